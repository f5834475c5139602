import VMLCatalog
import VMLData
import VMLDiagnostics

/// Reads SwiftUIML's JSON as its runtime does: strict about a node's frame, lenient in values.
struct SwiftUIMLReader: ForeignCodec {
  var codec: any FormatCodec { SwiftUIMLCodec() }
  /// Of a layout; they reach nodes that are children, and not those in attributes.
  var styles: SwiftUIMLStyles?

  // MARK: Nodes

  mutating func view(_ node: ForeignNode, reporting bag: inout DiagnosticBag) -> ForeignView? {
    let node = unwrapped(node, reporting: &bag)
    guard let object = node.data.entries else {
      bag.report(.noNode(node, "a node must be an object, not \(node.data.kindName)"))
      return nil
    }
    guard let type = object.first(where: { $0.key == "type" })?.value else {
      bag.report(.noNode(node, "a node needs a 'type'", code: .missingKey))
      return nil
    }
    guard let name = type.string else {
      bag.report(.noNode(node, "'type' must be a string, not \(type.kindName)", at: type.range))
      return nil
    }
    guard let attributes = object.first(where: { $0.key == "attributes" })?.value else {
      bag.report(.noNode(node, "the node '\(name)' needs 'attributes'", code: .missingKey))
      return nil
    }
    let path = node.path.isEmpty ? "attributes" : node.path + ".attributes"
    guard var entries = Self.attributes(attributes, path, reporting: &bag) else { return nil }
    if name == "ProgressView" {
      for index in entries.indices where entries[index].key == "currentValue" {
        entries[index].key = "value"
      }
    }
    let style = node.isStyled ? styles?.name(in: entries) : nil
    if node.isStyled, var known = styles {
      entries = known.apply(to: entries, reporting: &bag)
      styles = known
    }
    entries = Self.withoutRowHints(Self.separated(entries))
    Self.nameWatched(in: &entries, of: name)
    if name == "ProgressView" { dropBar(from: &entries, reporting: &bag) }
    if node.isDestination, let key = entries.firstIndex(where: { $0.key == Self.destinationKey }) {
      entries.remove(at: key)
    }
    var children: [ForeignNode]?
    let list = object.first { $0.key == "children" }?.value
    if object.count > (list == nil ? 2 : 3) {
      tell(of: object, ["type", "attributes", "children"], node.path, reporting: &bag)
    }
    if let list, list.content != .null {
      guard let items = list.items else {
        bag.report(
          .noNode(node, "'children' must be a list, not \(list.kindName)", at: list.range))
        return nil
      }
      let prefix = node.path.isEmpty ? "children" : node.path + ".children"
      children = items.enumerated().map { index, item in
        ForeignNode(data: item, path: "\(prefix)[\(index)]", isStyled: node.isStyled)
      }
    }
    if name == "AsyncImage", let picture = Self.picture(entries, besides: list, node.path) {
      entries.removeAll { SwiftUIMLCodec.imageModifiers.contains($0.key) }
      children = (children ?? []) + [picture]
    }
    // One child is drawn in light and in dark surroundings.
    let isPlain = name == "ColorScheme" && children?.count == 1
    return ForeignView(
      type: isPlain ? "Group" : name, entries: entries, children: children,
      range: node.data.range, path: node.path, style: style)
  }

  /// Renames entries that animations watch, which may have any key, as attributes have one.
  private static func nameWatched(in entries: inout [ForeignEntry], of type: String) {
    let animations = entries.indices.filter { entries[$0].key == "animation" }
    guard !animations.isEmpty else { return }
    let watched = Set(animations.compactMap { entries[$0].value["attribute"]?.string })
    let names = watched.intersection(entries.map(\.key)).filter { name in
      isName(name) && !isKnown(name, on: type) && !SwiftWriter.words.contains(name)
        && Catalog.element(type)?.attributes.contains { $0.isEqual(to: name) } != true
    }
    for index in entries.indices where names.contains(entries[index].key) {
      entries[index].key = "attr." + entries[index].key
    }
    for index in animations {
      guard let members = entries[index].value.entries,
        let name = entries[index].value["attribute"]?.string, names.contains(name)
      else { continue }
      let renamed = members.map { member in
        var member = member
        if member.key == "attribute" { member.value.content = .string("attr." + name) }
        return member
      }
      entries[index].value = DataNode(.object(renamed), at: entries[index].value.range)
    }
  }

