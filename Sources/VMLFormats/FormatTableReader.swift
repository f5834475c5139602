/// Reads a ``FormatTable``.
///
/// The tables are a part of the program, so a mistake in one ends it, at its first use; the tests
/// read them all.
struct FormatTableReader {
  private var tokens: [Substring] = []
  private var position = 0
  private var table = FormatTable()

  static func read(_ text: String) -> FormatTable {
    var reader = FormatTableReader()
    reader.tokens = tokens(of: text)
    while let word = reader.next() { reader.readStatement(word) }
    return reader.table
  }

  /// Splits a text into words, strings and signs; `#` begins a comment.
  private static func tokens(of text: String) -> [Substring] {
    let bytes = Array(text.utf8)
    var tokens: [Substring] = []
    var start = 0
    func end(after index: Int, while isPart: (UInt8) -> Bool) -> Int {
      bytes[index...].firstIndex { !isPart($0) } ?? bytes.count
    }
    while start < bytes.count {
      let end =
        switch bytes[start] {
        case UInt8(ascii: "#"): end(after: start) { $0 != UInt8(ascii: "\n") }
        case UInt8(ascii: "\""):
          min(end(after: start + 1) { $0 != UInt8(ascii: "\"") } + 1, bytes.count)
        case 0x30...0x39: end(after: start) { isDigit($0) || $0 == UInt8(ascii: ".") }
        case let first where isBlank(first): end(after: start, while: isBlank)
        case let first where isWordByte(first): endOfWord(from: start, in: bytes)
        default: start + 1
        }
      if bytes[start] != UInt8(ascii: "#"), !isBlank(bytes[start]) {
        let first = text.utf8.index(text.startIndex, offsetBy: start)
        tokens.append(text[first..<text.utf8.index(first, offsetBy: end - start)])
      }
      start = end
    }
    return tokens
  }

  /// The end of a word, which may have parts: `phase.empty`.
  private static func endOfWord(from start: Int, in bytes: [UInt8]) -> Int {
    var end = start
    while end < bytes.count {
      let isDot = bytes[end] == UInt8(ascii: ".")
      guard isWordByte(bytes[end]) || isDot && end + 1 < bytes.count && isLetter(bytes[end + 1])
      else { break }
      end += 1
    }
    return end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "_$-@".utf8.contains(byte)
  }

  private mutating func next() -> Substring? {
    guard position < tokens.count else { return nil }
    defer { position += 1 }
    return tokens[position]
  }

