package import VMLData

/// A variable's name, with a hash that makes it quick to find.
package struct VariableName: Hashable, Sendable {
  package let text: String
  let key: UInt64

  package init(_ text: String) {
    self.text = text
    // FNV-1a. Two names of one hash are told apart by their text.
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.key = key
  }
}

/// The variables that an expression can see, outermost first.
///
/// A name bound again hides the earlier one until ``pop(to:)`` takes it away. The first ones may be made
/// global: ``hideLocals()`` leaves them in sight.
package struct Scope: Sendable {
  private var keys: [UInt64] = []
  private var variables: [String] = []
  private var values: [Value] = []
  private var globals = 0
  /// The first local variable in sight.
  private var firstLocal = 0

  package init() {}

  package init(_ bindings: KeyValuePairs<String, Value>) {
    for (name, value) in bindings { bind(name, to: value) }
  }

  /// How many variables are bound, hidden ones included: what ``pop(to:)`` takes.
  package var mark: Int { keys.count }

  /// The variables in sight, each once, innermost first.
  package var names: [String] {
    var seen: Set<String> = []
    return (variables[firstLocal...].reversed() + variables[..<globals].reversed())
      .filter { seen.insert($0).inserted }
  }

  package mutating func bind(_ name: String, to value: Value) {
    bind(VariableName(name), to: value)
  }

  package mutating func bind(_ name: VariableName, to value: Value) {
    keys.append(name.key)
    variables.append(name.text)
    values.append(value)
  }

  /// Makes every variable that is bound now a global one.
  package mutating func makeGlobal() {
    globals = keys.count
    firstLocal = keys.count
  }

  /// Puts all but the global variables out of sight, as at the start of a component.
  ///
  /// - Returns: What ``showLocals(_:)`` takes to undo it, once ``pop(to:)`` has undone what came after.
  package mutating func hideLocals() -> Int {
    defer { firstLocal = keys.count }
    return firstLocal
  }

  package mutating func showLocals(_ first: Int) { firstLocal = first }

  /// Unbinds everything that was bound since ``mark`` was read.
  package mutating func pop(to mark: Int) {
    guard keys.count > max(firstLocal, mark) else { return }
    let extra = keys.count - max(firstLocal, mark)
    keys.removeLast(extra)
    variables.removeLast(extra)
    values.removeLast(extra)
  }

  /// The value of a variable, or `nil` if no such name is in sight.
  package subscript(_ name: String) -> Value? { self[VariableName(name)] }

  /// The value of a variable, or `nil` if no such name is in sight.
  package subscript(_ name: VariableName) -> Value? { index(of: name).map { values[$0] } }

  /// The value at keys of objects inside one another; `nil` if it is not found that way.
  func value(of name: VariableName, at path: [String]) -> Value? {
    guard let index = index(of: name) else { return nil }
    guard let first = path.first else { return values[index] }
    guard case .object(let object) = values[index], var value = object[first] else { return nil }
    for key in path.dropFirst() {
      guard case .object(let object) = value, let next = object[key] else { return nil }
      value = next
    }
    return value
  }

  private func index(of name: VariableName) -> Int? {
    self.index(of: name, in: firstLocal..<keys.count) ?? self.index(of: name, in: 0..<globals)
  }

  private func index(of name: VariableName, in range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if keys[index] == name.key, variables[index] == name.text { return index }
    }
    return nil
  }
}
