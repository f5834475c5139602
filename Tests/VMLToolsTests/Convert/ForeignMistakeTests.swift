import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLTestSupport
import VMLTools

/// Any text as a document of another format: a page, or ordinary messages.
@Suite struct ForeignMistakeTests {
  @Test(arguments: [
    ("", "expected a value, found the end of the text"),
    ("[1]", "the document looks like none of the formats that are read"),
    (#"{"type": 1}"#, "'type' must be a string, not an integer"),
    (#"{"type": "Text"}"#, "the node 'Text' needs 'attributes'"),
    (
      #"{"type": "Text", "attributes": {"text": "a"}}"#,
      "attributes must be a list of pairs, not an object"
    ),
    (#"{"type": "Text", "attributes": [[]]}"#, "an attribute must be a list of a key and a value"),
    (
      #"{"type": "Text", "attributes": [[1, 2]]}"#,
      "an attribute must be a list of a key and a value"
    ),
    (
      #"{"type": "Text", "attributes": [], "children": {}}"#,
      "'children' must be a list, not an object"
    ),
    (#"{"type": "Text", "attributes": [["offset", NaN]]}"#, "JSON has no 'NaN'"),
    (#"{"type": "Text", "type": "Text", "attributes": []}"#, "key 'type' is given twice"),
    (
      #"{"type": "List", "attributes": [], "children": [3]}"#,
      "a node must be an object, not an integer"
    ),
    (
      #"{"styles": [], "content": {"type": "Spacer", "attributes": []}}"#,
      "'styles' must be an object, not a list"
    ),
    (#"{"spacer": {"_0": {}}}"#, "'spacer' needs 'modifiers'"),
    (
      #"{"vStack": {"_0": {"children": [{"text": {}}], "modifiers": []}}}"#,
      "'text' needs '_0'"
    ),
    (
      #"{"spacer": {"_0": {"modifiers": [1]}}}"#,
      "'modifiers[0]' must be an object, not an integer"
    ),
    (#"{"vStack": {"_0": {"modifiers": []}}}"#, "'vStack' needs 'children'"),
    (
      #"{"vStack": {"_0": {"children": {}, "modifiers": []}}}"#,
      "'children' must be a list, not an object"
    ),
    (
      #"{"vStack": {"_0": {"children": [{"texts": {}}], "modifiers": []}}}"#,
      "there is no view 'texts'; did you mean 'text'?"
    ),
    (
      #"{"vStack": {"_0": {"children": [{}], "modifiers": []}}}"#,
      "'children[0]' needs a key that says what it is"
    ),
    (
      #"{"vStack": {"_0": {"alignment": "top", "children": [], "modifiers": []}}}"#,
      "'alignment' has no 'top'"
    ),
    (
      #"{"asyncImage": {"_0": {"image": "", "imageModifiers": [], "modifiers": []}}}"#,
      "'image' must not be empty"
    ),
    (
      #"{"spacer": {"_0": {"modifiers": [{"blur": {"_0": 1}, "clipped": {}}]}}}"#,
      "'modifiers[0]' must have one key, not 'blur' and 'clipped'"
    ),
    (
      #"{"spacer": {"_0": {"modifiers": [{"lineLimit": {"_0": 2.5}}]}}}"#,
      "'lineLimit' must be an integer, not a number"
    ),
    (
      #"{"spacer": {"_0": {"modifiers": [{"onTapGesture": {"_0": {"value": "a"}}}]}}}"#,
      "'onTapGesture' needs 'name'"
    ),
    (
      #"{"text": {"_0": {}}, "empty": {"_0": {"modifiers": []}}}"#,
      "the document must have one key, not 'text' and 'empty'"
    ),
    (
      #"{"type": "Text", "attributes": [["text", "\ud800"]]}"#,
      #"'\ud800' is only half of a character"#
    ),
  ])
  func mistakes(_ text: String, _ message: String) {
    let result = convert(Array(text.utf8))
    #expect(result.text == nil)
    #expect(result.diagnostics.first?.message == message)
    #expect(result.diagnostics.first?.range != nil)
  }

  @Test func deepDocuments() {
    for depth in [200, 254, 255, 100_000] {
      let text =
        String(repeating: #"{"type":"VStack","attributes":[],"children":["#, count: depth)
        + #"{"type":"Text","attributes":[["text","a"]]}"#
        + String(repeating: "]}", count: depth)
      let result = convert(Array(text.utf8))
      #expect((result.text != nil) == (depth < 255), "\(depth): \(result.diagnostics)")
    }
  }

  /// The same key many times, as views and as bindings that need names.
  @Test func manyEntries() {
    let overlay = #"["overlay",{"$type":"node","value":{"type":"Spacer","attributes":[]}}]"#
    let sheet =
      #"["sheet",{"value":{"$type":"node","value":{"type":"Spacer","attributes":[]}}}]"#
    for entry in [overlay, sheet, #"["x"]"#, #"["id","a"]"#, #"["style","a"]"#] {
      let entries = Array(repeating: entry, count: 20_000).joined(separator: ",")
      let text = #"{"type":"Spacer","attributes":["# + entries + "]}"
      let result = convert(Array(text.utf8))
      #expect(!result.diagnostics.isEmpty || result.text != nil)
      guard entry == sheet else { continue }
      let error = result.diagnostics.first { $0.severity == .error }
      #expect(
        error?.message == "'Spacer' would be an element with more than 256 attributes"
          && error?.range != nil)
    }
  }

  /// Broken documents never end the program, and what is written is sound.
  @Test func brokenDocuments() throws {
    let names = [
      "swiftuiml-layout", "swiftuiml-leniencies", "swiftuiml-losses", "swiftuiml-screen",
      "viewcodable-screen", "markupkit-templates",
    ]
    let seeds = try names.map {
      Array(try Data(contentsOf: fixturesFolder.appending(path: "convert/\($0).json")))
    }
    fuzz(seconds: 3) { generator in
      let seed = seeds.randomElement(using: &generator) ?? []
      let result = convert(mutated(seed, using: &generator))
      #expect(result.text != nil || result.diagnostics.contains { $0.severity == .error })
      #expect(!result.diagnostics.contains { $0.message.hasPrefix("the document makes no page") })
    }
  }

  private func convert(_ bytes: [UInt8]) -> Conversion {
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: bytes)
    return convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
  }
}
