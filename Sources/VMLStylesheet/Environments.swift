/// The custom properties that hold for an element, as numbers; 0 has none.
///
/// Equal sets have equal numbers, so that an environment can be part of a key.
///
/// Spec: VSS 5.
struct Environments: Sendable {
  private var entries: [[Entry]] = [[]]
  private var numbers: [[Entry]: Int32] = [[]: 0]

  /// What a name stands for.
  struct Entry: Hashable, Sendable {
    var name: Int32
    var property: Int32
    /// The environment in which the value's own `var()`s are looked up: that of the element that
    /// declared it.
    var scope: Scope
    /// What the holes in its value stand for.
    var binding: Int32
  }

  /// A property that a rule declares, with what its holes stand for.
  struct Declared {
    var property: Int32
    var binding: Int32
  }

  enum Scope: Hashable, Sendable {
    /// The value has no `var()`.
    case any
    /// The environment that the entry is in.
    case here
    case environment(Int32)
  }

  var count: Int { entries.count }

  /// The environment of an element that declares properties, of which later ones win.
  mutating func extend(
    _ environment: Int32, declaring properties: [Declared], _ declarations: [PropertyDeclaration]
  ) -> Int32 {
    guard !properties.isEmpty else { return environment }
    var declared: [Int32: Entry] = [:]
    for entry in entries[Int(environment)] {
      var entry = entry
      if entry.scope == .here { entry.scope = .environment(environment) }
      declared[entry.name] = entry
    }
    for property in properties {
      let declaration = declarations[Int(property.property)]
      declared[declaration.name] = Entry(
        name: declaration.name, property: property.property,
        scope: declaration.hasVariables ? .here : .any,
        binding: declaration.hasVariables ? property.binding : 0)
    }
    let sorted = declared.values.sorted { $0.name < $1.name }
    if let number = numbers[sorted] { return number }
    let number = Int32(entries.count)
    numbers[sorted] = number
    entries.append(sorted)
    return number
  }

  /// What a name stands for in an environment, or `nil`.
  func find(_ name: Int32, in environment: Int32) -> Entry? {
    let entries = self.entries[Int(environment)]
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].name == name else { return nil }
    return entries[low]
  }
}
