/// Which rules had something to do, gathered over documents, targets and workers.
public struct StyleUsage: Sendable {
  /// By the number of the rule among those of all sheets, one bit each.
  private var rules: [UInt64] = []
  /// The classes that documents have.
  private(set) var classes: Set<String> = []
  /// The classes that inline styles apply.
  private(set) var applied: Set<String> = []

  public init() {}

  public mutating func merge(_ other: StyleUsage) {
    while rules.count < other.rules.count { rules.append(0) }
    for index in other.rules.indices { rules[index] |= other.rules[index] }
    classes.formUnion(other.classes)
    applied.formUnion(other.applied)
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

  mutating func insert(rule: Int32) {
    let index = Int(rule) / 64
    while rules.count <= index { rules.append(0) }
    rules[index] |= 1 << UInt64(rule % 64)
  }

  func contains(rule: Int32) -> Bool {
    let index = Int(rule) / 64
    return index < rules.count && rules[index] & 1 << UInt64(rule % 64) != 0
  }

  /// Notes what sheets of a page inherit and apply, which may be of the site's.
  public mutating func insertReferences(of sheets: [Stylesheet]) {
    for item in sheets.lazy.flatMap(\.items) {
      switch item.kind {
      case .inherit(let classes), .apply(let classes): applied.formUnion(classes.map(\.name))
      default: continue
      }
    }
  }

  mutating func insert(class name: String) { classes.insert(name) }

  mutating func insert(applied name: String) { applied.insert(name) }
}
