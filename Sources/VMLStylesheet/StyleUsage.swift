/// Which rules had something to do, gathered over documents, targets and workers.
public struct StyleUsage: Sendable {
  /// By the number of the rule among those of all sheets, one bit each.
  private var rules: [UInt64] = []
  /// The classes that documents have.
  public private(set) var classes: Set<String> = []
  /// The classes that inline styles apply.
  public private(set) var applied: Set<String> = []
  /// Grows when something is inserted that was not there.
  public private(set) var changes = 0

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
      changes += (other.rules[index] & ~rules[index]).nonzeroBitCount
      rules[index] |= other.rules[index]
    }
    let count = classes.count + applied.count
    classes.formUnion(other.classes)
    applied.formUnion(other.applied)
    changes += classes.count + applied.count - count
  }

  /// Without the rules from a number on, which are those of one page.
  public func beforeRule(_ count: Int) -> StyleUsage {
    var usage = self
    usage.rules.removeLast(max(0, rules.count - (count + 63) / 64))
    if count % 64 != 0, usage.rules.count > count / 64 {
      usage.rules[count / 64] &= (1 << UInt64(count % 64)) - 1
    }
    return usage
  }

  public mutating func insert(rule: Int32) {
    let index = Int(rule) / 64
    while rules.count <= index { rules.append(0) }
    if rules[index] & 1 << UInt64(rule % 64) == 0 { changes += 1 }
    rules[index] |= 1 << UInt64(rule % 64)
  }

  public func contains(rule: Int32) -> Bool {
    let index = Int(rule) / 64
    return index < rules.count && rules[index] & 1 << UInt64(rule % 64) != 0
  }

  /// Notes what sheets of a page inherit and apply, which may be of the site's.
  public mutating func insertReferences(of sheets: [Stylesheet]) {
    for item in sheets.lazy.flatMap(\.items) {
      switch item.kind {
      case .inherit(let classes), .apply(let classes):
        for name in classes { insert(applied: name.name) }
      default: continue
      }
    }
  }

  public mutating func insert(class name: String) {
    if classes.insert(name).inserted { changes += 1 }
  }

  public mutating func insert(applied name: String) {
    if applied.insert(name).inserted { changes += 1 }
  }
}
