public import VMLDiagnostics

/// One selector of a rule: compounds with combinators between them.
///
/// `.card > Text[badge]` is two compounds. In a nested rule the rule around it is a part like any
/// other, `&`, written or not.
///
/// Spec: VSS 2, selectors.
public struct Selector: Hashable, Sendable {
  /// From left to right, at least one; the last is the subject.
  public var compounds: [Compound]
  /// Each stands between two neighbouring compounds: one fewer than there are compounds.
  public var combinators: [Combinator]
  public var range: SourceRange

  public enum Combinator: Hashable, Sendable {
    case descendant
    /// `>`
    case child
    /// `+`: directly after.
    case next
    /// `~`: somewhere after, among the children of one parent.
    case later

    /// Whether both sides have one parent.
    var isSibling: Bool { self == .next || self == .later }
  }

  /// Tests without a combinator between them, all for one element.
  public struct Compound: Hashable, Sendable {
    public var parts: [Part]
  }

  public enum Part: Hashable, Sendable {
    case universal
    case type(String)
    case id(String)
    case `class`(String)
    /// Every class that a pattern matches.
    case pattern(ClassPattern)
    case attribute(AttributeTest)
    /// `:root`, the document.
    case root
    /// `&`: the elements that the rule around this one matches.
    case parent
    /// `:empty`
    case empty
    /// `:nth-child(…)` and its relatives.
    case position(Position)
    /// `:only-child` or `:only-of-type`.
    case only(Counting)
    /// `:is(…)`, `:where(…)`, `:not(…)` or `:has(…)`.
    case function(Function, [Selector])
    /// The element that `:has(…)` is asked of: the first compound of each of its arguments.
    case anchor
  }

  /// A pseudo-class that takes selectors, by its name.
  public enum Function: String, Hashable, Sendable {
    case any = "is"
    case weightless = "where"
    case none = "not"
    case has
  }

  /// Which siblings are counted.
  public enum Counting: Hashable, Sendable {
    case children
    /// Siblings of the element's own type.
    case type
  }

  /// `:nth-child(an+b of S)`: the place of an element among its siblings.
  public struct Position: Hashable, Sendable {
    /// The `a` and `b` of `an+b`.
    public var step: Int32
    public var offset: Int32
    public var counting: Counting
    /// Whether the last sibling is the first that counts.
    public var isFromEnd: Bool
    /// The `S`: only siblings that match it count; empty if all siblings do.
    public var filter: [Selector] = []
  }

  /// `[name]`, `[name=value]` and the like.
  public struct AttributeTest: Hashable, Sendable {
    public var name: String
    public var relation: Relation
    public var value: String
    /// Whether ASCII letters are equal whatever their case: `[a=v i]`.
    public var ignoresCase = false

    public enum Relation: Hashable, Sendable {
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
      /// `|=`: the value, or the value and a `-` before more.
      case hasTag
    }
  }

  /// The compound that the matched element itself must satisfy.
  public var subject: Compound { compounds[compounds.count - 1] }

  /// The class if the selector is one class and nothing else, otherwise `nil`; of a pattern its
  /// ``ClassPattern/key``.
  public var soleClass: String? {
    guard compounds.count == 1, compounds[0].parts.count == 1 else { return nil }
    return switch compounds[0].parts[0] {
    case .class(let name): name
    case .pattern(let pattern): pattern.key
    default: nil
    }
  }

  /// The pattern if the selector is one pattern and nothing else, otherwise `nil`.
  public var solePattern: ClassPattern? {
    guard compounds.count == 1, compounds[0].parts.count == 1,
      case .pattern(let pattern) = compounds[0].parts[0]
    else { return nil }
    return pattern
  }

  /// The patterns whose holes have names in the rule's block.
  ///
  /// Patterns inside of pseudo-classes are not among them, since their holes have no value.
  public var patterns: [ClassPattern] {
    compounds.flatMap(\.parts).compactMap {
      if case .pattern(let pattern) = $0 { pattern } else { nil }
    }
  }

  /// Whether the selector matches the document, its head or its body, which are no views.
  public var selectsDocument: Bool {
    subject.parts.contains { part in
      switch part {
      case .root, .type("vml"), .type("head"), .type("body"): true
      default: false
      }
    }
  }
}

extension Selector {
  /// All parts; the parts of arguments follow the part that has the arguments.
  public var allParts: [Part] {
    compounds.flatMap(\.parts).flatMap { part in [part] + part.arguments.flatMap(\.allParts) }
  }
}

extension Selector.Part {
  /// The selectors inside of a pseudo-class.
  public var arguments: [Selector] {
    switch self {
    case .function(_, let arguments): arguments
    case .position(let position): position.filter
    default: []
    }
  }
}
