import Foundation
import Testing
import VMLData
import VMLDiagnostics
import VMLFormats
import VMLTestSupport

/// One token of a document is changed: the page is written as the changed document, or something
/// is told at a place.
@Suite struct ChangedDocumentTests {
  @Test(arguments: [
    (DocumentFormat.swiftUIML, ForeignFormat.swiftUIML), (.viewCodable, .viewCodable),
  ])
  func nothingVanishes(_ format: DocumentFormat, _ foreign: ForeignFormat) throws {
    let writer = try #require(FormatWriter(format))
    let seeds = try views(of: format).filter { json in
      let (text, diagnostics) = try page(of: json, foreign)
      guard let text, diagnostics.isEmpty else { return false }
      let back = try #require(read(writer.document(try parsed(text)).bytes))
      return Likeness(format).isSame(back, json)
    }
    #expect(seeds.count > 100)
    var failures: Set<String> = []
    try fuzz(seconds: 3, rounds: 200) { generator in
      guard let seed = seeds.randomElement(using: &generator) else { return }
      var change = TokenChange(generator: generator)
      let changed = change.change(seed)
      let (text, diagnostics) = try page(of: changed, foreign)
      guard diagnostics.isEmpty else {
        #expect(diagnostics.contains { $0.range != nil }, "\(plain(changed))")
        return
      }
      let made = try #require(text, "\(plain(changed))")
      let back = try #require(read(writer.document(try parsed(made)).bytes))
      if !Likeness(format).isSame(back, changed), failures.count < 20,
        failures.insert(change.summary).inserted
      {
        Issue.record(
          """
          \(change.summary)
          \(plain(seed))
          \(plain(changed)) is read as
          \(String(decoding: made, as: UTF8.self)), which is written as
          \(plain(back))
          """)
      }
    }
  }

  /// Views of the fixtures that are small.
  private func views(of format: DocumentFormat) throws -> [FormatValue] {
    var found: Set<FormatValue> = []
    for folder in ["formats", "convert", "formats/right/\(format.rawValue)"] {
      let url = fixturesFolder.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      where name.hasSuffix(".json") {
        let bytes = Array(try Data(contentsOf: url.appending(path: name)))
        if let json = read(bytes) { collect(json, format, &found) }
      }
    }
    return found.map { (plain($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func collect(
    _ json: FormatValue, _ format: DocumentFormat, _ found: inout Set<FormatValue>
  ) {
    switch json {
    case .array(let items): for item in items { collect(item, format, &found) }
    case .object(let members):
      let keys = members.map(\.key)
      let isView =
        switch format {
        case .swiftUIML: keys.contains("type") && keys.contains("attributes")
        default:
          members.count == 1 && members[0].value.member("_0")?.member("modifiers") != nil
            && !["roundedRectangle", "rectangle", "circle", "ellipse", "capsule"].contains(keys[0])
        }
      if isView, json.tokenCount < 60 { found.insert(json) }
      for member in members { collect(member.value, format, &found) }
    default: break
    }
  }

  /// The page of a document as a finished one, with all that is told.
  private func page(
    of json: FormatValue, _ foreign: ForeignFormat
  ) throws -> ([UInt8]?, [Diagnostic]) {
    let bytes = json.json()
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: bytes)
    var bag = DiagnosticBag()
    let data = readJSON(SourceText(file), nesting: DataLimits.documentNesting, reporting: &bag)
    let page = data.flatMap { readPage($0, of: foreign, in: bytes, reporting: &bag) }
    return (page?.text(.finished), bag.diagnostics)
  }

  private func read(_ bytes: [UInt8]) -> FormatValue? {
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: bytes)
    var bag = DiagnosticBag()
    let data = readJSON(SourceText(file), nesting: DataLimits.documentNesting, reporting: &bag)
    return data.map(FormatValue.init(json:))
  }

  private func plain(_ json: FormatValue) -> String { String(decoding: json.json(), as: UTF8.self) }
}

extension FormatValue {
  init(json: DataNode) {
    switch json.content {
    case .null: self = .null
    case .boolean(let flag): self = .bool(flag)
    case .integer(let integer): self = .number(Double(integer))
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .list(let items): self = .array(items.map(FormatValue.init(json:)))
    case .object(let entries):
      self = .object(entries.map { Member($0.key, FormatValue(json: $0.value)) })
    }
  }

  func member(_ key: String) -> FormatValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var tokenCount: Int {
    switch self {
    case .array(let items): items.reduce(1) { $0 + $1.tokenCount }
    case .object(let members): members.reduce(1) { $0 + 1 + $1.value.tokenCount }
    default: 1
    }
  }
}

/// A change of one token: a key or a word is misspelt, a key or an item is added, or a value becomes
/// one of another type.
private struct TokenChange {
  var generator: SplitMix64
  /// The key in whose value it is, and what became of what.
  var summary = ""
  private var target = 0

  init(generator: SplitMix64) { self.generator = generator }

  mutating func change(_ json: FormatValue) -> FormatValue {
    target = Int.random(in: 0..<json.tokenCount, using: &generator)
    return changed(json, in: "")
  }

  private mutating func changed(_ json: FormatValue, in key: String) -> FormatValue {
    guard target != 0 else {
      target = -1
      let made = replaced(json)
      summary = "\(key): \(text(json)) -> \(text(made))"
      return made
    }
    target -= 1
    switch json {
    case .array(let items):
      // An attribute has its key as its first item.
      var key = key
      if case .string(let name)? = items.first { key = name }
      return .array(items.map { target < 0 ? $0 : changed($0, in: key) })
    case .object(let members):
      return .object(
        members.map { member in
          guard target >= 0 else { return member }
          guard target != 0 else {
            target = -1
            let name = misspelt(member.key)
            summary = "\(key): \(member.key) -> \(name)"
            return FormatValue.Member(name, member.value)
          }
          target -= 1
          return FormatValue.Member(member.key, changed(member.value, in: member.key))
        })
    default: return json
    }
  }

  private mutating func replaced(_ json: FormatValue) -> FormatValue {
    let other: [FormatValue] = [
      .null, .bool(true), .bool(false), .number(3), .number(2.5), .number(-1), .string("zzz"),
      .array([]), .array([.number(1)]), .object([]),
      .object([.init("zzz", .number(1))]),
    ]
    let isOther = Bool.random(using: &generator)
    switch json {
    case .string(let text) where !isOther: return .string(misspelt(text))
    case .array(let items) where !isOther: return .array(items + [.number(3)])
    case .object(let members) where !isOther: return .object(members + [.init("zzz", .number(3))])
    case .number(let number) where !isOther: return .number(number + 0.25)
    default: return other.filter { $0 != json }.randomElement(using: &generator) ?? .null
    }
  }

  private mutating func misspelt(_ text: String) -> String {
    guard text.count > 2 else { return text + "x" }
    var letters = Array(text)
    letters.swapAt(letters.count - 1, letters.count - 2)
    return String(letters) == text ? text + "x" : String(letters)
  }

  private func text(_ json: FormatValue) -> String {
    String(String(decoding: json.json(), as: UTF8.self).prefix(60))
  }
}
