import VMLDiagnostics

private typealias Note = Diagnostic.Note
private typealias FixIt = Diagnostic.FixIt

// Mistakes at places where JSON allows something else. Each place knows the ones that are often
// made there; many of them are right in JavaScript, Python or YAML.
extension JSONReader {
  /// Mistake where a value should begin.
  func unexpectedForValue() -> Diagnostic {
    if let mistake = commonMistake() { return mistake }
    if let byte = current, byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") {
      return badNumber(from: index)
    }
    let word = wordRange(from: index)
    guard !word.isEmpty else {
      return jsonSyntax(
        "expected a value\(found)", at: characterRange,
        notes: [Note("a value is an object, a list, a string, a number, true, false or null")])
    }
    let name = source(word)
    if ["NaN", "Infinity"].contains(name) { return notANumber(name, at: word) }
    if ["undefined", "None", "nil"].contains(name) {
      return jsonSyntax(
        "'\(name)' is not JSON; did you mean 'null'?", at: word, fixIts: [replace(word, "null")])
    }
    let words = ["true", "false", "null"]
    if let nearest = words.first(where: { $0 == name.lowercased() })
      ?? nearestName(to: name, in: words)
    {
      return jsonSyntax(
        "'\(shortened(name))' is not JSON; did you mean '\(nearest)'?", at: word,
        fixIts: [replace(word, nearest)])
    }
    return jsonSyntax(
      "'\(shortened(name))' must be in double quotes", at: word,
      fixIts: followed(word, by: ",]}") ? [replace(word, "\"\(name)\"")] : [])
  }

  /// Mistake where a key should begin.
  func unexpectedForKey() -> Diagnostic {
    if let mistake = commonMistake() { return mistake }
    let word = wordRange(from: index)
    guard !word.isEmpty else {
      return jsonSyntax(
        "expected a key in double quotes\(found)", at: characterRange,
        notes: [Note(#"an object is written {"key": value, "other": value}"#)])
    }
    let name = source(word)
    return jsonSyntax(
      "key '\(shortened(name))' must be in double quotes", at: word,
      fixIts: followed(word, by: ":") ? [replace(word, "\"\(name)\"")] : [])
  }

  /// Mistake where a colon should be.
  func unexpectedForColon(after key: String) -> Diagnostic {
    if let mistake = comment() { return mistake }
    let message = "expected ':' after the key '\(shortened(key))'\(found)"
    let notes = [Note(#"an object is written {"key": value, "other": value}"#)]
    guard current == UInt8(ascii: "="), !bytes[(index + 1)..<end].starts(with: "=".utf8),
      !bytes[(index + 1)..<end].starts(with: ">".utf8)
    else { return jsonSyntax(message, at: characterRange, notes: notes) }
    return jsonSyntax(
      message, at: characterRange, notes: notes, fixIts: [replace(characterRange, ":")])
  }

  /// Mistake where a comma or the end of a list or an object should be.
  func unexpectedForComma(close: UInt8, openedAt open: Int) -> Diagnostic {
    if let mistake = comment() { return mistake }
    let isList = close == UInt8(ascii: "]")
    let bracket = String(UnicodeScalar(close))
    let opened = Note(
      "the \(isList ? "list" : "object") begins here", at: text.sourceRange(open..<open + 1))
    let startsNext =
      current.map { byte in
        byte == UInt8(ascii: "\"")
          || (isList && (byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")))
      } ?? false
    guard startsNext else {
      return jsonSyntax("expected ',' or '\(bracket)'\(found)", at: characterRange, notes: [opened])
    }
    let previous = bytes[..<index].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? index
    return jsonSyntax(
      "expected ',' between \(isList ? "items" : "entries")", at: previous..<previous,
      notes: [opened],
      fixIts: [FixIt("insert ','", replace: text.sourceRange(previous..<previous), with: ",")])
  }

  /// Mistake of a comma that nothing follows.
  func trailingComma(at comma: Int, close: UInt8) -> Diagnostic {
    let range = comma..<comma + 1
    return jsonSyntax(
      "a ',' may not stand before '\(String(UnicodeScalar(close)))'", at: range,
      fixIts: [FixIt("remove ','", replace: text.sourceRange(range), with: "")])
  }

  /// Mistake where the text should end.
  func unexpectedAfterRoot() -> Diagnostic {
    comment()
      ?? jsonSyntax(
        "expected the end of the text\(found)", at: characterRange,
        notes: [Note("a file holds one value; several are a list or an object")])
  }

  /// Mistake of a number that JSON does not allow.
  func badNumber(from start: Int) -> Diagnostic {
    let range = start..<max(wordRange(from: start).upperBound, min(start + 1, end))
    let written = source(range)
    let digits = bytes[range].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let note: String
    if written.hasSuffix("Infinity") || written.hasSuffix("NaN") {
      return notANumber(written, at: range)
    } else if written.hasPrefix("+") {
      note = "leave out the '+'"
    } else if digits.first == UInt8(ascii: ".") {
      note = "write a '0' before the '.'"
    } else if digits.starts(with: "0x".utf8) || digits.starts(with: "0o".utf8)
      || digits.starts(with: "0b".utf8)
    {
      note = "write the number in decimal"
    } else if digits.first == UInt8(ascii: "0"), let second = digits.dropFirst().first,
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= second
    {
      note = "leave out the '0' at its start, or put the number in quotes"
    } else {
      note = "numbers look like '12', '-0.5' and '1e3'; anything else must be in double quotes"
    }
    return jsonSyntax(
      "'\(shortened(written))' is not a number of JSON", at: range, notes: [Note(note)])
  }
}

extension JSONReader {
  /// The bytes of a word or a number, whatever JSON thinks of it; empty if none begins here.
  func wordRange(from start: Int) -> Range<Int> {
    let rest = bytes[start..<end]
    let isWord = { (byte: UInt8) in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte >= 0x80
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }
    return start..<(rest.firstIndex { !isWord($0) } ?? end)
  }

  /// Mistake of a comment or of single quotes; `nil` if neither is here.
  private func commonMistake() -> Diagnostic? { comment() ?? singleQuotes() }

  private func comment() -> Diagnostic? {
    let rest = bytes[index..<end]
    let length =
      rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8)
      ? 2 : rest.first == UInt8(ascii: "#") ? 1 : 0
    guard length > 0 else { return nil }
    return jsonSyntax(
      "JSON has no comments", at: index..<index + length,
      notes: [Note("remove the comment, or write the file as YAML, which has them")])
  }

  private func singleQuotes() -> Diagnostic? {
    guard current == UInt8(ascii: "'") else { return nil }
    let inner = bytes[(index + 1)..<end].prefix { byte in
      byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        && byte >= 0x20
    }
    let isClosed = inner.endIndex < end && bytes[inner.endIndex] == UInt8(ascii: "'")
    guard isClosed else {
      return jsonSyntax("a string must be in double quotes", at: index..<index + 1)
    }
    let range = index..<inner.endIndex + 1
    return jsonSyntax(
      "a string must be in double quotes", at: range,
      fixIts: followed(range, by: ",]}:") ? [replace(range, "\"\(source(inner.indices))\"")] : [])
  }

  private func notANumber(_ written: String, at range: Range<Int>) -> Diagnostic {
    jsonSyntax(
      "JSON has no '\(written)'", at: range, notes: [Note("use null, or a string")])
  }

  /// The character at the index; empty at the end.
  private var characterRange: Range<Int> {
    guard index < end else { return end..<end }
    return index..<(bytes[(index + 1)..<end].firstIndex { $0 & 0xC0 != 0x80 } ?? end)
  }

  /// Whether the next thing after a range is one of some ASCII characters, or the end.
  private func followed(_ range: Range<Int>, by characters: String) -> Bool {
    guard let next = bytes[range.upperBound..<end].first(where: { $0 > 0x20 }) else { return true }
    return characters.utf8.contains(next)
  }

  /// `, found 'x'`.
  private var found: String {
    guard let byte = current else { return ", found the end of the text" }
    guard byte > 0x20, byte != 0x7F else { return ", found a control character" }
    return ", found '\(source(characterRange))'"
  }

  private func replace(_ range: Range<Int>, _ replacement: String) -> Diagnostic.FixIt {
    FixIt(
      "write '\(shortened(replacement))'", replace: text.sourceRange(range),
      with: replacement)
  }

  private func jsonSyntax(
    _ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, .error, at: text.sourceRange(range), message, notes: notes, fixIts: fixIts)
  }
}
