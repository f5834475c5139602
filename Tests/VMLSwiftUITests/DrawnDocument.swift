import Foundation
import VMLBehaviour
import VMLCatalog
import VMLSwiftUI
import VMLTestSupport
import VMLViews

/// A document drawn by `VMLSwiftUI` over `VMLViews`, and so written as VML again.
struct DrawnDocument {
  /// The elements of the document as a client has to draw them.
  let expected: [String]
  /// The elements that SwiftUI was given.
  let drawn: [String]
  let reports: [String]
  let vml: String

  var isSame: Bool { expected == drawn }

  init(_ document: String, registry: VMLRegistry = VMLRegistry()) throws {
    var reports: [String] = []
    let bytes = Array(document.utf8)
    let view = VMLView(bytes, registry: registry, reports: { reports.append($0) })
    let written = try view.vml()
    vml = String(decoding: written, as: UTF8.self)
    self.reports = reports
    // Spec: VML 12.3. An unknown element is a group of its children.
    let unknown = Set(reports.compactMap { $0.firstMatch(of: /^there is no view '(\w+)'/)?.1 })
    expected = lines(of: bytes, unknown: unknown)
    drawn = lines(of: written)
  }

  /// The first line that differs, of both.
  var difference: String {
    let same = zip(expected, drawn).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { same < lines.count ? lines[same] : "the end" }
    return "\(line(expected)) -> \(line(drawn))"
  }
}

/// The drawn nodes of a document, with states in place of what reads them.
private func lines(of bytes: [UInt8], unknown: Set<Substring> = []) -> [String] {
  var state = ClientState(BehaviourSite(), session: "")
  for effect in state.handle(.link("/")) {
    guard case .fetch(let request, let path, _) = effect else { continue }
    let document = BehaviourDocument(path: path, source: bytes, in: BehaviourSite())
    _ = state.handle(.arrived(request, document))
  }
  guard let screen = state.layers.last?.top else { return [] }
  let tree = state.drawn(screen: screen)
  return lines(of: tree, 0..<tree.nodes.count, in: [:], depth: 0, unknown)
}

/// The nodes of a part of a tree, those that fill a slot behind the others.
private func lines(
  of tree: DrawnTree, _ range: Range<Int>, in around: [String: String], depth: Int,
  _ unknown: Set<Substring>, default defaultSlot: String? = nil
) -> [String] {
  var blocks: [(slot: String, lines: [String])] = []
  var index = range.lowerBound
  while index < range.upperBound {
    let node = tree.nodes[index]
    let templates = templates(of: node)
    let first =
      String(repeating: " ", count: depth)
      + line(of: node, templates, in: around, unknown, default: defaultSlot)
    var inner = lines(
      of: tree, index + 1..<node.end, in: templates, depth: depth + 1, unknown,
      default: Catalog.element(node.name)?.defaultSlot?.string)
    if let text = textAttributes[node.name].flatMap({ node[$0] }), inner.isEmpty {
      inner = [String(repeating: " ", count: depth + 1) + text]
    }
    for (name, slot) in viewAttributes[node.name] ?? [] {
      guard let text = node[name] else { continue }
      let margin = String(repeating: " ", count: depth + 1)
      inner += ["\(margin)<Text template=\(slot)>", "\(margin) \(text)"]
    }
    // A text beside elements is a `Text`.
    let own = String(repeating: " ", count: depth)
    if first == own + "<Text>", inner.count < 2, inner.first?.contains("<") != true {
      blocks.append(("", [inner.first.map { String($0.dropFirst()) } ?? own]))
      index = max(index + 1, node.end)
      continue
    }
    let slot = node["template"].flatMap { around[$0] ?? ($0 == defaultSlot ? nil : $0) } ?? ""
    blocks.append((slot, [first] + inner))
    index = max(index + 1, node.end)
  }
  let slots = Set(blocks.map(\.slot)).sorted()
  return slots.flatMap { slot in blocks.filter { $0.slot == slot }.flatMap(\.lines) }
}

/// The templates that a style names, by their places: the library gives them names of its own.
private func templates(of node: DrawnTree.Node) -> [String: String] {
  var names: [String: String] = [:]
  for match in (node["style"] ?? "").matches(of: #/[( ]:([A-Za-z]\w*)/#) {
    let name = String(match.1)
    if names[name] == nil { names[name] = "\(names.count + 1)" }
  }
  return names
}

