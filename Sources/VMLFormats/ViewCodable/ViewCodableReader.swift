import VMLData
import VMLDiagnostics

/// Reads ViewCodable's JSON that its decoder takes.
struct ViewCodableReader: ForeignCodec {
  var codec: any FormatCodec { ViewCodableCodec() }

  /// The rules of the decoder.
  static let rules = ShapeRules(ViewCodableCodec().shapes, root: "view")

  /// Keys of views, shapes and modifiers.
  private static let names: Set<String> = Set(
    ViewCodableCodec().shapes.flatMap { name, shape in
      guard ["view", "clip", "modifier"].contains(name), case .cases(let fields) = shape else {
        return [String]()
      }
      return fields.map(\.key)
    })

  /// The entry that says what an object is; clients pass over what is beside it.
  private func own(_ entries: [DataNode.Entry]?) -> DataNode.Entry? {
    guard let entries, entries.count > 1 else { return entries?.first }
    return entries.first { Self.names.contains($0.key) }
  }

  // MARK: Views

  /// Of a document that fits the rules.
  mutating func view(_ node: ForeignNode, reporting bag: inout DiagnosticBag) -> ForeignView? {
    guard let (type, payload) = unlabelled(node) else { return nil }
    guard type == "shape" else { return view(type, payload, node) }
    return unlabelled(payload).flatMap { view($0.name, $0.payload, node) }
  }

  /// Reads `{"name": {"_0": payload}}`, beside keys that clients pass over.
  private func unlabelled(_ node: ForeignNode) -> (name: String, payload: ForeignNode)? {
    guard let entry = own(node.data.entries), let payload = entry.value["_0"] else { return nil }
    let path = node.path.isEmpty ? entry.key : "\(node.path).\(entry.key)"
    return (entry.key, ForeignNode(data: payload, path: path + "._0"))
  }

  private func view(
    _ type: String, _ payload: ForeignNode, _ node: ForeignNode
  ) -> ForeignView? {
    guard let modifiers = payload.data["modifiers"] else { return nil }
    var view = ForeignView(
      type: type, entries: [], children: nil, range: node.data.range, path: node.path)
    let members = type == "color" ? flattened(payload.data) : payload.data
    for entry in members.entries ?? [] where entry.key != "modifiers" {
      let path = "\(payload.path).\(entry.key)"
      if entry.key == "children", let items = entry.value.items {
        view.children = items.enumerated().map { index, item in
          ForeignNode(data: item, path: "\(path)[\(index)]")
        }
        continue
      }
      guard entry.value.content != .null else { continue }
      view.entries.append(member(entry, of: type, path))
    }
    if type == "color" { fade(&view) }
    if ViewCodableCodec.shapes.contains(type), !view.entries.contains(where: Self.isPaint) {
      view.entries.append(unpainted(at: view))
    }
    view.entries += self.modifiers(modifiers, payload.path + ".modifiers")
    return type == "asyncImage" ? resized(view) : view
  }

  /// Makes the opacity of a colour a modifier: as an element it is a name or digits alone.
  private func fade(_ view: inout ForeignView) {
    guard let place = view.entries.firstIndex(where: { $0.key == "opacity" }),
      let opacity = number(view.entries[place].value), opacity != 1,
      let type = view.entries.first(where: { $0.key == "colorType" })?.value.entries?.first?.key,
      ["dynamic", "hex", "system"].contains(type)
    else { return }
    var faded = view.entries[place]
    faded.role = .modifier
    faded.value = wrapped(faded.value, in: ["_0"])
    view.entries[place].value.content = .integer(1)
    // Beyond 1 it is 1.
    if opacity < 1 { view.entries.append(faded) }
  }

  private static func isPaint(_ entry: ForeignEntry) -> Bool {
    ["fill", "stroke"].contains(entry.key)
  }

