import Testing
import VMLData
import VMLDiagnostics
import VMLYAML

enum DataFormat: Sendable { case yaml, json }

struct Reading {
  var node: DataNode?
  var diagnostics: [Diagnostic]
  /// One line: strings in quotes, numbers with a fraction, objects in their order.
  var summary: String { node.map(VMLDataTests.summary) ?? "nothing" }
}

func read(_ bytes: [UInt8], _ range: Range<Int>? = nil, as format: DataFormat) -> Reading {
  let text = SourceText(SourceFile(id: FileID(7), path: "test", bytes: bytes), range)
  var bag = DiagnosticBag()
  let node =
    switch format {
    case .yaml: readYAML(text, reporting: &bag)
    case .json: readJSON(text, reporting: &bag)
    }
  return Reading(node: node, diagnostics: bag.diagnostics)
}

/// Reads `text` without a mistake, and checks the places of all that it holds.
@discardableResult
func expectData(
  _ text: String, as format: DataFormat = .yaml, reads expected: String,
  at location: SourceLocation = #_sourceLocation
) -> DataNode? {
  let bytes = Array(text.utf8)
  let reading = read(bytes, as: format)
  #expect(reading.diagnostics.map(\.message) == [], sourceLocation: location)
  #expect(reading.summary == expected, sourceLocation: location)
  guard let node = reading.node else { return nil }
  expectPlaces(of: node, in: bytes, as: format, at: location)
  expectSameInsideFile(node, bytes, as: format, at: location)
  return node
}

/// Reads `marked`, whose `1️⃣`, `2️⃣`… stand where diagnostics begin, in that order.
@discardableResult
func expectMistakes(
  _ marked: String, as format: DataFormat = .yaml, _ messages: String...,
  at location: SourceLocation = #_sourceLocation
) -> [Diagnostic] {
  let (text, offsets) = removeMarkers(from: marked)
  let bytes = Array(text.utf8)
  let reading = read(bytes, as: format)
  #expect(reading.diagnostics.map(\.message) == messages, sourceLocation: location)
  #expect(
    reading.diagnostics.map { $0.range?.range.lowerBound } == offsets, sourceLocation: location)
  for diagnostic in reading.diagnostics {
    expectTeaches(diagnostic, in: bytes, as: format, at: location)
  }
  return reading.diagnostics
}

/// Checks that the first fix-it of the only mistake leaves text without any.
func expectFix(
  _ text: String, as format: DataFormat = .yaml, to expected: String,
  at location: SourceLocation = #_sourceLocation
) {
  var bytes = Array(text.utf8)
  let diagnostics = read(bytes, as: format).diagnostics
  guard diagnostics.count == 1, let fix = diagnostics.first?.fixIts.first else {
    Issue.record("expected one mistake with a fix-it, got \(diagnostics)", sourceLocation: location)
    return
  }
  bytes.replaceSubrange(fix.range.range, with: Array(fix.replacement.utf8))
  #expect(String(decoding: bytes, as: UTF8.self) == expected, sourceLocation: location)
  #expect(read(bytes, as: format).diagnostics.map(\.message) == [], sourceLocation: location)
}

func removeMarkers(from marked: String) -> (text: String, offsets: [Int]) {
  var text = ""
  var offsets: [Int] = []
  for character in marked {
    if character.unicodeScalars.contains("\u{20E3}") {
      offsets.append(text.utf8.count)
    } else {
      text.append(character)
    }
  }
  return (text, offsets)
}

func summary(_ node: DataNode) -> String {
  switch node.content {
  case .null: "null"
  case .boolean(let boolean): "\(boolean)"
  case .integer(let integer): "\(integer)"
  case .number(let number): "\(number)"
  case .string(let string): string.debugDescription
  case .list(let items): "[\(items.map(summary).joined(separator: ", "))]"
  case .object(let entries):
    "{\(entries.map { "\($0.key): \(summary($0.value))" }.joined(separator: ", "))}"
  }
}

