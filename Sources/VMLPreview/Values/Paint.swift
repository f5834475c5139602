import VMLMarkup

/// Filling of an area or a text: SwiftUI's `ShapeStyle`.
enum Paint: Hashable, Sendable {
  case color(RGBA)
  case gradient(Gradient)
  /// From 0, the thinnest, to 4; 5 is a bar's.
  case material(Int)

  struct Gradient: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
      /// In degrees, as CSS counts them.
      case linear(degrees: Double)
      case radial(x: Double, y: Double, start: Double, end: Double)
      case angular(x: Double, y: Double, start: Double)
    }

    var shape: Shape
    var stops: [Stop]
  }

  struct Stop: Hashable, Sendable {
    var color: RGBA
    /// From 0 to 1, or `nil` if it is spread evenly.
    var location: Double?
  }

  func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(factor)
      }
      return .gradient(gradient)
    case .material: return self
    }
  }

  /// The one colour that stands for it where only a colour can.
  var color: RGBA {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .material: RGBA(0x808080, 0.3)
    }
  }

  /// The value of CSS's `background`, but for a material.
  var background: CSSValue {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): gradient.css
    case .material: .word("transparent")
    }
  }
}

extension Paint.Gradient {
  fileprivate var css: CSSValue {
    var values: [CSSValue]
    let name: StaticString
    switch shape {
    case .linear(let degrees):
      name = "linear-gradient"
      values = [.degrees(degrees)]
    case .radial(let x, let y, let start, let end):
      name = "radial-gradient"
      values = [.list(.word("circle at"), .percent(x), .percent(y))]
      for (index, stop) in stops.enumerated() {
        let place = stop.location ?? Double(index) / Double(max(stops.count - 1, 1))
        values.append(.list(.color(stop.color), .points(start + (end - start) * place)))
      }
      return .function(name, values)
    case .angular(let x, let y, let start):
      name = "conic-gradient"
      values = [.list(.word("from"), .degrees(start + 90), .word("at"), .percent(x), .percent(y))]
    }
    for stop in stops {
      if let location = stop.location {
        values.append(.list(.color(stop.color), .percent(location)))
      } else {
        values.append(.color(stop.color))
      }
    }
    if stops.count == 1, let only = values.last { values.append(only) }
    return .function(name, values)
  }
}

extension Box {
  /// Fills the element's area.
  mutating func fill(with paint: Paint) {
    if case .material(let thickness) = paint {
      classes.append("material")
      let names: [StaticString] = ["m0", "m1", "m2", "m3", "m4", "m5"]
      classes.append(names[min(max(thickness, 0), 5)])
    } else {
      set("background", paint.background)
    }
  }

  /// Draws the element's text with a paint.
  mutating func ink(with paint: Paint) {
    guard case .gradient = paint else { return set("color", .color(paint.color)) }
    set("background", paint.background)
    classes.append("inked")
  }
}
