import VMLData
import VMLDiagnostics

// Values that the renderers take besides the forms of the table, and what they put in the place
// of nothing.
extension SwiftUIMLReader {
  func defaults(of key: String) -> [FormatValue.Member] { Self.defaults[key] ?? [] }

  private static let defaults: [String: [FormatValue.Member]] = {
    let zero = FormatValue.number(0)
    let edges = ["top", "leading", "bottom", "trailing"].map { FormatValue.Member($0, zero) }
    let presented = [
      FormatValue.Member("isPresented", .bool(false)), .init("animated", .bool(true)),
    ]
    let asked = [
      FormatValue.Member("title", .string("")), .init("isPresented", .bool(false)),
      .init("buttons", .array([.object([.init("label", .string("OK"))])])),
    ]
    return [
      "Slider": [
        .init("value", .number(0.5)), .init("minimumValue", zero),
        .init("maximumValue", .number(1)),
      ],
      "Stepper": [.init("minimumValue", zero), .init("maximumValue", .number(100))],
      "Gauge": [.init("value", zero)], "ViewThatFits": [.init("axis", .string("vertical"))],
      "RoundedRectangle": [.init("cornerRadius", .number(8))],
      "LazyVGrid": [.init("columns", .number(2))], "LazyHGrid": [.init("rows", .number(2))],
      "padding": edges, "listRowInsets": edges, "shadow": [.init("radius", .number(5))],
      "containerRelativeFrame": [
        .init("spacing", zero),
        .init("axis", .array([.string("horizontal"), .string("vertical")])),
      ],
      "fixedSize": [.init("horizontal", .bool(true)), .init("vertical", .bool(true))],
      "underline": [.init("isActive", .bool(true))],
      "strikethrough": [.init("isActive", .bool(true))],
      "rotation3DEffect": [.init("x", zero), .init("y", zero), .init("z", .number(1))],
      "aspectRatio": [.init("contentMode", .string("fit"))],
      "sheet": presented, "fullScreenCover": presented, "popover": presented, "alert": asked,
      "confirmationDialog": asked,
      "navigationDestination": [.init("value", .string("")), .init("isPresented", .bool(false))],
    ]
  }()

  /// Modifiers that are applied for `true` alone.
  private static let flags: Set = [
    "clipped", "hidden", "resizable", "colorInvert", "luminanceToAlpha", "labelsHidden",
    "scrollTargetLayout",
  ]

  /// The keys of ``swiftUIMLExtraTable``.
  private static let known: Set<String> = {
    let table = swiftUIMLExtraTable
    let rows = [table.views, table.modifiers].flatMap { $0.values.joined() }
    return Set(rows.flatMap(\.members).map(\.key))
  }()

  func isKnown(_ key: String) -> Bool { Self.known.contains(key) }

  func isHint(_ entry: ForeignEntry) -> Bool {
    switch entry.key {
    case "ignoreEquatable": bool(entry.value) == false
    case "onTap": entry.value.content == .null
    default: Self.flags.contains(entry.key) && bool(entry.value) == false
    }
  }

  func canonical(_ value: DataNode, of key: String) -> DataNode {
    switch key {
    case "offset", "scaleEffect": object(value, ["x", "y"])
    case "trim": object(value, ["to"])
    case "rotationEffect", "hueRotation": angle(value)
    case "aspectRatio": ratio(value)
    case "stroke": value.string == nil ? value : made([("color", value)], at: value)
    case "scrollBounceBehavior":
      value.string == nil ? value : made([("behavior", value)], at: value)
    case "presentationDetents": value.items == nil ? made([value], at: value) : value
    case "padding": number(value) == nil && value.entries == nil ? null(at: value) : value
    case "font": font(value)
    case "ignoresSafeArea": edges(value)
    case "overlay", "background", "mask": aligned(value)
    case "underline", "strikethrough": line(value)
    case "currentValueLabel", "minimumValueLabel", "maximumValueLabel": node(ofText: value)
    case "sheet", "fullScreenCover", "popover": animated(value)
    case "alert", "confirmationDialog": asked(value)
    case "navigationDestination": presented(value)
    case "action": message(value)
    case _ where Self.flags.contains(key):
      bool(value) == true ? DataNode(.boolean(true), at: value.range) : value
    case "onLongPressGesture" where value.content != .null && !hasMessage(value, key):
      made([("message", message(value))], at: value)
    case _ where Self.isMessage(key): hasMessage(value, key) ? value : message(value)
    default: value
    }
  }

