import VMLData
import VMLDiagnostics

/// The use of an expression's value, which nil may not have.
enum ValueUse {
  /// Nil has a meaning there, or it is decided elsewhere.
  case any
  /// A text, a test, or a list to go through.
  case present
}

extension TypeScope {
  /// The type of an expression's value.
  ///
  /// Reports members that no value of a known type has, and warns of nil where it is an error.
  ///
  /// - Returns: `nil` after an error.
  /// - Complexity: Linear in the expression, times the names in scope.
  func type(
    of expression: Expression, for use: ValueUse, reporting bag: inout DiagnosticBag
  ) -> KnownType? {
    guard concerns(expression) else { return .any }
    var check = TypeCheck(expression: expression, scope: self)
    let type = use == .present ? check.value(of: expression.root) : check.type(of: expression.root)
    bag.report(contentsOf: check.bag)
    return check.bag.hasErrors ? nil : type
  }
}

/// Goes through an expression with the types of its variables in place of their values.
///
/// Each operand is looked at once, whether its branch is taken or not. Recursion is limited by
/// ``ExpressionLimits``.
struct TypeCheck {
  let expression: Expression
  var scope: TypeScope
  var bag = DiagnosticBag()
  /// The types of `$0` and `$1`, by their slots.
  private var parameters: [Int: KnownType] = [:]

  init(expression: Expression, scope: TypeScope) {
    self.expression = expression
    self.scope = scope
  }

  /// The type of a node that may not be nil.
  mutating func value(of index: Int) -> KnownType {
    let type = type(of: index)
    guard case .optional(let wrapped) = type else { return type }
    bag.report(
      .mayBeNil(
        expression.path(of: index), wrapped.declaration, at: expression.places[index].range))
    return type.unwrapped
  }

  mutating func type(of index: Int) -> KnownType {
    switch expression.kinds[index] {
    case .literal(let value): return Self.type(of: value)
    case .variable(let name): return narrowed(scope[name], at: index)
    case .parameter(let slot): return narrowed(parameters[slot] ?? .any, at: index)
    case .keyPath: return .any
    case .closure(let body, _, _): return type(of: body)
    case .list(let items):
      let types = items.map { type(of: $0) }
      return .list(types.count == 1 ? types[0] : .any)
    case .object(let pairs):
      for pair in pairs { _ = type(of: pair) }
      return .any
    case .interpolated(let parts):
      for case .value(let part, _) in parts { _ = value(of: part) }
      return .text
    case .member(let base, let name, let access):
      return member(name, of: base, access, at: index)
    case .element(let base, let key, let access):
      return element(key, of: base, access, at: index)
    case .slice(let base, let slice, let access):
      for bound in slice.bounds { _ = value(of: bound) }
      return reading(base, access) { $0 }
    case .call(let base, let method, let arguments, let access):
      return call(method, on: base, arguments, access)
    case .invoke(let function, let arguments):
      for argument in arguments { _ = type(of: argument) }
      return function == .text ? .text : .any
    case .not(let operand):
      _ = value(of: operand)
      return .boolean
    case .negate(let operand):
      _ = value(of: operand)
      return .number
    case .binary(let symbol, let left, let right): return binary(symbol, left, right)
    case .conditional(let test, let then, let otherwise):
      _ = value(of: test)
      let one = type(of: then, where: expression.present(if: test, is: true))
      let other = type(of: otherwise, where: expression.present(if: test, is: false))
      return one.joined(other)
    }
  }

  /// The type of a node that is only evaluated where values are not nil.
  private mutating func type(of index: Int, where paths: [String]) -> KnownType {
    let mark = scope.mark
    scope.add(present: paths)
    defer { scope.pop(to: mark) }
    return type(of: index)
  }

  /// The type without nil, if a test has excluded it.
  private func narrowed(_ type: KnownType, at index: Int) -> KnownType {
    guard case .optional(let wrapped) = type, let path = expression.path(of: index),
      scope.isPresent(path)
    else { return type }
    return wrapped.unwrapped
  }

  private static func type(of value: Value) -> KnownType {
    switch value {
    case .string: .text
    case .integer, .number: .number
    case .boolean: .boolean
    default: .any
    }
  }

  // MARK: Members

