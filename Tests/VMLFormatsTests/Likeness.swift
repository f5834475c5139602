import VMLFormats

/// Whether two documents of a format say the same: what its clients read in several forms is
/// brought into one.
///
/// Each list names what a change of a document may become without a word, with the reason.
struct Likeness {
  let format: DocumentFormat

  init(_ format: DocumentFormat) { self.format = format }

  func isSame(_ first: FormatValue, _ second: FormatValue) -> Bool {
    plain(first, "") == plain(second, "")
  }

  // MARK: What says nothing

  /// Entries that clients do not draw by, or that hold only for the client's own bookkeeping.
  private static let ignored: Set = ["ignoreEquatable", "navigationDestinationKey"]

  /// Modifiers that are applied for `true` alone.
  private static let flags: Set = [
    "clipped", "hidden", "resizable", "colorInvert", "luminanceToAlpha", "labelsHidden",
    "scrollTargetLayout",
  ]

  /// Values that clients put in the place of none.
  private static let defaults: [String: [FormatValue]] = [
    "alignment": [.string("center")], "label": [.string("")], "title": [.string("")],
    "placeholder": [.string("")], "text": [.string("")], "isOn": [.bool(false)],
    "minimumDuration": [.number(0.5)], "isExpanded": [.bool(false)], "isActive": [.bool(true)],
    "cornerRadius": [.number(8)],
    "value": [.number(0), .number(0.5)], "selection": [.string("")], "span": [.number(1)],
    "axis": [.string("vertical")],
    "minimumValue": [.number(0)], "maximumValue": [.number(1), .number(100)],
    "startPoint": [.string("top")], "endPoint": [.string("bottom")],
    "center": [.string("center")], "startRadius": [.number(0)], "endRadius": [.number(300)],
    "startAngle": [.number(0)], "endAngle": [.number(360)], "isPresented": [.bool(false)],
    "supportsOpacity": [.bool(true)], "total": [.number(1)],
    "displayedComponents": [.string("dateAndTime")], "step": [.number(1)],
    "scrollIndicators": [.string("automatic")], "light": [.array([])], "dark": [.array([])],
    "buttons": [.array([]), .array([.object([])])], "columns": [.number(2)], "rows": [.number(2)],
  ]

  /// Members that objects under a key have where they do not say them.
  private static let memberDefaults: [String: [String: FormatValue]] = [
    "offset": ["x": .number(0), "y": .number(0)], "position": ["x": .number(0), "y": .number(0)],
    "scaleEffect": ["x": .number(1), "y": .number(1)],
    "shadow": [
      "radius": .number(5), "x": .number(0), "y": .number(0), "color": .string("#00000054"),
    ], "buttons": ["label": .string("OK")],
    "padding": edges, "listRowInsets": edges, "aspectRatio": ["contentMode": .string("fit")],
    // Shown by a flag, it is no link's.
    "navigationDestination": ["value": .string("")],
    "trim": ["from": .number(0), "to": .number(1)],
    "containerRelativeFrame": [
      "spacing": .number(0), "axis": .array([.string("horizontal"), .string("vertical")]),
    ],
    "fixedSize": ["horizontal": .bool(true), "vertical": .bool(true)],
    "rotation3DEffect": ["x": .number(0), "y": .number(0), "z": .number(1)],
  ]

  private static let edges: [String: FormatValue] = [
    "top": .number(0), "leading": .number(0), "bottom": .number(0), "trailing": .number(0),
  ]

  /// Keys of one number that stands for members.
  private static let shortForms: [String: [String]] = [
    "offset": ["x", "y"], "scaleEffect": ["x", "y"], "rotationEffect": ["degrees"],
    "hueRotation": ["degrees"], "trim": ["to"], "aspectRatio": ["ratio"],
  ]

  /// Keys of lists of attributes.
  private static let lists: Set = ["attributes", "light", "dark"]

