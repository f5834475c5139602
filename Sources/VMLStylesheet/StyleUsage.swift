/// Which rules had something to do, gathered over documents, targets and workers.
package struct StyleUsage: Sendable {
  /// By the number of the rule among those of all sheets, one bit each.
  private var rules: [UInt64] = []
  /// The classes that documents have.
  private(set) var classes: Set<String> = []
  /// The classes that inline styles apply.
  private(set) var applied: Set<String> = []

  package init() {}

  package mutating func merge(_ other: StyleUsage) {
    while rules.count < other.rules.count { rules.append(0) }
    for index in other.rules.indices { rules[index] |= other.rules[index] }
    classes.formUnion(other.classes)
    applied.formUnion(other.applied)
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

  mutating func insert(class name: String) { classes.insert(name) }

  mutating func insert(applied name: String) { applied.insert(name) }
}
