public import VMLDiagnostics

/// The `vmlc-ignore` comments of one file.
public struct Suppressions: Sendable {
  /// By code, in the order of their starts.
  private var entries: [DiagnosticCode: [Entry]] = [:]
  /// Mistakes in the comments themselves.
  public private(set) var mistakes: [Diagnostic] = []
  private var unknownCount = 0

  /// One name in one comment.
  public struct Entry: Hashable, Sendable {
    public let code: DiagnosticCode
    /// The bytes of the file that it is for.
    let scope: Range<Int>
    /// The range of the name.
    public let range: SourceRange
    /// The range to delete with the name: the whole comment, if it has no other name.
    public let removal: SourceRange
    /// The furthest end of its scope and of the scopes before it.
    fileprivate var reach = 0

    fileprivate init(
      code: DiagnosticCode, scope: Range<Int>, range: SourceRange, removal: SourceRange
    ) {
      self.code = code
      self.scope = scope
      self.range = range
      self.removal = removal
    }

    /// An entry that was found in another run, without a scope: it suppresses nothing in this one.
    public init(code: DiagnosticCode, range: SourceRange, removal: SourceRange) {
      self.init(code: code, scope: 0..<0, range: range, removal: removal)
    }

    public static func == (one: Entry, other: Entry) -> Bool {
      one.code == other.code && one.range == other.range
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(code)
      hasher.combine(range)
    }
  }

  public init() {}

  public var isEmpty: Bool { entries.isEmpty && mistakes.isEmpty }

  /// All names, in no order.
  public var all: [Entry] { entries.values.flatMap(\.self) }

  /// Unknown names in one file that are reported; the rest is only counted.
  static let unknownNameLimit = 100

  mutating func add(
    _ code: DiagnosticCode, about scope: Range<Int>, at range: SourceRange, removal: SourceRange
  ) {
    let last = entries[code]?.last?.reach ?? 0
    var entry = Entry(code: code, scope: scope, range: range, removal: removal)
    entry.reach = max(last, scope.upperBound)
    entries[code, default: []].append(entry)
  }

  /// Reports a name that is no warning's.
  mutating func addUnknown(_ name: String, at range: SourceRange) {
    unknownCount += 1
    guard unknownCount <= Self.unknownNameLimit else { return }
    mistakes.append(.unknownLint(name, at: range))
  }

  mutating func addEmpty(at range: SourceRange) {
    unknownCount += 1
    guard unknownCount <= Self.unknownNameLimit else { return }
    mistakes.append(.noNames(at: range))
  }

  /// Ends the reading; reports the number of unknown names that were not listed.
  mutating func finish(at start: SourceRange) {
    let rest = unknownCount - Self.unknownNameLimit
    if rest > 0 { mistakes.append(.moreUnknown(rest, at: start)) }
  }

  /// The comment that suppresses a diagnostic; the nearest before it, if several do.
  ///
  /// A diagnostic about a whole file is at its start, and any comment of the file may suppress it.
  public func entry(for diagnostic: Diagnostic) -> Entry? {
    guard let known = entries[diagnostic.code], let range = diagnostic.range?.range else {
      return nil
    }
    if range == 0..<0 { return known.first }
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].scope.lowerBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low > 0, known[low - 1].reach > range.lowerBound {
      low -= 1
      if known[low].scope.contains(range.lowerBound) { return known[low] }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unknownLint(_ name: String, at range: SourceRange) -> Diagnostic {
    if DiagnosticCode(rawValue: name) != nil {
      return Diagnostic(
        .unknownLint, .warning, at: range, "'\(name)' is an error, which cannot be ignored",
        notes: [Note("'vmlc check --explain \(name)' says what to do about it")])
    }
    let nearest = nearestName(to: name, in: DiagnosticCode.configurable.map(\.rawValue))
    return Diagnostic(
      .unknownLint, .warning, at: range,
      "there is no warning '\(name)'" + didYouMean(nearest),
      notes: nearest == nil
        ? [Note("a warning has its name in brackets, as in 'warning[unknown-class]'")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func noNames(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownLint, .warning, at: range, "'vmlc-ignore' needs the names of what is to be ignored",
      notes: [Note("as in 'vmlc-ignore: unknown-class, unused-rule'")])
  }

  fileprivate static func moreUnknown(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownLint, .warning, at: range,
      "and \(count) more names that are no warning's in this file, which are not listed",
      notes: [Note("correct the others first")])
  }
}