  func loss(of value: DataNode, of key: String) -> String? {
    switch key {
    case "sheet", "fullScreenCover", "popover":
      return value["animated"].flatMap(bool) == false ? "it is always animated" : nil
    case "navigationDestination":
      return hasValue(value) ? "its 'value' is left out, since something else presents it" : nil
    // What is no length is the default one, which only a flag and nothing say by right.
    case "padding":
      let isLength =
        number(value) != nil || value.entries != nil || value.content == .null
        || value.content == .boolean(true)
      return isLength ? nil : "what is no length becomes the default one"
    default: break
    }
    guard Self.isMessage(key), value.content != .null, !hasMessage(value, key), !isAction(value)
    else { return nil }
    return message(value).changeOfMessage
  }

  var isLenient: Bool { true }

  func leniency(of value: DataNode, of key: String) -> Diagnostic? {
    switch key {
    case "underline", "strikethrough":
      value.content == .null ? .lenient(value, "a boolean", "true") : flag(value)
    case "sheet", "fullScreenCover", "popover": value["animated"].flatMap(flag)
    case "hueRotation", "rotationEffect":
      value["zero"].flatMap(flag)
        ?? value["radians"].flatMap { radians in
          radians.string == nil
            ? nil : number(radians).map { .lenient(radians, "a number", written($0)) }
        }
    case "aspectRatio":
      value.string.flatMap { text in
        ratio(text: value).string == nil
          ? .lenient(value, "an object", "{\"ratio\": \"\(shortened(text))\"}") : nil
      }
    case _ where Self.flags.contains(key): flag(value)
    default: nil
    }
  }

  private func flag(_ value: DataNode) -> Diagnostic? {
    if case .boolean = value.content { return nil }
    return bool(value).map { .lenient(value, "a boolean", $0 ? "true" : "false") }
  }

  // MARK: Values of modifiers

  private func made(_ members: [(String, DataNode)], at place: DataNode) -> DataNode {
    let entries = members.map {
      DataNode.Entry(key: $0.0, keyRange: place.range, value: $0.1)
    }
    return DataNode(.object(entries), at: place.range)
  }

  private func made(_ items: [DataNode], at place: DataNode) -> DataNode {
    DataNode(.list(items), at: place.range)
  }

  private func null(at place: DataNode) -> DataNode { DataNode(.null, at: place.range) }

  /// A number alone as an object.
  private func object(_ value: DataNode, _ keys: [String]) -> DataNode {
    number(value) == nil ? value : made(keys.map { ($0, value) }, at: value)
  }

  private func angle(_ value: DataNode) -> DataNode {
    if number(value) != nil { return made([("degrees", value)], at: value) }
    let radians = value["zero"].flatMap(bool) == true ? 0 : value["radians"].flatMap(number)
    guard let radians, value["degrees"] == nil else { return value }
    let degrees = DataNode(.number(radians * 180 / .pi), at: value.range)
    let rest = (value.entries ?? []).filter { !["zero", "radians"].contains($0.key) }
    return made([("degrees", degrees)] + rest.map { ($0.key, $0.value) }, at: value)
  }

  /// `16:9` as a number.
  private func ratio(_ value: DataNode) -> DataNode {
    guard let entries = value.entries else {
      return made([("ratio", ratio(text: value))], at: value)
    }
    return made(
      entries.map { ($0.key, $0.key == "ratio" ? ratio(text: $0.value) : $0.value) }, at: value)
  }

  private func ratio(text value: DataNode) -> DataNode {
    let sides = value.string?.split(separator: ":").compactMap { Double($0) } ?? []
    guard sides.count == 2, sides[1] != 0 else { return value }
    return DataNode(.number(sides[0] / sides[1]), at: value.range)
  }