  /// Keys of flags, which numbers are as well.
  private static let booleans: Set = flags.union([
    "accessibilityHidden", "bold", "italic", "disabled", "isExpanded", "isOn", "isPresented",
    "underline", "strikethrough", "supportsOpacity", "allowsTightening", "scrollDisabled",
  ])

  /// Lines that are drawn for nothing as well.
  private static let lines: Set = ["underline", "strikethrough"]

  /// A colour of ViewCodable whose opacity is its first modifier, which is drawn alike.
  private func faded(_ members: [FormatValue.Member]) -> [FormatValue.Member] {
    guard let opacity = members.first(where: { $0.key == "opacity" })?.value,
      plain(opacity, "opacity") != .string("1.0"),
      members.contains(where: { $0.key == "colorType" }),
      case .array(let modifiers)? = members.first(where: { $0.key == "modifiers" })?.value
    else { return members }
    let modifier = FormatValue.object([.init("opacity", .object([.init("_0", opacity)]))])
    return members.map { member in
      switch member.key {
      case "opacity": .init(member.key, .number(1))
      case "modifiers": .init(member.key, .array([modifier] + modifiers))
      default: member
      }
    }
  }

  /// A paint of ViewCodable that is as good as none.
  private static let clear = FormatValue.object([
    .init("colorType", .object([.init("system", .object([.init("_0", .string("clear"))]))])),
    .init("modifiers", .array([])), .init("opacity", .string("1.0")),
  ])

  /// A picture that has no node of its own has the modifiers of the view around it.
  private func pictured(_ members: [FormatValue.Member]) -> [FormatValue.Member] {
    let json = FormatValue.object(members)
    guard json.member("type") == .string("AsyncImage"),
      case .array(let entries)? = json.member("attributes")
    else { return members }
    var children: [FormatValue] = []
    if case .array(let items)? = json.member("children") { children = items }
    let type = FormatValue.string("AsyncImageSuccess")
    if children.contains(where: { $0.member("type") == type }) { return members }
    let others = ["accessibility", "navigation", "on", "presentation", "tool"]
    let undrawn: Set = [
      "url", "id", "tag", "alert", "confirmationDialog", "fullScreenCover", "popover", "sheet",
    ]
    let own = entries.filter { entry in
      !undrawn.contains(key(entry)) && !others.contains { key(entry).hasPrefix($0) }
    }
    let picture = FormatValue.object([.init("type", type), .init("attributes", .array(own))])
    let rest = entries.filter { !["resizable", "renderingMode"].contains(key($0)) }
    return members.filter { !["attributes", "children"].contains($0.key) } + [
      .init("attributes", .array(rest)), .init("children", .array([picture] + children)),
    ]
  }

  /// The key of an entry; empty for what is none.
  private func key(_ entry: FormatValue) -> String {
    guard case .array(let items) = entry, case .string(let key)? = items.first else { return "" }
    return key
  }

  /// A link without the key of its views, which is its identifier where it has one.
  private func linked(_ members: [FormatValue.Member]) -> [FormatValue.Member] {
    guard members.contains(.init("type", .string("NavigationLink"))) else { return members }
    return members.map { member in
      guard member.key == "attributes", case .array(let entries) = member.value,
        entries.contains(where: { key($0) == "id" })
      else { return member }
      return .init(member.key, .array(entries.filter { key($0) != "value" }))
    }
  }

  private func withoutPaint(_ json: FormatValue) -> FormatValue {
    guard case .object(let members) = json else { return json }
    return .object(
      members.filter { !["fill", "stroke"].contains($0.key) }
        .map { .init($0.key, withoutPaint($0.value)) })
  }

  // MARK: One form

