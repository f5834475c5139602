import VMLMarkup

/// Shapes, and the styles that can be views.
let shapeViews: [ViewRow] = [
  ViewRow("Rectangle", .exact) { $0.drawShape(.rectangle(0), $1, $2) },
  ViewRow("RoundedRectangle", .approximate, "corners are circular, not continuous") {
    let radius = $0.number("cornerRadius", $1) ?? 0
    return $0.drawShape(.rectangle(radius), $1, $2)
  },
  ViewRow("UnevenRoundedRectangle", .approximate, "what is leading is on the left") {
    renderer, node, environment in
    func radius(_ name: StaticString) -> Double { max(renderer.number(name, node) ?? 0, 0) }
    let shape = PreviewShape.corners(
      radius("topLeadingRadius"), radius("topTrailingRadius"), radius("bottomTrailingRadius"),
      radius("bottomLeadingRadius"))
    return renderer.drawShape(shape, node, environment)
  },
  ViewRow("ContainerRelativeShape", .approximate, "as large and as round as its container") {
    $0.drawShape($2.containerShape, $1, $2)
  },
  ViewRow("Capsule", .exact) { $0.drawShape(.capsule, $1, $2) },
  ViewRow("Circle", .exact) { $0.drawShape(.circle, $1, $2) },
  ViewRow("Ellipse", .exact) { $0.drawShape(.ellipse, $1, $2) },
  ViewRow("Color", .exact, "names that only the app's assets have are grey") {
    renderer, node, environment in
    let color = renderer.color(of: node, environment) ?? RGBA(0x8E8E93)
    return area(.color(color), environment)
  },
  ViewRow("LinearGradient", .approximate, "directions are rounded to eighths of a turn") {
    renderer, node, environment in renderer.drawGradient("linearGradient", node, environment)
  },
  ViewRow("RadialGradient", .exact) { renderer, node, environment in
    renderer.drawGradient("radialGradient", node, environment)
  },
  ViewRow("AngularGradient", .exact) { renderer, node, environment in
    renderer.drawGradient("angularGradient", node, environment)
  },
]

/// A shape whose area can be filled, stroked or clipped.
enum PreviewShape: Hashable, Sendable {
  case rectangle(Double)
  /// Its corners have radii of their own, from the top left one clockwise.
  case corners(Double, Double, Double, Double)
  case capsule, circle, ellipse

  /// Reads `.circle`, `.rect(cornerRadius: 12)`, `RoundedRectangle(cornerRadius: 12)`.
  init?(_ expression: Expression?) {
    guard case .member(_, let name, let arguments)? = expression else { return nil }
    let call = Modifier(name: name, arguments: arguments)
    switch name {
    case "circle", "Circle": self = .circle
    case "capsule", "Capsule": self = .capsule
    case "ellipse", "Ellipse": self = .ellipse
    case "rect", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "rectangle":
      if let corners = Self(cornersOf: call) {
        self = corners
        return
      }
      let radius =
        call.number("cornerRadius") ?? call["cornerSize"].flatMap(Self.width)
      self = .rectangle(max(radius ?? 0, 0))
    case "inset", "offset", "scale", "rotation": return nil
    default: return nil
    }
  }

  /// Reads `rect(topLeadingRadius: 8, topTrailingRadius: 8)`, and `rect(cornerRadii:)`.
  private init?(cornersOf call: Modifier) {
    var names = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
    var call = call
    if case .member(_, let name, let arguments)? = call["cornerRadii"] {
      call = Modifier(name: name, arguments: arguments)
    } else {
      names = names.map { $0 + "Radius" }
    }
    let radii = names.map { call.number($0).map { max($0, 0) } }
    guard radii.contains(where: { $0 != nil }) else { return nil }
    self = .corners(radii[0] ?? 0, radii[1] ?? 0, radii[2] ?? 0, radii[3] ?? 0)
  }

  /// The shape whose edges are so many points further inside.
  fileprivate func inset(by length: Double) -> PreviewShape {
    func smaller(_ radius: Double) -> Double { max(radius - max(length, 0), 0) }
    return switch self {
    case .rectangle(let radius): .rectangle(smaller(radius))
    case .corners(let a, let b, let c, let d):
      .corners(smaller(a), smaller(b), smaller(c), smaller(d))
    default: self
    }
  }

  private static func width(_ size: Expression) -> Double? {
    guard case .member(_, _, let arguments) = size else { return nil }
    return arguments.first?.value.number
  }

  /// The radius of corners; a circle's is made by its element.
  var radius: CSSValue {
    switch self {
    case .rectangle(let radius): .points(radius)
    case .corners(let a, let b, let c, let d): .list(.points(a), .points(b), .points(c), .points(d))
    case .capsule: .points(9999)
    case .circle, .ellipse: .percent(0.5)
    }
  }
}

/// All of the space that is offered, in one paint.
func area(_ paint: Paint, _ environment: PreviewEnvironment) -> Box {
  var box = Box("area")
  box.fill(with: paint)
  box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
  box.takeIdealSize(environment)
  return box
}

extension Box {
  /// Whether it is a circle without modifiers that need an element.
  var isCircle: Bool {
    boxes.first?.classes.contains { $0.description == "round" } == true
  }

  /// A side without a limit is 10 points long, or as long as what is around.
  fileprivate mutating func takeIdealSize(_ environment: PreviewEnvironment) {
    flex.isRigid = true
    flex.idealX = !environment.boundsX
    flex.idealY = !environment.boundsY
    if flex.idealX { set("min-width", .points(10)) }
    if flex.idealY { set("min-height", .points(10)) }
  }
}