  /// The paint of a shape that has none, which clients do not draw.
  private func unpainted(at view: ForeignView) -> ForeignEntry {
    let clear = FormatValue.object([
      .init("colorType", .object([.init("system", .object([.init("_0", .string("clear"))]))])),
      .init("opacity", .number(1)), .init("modifiers", .array([])),
    ])
    return ForeignEntry(
      key: "fill", value: DataNode(of: clear, at: view.range), range: view.range, path: view.path,
      role: .modifier)
  }

  /// A loaded image whose `resize`, a member of the view around it, is its first modifier.
  private func resized(_ view: ForeignView) -> ForeignView {
    guard let place = view.entries.firstIndex(where: { $0.key == "resize" }),
      view.entries[place].value.entries != nil,
      let image = view.entries.firstIndex(where: { $0.key == "imageModifiers" }),
      let items = view.entries[image].value.items
    else { return view }
    var view = view
    let entry = view.entries[place]
    let call = DataNode(
      .object([DataNode.Entry(key: "resizable", keyRange: entry.range, value: entry.value)]),
      at: entry.range)
    view.entries[image].value = DataNode(.list([call] + items), at: view.entries[image].value.range)
    view.entries.remove(at: place)
    return view
  }

  /// A member; those that VML has as modifiers are some.
  private func member(
    _ entry: DataNode.Entry, of type: String, _ path: String
  ) -> ForeignEntry {
    let isModifier =
      ViewCodableCodec.shapes.contains(type) && ["fill", "stroke"].contains(entry.key)
      || type == "image" && entry.key == "resizable"
    return ForeignEntry(
      key: entry.key, value: entry.value, range: entry.keyRange, path: path,
      role: isModifier ? .modifier : .member)
  }

  func node(in value: DataNode, _ path: String) -> ForeignNode? {
    own(value.entries)?.value["_0"]?.entries == nil ? nil : ForeignNode(data: value, path: path)
  }

  func modifiers(in value: DataNode, _ path: String) -> [ForeignEntry]? {
    modifiers(value, path)
  }

  private func modifiers(_ value: DataNode, _ path: String) -> [ForeignEntry] {
    var entries: [ForeignEntry] = []
    var bar: [DataNode] = []
    let items = value.items ?? []
    for (index, item) in items.enumerated() {
      guard let entry = own(item.entries) else { continue }
      var made = ForeignEntry(
        key: entry.key, value: entry.value, range: item.range, path: "\(path)[\(index)]",
        role: .modifier)
      if let view = barItem(entry) {
        bar.append(view)
        if items.count > index + 1, let next = own(items[index + 1].entries),
          barItem(next) != nil
        {
          continue
        }
        made.key = "@toolbar"
        made.value = wrapped(DataNode(.list(bar), at: item.range), in: ["_0"])
        bar = []
      }
      entries.append(made)
    }
    return entries
  }

  /// An item of a toolbar as the table has it: a view with a place.
  ///
  /// The table's toolbar has several, which are modifiers in a row.
  private func barItem(_ entry: DataNode.Entry) -> DataNode? {
    guard entry.key == "toolbar", let item = entry.value["_0"], let entries = item.entries,
      let content = item["content"], content.entries != nil,
      let place = item["placement"]?.string, Self.placements.contains(place)
    else { return nil }
    let none = DataNode.Entry(
      key: "modifiers", keyRange: item.range, value: DataNode(.list([]), at: item.range))
    let members = entries.filter { $0.key != none.key } + [none]
    return wrapped(DataNode(.object(members), at: item.range), in: ["@item", "_0"])
  }

  private static let placements: Set<String> = Set(
    (viewCodableTable.kinds["placement"] ?? []).compactMap {
      if case .value(.string(let word)) = $0.template { word } else { nil }
    })

  func wrapped(_ value: DataNode, in keys: [String]) -> DataNode {
    keys.reversed().reduce(value) { inner, key in
      DataNode(
        .object([DataNode.Entry(key: key, keyRange: value.range, value: inner)]), at: value.range)
    }
  }

