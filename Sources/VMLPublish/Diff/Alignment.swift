/// Aligns two sequences: pairs of indices in order, with `nil` where the other one has no
/// counterpart.
///
/// Chooses the pairs whose weights add up to the most; a weight of 0 never makes a pair. Where the
/// sequences are so long that this would take too long, what they begin and end with is paired, and
/// the rest in order.
///
/// - Complexity: The product of the counts, up to a limit.
func aligned(
  _ oldCount: Int, _ newCount: Int, weight: (_ old: Int, _ new: Int) -> Int
) -> [(old: Int?, new: Int?)] {
  var start = 0
  let shorter = min(oldCount, newCount)
  while start < shorter, weight(start, start) >= sameWeight { start += 1 }
  var tail = 0
  while tail < shorter - start, weight(oldCount - 1 - tail, newCount - 1 - tail) >= sameWeight {
    tail += 1
  }
  let old = start..<oldCount - tail
  let new = start..<newCount - tail
  let ends = (0..<tail).map { (old.upperBound + $0, new.upperBound + $0) }
  let middle =
    old.count * new.count <= alignmentLimit
    ? alignedMiddle(old, new, weight) : inOrder(old, new, weight)
  return (0..<start).map { ($0, $0) } + middle + ends
}

/// The weight of two things that are the same, besides which no other pair counts.
let sameWeight = 1 << 20
/// The largest product of two counts for which all pairs are tried.
private let alignmentLimit = 250_000

private func alignedMiddle(
  _ old: Range<Int>, _ new: Range<Int>, _ weight: (Int, Int) -> Int
) -> [(old: Int?, new: Int?)] {
  // The best sum for what begins at each pair of places.
  let width = new.count + 1
  var best = [Int](repeating: 0, count: (old.count + 1) * width)
  for row in old.indices.reversed() {
    for column in new.indices.reversed() {
      let place = (row - old.lowerBound) * width + (column - new.lowerBound)
      let paired = weight(row, column)
      best[place] = max(
        best[place + width], best[place + 1], paired > 0 ? best[place + width + 1] + paired : 0)
    }
  }
  var pairs: [(old: Int?, new: Int?)] = []
  var (row, column) = (old.lowerBound, new.lowerBound)
  while row < old.upperBound, column < new.upperBound {
    let place = (row - old.lowerBound) * width + (column - new.lowerBound)
    let paired = weight(row, column)
    if paired > 0, best[place] == best[place + width + 1] + paired {
      pairs.append((row, column))
      row += 1
      column += 1
    } else if best[place] == best[place + width] {
      pairs.append((row, nil))
      row += 1
    } else {
      pairs.append((nil, column))
      column += 1
    }
  }
  pairs += (row..<old.upperBound).map { ($0, nil) }
  pairs += (column..<new.upperBound).map { (nil, $0) }
  return pairs
}

private func inOrder(
  _ old: Range<Int>, _ new: Range<Int>, _ weight: (Int, Int) -> Int
) -> [(old: Int?, new: Int?)] {
  let count = min(old.count, new.count)
  var pairs: [(old: Int?, new: Int?)] = []
  for index in 0..<count {
    let (first, second) = (old.lowerBound + index, new.lowerBound + index)
    if weight(first, second) > 0 {
      pairs.append((first, second))
    } else {
      pairs += [(first, nil), (nil, second)]
    }
  }
  pairs += old.dropFirst(count).map { ($0, nil) }
  pairs += new.dropFirst(count).map { (nil, $0) }
  return pairs
}
