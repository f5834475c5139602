import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// The verdicts of a target on modifiers, checked once for each shape of a call.
struct ModifierCheckCache: Sendable {
  private let target: StyleTarget
  private var groups = OverloadGroups()
  /// By receiver and shape.
  private var marks: [[Mark]] = []
  /// Verdicts that are not clean, and verdicts on modifiers without a shape.
  private var verdicts: [OnReceiver: ModifierVerdict] = [:]
  /// By receiver and modifier's name: the receiver with the same overloads; -1 for one that was not
  /// looked up yet.
  private var likes: [[Int32]] = []

  private enum Mark: UInt8, Sendable { case new, clean, other }

  private struct OnReceiver: Hashable, Sendable {
    var modifier: Int32
    var receiver: Int32
  }

  init(_ target: StyleTarget) { self.target = target }

  /// Copies the verdicts on shapes with numbers below `count` from another memory of the same
  /// target.
  init(_ other: ModifierCheckCache, shapes count: Int) {
    target = other.target
    groups = other.groups
    marks = other.marks.map { Array($0.prefix(count)) }
  }

  /// A memory in which some shapes, with numbers below `count`, are accepted on an element that the
  /// catalogue does not know.
  init(_ target: StyleTarget, clean shapes: [Int], of count: Int) {
    self.target = target
    var known = Array(repeating: Mark.new, count: count)
    for shape in shapes where known.indices.contains(shape) { known[shape] = .clean }
    marks = Array(repeating: [], count: Int(OverloadGroups.unknown))
    marks.append(known)
  }

  /// Whether a shape was checked on an element that the catalogue does not know, and accepted
  /// without a diagnostic.
  func isKnownClean(_ shape: Int) -> Bool {
    let unknown = Int(OverloadGroups.unknown)
    return marks.indices.contains(unknown) && marks[unknown].indices.contains(shape)
      && marks[unknown][shape] == .clean
  }

  // MARK: OverloadGroups

  mutating func beginTree(_ names: NameTable) { groups.beginTree(names) }

  mutating func receiver(of name: NameID, in names: NameTable) -> Int32 {
    groups.number(of: name, in: names)
  }

  /// The receiver that has the same overloads of a modifier as another: ``OverloadGroups/unknown``
  /// if it has all of them, or a plain view.
  private mutating func like(
    _ receiver: Int32, for name: Int32, in table: ModifierTable
  ) -> Int32 {
    let (index, place) = (Int(receiver), Int(name))
    while likes.count <= index { likes.append([]) }
    let missing = place + 1 - likes[index].count
    if missing > 0 { likes[index] += repeatElement(-1, count: missing) }
    if likes[index][place] < 0 {
      likes[index][place] = findLike(receiver, for: table.names[name])
    }
    return likes[index][place]
  }

  private func findLike(_ receiver: Int32, for name: String) -> Int32 {
    guard let check = target.check, let modifier = Catalog.modifier(name) else {
      return OverloadGroups.unknown
    }
    let checker = CallChecker(check)
    let own = checker.overloads(of: modifier, on: groups[receiver])
    return [OverloadGroups.unknown, OverloadGroups.view].first {
      checker.overloads(of: modifier, on: groups[$0]) == own
    } ?? receiver
  }

  // MARK: Verdicts

  /// Whether a target accepts a modifier without a diagnostic.
  mutating func isClean(
    _ number: Int32, on receiver: Int32, in table: inout ModifierTable
  ) -> Bool {
    let shape = Int(table.shape(of: number))
    guard shape >= 0 else { return false }
    let receiver = like(receiver, for: table[number].name, in: table)
    let index = Int(receiver)
    while marks.count <= index { marks.append([]) }
    let missing = shape + 1 - marks[index].count
    if missing > 0 { marks[index] += repeatElement(.new, count: missing) }
    if marks[index][shape] == .new {
      marks[index][shape] = look(at: number, on: receiver, in: table).isClean ? .clean : .other
    }
    return marks[index][shape] == .clean
  }

  /// The verdict of an element's target on a modifier, with diagnostics at the modifier's own
  /// place.
  mutating func verdict(
    on number: Int32, on receiver: Int32, in table: inout ModifierTable
  ) -> ModifierVerdict {
    if isClean(number, on: receiver, in: &table) { return .clean }
    let receiver = like(receiver, for: table[number].name, in: table)
    let key = OnReceiver(modifier: number, receiver: receiver)
    if let known = verdicts[key] { return known }
    let verdict = look(at: number, on: receiver, in: table)
    verdicts[key] = verdict
    return verdict
  }

  private func look(
    at number: Int32, on receiver: Int32, in table: ModifierTable
  ) -> ModifierVerdict {
    let modifier = table[number]
    return target.verdict(
      on: Int(modifier.node), in: table.trees[Int(modifier.tree)],
      file: table.files[Int(modifier.tree)], applied: groups[receiver]) ?? .clean
  }
}
