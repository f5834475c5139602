import VMLBehaviour
import VMLMarkup
import VMLPreview

/// Writes what an app shows now as one document, in which each element says which it is
/// (``LiveElement``).
///
/// Screens that lie over others are the content of a sheet of the outermost element below them.
///
/// - Complexity: Linear in the size of the screens.
func liveDocument(_ client: ClientState) -> [UInt8] {
  var writer = LiveWriter(client)
  writer.write()
  return writer.markup.output
}

/// The name of an element as browsers send it back.
func liveName(_ id: ElementID) -> String { "\(id.screen).\(id.part).\(id.node)" }

/// The element of a name; `nil` for what is none.
func elementID(_ name: String) -> ElementID? {
  let numbers = name.split(separator: ".").compactMap { Int($0) }
  guard numbers.count == 3 else { return nil }
  return ElementID(screen: numbers[0], part: numbers[1], node: numbers[2])
}

private struct LiveWriter {
  var markup = MarkupWriter()
  private let client: ClientState
  private var layers: ArraySlice<ClientState.Layer>

  init(_ client: ClientState) {
    self.client = client
    layers = client.layers[...]
  }

  mutating func write() {
    markup.beginDocument(.text)
    guard let layer = layers.popFirst() else { return }
    writeScreen(layer.top)
  }

  private mutating func writeScreen(_ screen: Int) {
    let tree = client.drawn(screen: screen)
    // The layers above stand in the first element at the top.
    var host = 0
    while host < tree.nodes.count, tree.nodes[host].name.isEmpty { host += 1 }
    guard host < tree.nodes.count || layers.isEmpty else { return writeWaiting(screen) }
    if tree.nodes.isEmpty { return writeWaiting(screen) }
    let offset = client.document(ofScreen: screen)?.firstNode ?? 0
    var open: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      closeElements(before: index, in: tree, &open, host)
      guard !node.name.isEmpty else {
        markup.writeText(Array(node.text.utf8)[...])
        continue
      }
      let holdsLayer = index == host && !layers.isEmpty
      writeStartTag(node, offset, holdsLayer: holdsLayer)
      let isEmpty = node.end == index + 1 && !holdsLayer
      markup.endTag(isEmpty ? .nothing : .text)
      if !isEmpty { open.append(index) }
    }
    closeElements(before: tree.nodes.count, in: tree, &open, host)
  }

  private mutating func closeElements(
    before index: Int, in tree: DrawnTree, _ open: inout [Int], _ host: Int
  ) {
    while let last = open.last, tree.nodes[last].end <= index {
      if last == host { writeLayer() }
      markup.writeEndTag(Array(tree.nodes[last].name.utf8)[...])
      open.removeLast()
    }
  }

  private mutating func writeLayer() {
    guard let layer = layers.popFirst() else { return }
    markup.beginTag(Array("Group".utf8)[...])
    attribute("template", LiveElement.layerTemplate)
    markup.endTag(.text)
    if layer.pushed.isEmpty { writeScreen(layer.top) } else { writePushed(layer.top) }
    markup.writeEndTag(Array("Group".utf8)[...])
  }

  /// A screen on the stack of a sheet, from which a button leads back.
  private mutating func writePushed(_ screen: Int) {
    let stack = Array("NavigationStack".utf8)[...]
    markup.beginTag(stack)
    let id = ElementID(screen: screen, node: -1)
    attribute(LiveElement.attribute.description, LiveElement(name: liveName(id), source: nil).text)
    attribute(LiveElement.backAttribute.description, "true")
    markup.endTag(.text)
    writeScreen(screen)
    markup.writeEndTag(stack)
  }

  /// A screen whose document is not there yet.
  private mutating func writeWaiting(_ screen: Int) {
    markup.beginTag(Array("ProgressView".utf8)[...])
    let id = ElementID(screen: screen, node: 0)
    attribute(LiveElement.attribute.description, LiveElement(name: liveName(id), source: nil).text)
    markup.endTag(.nothing)
  }

  private mutating func writeStartTag(_ node: DrawnTree.Node, _ offset: Int, holdsLayer: Bool) {
    markup.beginTag(Array(node.name.utf8)[...])
    var style = holdsLayer ? layerStyle : ""
    let secret = client.secretLength(of: node.id)
    for own in node.attributes {
      switch own.name {
      case "style" where holdsLayer: style = own.value + ";" + style
      // What a document says of its own drawing is passed over.
      case LiveElement.attribute.description, LiveElement.errorAttribute.description,
        LiveElement.backAttribute.description:
        break
      case "text" where secret != nil: break
      default: attribute(own.name, own.value)
      }
    }
    if !style.isEmpty { attribute("style", style) }
    if let secret { attribute("text", String(repeating: "•", count: secret)) }
    let live = LiveElement(
      name: liveName(node.id), source: node.id.part == 0 ? offset + node.id.node : nil,
      events: node.events, isBusy: node.isBusy)
    attribute(LiveElement.attribute.description, live.text)
    if let error = node.error { attribute(LiveElement.errorAttribute.description, error) }
  }

  private var layerStyle: String {
    let name = layers.first?.presentation == .cover ? "fullScreenCover" : "sheet"
    return "\(name)(isPresented: true, content: :\(LiveElement.layerTemplate))"
  }

  private mutating func attribute(_ name: String, _ value: String) {
    markup.writeAttribute(Array(name.utf8)[...], Array(value.utf8)[...])
  }
}
