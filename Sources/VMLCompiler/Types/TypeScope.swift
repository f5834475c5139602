import VMLData
import VMLDiagnostics

/// The types of variables, as far as they are known, and the values that cannot be
/// nil there.
///
/// One list, innermost last: a name that is bound again hides what was known of it.
struct TypeScope: Sendable {
  let table: TypeTable
  private var entries: [Entry] = []

  fileprivate enum Entry: Sendable {
    case variable(VariableName, KnownType)
    /// A variable with its members, as the author writes them, that a test found not to be nil.
    case present(String)
  }

  init(_ table: TypeTable) { self.table = table }

  /// Number of entries; the argument of ``pop(to:)``.
  var mark: Int { entries.count }

  mutating func pop(to mark: Int) { entries.removeLast(max(0, entries.count - mark)) }

  mutating func bind(_ name: VariableName, to type: KnownType) {
    // Only a name that hides another one matters without a type.
    if type.isAny, !entries.contains(where: { $0.concerns(name) }) { return }
    entries.append(.variable(name, type))
  }

  /// Forgets what tests found of `$0` and `$1`, which are others in a closure inside of another.
  mutating func hideParameters() {
    entries += [.variable(VariableName("$0"), .any), .variable(VariableName("$1"), .any)]
  }

  /// Notes that values are not nil.
  mutating func add(present paths: [String]) { entries += paths.map { .present($0) } }

  /// The type of a variable, opened.
  subscript(_ name: VariableName) -> KnownType {
    for case .variable(let known, let type) in entries.reversed() where known == name {
      return table.opened(type)
    }
    return .any
  }

  /// Whether a test before, or around, has found a value not to be nil.
  func isPresent(_ path: String) -> Bool {
    let root = path.prefix { $0 != "." && $0 != "[" }
    for entry in entries.reversed() {
      switch entry {
      case .present(let known) where known == path: return true
      case .variable(let name, _) where name.text == root: return false
      default: continue
      }
    }
    return false
  }

  /// Whether something is known of a variable that an expression reads.
  func concerns(_ expression: Expression) -> Bool {
    for case .variable(let name) in expression.kinds where !self[name].isAny { return true }
    return false
  }
}

/// Whether an expression reads nothing that is not there; any expression, without a scope.
func isSound(
  _ expression: Expression, in types: TypeScope?, reporting bag: inout DiagnosticBag
) -> Bool {
  guard let types else { return true }
  return types.type(of: expression, for: .any, reporting: &bag) != nil
}

extension TypeScope.Entry {
  fileprivate func concerns(_ name: VariableName) -> Bool {
    switch self {
    case .variable(let known, _): known == name
    case .present(let path): path.hasPrefix(name.text)
    }
  }
}

extension SiteConfiguration {
  /// The variables of every expression that site.yaml says a type of; `nil` if it says none.
  var typeScope: TypeScope? {
    guard let dataTypes else { return nil }
    var scope = TypeScope(types)
    scope.bind(dataVariable, to: dataTypes)
    return scope
  }

  /// The variables of a component with props; `nil` if nothing is known of them.
  func typeScope(of props: [Component.Prop]) -> TypeScope? {
    guard dataTypes != nil || !props.isEmpty else { return nil }
    var scope = typeScope ?? TypeScope(types)
    for prop in props {
      let declaration = KnownType.Declaration(subject: "'\(prop.name)'", range: prop.range)
      let type = KnownType.plain(prop.type, declaration)
      // A prop with a default is never nil.
      let hasValue = prop.defaultValue.map { $0 != .nothing } ?? false
      scope.bind(prop.variable, to: hasValue ? types.opened(type).unwrapped : type)
    }
    return scope
  }

  /// The type of `data`, by the files that have one; `nil` if none has.
  func makeDataTypes() -> KnownType? {
    let files = data.filter { !$0.isFolder }
    guard !files.isEmpty else { return nil }
    var root = KnownType.Record(members: [], isOpen: true)
    for file in files {
      let keys = file.path.split(separator: "/").map(String.init)
      root.insert(type(of: file), at: keys[...])
    }
    return .record(root)
  }

  /// The type of a file, with the items that its references are replaced by.
  private func type(of file: TypedData) -> KnownType {
    let declaration = KnownType.Declaration(subject: "'\(file.path)'", range: file.range)
    let whole = KnownType.plain(file.data.type, declaration)
    guard !file.data.resolved.isEmpty, case .list(let item) = types.opened(whole),
      case .plain(.object(let fields?), let origin) = types.opened(item)
    else { return whole }
    let members = fields.map { field in
      let type = KnownType.plain(field.type, origin)
      let isResolved = file.data.resolved.contains(field.name)
      return (name: field.name, type: isResolved ? resolved(type) : type)
    }
    return .list(.record(KnownType.Record(members: members, declaration: origin)))
  }

  /// The type of what a reference, or several, refer to.
  private func resolved(_ type: KnownType) -> KnownType {
    switch types.opened(type) {
    case .list(let element): return .list(resolved(element))
    case .optional(let wrapped): return resolved(wrapped).orNil
    case .plain(.reference(let list, _), _):
      guard let file = data.first(where: { $0.path == list }) else { return .any }
      let declaration = KnownType.Declaration(subject: "'\(file.path)'", range: file.range)
      return types.opened(.plain(file.data.type, declaration)).element
    default: return .any
    }
  }
}

let dataVariable = VariableName("data")

extension KnownType.Record {
  /// Puts a type at the end of a way through objects; they are as deep as folders.
  fileprivate mutating func insert(_ type: KnownType, at keys: ArraySlice<String>) {
    guard let key = keys.first else { return }
    let rest = keys.dropFirst()
    let index = members.firstIndex { $0.name == key }
    if rest.isEmpty {
      // A file and a folder of one name are a mistake that is told elsewhere.
      if index == nil { members.append((key, type)) }
      return
    }
    var folder = KnownType.Record(members: [], isOpen: true)
    if let index {
      guard case .record(let known) = members[index].type else { return }
      folder = known
    }
    folder.insert(type, at: rest)
    if let index {
      members[index].type = .record(folder)
    } else {
      members.append((key, .record(folder)))
    }
  }
}
