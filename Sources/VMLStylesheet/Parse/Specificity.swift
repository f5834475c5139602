/// The strength of a selector: ids before classes before types.
///
/// Spec: VSS 2, specificity.
public struct Specificity: Comparable, Hashable, Sendable {
  /// Three counts of 20 bits each, so that one comparison does.
  private let packed: UInt64

  public init(ids: Int = 0, classes: Int = 0, types: Int = 0) {
    packed =
      UInt64(min(ids, Self.limit)) << 40 | UInt64(min(classes, Self.limit)) << 20
      | UInt64(min(types, Self.limit))
  }

  private static let limit = 1 << 20 - 1

  public var ids: Int { Int(packed >> 40) }
  public var classes: Int { Int(packed >> 20) & Self.limit }
  public var types: Int { Int(packed) & Self.limit }

  public static func < (left: Specificity, right: Specificity) -> Bool {
    left.packed < right.packed
  }

  public static func + (left: Specificity, right: Specificity) -> Specificity {
    Specificity(
      ids: left.ids + right.ids, classes: left.classes + right.classes,
      types: left.types + right.types)
  }
}

extension Selector {
  /// The strength of this selector, where `&` counts as `parent` does.
  public func specificity(ofParent parent: Specificity) -> Specificity {
    var sum = Specificity()
    for part in compounds.lazy.flatMap(\.parts) {
      sum = sum + part.specificity(ofParent: parent)
    }
    return sum
  }
}

extension Selector.Part {
  fileprivate func specificity(ofParent parent: Specificity) -> Specificity {
    switch self {
    case .universal, .anchor, .function(.weightless, _): Specificity()
    case .type: Specificity(types: 1)
    case .id: Specificity(ids: 1)
    case .class, .pattern, .attribute, .root, .empty, .only: Specificity(classes: 1)
    case .parent: parent
    case .function: strongestArgument(ofParent: parent)
    case .position: Specificity(classes: 1) + strongestArgument(ofParent: parent)
    }
  }

  /// The specificity that `:is()` and its relatives count: the highest of their arguments,
  /// whichever argument matches.
  private func strongestArgument(ofParent parent: Specificity) -> Specificity {
    arguments.lazy.map { $0.specificity(ofParent: parent) }.max() ?? Specificity()
  }
}
