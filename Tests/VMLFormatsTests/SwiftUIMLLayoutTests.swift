import Foundation
import Testing
import VMLFormats
import VMLMarkup
import VMLTestSupport

/// Layouts of SwiftUIML, and identifiers.
@Suite struct SwiftUIMLLayoutTests {
  private static func writer(layout: Bool = false, ids: Bool = false) throws -> FormatWriter {
    var options = FormatOptions()
    options.isLayout = layout
    options.hasStableIDs = ids
    return try #require(FormatWriter(.swiftUIML, options))
  }

  private func value(_ writer: FormatWriter, _ text: String) throws -> Any {
    let bytes = writer.document(try parsed(Array(text.utf8))).bytes
    return try JSONSerialization.jsonObject(with: Data(bytes))
  }

  /// A layout resolves to the node that is written without one.
  @Test func layoutsResolveToTheirNodes() throws {
    let bare = try Self.writer()
    let layout = try Self.writer(layout: true)
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      let text = random.views(depth: 0)
      let found = try #require(try value(layout, text) as? [String: Any])
      let resolved = try LayoutModel(found).resolve()
      #expect(try sorted(try value(bare, text)) == sorted(resolved), "\(text)")
    }
  }

  private func sorted(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }

  @Test func stylesThatComeTwiceHaveNames() throws {
    let text = """
      <VStack><Text id="i" style="padding(8);bold()">a</Text><Text style="padding(8);bold()">b</Text>\
      <Text style="padding(1);padding(2)">c</Text><Text style="padding(1);padding(2)">d</Text>\
      <Text style="italic()">e</Text></VStack>
      """
    let writer = try Self.writer(layout: true)
    let bytes = writer.document(try parsed(Array(text.utf8))).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"styles":{"s1":[["padding",8],["bold",true]]},"content":{"type":"VStack","#
        + #""attributes":[["alignment","center"]],"children":["#
        + #"{"type":"Text","attributes":[["text","a"],["style","s1"],["id","i"]]},"#
        + #"{"type":"Text","attributes":[["text","b"],["style","s1"]]},"#
        + #"{"type":"Text","attributes":[["text","c"],["padding",1],["padding",2]]},"#
        + #"{"type":"Text","attributes":[["text","d"],["padding",1],["padding",2]]},"#
        + #"{"type":"Text","attributes":[["text","e"],["italic",true]]}]}}"#)
  }

  @Test func identifiersByPlaces() throws {
    let text = """
      <VStack><Text>a</Text><HStack id="X"><Text>b</Text><Image name="n"/><Text>c</Text></HStack>\
      <Text id="t">d</Text><Text style="overlay(:o)">e<Text template="o">f</Text></Text></VStack>
      """
    let found = try value(try Self.writer(ids: true), text)
    #expect(
      ids(found) == [
        "VStack0", "VStack0.Text0", "X", "X.Text0", "X.Image0", "X.Text1", "t", "VStack0.Text1",
      ])
    let all = try value(try Self.writer(layout: true, ids: true), text) as? [String: Any]
    #expect(ids(try #require(all?["content"])) == ids(found))
  }

  /// The identifiers of a node and of what it holds as children, each the last of its attributes.
  private func ids(_ value: Any) -> [String] {
    let node = value as? [String: Any]
    let last = (node?["attributes"] as? [[Any]])?.last
    let own = last?.first as? String == "id" ? last?.last as? String : nil
    return [own ?? "none"] + (node?["children"] as? [Any] ?? []).flatMap(ids)
  }
}

/// What a client of SwiftUIML makes of a layout, as its rules say; cycles are cut.
private struct LayoutModel {
  private let styles: [String: [[Any]]]
  private let content: [String: Any]

  init(_ layout: [String: Any]) throws {
    styles = try #require(layout["styles"] as? [String: [[Any]]])
    content = try #require(layout["content"] as? [String: Any])
  }

  func resolve() throws -> [String: Any] { resolve(content) }

  /// Only children are looked at; nodes inside of attributes stay as they are.
  private func resolve(_ node: [String: Any]) -> [String: Any] {
    var node = node
    node["attributes"] = attributes(node["attributes"] as? [[Any]] ?? [])
    if let children = node["children"] as? [[String: Any]] {
      node["children"] = children.map(resolve)
    }
    return node
  }

  /// The first `style` alone counts; with it the first value of each key wins.
  private func attributes(_ own: [[Any]]) -> [[Any]] {
    guard let first = own.first(where: { key($0) == "style" }) else { return own }
    guard let name = first.last as? String, styles[name] != nil else {
      return own.filter { key($0) != "style" }
    }
    var result: [[Any]] = []
    var isPlaced = false
    for entry in own {
      let inserted = key(entry) == "style" ? isPlaced ? [] : style(name, visited: []) : [entry]
      if key(entry) == "style" { isPlaced = true }
      for entry in inserted where !result.contains(where: { key($0) == key(entry) }) {
        result.append(entry)
      }
    }
    return result
  }

  /// A style with what it inherits in the place of its first `inherit`, but for its own keys.
  private func style(_ name: String, visited: Set<String>) -> [[Any]] {
    let own = styles[name] ?? []
    guard let place = own.firstIndex(where: { key($0) == "inherit" }) else { return own }
    let parent = own[place].last as? String ?? ""
    let keys = Set(own.map(key))
    guard styles[parent] != nil, !visited.contains(parent) else {
      return own.enumerated().filter { $0.offset != place }.map(\.element)
    }
    var result: [[Any]] = []
    for (index, entry) in own.enumerated() {
      let inherited = style(parent, visited: visited.union([name]))
      let inserted = index == place ? inherited.filter { !keys.contains(key($0)) } : [entry]
      for entry in inserted where key(entry) != "inherit" {
        if let known = result.firstIndex(where: { key($0) == key(entry) }) {
          result[known] = entry
        } else {
          result.append(entry)
        }
      }
    }
    return result
  }

  private func key(_ entry: [Any]) -> String { entry.first as? String ?? "" }
}
