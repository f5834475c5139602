import VMLMarkup

/// Modifiers that give a view a size or a place.
let frameModifiers: [ModifierRow] = [
  ModifierRow(
    "frame", .exact, "an ideal size counts in a scroll view only",
    change: { call, environment in
      if call.number("width") != nil { environment.boundsX = true }
      if call.number("height") != nil { environment.boundsY = true }
      let height = call.number("height") ?? call.number("maxHeight")
      let width = (call.number("width") ?? call.number("maxWidth")).flatMap(\.bounded)
      // A width alone says how high what has a ratio is, as in a column.
      environment.ratioAxis = width != nil && height == nil ? .vertical : nil
      environment.limitsY = environment.limitsY || height.map(\.isFinite) == true
      environment.reachesEdges = false
    },
    effect: { _, box, call, context in
      var box = frame(box, call, context.environment)
      box.row.padding = 0
      return box
    }),
  ModifierRow(
    "fixedSize", .approximate, "texts do not wrap, and what is flexible has its ideal size",
    change: { call, environment in
      if call["horizontal"]?.bool ?? call.arguments.isEmpty { environment.boundsX = false }
      if call["vertical"]?.bool ?? call.arguments.isEmpty { environment.boundsY = false }
    },
    effect: { _, box, call, _ in
      var box = box.wrapped()
      if call["horizontal"]?.bool ?? call.arguments.isEmpty {
        box.set("width", .word("max-content"))
        box.flex.shrinksX = false
        box.flex.fixedX = true
        box.flex.x = false
        box.flex.idealX = false
      }
      if call["vertical"]?.bool ?? call.arguments.isEmpty {
        box.flex.y = false
        box.flex.idealY = false
        box.flex.shrinksY = false
      }
      return box
    }),
  ModifierRow(
    "layoutPriority", .exact,
    effect: { _, box, call, _ in
      var box = box
      box.flex.priority = call[0]?.number ?? 0
      return box
    }),
  ModifierRow(
    "position", .exact,
    effect: { _, box, call, context in
      // Its middle is placed, and it counts with its own size where no size is offered.
      var box = box
      box.advance(to: .transform)
      let environment = context.environment
      func middle(_ place: Double, _ half: StaticString) -> CSSValue {
        .function("calc", [.list(.points(place), .word(half))])
      }
      let x = environment.toTheRight(coordinate("x", call))
      box.set(
        "transform",
        .function(
          "translate",
          [
            middle(x, environment.isRightToLeft ? "+ 50%" : "- 50%"),
            middle(coordinate("y", call), "- 50%"),
          ]))
      var wrapper = Box("m", boxes: [box])
      wrapper.align(Alignment(.leading, .top))
      wrapper.flex = Flex(x: environment.boundsX, y: environment.boundsY)
      wrapper.flex.idealX = !environment.boundsX
      wrapper.flex.idealY = !environment.boundsY
      return wrapper
    }),
  ModifierRow(
    "offset", .exact, "but for `z`",
    effect: { _, box, call, context in
      var box = box
      let size = call[0]?.size
      let x = call.number("x") ?? size?.width ?? 0
      let y = call.number("y") ?? size?.height ?? 0
      guard x != 0 || y != 0 else { return box }
      box.advance(to: .transform)
      box.set("translate", .list(.points(context.environment.toTheRight(x)), .points(y)))
      return box
    }),
  ModifierRow(
    "aspectRatio", .approximate, "a picture's own ratio is known for the site's pictures only",
    effect: { _, box, call, context in
      let isFill = call["contentMode"]?.name == "fill"
      return aspectRatio(box, call[0]?.number ?? call.number("ratio"), fills: isFill, context)
    }),
  ModifierRow(
    "scaledToFit", .approximate, "as `aspectRatio(contentMode: .fit)`",
    effect: { _, box, _, context in aspectRatio(box, nil, fills: false, context) }),
  ModifierRow(
    "scaledToFill", .approximate, "as `aspectRatio(contentMode: .fill)`",
    effect: { _, box, _, context in aspectRatio(box, nil, fills: true, context) }),
  ModifierRow(
    "zIndex", .exact,
    effect: { _, box, call, _ in
      box.with("z-index", .number((call[0]?.number ?? 0).rounded()))
    }),
  ModifierRow(
    "ignoresSafeArea", .approximate, "at the edges of the screen",
    effect: { _, box, _, context in
      context.environment.reachesEdges ? box.with(class: "bleeds") : box
    }),
  ModifierRow(
    "containerRelativeFrame", .approximate, "as wide or high as it can be",
    effect: { _, box, call, context in
      var wrapper = box.wrapped()
      let axes = call[0]?.list.compactMap(\.name) ?? []
      if axes.contains("horizontal") { wrapper.flex.x = context.environment.boundsX }
      if axes.contains("vertical") { wrapper.flex.y = context.environment.boundsY }
      return wrapper
    }),
]

private func coordinate(_ label: String, _ call: Modifier) -> Double {
  if let value = call.number(label) { return value }
  let point = call[0]?.size
  return (label == "x" ? point?.width : point?.height) ?? 0
}

extension Expression {
  /// `CGSize(width: 1, height: 2)` or `CGPoint(x: 1, y: 2)`.
  fileprivate var size: (width: Double, height: Double)? {
    guard case .member(_, _, let arguments) = self, arguments.count == 2,
      let width = arguments[0].value.number, let height = arguments[1].value.number
    else { return nil }
    return (width, height)
  }
}

