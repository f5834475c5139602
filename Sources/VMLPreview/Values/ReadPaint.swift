import VMLMarkup

/// Reads colours and the other shape styles.
struct PaintReader {
  let environment: PreviewEnvironment

  private var colors: SystemColors { environment.colors }

  func paint(_ expression: Expression?) -> Paint? {
    guard let expression else { return nil }
    if let color = color(expression) { return .color(color) }
    guard case .member(let base, let name, let arguments) = expression else { return nil }
    let call = Modifier(name: name, arguments: arguments)
    if let base, !isType(base) { return derived(base, call) }
    switch name {
    case "linearGradient", "LinearGradient", "radialGradient", "RadialGradient",
      "angularGradient", "AngularGradient", "conicGradient", "ellipticalGradient",
      "EllipticalGradient", "linear", "radial", "angular", "MeshGradient":
      return gradient(call)
    case "ultraThinMaterial", "ultraThin": return .material(0)
    case "thinMaterial", "thin": return .material(1)
    case "regularMaterial", "regular": return .material(2)
    case "thickMaterial", "thick": return .material(3)
    case "ultraThickMaterial", "ultraThick": return .material(4)
    case "bar": return .material(5)
    case "color": return call[0].flatMap(paint)
    default: return nil
    }
  }

  /// `.red.gradient`, `.blue.opacity(0.5)`, `.tint.secondary` where the base is no colour.
  private func derived(_ base: Expression, _ call: Modifier) -> Paint? {
    if call.name == "gradient", let color = color(base) {
      let top = color.mixed(with: .white, by: 0.22)
      return .gradient(
        Paint.Gradient(
          shape: .linear(degrees: 180), stops: [.init(color: top), .init(color: color)]))
    }
    guard let paint = paint(base) else { return nil }
    return call.name == "opacity" ? paint.opacity(call[0]?.number ?? 1) : paint
  }

  private func isType(_ expression: Expression) -> Bool {
    if case .member(nil, let name, _) = expression { return name.first?.isUppercase ?? false }
    return false
  }

  // MARK: Colours

  func color(_ expression: Expression) -> RGBA? {
    switch expression {
    case .color(let text): return RGBA(hexadecimal: text)
    case .string(let text): return named(text)
    case .member(let base, let name, let arguments):
      let call = Modifier(name: name, arguments: arguments)
      guard let base, !isType(base) else { return member(call) }
      return color(base).flatMap { changed($0, call) }
    default: return nil
    }
  }

  /// A colour by its name in a catalogue of assets; there is none here.
  func named(_ name: String) -> RGBA? {
    if let color = RGBA(hexadecimal: name) { return color }
    let word = name.hasPrefix("system-") ? String(name.dropFirst(7)) : name
    return colors.named(word)
  }

  private func member(_ call: Modifier) -> RGBA? {
    switch call.name {
    case "primary", "foreground": return level(0)
    case "secondary": return level(1)
    case "tertiary": return level(2)
    case "quaternary": return level(3)
    case "quinary": return level(4)
    case "tint", "accentColor": return environment.tint
    case "selection": return environment.tint.opacity(0.2)
    case "separator": return colors.level(2).opacity(0.9)
    case "placeholder": return colors.level(2)
    case "link": return colors.accent
    case "fill": return colors.fill(0)
    case "windowBackground": return colors.background
    case "rgb", "Color", "hsl", "color": return components(call)
    case "init" where !call.arguments.isEmpty: return components(call)
    default: return call.arguments.isEmpty ? colors.named(call.name) : nil
    }
  }

  /// A level of the style that is current: of its colour, if it has one of its own.
  private func level(_ level: Int) -> RGBA {
    guard let base = environment.foreground else { return colors.level(level) }
    return base.color.opacity([1, 0.5, 0.3, 0.18, 0.1][level])
  }

