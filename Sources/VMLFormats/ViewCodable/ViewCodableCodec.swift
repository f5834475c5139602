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
    switch view.type {
    case "@painted": return painted(view)
    case "@aligned": return aligned(view)
    default: break
    }
    guard Self.shapes.contains(view.type) else {
      return unlabelled(view.type, payload(resizing(view)))
    }
    var shape = view
    // A shape has its colours as members.
    let paints = view.modifiers.filter { $0.key == "fill" || $0.key == "stroke" }
    shape.modifiers.removeAll { $0.key == "fill" || $0.key == "stroke" }
    shape.members +=
      paints.isEmpty ? [.init("fill", .string(ViewCodableFinish.foreground))] : paints
    return unlabelled("shape", unlabelled(view.type, payload(shape)))
  }

  /// The view of a shape that a modifier names beside its colour.
  private func painted(_ view: FormatView) -> FormatValue {
    guard let (kind, members) = view.members.first(where: { $0.key == "shape" })?.value.labelled,
      let fill = view.members.first(where: { $0.key == "fill" })
    else { return group([]) }
    return unlabelled("shape", unlabelled(kind, .object([fill] + members)))
  }

  /// Views at a place of one that is larger: the format's backgrounds have no alignment.
  private func aligned(_ view: FormatView) -> FormatValue {
    let whole = ["maxWidth", "maxHeight"].map { FormatValue.Member($0, infinity) }
    let frame = unlabelled(
      "flexible", .object(whole + view.members.filter { $0.key == "alignment" }))
    return self.view(
      FormatView(
        type: "zStack", members: view.members,
        modifiers: [.init("frame", .object([.init("_0", frame)]))]))
  }

  /// An image with its way to be resized as a member, which is no modifier.
  private func resizing(_ view: FormatView) -> FormatView {
    var view = view
    let resizable = view.modifiers.first { $0.key == "resizable" }
    view.modifiers.removeAll { $0.key == "resizable" }
    if view.type == "image", let resizable { view.members.append(resizable) }
    guard view.type == "asyncImage",
      let index = view.members.firstIndex(where: { $0.key == "imageModifiers" }),
      case .array(var all) = view.members[index].value,
      let place = all.firstIndex(where: { $0.entry?.key == "resizable" }),
      let resize = all[place].entry?.value
    else { return view }
    all.removeAll { $0.entry?.key == "resizable" }
    view.members[index].value = .array(all)
    view.members.append(.init("resize", resize))
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

  let placed: Set = ["fill", "stroke", "resizable"]

  func list(_ modifiers: [FormatValue.Member]) -> FormatValue {
    .array(modifiers.map { $0.key.isEmpty ? $0.value : .object([$0]) })
  }

  func unlabelled(_ name: String, _ value: FormatValue) -> FormatValue {
    .object([.init(name, .object([.init("_0", value)]))])
  }

  /// A shape has one fill and one stroke, and a font of the app's own no weight.
  func lost(among modifiers: [FormatValue.Member]) -> [LostEntry] {
    let font = modifiers.first { $0.key == "font" }?.value.payload?.entry?.key
    let hasWeight = font == nil || font?.hasPrefix("system") == true
    var seen: Set<String> = []
    return modifiers.indices.compactMap { index in
      let key = modifiers[index].key
      switch key {
      case "fill", "stroke", "resizable":
        return seen.insert(key).inserted ? nil : LostEntry(number: index, rival: key)
      case "@weight", "@own": return hasWeight ? nil : LostEntry(number: index, rival: "font")
      default: return nil
      }
    }
  }

  func value(of view: FormatValue) -> FormatValue { view }

  func group(_ views: [FormatValue]) -> FormatValue {
    if views.isEmpty { return view(FormatView(type: "empty", members: [])) }
    return view(FormatView(type: "vStack", members: [.init("children", .array(views))]))
  }

  /// Every mark is a text that begins with `@`; so may one of the document, which costs only time.
  let mark: [UInt8]? = Array("\"@".utf8)

  /// Text is written in the primary colour.
  var outermost: FormatContext? { Self.outermost }

  private static let outermost = FormatContext(
    foreground: ColorValue(.member(of: nil, "primary", [])).flatMap(ViewCodableCodec().color)
      ?? .null)

  func inherited(_ view: FormatValue, _ context: FormatContext) -> InheritedView {
    var finish = ViewCodableFinish(codec: self)
    return finish.inherited(view, context)
  }

  func inherited(calls: [[FormatValue]], _ context: FormatContext) -> InheritedCalls {
    var finish = ViewCodableFinish(codec: self)
    return finish.finish(calls: calls, context)
  }

  /// The views that others stand for have its calls themselves.
  func holdsStyle(_ view: FormatValue) -> Bool { view.entry?.key.hasPrefix("@") != true }

  func finished(_ document: FormatValue) -> FormatValue {
    guard let outermost else { return document }
    var finish = ViewCodableFinish(codec: self)
    return finish.one([document], outermost)
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