/// A frame of a fixed size, or one whose size stays between two limits.
///
/// A limit that is not given is the size of the view inside. So a frame with a minimum alone takes
/// no more than the view does, and one with a maximum takes all that is offered up to it.
private func frame(_ box: Box, _ call: Modifier, _ environment: PreviewEnvironment) -> Box {
  var wrapper = Box("m", boxes: [box])
  wrapper.flex = box.flex
  wrapper.flex.forgetMaxima()
  wrapper.flex.isSpacer = false
  wrapper.row = box.row
  wrapper.align(Alignment(named: call["alignment"]?.name) ?? .center)
  if let width = call.number("width")?.bounded {
    wrapper.set("width", .points(width))
    wrapper.flex.x = false
    wrapper.flex.idealX = false
    wrapper.flex.shrinksX = false
    wrapper.flex.isRigid = true
    wrapper.flex.fixedX = true
  } else {
    let limits = Limits(call, "Width", isBounded: environment.boundsX)
    limits.apply(to: &wrapper, minimum: "min-width", maximum: "max-width", size: "width")
    limits.apply(to: &wrapper.flex.x, &wrapper.flex.maximumX, &wrapper.flex.fixedX)
    if limits.maximum?.isFinite == true { wrapper.flex.isRigid = false }
  }
  if let height = call.number("height")?.bounded {
    wrapper.set("height", .points(height))
    wrapper.flex.y = false
    wrapper.flex.idealY = false
    wrapper.flex.shrinksY = false
    wrapper.flex.fixedY = true
  } else {
    let limits = Limits(call, "Height", isBounded: environment.boundsY)
    limits.apply(to: &wrapper, minimum: "min-height", maximum: "max-height", size: "height")
    limits.apply(to: &wrapper.flex.y, &wrapper.flex.maximumY, &wrapper.flex.fixedY)
  }
  return wrapper
}

/// Limits that a flexible frame sets on one axis.
private struct Limits {
  let minimum: Double?
  let ideal: Double?
  let maximum: Double?
  let isBounded: Bool

  init(_ call: Modifier, _ axis: String, isBounded: Bool) {
    minimum = call.number("min\(axis)")
    ideal = call.number("ideal\(axis)")
    maximum = call.number("max\(axis)")
    self.isBounded = isBounded
  }

  func apply(
    to box: inout Box, minimum minimumName: StaticString, maximum maximumName: StaticString,
    size: StaticString
  ) {
    if let minimum, minimum.isFinite { box.set(minimumName, .points(max(minimum, 0))) }
    if !isBounded, let maximum, maximum.isFinite {
      box.set(maximumName, .points(max(maximum, 0)))
    }
    if !isBounded, let ideal, ideal.isFinite { box.set(size, .points(max(ideal, 0))) }
  }

  func apply(to isFlexible: inout Bool, _ limit: inout Double?, _ isFixed: inout Bool) {
    guard let maximum else { return }
    isFixed = false
    isFlexible = isBounded
    limit = isBounded && maximum.isFinite ? max(maximum, minimum ?? 0, 0) : nil
  }
}

extension Double {
  /// A length of a frame; `nil` if there is no end to it.
  fileprivate var bounded: Double? { isFinite ? Swift.max(self, 0) : nil }
}

private func aspectRatio(
  _ box: Box, _ ratio: Double?, fills: Bool, _ context: ModifierContext
) -> Box {
  var box = box
  let environment = context.environment
  if fills, let ratio, ratio.isFinite, ratio > 0.001, box.flex.x, box.flex.y,
    environment.ratioAxis == nil
  {
    var wrapper = Box("ratio", "filling", boxes: [box])
    wrapper.set("--ratio", .number(ratio))
    wrapper.set("aspect-ratio", .number(ratio))
    wrapper.wantsFit = true
    return wrapper
  }
  if fills {
    // It covers what is offered; a frame and `clipped()` outside say how much of that is seen.
    box.classes.append("covers")
    return box
  }
  let flex = box.flex
  let isFlexible = flex.x || flex.y || flex.idealX || flex.idealY
  if !isFlexible, environment.boundsX || environment.boundsY { return box }
  guard let ratio, ratio.isFinite, ratio > 0.001 else {
    box.classes.append("contains")
    return box
  }
  var wrapper = Box("ratio", boxes: [box])
  wrapper.set("--ratio", .number(ratio))
  wrapper.set("aspect-ratio", .number(ratio))
  // In a stack it takes the width of its share, and the height that goes with it.
  let isStacked = environment.ratioAxis != nil && !environment.limitsY
  wrapper.flex.shrinksY = isStacked
  wrapper.flex.x = environment.boundsX && (isStacked || !environment.boundsY)
  wrapper.flex.y = environment.boundsY && !environment.boundsX
  wrapper.flex.isRigid = flex.isRigid
  if environment.boundsY, environment.boundsX, !isStacked {
    wrapper.classes.append("fitting")
    if box.isCircle {
      // It stays a circle, in the shorter side of the box that has the ratio.
      wrapper.set("aspect-ratio", .number(1))
      wrapper.set("--ratio", .number(min(ratio, 1)))
      wrapper.set("--part", .number(1 / max(ratio, 1)))
    }
    wrapper.wantsFit = true
  }
  return wrapper
}
