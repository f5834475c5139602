import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// One document for one target, locale and theme, as rules see it.
struct LintDocument {
  let tree: ViewTree
  let target: Target
  /// The target's index in the site.
  let targetIndex: Int
  /// One of the themes that it has these looks in; `nil` for a site without themes.
  let theme: String?
  /// The document's path.
  let path: String
  /// The document below which a deep link puts this one; `nil` if the page says none.
  let parent: SiteConfiguration.Reference?
  /// URLs that the site's paths have on the web, without a slash at their ends.
  let webURLs: [String]
  /// By node: the index of its look in `looks`, or -1 for what has no modifiers.
  let lookNumbers: [Int32]
  let looks: [StyledLook]
  /// The looks that no document of the page with the same sheets had before, each with an element
  /// that has it.
  let newLooks: [(look: Int, element: Int)]
  /// By the number of a name.
  let traits: [ElementTraits?]

  /// An element's modifiers; `nil` if it has none.
  func look(of element: Int) -> StyledLook? {
    let number = lookNumbers[element]
    return number < 0 ? nil : looks[Int(number)]
  }

  /// Traits of an element, by its name; `nil` for texts, comments, and the document itself.
  func traits(of node: Int) -> ElementTraits? {
    guard tree.nodes[node].kind == .element else { return nil }
    return traits[Int(tree.nodes[node].name.rawValue)]
  }

  /// A reference without what stands before the site's paths on the web, or in the target.
  func reference(_ text: String) -> String {
    let text = target.withoutBase(text)
    return webURLs.lazy.compactMap { pathOfFile(text, below: $0) }.first ?? text
  }

  func name(of element: Int) -> String { tree.names.string(tree.nodes[element].name) }

  /// The value of an attribute, and where it stands; `nil` if the element has none of that name.
  func attribute(_ name: String, of element: Int) -> (value: String, range: SourceRange)? {
    for position in tree.attributeRange(of: element) {
      let attribute = tree.attributes[position]
      if tree.names.bytes(of: attribute.name).elementsEqual(name.utf8) {
        return (tree.string(attribute.value), attribute.origin.sourceRange)
      }
    }
    return nil
  }

  /// Place of an element's start tag.
  func place(of element: Int) -> SourceRange { tree.nodes[element].origin.sourceRange }

  /// Place where a modifier of an element is written.
  func place(of modifier: LookModifier, on element: Int) -> SourceRange {
    modifier.origin.place(on: element, in: tree)
  }

  /// Calls `body` with every modifier that may be new on the page, and an element that has it: a
  /// sheet's modifiers for looks that are new, a `style` attribute's for every element.
  func forEachModifier(_ body: (LookModifier, _ element: Int, SourceRange) -> Void) {
    for (look, element) in newLooks {
      for modifier in looks[look].modifiers where !modifier.isInline {
        body(modifier, element, place(of: modifier, on: element))
      }
    }
    for (element, number) in lookNumbers.enumerated() where number >= 0 {
      guard looks[Int(number)].hasInline else { continue }
      for modifier in looks[Int(number)].modifiers where modifier.isInline {
        body(modifier, element, place(of: modifier, on: element))
      }
    }
  }
}

/// Traits of an element, by its name.
struct ElementTraits: Sendable {
  let name: String
  let kind: Kind

  enum Kind: Sendable {
    /// Arranges what it holds and shows nothing itself.
    case container
    /// Shows neither text nor symbols, and nothing in the foreground style.
    case inert
    case shape
    case image
    /// Something to tap, whose label is what it holds.
    case control
    case label
    case text
    /// Shows what it holds in a way of the system's, perhaps with text of its own.
    case collection
    case other
  }

  init(_ name: String) {
    self.name = name
    kind = Self.kinds[name] ?? .other
  }

  /// The attribute that names a document of the site or a file; `nil` if it has none.
  var pathAttribute: String? {
    switch name {
    case "Link": "destination"
    case "NavigationLink": "value"
    case "AsyncImage": "url"
    default: nil
    }
  }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = ["Image": .image, "Label": .label, "Text": .text]
    for name in [
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
      "GridRow", "Group", "ScrollView", "ViewThatFits",
    ] { kinds[name] = .container }
    for name in [
      "AngularGradient", "Color", "Divider", "EllipticalGradient", "EmptyView", "LinearGradient",
      "RadialGradient", "Spacer",
    ] { kinds[name] = .inert }
    for name in [
      "Capsule", "Circle", "ContainerRelativeShape", "Ellipse", "Rectangle", "RoundedRectangle",
      "UnevenRoundedRectangle",
    ] { kinds[name] = .shape }
    for name in [
      "Form", "GroupBox", "List", "NavigationSplitView", "NavigationStack", "Section", "Tab",
      "TabView", "ToolbarItem", "ToolbarItemGroup",
    ] { kinds[name] = .collection }
    for name in ["Button", "Link", "Menu", "NavigationLink", "ShareLink"] { kinds[name] = .control }
    return kinds
  }()
}
