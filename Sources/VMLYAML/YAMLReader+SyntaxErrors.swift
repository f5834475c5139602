import VMLData
import VMLDiagnostics

private typealias Note = Diagnostic.Note
private typealias FixIt = Diagnostic.FixIt

/// YAML's own limit, in characters, for a key that no '?' stands before.
private let longestKey = 1_024

// libyaml says what its grammar missed, in terms of its tokens. What an author needs is what he
// wrote that is wrong and the way out, which depends on the bytes at the place and on what libyaml
// was reading. A message of libyaml that is not listed here is passed on in its own words.
extension YAMLReader {
  /// Diagnostic for a mistake that libyaml found.
  mutating func syntaxError(_ problem: YAMLProblem) -> Diagnostic {
    switch problem.kind {
    case .memory:
      return yamlSyntax("there is not enough memory to read this YAML", at: lastEnd..<lastEnd)
    case .encoding:
      return encodingError(problem)
    case .syntax: break
    }
    let place = places.index(ofCharacter: problem.place)
    let context = places.index(ofCharacter: problem.contextPlace)
    return quotedError(problem.problem, at: place, openedAt: context, problem.context)
      ?? indentationError(problem.problem, at: place, in: problem.context)
      ?? colonError(problem.problem, at: place, keyAt: context)
      ?? collectionError(problem.problem, at: place, openedAt: context)
      ?? indicatorError(problem.problem, at: place, in: problem.context)
      ?? otherError(problem, at: place)
  }

  private func encodingError(_ problem: YAMLProblem) -> Diagnostic {
    let place = min(range.lowerBound + problem.place, range.upperBound)
    let isCharacter = problem.problem == "control characters are not allowed"
    return Diagnostic(
      isCharacter ? .forbiddenCharacter : .invalidUTF8, .error,
      at: text.sourceRange(place..<min(place + 1, range.upperBound)),
      isCharacter
        ? "a control character may not stand in YAML"
        : "this byte is not part of a UTF-8 character",
      notes: [
        Note(
          isCharacter
            ? #"in double quotes it can be written as an escape, such as "\u0007""#
            : "save the file as UTF-8")
      ])
  }

  // MARK: Quotes