  private static func isKnown(_ key: String, on type: String) -> Bool {
    modifiers.contains(key)
      || swiftUIMLTable.views.values.joined().contains { row in
        row.type == type && row.members.contains { $0.key == key }
      }
  }

  private static let modifiers: Set<String> = {
    let rows = swiftUIMLTable.modifiers.values.flatMap { $0 } + swiftUIMLTable.common
    let others = ["ignoreEquatable", "inherit", "navigationDestinationKey", "nodeId", "style"]
    return Set(rows.flatMap { $0.members.map(\.key) } + others)
  }()

  /// Leaves out the value of a bar without its end: clients draw a spinner then.
  private func dropBar(from entries: inout [ForeignEntry], reporting bag: inout DiagnosticBag) {
    guard !entries.contains(where: { $0.key == "total" }) else { return }
    entries.removeAll { entry in
      if entry.key == "value", entry.value.content != .null { bag.report(.endless(entry)) }
      return entry.key == "value"
    }
  }

  func missing(in entry: ForeignEntry) -> String? {
    guard let keys = Self.needs[entry.key], let members = entry.value.entries else { return nil }
    return keys.first { key in
      !members.contains { $0.key == key && $0.value.content != .null }
    }
  }

  private static let needs = ["shadow": ["color"], "border": ["color", "width"]]

  /// The node of a loaded picture that has none of its own: clients apply the modifiers of the view
  /// around it to it as well.
  private static func picture(
    _ entries: [ForeignEntry], besides list: DataNode?, _ path: String
  ) -> ForeignNode? {
    let isSaid =
      list?.items?.contains {
        ($0["value"]?["type"] ?? $0["type"])?.string == "AsyncImageSuccess"
      } == true
    let own = entries.filter { drawn.contains($0.key) }
    guard !isSaid, let range = own.first?.range else { return nil }
    func entry(_ key: String, _ value: DataNode) -> DataNode.Entry {
      DataNode.Entry(key: key, keyRange: range, value: value)
    }
    let pairs = own.map { entry in
      DataNode(
        .list([DataNode(.string(entry.key), at: entry.range), entry.value]), at: entry.range)
    }
    let node = DataNode(
      .object([
        entry("type", DataNode(.string("AsyncImageSuccess"), at: range)),
        entry("attributes", DataNode(.list(pairs), at: range)),
      ]), at: range)
    return ForeignNode(data: node, path: path, isStyled: false)
  }

  /// Modifiers that change how a view is drawn, and neither present anything nor send.
  private static let drawn: Set<String> = {
    let rows = swiftUIMLTable.modifiers.values.flatMap { $0.map(\.readMember.key) }
    let others = ["accessibility", "navigation", "on", "presentation", "tool"]
    let presented: Set = ["alert", "confirmationDialog", "fullScreenCover", "popover", "sheet"]
    return Set(rows).subtracting(presented).filter { key in
      !others.contains { key.hasPrefix($0) }
    }
  }()

  /// A node out of the wrappers that some producers put round it twice.
  private func unwrapped(
    _ node: ForeignNode, reporting bag: inout DiagnosticBag
  ) -> ForeignNode {
    var node = node
    var isWrapped = !node.isValue
    while let entries = node.data.entries, node.data["$type"]?.string != nil,
      let value = node.data["value"]
    {
      if entries.count > 2 {
        tell(of: entries, ["$type", "value"], node.path, reporting: &bag)
      }
      if isWrapped { bag.report(.wrapped(node)) }
      isWrapped = true
      node.data = value
      node.path += ".value"
    }
    return node
  }

  /// Tells of keys that the library does not look at.
  private func tell(
    of entries: [DataNode.Entry], _ keys: [String], _ path: String,
    reporting bag: inout DiagnosticBag
  ) {
    for entry in entries where !keys.contains(entry.key) {
      let place = path.isEmpty ? entry.key : "\(path).\(entry.key)"
      bag.report(.passedOver(entry.key, in: keys, at: entry.keyRange, place))
    }
  }

