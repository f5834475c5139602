public import VMLData

/// The variables that an expression can see, outermost first.
///
/// A name that is bound again hides the earlier one until ``pop(to:)`` removes it. The first ones
/// may be made global, so that ``hideLocals()`` leaves them visible.
public struct Scope: Sendable {
  private var bindings: [Binding] = []
  private var globals = 0
  /// Index of the first visible local variable.
  private var firstLocal = 0
  /// The lists that are known; `nil` where nothing is remembered.
  var memory: ListMemory?
  /// The indices of the bindings with a key, ascending; empty unless many variables are bound,
  /// which hardly any document needs.
  private var table: [UInt64: [Int]] = [:]

  /// Number of variables from which on there is a table, until their number falls to half of this.
  private static let tableThreshold = 64

  private struct Binding: Sendable {
    var key: UInt64
    var name: String
    var value: Value
  }

  public init() { bindings.reserveCapacity(16) }

  public init(_ bindings: KeyValuePairs<String, Value>) {
    self.init()
    for (name, value) in bindings { bind(name, to: value) }
  }

  /// Number of bound variables, hidden ones included; the argument of ``pop(to:)``.
  public var mark: Int { bindings.count }

  /// The visible variables, each once, innermost first.
  public var names: [String] {
    var seen: Set<String> = []
    return (bindings[firstLocal...].reversed() + bindings[..<globals].reversed()).map(\.name)
      .filter { seen.insert($0).inserted }
  }

  public mutating func bind(_ name: String, to value: Value) {
    bind(VariableName(name), to: value)
  }

  public mutating func bind(_ name: VariableName, to value: Value) {
    bindings.append(Binding(key: name.key, name: name.text, value: value))
    if !table.isEmpty || bindings.count > Self.tableThreshold { noteLast() }
  }

  /// Adds the last binding to the table, or all bindings if there is no table yet.
  private mutating func noteLast() {
    let first = table.isEmpty ? 0 : bindings.count - 1
    for index in first..<bindings.count { table[bindings[index].key, default: []].append(index) }
  }

  /// Makes all bound variables global.
  public mutating func makeGlobal() {
    globals = bindings.count
    firstLocal = bindings.count
  }

  /// Hides all but the global variables, as at the start of a component.
  ///
  /// - Returns: The argument of ``showLocals(_:)`` that undoes it, once ``pop(to:)`` has undone
  ///   later bindings.
  public mutating func hideLocals() -> Int {
    defer { firstLocal = bindings.count }
    return firstLocal
  }

  public mutating func showLocals(_ first: Int) { firstLocal = first }

  /// Unbinds all variables bound since ``mark`` was read.
  public mutating func pop(to mark: Int) {
    let kept = max(firstLocal, mark)
    guard !table.isEmpty else {
      while bindings.count > kept { bindings.removeLast() }
      return
    }
    while bindings.count > kept { table[bindings.removeLast().key]?.removeLast() }
    if bindings.count <= Self.tableThreshold / 2 { table = [:] }
  }

  /// The value of a variable, or `nil` if no such name is visible.
  public subscript(_ name: String) -> Value? { self[VariableName(name)] }

  /// The value of a variable, or `nil` if no such name is visible.
  public subscript(_ name: VariableName) -> Value? { index(of: name).map { bindings[$0].value } }

  /// The value at keys of objects inside one another; `nil` if there is none on this way.
  func value(of name: VariableName, at path: [String]) -> Value? {
    guard let index = index(of: name) else { return nil }
    guard let first = path.first else { return bindings[index].value }
    guard case .object(let object) = bindings[index].value, var value = object[first] else {
      return nil
    }
    for key in path.dropFirst() {
      guard case .object(let object) = value, let next = object[key] else { return nil }
      value = next
    }
    return value
  }

  /// Whether a name is the site's `data` or `collections`, and not hidden by another variable.
  func isOfSite(_ name: VariableName) -> Bool {
    guard name.text == "data" || name.text == "collections", let index = index(of: name) else {
      return false
    }
    return index < globals || globals == 0
  }

  /// Appends the string of an expression that is a string variable; `false` for any other
  /// expression.
  func appendString(of expression: Expression, to bytes: inout [UInt8]) -> Bool {
    guard let variable = expression.variable, expression.keys.isEmpty,
      let index = index(of: variable), case .string(let text) = bindings[index].value
    else { return false }
    bytes.append(contentsOf: text.utf8)
    return true
  }

  private func index(of name: VariableName) -> Int? {
    self.index(of: name, in: firstLocal..<bindings.count) ?? self.index(of: name, in: 0..<globals)
  }

  private func index(of name: VariableName, in range: Range<Int>) -> Int? {
    if !table.isEmpty { return indexInTable(of: name, in: range) }
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if bindings[index].key == name.key, bindings[index].name == name.text { return index }
    }
    return nil
  }

  private func indexInTable(of name: VariableName, in range: Range<Int>) -> Int? {
    let indices = table[name.key] ?? []
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < range.upperBound { low = middle + 1 } else { high = middle }
    }
    while low > 0, indices[low - 1] >= range.lowerBound {
      low -= 1
      if bindings[indices[low]].name == name.text { return indices[low] }
    }
    return nil
  }

  /// Most bindings that a look-up of a name may compare.
  public func comparisonLimit(of name: String) -> Int {
    table.isEmpty ? bindings.count : table[VariableName(name).key]?.count ?? 0
  }
}
