import VMLCatalog
public import VMLData
public import VMLDiagnostics

/// The texts of a site in its locales, by their keys.
///
/// Made once for a build and then only read. A locale that lacks a text has the text of its
/// fallback, which is found here once. A class: passing it costs one retain.
public final class Texts: Sendable {
  /// In the order in which they were read.
  let entries: [Entry]
  private let numbers: [String: Int]
  /// The keys that have a text.
  private let names: [String]
  /// The locales of the site, in lower case, in its order.
  private let locales: [String]
  /// The locales of the site as site.yaml writes them.
  let localeNames: [String]
  let bodies: [TextBody]
  private let sources: [(locale: String, node: DataNode)]
  /// By key and locale: an index into `bodies`, or -1.
  private let table: [Int32]
  /// Whether there may be other keys, since a file could not be read.
  let isIncomplete: Bool
  /// The attributes of the app's own views that are strings.
  private let customAttributes: [String: Set<String>]

  struct Entry: Sendable {
    var key: String
    /// The range of its key, at the text of the first locale that has one.
    var range: SourceRange
    /// The named arguments that it has in some locale, each with the range of a text that has it.
    var names: [(name: String, range: SourceRange)] = []
    /// Number of arguments without a name.
    var positions = 0
    /// The axes in which a variant must differ to have another text.
    var reads: VariantAxes = []
    /// Whether the site's pages are its only users; otherwise an app may use it too.
    var isOwn = true
    /// Whether it has a text in some locale.
    var hasText = false
    /// Whether a text of it could not be read.
    var isBroken = false
    /// Whether arguments that it is given may be meant for a placeholder of another language.
    var hasForeignPlaceholder = false
  }

  /// The parts that texts are made of.
  struct Parts: Sendable {
    var entries: [Entry]
    var numbers: [String: Int]
    var bodies: [TextBody]
    var sources: [(locale: String, node: DataNode)]
    var table: [Int32]
    var isIncomplete: Bool
  }

  init(_ parts: Parts, _ configuration: SiteConfiguration) {
    entries = parts.entries
    numbers = parts.numbers
    names = parts.entries.lazy.filter(\.hasText).map(\.key)
    bodies = parts.bodies
    sources = parts.sources
    table = parts.table
    isIncomplete = parts.isIncomplete
    localeNames = configuration.locales.map(\.text)
    locales = localeNames.map { $0.lowercased() }
    let custom = configuration.custom
    customAttributes = custom.views.merging(custom.attributes) { $1 }.mapValues { attributes in
      Set(attributes.filter { $0.value.isText(in: configuration.types) }.keys)
    }
  }

  /// The number of a key that has a text in some locale; `nil` if there is none.
  func number(of key: String) -> Int? {
    numbers[key].flatMap { entries[$0].hasText ? $0 : nil }
  }

  /// Whether a text of a key could not be read.
  func isBroken(_ key: String) -> Bool { numbers[key].map { entries[$0].isBroken } ?? false }

  /// The number of a locale of the site.
  func locale(_ name: String?) -> Int? {
    name.flatMap { locales.firstIndex(of: $0.lowercased()) }
  }

  /// A text in a locale, or its fallback; `nil` if no locale has it.
  func body(of number: Int, in locale: Int) -> TextBody? {
    let index = table[number * locales.count + locale]
    return index < 0 ? nil : bodies[Int(index)]
  }

  /// By locale of the site, in its order: the value of a key in the files, and the locale that it
  /// comes from.
  ///
  /// A document with that text depends on nothing else of the texts.
  public func sources(of key: String) -> [(locale: String, value: Value)?] {
    guard let number = numbers[key] else { return [] }
    return locales.indices.map { locale in
      let index = table[number * locales.count + locale]
      guard index >= 0 else { return nil }
      let source = sources[Int(index)]
      return (source.locale, source.node.value)
    }
  }

  /// All keys that have a text, each with its range, and whether pages are its only users.
  public var keys: [(key: String, range: SourceRange, isOwn: Bool)] {
    entries.filter(\.hasText).map { ($0.key, $0.range, $0.isOwn) }
  }

  /// The keys of the numbers that documents recorded.
  public func keys(of uses: TextUses) -> [String] {
    uses.numbers.map { entries[$0].key } + uses.unknown
  }

  /// The key that an author may have meant; `nil` if several or none are near.
  func nearest(to key: String) -> String? { nearestName(to: key, in: names) }

  // MARK: Attributes

  /// Whether an attribute of a view is text that people read.
  ///
  /// It is if some initialiser of SwiftUI's takes it as localised text; of the app's own views, if
  /// site.yaml declares it as a string.
  func isText(_ attribute: String, of element: String) -> Bool {
    if let known = customAttributes[element] {
      if known.contains(attribute) { return true }
      if !Catalog.isView(element) { return false }
    }
    if customAttributes["View"]?.contains(attribute) == true { return true }
    guard let element = Catalog.element(element) else { return false }
    return element.initializers.contains { initializer in
      initializer.arguments.contains { argument in
        Self.isText(argument.parameter)
          && argument.attributes.contains { $0.isEqual(to: attribute) }
      }
    }
  }

  /// Whether an argument of a modifier, or of a type's initialiser, is text that people read.
  ///
  /// An argument without a label has the label "".
  static func takesText(_ label: String, inCallOf name: String) -> Bool {
    func takesText(_ declaration: Catalog.Declaration) -> Bool {
      declaration.parameters.contains { parameter in
        (parameter.label?.string ?? "") == label && isText(parameter)
      }
    }
    if let overloads = Catalog.modifier(name)?.overloads, overloads.contains(where: takesText) {
      return true
    }
    return Catalog.type(name)?.initializers.contains(where: takesText) ?? false
  }

  private static func isText(_ parameter: Catalog.Parameter) -> Bool {
    localized.contains(parameter.type.unwrapped.name.string)
  }

  private static let localized: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "Text",
  ]
}

/// The keys that a document has looked up.
public struct TextUses: Hashable, Sendable {
  /// One bit for each number.
  private var words: [UInt64] = []
  /// Keys that no locale has, in the order of the document.
  private(set) var unknown: [String] = []

  public init() {}

  public var isEmpty: Bool { words.isEmpty && unknown.isEmpty }

  mutating func insert(_ number: Int) {
    while words.count <= number >> 6 { words.append(0) }
    words[number >> 6] |= 1 << UInt64(number & 63)
  }

  mutating func insert(unknown key: String) {
    if !unknown.contains(key) { unknown.append(key) }
  }

  public mutating func formUnion(_ other: TextUses) {
    while words.count < other.words.count { words.append(0) }
    for (index, word) in other.words.enumerated() { words[index] |= word }
    for key in other.unknown { insert(unknown: key) }
  }

  /// The numbers in ascending order.
  var numbers: [Int] {
    words.enumerated().flatMap { index, word in
      (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map { index << 6 | $0 }
    }
  }
}