  private func components(_ call: Modifier) -> RGBA? {
    let values = call.arguments.filter { $0.label.isEmpty }.compactMap(\.value.number)
    if call.name == "rgb", values.count >= 3 {
      return RGBA(red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255)
    }
    let alpha = call.number("opacity") ?? 1
    if let red = call.number("red"), let green = call.number("green"),
      let blue = call.number("blue")
    {
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = call.number("white") {
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    if let hue = call.number("hue"), let saturation = call.number("saturation"),
      let brightness = call.number("brightness")
    {
      return RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    if let first = call[0] ?? call["name"] { return color(first) }
    return nil
  }

  private func changed(_ color: RGBA, _ call: Modifier) -> RGBA? {
    switch call.name {
    case "opacity": return color.opacity(call[0]?.number ?? 1)
    case "mix":
      guard let other = call["with"].flatMap(self.color) else { return color }
      return color.mixed(with: other, by: call.number("by") ?? 0.5)
    case "secondary": return color.opacity(0.5)
    case "tertiary": return color.opacity(0.3)
    case "quaternary": return color.opacity(0.18)
    case "brightness": return color.mixed(with: .white, by: call[0]?.number ?? 0)
    case "gradient": return nil
    default: return color
    }
  }

  // MARK: Gradients

  private func gradient(_ call: Modifier) -> Paint? {
    var stops = (call["colors"] ?? call["gradient"] ?? call[0])?.stopColors(self) ?? []
    if let list = call["stops"] { stops = list.list.compactMap(stop) }
    guard !stops.isEmpty else { return nil }
    let name = call.name.lowercased()
    let center = point(call["center"]) ?? (0.5, 0.5)
    if name.hasPrefix("radial") || name.hasPrefix("elliptical") {
      return .gradient(
        Paint.Gradient(
          shape: .radial(
            x: center.0, y: center.1, start: call.number("startRadius") ?? 0,
            end: call.number("endRadius") ?? 100), stops: stops))
    }
    if name.hasPrefix("angular") || name.hasPrefix("conic") {
      let start = (call["angle"] ?? call["startAngle"])?.angle ?? 0
      return .gradient(
        Paint.Gradient(shape: .angular(x: center.0, y: center.1, start: start), stops: stops))
    }
    let start = point(call["startPoint"]) ?? (0.5, 0)
    let end = point(call["endPoint"]) ?? (0.5, 1)
    return .gradient(
      Paint.Gradient(
        shape: .linear(degrees: direction(end.0 - start.0, end.1 - start.1)), stops: stops))
  }

  private func stop(_ expression: Expression) -> Paint.Stop? {
    guard case .member(_, _, let arguments) = expression else { return nil }
    let call = Modifier(name: "stop", arguments: arguments)
    guard let color = call["color"].flatMap(color) else { return nil }
    return Paint.Stop(color: color, location: call.number("location"))
  }

  /// Shares of the width, from the left, and of the height of `UnitPoint`, which counts from the
  /// leading side.
  func point(_ expression: Expression?) -> (Double, Double)? {
    guard case .member(_, let name, let arguments)? = expression else { return nil }
    let call = Modifier(name: name, arguments: arguments)
    if let x = call.number("x"), let y = call.number("y") {
      return (environment.fromTheLeft(x), y)
    }
    guard let alignment = Alignment(named: name) else { return nil }
    return (
      environment.fromTheLeft(alignment.horizontal.fraction), alignment.vertical.fraction
    )
  }

  /// The angle of a direction in eighths of a turn, as CSS counts: 180 points down.
  private func direction(_ x: Double, _ y: Double) -> Double {
    switch (x > 0.01 ? 1 : x < -0.01 ? -1 : 0, y > 0.01 ? 1 : y < -0.01 ? -1 : 0) {
    case (0, -1): 0
    case (1, -1): 45
    case (1, 0): 90
    case (1, 1): 135
    case (-1, 1): 225
    case (-1, 0): 270
    case (-1, -1): 315
    default: 180
    }
  }
}

extension Expression {
  fileprivate func stopColors(_ reader: PaintReader) -> [Paint.Stop] {
    if case .member(_, "Gradient", let arguments) = self {
      return arguments.first?.value.stopColors(reader) ?? []
    }
    return list.compactMap(reader.color).map { Paint.Stop(color: $0) }
  }
}
