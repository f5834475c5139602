/// The rules and classes that documents used, for several documents, targets and workers together.
public struct StyleUsage: Sendable {
  /// One bit for each rule, by its number in all sheets.
  private var rules: [UInt64] = []
  /// The classes that documents have.
  public private(set) var classes: Set<String> = []
  /// The classes that inline styles apply.
  public private(set) var applied: Set<String> = []
  private var news = News()

  /// Rules and classes inserted since they were last taken.
  ///
  /// Taking them costs as much as there are. Comparing two usages would cost as much as the site
  /// has rules.
  public struct News: Sendable {
    /// The numbers of the rules.
    public var rules: [Int32] = []
    /// The classes that inline styles apply.
    public var applied: [String] = []

    public init() {}

    public var isEmpty: Bool { rules.isEmpty && applied.isEmpty }

    mutating func take(from other: inout News) {
      guard !other.isEmpty else { return }
      rules += other.rules
      applied += other.applied
      other.rules.removeAll(keepingCapacity: true)
      other.applied.removeAll(keepingCapacity: true)
    }
  }

  public init() {}

  /// The numbers of the rules, in order.
  public var ruleNumbers: [Int32] {
    rules.enumerated().flatMap { word, bits in
      (0..<64).filter { bits & 1 << UInt64($0) != 0 }.map { Int32(word * 64 + $0) }
    }
  }

  public mutating func merge(_ other: StyleUsage) {
    while rules.count < other.rules.count { rules.append(0) }
    for index in other.rules.indices {
      var added = other.rules[index] & ~rules[index]
      rules[index] |= added
      while added != 0 {
        news.rules.append(Int32(index * 64 + added.trailingZeroBitCount))
        added &= added - 1
      }
    }
    classes.formUnion(other.classes)
    for name in other.applied { insert(applied: name) }
  }

  /// Moves the new entries to the end of other news.
  public mutating func takeNews(into other: inout News) { other.take(from: &news) }

  /// The usage without the rules from a number on, which are the rules of one page.
  public func beforeRule(_ count: Int) -> StyleUsage {
    var usage = self
    usage.rules.removeLast(max(0, rules.count - (count + 63) / 64))
    if count % 64 != 0, usage.rules.count > count / 64 {
      usage.rules[count / 64] &= (1 << UInt64(count % 64)) - 1
    }
    return usage
  }

  /// - Returns: Whether it was not there.
  @discardableResult
  public mutating func insert(rule: Int32) -> Bool {
    let index = Int(rule) / 64
    while rules.count <= index { rules.append(0) }
    guard rules[index] & 1 << UInt64(rule % 64) == 0 else { return false }
    rules[index] |= 1 << UInt64(rule % 64)
    news.rules.append(rule)
    return true
  }

  public func contains(rule: Int32) -> Bool {
    let index = Int(rule) / 64
    return index < rules.count && rules[index] & 1 << UInt64(rule % 64) != 0
  }

  /// Records the classes that the sheets of a page inherit and apply, which the site's sheets may
  /// declare.
  public mutating func insertReferences(of sheets: [Stylesheet]) {
    for item in sheets.lazy.flatMap(\.items) {
      switch item.kind {
      case .inherit(let classes), .apply(let classes):
        for name in classes { insert(applied: name.name) }
      default: continue
      }
    }
  }

  public mutating func insert(class name: String) { classes.insert(name) }

  /// - Returns: Whether it was not there.
  @discardableResult
  public mutating func insert(applied name: String) -> Bool {
    guard applied.insert(name).inserted else { return false }
    news.applied.append(name)
    return true
  }
}
