/// A class that a rule inherits or applies: a class by its name, or a pattern with values in its
/// holes.
struct ClassUse: Hashable, Sendable {
  /// The class's number.
  var name: Int32
  /// Values of the pattern's holes; empty for a class by its name.
  var values: [HoleValue] = []
}
