import VMLMarkup

/// SwiftUIML's JSON: `{"type": …, "attributes": [[key, value], …], "children": […]}`.
struct SwiftUIMLCodec: FormatCodec {
  let table = swiftUIMLTable
  let infinity = FormatValue.string("$infinity")
  let depthLimit = 254

  func view(_ view: FormatView) -> FormatValue {
    var children: FormatValue?
    var attributes: [FormatValue] = []
    var modifiers = view.modifiers
    for member in view.members {
      switch (member.key, member.value) {
      case ("children", let value): children = value
      case ("modifiers", .array(let entries)): attributes += entries
      // A modifier, which may not stand before all others of an image.
      case ("accessibilityHidden", _): modifiers.insert(member, at: 0)
      default: attributes.append(entry(member))
      }
    }
    attributes += ordered(modifiers).map(entry)
    var members = [
      FormatValue.Member("type", .string(view.type)),
      FormatValue.Member("attributes", .array(attributes)),
    ]
    if let children { members.append(FormatValue.Member("children", children)) }
    return .object(members)
  }

  private static let shapes: Set<String> = [
    "Circle", "Rectangle", "Capsule", "Ellipse", "ContainerRelativeShape", "RoundedRectangle",
    "UnevenRoundedRectangle",
  ]

  func has(_ entry: String, on type: String) -> Bool {
    switch entry {
    case "fill", "stroke", "trim": Self.shapes.contains(type)
    case _ where Self.imageModifiers.contains(entry): type == "Image"
    default: true
    }
  }

  /// Modifiers of pictures alone.
  static let imageModifiers: Set = ["resizable", "renderingMode"]

  func needsTags(in type: String) -> Bool { Self.choices.contains(type) }

  /// Views that draw only children with a `tag`.
  static let choices: Set = ["Picker"]

  let placed: Set = [
    "fill", "stroke", "trim", "resizable", "renderingMode", "@bold", "@fontWeight",
  ]

  /// Each once: the renderer reads the first, of a shape's fill and stroke the fill, and passes the
  /// third modifier of an image over that has to be among its first two.
  ///
  /// The weight of a font counts less than one of the view, which the renderer would not see behind
  /// it.
  func lost(among modifiers: [FormatValue.Member]) -> [LostEntry] {
    let isFilled = modifiers.contains { $0.key == "fill" }
    let hasWeight = modifiers.contains {
      $0.key == "fontWeight" || $0.key == "bold" && $0.value == .bool(true)
    }
    var seen: Set<String> = []
    return modifiers.indices.compactMap { index in
      let key = modifiers[index].key
      switch key {
      case "@bold", "@fontWeight": return hasWeight ? LostEntry(number: index) : nil
      case "stroke" where isFilled: return LostEntry(number: index, rival: "fill")
      case _ where placed.contains(key) && !seen.insert(key).inserted:
        return LostEntry(number: index, rival: key)
      default: return nil
      }
    }
  }

  func list(_ modifiers: [FormatValue.Member]) -> FormatValue {
    .array(ordered(modifiers).map(entry))
  }

  /// A key with `@` before it is a font's own.
  private func entry(_ member: FormatValue.Member) -> FormatValue {
    guard !member.key.isEmpty else { return member.value }
    return .array([.string(String(member.key.trimmingPrefix("@"))), member.value])
  }

  /// The modifiers, with the two of images first: behind others the renderer passes them over.
  private func ordered(_ modifiers: [FormatValue.Member]) -> [FormatValue.Member] {
    let isFirst: (FormatValue.Member) -> Bool = {
      $0.key == "resizable" || $0.key == "renderingMode"
    }
    return modifiers.filter(isFirst) + withOneList(modifiers.filter { !isFirst($0) })
  }

  /// The modifiers with the breakpoints of calls beside each other in one list: of several lists
  /// the renderer would apply one inside of the other.
  private func withOneList(_ modifiers: [FormatValue.Member]) -> [FormatValue.Member] {
    guard modifiers.count(where: { $0.key == "responsive" }) > 1 else { return modifiers }
    var made: [FormatValue.Member] = []
    for modifier in modifiers {
      if modifier.key == "responsive", let last = made.last, last.key == modifier.key,
        case .array(let items) = last.value, case .array(let more) = modifier.value
      {
        made[made.count - 1].value = .array(items + more)
      } else {
        made.append(modifier)
      }
    }
    return made
  }

  func value(of view: FormatValue) -> FormatValue {
    .object([.init("$type", .string("node")), .init("value", view)])
  }

  func group(_ views: [FormatValue]) -> FormatValue {
    view(FormatView(type: "Group", members: [.init("children", .array(views))]))
  }

  func group(_ views: [FormatValue], under key: String) -> FormatValue {
    view(
      FormatView(
        type: "Group", members: [.init("children", .array(views))],
        modifiers: [.init("navigationDestinationKey", .string(key))]))
  }

  func document(_ value: FormatValue, _ options: FormatOptions) -> FormatValue {
    var numbers: [String: Int] = [:]
    let node = options.hasStableIDs ? value.withStableIdentifiers(numbers: &numbers) : value
    return options.isLayout ? SwiftUIMLLayout.layout(of: node, table) : node
  }

  // MARK: Colours

  /// The names that the renderer knows, by SwiftUI's.
  static let names: [String: String] = {
    var names = [
      "indigo": "systemIndigo", "brown": "systemBrown", "mint": "systemMint",
      "cyan": "systemCyan", "teal": "systemTeal", "tertiary": "tertiaryLabel",
      "quaternary": "quaternaryLabel",
    ]
    let same = "red blue green black white gray orange yellow purple pink primary secondary clear "
    for name in (same + uiKitColors).split(separator: " ") { names[String(name)] = String(name) }
    return names
  }()

  /// Names of UIKit's colours that the renderer knows, with blanks between them.
  static let uiKitColors = """
    label secondaryLabel tertiaryLabel quaternaryLabel systemBackground \
    secondarySystemBackground tertiarySystemBackground systemGroupedBackground \
    secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill \
    secondarySystemFill tertiarySystemFill quaternarySystemFill separator opaqueSeparator link \
    systemRed systemBlue systemGreen systemOrange systemYellow systemPink systemPurple systemTeal \
    systemIndigo systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 \
    systemGray4 systemGray5 systemGray6
    """

  /// A name that the renderer knows, `#RRGGBB`, or two of these for light and dark.
  func color(_ color: ColorValue) -> FormatValue? {
    if case .named(let name) = color.base, color.opacity == 1, let known = Self.names[name] {
      return .string(known)
    }
    guard let (light, dark) = color.appearance else { return nil }
    return .string(
      light == dark ? light.hexadecimal : light.hexadecimal + ":" + dark.hexadecimal)
  }
}
