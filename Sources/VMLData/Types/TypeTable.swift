public import VMLDiagnostics

/// The types that a site gives names to.
///
/// One reference, so that passing it costs one retain.
public struct TypeTable: Sendable {
  /// A name and its type.
  public struct Declaration: Hashable, Sendable {
    public var name: String
    public var type: ValueType
    /// The name's range in site.yaml.
    public var range: SourceRange
  }

  private final class Contents: Sendable {
    let declared: [Declaration]
    let indices: [String: Int]
    /// By declaration: its type, or the type of the name that it stands for.
    let heads: [ValueType]

    init(_ declared: [Declaration], _ indices: [String: Int], _ heads: [ValueType]) {
      self.declared = declared
      self.indices = indices
      self.heads = heads
    }
  }

  private let contents: Contents

  /// In the order of site.yaml; no name occurs twice.
  public var declared: [Declaration] { contents.declared }

  /// Most types that a site may name.
  public static var limit: Int { 1000 }

  public init() { contents = Contents([], [:], []) }

  /// No name may occur twice, and no name stand for itself.
  init(_ declared: [Declaration]) {
    var indices: [String: Int] = [:]
    for (index, declaration) in declared.enumerated() { indices[declaration.name] = index }
    let heads = declared.map { declaration in
      var type = declaration.type
      while case .named(let name) = type { type = indices[name].map { declared[$0].type } ?? .any }
      return type
    }
    contents = Contents(declared, indices, heads)
  }

  /// Whether a name is a type's.
  public func isDeclared(_ name: String) -> Bool { contents.indices[name] != nil }

  /// The declaration of a name; `nil` for a name that is no type's.
  public func declaration(of name: String) -> Declaration? {
    contents.indices[name].map { contents.declared[$0] }
  }

  /// A type, or the one that it names; never a name.
  ///
  /// An unknown name is any type.
  public func resolved(_ type: ValueType) -> ValueType {
    guard case .named(let name) = type else { return type }
    return contents.indices[name].map { contents.heads[$0] } ?? .any
  }

  /// Whether nil is a value of a type.
  public func allowsNil(_ type: ValueType) -> Bool {
    switch resolved(type) {
    case .optional, .any: true
    default: false
    }
  }
}

/// Reads `types:` of site.yaml, an object of names and types.
///
/// Every mistake is reported, types whose values would have no end too; a type with one is left as
/// any type.
public func readTypes(_ node: DataNode, reporting bag: inout DiagnosticBag) -> TypeTable {
  guard let entries = node.entries else {
    bag.report(.notTypes(node))
    return TypeTable()
  }
  if entries.count > TypeTable.limit { bag.report(.tooManyTypes(at: entries[0].keyRange)) }
  let known = entries.prefix(TypeTable.limit).filter { entry in
    guard !isTypeName(entry.key) else { return true }
    bag.report(.typeName(entry.key, at: entry.keyRange))
    return false
  }
  var declared = known.map { entry in
    TypeTable.Declaration(name: entry.key, type: .any, range: entry.keyRange)
  }
  let names = TypeTable(declared)
  for (index, entry) in known.enumerated() {
    let type = readType(entry.value, of: entry.key, in: names, reporting: &bag)
    if let type { declared[index].type = type }
  }
  for cycle in TypeCycles(declared).all {
    for index in cycle { declared[index].type = .any }
    bag.report(.endless(cycle.map { declared[$0].name }, at: declared[cycle[0]].range))
  }
  return TypeTable(declared)
}

/// Whether a name can be a type's: a capital letter, then letters, digits and `_`.
private func isTypeName(_ name: String) -> Bool {
  name.utf8.first.map { $0 &- 0x41 < 26 } == true && isWord(name) && !name.utf8.contains(0x2D)
}

extension Diagnostic {
  fileprivate static func endless(_ names: [String], at range: SourceRange) -> Diagnostic {
    let way = names + [names[0]]
    let shown = way.count > 12 ? way.prefix(11) + ["…", names[0]] : way[...]
    return Diagnostic(
      .typeCycle, .error, at: range,
      "a value of type '\(names[0])' would contain itself without end",
      notes: [
        Note("the cycle is \(shown.joined(separator: " → "))"),
        Note(
          "write one of them as a list, '[\(names[0])]', or as a value that may be left out, "
            + "'\(names[0])?', in an object"),
      ])
  }

  fileprivate static func notTypes(_ node: DataNode) -> Diagnostic {
    Diagnostic(
      .wrongKind, .error, at: node.range,
      "'types' must be an object of names and types, not \(node.kindName)")
  }

  fileprivate static func tooManyTypes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeSyntax, .error, at: range, "a site names up to \(TypeTable.limit) types",
      notes: [Note("write types that are used once where they are used")])
  }

  fileprivate static func typeName(_ name: String, at range: SourceRange) -> Diagnostic {
    let first = name.prefix(1).uppercased()
    let capitalized = first + name.dropFirst()
    let nearest = isTypeName(capitalized) ? capitalized : nil
    return Diagnostic(
      .typeSyntax, .error, at: range,
      "'\(name)' cannot name a type" + didYouMean(nearest),
      notes: [Note("a type's name is a capital letter, then letters, digits and '_'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