  /// The type of what is read of a base.
  private mutating func reading(
    _ base: Int, _ access: Expression.Access, _ read: (KnownType) -> KnownType
  ) -> KnownType {
    guard access != .plain else { return read(value(of: base)) }
    let type = type(of: base)
    // A base that is never nil makes '?.' the same as '.'.
    guard case .optional = type else { return read(type) }
    return read(type.unwrapped).orNil
  }

  private mutating func member(
    _ name: String, of base: Int, _ access: Expression.Access, at index: Int
  ) -> KnownType {
    let focus = expression.places[index].focus
    let owner = access == .plain ? value(of: base) : type(of: base)
    guard let found = follow(name, from: owner.unwrapped, expression.path(of: base), at: focus)
    else { return .any }
    let isNil = if case .optional = owner { access != .plain } else { false }
    return narrowed(isNil ? found.orNil : found, at: index)
  }

  /// The type of a member; reports one that is not there.
  private mutating func follow(
    _ name: String, from owner: KnownType, _ path: String?, at place: SourceRange
  ) -> KnownType? {
    switch scope.table.member(name, of: owner) {
    case .type(let type): return type
    case .missing:
      bag.report(.noMember(name, of: owner, path, in: scope.table, at: place))
      return nil
    }
  }

  private mutating func element(
    _ key: Int, of base: Int, _ access: Expression.Access, at index: Int
  ) -> KnownType {
    let owner = access == .plain ? value(of: base) : type(of: base)
    _ = value(of: key)
    var found = KnownType.any
    switch owner.unwrapped {
    case .list(let element): found = scope.table.opened(element)
    case let object where object.hasKeys:
      guard case .literal(.string(let name)) = expression.kinds[key] else { break }
      let place = expression.places[key].range
      found = follow(name, from: object, expression.path(of: base), at: place) ?? .any
    default: break
    }
    let isNil = if case .optional = owner { access != .plain } else { false }
    return narrowed(isNil ? found.orNil : found, at: index)
  }

  // MARK: Methods

  private mutating func call(
    _ method: Method, on base: Int, _ arguments: Expression.Arguments, _ access: Expression.Access
  ) -> KnownType {
    let owner = access == .plain ? value(of: base) : type(of: base)
    let list = owner.unwrapped
    let element = scope.table.opened(list.element)
    var own: KnownType = .any
    for (position, argument) in arguments.values.enumerated() {
      let isOrder = arguments.hasOrder && position == orderPosition(arguments)
      let found = self.argument(
        argument, of: method, at: position, isOrder: isOrder, for: element)
      if position == 0 { own = found }
    }
    let result = self.result(
      of: method, on: list, element, own, isPlain: arguments.values.isEmpty)
    let isNil = if case .optional = owner { access != .plain } else { false }
    return isNil ? result.orNil : result
  }

  private func orderPosition(_ arguments: Expression.Arguments) -> Int {
    arguments.hasClosure ? 0 : arguments.values.count - 1
  }

  /// The type that an argument has for one element of the list.
  private mutating func argument(
    _ index: Int, of method: Method, at position: Int, isOrder: Bool, for element: KnownType
  ) -> KnownType {
    switch expression.kinds[index] {
    case .closure(let body, let slot, _):
      parameters[slot] = element
      parameters[slot + 1] = element
      let mark = scope.mark
      defer { scope.pop(to: mark) }
      scope.hideParameters()
      return type(of: body)
    case .keyPath(let keys):
      var type = element
      for key in keys {
        let place = expression.places[index].range
        guard let next = follow(key, from: type.unwrapped, nil, at: place) else { return .any }
        type = next
      }
      return type
    case .literal(.string(let key))
    where !isOrder && element.hasKeys && method.takesKey(at: position, label: nil):
      return follow(key, from: element, nil, at: expression.places[index].range) ?? .any
    default: return type(of: index)
    }
  }

