import CCatalogue

/// Facts about SwiftUI: what there is, on which platform and since when, and how it is written in
/// VML.
///
/// The facts are constant tables that a program finds in its memory when it starts; a lookup hashes
/// a name and reads a few words. Nothing is made before it is asked for. `docs/catalogue.md` says
/// where the facts come from.
public enum Catalog {
  /// The newest release of a system whose SDK the facts come from.
  public static let newestSystem = "iOS 26.2"

  /// Every overload of a modifier, whatever its receiver.
  public static func modifier(_ name: String) -> Modifier? {
    find(name, in: ccatalogue_index_modifier).map { Modifier(row: $0) }
  }

  public static func modifier(_ name: some Collection<UInt8>) -> Modifier? {
    find(name, in: ccatalogue_index_modifier).map { Modifier(row: $0) }
  }

  public static func modifier(_ name: Name) -> Modifier? { modifier(name.string) }

  /// A type by its name, with dots where it is nested.
  public static func type(_ name: String) -> TypeEntry? {
    find(name, in: ccatalogue_index_type).map { TypeEntry(row: $0) }
  }

  public static func type(_ name: some Collection<UInt8>) -> TypeEntry? {
    find(name, in: ccatalogue_index_type).map { TypeEntry(row: $0) }
  }

  public static func type(_ name: Name) -> TypeEntry? { type(name.string) }

  /// A type that is an element, whether or not it has a place in a document.
  public static func element(_ name: String) -> Element? { type(name)?.element }

  public static func element(_ name: some Collection<UInt8>) -> Element? { type(name)?.element }

  /// A value of the environment by its name, as in `\.colorScheme`.
  public static func environmentValue(_ name: String) -> Declaration? {
    find(name, in: ccatalogue_index_environment).map { environmentValues[Int($0)] }
  }

  /// In the order of their names, as are the other lists.
  public static var modifiers: List<Modifier> { List(first: 0, count: ccatalogue_modifier_count) }

  public static var elements: List<Element> { List(first: 0, count: ccatalogue_element_count) }

  public static var types: List<TypeEntry> { List(first: 0, count: ccatalogue_type_count) }

  public static var environmentValues: List<Declaration> {
    let first = word(ccatalogue_environment_start, ccatalogue_environment_stride, 0, 0)
    return List(first: first, count: ccatalogue_environment_count)
  }
}

/// Questions that most of the compiler asks.
extension Catalog {
  /// Whether an element of this name is one of SwiftUI's.
  public static func isView(_ name: String) -> Bool { element(name)?.isWritable ?? false }

  /// Whether a modifier of this name is one of SwiftUI's.
  public static func isModifier(_ name: String) -> Bool {
    modifier(name)?.isWritable ?? false
  }

  /// Whether the element is a shape, to which a shape's own modifiers apply.
  public static func isShape(_ name: String) -> Bool { element(name)?.isShape ?? false }

  /// Whether an attribute's value is a case of an enumeration or a static member, which VML writes
  /// without its dot.
  public static func isEnumAttribute(_ name: String) -> Bool {
    find(name, in: ccatalogue_index_enum_attribute) != nil
  }

  /// The names of all elements that have a place in a document, made anew each time.
  public static var elementNames: [String] {
    elements.filter(\.isWritable).map(\.name.string)
  }

  /// The names of all modifiers of what has a place in a document, made anew each time.
  public static var modifierNames: [String] {
    modifiers.filter(\.isWritable).map(\.name.string)
  }

  /// The names of all types, made anew each time.
  public static var typeNames: [String] { types.map(\.name.string) }

  /// The names of all values of the environment, made anew each time.
  public static var environmentNames: [String] { environmentValues.map(\.name.string) }
}
