import VMLDiagnostics
import VMLMarkup

extension Diagnostic {
  /// A diagnostic of the text of an inline style, moved to the attribute that has it.
  func placed(
    in attributes: [ViewTree.Attribute], of tree: ViewTree
  ) -> Diagnostic {
    func place(_ range: SourceRange) -> (range: SourceRange, isExact: Bool) {
      guard let layer = inlineLayer(range.file), layer < attributes.count else {
        return (range, true)
      }
      let place = tree.place(of: range.range, in: attributes[layer])
      return (SourceRange(file: attributes[layer].origin.file, place.range), place.isExact)
    }
    var placed = self
    placed.range = range.map { place($0).range }
    placed.notes = notes.map { Note($0.message, at: $0.range.map { place($0).range }) }
    placed.fixIts = fixIts.compactMap { fixIt in
      let place = place(fixIt.range)
      // An edit of a part without an exact place would change the text around it.
      guard place.isExact else { return nil }
      return FixIt(
        fixIt.title, replace: place.range, with: fixIt.replacement, safety: fixIt.safety)
    }
    return placed
  }
}
