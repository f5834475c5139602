import VMLMarkup

/// Font of a text.
struct PreviewFont: Hashable, Sendable {
  enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

  /// `nil` if it has a size of its own.
  var style: TextStyle? = .body
  var size = 17.0
  /// `nil` for what the text style says.
  var weight: Int?
  var design = Design.standard
  var isItalic = false
  var hasMonospacedDigits = false
  /// Added to each letter's width, in points.
  var tracking = 0.0
  /// Share of the width that letters have otherwise.
  var width = 1.0

  func metrics(in environment: PreviewEnvironment) -> (size: Double, line: Double) {
    if let style { return style.metrics(on: environment.platform, at: environment.typeSize) }
    return (size, (size * 1.2).rounded())
  }

  func weight(in environment: PreviewEnvironment) -> Int {
    environment.weight ?? weight ?? style?.weight(on: environment.platform) ?? 400
  }

  static func weight(named name: String) -> Int? {
    switch name {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "regular": 400
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: nil
    }
  }

  static func design(named name: String?) -> Design {
    switch name {
    case "rounded": .rounded
    case "serif": .serif
    case "monospaced": .monospaced
    default: .standard
    }
  }
}

extension PreviewFont {
  /// Reads `.title`, `.system(size: 17, weight: .bold)`, `.body.bold()`, `.custom("Name", size:
  /// 12)`.
  init?(_ expression: Expression?) {
    guard case .member(let base, let name, let arguments)? = expression else { return nil }
    if let base, case .member(nil, "Font", _) = base {
    } else if base != nil {
      guard var font = PreviewFont(base) else { return nil }
      font.apply(name, Modifier(name: name, arguments: arguments))
      self = font
      return
    }
    let call = Modifier(name: name, arguments: arguments)
    self.init()
    switch name {
    case "system", "custom":
      if let style = (call[0]?.name ?? call["relativeTo"]?.name).flatMap(TextStyle.init(named:)) {
        self.style = style
      }
      if let size = call.number("size") ?? call.number("fixedSize") {
        style = nil
        self.size = min(max(size, 1), 1000)
      }
      weight = call["weight"]?.name.flatMap(Self.weight(named:))
      design = Self.design(named: call["design"]?.name)
    default:
      guard let style = TextStyle(named: name) else { return nil }
      self.style = style
    }
  }

  private mutating func apply(_ name: String, _ call: Modifier) {
    switch name {
    case "bold": weight = 700
    case "italic": isItalic = true
    case "weight": weight = call[0]?.name.flatMap(Self.weight(named:)) ?? weight
    case "monospaced": design = .monospaced
    case "monospacedDigit": hasMonospacedDigits = true
    default: break
    }
  }
}
