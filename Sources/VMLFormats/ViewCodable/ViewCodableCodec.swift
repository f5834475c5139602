import VMLMarkup

/// ViewCodable's JSON: Swift's own coding of enumerations.
///
/// Its clients refuse a document whole for one thing that they do not know, so nothing else is
/// written.
struct ViewCodableCodec: FormatCodec {
  let table = viewCodableTable
  let infinity = FormatValue.string("infinity")
  let depthLimit = 126

  static let shapes: Set<String> = [
    "rectangle", "circle", "ellipse", "capsule", "roundedRectangle",
  ]

  func view(_ view: FormatView) -> FormatValue {
    guard Self.shapes.contains(view.type) else {
      return unlabelled(view.type, payload(resizing(view)))
    }
    var shape = view
    // A shape has its colours as members; without any it is not seen.
    let paints = view.modifiers.filter { $0.key == "fill" || $0.key == "stroke" }
    shape.modifiers.removeAll { $0.key == "fill" || $0.key == "stroke" }
    shape.members += paints
    if paints.isEmpty, let primary = ColorValue(.member(of: nil, "primary", [])).flatMap(color) {
      shape.members.append(.init("fill", primary))
    }
    return unlabelled("shape", unlabelled(view.type, payload(shape)))
  }

  /// An image with its way to be resized as a member, which is no modifier.
  private func resizing(_ view: FormatView) -> FormatView {
    var view = view
    let isResized = view.modifiers.contains { $0.key == "resizable" }
    view.modifiers.removeAll { $0.key == "resizable" }
    if view.type == "image", isResized {
      view.members.append(.init("resizable", .object([])))
    }
    guard view.type == "asyncImage",
      let index = view.members.firstIndex(where: { $0.key == "imageModifiers" }),
      case .array(let all) = view.members[index].value
    else { return view }
    let rest = all.filter { $0 != .object([.init("resizable", .object([]))]) }
    view.members[index].value = .array(rest)
    if rest.count < all.count { view.members.append(.init("resize", .object([]))) }
    return view
  }

  private func payload(_ view: FormatView) -> FormatValue {
    // A view that is one value has its members.
    if view.members.count == 1, view.members[0].key == "_",
      case .object(let members) = view.members[0].value
    {
      return .object(
        members.filter { $0.key != "modifiers" } + [.init("modifiers", list(view.modifiers))])
    }
    return .object(view.members + [.init("modifiers", list(view.modifiers))])
  }

  func has(_ entry: String, on type: String) -> Bool {
    switch entry {
    case "fill", "stroke": Self.shapes.contains(type)
    case "resizable": type == "image"
    default: true
    }
  }

  func list(_ modifiers: [FormatValue.Member]) -> FormatValue {
    .array(modifiers.map { .object([$0]) })
  }

  private func unlabelled(_ name: String, _ value: FormatValue) -> FormatValue {
    .object([.init(name, .object([.init("_0", value)]))])
  }

  func value(of view: FormatValue) -> FormatValue { view }

  func group(_ views: [FormatValue]) -> FormatValue {
    view(FormatView(type: "vStack", members: [.init("children", .array(views))]))
  }

  // MARK: Colours

  static let names: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "purple", "red", "teal", "white", "yellow",
  ]

  func color(_ color: ColorValue) -> FormatValue? {
    if case .named(let name) = color.base, Self.names.contains(name) {
      return payload(unlabelled("system", .string(name)), color.opacity)
    }
    guard let (light, dark) = color.appearance else { return nil }
    let sides = [light, dark].map { unlabelled("hex", .string($0.hexadecimal)) }
    guard light != dark else { return payload(sides[0], 1) }
    return payload(
      .object([
        .init("dynamic", .object([.init("light", sides[0]), .init("dark", sides[1])]))
      ]), 1)
  }

  private func payload(_ type: FormatValue, _ opacity: Double) -> FormatValue {
    .object([
      .init("colorType", type), .init("opacity", .number(opacity)), .init("modifiers", .array([])),
    ])
  }
}
