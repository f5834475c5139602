import VMLCompiler
import VMLDiagnostics

/// What a page came to in a build, and what that depended on.
struct PageRecord: Sendable {
  /// Relative to the site.
  var path: String
  /// The digest of its file.
  var content: XXH128
  /// The components that it calls itself, its layout among them, by name.
  var components: [String] = []
  /// The parts of `data` that it reads itself, and the texts (``DataDigests/path(ofText:)``).
  var data: [[String]] = []
  /// What selectors may find its elements by: numbers of ``SiteMemory/features``, in order.
  var features: FeatureSet = FeatureSet([])
  /// Whether something was said of it, shown or not: where that points at, and what it suggests,
  /// may depend on anything.
  var isTold = false
  /// Whether it has sheets of its own.
  var hasSheets = false
  var documentCount = 0
  var documents: [Document] = []
  var claims: [Claim] = []
  var mistakes = StoredMistakes()
  /// What came of the rules of its own sheets.
  var unusedRules = StoredMistakes()
  var usedRules: [RulePlace] = []
  var links: [String] = []

  /// A document, for all variants that have the same bytes.
  struct Document: Sendable {
    /// Relative to a tree.
    var file: String
    /// By their index in the site.
    var variants: [Int]
    var digest: XXH128
  }

  /// A file of the output that one of its documents is to be.
  struct Claim: Sendable {
    var path: String
    /// Where the page's file says so.
    var range: Range<Int>
  }

  /// Where a rule of a linked sheet stands.
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

  var numbers: [Int32] {
    var reader = CacheReader(bytes)
    var numbers: [Int32] = []
    var last = 0
    while !reader.isAtEnd {
      last = min(last &+ reader.integer(), Int(Int32.max))
      numbers.append(Int32(max(0, last)))
    }
    return numbers
  }
}
