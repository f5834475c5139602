/// Parses the notation of types.
///
/// It stops behind the type, so that one may stand inside of other text.
public struct TypeParser {
  let bytes: ArraySlice<UInt8>
  let types: TypeTable
  /// The place that is read next.
  public internal(set) var index: Int
  private var depth = 0

  /// Deepest nesting of types; a plain type has depth 1.
  static var depthLimit: Int { 8 }

  /// `types` are those that names may stand for.
  public init(_ bytes: ArraySlice<UInt8>, in types: TypeTable) {
    self.bytes = bytes
    self.types = types
    index = bytes.startIndex
  }

  /// Parses the whole of a text as a type.
  public static func parse(
    _ text: String, in types: TypeTable = TypeTable()
  ) throws(TypeMistake) -> ValueType {
    var parser = TypeParser(Array(text.utf8)[...], in: types)
    let type = try parser.parse()
    parser.skipSpaces()
    guard parser.index == parser.bytes.endIndex else {
      let rest = String(decoding: parser.bytes[parser.index...].prefix(40), as: UTF8.self)
      let element = String(decoding: parser.bytes.prefix(upTo: parser.index), as: UTF8.self)
      throw parser.syntax(
        rest == "[]" ? "a list of them is \"[\(element)]\"" : "the type ends before '\(rest)'")
    }
    return type
  }

  /// Parses `base '?'*`.
  public mutating func parse() throws(TypeMistake) -> ValueType {
    skipSpaces()
    let outer = depth
    defer { depth = outer }
    try descend()
    var type = try base()
    while take("?") {
      try descend()
      type = .optional(type)
    }
    return type
  }