  private func plain(_ json: FormatValue, _ key: String) -> FormatValue {
    switch json {
    // A frame without lengths is one of either form, and an opacity beyond 1 is 1.
    case .object(let members) where members.count == 1 && members[0].key == "flexible":
      let inner = plain(members[0].value, "")
      let isEmpty = inner.member("_0") == .object([])
      return .object([.init(isEmpty ? "fixed" : "flexible", inner)])
    case .number(let number) where format == .viewCodable && key == "opacity":
      return .string(min(max(number, 0), 1).description)
    case .object(let members):
      var made: [FormatValue.Member] = []
      for member in format == .viewCodable ? faded(members) : linked(pictured(members)) {
        // A shape that clips shows no paint.
        let isClip = format == .viewCodable && member.key == "clipShape"
        let value = plain(
          isClip ? withoutPaint(member.value) : member.value, member.key == "_0" ? key : member.key)
        let isDefault =
          value == .null || member.key == "fill" && value == Self.clear
          || Self.memberDefaults[key]?[member.key].map { plain($0, "") } == value
          || Self.defaults[member.key]?.contains { plain($0, "") == value } == true
          || member.key == "children" && value == .array([])
          // The text is not looked at, and only `false` is, which is told.
          || member.key == "$type" || member.key == "animated"
        if !isDefault { made.append(.init(member.key, value)) }
      }
      return .object(made.sorted { $0.key < $1.key })
    case .array(let items):
      if Self.lists.contains(key) {
        let entries = items.compactMap(entry)
        // The order of events and modifiers means nothing.
        let events = entries.filter(isEvent).sorted { "\($0)" < "\($1)" }
        return .array(entries.filter { !isEvent($0) } + events)
      }
      return .array(items.map { plain($0, key) }.filter { !Self.saysNothing($0) })
    case .number(let number):
      if let members = Self.shortForms[key] {
        return plain(.object(members.map { .init($0, json) }), key)
      }
      if Self.booleans.contains(key) { return .string(number == 0 ? "false" : "true") }
      return .string(number.description)
    case .bool(false) where Self.lines.contains(key):
      return .object([.init("isActive", .string("false"))])
    case .bool(let flag): return .string(flag ? "true" : "false")
    case .null where Self.lines.contains(key): return .string("true")
    case .string(let text) where format == .viewCodable && key == "opacity":
      return Double(text).map { plain(.number($0), key) } ?? json
    case .string(let text):
      if ["$infinity", "infinity"].contains(text) { return .string("inf") }
      return .string(Double(text).map(\.description) ?? text)
    default: return json
    }
  }

  private func isEvent(_ entry: FormatValue) -> Bool {
    guard case .array(let items) = entry, case .string(let key)? = items.first else { return false }
    return key.hasPrefix("on") || key == "id"
  }

  /// Groups, and phases of a picture, that have no views and no modifiers.
  private static func saysNothing(_ json: FormatValue) -> Bool {
    guard case .string(let type)? = json.member("type"),
      type.hasPrefix("AsyncImage") || type == "Group"
    else { return false }
    return type != "AsyncImage" && json.member("children") == nil
      && json.member("attributes") == .array([])
  }

  /// An attribute of SwiftUIML; `nil` for one that says nothing.
  private func entry(_ json: FormatValue) -> FormatValue? {
    guard case .array(let items) = json, case .string(let key)? = items.first else { return json }
    if Self.ignored.contains(key) { return nil }
    var value = plain(items.count > 1 ? items[1] : .bool(true), key)
    // A text is a node there.
    let isLabel = ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"].contains(key)
    if isLabel, case .string? = items.dropFirst().first {
      let text = FormatValue.object([
        .init("type", .string("Text")),
        .init("attributes", .array([.array([.string("text"), items[1]])])),
      ])
      value = plain(.object([.init("value", text)]), key)
    }
    if Self.flags.contains(key), value == .string("false") { return nil }
    // Without a length it is the default one, and so it is for a flag.
    if key == "padding", value == .string("true") { return .array([items[0], .null]) }
    if value == .null, key != "padding" { return nil }
    if Self.defaults[key]?.contains(where: { plain($0, "") == value }) == true { return nil }
    return .array([.string(key), value])
  }
}