  /// Tells of what stands beside styles and content of a layout.
  func tell(ofLayout data: DataNode, reporting bag: inout DiagnosticBag) {
    tell(of: data.entries ?? [], ["styles", "content"], "", reporting: &bag)
  }

  /// The entries of a list `[[key, value], …]`; `nil` after a report.
  static func attributes(
    _ list: DataNode, _ path: String, reporting bag: inout DiagnosticBag
  ) -> [ForeignEntry]? {
    guard let items = list.items else {
      bag.report(
        .notAttributes(
          "attributes must be a list of pairs, not \(list.kindName)", at: list.range, path))
      return nil
    }
    var entries: [ForeignEntry] = []
    entries.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let place = "\(path)[\(index)]"
      guard let pair = item.items, let key = pair.first?.string else {
        bag.report(
          .notAttributes(
            "an attribute must be a list of a key and a value", at: item.range, place))
        return nil
      }
      if pair.count > 2 {
        bag.report(
          Diagnostic(
            .formatLacks, .warning, at: pair[2].range,
            "clients pass over what follows the value of '\(shortened(key))'",
            notes: [Diagnostic.Note("it is \(place)[2]")]))
      }
      let value = pair.count > 1 ? pair[1] : DataNode(.boolean(true), at: item.range)
      entries.append(
        ForeignEntry(key: key, value: value, range: item.range, path: place, role: .either))
    }
    return entries
  }

  func node(in value: DataNode, _ path: String) -> ForeignNode? {
    if value["$type"]?.string != nil, value["value"]?.entries != nil {
      return ForeignNode(data: value, path: path, isStyled: false, isValue: true)
    }
    return nil
  }

  func takeDestinations(of view: inout ForeignView) -> [ForeignDestination] {
    takeList(of: &view) + takeSingle(of: &view)
  }

  /// Destinations of one key each, which nothing but a link presents.
  private func takeSingle(of view: inout ForeignView) -> [ForeignDestination] {
    var found: [ForeignDestination] = []
    var keys: Set<String> = []
    view.entries.removeAll { entry in
      guard entry.key == "navigationDestination", let key = entry.value["value"]?.string,
        !key.isEmpty, !isPresented(entry.value), let content = entry.value["content"],
        let node = node(in: content, entry.path + ".content"),
        entry.value.entries?.allSatisfy({ Self.singleKeys.contains($0.key) }) == true,
        keys.insert(key).inserted
      else { return false }
      found.append(ForeignDestination(key: key, node: node))
      return true
    }
    return found
  }

  private static let singleKeys: Set = ["content", "isPresented", "value"]

  func isPresented(_ value: DataNode) -> Bool { value["isPresented"].flatMap(bool) == true }

  private func takeList(of view: inout ForeignView) -> [ForeignDestination] {
    let place = view.entries.firstIndex { $0.key == Self.destinations }
    guard let place, let items = view.entries[place].value.items else { return [] }
    var keys: Set<String> = []
    var found: [ForeignDestination] = []
    for (index, item) in items.enumerated() {
      guard let node = node(in: item, "\(view.entries[place].path)[1][\(index)]"),
        let key = pairs(of: node)?.first(where: { $0.key == Self.destinationKey })?.value,
        let text = key.string, keys.insert(text).inserted
      else { return [] }
      found.append(ForeignDestination(key: text, node: node))
    }
    view.entries.remove(at: place)
    return found
  }

  /// The views of the group that the writer makes for the key, or the node itself.
  func content(of destination: ForeignDestination) -> [ForeignNode] {
    var node = destination.node
    node.isDestination = true
    // One that says more than the key is a group of its own.
    guard node.data.entries?.count == 2, let group = node.data["value"],
      group["type"]?.string == "Group", group.entries?.count == 3,
      pairs(of: node)?.map(\.key) == [Self.destinationKey], let items = group["children"]?.items
    else { return [node] }
    return items.enumerated().map { index, item in
      ForeignNode(
        data: item, path: "\(node.path).value.children[\(index)]", isStyled: node.isStyled)
    }
  }

  private static let destinations = "navigationDestinations"
  private static let destinationKey = "navigationDestinationKey"

  private func pairs(of node: ForeignNode) -> [ForeignEntry]? {
    var unused = DiagnosticBag()
    return unwrapped(node, reporting: &unused).data["attributes"].flatMap {
      Self.attributes($0, "", reporting: &unused)
    }
  }

  /// A list of a scheme or breakpoint; one that is wrong drops whole, as the runtime drops it.
  func modifiers(in value: DataNode, _ path: String) -> [ForeignEntry]? {
    var unused = DiagnosticBag()
    let entries = Self.attributes(value, path, reporting: &unused)
    guard value.items?.allSatisfy({ $0.items?.count == 2 }) == true else { return nil }
    return entries.map(Self.withoutRowHints)
  }

  /// The entries without the hints that the writer puts behind each of a row's own modifiers.
  static func withoutRowHints(_ entries: [ForeignEntry]) -> [ForeignEntry] {
    guard entries.contains(where: { $0.key.hasPrefix("listRow") }) else { return entries }
    return entries.filter { $0.key != "ignoreEquatable" }
  }

  /// Each breakpoint of `responsive` as an entry of its own.
  private static func separated(_ entries: [ForeignEntry]) -> [ForeignEntry] {
    guard entries.contains(where: { $0.key == "responsive" }) else { return entries }
    return entries.flatMap { entry -> [ForeignEntry] in
      guard entry.key == "responsive", let items = entry.value.items, items.count > 1 else {
        return [entry]
      }
      return items.enumerated().map { index, item in
        var one = entry
        one.value = DataNode(.list([item]), at: item.range)
        one.range = item.range
        one.path = "\(entry.path)[1][\(index)]"
        return one
      }
    }
  }

  // MARK: Values

  func number(_ value: DataNode) -> Double? {
    switch value.content {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    case .string("$infinity"), .string("infinity"): return .infinity
    case .string("$-infinity"), .string("-infinity"): return -.infinity
    case .string(let text): return Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: return nil
    }
  }

  func bool(_ value: DataNode) -> Bool? {
    switch value.content {
    case .boolean(let flag): flag
    case .string("true"): true
    case .string("false"): false
    case .integer(let integer): integer != 0
    case .number(let number): number != 0
    default: nil
    }
  }

  func text(_ value: DataNode) -> String? {
    switch value.content {
    case .string(let text): text
    case .integer(let integer): Double(integer).description
    case .number(let number): number.description
    case .boolean(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  func color(_ value: DataNode) -> (text: String, isWhole: Bool)? {
    guard let text = value.string else { return nil }
    if let name = Self.colorNames[text] { return (name, true) }
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard sides.count <= 2, let light = hexadecimal(sides[0]) else { return nil }
    guard sides.count == 2 else { return (light, true) }
    guard let dark = hexadecimal(sides[1]) else { return nil }
    if light == dark { return (light, true) }
    return namedColor(light: light, dark: dark).map { ($0, true) } ?? (light, false)
  }
}

extension Diagnostic {
  /// The value of a bar that clients do not draw.
  fileprivate static func endless(_ entry: ForeignEntry) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: entry.range,
      "the value of 'ProgressView' is left out: without 'total' clients draw a spinner",
      notes: [Note("it is \(entry.path)")])
  }

  /// A node in a wrapper that is none of a value's, or in a second one.
  fileprivate static func wrapped(_ node: ForeignNode) -> Diagnostic {
    Diagnostic(
      .wrongKind, .warning, at: node.data.range,
      "a node must stand in one wrapper as a value, and in none as a child",
      notes: [Note("the node in it is read")]
        + (node.path.isEmpty ? [] : [Note("it is \(node.path)")]))
  }

  fileprivate static func noNode(
    _ node: ForeignNode, _ message: String, code: DiagnosticCode = .wrongKind,
    at range: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      code, .error, at: range ?? node.data.range, message,
      notes: [
        Note(#"a node is {"type": "Text", "attributes": [["text", "Lamp"]], "children": []}"#)
      ] + (node.path.isEmpty ? [] : [Note("it is \(node.path)")]))
  }

  fileprivate static func notAttributes(
    _ message: String, at range: SourceRange, _ path: String
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind, .error, at: range, message,
      notes: [
        Note(#"attributes are [["spacing", 8], ["padding", null]]"#), Note("it is \(path)"),
      ])
  }
}