  private mutating func descend() throws(TypeMistake) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw syntax("a type has fewer than \(Self.depthLimit) brackets and question marks around it")
    }
  }

  /// Parses `'[' type ']' | fields | word arguments?`.
  private mutating func base() throws(TypeMistake) -> ValueType {
    let start = index
    if take("[") {
      let element = try parse()
      try expect("]", "the '[' of a list has no ']'")
      return .list(element)
    }
    if take("{") { return .object(try fields()) }
    guard let word = word() else { throw syntax("a type begins with a name, '[' or '{'") }
    guard peek == UInt8(ascii: "(") else {
      if let simple = ValueType.simpleTypes[word] { return simple }
      if types.isDeclared(word) { return .named(word) }
      if let note = Self.incomplete[word] { throw syntax(note) }
      throw .undefined(word, start..<index, in: types)
    }
    return try call(of: word, from: start)
  }

  private static let incomplete = [
    "enum": "an enum has its words in brackets, as in 'enum(small, large)'",
    "set": "a set says of what it is, as in 'set(small, large)' or 'set(string)'",
    "ref": "a reference names a list of the data and a key, as in 'ref(products, sku)'",
  ]

  /// Parses `(name ':' type (',' name ':' type)*)? '}'`.
  private mutating func fields() throws(TypeMistake) -> [ValueType.Field] {
    var fields: [ValueType.Field] = []
    skipSpaces()
    while !take("}") {
      if !fields.isEmpty { try expect(",", "between two values of an object stands a ','") }
      skipSpaces()
      guard let name = word() else {
        throw syntax("an object is written '{ name: type, name: type }'")
      }
      guard !fields.contains(where: { $0.name == name }), fields.count < Self.fieldLimit else {
        throw syntax(
          fields.count < Self.fieldLimit
            ? "'\(name)' is there twice" : "an object has up to \(Self.fieldLimit) values")
      }
      try expect(":", "after the name '\(name)' stands a ':' and a type")
      fields.append(ValueType.Field(name: name, type: try parse()))
      skipSpaces()
    }
    return fields
  }

  /// Most values of an object with names.
  static var fieldLimit: Int { 200 }

  // MARK: Types with arguments

  /// Parses `word '(' … ')'`.
  private mutating func call(of word: String, from start: Int) throws(TypeMistake) -> ValueType {
    index += 1
    let type: ValueType
    switch word {
    case "string": type = .string(try textRule())
    case "integer":
      type = .integer(try range("1...9") { Int($0) })
    case "number":
      type = .number(
        try range("0...1.5") { text in Double(text).flatMap { $0.isFinite ? $0 : nil } })
    case "enum": type = .choice(try words(Self.incomplete["enum"] ?? ""))
    case "set":
      let words = try words(Self.incomplete["set"] ?? "")
      type = .set(of: words == ["string"] ? nil : words)
    case "ref":
      let note = Self.incomplete["ref"] ?? ""
      let words = try words(note, allowingDots: true)
      guard words.count == 2 else { throw syntax(note) }
      return .reference(list: words[0], key: words[1])
    default:
      index = start + word.utf8.count
      guard ValueType.simpleTypes[word] == nil, !types.isDeclared(word) else {
        throw syntax("'\(word)' takes nothing in brackets")
      }
      throw .undefined(word, start..<index, in: types)
    }
    return type
  }

  /// Parses `word (',' word)* ')'`.
  private mutating func words(
    _ note: String, allowingDots: Bool = false
  ) throws(TypeMistake) -> [String] {
    var words: [String] = []
    repeat {
      skipSpaces()
      guard let word = word(allowingDots: allowingDots) else { throw syntax(note) }
      guard !words.contains(word) || allowingDots else {
        throw syntax("'\(word)' is there twice")
      }
      guard words.count < Self.fieldLimit else {
        throw syntax("there are up to \(Self.fieldLimit) words")
      }
      words.append(word)
      skipSpaces()
    } while take(",")
    try expect(")", note)
    return words
  }

  /// Parses `(range | '/' pattern '/') (',' …)? ')'`, each once.
  private mutating func textRule() throws(TypeMistake) -> TextRule {
    var rule = TextRule()
    repeat {
      skipSpaces()
      if peek == UInt8(ascii: "/") {
        guard rule.pattern == nil else { throw syntax("a string has one pattern") }
        rule.pattern = try pattern()
      } else {
        guard rule.length.isEmpty else { throw syntax("a string has one range") }
        rule.length = try bounds("1...40") { text in Int(text).flatMap { $0 < 0 ? nil : $0 } }
      }
      skipSpaces()
    } while take(",")
    try expect(")", "the '(' after 'string' has no ')'")
    return rule
  }

  private mutating func pattern() throws(TypeMistake) -> TextPattern {
    let start = index + 1
    var isInClass = false
    index = start
    while let byte = peek, byte != UInt8(ascii: "/") || isInClass {
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      index += 1
    }
    guard index < bytes.endIndex else {
      index = start - 1
      throw syntax("the '/' of a pattern has no second '/'")
    }
    let source = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    do throws(PatternMistake) {
      return try TextPattern(source)
    } catch {
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      throw .pattern(
        String(decoding: bytes[range], as: UTF8.self), range, error.problem)
    }
  }

  private mutating func range<Bound>(
    _ example: String, _ read: (String) -> Bound?
  ) throws(TypeMistake) -> TypeRange<Bound> {
    let range = try bounds(example, read)
    try expect(")", "the '(' of a range has no ')'")
    return range
  }

  /// Parses `number '...' number?`, or `'...' number`.
  private mutating func bounds<Bound>(
    _ example: String, _ read: (String) -> Bound?
  ) throws(TypeMistake) -> TypeRange<Bound> {
    skipSpaces()
    let start = index
    while let byte = peek, byte != UInt8(ascii: ")"), byte != UInt8(ascii: ",") { index += 1 }
    let written = text(from: start).trimmingSpaces
    let place = start..<start + written.utf8.count
    let note = "a range is written '\(example)', and one of its ends may be left out"
    guard let ends = Self.ends(of: written) else { throw .range(written, place, note) }
    let values = ends.map(read)
    for (end, value) in zip(ends, values) where !end.isEmpty && value == nil {
      throw .range(written, place, "'\(end)' is not an end of such a range, as in '\(example)'")
    }
    let range = TypeRange(values[0], values[1])
    guard !range.isEmpty else { throw .range(written, place, note) }
    if let lower = range.lower, let upper = range.upper, lower > upper {
      throw .range(written, place, "the lower end stands first")
    }
    return range
  }
}

// MARK: Scanning

extension TypeParser {
  /// The texts before and behind the first `...`; `nil` if there is none.
  private static func ends(of range: String) -> [String]? {
    let bytes = Array(range.utf8)
    let dot = UInt8(ascii: ".")
    guard bytes.count > 2,
      let start = (0...bytes.count - 3).first(where: { at in
        (at..<at + 3).allSatisfy { bytes[$0] == dot }
      })
    else { return nil }
    return [bytes[..<start], bytes[(start + 3)...]].map {
      String(decoding: $0, as: UTF8.self).trimmingSpaces
    }
  }
}

extension TypeParser {
  var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func skipSpaces() {
    while let byte = peek, byte <= 0x20 { index += 1 }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func expect(
    _ character: Unicode.Scalar, _ problem: String
  ) throws(TypeMistake) {
    skipSpaces()
    guard take(character) else { throw syntax(problem) }
  }

  /// Parses letters, digits, `_` and `-`, with no digit first.
  private mutating func word(allowingDots: Bool = false) -> String? {
    let start = index
    while let byte = peek, isWordByte(byte) || (allowingDots && byte == UInt8(ascii: ".")) {
      index += 1
    }
    guard index > start, !(bytes[start] &- 0x30 < 10) else {
      index = start
      return nil
    }
    return text(from: start)
  }

  /// The text from a place to the next one that is read.
  func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

  /// A mistake about all of the text.
  func syntax(_ problem: String) -> TypeMistake {
    .syntax(
      String(decoding: bytes, as: UTF8.self), bytes.startIndex..<bytes.endIndex, problem)
  }
}
