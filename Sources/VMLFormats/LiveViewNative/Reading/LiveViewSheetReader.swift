import VMLDiagnostics

/// Reads sheets of LiveView Native as rules of VSS: a class for each `"name" do … end`, and for the
/// rules of a `def class("name")`.
///
/// Parts of a name become holes, `"w-" <> width do` is `.w-(width: number)`.
struct LiveViewSheetReader {
  private let file: FileID
  private(set) var bag = DiagnosticBag()
  private var made = ""
  private var rule: Rule?
  /// A modifier that goes on in the next line, and the brackets that are open in it.
  private var call = ""
  private var callStart = 0
  private var depth = 0

  private struct Rule {
    var head: SourceRange
    var selector = "."
    var names: [String] = []
    var target: String?
    var calls: [LiveViewCall] = []
    /// Whether there is nothing in its head that is left out.
    var isWhole = true
    /// Whether its class is put together of texts and names alone.
    var isNamed = true
  }

  private enum Mistake: String {
    case rule = "a rule of a sheet begins with its class, as in '\"card\" do'"
    case end = "this rule has no 'end'"
    case call = "this modifier is never closed, and is left out"
    case name = "the rules of a class whose name holds no text are left out"
    case pattern = "of a class's name only texts and names have a form, and its rules are left out"
    case condition = "of what a rule asks for only a 'target' has a form, and the rest is left out"
  }

  init(_ file: FileID) { self.file = file }

  /// The rules that were read, in their order.
  var rules: [UInt8] { Array(made.utf8) }

  /// Reads the inside of a `~SHEET`, whose first byte is the file's `start`th.
  mutating func readSheet(_ bytes: [UInt8], at start: Int) {
    lines(bytes, at: start) { reader, text, range in
      let isHead = text.hasSuffix(" do") && text.hasPrefix("\"")
      if isHead || text == "end" { reader.leaveCall(before: range) }
      if isHead {
        reader.end(isLeft: true)
        reader.begin(String(text.dropLast(3)), at: range)
      } else if reader.rule == nil {
        reader.tell(.rule, at: range)
      } else if text == "end" {
        reader.end()
      } else {
        reader.add(text, at: range)
      }
    }
    let end = SourceRange(file: file, start + bytes.count..<start + bytes.count)
    leaveCall(before: end)
    self.end(isLeft: true)
  }

  /// Reads the inside of the `~RULES` of a `def class(…)`, in whose parentheses `head` stands.
  mutating func readRules(_ bytes: [UInt8], at start: Int, of head: String, at range: SourceRange) {
    begin(head, at: range)
    lines(bytes, at: start) { $0.add($1, at: $2) }
    leaveCall(before: SourceRange(file: file, start + bytes.count..<start + bytes.count))
    end()
  }

  private mutating func tell(_ mistake: Mistake, at range: SourceRange) {
    bag.report(Diagnostic(.formatLacks, .warning, at: range, mistake.rawValue))
  }

  // MARK: Lines

