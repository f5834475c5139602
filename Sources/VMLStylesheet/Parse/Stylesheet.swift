public import VMLCatalog
public import VMLDiagnostics
public import VMLMarkup

/// One parsed `.vss` file.
///
/// A flat arena in preorder: the items of a block follow the item that owns the block. The
/// modifiers and values are nodes of one ``StyleTree``.
///
/// Spec: VSS 1.
public struct Stylesheet: Sendable {
  public let file: FileID
  /// Path relative to the site's folder.
  public let path: String
  /// The component whose elements the sheet is for; `nil` for a sheet that is for all elements.
  public var scope: StyleScope?
  public internal(set) var tree: StyleTree
  public internal(set) var imports: [Import] = []
  public internal(set) var items: [Item] = []

  public struct Import: Hashable, Sendable {
    /// As written.
    public var path: String
    /// The path without its quotes.
    public var range: SourceRange
    /// The layer that the sheet is put into.
    public var layer: Reference?

    public init(path: String, range: SourceRange, layer: Reference? = nil) {
      self.path = path
      self.range = range
      self.layer = layer
    }
  }

  public struct Item: Sendable {
    public var kind: Kind
    /// One past the last item of this item's block; the next index for an item without one.
    public var end: Int
    /// The item without its block.
    public var range: SourceRange
  }

  public enum Kind: Sendable {
    case rule([Selector])
    /// `@target`, `@available`, `@locale` or `@theme`
    case condition(Condition)
    /// `@layer` with a block.
    case layer(Reference)
    /// `@tokens`: the path, without its quotes, and `:root`.
    case tokens(Reference, [Selector])
    /// `@layer` with names alone, which gives their order.
    case layers([Reference])
    /// The node of a modifier.
    case modifier(Int)
    /// `--name: value`; the nodes of the value.
    case property(name: String, value: Range<Int>)
    /// `@inherit`
    case inherit([Reference])
    /// `@apply`
    case apply([Reference])
    /// `@append` with the node of its modifier.
    case append(Int)
    /// `@remove`
    case remove([Reference])
    /// `@reset`
    case reset
    /// `@base`
    case base
  }

  /// A name and where it stands.
  public struct Reference: Hashable, Sendable {
    public var name: String
    public var range: SourceRange
  }

  /// A requirement on the target; the block counts only where it holds.
  ///
  /// Spec: VSS 6, conditions.
  public enum Condition: Hashable, Sendable {
    case target(NameCondition)
    case locale(NameCondition)
    case theme(NameCondition)
    case available([VersionRequirement])

    public func holds(for target: StyleTarget) -> Bool {
      switch self {
      case .target(let condition): condition.holds { $0 == target.name }
      case .locale(let condition): condition.holds { target.speaks($0) }
      case .theme(let condition): condition.holds { $0 == target.theme }
      case .available(let requirements):
        requirements.requirement(for: target).map { $0.holds(for: target) } ?? false
      }
    }
  }

  /// A system, and the version that a target has to begin at.
  public struct VersionRequirement: Hashable, Sendable {
    public var system: Reference
    public var minimum: Catalog.Version

    /// Without a minimum a target begins at the newest version.
    func holds(for target: StyleTarget) -> Bool {
      target.system.map { $0.minimum >= minimum } ?? false
    }
  }

  /// The targets, locales or themes that a block is for.
  public struct NameCondition: Hashable, Sendable {
    /// Whether the block is for all but these.
    public var isNegated: Bool
    public var names: [Reference]

    func holds(_ isMeant: (String) -> Bool) -> Bool {
      names.contains { isMeant($0.name) } != isNegated
    }
  }

  /// The indices of the items directly in the block of an item; of the sheet itself for `nil`.
  public func children(of index: Int?) -> [Int] {
    var children: [Int] = []
    var child = index.map { $0 + 1 } ?? 0
    let end = index.map { items[$0].end } ?? items.count
    while child < end {
      children.append(child)
      child = items[child].end
    }
    return children
  }

  /// The text of the file at a range of this sheet.
  public func text(at range: SourceRange) -> String {
    String(decoding: tree.source[range.range], as: UTF8.self)
  }
}

extension [Stylesheet.VersionRequirement] {
  /// The requirement for a target's system.
  ///
  /// The requirement for iOS also counts for iPadOS and Mac Catalyst if they are not named
  /// themselves.
  fileprivate func requirement(for target: StyleTarget) -> Stylesheet.VersionRequirement? {
    let named = first { $0.system.name == target.os }
    guard named == nil, target.system?.platform == .iOS else { return named }
    return first { $0.system.name == "ios" }
  }
}
