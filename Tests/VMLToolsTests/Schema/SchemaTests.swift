import Foundation
import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLTestSupport
import VMLTools
import VMLYAML

/// `vmlc schema`.
@Suite struct SchemaTests {
  // MARK: site.yaml

  @Test(
    arguments: [
      ("", []), ("targets: { ios: { KEY } }", ["targets", "ios"]), ("custom: { KEY }", ["custom"]),
      ("markup: { KEY }", ["markup"]), ("publish: { KEY }", ["publish"]),
      ("publish: { expires: { KEY } }", ["publish", "expires"]),
      ("publish: { files: [{ match: a, KEY }] }", ["publish", "files", "item"]),
      ("publish: { runtimes: { a: { KEY } } }", ["publish", "runtimes", "a"]),
      ("state: { a: { type: integer, default: 0, KEY } }", ["state", "a"]),
      ("endpoints: { a: { url: 'https://a.example', KEY } }", ["endpoints", "a"]),
    ] as [(String, [String])])
  func everyKeyThatIsRead(_ yaml: String, _ path: [String]) throws {
    let text = yaml.isEmpty ? "zzzzzz: 1" : yaml.replacing("KEY", with: "zzzzzz: 1")
    let notes = configuration("name: A\n\(text)").diagnostics.flatMap(\.notes).map(\.message)
    let note = try #require(notes.first { $0.hasPrefix("the keys are ") })
    let keys = note.dropFirst("the keys are ".count).split(separator: ", ").map(String.init)
    var schema = try siteSchemaObject()
    for step in path {
      schema = try #require(child(step, of: schema), "no '\(step)'")
    }
    let properties = try #require(object(schema)["properties"] as? [String: Any])
    #expect(properties.keys.sorted() == keys.sorted())
  }

  /// The part of a schema for a key, or for the items of a list.
  private func child(_ step: String, of schema: [String: Any]) -> [String: Any]? {
    let schema = object(schema)
    if let properties = schema["properties"] as? [String: Any], let found = properties[step] {
      return found as? [String: Any]
    }
    if step == "item" {
      return choices(of: schema).compactMap { $0["items"] as? [String: Any] }.first
    }
    return schema["additionalProperties"] as? [String: Any]
  }

  /// The choice of a schema that has keys, or values in it.
  private func object(_ schema: [String: Any]) -> [String: Any] {
    let all = choices(of: schema)
    return all.first { $0["properties"] != nil } ?? all.first { $0["additionalProperties"] != nil }
      ?? all.first { $0["items"] != nil } ?? schema
  }

  private func choices(of schema: [String: Any]) -> [[String: Any]] {
    guard let choices = schema["anyOf"] as? [[String: Any]] else { return [schema] }
    return choices.flatMap { self.choices(of: $0) }
  }

