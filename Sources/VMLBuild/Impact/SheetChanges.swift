import VMLCompiler

/// Changes in a site's sheets since the last build.
struct SheetChanges: Sendable {
  /// Features of pages, as ``DocumentFeatures`` has them, that a changed rule may look for.
  private(set) var touched: Touched
  /// By the number of each item in the new sheets, the number of the same item in the old ones.
  private var origins: [Int32?]

  enum Touched: Sendable {
    case everything(because: [ChangeReason])
    case features(Set<String>)
  }

  init(from old: SheetOutline, to new: SheetOutline) {
    // Outlines that share their memory are compared at once.
    if old == new {
      let count = new.blocks.reduce(0) { $0 + $1.itemCount }
      (origins, touched) = (Array(0..<Int32(count)), .features([]))
      return
    }
    let kept = commonBlocks(old.blocks, new.blocks)
    origins = itemOrigins(old.blocks, new.blocks, kept)
    guard old.frame == new.frame else {
      touched = .everything(because: old.frame.reasons(after: new.frame))
      return
    }
    let keptOld = Set(kept.compactMap(\.self))
    var changed =
      old.blocks.indices.filter { !keptOld.contains($0) }.map { old.blocks[$0] }
      + new.blocks.indices.filter { kept[$0] == nil }.map { new.blocks[$0] }
    changed += inheriting(from: changed, among: old.blocks + new.blocks)
    let anywhere = changed.filter { $0.subjects == nil }
    if !anywhere.isEmpty {
      touched = .everything(because: reasons(of: anywhere))
      return
    }
    var features = Set(changed.lazy.flatMap { $0.subjects ?? [] })
    // A class that no sheet names any more is unknown to all who have it.
    let classes = Set(old.classes).symmetricDifference(new.classes)
    for name in classes { features.insert("." + name.drop { $0 != " " }.dropFirst()) }
    // The others who have an unknown one may have meant it.
    if !classes.isEmpty { features.insert(DocumentFeatures.unknownClass) }
    if !changed.isEmpty { features.insert(DocumentFeatures.applyingStyle) }
    touched = .features(features)
  }

  /// The number that an item of the new sheets had in the old ones; `nil` if it is new.
  func origin(ofItem number: Int32) -> Int32? {
    origins.indices.contains(Int(number)) ? origins[Int(number)] : nil
  }
}

extension SheetOutline.Frame {
  /// Reasons why every page is touched by a change to another frame.
  fileprivate func reasons(after new: Self) -> [ChangeReason] {
    var reasons: [ChangeReason] = zip(Part.allCases, zip(parts, new.parts)).compactMap {
      part, digests in digests.0 == digests.1 ? nil : .sheets(part.rawValue)
    }
    reasons += differing(tokens, new.tokens).map(ChangeReason.property)
    // The same tokens in another order.
    return reasons.isEmpty ? [.sheets("the order of design tokens")] : reasons
  }
}

/// The names of declarations that only one of two lists has, or that both have with other digests.
private func differing(
  _ old: [SheetOutline.Named], _ new: [SheetOutline.Named]
) -> [String] {
  Set(Set(old).symmetricDifference(new).map(\.name)).sorted()
}

/// Reasons why every page is touched by blocks that may concern any element, in the old and the new
/// sheets.
private func reasons(of blocks: [SheetOutline.Block]) -> [ChangeReason] {
  var seen: Set<String> = []
  return blocks.filter { seen.insert($0.label).inserted }.flatMap { block -> [ChangeReason] in
    let same = blocks.filter { $0.label == block.label }
    guard same.count == 2 else { return [.sheets(block.label)] }
    let names = differing(same[0].properties, same[1].properties)
    return names.isEmpty ? [.sheets(block.label)] : names.map(ChangeReason.property)
  }
}

/// For each of the new blocks the index of the old one that it is; in the same order, so that what
/// was moved is not among them.
///
/// Where there are very many that differ, none of these is found to be the same.
private func commonBlocks(
  _ old: [SheetOutline.Block], _ new: [SheetOutline.Block]
) -> [Int?] {
  var common: [Int?] = Array(repeating: nil, count: new.count)
  var start = 0
  while start < min(old.count, new.count), old[start] == new[start] {
    common[start] = start
    start += 1
  }
  var (oldEnd, newEnd) = (old.count, new.count)
  while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
    oldEnd -= 1
    newEnd -= 1
    common[newEnd] = oldEnd
  }
  let (rows, columns) = (oldEnd - start, newEnd - start)
  guard rows > 0, columns > 0, rows <= comparisonLimit / columns else { return common }
  // The length of the longest common sequence of what is left from each pair of places on.
  let width = columns + 1
  var lengths = [UInt32](repeating: 0, count: (rows + 1) * width)
  for row in (0..<rows).reversed() {
    for column in (0..<columns).reversed() {
      lengths[row * width + column] =
        old[start + row] == new[start + column]
        ? lengths[(row + 1) * width + column + 1] + 1
        : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
    }
  }
  var (row, column) = (0, 0)
  while row < rows, column < columns {
    if old[start + row] == new[start + column] {
      common[start + column] = start + row
      row += 1
      column += 1
    } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
      row += 1
    } else {
      column += 1
    }
  }
  return common
}

/// Limit for the number of pairs of blocks to compare.
private let comparisonLimit = 1 << 20

private func itemOrigins(
  _ old: [SheetOutline.Block], _ new: [SheetOutline.Block], _ kept: [Int?]
) -> [Int32?] {
  var firsts: [Int32] = []
  var count: Int32 = 0
  for block in old {
    firsts.append(count)
    count += Int32(block.itemCount)
  }
  return zip(new, kept).flatMap { block, origin in
    (0..<Int32(block.itemCount)).map { item in origin.map { firsts[$0] + item } }
  }
}

/// The blocks that inherit or apply a class of some others, or of what does.
private func inheriting(
  from changed: [SheetOutline.Block], among blocks: [SheetOutline.Block]
) -> [SheetOutline.Block] {
  let referring = blocks.filter { !$0.referred.isEmpty }
  guard !referring.isEmpty else { return [] }
  var classes = Set(changed.flatMap(\.declared))
  var found: [SheetOutline.Block] = []
  var rest = referring
  while true {
    let next = rest.filter { !classes.isDisjoint(with: $0.referred) }
    if next.isEmpty { return found }
    rest.removeAll { !classes.isDisjoint(with: $0.referred) }
    found += next
    classes.formUnion(next.flatMap(\.declared))
  }
}
