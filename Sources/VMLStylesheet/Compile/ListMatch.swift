/// A list of selectors that matches an element, with the facts that order its rules in the cascade.
struct ListMatch: Sendable {
  var list: Int32
  /// The number of its layer.
  var layer: Int32
  var specificity: Specificity
  /// Index of the last class that the rule's subject names, or -1.
  var place: Int32
  /// See ``CompiledSelector/exactness``.
  var exactness: Int32 = 0
  /// Number of the values of its patterns' holes; see ``Bindings``.
  var binding: Int32 = 0
  /// Number of this way among the ways in which the selector matches with other values in its
  /// holes.
  var turn: Int32 = 0

  func isBefore(_ other: ListMatch, in mode: CascadeMode) -> Bool {
    if mode == .stack, place != other.place {
      // Rules that no class of the element asks for are last.
      return place >= 0 && (other.place < 0 || place < other.place)
    }
    guard layer == other.layer else { return layer < other.layer }
    guard specificity == other.specificity else { return specificity < other.specificity }
    guard place == other.place else { return place < other.place }
    guard exactness == other.exactness else { return exactness < other.exactness }
    return (list, turn) < (other.list, other.turn)
  }
}
