import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// A modifier of LiveView Native in VML's words.
struct LiveViewCall {
  var text: String
  /// The holes that stand for a word there, and not for a number.
  var words: Set<String> = []
}

/// Reads a modifier of a sheet or a style, and holds it against VML's grammar and SwiftUI's words.
///
/// `holes` are the names that the class of its rule gives, `nil` for a style. In a text with holes
/// or interpolations only the grammar and the name are checked.
///
/// - Returns: `nil` for one that is left out, which is told at `range`.
func readLiveViewCall(
  _ source: String, holes: [String]?, at range: SourceRange, reporting bag: inout DiagnosticBag
) -> LiveViewCall? {
  func tell(_ message: String, note: String? = nil) {
    bag.report(
      Diagnostic(
        .formatLacks, .warning, at: range, message, notes: note.map { [Diagnostic.Note($0)] } ?? [])
    )
  }
  let (events, renamed) = sentEvents(source)
  for name in renamed {
    tell("the event '\(name)' is '\(name.replacing("-", with: "_"))' here: a name has no '-'")
  }
  var filled = FilledHoles(holes ?? [])
  if holes == nil { filled.add(events[...]) } else { filled.fill(events) }
  if let unknown = filled.unknown {
    tell(
      "'\(unknown)' is no part of the name of the class: the modifier is left out",
      note: "a hole of a rule is named in its class, as in '\"w-\" <> \(unknown)'")
    return nil
  }
  if let partial = filled.partial {
    tell("'\(partial)' in a part of a text has no form in a sheet: the modifier is left out")
    return nil
  }
  let checked = withoutInterpolations(filled.checked)
  let isWhole = checked == filled.checked && filled.words.isEmpty
  var mistakes = DiagnosticBag()
  let tree = parseStyle(Array(checked.utf8), as: FileID(0), reporting: &mistakes)
  if let mistake = mistakes.diagnostics.first(where: { $0.severity == .error }) {
    tell("this modifier is left out: \(mistake.message)")
    return nil
  }
  let foreign = tree.nodes.indices.first {
    tree.nodes[$0].kind == .identifier && ["event", "gesture_state"].contains(tree.text(of: $0))
  }
  if let foreign {
    tell("this modifier is left out: '\(tree.text(of: foreign))' has no such form in a page")
    return nil
  }
  let checker = CallChecker(Catalog.CheckTarget(platform: .iOS, minimum: nil))
  for node in tree.roots where tree.nodes[node].kind == .modifier {
    guard let check = checker.check(modifier: node, in: tree, file: FileID(0), on: .any) else {
      tell("SwiftUI has no modifier '\(tree.text(of: node))'", note: "it is kept as it is")
      continue
    }
    let wrong = check.diagnostics.first {
      isWhole && ($0.code == .unknownValue || $0.severity == .error)
    }
    if let wrong {
      tell("this modifier is left out: \(wrong.message)")
      return nil
    }
  }
  guard checked == filled.text else {
    return LiveViewCall(text: filled.text, words: filled.words)
  }
  var printer = StylePrinter()
  printer.print(modifiers: tree.nodes.indices, of: tree)
  return LiveViewCall(text: String(decoding: printer.output, as: UTF8.self))
}

/// A text with `event("a")` as `send(a)`, `:"a"` as `:a`, and the names that had to be changed.
private func sentEvents(_ text: String) -> (text: String, renamed: [String]) {
  var renamed: [String] = []
  let sent = text.replacing(/\bevent\(\s*"([A-Za-z_][\w-]*)"\s*\)/) { match in
    if match.1.contains("-") { renamed.append(String(match.1)) }
    return "send(\(match.1.replacing("-", with: "_")))"
  }
  return (sent.replacing(/:"([A-Za-z_][\w.-]*)"/) { ":\($0.1)" }, renamed)
}

/// A modifier with holes as VSS has them, and with constants in their place.
private struct FilledHoles {
  private let names: [String]
  private(set) var text = ""
  private(set) var checked = ""
  private(set) var words: Set<String> = []
  /// A name in a hole that the class does not give.
  private(set) var unknown: String?
  /// A name in a part of a text.
  private(set) var partial: String?

  init(_ names: [String]) { self.names = names }

  /// `{w}`, `#{w}` and `<%= w %>`, with a conversion in them, and `to_ime(w)` by itself.
  mutating func fill(_ source: String) {
    let hole =
      #/
      ([.:]?)
      (?: (?: \#?\{ | <%= ) \s* (?: to_\w+\(\s*(\w+)\s*\) | (\w+) ) \s* (?: \} | %> )
        | \b to_(?:ime|float|integer|number) \( \s* (\w+) \s* \) )
      /#
    var rest = source[...]
    var isInString = false
    while let match = rest.firstMatch(of: hole) {
      let name = String(match.2 ?? match.3 ?? match.4 ?? "")
      let before = rest[..<match.range.lowerBound]
      let isQuoted = Self.isInString(before, isInString)
      guard names.contains(name) else {
        // A brace in a text is one.
        if !isQuoted { unknown = unknown ?? name }
        isInString = Self.isInString(rest[..<match.range.upperBound], isInString)
        add(rest[..<match.range.upperBound])
        rest = rest[match.range.upperBound...]
        continue
      }
      add(before)
      rest = rest[match.range.upperBound...]
      isInString = isQuoted
      add(
        camelCase(name), sign: match.1, isMember: source[match.range].contains("to_ime"),
        isQuoted: isQuoted, &rest, &isInString)
    }
    add(rest)
  }

  mutating func add(_ plain: Substring) {
    text += plain
    checked += plain
  }

  private mutating func add(
    _ hole: String, sign: Substring, isMember: Bool, isQuoted: Bool, _ rest: inout Substring,
    _ isInString: inout Bool
  ) {
    if isQuoted {
      // A whole text is a word; a part of one has no form.
      guard text.last == "\"", rest.first == "\"", sign.isEmpty else {
        partial = partial ?? hole
        return
      }
      text.removeLast()
      rest.removeFirst()
      isInString = false
      text += hole
      checked += "x\""
      words.insert(hole)
    } else if sign == ":", text.last?.isLetter == true || text.last?.isNumber == true {
      // The colon of a label.
      text += ": " + (isMember ? ".(\(hole))" : hole)
      checked += ": " + (isMember ? ".x" : "1")
      if isMember { words.insert(hole) }
    } else if !sign.isEmpty || isMember {
      text += "\(sign.isEmpty ? "." : sign)(\(hole))"
      checked += "\(sign.isEmpty ? "." : sign)x"
      words.insert(hole)
    } else {
      text += hole
      checked += "1"
    }
  }

  private static func isInString(_ text: Substring, _ before: Bool) -> Bool {
    var (isInString, isEscaped) = (before, false)
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInString.toggle()
      }
    }
    return isInString
  }
}

/// A text with a name or a number in the place of each interpolation.
private func withoutInterpolations(_ text: String) -> String {
  guard text.contains("\\(") else { return text }
  let bytes = Array(text.utf8)
  var made: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "("),
      let end = endOfInterpolation(in: bytes, from: index + 2, to: bytes.count)
    {
      let isName = made.last.map { $0 == UInt8(ascii: ".") || ($0 | 0x20) &- 0x61 < 26 } ?? true
      made.append(UInt8(ascii: isName ? "x" : "1"))
      index = end + 1
    } else {
      made.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: made, as: UTF8.self)
}
