import VMLDiagnostics
import VMLMarkup

/// The range of a modifier's name.
func nameRange(of index: Int, in tree: StyleTree, file: FileID) -> SourceRange {
  let node = tree.nodes[index]
  let start = Int(node.lowerBound)
  let count = node.text.count
  // A leading dot belongs to the modifier but not to its name.
  let hasDot = start < tree.source.count && tree.source[start] == UInt8(ascii: ".")
  let lower = hasDot ? start + 1 : start
  return SourceRange(file: file, lower..<min(lower + count, max(lower, Int(node.upperBound))))
}

/// The range of a `var()` or `calc()`, without the label before it.
func callRange(of index: Int, in tree: StyleTree, file: FileID) -> SourceRange {
  let node = tree.nodes[index]
  // A label elsewhere belongs to a value whose text was made from another text.
  guard !node.label.isEmpty, node.range.upperBound <= tree.source.count,
    tree.source[node.range].starts(with: tree.bytes(node.label))
  else {
    return SourceRange(file: file, node.range)
  }
  if tree.isHole(node) {
    let brackets = node.flags.isDisjoint(with: [.quoted, .template]) ? 0 : 3
    let length = min(node.text.count + brackets, node.range.count)
    return SourceRange(file: file, node.range.upperBound - length..<node.range.upperBound)
  }
  let word: [UInt8] = Array(node.kind == .variable ? "var(".utf8 : "calc(".utf8)
  var start = Int(node.lowerBound) + node.label.count
  while start + word.count <= Int(node.upperBound) {
    if tree.source[start..<start + word.count].elementsEqual(word) {
      return SourceRange(file: file, start..<Int(node.upperBound))
    }
    start += 1
  }
  return SourceRange(file: file, node.range)
}
