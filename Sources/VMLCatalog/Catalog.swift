/// What SwiftUI has, as far as the compiler needs to know it.
///
/// The facts are plain lists of names that are taken apart when one of them is first asked for, so
/// that a run that asks for nothing pays nothing.
package enum Catalog {
  /// Whether an element of this name is one of SwiftUI's.
  package static func isView(_ name: String) -> Bool { views.contains(name) }

  /// Whether a modifier of this name is one of SwiftUI's.
  package static func isModifier(_ name: String) -> Bool { modifiers.contains(name) }

  /// Whether the element is a shape, to which a shape's own modifiers apply.
  package static func isShape(_ name: String) -> Bool { shapes.contains(name) }

  /// Whether an attribute's value is a case of an enumeration or a static member, which VML writes
  /// without its dot.
  package static func isEnumAttribute(_ name: String) -> Bool { enumAttributes.contains(name) }

  /// The names of all elements.
  package static let views = names(in: viewNames)

  /// The names of all modifiers.
  package static let modifiers = names(in: modifierNames)

  static let shapes = names(in: shapeNames)
  static let enumAttributes = names(in: enumAttributeNames)

  static func names(in text: String) -> Set<String> {
    Set(text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) })
  }
}
