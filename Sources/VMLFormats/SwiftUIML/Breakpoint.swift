import VMLMarkup

/// A condition on the space that a view has, as SwiftUIML's `responsive` takes it: `md`, `w>=800`,
/// or several with commas between, as `w>=768,h<600`.
enum Breakpoint {
  /// The names of widths, from 0, 375, 768, 1024 and 1366 points on.
  static let names = ["xs", "sm", "md", "lg", "xl"]

  /// The regular expression of all that the renderer parses.
  static let pattern: String = {
    let number = "[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?"
    let condition = " *[wh](>=|>|<=|<|=)\(number) *"
    return "^( *(\(names.joined(separator: "|"))) *|\(condition)(,\(condition))*)$"
  }()

  /// Whether the renderer parses a text; it passes over others in silence.
  static func isKnown(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces }
    if parts.count == 1, names.contains(String(parts[0])) { return true }
    return parts.allSatisfy { part in
      guard part.first == "w" || part.first == "h" else { return false }
      let rest = part.dropFirst()
      let signs = [">=", "<=", ">", "<", "="]
      guard let sign = signs.first(where: rest.hasPrefix) else { return false }
      return Double(rest.dropFirst(sign.count))?.isFinite == true
    }
  }
}

extension FormatTable {
  /// The text of a call where its form takes a breakpoint, if it is none.
  func unknownBreakpoint(in call: StyleCall) -> String? {
    for parameter in modifiers[call.name]?.first?.parameters ?? [] {
      guard case .kind(ValueKind.breakpoint.rawValue) = parameter.pattern else { continue }
      let text = call.arguments.first { $0.label == parameter.label }?.value.string
      if let text, !Breakpoint.isKnown(text) { return text }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
