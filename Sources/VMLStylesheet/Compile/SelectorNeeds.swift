/// Features that the elements around a match must have, at any distance.
///
/// A selector is not tried where one of them is missing. That spares nearly all selectors whose
/// subject is a type.
struct SelectorNeeds: Sendable {
  /// The number of the component whose elements it is for; 0 for all.
  var scope: Int32
  var hasHoles: Bool
  /// Range of its features in ``CompiledStyles/neededFeatures``.
  var first: Int32
  var end: Int32
}

/// A class, an id or a type of an element, as one number.
struct ElementFeature: Hashable, Sendable {
  let number: Int

  static func `class`(_ name: Int32) -> Self { Self(number: Int(name) * 3) }
  static func id(_ name: Int32) -> Self { Self(number: Int(name) * 3 + 1) }
  static func type(_ name: Int32) -> Self { Self(number: Int(name) * 3 + 2) }
}