private func line(
  of node: DrawnTree.Node, _ templates: [String: String], in around: [String: String],
  _ unknown: Set<Substring>, default defaultSlot: String?
) -> String {
  guard !node.name.isEmpty else { return node.text }
  let isUnknown = unknown.contains(node.name[...])
  let name = isUnknown ? "Group" : node.name
  var read: Set<String> = []
  var parts: [String] = []
  if let style = node["style"] {
    // With its name and its fallback.
    let reference = #/attr\((\w+)(?: type\([^()]*\))?(?:, ((?:[^()]|\([^()]*\))*))?\)/#
    let resolved = style.replacing(reference) { match in
      let name = String(match.1)
      read.insert(name)
      return node[name].map(literal) ?? match.2.map(String.init) ?? "nil"
    }
    .replacing(#/([( ]):([A-Za-z]\w*)/#) { "\($0.1):\(templates[String($0.2)] ?? "")" }
    parts.append(
      "style=\(plain(resolved.replacing(#/#([0-9a-f]{6}(?:[0-9a-f]{2})?)\b/#) { color(String($0.1)) }))"
    )
  }
  for attribute in node.attributes where attribute.name != "style" {
    if attribute.name == "template", attribute.value == defaultSlot { continue }
    guard textAttributes[node.name] != attribute.name,
      viewAttributes[node.name]?.contains(where: { $0.name == attribute.name }) != true,
      defaults[node.name]?[attribute.name] != attribute.value
    else { continue }
    // Classes are for sheets, which are resolved before.
    guard !read.contains(attribute.name), attribute.name != "class" else { continue }
    guard !isUnknown || identity.contains(attribute.name) else { continue }
    if node.name == "AsyncImage", attribute.name == "image" {
      parts.append("image")
      continue
    }
    // One attribute of two names.
    let name = attribute.name == "axis" ? "axes" : attribute.name
    let value = attribute.name == "template" ? around[attribute.value] : nil
    parts.append("\(name)=\(value ?? plain(attribute: attribute.value))")
  }
  return "<\(([name] + parts.sorted()).joined(separator: " "))>"
}

private let identity: Set = ["id", "tag", "template"]

/// By element: the attribute that is the same as a text in it.
private let textAttributes = ["DatePicker": "title", "Label": "title", "Text": "markdown"]

/// By element: attributes that are the same as a `Text` in a slot, in the order of the slots.
private let viewAttributes = [
  "GroupBox": [(name: "label", slot: "label")], "Picker": [(name: "title", slot: "label")],
  "Section": [(name: "footer", slot: "footer"), (name: "header", slot: "header")],
]

/// Values that stand for none, which the library leaves out or adds.
private let defaults = [
  "TextField": ["text": ""], "SecureField": ["text": ""], "Toggle": ["isOn": "false"],
  "Slider": ["in": "0...1", "step": "1", "value": "0"], "Gauge": ["in": "0...1"],
  "HStack": ["alignment": "center"],
  "VStack": ["alignment": "center"], "Text": ["content": ""],
]

/// A style without the arguments that say what holds without them, and with one spelling for each
/// value.
private func plain(_ style: String) -> String {
  style.replacing(#/, [xy]: 0(?=[,)])/#, with: "")
    .replacing(#/\b([\d.]+)deg\b/#) { ".degrees(\($0.1))" }
    .replacing("accessibilityElement(children: .ignore)", with: "accessibilityElement()")
    .replacing(#/(\.[a-z]\w*)\(\)/#) { String($0.1) }
    .replacing(", design: .default)", with: ")")
    .replacing(", weight: .regular)", with: ")")
    .replacing(#/\bImage\(("[^"]*")\)/#) { String($0.1) }
    .replacing(#/\bColor\.(?=[a-z])/#, with: ".")
    .replacing("TimeZone(identifier: \"UTC\")", with: "TimeZone(identifier: \"GMT\")")
    .replacing("searchable(text: nil)", with: "searchable(text: \"\")")
    .replacing(#/presentationDetents\(\[(.*?)\]\)/#) { match in
      let items = match.1.split(separator: ", ").sorted().joined(separator: ", ")
      return "presentationDetents([\(items)])"
    }
}

/// The same for an attribute.
private func plain(attribute value: String) -> String {
  if value.contains(#/^\d{4}-\d\d-\d\d$/#) { return value + "T00:00:00Z" }
  if value.contains(#/^\.\w+$/#) { return String(value.dropFirst()) }
  return value.replacing("..<", with: "...").replacing("[.init(", with: "[GridItem(").replacing(
    " .init(", with: " GridItem(")
}

private func literal(_ text: String) -> String {
  if text == "true" || text == "false" || Double(text) != nil { return text }
  if text.hasPrefix(".") || text.hasPrefix("#") { return text }
  if ["red", "gray", "blue"].contains(text) { return "." + text }
  return "\"\(text)\""
}

/// A colour by its digits, as the library writes it.
private func color(_ digits: String) -> String {
  let number = Int(digits, radix: 16) ?? 0
  let parts = stride(from: digits.count * 4 - 8, through: 0, by: -8).map {
    (Double(number >> $0 & 255) / 255).vmlCode
  }
  let opacity = parts.count == 4 ? ", opacity: \(parts[3])" : ""
  return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
}
