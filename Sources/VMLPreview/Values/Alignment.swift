/// Place of a view in a larger one.
struct Alignment: Hashable, Sendable {
  enum Horizontal: Hashable, Sendable { case leading, center, trailing }
  enum Vertical: Hashable, Sendable { case top, center, bottom, firstBaseline, lastBaseline }

  var horizontal = Horizontal.center
  var vertical = Vertical.center

  static let center = Alignment()

  /// Reads SwiftUI's names, with or without their dot, for both axes or one.
  init?(named name: String?) {
    guard let name else { return nil }
    self.init()
    switch name.hasPrefix(".") ? String(name.dropFirst()) : name {
    case "center": break
    case "leading": horizontal = .leading
    case "trailing": horizontal = .trailing
    case "top": vertical = .top
    case "bottom": vertical = .bottom
    case "topLeading": (horizontal, vertical) = (.leading, .top)
    case "topTrailing": (horizontal, vertical) = (.trailing, .top)
    case "bottomLeading": (horizontal, vertical) = (.leading, .bottom)
    case "bottomTrailing": (horizontal, vertical) = (.trailing, .bottom)
    case "firstTextBaseline", "centerFirstTextBaseline": vertical = .firstBaseline
    case "lastTextBaseline", "centerLastTextBaseline": vertical = .lastBaseline
    case "leadingFirstTextBaseline": (horizontal, vertical) = (.leading, .firstBaseline)
    case "trailingFirstTextBaseline": (horizontal, vertical) = (.trailing, .firstBaseline)
    case "leadingLastTextBaseline": (horizontal, vertical) = (.leading, .lastBaseline)
    case "trailingLastTextBaseline": (horizontal, vertical) = (.trailing, .lastBaseline)
    default: return nil
    }
  }

  init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Alignment.Horizontal {
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  var css: CSSValue {
    switch self {
    case .leading: .word("start")
    case .center: .word("center")
    case .trailing: .word("end")
    }
  }
}

extension Alignment.Vertical {
  var fraction: Double {
    switch self {
    case .top, .firstBaseline: 0
    case .center: 0.5
    case .bottom, .lastBaseline: 1
    }
  }

  var css: CSSValue {
    switch self {
    case .top: .word("start")
    case .center: .word("center")
    case .bottom: .word("end")
    case .firstBaseline: .word("first baseline")
    case .lastBaseline: .word("last baseline")
    }
  }
}
