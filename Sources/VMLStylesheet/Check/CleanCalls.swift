import VMLMarkup

/// The calls of modifiers in sheets of which their targets have nothing to say, found out by one
/// compile for the next: to look at one anew costs as much as to compile a rule.
///
/// They hold for targets that are checked against the same, by the same compiler.
public struct CleanCalls: Hashable, Sendable {
  /// The calls, in which numbers and texts do not count.
  public var shapes: [[UInt8]] = []
  /// What each of some targets takes as it stands.
  public var targets: [Target] = []

  /// What a target takes as it stands.
  public struct Target: Hashable, Sendable {
    public var name: String
    /// By their index in ``CleanCalls/shapes``, ascending.
    public var shapes: [Int]

    public init(name: String, shapes: [Int]) {
      self.name = name
      self.shapes = shapes
    }
  }

  /// None.
  public init() {}

  /// Those of compiled sheets.
  public init(of styles: [CompiledStyles]) {
    guard let first = styles.first else { return }
    let numbers = first.modifiers.shapesInUse
    shapes = numbers.map { Array(first.modifiers.shapes.bytes(of: NameID(rawValue: $0))) }
    // A target has several where locales or themes have blocks of their own, each of which it looks
    // at once.
    var ofTargets: [(name: String, verdicts: [VerdictMemory])] = []
    for styles in styles where styles.target.check != nil {
      if let index = ofTargets.firstIndex(where: { $0.name == styles.target.name }) {
        ofTargets[index].verdicts.append(styles.verdicts)
      } else {
        ofTargets.append((styles.target.name, [styles.verdicts]))
      }
    }
    targets = ofTargets.map { name, verdicts in
      let clean = numbers.indices.filter { index in
        verdicts.contains { $0.isKnownClean(Int(numbers[index])) }
      }
      return Target(name: name, shapes: clean)
    }
  }

  /// What is known of the calls for a target.
  func verdicts(of target: StyleTarget) -> VerdictMemory? {
    let known = targets.first { $0.name == target.name }
    return known.map { VerdictMemory(target, clean: $0.shapes, of: shapes.count) }
  }
}
