#if canImport(SwiftUI)
  import SwiftUI
#else
  import VMLViews
#endif

// Readers of colours, styles, shapes and images.
extension Draw {
  static func color(_ e: Expression) -> Color? {
    if case .color(let digits) = e { return color(hex: digits) }
    if case .attribute(_, let text) = e, text.hasPrefix("#") { return color(hex: text) }
    if case .member(.some(let inner), let name, let arguments) = e.parsed, let base = color(inner) {
      if name == "opacity" {
        return arguments.count == 1 ? double(arguments[0].value).map { base.opacity($0) } : nil
      }
      var call = Call(value: e.parsed)
      return color_modified(base, &call)?.color
    }
    guard var call = Call(member: e, of: "Color") else { return nil }
    if let color = cssColor(&call) { return color }
    guard call.name == "init" else { return systemColor(call.name) }
    if call.fits("_"), let name = call.value(0, words) { return Color(name) }
    if call.fits("_?,red,green,blue,opacity?"),
      let space = call.value(0, read_Color_RGBColorSpace, .sRGB),
      let red = call.value(1, double), let green = call.value(2, double),
      let blue = call.value(3, double), let opacity = call.value(4, double, 1)
    {
      return Color(space, red: red, green: green, blue: blue, opacity: opacity)
    }
    if call.fits("_?,white,opacity?"), let space = call.value(0, read_Color_RGBColorSpace, .sRGB),
      let white = call.value(1, double), let opacity = call.value(2, double, 1)
    {
      return Color(space, white: white, opacity: opacity)
    }
    if call.fits("hue,saturation,brightness,opacity?"), let hue = call.value(0, double),
      let saturation = call.value(1, double), let brightness = call.value(2, double),
      let opacity = call.value(3, double, 1)
    {
      return Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }
    return nil
  }

  /// A colour by `rgb(255, 0, 0)` or `hsl(120, 100%, 50%)`.
  ///
  /// Spec: VML 13.1.
  private static func cssColor(_ call: inout Call) -> Color? {
    guard ["rgb", "hsl"].contains(call.name), call.fits("_,_,_"), let first = call.value(0, double),
      let second = call.value(1, double), let third = call.value(2, double)
    else { return nil }
    if call.name == "rgb" {
      return Color(.sRGB, red: first / 255, green: second / 255, blue: third / 255, opacity: 1)
    }
    let lightness = third / 100
    let brightness = lightness + second / 100 * min(lightness, 1 - lightness)
    return Color(
      hue: first / 360, saturation: brightness == 0 ? 0 : 2 * (1 - lightness / brightness),
      brightness: brightness, opacity: 1)
  }

  /// A colour by `#rrggbb`, `#rrggbbaa` or `#rgb`.
  private static func color(hex text: String) -> Color? {
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == text.utf8.count - 1 || text.utf8.count < 6,
      digits.count == 6 || digits.count == 8
    else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map { index in
      Double(digits[index] * 16 + digits[index + 1]) / 255
    }
    return Color(
      .sRGB, red: parts[0], green: parts[1], blue: parts[2],
      opacity: parts.count == 4 ? parts[3] : 1)
  }

  /// A shape style that is no member of a type.
  static func otherStyle(_ e: Expression) -> (any ShapeStyle)? {
    if let color = color(e) { return color }
    if let gradient = anyGradient(e) { return gradient }
    // Spec: VML 6.4.2. Without angles it goes once around.
    if case .member(nil, "angularGradient", let arguments) = e.parsed,
      !arguments.contains(where: { $0.label == "startAngle" || $0.label == "endAngle" })
    {
      return shapeStyle(.member(of: nil, "conicGradient", arguments))
    }
    guard case .member(.some(let inner), _, _) = e.parsed, let base = shapeStyle(inner) else {
      return nil
    }
    var call = Call(value: e.parsed)
    return changed(base, &call)
  }

  /// A style that a member behind it changes: `.tint.opacity(0.5)`.
  private static func changed(
    _ style: some ShapeStyle, _ call: inout Call
  ) -> (any ShapeStyle)? {
    switch call.name {
    case "opacity":
      guard call.fits("_"), let value = call.value(0, double) else { return nil }
      #if canImport(SwiftUI)
        return style.opacity(value)
      #else
        return AnyShapeStyle(vmlCode: "\(style.vmlCode).opacity(\(value.vmlCode))")
      #endif
    case "shadow":
      guard call.fits("_"), let value = call.value(0, read_ShadowStyle) else { return nil }
      #if canImport(SwiftUI)
        return style.shadow(value)
      #else
        return AnyShapeStyle(vmlCode: "\(style.vmlCode).shadow(\(value.vmlCode))")
      #endif
    case "blendMode":
      guard call.fits("_"), let value = call.value(0, read_BlendMode) else { return nil }
      #if canImport(SwiftUI)
        return style.blendMode(value)
      #else
        return AnyShapeStyle(vmlCode: "\(style.vmlCode).blendMode(\(value.vmlCode))")
      #endif
    default: return nil
    }
  }