  /// The type of a method's value; `own` is its first argument's.
  private func result(
    of method: Method, on list: KnownType, _ element: KnownType, _ own: KnownType, isPlain: Bool
  ) -> KnownType {
    switch method {
    // A filter is often one for what is there.
    case .filter: return scope.table.present(list)
    case .sorted, .prefix, .suffix, .dropFirst, .dropLast, .reversed, .unique:
      return list
    // What is looked for is taken to be found.
    case .first, .last: return element
    case .chunked: return .list(list)
    case .enumerated:
      guard case .list = list else { return .any }
      return .list(
        .record(KnownType.Record(members: [("offset", .number), ("element", element)])))
    case .group:
      guard case .list = list else { return .any }
      return .list(.record(KnownType.Record(members: [("key", .any), ("items", list)])))
    case .map: return .list(own)
    case .compactMap: return .list(own.unwrapped)
    case .flatMap: return .list(scope.table.opened(own.unwrapped).element)
    case .min, .max: return isPlain ? element : own
    case .lookup:
      guard case .list = list else { return .any }
      return element
    case .count: return .number
    case .allSatisfy, .contains, .hasPrefix, .hasSuffix, .isMultiple: return .boolean
    case .joined, .lowercased, .uppercased, .titlecased, .slug, .truncated, .replacing, .formatted:
      return .text
    case .split: return .list(.text)
    case .average, .firstIndex, .rounded, .sum: return .any
    }
  }

  // MARK: Operators

  private mutating func binary(_ symbol: BinaryOperator, _ left: Int, _ right: Int) -> KnownType {
    switch symbol {
    case .and, .or:
      _ = value(of: left)
      let mark = scope.mark
      scope.add(present: expression.present(if: left, is: symbol == .and))
      _ = value(of: right)
      scope.pop(to: mark)
      return .boolean
    case .equal, .notEqual:
      _ = (type(of: left), type(of: right))
      return .boolean
    case .coalesce:
      let one = type(of: left)
      return one.unwrapped.joined(type(of: right))
    default: break
    }
    _ = (value(of: left), value(of: right))
    return switch symbol {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: .boolean
    case .closedRange, .openRange: .list(.number)
    // Texts and lists have it, too.
    case .add: .any
    default: .number
    }
  }
}

extension KnownType {
  /// The type of a value that is of one type or of another.
  fileprivate func joined(_ other: KnownType) -> KnownType {
    switch (self, other) {
    case (.optional, _), (_, .optional): return unwrapped.joined(other.unwrapped).orNil
    case (.list(let one), .list(let another)): return .list(one.joined(another))
    case (.plain(let one, _), .plain(let another, _)) where one == another: return self
    case (.plain, .plain):
      return hasKeys || other.hasKeys || kindName != other.kindName ? .any : self
    default: return .any
    }
  }
}

extension Diagnostic {
  fileprivate static func noMember(
    _ name: String, of owner: KnownType, _ path: String?, in table: TypeTable,
    at place: SourceRange
  ) -> Diagnostic {
    let subject = path.map { "'\($0)'" } ?? (owner.hasKeys ? "an element" : owner.kindName)
    if Method(rawValue: name) != nil, !owner.hasKeys {
      return Diagnostic(
        .unknownMember, .error, at: place, "'\(name)' is a method",
        notes: [Note("methods are called with parentheses, '\(name)()'")])
    }
    let known = table.memberNames(of: owner)
    let nearest =
      memberOfOtherLanguages(name).flatMap { known.contains($0) ? $0 : nil }
      ?? nearestName(to: name, in: known)
    let isKind = owner.hasKeys || path == nil ? "" : "is \(owner.kindName) and "
    var notes: [Note] = []
    var fixIts: [FixIt] = []
    if let near = nearest {
      if place.range.count == name.utf8.count {
        fixIts = [FixIt("write '\(near)'", replace: place, with: near)]
      }
    } else if !known.isEmpty {
      let listed = known.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      notes = [Note("its type has \(listed)\(known.count > 8 ? " and others" : "")")]
    }
    if let declaration = owner.declaration {
      notes.append(Note("\(declaration.subject) is declared here", at: declaration.range))
    }
    return Diagnostic(
      .unknownMember, .error, at: place,
      "\(subject) \(isKind)has no '\(name)'\(didYouMean(nearest))", notes: notes, fixIts: fixIts)
  }

  fileprivate static func mayBeNil(
    _ path: String?, _ declaration: KnownType.Declaration?, at place: SourceRange
  ) -> Diagnostic {
    var notes = [
      Note(
        "test it first, as in 'test=\"\(path ?? "a") != nil\"'; '?.' passes nil on, "
          + "and '??' replaces it")
    ]
    if let declaration {
      notes.append(Note("\(declaration.subject) is declared here", at: declaration.range))
    }
    return Diagnostic(
      .unexpectedNil, .warning, at: place, "\(wordsForValue(at: path)) may be nil", notes: notes)
  }
}
