package import VMLDiagnostics

/// Why an element has the modifiers that it has, ready to be shown.
package struct ElementExplanation: Sendable {
  /// The element's name.
  package var element: String
  package var place: Place
  /// The value of its `class`; `nil` if it has none.
  package var classes: String?
  /// The document, by its path in the output, and the target that it is made for.
  package var document: String
  package var target: String
  /// `nil` for a site that does not tell them apart.
  package var locale: String?
  package var theme: String?
  /// How many elements of the document are made from this one in the source.
  package var count: Int
  /// The rules that match it, the weakest first.
  package var rules: [Rule]
  /// In the order in which they are applied.
  package var modifiers: [Modifier]
  /// What its rules say and the target does not get.
  package var dropped: [Dropped]

  /// A place in a file of the site; lines and columns, in bytes, count from 1.
  package struct Place: Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int

    package var text: String { "\(path):\(line):\(column)" }
  }

  package struct Rule: Sendable {
    /// As written; a nested rule after the one that it is nested in.
    package var selector: String
    package var place: Place
    /// `nil` for a rule in no layer.
    package var layer: String?
    /// How many ids, how many classes and attributes, how many types.
    package var specificity: [Int]
  }

  package struct Modifier: Sendable {
    package var text: String
    package var place: Place
    /// The rule that says so; `nil` for the element's own `style`.
    package var selector: String?
    package var replaced: [(text: String, place: Place)]
    /// The custom properties that its text was worked out with.
    package var properties: [(name: String, value: String, place: Place)]
  }

  package struct Dropped: Sendable {
    package var text: String
    package var place: Place
    package var selector: String?
    package var reasons: [String]
  }
}

/// What an explanation is asked for.
package struct ExplanationOptions: Sendable {
  /// The site's folder; `nil` for the nearest one above the file.
  package var site: String?
  /// The tree; without a target's name, the first that the page is made for.
  package var variant = VariantNames()
  /// Which document, by its path, of a page that makes several; `nil` for the first.
  package var path: String?

  package init() {}
}

/// A place in a source as users write it: `FILE`, `FILE:LINE`, or `FILE:LINE:COLUMN`.
package struct ElementPlace: Hashable, Sendable {
  package var file: String
  /// From 1; `nil` for every element of the file.
  package var line: Int?
  /// In bytes, from 1; `nil` for wherever something begins in the line.
  package var column: Int?

  /// No file has more lines, and no line more columns.
  private static let limit = 1 << 31

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  package init(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = Int(parts[parts.count - 1]),
      1...Self.limit ~= number
    {
      numbers.append(number)
      parts.removeLast()
    }
    self.init(
      file: parts.joined(separator: ":"), line: numbers.last,
      column: numbers.count == 2 ? numbers[0] : nil)
  }
}

/// What came of an explanation.
package struct ElementExplanationResult: Sendable {
  /// In the order of their places; none if the sources have errors that hide the elements.
  package var explanations: [ElementExplanation]
  package var diagnostics: [Diagnostic]
  package var sources: SourceSet
}
