import VMLCompiler
import VMLDiagnostics
public import VMLFiles

/// Result of a page in a build, with everything that it depended on.
///
/// The cache holds it as a ``StoredPage``.
public final class PageRecord: Sendable {
  /// Relative to the site.
  let path: String
  /// The digest of its file.
  let content: XXH128
  /// The components that it calls itself, its layout among them, by name.
  let components: [String]
  /// The parts of `data` that it reads itself, and the texts (``DataDigests/path(ofText:)``).
  let data: [[String]]
  /// Features that selectors may find its elements by: numbers of ``SiteMemory/features``, in
  /// order.
  let features: FeatureSet
  /// The other files that its diagnostics point at, shown or not; `nil` if these may depend on
  /// anything.
  let messageFiles: [String]?
  /// Whether it has sheets of its own.
  let hasSheets: Bool
  /// Whether these depend on other sheets: on those that they link to, or whose classes they
  /// inherit.
  let followsSheets: Bool
  let documentCount: Int
  let documents: [Document]
  let claims: [Claim]
  let mistakes: StoredMistakes
  /// Diagnostics about unused rules of its own sheets.
  let unusedRules: StoredMistakes
  let usedRules: [RulePlace]
  let links: [String]
  /// The facts for lints; `nil` from a build without them.
  let lints: StoredLints?

  init(
    path: String, content: XXH128, components: [String], data: [[String]], features: FeatureSet,
    messageFiles: [String]?, hasSheets: Bool, followsSheets: Bool, documentCount: Int,
    documents: [Document],
    claims: [Claim],
    mistakes: StoredMistakes, unusedRules: StoredMistakes, usedRules: [RulePlace], links: [String],
    lints: StoredLints? = nil
  ) {
    self.path = path
    self.content = content
    self.components = components
    self.data = data
    self.features = features
    self.messageFiles = messageFiles
    self.hasSheets = hasSheets
    self.followsSheets = followsSheets
    self.documentCount = documentCount
    self.documents = documents
    self.claims = claims
    self.mistakes = mistakes
    self.unusedRules = unusedRules
    self.usedRules = usedRules
    self.links = links
    self.lints = lints
  }

  /// A document, for all variants that have the same bytes.
  public struct Document: Sendable {
    /// Relative to a tree.
    var file: String
    /// By their index in the site.
    var variants: [Int]
    var digest: XXH128
    /// Members of the sheet of its tree; none in most formats.
    var styles: [String]

    public init(file: String, variants: [Int], digest: XXH128, styles: [String] = []) {
      self.file = file
      self.variants = variants
      self.digest = digest
      self.styles = styles
    }
  }

  /// A file of the output that one of its documents is to be.
  struct Claim: Sendable {
    var path: String
    /// Place of the claim in the page's file.
    var range: Range<Int>
  }

  /// Place of a rule in a linked sheet.
  struct RulePlace: Sendable {
    var file: String
    var range: Range<Int>
  }
}

/// Some numbers in rising order, in a byte or two each.
struct FeatureSet: Hashable, Sendable {
  var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// `numbers` are in rising order.
  init(_ numbers: [Int32]) {
    var writer = CacheWriter()
    var last: Int32 = 0
    for number in numbers {
      writer.write(count: Int(number - last))
      last = number
    }
    bytes = writer.bytes
  }
}

extension FeatureSet: Sequence {
  func makeIterator() -> Iterator { Iterator(bytes) }

  struct Iterator: IteratorProtocol {
    private var reader: CacheReader
    private var last = 0

    fileprivate init(_ bytes: [UInt8]) { reader = CacheReader(bytes) }

    mutating func next() -> Int32? {
      guard !reader.isAtEnd else { return nil }
      last = Swift.min(last &+ reader.integer(), Int(Int32.max))
      return Int32(Swift.max(0, last))
    }
  }
}
