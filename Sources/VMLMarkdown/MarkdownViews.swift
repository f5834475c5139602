public import VMLDiagnostics

/// The components that Markdown is written as, with their props.
///
/// All of their names have to be known before Markdown is expanded.
public let markdownNames: [(component: String, props: [String])] = [
  ("MarkdownAlert", ["kind"]),
  ("MarkdownBody", []),
  ("MarkdownCell", ["alignment", "header", "text"]),
  ("MarkdownCode", ["language", "text"]),
  ("MarkdownHeading", ["level", "text"]),
  ("MarkdownImage", ["caption", "source", "text"]),
  ("MarkdownItem", ["done", "marker"]),
  ("MarkdownList", ["tight"]),
  ("MarkdownParagraph", ["text"]),
  ("MarkdownQuote", []),
  ("MarkdownRow", ["header"]),
  ("MarkdownRule", []),
  ("MarkdownTable", []),
]

/// Quotes, lists and items that may be inside one another.
public let markdownDepthLimit = 50

/// Markdown as VML: calls of components, one for each block.
public struct MarkdownViews: Sendable {
  /// The bytes of the VML, whose attributes have neither interpolations nor references.
  public let vml: [UInt8]
  /// Ranges of the file by the offsets in ``vml`` from which on they hold, in order.
  private let places: [Place]

  struct Place: Sendable {
    var start: Int
    var range: Range<Int>
  }

  init(_ vml: [UInt8], _ places: [Place]) {
    self.vml = vml
    self.places = places
  }

  /// The range in the file of the block that an offset in ``vml`` stands for.
  ///
  /// - Complexity: Logarithmic in the blocks.
  public func range(of offset: Int) -> Range<Int> {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0..<0 : places[low - 1].range
  }
}

/// The surroundings of a text in Markdown.
public struct MarkdownContext: Sendable {
  /// The path of the folder that the text's file is in, with `/` at its start and end; `nil` for a
  /// text whose relative addresses stay as they are.
  public var folder: String?
  /// Makes the ids of headings of their texts; `nil` for headings without ids.
  public var slug: (@Sendable (String) -> String)?

  public init(folder: String? = nil, slug: (@Sendable (String) -> String)? = nil) {
    self.folder = folder
    self.slug = slug
  }
}

/// Writes the Markdown of a file, from an offset on, as VML.
///
/// Pure. What VML cannot draw is reported, and left out.
///
/// - Complexity: Linear in the bytes, as far as cmark-gfm is.
public func markdownViews(
  of file: SourceFile, from start: Int, in context: MarkdownContext,
  reporting bag: inout DiagnosticBag
) -> MarkdownViews {
  guard let events = markdownEvents(of: Array(file.bytes[start...])) else {
    bag.report(.unreadable(at: file.sourceRange(start..<start)))
    return MarkdownViews([], [])
  }
  var writer = MarkdownWriter(events, of: file, from: start, in: context)
  writer.writeBlocks()
  bag.report(contentsOf: writer.bag)
  return MarkdownViews(writer.output, writer.places)
}

extension Diagnostic {
  fileprivate static func unreadable(at range: SourceRange) -> Diagnostic {
    Diagnostic(.fileTooLarge, .error, at: range, "there is no memory for this Markdown")
  }
}
