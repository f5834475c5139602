extension TableBuilder {
  /// The node of a type, in which the names of `scope` are generic parameters.
  mutating func node(_ type: TypeSyntax, _ scope: Set<String>) -> UInt16 {
    switch type {
    case .named(let name, let arguments):
      if arguments.isEmpty, scope.contains(name) { return row(.parameter, name: name) }
      return row(.named, name: name, arguments.map { node($0, scope) }, entry: name)
    case .member(let base, let name, let arguments):
      return member(name, arguments, of: base, scope)
    case .optional(let inner): return row(.optional, [node(inner, scope)])
    case .unwrapped(let inner): return row(.unwrapped, [node(inner, scope)])
    case .array(let inner): return row(.array, [node(inner, scope)])
    case .dictionary(let key, let value):
      return row(.dictionary, [node(key, scope), node(value, scope)])
    case .tuple(let elements, let labels):
      return row(.tuple, elements.map { node($0, scope) }, labels: labels)
    case .function(let parameters, let effects, let result):
      return row(.function, name: effects, [node(parameters, scope), node(result, scope)])
    case .prefixed(let word, let inner): return prefixed(word, inner, scope)
    case .composition(let parts): return row(.composition, parts.map { node($0, scope) })
    }
  }

  private mutating func member(
    _ name: String, _ arguments: [TypeSyntax], of base: TypeSyntax, _ scope: Set<String>
  ) -> UInt16 {
    if name == "Type" { return row(.metatype, [node(base, scope)]) }
    let children = arguments.map { node($0, scope) }
    if let path = base.plainPath(outside: scope) {
      return row(.named, name: "\(path).\(name)", children, entry: "\(path).\(name)")
    }
    let entry = base.simpleName.map { "\($0).\(name)" }
    return row(.member, name: name, [node(base, scope)] + children, entry: entry)
  }

  private mutating func prefixed(
    _ word: String, _ inner: TypeSyntax, _ scope: Set<String>
  ) -> UInt16 {
    let kinds: [String: NodeKind] = [
      "some": .some, "any": .any, "inout": .inout, "repeat": .repeat, "each": .each,
      "sending": .sending, "~": .suppressed,
    ]
    let child = node(inner, scope)
    guard let kind = kinds[word] else { return row(.attributed, name: word, [child]) }
    return row(kind, [child])
  }

  private mutating func row(
    _ kind: NodeKind, name: String = "", _ children: [UInt16] = [], labels: [String] = [],
    entry: String? = nil
  ) -> UInt16 {
    tables.nodes.intern([
      kind.rawValue, tables.strings.intern(name), tables.lists.intern(children),
      tables.lists.intern(labels.map { tables.strings.intern($0) }),
      entry.flatMap { typeRows[$0] } ?? none,
    ])
  }
}

extension TypeSyntax {
  /// A dotted name without generic arguments that does not begin with a generic parameter.
  fileprivate func plainPath(outside scope: Set<String>) -> String? {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty && !scope.contains(name) ? name : nil
    case .member(let base, let name, let arguments):
      arguments.isEmpty ? base.plainPath(outside: scope).map { "\($0).\(name)" } : nil
    default: nil
    }
  }
}
