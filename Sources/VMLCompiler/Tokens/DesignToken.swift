import VMLData
import VMLDiagnostics

/// One token of a file.
///
/// Spec: Design Tokens Format Module 2025.10.
struct DesignToken: Sendable {
  /// The names of the groups around it and its own, with dots between; `$root` for a group's own.
  var path: String
  var nameRange: SourceRange
  /// What it says itself.
  var type: TokenType?
  /// What the groups around it say, the inner ones first.
  var groupType: TokenType?
  var value: DataNode
  /// Why it is not to be used any more.
  var deprecation: String?

  /// The custom property that it becomes: `color.brand.primary` is `--color-brand-primary`.
  var propertyName: String { Self.propertyName(of: path) }

  static func propertyName(of path: String) -> String {
    let isRoot = path.hasSuffix(".$root")
    return "--"
      + (isRoot ? String(path.dropLast(6)) : path).split(separator: ".").joined(separator: "-")
  }
}

/// What kind of value a token has.
enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, number, duration, cubicBezier
  case strokeStyle, border, transition, shadow, gradient, typography

  /// As a message names it: `a color`.
  var described: String { "a " + rawValue }
}

/// A place where one token, or a part of its value, is another one's value.
struct TokenReference: Sendable {
  /// The other one's path.
  var path: String
  /// Of the whole string, with its quotes.
  var range: SourceRange

  /// - Returns: `nil` for a value of the token's own.
  init?(_ node: DataNode) {
    range = node.range
    if case .string(let text) = node.content, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last == UInt8(ascii: "}")
    {
      path = String(text.dropFirst().dropLast())
    } else if let entries = node.entries, entries.count == 1, entries[0].key == "$ref",
      case .string(let pointer) = entries[0].value.content
    {
      range = entries[0].value.range
      path = Self.path(ofPointer: pointer)
    } else {
      return nil
    }
  }

  init(pointer: String, at range: SourceRange) {
    path = Self.path(ofPointer: pointer)
    self.range = range
  }

  /// `#/color/brand/$value` is the token `color.brand`.
  ///
  /// Spec: RFC 6901, in a URI's fragment.
  static func path(ofPointer pointer: String) -> String {
    var parts = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      $0.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
        .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
    }
    if parts.last == "$value" { parts.removeLast() }
    return parts.joined(separator: ".")
  }
}

extension DataNode {
  /// The other tokens that stand in a value, at any depth.
  var tokenReferences: [TokenReference] {
    if let reference = TokenReference(self) { return [reference] }
    switch content {
    case .list(let items): return items.flatMap(\.tokenReferences)
    case .object(let entries):
      return entries.filter { $0.key != "$extensions" }.flatMap(\.value.tokenReferences)
    default: return []
    }
  }
}

/// How many tokens one file may have, with those that groups take over from one another.
public let tokenLimit = 200_000

/// After how many mistakes in tokens the rest of them is not looked at.
public let tokenMistakeLimit = 100

/// How many tokens may refer to one another in a row.
public let tokenChainLimit = 64