  @Test(.enabled(if: TestPrograms.pythonWithJSONSchema != nil, "\(TestPrograms.noJSONSchema)"))
  func sitesThatAreRead() throws {
    let texts = try soundSites()
    #expect(texts.count > 20)
    let verdicts = try JSONSchemaProgram.verdicts(
      of: text(writeSiteSchema), on: texts.map(json(ofYAML:)))
    for (text, verdict) in zip(texts, verdicts) { #expect(verdict == nil, "\(text)") }
  }

  @Test(.enabled(if: TestPrograms.pythonWithJSONSchema != nil, "\(TestPrograms.noJSONSchema)"))
  func sitesThatAreNot() throws {
    let texts = [
      "{}", "name: 1", "name: A\nversion: 1.4", "name: A\nversion: a/b", "name: A\ntarget: [ios]",
      "name: A\ntargets: [windows]", "name: A\ntargets: { ios: { minimum: 17 } }",
      "name: A\nactions: 1", "name: A\nactions: { a: 1 }", "name: A\ntypes: { A: 1 }",
      "name: A\ncascade: stacked", "name: A\nlints: { unused-rule: no }",
      "name: A\nlints: { zzz: off }", "name: A\nmarkup: { quoteAttr: 1 }",
      "name: A\nstate: { a: { type: integer } }", "name: A\nendpoints: { a: { url: 'http://a' } }",
      "name: A\nbehaviour: all", "name: A\npublish: { store: live }",
      "name: A\npublish: { files: [{ compress: true }] }",
      "name: A\npublish: { expires: { root: 0 } }", "name: A\ncustom: { views: { A: { b: 1 } } }",
    ]
    for text in texts { #expect(configuration(text).hasErrors, "\(text)") }
    let verdicts = try JSONSchemaProgram.verdicts(
      of: text(writeSiteSchema), on: texts.map(json(ofYAML:)))
    for (text, verdict) in zip(texts, verdicts) { #expect(verdict != nil, "\(text)") }
  }

  // MARK: Types

  private static let site = """
    name: Shop
    types:
      Size: enum(small, large)
      Product: { sku: 'string(/[A-Z]{2}\\d+/)', price: number(0...), size: Size? }
      Tree: { name: string(1...3), children: [Tree] }
    state: { cart: { type: integer, default: 0, from: app } }
    endpoints: { order: { url: "https://a.example", fields: { email: string, size: Size } } }
    actions:
      add: { sku: string, quantity: integer(1...9) }
      search: string
      retry:
      sign_out: {}
    custom:
      views:
        MapCard: { latitude: number, title: string?, tint: Color, content: template }
        Anything:
    """

  @Test func typesOfASite() throws {
    let schema = text { writeTypesSchema(of: configuration(Self.site).configuration, to: &$0) }
    #expect(
      schema == #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Types of Shop",
          "$defs": {
            "Size": {"enum":["small","large"]},
            "Product": {"type":"object","properties":{"sku":{"type":"string","pattern":"^(?:[A-Z]{2}[0-9]+)$"},"price":{"type":"number","minimum":0.0},"size":{"anyOf":[{"$ref":"#/$defs/Size"},{"type":"null"}]}},"required":["sku","price"],"additionalProperties":false},
            "Tree": {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":3},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["name","children"],"additionalProperties":false},
            "actions": {
              "$defs": {
                "add": {"type":"object","properties":{"sku":{"type":"string"},"quantity":{"type":"integer","minimum":1,"maximum":9}},"required":["sku","quantity"],"additionalProperties":false},
                "search": {"type":"string"},
                "retry": true,
                "sign_out": {"type":"object","properties":{},"additionalProperties":false}
              }
            },
            "states": {
              "$defs": {
                "cart": {"type":"integer"}
              }
            },
            "endpoints": {
              "$defs": {
                "order": {"type":"object","properties":{"email":{"type":"string"},"size":{"$ref":"#/$defs/Size"}},"required":["email","size"],"additionalProperties":false}
              }
            },
            "views": {
              "$defs": {
                "Anything": {"type":"object"},
                "MapCard": {"type":"object","properties":{"latitude":{"anyOf":[{"type":"number"},{"type":"null"}]},"tint":{"anyOf":[{"type":"string"},{"type":"null"}]},"title":{"anyOf":[{"type":"string"},{"type":"null"}]}},"additionalProperties":false}
              }
            }
          }
        }
        """#)
  }

  /// The schema of a type takes exactly the values that fit it.
  @Test(.enabled(if: TestPrograms.pythonWithJSONSchema != nil, "\(TestPrograms.noJSONSchema)"))
  func schemasTakeWhatFits() throws {
    let table = configuration(Self.site).configuration.types
    let types = [
      "string(1...3)", "string(/a|b{2}/)", "string(/[\\w.\\-/]+\\d/)", "string(/./)",
      "integer(1...9)", "number(...1.5)", "number(0...)", "boolean", "color", "url", "date",
      "duration", "symbol", "Size", "Size?", "set(a, b)", "set(string)", "ref(products, sku)",
      "[Size]", "Product", "Tree", "{ a: integer?, b: [string] }", "{}", "object", "any",
    ]
    let values = [
      "1", "9", "0", "-1", "1.5", "2.0", "true", "null", "\"\"", "\"a\"", "\"bb\"", "\"abcd\"",
      "\"äöü\"", "\"a/b-9\"", "\"\\n\"", "\"#ff0000\"", "\"#ff00\"", "\"a b\"", "\"a.b\"",
      "\"a..b\"",
      "\"2025-01-31\"", "\"2025-13-31\"", "\"2025-01-31T10:00\"", "\"PT1H\"",
      "\"P1Y2M3DT4H5M6.5S\"",
      "\"P2W\"", "\"P\"", "\"PT\"", "\"P1DT\"", "\"PT1M1H\"", "\"small\"", "[]", "[\"a\", \"b\"]",
      "[\"a\", \"a\"]", "[\"small\"]", "{}", "{\"b\": []}", "{\"a\": 1, \"b\": [\"x\"]}",
      "{\"a\": null, \"b\": []}", "{\"b\": [], \"c\": 1}", "{\"sku\": \"AB1\", \"price\": 1}",
      "{\"sku\": \"AB1\", \"price\": 1, \"size\": \"huge\"}", "{\"sku\": \"AB\", \"price\": 1}",
      "{\"name\": \"a\", \"children\": [{\"name\": \"b\", \"children\": []}]}",
      "{\"name\": \"a\", \"children\": [{\"name\": \"\", \"children\": []}]}",
    ]
    let defs = text { writeTypesSchema(of: configuration(Self.site).configuration, to: &$0) }
    for type in types {
      let parsed = try TypeParser.parse(type, in: table)
      let schema = text { table.writeSchema(of: parsed, to: &$0) }
      let verdicts = try JSONSchemaProgram.verdicts(of: schema, within: defs, on: values)
      for (value, verdict) in zip(values, verdicts) {
        // A value may stand for a text; JSON has one of its own.
        let isOwn =
          !(type.hasPrefix("string") || type == "set(string)" || type.contains("[string]"))
          || value.hasPrefix("\"") || value.contains("[") || value == "null"
        guard isOwn else { continue }
        let fits = (try? table.fit(node(value), to: parsed)) != nil
        #expect(fits == (verdict == nil), "\(value) as \(type): \(verdict ?? "")")
      }
    }
  }

  // MARK: Reading

  private func configuration(
    _ yaml: String
  ) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic], hasErrors: Bool) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "site.yaml", bytes: Array(yaml.utf8))
    let configuration = readYAML(SourceText(file), reporting: &bag).map {
      readSiteConfiguration($0, reporting: &bag)
    }
    return (configuration ?? .defaults, bag.diagnostics, bag.hasErrors)
  }

  /// The texts of site.yaml in the repository, and in the documents' examples, that have no mistake.
  private func soundSites() throws -> [String] {
    var texts = [try read("site.yaml")]
    for document in ["configuration", "language", "output", "types", "vss"] {
      let blocks = try read("docs/\(document).md").matches(
        of: /\n```yaml site(?:\.yaml)?\n([\s\S]*?)```\n/)
      texts += blocks.map { block in
        let text = String(block.1)
        return text.contains(/(^|\n)name:/) ? text : "name: A\n" + text
      }
    }
    return texts.filter { !configuration($0).hasErrors }
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: repositoryFolder.appending(path: path), encoding: .utf8)
  }

  private func siteSchemaObject() throws -> [String: Any] {
    let bytes = Data(text(writeSiteSchema).utf8)
    return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private func text(_ write: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    write(&json)
    return json.text
  }

  private func node(_ json: String) throws -> DataNode {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: Array(json.utf8))
    return try #require(readJSON(SourceText(file), reporting: &bag))
  }

  private func json(ofYAML yaml: String) -> String {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "site.yaml", bytes: Array(yaml.utf8))
    guard let node = readYAML(SourceText(file), reporting: &bag) else { return "null" }
    return text { write(node, to: &$0) }
  }

  private func write(_ node: DataNode, to json: inout JSONText) {
    switch node.content {
    case .null: json.null()
    case .boolean(let boolean): json.value(boolean)
    case .integer(let integer): json.value(integer)
    case .number(let number): json.value(number)
    case .string(let string): json.value(string)
    case .list(let items): json.array { json in for item in items { write(item, to: &json) } }
    case .object(let entries):
      json.object { json in
        for entry in entries { json.member(entry.key) { write(entry.value, to: &$0) } }
      }
    }
  }
}