/// House style: lowercase, one line, no full stop, a way out, all of it within the file.
private func expectTeaches(
  _ diagnostic: Diagnostic, in bytes: [UInt8], as format: DataFormat, at location: SourceLocation
) {
  let texts = [diagnostic.message] + diagnostic.notes.map(\.message)
  for text in texts {
    #expect(text.first?.isUppercase != true || text.hasPrefix("YAML") || text.hasPrefix("JSON"))
    #expect(!text.hasSuffix("."), sourceLocation: location)
    #expect(!text.contains("\n"), sourceLocation: location)
  }
  let saysWhatToDo = diagnostic.message.contains("must be in double quotes")
  #expect(
    saysWhatToDo || !diagnostic.notes.isEmpty || !diagnostic.fixIts.isEmpty,
    sourceLocation: location)
  let ranges =
    [diagnostic.range].compactMap(\.self) + diagnostic.notes.compactMap(\.range)
    + diagnostic.fixIts.map(\.range)
  for range in ranges {
    #expect((0...bytes.count).contains(range.range.upperBound), sourceLocation: location)
    #expect(range.file == FileID(7), sourceLocation: location)
  }
}

/// Checks that what stands at the place of each value is that value's text.
private func expectPlaces(
  of node: DataNode, in bytes: [UInt8], as format: DataFormat, at location: SourceLocation
) {
  let text = String(decoding: bytes, as: UTF8.self)
  // Aliases stand elsewhere than what they hold, and tags outside of what they change.
  guard !text.contains("*"), !text.contains("!") else { return }
  visit(node) { node, parent in
    #expect(bytes.indices.contains(node.range.range) || node.range.range.isEmpty)
    if let parent {
      #expect(parent.range.range.contains(node.range.range), sourceLocation: location)
    }
    var slice = String(decoding: bytes[node.range.range], as: UTF8.self)
    switch node.content {
    case .list, .object: return
    case .null, .boolean, .integer, .number, .string: break
    }
    if format == .yaml {
      guard !slice.hasPrefix("|+"), !slice.hasPrefix(">+") else { return }
      #expect(slice.first?.isWhitespace != true && slice.last?.isWhitespace != true)
      slice = "k: \(slice)\n"
    }
    let again = read(Array(slice.utf8), as: format).node
    let content = format == .yaml ? again?["k"]?.content : again?.content
    // Not a number is not equal to itself.
    #expect(
      "\(content ?? .list([]))" == "\(node.content)", "\(slice.debugDescription)",
      sourceLocation: location)
  }
}

private func visit(
  _ node: DataNode, in parent: DataNode? = nil, _ body: (DataNode, DataNode?) -> Void
) {
  body(node, parent)
  for child in node.items ?? node.entries?.map(\.value) ?? [] { visit(child, in: node, body) }
}

/// Checks that text within a file reads as it does alone, only further on.
private func expectSameInsideFile(
  _ node: DataNode, _ bytes: [UInt8], as format: DataFormat, at location: SourceLocation
) {
  let (before, after) = (Array("---é\n".utf8), Array("\n---\n<Text>: [".utf8))
  let inner = before.count..<before.count + bytes.count
  let reading = read(before + bytes + after, inner, as: format)
  #expect(reading.diagnostics.map(\.message) == [], sourceLocation: location)
  guard let moved = reading.node else { return }
  #expect(
    places(of: moved) == places(of: node).map { $0 + before.count }, sourceLocation: location)
}

private func places(of node: DataNode) -> [Int] {
  var places = [node.range.range.lowerBound, node.range.range.upperBound]
  for item in node.items ?? [] { places += VMLDataTests.places(of: item) }
  for entry in node.entries ?? [] {
    places += [entry.keyRange.range.lowerBound, entry.keyRange.range.upperBound]
    places += VMLDataTests.places(of: entry.value)
  }
  return places
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
