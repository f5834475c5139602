public import VMLDiagnostics

/// The types that a site gives names to.
public struct TypeTable: Sendable {
  /// A name and its type.
  public struct Declaration: Hashable, Sendable {
    public var name: String
    public var type: ValueType
    /// The name's range in site.yaml.
    public var range: SourceRange
  }

  /// In the order of site.yaml; no name occurs twice.
  public private(set) var declared: [Declaration] = []
  private var indices: [String: Int] = [:]
  /// By declaration: its type, or the type of the name that it stands for.
  private var heads: [ValueType] = []

  /// Most types that a site may name.
  public static var limit: Int { 1000 }

  public init() {}

  /// Whether a name is a type's.
  public func isDeclared(_ name: String) -> Bool { indices[name] != nil }

  /// A type, or the one that it names; never a name.
  ///
  /// An unknown name is any type.
  public func resolved(_ type: ValueType) -> ValueType {
    guard case .named(let name) = type else { return type }
    return indices[name].flatMap { heads.indices.contains($0) ? heads[$0] : nil } ?? .any
  }

  /// Whether nil is a value of a type.
  public func allowsNil(_ type: ValueType) -> Bool {
    switch resolved(type) {
    case .optional, .any: true
    default: false
    }
  }

  /// Adds a name whose type is not known yet.
  mutating func declare(_ name: String, at range: SourceRange) {
    indices[name] = declared.count
    declared.append(Declaration(name: name, type: .any, range: range))
  }

  mutating func define(_ name: String, as type: ValueType) {
    guard let index = indices[name] else { return }
    declared[index].type = type
  }

  /// Finds the types that names stand for, once all are defined.
  ///
  /// Reports types whose values would have no end.
  mutating func finish(reporting bag: inout DiagnosticBag) {
    for cycle in endlessTypes() {
      for index in cycle { declared[index].type = .any }
      bag.report(.endless(cycle.map { declared[$0].name }, at: declared[cycle[0]].range))
    }
    heads = declared.map { declaration in
      var type = declaration.type
      while case .named(let name) = type { type = indices[name].map { declared[$0].type } ?? .any }
      return type
    }
  }

  // MARK: Cycles

  /// A name that every value of a type has to have a value of.
  private struct Edge {
    var index: Int
    /// Whether that value is inside of an object.
    var isInside: Bool

    var node: Int { index * 2 + (isInside ? 1 : 0) }
  }

  private func edges(of type: ValueType, isInside: Bool) -> [Edge] {
    switch type {
    case .named(let name): indices[name].map { [Edge(index: $0, isInside: isInside)] } ?? []
    case .optional(let wrapped): isInside ? [] : edges(of: wrapped, isInside: false)
    case .object(.some(let fields)): fields.flatMap { edges(of: $0.type, isInside: true) }
    default: []
    }
  }

  /// The declarations of types that contain themselves, neither in a list nor as an optional value.
  private func endlessTypes() -> [[Int]] {
    var cycles: [[Int]] = []
    var isDone = Array(repeating: false, count: declared.count * 2)
    var isOpen = isDone
    for start in declared.indices {
      var path: [(edge: Edge, rest: [Edge])] = []
      func open(_ edge: Edge) {
        isOpen[edge.node] = true
        let rest = edges(of: declared[edge.index].type, isInside: edge.isInside)
        path.append((edge, rest.reversed()))
      }
      if !isDone[start * 2] { open(Edge(index: start, isInside: false)) }
      while let last = path.last {
        guard let next = path[path.count - 1].rest.popLast() else {
          isOpen[last.edge.node] = false
          isDone[last.edge.node] = true
          path.removeLast()
          continue
        }
        if isOpen[next.node] {
          let first = path.firstIndex { $0.edge.node == next.node } ?? 0
          cycles.append(fromLeast(path[first...].map(\.edge.index)))
        } else if !isDone[next.node] {
          open(next)
        }
      }
    }
    return cycles
  }

  /// A cycle that begins with its first declaration.
  private func fromLeast(_ cycle: [Int]) -> [Int] {
    let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
    return Array(cycle[start...] + cycle[..<start])
  }
}

/// Reads `types:` of site.yaml, an object of names and types.
///
/// Every mistake is reported; a type with one is left as any type.
public func readTypes(_ node: DataNode, reporting bag: inout DiagnosticBag) -> TypeTable {
  var types = TypeTable()
  guard let entries = node.entries else {
    bag.report(.notTypes(node))
    return types
  }
  if entries.count > TypeTable.limit { bag.report(.tooManyTypes(at: entries[0].keyRange)) }
  let known = entries.prefix(TypeTable.limit).filter { entry in
    guard !isTypeName(entry.key) else { return true }
    bag.report(.typeName(entry.key, at: entry.keyRange))
    return false
  }
  for entry in known { types.declare(entry.key, at: entry.keyRange) }
  for entry in known {
    let type = readType(entry.value, of: entry.key, in: types, reporting: &bag)
    if let type { types.define(entry.key, as: type) }
  }
  types.finish(reporting: &bag)
  return types
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
      "'\(name)' cannot name a type" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note("a type's name is a capital letter, then letters, digits and '_'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
