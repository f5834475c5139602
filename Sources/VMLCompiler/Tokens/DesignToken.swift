import VMLData
import VMLDiagnostics

/// One token of a file.
///
/// Spec: Design Tokens Format Module 2025.10.
struct DesignToken: Sendable {
  /// The names of the groups around it and its own, with dots between; `$root` for a group's own
  /// token.
  var path: String
  var nameRange: SourceRange
  /// The `$type` of the token itself.
  var type: TokenType?
  /// The `$type` of the groups around it; an inner one goes before an outer one.
  var groupType: TokenType?
  var value: DataNode
  /// The reason not to use it any more; `nil` if it is not deprecated.
  var deprecation: String?
  /// The text style of SwiftUI that its font grows with; `nil` if it says none.
  var textStyle: String?

  /// The custom property that it becomes: `color.brand.primary` is `--color-brand-primary`.
  var propertyName: String { Self.propertyName(of: path) }

  static func propertyName(of path: String) -> String {
    let isRoot = path.hasSuffix(".$root")
    return "--"
      + (isRoot ? String(path.dropLast(6)) : path).split(separator: ".").joined(separator: "-")
  }
}

/// The kind of value of a token.
enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, number, duration, cubicBezier
  case strokeStyle, border, transition, shadow, gradient, typography

  /// The type in words for messages: `a color`.
  var described: String { "a " + rawValue }
}

/// A place where the value of another token stands for a token's value, or for a part of it.
struct TokenReference: Sendable {
  /// The other token's path.
  var path: String
  /// The range of the whole string, with its quotes.
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

  /// The token path of a pointer: `#/color/brand/$value` is `color.brand`.
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
  /// The references to other tokens in a value, at any depth.
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

/// Most tokens of one file, with the tokens that groups inherit from others.
public let tokenLimit = 200_000

/// Number of mistakes in tokens after which the rest of them is not read.
public let tokenMistakeLimit = 100

/// Most tokens that refer to one another in a row.
public let tokenChainLimit = 64
