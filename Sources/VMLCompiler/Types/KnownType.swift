import VMLData
import VMLDiagnostics

/// The facts about a value that hold for every item of data, known without any.
indirect enum KnownType: Sendable {
  /// Nothing is known, and nothing is said about it.
  case any
  /// A value that fits a type.
  case plain(ValueType, Declaration)
  case list(KnownType)
  /// Nil, or a value.
  case optional(KnownType)
  /// An object with these members.
  case record(Record)

  /// The place in the author's files that says so.
  struct Declaration: Sendable {
    /// `'Product'`, in quotes.
    var subject: String
    var range: SourceRange
  }

  struct Record: Sendable {
    var members: [(name: String, type: KnownType)]
    /// Whether it may have other members; nothing is known of them.
    var isOpen = false
    var declaration: Declaration?
  }

  static let text = KnownType.literal(.string())
  static let number = KnownType.literal(.number())
  static let boolean = KnownType.literal(.boolean)

  private static func literal(_ type: ValueType) -> KnownType {
    .plain(type, Declaration(subject: "", range: SourceRange(file: FileID(0), 0..<0)))
  }

  /// Whether nothing is known.
  var isAny: Bool {
    if case .any = self { true } else { false }
  }

  /// The type of a value that is not nil.
  var unwrapped: KnownType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The type of a list's elements, as far as it is known.
  var element: KnownType {
    if case .list(let element) = self { element } else { .any }
  }

  /// The type of a value that is nil where another value is.
  var orNil: KnownType {
    switch self {
    case .any, .optional: self
    default: .optional(self)
    }
  }
}

/// The member of a type with a name.
enum KnownMember {
  case type(KnownType)
  /// No value of the type has it.
  case missing
}

extension TypeTable {
  /// A type with its outermost part written out: a list, an optional, or what is neither.
  func opened(_ type: KnownType) -> KnownType {
    guard case .plain(let plain, var declaration) = type else { return type }
    if case .named(let name) = plain, let declared = self.declaration(of: name) {
      declaration = KnownType.Declaration(subject: "'\(name)'", range: declared.range)
    }
    switch resolved(plain) {
    case .any: return .any
    case .list(let element): return .list(.plain(element, declaration))
    case .optional(let wrapped): return opened(.plain(wrapped, declaration)).orNil
    case let resolved: return .plain(resolved, declaration)
    }
  }

  /// A list whose elements have no members that are nil.
  func present(_ list: KnownType) -> KnownType {
    guard case .list(let element) = opened(list),
      case .plain(.object(let fields?), let declaration) = opened(element)
    else { return list }
    let members = fields.map { field in
      (name: field.name, type: opened(.plain(field.type, declaration)).unwrapped)
    }
    return .list(.record(KnownType.Record(members: members, declaration: declaration)))
  }

  /// The member of a type that is opened and not optional.
  func member(_ name: String, of type: KnownType) -> KnownMember {
    switch type {
    case .any, .optional: return .type(.any)
    case .record(let record):
      if let found = record.members.first(where: { $0.name == name }) {
        return .type(opened(found.type))
      }
      return record.isOpen ? .type(.any) : property(name, of: objectProperties)
    case .list(let element):
      return property(name, of: listProperties(opened(element)))
    case .plain(.object(let fields), let declaration):
      guard let fields else { return .type(.any) }
      if let field = fields.first(where: { $0.name == name }) {
        return .type(opened(.plain(field.type, declaration)))
      }
      return property(name, of: objectProperties)
    case .plain(.set, _): return property(name, of: listProperties(.text))
    case .plain(.any, _), .plain(.named, _): return .type(.any)
    case .plain(.number, _), .plain(.integer, _), .plain(.boolean, _): return .missing
    case .plain: return property(name, of: textProperties)
    }
  }

  private func property(_ name: String, of known: [(Property, KnownType)]) -> KnownMember {
    known.first { $0.0.rawValue == name }.map { .type($0.1) } ?? .missing
  }

  /// The names of a type's members, its own before the ones that all values like it have.
  func memberNames(of type: KnownType) -> [String] {
    switch type {
    case .any, .optional: []
    case .record(let record):
      record.members.map(\.name) + objectProperties.map(\.0.rawValue)
    case .list, .plain(.set, _): listProperties(.any).map(\.0.rawValue)
    case .plain(.object(let fields), _):
      (fields ?? []).map(\.name) + objectProperties.map(\.0.rawValue)
    case .plain(.number, _), .plain(.integer, _), .plain(.boolean, _): []
    case .plain: textProperties.map(\.0.rawValue)
    }
  }
}

// The first and the last of something are taken to be there, as by the authors who ask for them:
// whether a list has elements is known with the data alone.
private let objectProperties: [(Property, KnownType)] = [
  (.count, .number), (.isEmpty, .boolean), (.keys, .list(.text)), (.values, .list(.any)),
]

private let textProperties: [(Property, KnownType)] = [
  (.count, .number), (.isEmpty, .boolean), (.first, .text), (.last, .text),
  (.capitalized, .text), (.trimmed, .text),
]

private func listProperties(_ element: KnownType) -> [(Property, KnownType)] {
  [
    (.count, .number), (.isEmpty, .boolean), (.first, element), (.last, element),
    (.indices, .list(.number)),
  ]
}

extension KnownType {
  /// The words of a type for messages: `a list`.
  var kindName: String {
    switch self {
    case .any: "a value"
    case .optional(let wrapped): wrapped.kindName
    case .list, .plain(.set, _), .plain(.list, _): "a list"
    case .record, .plain(.object, _), .plain(.named, _): "an object"
    case .plain(.number, _), .plain(.integer, _): "a number"
    case .plain(.boolean, _): "a boolean"
    case .plain(.color, _): "a colour"
    case .plain(.url, _): "a URL"
    case .plain(.date, _): "a date"
    case .plain(.symbol, _), .plain(.choice, _): "a symbol"
    case .plain: "a string"
    }
  }

  /// Whether its members have names that an author gave.
  var hasKeys: Bool {
    switch self {
    case .record, .plain(.object, _): true
    default: false
    }
  }

  /// The place that says so; `nil` if no file of the author does.
  var declaration: Declaration? {
    switch self {
    case .record(let record): record.declaration
    case .plain(_, let declaration): declaration.subject.isEmpty ? nil : declaration
    case .optional(let wrapped), .list(let wrapped): wrapped.declaration
    case .any: nil
    }
  }
}