  static func anyShapeStyle(_ e: Expression) -> AnyShapeStyle? {
    func any(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }
    return shapeStyle(e).map { any($0) }
  }

  static func anyGradient(_ e: Expression) -> AnyGradient? {
    if case .member(.some(let inner), "gradient", let arguments) = e.parsed, arguments.isEmpty {
      return color(inner)?.gradient
    }
    return nil
  }

  // MARK: Shapes

  static func shape(_ e: Expression) -> (any Shape)? { insettableShape(e) ?? otherShape(e) }

  static func anyShape(_ e: Expression) -> AnyShape? {
    func any(_ shape: some Shape) -> AnyShape { AnyShape(shape) }
    return shape(e).map { any($0) }
  }

  static func insettableShape(_ e: Expression) -> (any InsettableShape)? {
    guard case .member(let base, let name, _) = e.parsed else { return nil }
    if let base, let inner = insettableShape(base) {
      return modified(inner, Call(value: e.parsed)) as? any InsettableShape
    }
    guard base == nil else { return nil }
    var call = Call(value: e.parsed)
    switch name {
    case "rect", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle": return rectangle(&call)
    case "capsule", "Capsule":
      if call.fits("style?"),
        let style = call.value(0, read_RoundedCornerStyle, .continuous)
      {
        #if canImport(SwiftUI)
          return Capsule(style: style)
        #else
          return call.fits("") ? Capsule.capsule : Capsule.capsule(style: style)
        #endif
      }
    case "circle", "Circle": if call.fits("") { return Circle.circle }
    case "ellipse", "Ellipse": if call.fits("") { return Ellipse.ellipse }
    case "containerRelative", "ContainerRelativeShape":
      if call.fits("") { return ContainerRelativeShape.containerRelative }
    default: break
    }
    return nil
  }

  private static func rectangle(_ call: inout Call) -> (any InsettableShape)? {
    if call.fits("") { return Rectangle.rect }
    if call.fits("cornerRadius,style?"), let radius = call.value(0, cgFloat),
      let style = call.value(1, read_RoundedCornerStyle, .continuous)
    {
      return RoundedRectangle.rect(cornerRadius: radius, style: style)
    }
    if call.fits("cornerSize,style?"), let size = call.value(0, cgSize),
      let style = call.value(1, read_RoundedCornerStyle, .continuous)
    {
      return RoundedRectangle.rect(cornerSize: size, style: style)
    }
    if call.fits("cornerRadii,style?"), let radii = call.value(0, read_RectangleCornerRadii),
      let style = call.value(1, read_RoundedCornerStyle, .continuous)
    {
      return UnevenRoundedRectangle.rect(cornerRadii: radii, style: style)
    }
    if call.fits(
      "topLeadingRadius?,bottomLeadingRadius?,bottomTrailingRadius?,topTrailingRadius?,style?"),
      let topLeading = call.value(0, cgFloat, 0), let bottomLeading = call.value(1, cgFloat, 0),
      let bottomTrailing = call.value(2, cgFloat, 0), let topTrailing = call.value(3, cgFloat, 0),
      let style = call.value(4, read_RoundedCornerStyle, .continuous)
    {
      return UnevenRoundedRectangle.rect(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
        bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style)
    }
    return nil
  }

  private static func otherShape(_ e: Expression) -> (any Shape)? {
    guard case .member(.some(let base), _, _) = e.parsed, let inner = shape(base) else {
      return nil
    }
    return modified(inner, Call(value: e.parsed))
  }

  /// A shape with a modifier that gives another shape.
  private static func modified(_ shape: any Shape, _ call: Call) -> (any Shape)? {
    var call = call
    if let shape = shape as? any InsettableShape,
      let found = insettableShape_modified(shape, &call)?.shape
    {
      return found
    }
    return shape_modified(shape, &call)?.shape
  }

  // MARK: Images

  static func image(_ e: Expression) -> Image? {
    if let name = words(e) { return Image(name) }
    if case .member(.some(let inner), _, _) = e, let base = image(inner) {
      var call = Call(value: e)
      return image_modified(base, &call)?.image
    }
    guard var call = Call(member: e, of: "Image"), call.name == "init" else { return nil }
    if call.fits("systemName"), let name = call.value(0, words) { return Image(systemName: name) }
    if call.fits("systemName,variableValue"), let name = call.value(0, words),
      let value = call.value(1, double)
    {
      return Image(systemName: name, variableValue: value)
    }
    if call.fits("decorative"), let name = call.value(0, words) { return Image(decorative: name) }
    if call.fits("_"), let name = call.value(0, words) { return Image(name) }
    if call.fits("_,label"), let name = call.value(0, words), let label = call.value(1, text) {
      return Image(name, label: label)
    }
    return nil
  }
}