extension Renderer {
  fileprivate func drawShape(
    _ shape: PreviewShape, _ node: Int, _ environment: PreviewEnvironment
  ) -> Box {
    let calls = markup.modifiers(of: node, limit: previewModifierLimit)
    let inset = calls.reduce(0) { $0 + ($1.name == "inset" ? $1.number("by") ?? 0 : 0) }
    var inner = Box("paint")
    inner.set("border-radius", shape.inset(by: inset).radius)
    if shape == .circle { inner.classes.append("round") }
    var isPainted = false
    for call in calls {
      switch call.name {
      case "fill", "foregroundStyle", "foregroundColor":
        if call.name != "fill", isPainted { continue }
        inner.fill(with: environment.paints.paint(call[0]) ?? environment.ink)
        isPainted = true
      case "stroke", "strokeBorder":
        stroke(&inner, call, environment)
        isPainted = true
      case "rotation": inner.set("rotate", .degrees(call[0]?.angle ?? 0))
      case "trim" where shape == .circle || shape == .ellipse: trim(&inner, call)
      default: break
      }
    }
    if !isPainted { inner.fill(with: environment.ink) }
    var box = Box("shape", boxes: [inner])
    if inset > 0 { box.set("padding", .points(inset)) }
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    box.takeIdealSize(environment)
    guard shape == .circle else { return box }
    // It is a square for the layout.
    let isBounded = environment.boundsX && environment.boundsY
    guard isBounded ? environment.ratioAxis != nil && !environment.limitsY : true else {
      return box
    }
    box.set("aspect-ratio", .number(1))
    if isBounded {
      box.flex.y = false
      box.flex.shrinksY = true
    } else {
      box.set("min-width", .points(10))
      box.set("min-height", .points(10))
      box.flex.x = false
      box.flex.y = false
    }
    return box
  }

  /// Shows a part of a circle's line, which begins at the trailing edge and goes down from there.
  private func trim(_ box: inout Box, _ call: Modifier) {
    let from = min(max(call.number("from") ?? 0, 0), 1)
    let to = min(max(call.number("to") ?? 1, from), 1)
    let nothing = CSSValue.word("transparent")
    let all = CSSValue.word("#000")
    box.set(
      "mask",
      .function(
        "conic-gradient",
        [
          .list(.word("from"), .degrees(90)), .list(nothing, .percent(from)),
          .list(all, .percent(from), .percent(to)), .list(nothing, .percent(to)),
        ]))
    // A stroke lies half outside of its shape.
    box.classes.append("trimmed")
  }

  private func stroke(_ box: inout Box, _ call: Modifier, _ environment: PreviewEnvironment) {
    let paint = environment.paints.paint(call[0]) ?? environment.ink
    var width = call.number("lineWidth") ?? 1
    var dashes = false
    if case .member(_, _, let arguments)? = call["style"] {
      let style = Modifier(name: "", arguments: arguments)
      width = style.number("lineWidth") ?? 1
      dashes = style["dash"] != nil
    }
    width = min(max(width, 0), 1000)
    let line = CSSValue.list(
      .points(width), .word(dashes ? "dashed" : "solid"), .color(paint.color))
    box.set("outline", line)
    box.set("outline-offset", .points(call.name == "stroke" ? -width / 2 : -width))
  }

  fileprivate func color(of node: Int, _ environment: PreviewEnvironment) -> RGBA? {
    if let name = value("name", node) {
      let isKnown = name.hasPrefix("system-") || name.hasPrefix("#")
      return isKnown ? environment.paints.named(name) : nil
    }
    if let red = number("red", node), let green = number("green", node),
      let blue = number("blue", node)
    {
      return RGBA(red: red, green: green, blue: blue, alpha: number("opacity", node) ?? 1)
    }
    if let white = number("white", node) {
      return RGBA(red: white, green: white, blue: white, alpha: number("opacity", node) ?? 1)
    }
    guard let hue = number("hue", node) else { return nil }
    return RGBA(
      hue: hue, saturation: number("saturation", node) ?? 1,
      brightness: number("brightness", node) ?? 1, alpha: number("opacity", node) ?? 1)
  }

  fileprivate func drawGradient(
    _ name: String, _ node: Int, _ environment: PreviewEnvironment
  ) -> Box {
    var arguments: [Argument] = []
    for label in ["colors", "stops", "startPoint", "endPoint", "center", "angle"] {
      guard let text = markup.value(named: label, of: node),
        let value = parseExpression(text)
      else { continue }
      arguments.append(Argument(label: label, value: value))
    }
    for label in ["startRadius", "endRadius"] {
      if let value = markup.value(named: label, of: node).flatMap(Double.init) {
        arguments.append(Argument(label: label, value: .number(value)))
      }
    }
    let call = Expression.member(of: nil, name, arguments)
    return area(environment.paints.paint(call) ?? .color(RGBA(0x8E8E93)), environment)
  }
}

/// Modifiers that only shapes have; ``Renderer/drawShape(_:_:_:)`` looks for most of them.
let shapeModifiers: [ModifierRow] = [
  ModifierRow("fill", .exact, "on a shape"),
  ModifierRow("stroke", .approximate, "one colour; a gradient's first"),
  ModifierRow("strokeBorder", .approximate, "one colour; a gradient's first"),
  ModifierRow(
    "trim", .approximate, "of circles and ellipses, with straight ends; a filling is a sector",
    effect: { renderer, box, call, context in
      guard !["Circle", "Ellipse"].contains(renderer.name(of: context.node)) else { return box }
      renderer.mark(.modifierNotShown, context.node, call.name)
      var box = box
      box.skip(call.name)
      return box
    }),
  ModifierRow("inset", .exact, "on a shape"),
  ModifierRow("rotation", .approximate, "on a shape, around its middle"),
]
