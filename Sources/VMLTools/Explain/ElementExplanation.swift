public import VMLBuild
public import VMLCompiler
public import VMLDiagnostics

/// Why an element has the modifiers that it has, ready to be shown.
public struct ElementExplanation: Sendable {
  /// The element's name.
  public var element: String
  public var place: Place
  /// The value of its `class`; `nil` if it has none.
  public var classes: String?
  /// The document, by its path in the output, and the target that it is made for.
  public var document: String
  public var target: String
  /// `nil` for a site that does not tell them apart.
  public var locale: String?
  public var theme: String?
  /// Number of elements of the document that are made from this one in the source.
  public var count: Int
  /// The rules that match it, the weakest first.
  public var rules: [Rule]
  /// In the order in which they are applied.
  public var modifiers: [Modifier]
  /// Modifiers of its rules that the target does not get.
  public var dropped: [Dropped]

  /// A place in a file of the site; lines and columns, in bytes, count from 1.
  public struct Place: Hashable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int

    public var text: String { "\(path):\(line):\(column)" }
  }

  public struct Rule: Sendable {
    /// As written; a nested rule after the one that it is nested in.
    public var selector: String
    public var place: Place
    /// `nil` for a rule in no layer.
    public var layer: String?
    /// Numbers of ids, of classes and attributes, and of types.
    public var specificity: [Int]
  }

  public struct Modifier: Sendable {
    public var text: String
    public var place: Place
    /// The rule that says so; `nil` for the element's own `style`.
    public var selector: String?
    public var replaced: [(text: String, place: Place)]
    /// The custom properties that its text was worked out with.
    public var properties: [(name: String, value: String, place: Place)]
  }

  public struct Dropped: Sendable {
    public var text: String
    public var place: Place
    public var selector: String?
    public var reasons: [String]
  }
}

/// Options for an explanation.
public struct ExplanationOptions: Sendable {
  /// The site's folder; `nil` for the nearest one above the file.
  public var site: String?
  /// The tree; without a target's name, the first that the page is made for.
  public var variant = VariantNames()
  /// Which document, by its path, of a page that makes several; `nil` for the first.
  public var path: String?
  /// The options beyond the sources; drafts are there in any case.
  public var choices = SiteChoices()

  public init() {}
}

/// Result of an explanation.
public struct ElementExplanationResult: Sendable {
  /// In the order of their places; none if the sources have errors that hide the elements.
  public var explanations: [ElementExplanation]
  public var diagnostics: [Diagnostic]
  public var sources: SourceSet
}