  private var current: Substring? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ token: Substring) -> Bool {
    guard current == token else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ token: Substring) {
    guard take(token) else { fail("expected '\(token)'") }
  }

  private mutating func word() -> String {
    guard let token = next() else { fail("expected a word") }
    return String(token)
  }

  private func fail(_ message: String) -> Never {
    let place = tokens[max(0, position - 8)..<min(position + 4, tokens.count)]
    // SAFETY: no input reaches it, the tables alone, which tests read whole.
    fatalError("\(message) in a table of a format, near '\(place.joined(separator: " "))'")
  }

  // MARK: Statements

  private mutating func readStatement(_ word: Substring) {
    switch word {
    case "kind": readKind()
    case "view", "part":
      let name = self.word()
      let parameters = take("(") ? readParameters() : []
      expect("=")
      let type = self.word()
      let members = take("{") ? readMembers() : []
      table.views[name, default: []].append(
        FormatTable.Row(
          parameters: parameters, type: type, members: members, isPart: word == "part",
          number: position))
    case "modifier":
      let name = self.word()
      expect("(")
      let parameters = readParameters()
      expect("=")
      var members = [readMember()]
      while take(";") { members.append(readMember()) }
      table.modifiers[name, default: []].append(
        FormatTable.Row(parameters: parameters, members: members, number: position))
    case "common":
      expect("(")
      let parameters = readParameters()
      expect("=")
      var members = [readMember()]
      while take(";") { members.append(readMember()) }
      table.common.append(FormatTable.Row(parameters: parameters, members: members))
    case "ignored":
      expect("{")
      while !take("}") { table.ignored.insert(self.word()) }
    case "reserved":
      expect("{")
      while !take("}") {
        guard case .string(let text)? = literal(self.word()) else { fail("expected a text") }
        table.reserved.append(text)
      }
    default: fail("unknown statement '\(word)'")
    }
  }

  /// Reads `kind name { … }`: words that are the same in both, other kinds as `<kind>`, and
  /// `pattern = value`.
  private mutating func readKind() {
    let name = word()
    if ValueKind(rawValue: name) != nil { fail("every format has a kind '\(name)'") }
    expect("{")
    var forms: [FormatTable.Form] = []
    while !take("}") {
      let isWord = current != "<"
      var pattern = readPattern()
      var template: FormatTable.Template?
      if case .kind(let word) = pattern {
        // A word alone stands for the member of that name.
        if isWord { pattern = .member(word, nil) }
        template =
          isWord
          ? .value(.string(word)) : .variable(word, isOptional: false, fallback: nil)
      }
      if take("=") { template = readTemplate() }
      guard let template else { fail("a form of '\(name)' has no value") }
      forms.append(FormatTable.Form(pattern, template))
    }
    table.kinds[name] = forms
  }

  // MARK: Patterns

  private mutating func readParameters() -> [FormatTable.Parameter] {
    var parameters: [FormatTable.Parameter] = []
    while !take(")") {
      var label = ""
      if position + 1 < tokens.count, tokens[position + 1] == ":" {
        label = word()
        position += 1
      }
      let pattern = readPattern()
      var variable = label
      if label.isEmpty { variable = pattern.variable }
      parameters.append(
        FormatTable.Parameter(
          label: label, variable: variable, pattern: pattern, isOptional: take("?")))
      _ = take(",")
    }
    return parameters
  }

  private mutating func readPattern() -> FormatTable.Pattern {
    var pattern = readHead()
    while take("~") {
      let name = word()
      expect("(")
      pattern = .derived(of: pattern, name, readParameters())
    }
    return pattern
  }

  private mutating func readHead() -> FormatTable.Pattern {
    if take("\\") {
      expect(".")
      return .member("\\." + word(), nil)
    }
    if take(".") {
      let name = word()
      return .member(name, take("(") ? readParameters() : nil)
    }
    if take("<") {
      let kind = word()
      expect(">")
      return .kind(kind)
    }
    if take("[") {
      let pattern = readPattern()
      var items = [FormatTable.Parameter(label: "", variable: "", pattern: pattern)]
      while take(",") {
        items.append(FormatTable.Parameter(label: "", variable: "", pattern: readPattern()))
      }
      expect("]")
      // A list of as many values as it likes, unless they are words.
      if items.count == 1, !pattern.variable.isEmpty { return .list(pattern) }
      return .member("[]", items)
    }
    let token = word()
    if let value = literal(token) { return .value(value) }
    if take("(") { return .member(token, readParameters()) }
    return .kind(token)
  }

  // MARK: Templates

  private mutating func readMembers() -> [FormatTable.Template.Member] {
    var members: [FormatTable.Template.Member] = []
    while !take("}") {
      members.append(readMember())
      _ = take(",")
    }
    return members
  }

  private mutating func readMember() -> FormatTable.Template.Member {
    let key = word()
    expect(":")
    return FormatTable.Template.Member(key: key, template: readTemplate())
  }

  private mutating func readTemplate() -> FormatTable.Template {
    if take("{") { return folded(readMembers()) }
    if take("[") {
      if take("]") { return .value(.array([])) }
      var items: [FormatTable.Template] = []
      while !take("]") {
        items.append(readTemplate())
        _ = take(",")
      }
      return folded(items)
    }
    let token = word()
    if token == "@node" || token == "@child" {
      let type = word()
      return .view(type, take("{") ? readMembers() : [], isValue: token == "@node")
    }
    if token == "@destinations" { return .destinations }
    if token.first == "$" {
      let name = String(token.dropFirst())
      if take("?") { return .variable(name, isOptional: true, fallback: nil) }
      if take("|") {
        guard case .value(let value) = readTemplate() else { fail("expected a value") }
        return .variable(name, isOptional: false, fallback: value)
      }
      return .variable(name, isOptional: false, fallback: nil)
    }
    guard let value = literal(token) else { fail("unexpected '\(token)'") }
    return .value(value)
  }

  /// An object that has no holes is a value.
  private func folded(_ members: [FormatTable.Template.Member]) -> FormatTable.Template {
    var values: [FormatValue.Member] = []
    for member in members {
      guard case .value(let value) = member.template else { return .object(members) }
      values.append(FormatValue.Member(member.key, value))
    }
    return .value(.object(values))
  }

  /// So is an array.
  private func folded(_ items: [FormatTable.Template]) -> FormatTable.Template {
    var values: [FormatValue] = []
    for item in items {
      guard case .value(let value) = item else { return .array(items) }
      values.append(value)
    }
    return .value(.array(values))
  }

  private func literal(_ token: String) -> FormatValue? {
    switch token {
    case "true", "false": return .bool(token == "true")
    case "null": return .null
    default:
      if token.first == "\"" { return .string(String(token.dropFirst().dropLast())) }
      return Double(token).map(FormatValue.number)
    }
  }
}
