import VMLMarkup

/// The modifiers in sheets that targets accept without a diagnostic, as one compile found them for
/// the next.
///
/// Checking a modifier costs as much as compiling a rule. The results hold for targets that are
/// checked against the same system, by the same compiler.
public struct AcceptedModifierShapes: Hashable, Sendable {
  /// The calls without their numbers and texts.
  public var shapes: [[UInt8]] = []
  /// Accepted calls of each target.
  public var targets: [Target] = []

  /// The calls that one target accepts.
  public struct Target: Hashable, Sendable {
    public var name: String
    /// By their index in ``AcceptedModifierShapes/shapes``, ascending.
    public var shapes: [Int]

    public init(name: String, shapes: [Int]) {
      self.name = name
      self.shapes = shapes
    }
  }

  /// No accepted calls.
  public init() {}

  /// The accepted calls of compiled sheets.
  public init(of styles: [CompiledStyles]) {
    guard let first = styles.first else { return }
    let numbers = first.modifiers.shapesInUse
    shapes = numbers.map { Array(first.modifiers.shapes.bytes(of: NameID(rawValue: $0))) }
    // A target has several sets of styles where locales or themes have blocks of their own. Each
    // has checked its own modifiers.
    var ofTargets: [(name: String, verdicts: [ModifierCheckCache])] = []
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

  /// The known verdicts for a target; `nil` if there are none.
  func verdicts(of target: StyleTarget) -> ModifierCheckCache? {
    let known = targets.first { $0.name == target.name }
    return known.map { ModifierCheckCache(target, clean: $0.shapes, of: shapes.count) }
  }
}