  // MARK: Values

  func defaults(of key: String) -> [FormatValue.Member] { [] }

  func canonical(_ value: DataNode, of key: String) -> DataNode {
    switch key {
    case "padding": padding(value)
    case "colour": flattened(value)
    // No limit.
    case "lineLimit": value["_0"]?.content == .null ? DataNode(.object([]), at: value.range) : value
    case "containerRelativeFrame": frame(value)
    case "clipShape": outline(value)
    case "style" where value.string == Self.circular:
      DataNode(.string("continuous"), at: value.range)
    default: value
    }
  }

  /// A shape without its paint, which is not seen where it clips.
  private func outline(_ value: DataNode) -> DataNode {
    guard let shape = value["_0"]?.entries?.first, value["_0"]?.entries?.count == 1,
      let entries = shape.value["_0"]?.entries
    else { return value }
    let rest = entries.filter { !["fill", "stroke"].contains($0.key) }
    guard rest.count < entries.count else { return value }
    return wrapped(DataNode(.object(rest), at: shape.value.range), in: ["_0", shape.key, "_0"])
  }

  /// A frame whose scale is so many parts of a number of them; VML has no others.
  private func frame(_ value: DataNode) -> DataNode {
    guard let frame = value["_0"], let entries = frame.entries else { return value }
    if frame["scale"]?.content == .null {
      let said = DataNode(.object(entries.filter { $0.key != "scale" }), at: frame.range)
      return wrapped(said, in: ["_0"])
    }
    guard let scale = frame["scale"].flatMap(number), scale > 0, scale < 100,
      let count = (1...100).first(where: { count in
        (scale * Double(count)).rounded() / Double(count) == scale
      })
    else { return value }
    let parts = [Int((scale * Double(count)).rounded()), count].map {
      DataNode(.integer($0), at: frame.range)
    }
    let made = DataNode.Entry(
      key: "@scale", keyRange: frame.range, value: DataNode(.list(parts), at: frame.range))
    let others = entries.filter { $0.key != "scale" }
    return wrapped(DataNode(.object(others + [made]), at: frame.range), in: ["_0"])
  }

  /// Insets without some of the edges, which are 0 then; only some forms of VML say that.
  private func padding(_ value: DataNode) -> DataNode {
    guard let insets = value["_0"], let entries = insets.entries else {
      return value
    }
    let edges = ["top", "leading", "bottom", "trailing"]
    let known = edges.filter { insets[$0] != nil }
    let isAlike = entries.allSatisfy { $0.value.isSame(as: entries[0].value) }
    let pairs = [["top", "bottom"], ["leading", "trailing"]]
    guard known.count != 1, !isAlike || !pairs.contains(known) else { return value }
    let zero = DataNode(.integer(0), at: value.range)
    let all = edges.map { edge in
      DataNode.Entry(key: edge, keyRange: value.range, value: insets[edge] ?? zero)
    }
    let made = DataNode(.object(all), at: insets.range)
    return DataNode(
      .object([DataNode.Entry(key: "_0", keyRange: insets.range, value: made)]), at: value.range)
  }

  /// Corners in a page are SwiftUI's own, which are continuous.
  func loss(of value: DataNode, of key: String) -> String? {
    key == "style" && value.string == Self.circular ? "the corners become continuous" : nil
  }

  private static var circular: String { "circular" }

  func isHint(_ entry: ForeignEntry) -> Bool { false }

  func number(_ value: DataNode) -> Double? {
    switch value.content {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    case .string("infinity"), .string("inf"), .string("+infinity"): return .infinity
    case .string(let text): return Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: return nil
    }
  }

  func bool(_ value: DataNode) -> Bool? {
    if case .boolean(let flag) = value.content { flag } else { nil }
  }

  func text(_ value: DataNode) -> String? { value.string }
}