  private mutating func lines(
    _ bytes: [UInt8], at start: Int,
    _ take: (inout LiveViewSheetReader, _ text: String, _ range: SourceRange) -> Void
  ) {
    var offset = start
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let first = offset + line.prefix { $0 <= 0x20 }.count
      var text = trimmed(String(decoding: line, as: UTF8.self))
      // `#{` is a hole.
      let comment = placesOutsideStrings(text).first {
        text[$0] == "#" && !text[$0...].hasPrefix("#{")
      }
      if let comment { text = trimmed(String(text[..<comment])) }
      let end = min(first + text.utf8.count, offset + line.count)
      let range = SourceRange(file: file, first..<max(first, end))
      offset += line.count + 1
      if !text.isEmpty { take(&self, text, range) }
    }
  }

  /// Leaves out a modifier that was not closed.
  private mutating func leaveCall(before range: SourceRange) {
    guard !call.isEmpty else { return }
    let end = callStart + (call.firstIndex(of: "\n").map { call[..<$0] } ?? call[...]).utf8.count
    tell(.call, at: SourceRange(file: file, callStart..<min(end, range.range.lowerBound)))
    (call, depth) = ("", 0)
  }

  private mutating func add(_ text: String, at range: SourceRange) {
    if call.isEmpty { callStart = range.range.lowerBound }
    call += call.isEmpty ? text : "\n" + text
    for index in placesOutsideStrings(text) {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
    }
    guard depth <= 0 else { return }
    var rest = call[...]
    let whole = SourceRange(file: file, callStart..<range.range.upperBound)
    while !rest.isEmpty {
      let end = placesOutsideStrings(rest).first { rest[$0] == ";" } ?? rest.endIndex
      let one = trimmed(String(rest[..<end]).replacing("\n", with: " "))
      rest = rest[end...].dropFirst()
      guard !one.isEmpty, let rule,
        let read = readLiveViewCall(one, holes: rule.names, at: whole, reporting: &bag)
      else { continue }
      self.rule?.calls.append(read)
    }
    (call, depth) = ("", 0)
  }

  // MARK: Rules

  /// Begins a rule: `"w-" <> width <> "-x", target: :ios`.
  private mutating func begin(_ head: String, at range: SourceRange) {
    let made = Self.rule(of: head, at: range)
    if !made.isWhole { tell(.condition, at: range) }
    if !made.isNamed {
      tell(.pattern, at: range)
    } else if made.selector.dropFirst().first.map({ $0 == "(" }) ?? true {
      // Its modifiers are read all the same, for what is wrong in them.
      tell(.name, at: range)
    }
    rule = made
  }

  private mutating func end(isLeft: Bool = false) {
    guard let rule else { return }
    if isLeft { tell(.end, at: rule.head) }
    self.rule = nil
    guard let first = rule.selector.dropFirst().first, first != "(", rule.isNamed else { return }
    var selector = rule.selector
    let words = rule.calls.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    for hole in rule.names.map(camelCase) {
      let type = words.contains(hole) ? "word" : "number"
      selector = selector.replacing("(\(hole))", with: "(\(hole): \(type))")
    }
    let text = "\(selector) {\n" + rule.calls.map { "  \($0.text);\n" }.joined() + "}\n"
    made += (rule.target.map { "@target \($0) {\n\(text)}\n" } ?? text) + "\n"
  }

  private static func rule(of head: String, at range: SourceRange) -> Rule {
    var rule = Rule(head: range)
    var rest = head[...]
    while let first = rest.first {
      if first == "\"" {
        let inner = rest.dropFirst().prefix { $0 != "\"" }
        for character in inner {
          let isPlain = character.isLetter || character.isNumber || "-_".contains(character)
          rule.selector += isPlain ? String(character) : "\\\(character)"
        }
        rest = rest.dropFirst(inner.count + 2)
      } else if first.isLetter || first == "_" {
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if name == "when" {
          rule.isWhole = false
          break
        }
        rule.names.append(name)
        rule.selector += "(\(camelCase(name)))"
        rest = rest.dropFirst(name.count)
      } else if first == "," {
        rule.target = rest.firstMatch(of: /target:\s*:(\w+)/).map { String($0.1) }
        let only = /,\s*(?:[%{\[\s]*target:\s*:\w+[\s}\]]*|_\w*\s*)/
        rule.isWhole = rest.wholeMatch(of: only) != nil
        break
      } else if rest.hasPrefix("<>") {
        rest = rest.dropFirst(2)
      } else {
        rule.isNamed = rule.isNamed && first.isWhitespace
        rest = rest.dropFirst()
      }
    }
    return rule
  }
}

/// The places of a text that stand in none of its strings, from the first on.
func placesOutsideStrings(_ text: some StringProtocol) -> [String.Index] {
  var places: [String.Index] = []
  var (isInString, isEscaped) = (false, false)
  for index in text.indices {
    let character = text[index]
    if isEscaped {
      isEscaped = false
    } else if character == "\"" {
      isInString.toggle()
    } else if !isInString {
      places.append(index)
    } else if character == "\\" {
      isEscaped = true
    }
  }
  return places
}