  private func font(_ value: DataNode) -> DataNode {
    guard let entries = value.entries, value["type"] == nil else { return value }
    let type = DataNode(.string(value["name"] == nil ? "system" : "custom"), at: value.range)
    return made([("type", type)] + entries.map { ($0.key, $0.value) }, at: value)
  }

  /// The edges that an object has alone.
  private func edges(_ value: DataNode) -> DataNode {
    value.entries?.count == 1 ? value["edges"] ?? value : value
  }

  /// A node beside its alignment, which is the center where it is not said.
  private func aligned(_ value: DataNode) -> DataNode {
    guard let entries = value.entries, value["$type"] == nil, value["value"] != nil,
      value["alignment"] == nil
    else { return value }
    let center = DataNode(.string("center"), at: value.range)
    return made(entries.map { ($0.key, $0.value) } + [("alignment", center)], at: value)
  }

  /// A text as a node.
  private func node(ofText value: DataNode) -> DataNode {
    guard value.string != nil else { return value }
    func text(_ text: String) -> DataNode { DataNode(.string(text), at: value.range) }
    let entries = made([made([text("text"), value], at: value)], at: value)
    let node = made([("type", text("Text")), ("attributes", entries)], at: value)
    return made([("$type", text("node")), ("value", node)], at: value)
  }

  private func line(_ value: DataNode) -> DataNode {
    if value.content == .null { return DataNode(.boolean(true), at: value.range) }
    guard let isActive = bool(value) else { return value }
    let flag = DataNode(.boolean(isActive), at: value.range)
    return isActive ? flag : made([("isActive", flag)], at: value)
  }

  private func animated(_ value: DataNode) -> DataNode {
    guard let entries = value.entries else { return value }
    let yes = DataNode(.boolean(true), at: value.range)
    return made(entries.map { ($0.key, $0.key == "animated" ? yes : $0.value) }, at: value)
  }

  /// Whether a destination that is presented has a key for links as well.
  private func hasValue(_ value: DataNode) -> Bool {
    isPresented(value) && value["value"]?.string?.isEmpty == false
  }

  private func presented(_ value: DataNode) -> DataNode {
    guard hasValue(value), let entries = value.entries else { return value }
    return made(entries.filter { $0.key != "value" }.map { ($0.key, $0.value) }, at: value)
  }

  private func asked(_ value: DataNode) -> DataNode {
    guard let entries = value.entries else { return value }
    return made(
      entries.filter { $0.key != "buttons" || $0.value.items?.isEmpty != true }
        .map { ($0.key, $0.value) }, at: value)
  }

  // MARK: Messages

  private static func isMessage(_ key: String) -> Bool {
    key.hasPrefix("on") && key.dropFirst(2).first?.isUppercase == true
  }

  /// True for a value that has a message beside other members.
  private func hasMessage(_ value: DataNode, _ key: String) -> Bool {
    key == "onLongPressGesture" && value["message"] != nil
  }

  /// Whether a message is an action of VML.
  private func isAction(_ value: DataNode) -> Bool {
    value["action"]?.string != nil
      && value.entries?.allSatisfy { ["action", "value"].contains($0.key) } == true
  }

  /// A message as an action.
  ///
  /// A text is its name, and so is the first text among what names one; the rest are its values.
  /// The path of a page alone opens that page. Another is none.
  private func message(_ value: DataNode) -> DataNode {
    guard value.content != .null, !isAction(value) else { return value }
    if value.string != nil { return made([("action", value)], at: value) }
    if value.entries?.count == 1, let path = value["path"], let text = path.string,
      isPathOfPage(text)
    {
      let open = DataNode(.string("open"), at: value.range)
      return made([("action", open), ("value", path)], at: value)
    }
    guard let entries = value.entries,
      let name = ["action", "type", "name", "event", "message"].lazy.compactMap({ key in
        entries.first { $0.key == key && $0.value.string != nil }
      }).first
    else { return null(at: value) }
    let rest = entries.filter { $0.key != name.key }.map { ($0.key, $0.value) }
    return made(
      [("action", name.value)] + (rest.isEmpty ? [] : [("value", made(rest, at: value))]),
      at: value)
  }
}
