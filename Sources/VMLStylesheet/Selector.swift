package import VMLDiagnostics

/// One selector of a rule: compounds with combinators between them.
///
/// `.card > Text[badge]` is two compounds. In a nested rule the rule around it is a part like any
/// other,
/// `&`, written or not.
///
/// Spec: VSS 2, selectors.
package struct Selector: Hashable, Sendable {
  /// From left to right, never none; the last is the subject.
  package var compounds: [Compound]
  /// What stands between two neighbours: one fewer than there are compounds.
  package var combinators: [Combinator]
  package var range: SourceRange

  package enum Combinator: Hashable, Sendable {
    case descendant
    case child
  }

  /// What one element must be, all at once.
  package struct Compound: Hashable, Sendable {
    package var parts: [Part]
  }

  package enum Part: Hashable, Sendable {
    case universal
    case type(String)
    case id(String)
    case `class`(String)
    case attribute(AttributeTest)
    /// `:root`, the document.
    case root
    /// `&`: whatever the rule around this one matches.
    case parent
  }

  /// `[name]`, `[name=value]` and the like.
  package struct AttributeTest: Hashable, Sendable {
    package var name: String
    package var relation: Relation
    package var value: String

    package enum Relation: Hashable, Sendable {
      case exists
      /// `=`
      case equals
      /// `~=`: one of the words of the value.
      case hasWord
      /// `^=`
      case hasPrefix
      /// `$=`
      case hasSuffix
      /// `*=`
      case contains
    }
  }

  /// The compound that the matched element itself must satisfy.
  package var subject: Compound { compounds[compounds.count - 1] }

  /// The class that this selector is nothing but, or `nil`.
  package var soleClass: String? {
    guard compounds.count == 1, compounds[0].parts.count == 1,
      case .class(let name) = compounds[0].parts[0]
    else { return nil }
    return name
  }

  /// Whether what the selector matches is the document, its head or its body, which are no views.
  package var selectsDocument: Bool {
    subject.parts.contains { part in
      switch part {
      case .root, .type("vml"), .type("head"), .type("body"): true
      default: false
      }
    }
  }
}

/// How strong a selector is: ids before classes before types.
///
/// Spec: VSS 2, specificity.
package struct Specificity: Comparable, Hashable, Sendable {
  /// Three counts of 20 bits each, so that one comparison does.
  private let packed: UInt64

  package init(ids: Int = 0, classes: Int = 0, types: Int = 0) {
    packed =
      UInt64(min(ids, Self.limit)) << 40 | UInt64(min(classes, Self.limit)) << 20
      | UInt64(min(types, Self.limit))
  }

  private static let limit = 1 << 20 - 1

  package var ids: Int { Int(packed >> 40) }
  package var classes: Int { Int(packed >> 20) & Self.limit }
  package var types: Int { Int(packed) & Self.limit }

  package static func < (left: Specificity, right: Specificity) -> Bool {
    left.packed < right.packed
  }

  package static func + (left: Specificity, right: Specificity) -> Specificity {
    Specificity(
      ids: left.ids + right.ids, classes: left.classes + right.classes,
      types: left.types + right.types)
  }
}

extension Selector {
  /// The strength of this selector, where `&` counts as `parent` does.
  package func specificity(ofParent parent: Specificity) -> Specificity {
    var sum = Specificity()
    for part in compounds.lazy.flatMap(\.parts) {
      switch part {
      case .universal: continue
      case .type: sum = sum + Specificity(types: 1)
      case .id: sum = sum + Specificity(ids: 1)
      case .class, .attribute, .root: sum = sum + Specificity(classes: 1)
      case .parent: sum = sum + parent
      }
    }
    return sum
  }
}
