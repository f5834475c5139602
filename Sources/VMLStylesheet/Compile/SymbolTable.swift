/// Gives each distinct name a number, in the order in which names first come up.
struct SymbolTable: Sendable {
  private var numbers: [String: Int32] = [:]
  private(set) var names: [String] = []

  init(_ names: [String] = []) {
    for name in names { _ = add(name) }
  }

  var count: Int { names.count }

  /// The number of a name, which is added if it is new.
  mutating func add(_ name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    numbers[name] = number
    names.append(name)
    return number
  }

  subscript(_ name: String) -> Int32? { numbers[name] }

  subscript(_ number: Int32) -> String { names[Int(number)] }
}