  private func quotedError(
    _ problem: String, at place: Int, openedAt open: Int, _ context: String
  ) -> Diagnostic? {
    guard context.hasSuffix("a quoted scalar") else { return nil }
    let escapeWayOut = Note(
      #"in double quotes '\' begins an escape; use single quotes, or write '\\' for one '\'"#)
    switch problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      let quote = source(open..<min(open + 1, range.upperBound))
      return yamlSyntax(
        "expected \(quote) to close the text that begins here", at: open..<open + 1,
        notes: [Note("the text goes on to here", at: text.sourceRange(place..<place))])
    case "found unknown escape character":
      let end = characterEnd(after: place + 1)
      let backslash = text.sourceRange(place..<place + 1)
      return yamlSyntax(
        "'\(source(place..<end))' is not an escape of YAML", at: place..<end, notes: [escapeWayOut],
        fixIts: [FixIt(#"write '\\'"#, replace: backslash, with: #"\\"#)])
    case "did not find expected hexdecimal number":
      return yamlSyntax(
        #"expected hexadecimal digits: two after '\x', four after '\u', eight after '\U'"#,
        at: place..<place, notes: [escapeWayOut])
    case "found invalid Unicode character escape code":
      return yamlSyntax(
        "this escape is not a character of Unicode", at: place..<place,
        notes: [Note("write the character itself, or one escape such as '\\U0001F600' for it")])
    default: return nil
    }
  }

  // MARK: Indentation

  private func indentationError(
    _ problem: String, at place: Int, in context: String
  ) -> Diagnostic? {
    let isTab = byte(at: place) == UInt8(ascii: "\t")
    switch problem {
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      break
    case "found character that cannot start any token" where isTab: break
    default: return nil
    }
    let tabs = text.bytes[place..<range.upperBound].prefix { $0 == UInt8(ascii: "\t") }
    return yamlSyntax(
      "YAML is indented with spaces, not with tabs", at: place..<max(place, tabs.endIndex),
      notes: [Note("replace each tab by as many spaces as the lines beside it have")])
  }

  // MARK: Keys and colons

  private func colonError(_ problem: String, at place: Int, keyAt key: Int) -> Diagnostic? {
    switch problem {
    case "mapping values are not allowed in this context":
      return misplacedColon(at: place)
    case "could not find expected ':'":
      return yamlSyntax(
        "expected ':' after the key", at: key..<lineEnd(from: key),
        notes: [
          Note(
            text.bytes[key..<lineEnd(from: key)].contains(UInt8(ascii: "="))
              ? "'=' behind a key is TOML's; in YAML it is ':', as in 'title: Home'"
              : "a line in an object is 'key: value'; a text of several lines begins with '|' or "
                + "'>'"
          )
        ])
    case "found unexpected ':'":
      return yamlSyntax(
        "unexpected ':' in a list or an object in brackets", at: place..<place + 1,
        notes: [Note("put a value that holds ':' in quotes")])
    case "mapping keys are not allowed in this context":
      return yamlSyntax(
        "a key may not begin here", at: place..<place,
        notes: [Note("begin it on a line of its own")])
    case "block sequence entries are not allowed in this context":
      return yamlSyntax(
        "a list's item may not begin here", at: place..<place + 1,
        notes: [
          Note("begin it on a line of its own; a value that begins with '- ' must stand in quotes")
        ])
    default: return nil
    }
  }

  /// The `:` of `name:Lamp` at the beginning of the last text; `nil` if it begins otherwise.
  private var colonWithoutBlank: Int? {
    let line = text.bytes[lastScalar].prefix { $0 != 0x0A }
    guard beginsLine(lastScalar.lowerBound),
      let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy({
        $0 == UInt8(ascii: "_") || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26
      }),
      colon + 1 < line.endIndex, line[colon + 1] != UInt8(ascii: "/")
    else { return nil }
    return colon
  }

  /// A `: ` where no key can be: in a value, or on a line that a value has swallowed.
  private func misplacedColon(at place: Int) -> Diagnostic {
    let swallows = text.bytes[lastScalar].contains(UInt8(ascii: "\n"))
    if !swallows, lastScalar.count > longestKey, beginsLine(lastScalar.lowerBound) {
      return yamlSyntax(
        "unexpected ':', since a key may have no more than 1,024 characters", at: place..<place + 1,
        notes: [Note("put '? ' before the key, or make it shorter")])
    }
    if swallows, let colon = colonWithoutBlank {
      return yamlSyntax(
        "a blank is missing behind this ':'", at: colon..<colon + 1,
        notes: [Note("without one it is part of a text; a key is 'name: Lamp'")],
        fixIts: [
          Diagnostic.FixIt(
            "write a blank", replace: text.sourceRange(colon + 1..<colon + 1), with: " ")
        ])
    }
    if swallows, text.bytes[lastScalar].starts(with: "import ".utf8) {
      return yamlSyntax(
        "an import has no place here",
        at: lastScalar.lowerBound..<lineEnd(from: lastScalar.lowerBound),
        notes: [
          Note("it is JavaScript; each file of 'components/' is known by its name: remove the line")
        ])
    }
    if swallows {
      return yamlSyntax(
        "unexpected ':', since this line goes on with the text of the line before it",
        at: place..<place + 1,
        notes: [
          Note("the text begins here", at: text.sourceRange(lastScalar)),
          Note("indent a key exactly as the keys beside it; each needs a ':' of its own"),
        ])
    }
    return yamlSyntax(
      "unexpected ':' in a value", at: place..<place + 1,
      notes: [
        Note("put a value that holds ': ' in quotes, or begin an inner key on a line of its own")
      ])
  }

  // MARK: Lists and objects

  private func collectionError(
    _ problem: String, at place: Int, openedAt open: Int
  ) -> Diagnostic? {
    let opened = text.sourceRange(open..<open)
    switch problem {
    case "did not find expected ',' or ']'":
      return yamlSyntax(
        "expected ',' or ']'\(found(at: place))", at: place..<place,
        notes: [Note("the list begins here", at: bracket(open))] + bracketNote(at: place))
    case "did not find expected ',' or '}'":
      return yamlSyntax(
        "expected ',' or '}'\(found(at: place))", at: place..<place,
        notes: [Note("the object begins here", at: bracket(open))] + bracketNote(at: place))
    case "did not find expected '-' indicator":
      return yamlSyntax(
        "expected '-' to begin the list's next item\(found(at: place))", at: place..<place,
        notes: [
          Note("the list begins here", at: opened),
          Note("all items of a list begin in the same column"),
        ])
    case "did not find expected key":
      if followsQuote(place) {
        return yamlSyntax(
          "unexpected text after the closing quote", at: place..<lineEnd(from: place),
          notes: [Note("put the whole value in quotes; a quote inside them is written twice")])
      }
      return yamlSyntax(
        "expected a key\(found(at: place))", at: place..<place,
        notes: [
          Note("the object begins here", at: opened),
          Note("all keys of an object begin in the same column"),
        ])
    case "did not find expected node content":
      return yamlSyntax(
        "expected a value\(found(at: place))", at: place..<place,
        notes: [
          place == range.upperBound
            ? Note("close each '[' with ']' and each '{' with '}'")
            : Note("text that begins with one of '[ ] { } , & * ! | > % @' must stand in quotes")
        ])
    case "did not find expected <document start>":
      return yamlSyntax(
        "expected the end of the text\(found(at: place))", at: place..<place,
        notes: [Note("a file holds one value; several are a list or an object")])
    default: return nil
    }
  }

  /// The way out where a bracket ends a value in an object or a list in brackets.
  private func bracketNote(at place: Int) -> [Diagnostic.Note] {
    guard "{}[]".utf8.contains(byte(at: place)) else { return [] }
    return [Note("put a value that holds one of '{ } [ ] ,' in quotes")]
  }

  // MARK: Other signs

  private func indicatorError(
    _ problem: String, at place: Int, in context: String
  ) -> Diagnostic? {
    switch (problem, context) {
    case ("found character that cannot start any token", _):
      let end = characterEnd(after: place)
      return yamlSyntax(
        "a value may not begin with '\(shortened(source(place..<end)))'", at: place..<end,
        notes: [Note("put the value in quotes")], fixIts: quoting(from: place))
    case ("did not find expected alphabetic or numeric character", "while scanning an anchor"),
      ("did not find expected alphabetic or numeric character", "while scanning an alias"):
      let sign = context.hasSuffix("anchor") ? "&" : "*"
      return yamlSyntax(
        "expected a name of letters, digits, '-' and '_' after '\(sign)'", at: place..<place,
        notes: [Note("put a text that begins with '\(sign)' in quotes")])
    case ("found undefined tag handle", _):
      let start = skipProperties(place..<range.upperBound).tag ?? place..<place
      return Diagnostic(
        .yamlUnknownTag, .error, at: text.sourceRange(start),
        "tag '\(shortened(source(start)))' is not known",
        notes: [Note("leave the tag out; if '!' begins a text, put the text in quotes")])
    case ("did not find expected comment or line break", "while scanning a block scalar"):
      return yamlSyntax(
        "expected a line break after '|' or '>'", at: place..<place,
        notes: [Note("the text begins on the next line, indented")])
    case ("found an indentation indicator equal to 0", _):
      return yamlSyntax(
        "the number after '|' or '>' must be from 1 to 9", at: place..<place + 1,
        notes: [Note("leave it out unless the text's first line begins with spaces")])
    case ("found incompatible YAML document", _):
      return Diagnostic(
        .yamlDirective, .error, at: text.sourceRange(place..<lineEnd(from: place)),
        "only '%YAML 1.1' and '%YAML 1.2' can be read", notes: [Note("leave the directive out")])
    case ("found duplicate %YAML directive", _), (_, "while scanning a directive"),
      (_, "while scanning a %YAML directive"):
      return Diagnostic(
        .yamlDirective, .error, at: text.sourceRange(place..<place), "unexpected directive",
        notes: [
          Note("only '%YAML 1.2' may stand before the document, and only once"),
          Note("a line of a text that begins with '%' must be indented or in quotes"),
        ])
    default: return nil
    }
  }

  private func otherError(_ problem: YAMLProblem, at place: Int) -> Diagnostic {
    let context = problem.context.isEmpty ? "" : "\(problem.context): "
    return yamlSyntax("\(context)\(problem.problem)", at: place..<place)
  }
}
