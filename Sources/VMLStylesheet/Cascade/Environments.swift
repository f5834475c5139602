/// The custom properties that hold for an element, as numbers; 0 has none.
///
/// Equal sets have equal numbers, so that an environment can be part of a key. Each is stored as
/// the environment around it and the properties that it adds. So an element costs by its own
/// declarations, whatever holds around it.
///
/// Spec: VSS 5.
struct Environments: Sendable {
  private var environments: [Environment] = [Environment()]
  private var numbers: [WideHash: Int32] = [:]
  /// Random, so that no site can be made in which all sets collide.
  private let seed = WideHash(low: .random(in: .min ... .max), high: .random(in: .min ... .max))
  /// Number of entries that were read to make all environments.
  private(set) var work = 0

  private struct Environment: Sendable {
    /// The environment around it, or -1 for the environment without properties.
    ///
    /// Of equal sets it is the one around the first.
    var outer: Int32 = -1
    /// The properties that it adds, by name.
    var own: [Entry] = []
    /// The sum of the hashes of all entries, in the form that environments inside of it have.
    var sum = WideHash.zero
  }

  /// The declaration that a name stands for.
  struct Entry: Hashable, Sendable {
    var name: Int32
    var property: Int32
    /// The environment for the `var()`s in the value: the environment of the element that declared
    /// it.
    var scope: Scope
    /// The values of the holes in the property's value.
    var binding: Int32
  }

  /// A property that a rule declares, with the values of its holes.
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

  /// The environment of an element that declares properties; of one name, the last one counts.
  mutating func extend(
    _ environment: Int32, declaring properties: [Declared], _ declarations: [PropertyDeclaration]
  ) -> Int32 {
    guard !properties.isEmpty else { return environment }
    let own = added(by: properties, declarations, to: environment)
    guard !own.isEmpty else { return environment }
    var sum = environments[Int(environment)].sum
    for entry in own {
      if let older = find(entry.name, in: environment) {
        sum.subtract(hash(of: older.inside(environment)))
      }
      sum.add(hash(of: entry))
    }
    if let number = numbers[sum] { return number }
    let number = Int32(environments.count)
    numbers[sum] = number
    for entry in own where entry.scope == .here {
      sum.subtract(hash(of: entry))
      sum.add(hash(of: entry.inside(number)))
    }
    environments.append(Environment(outer: environment, own: own, sum: sum))
    return number
  }

  /// The declarations that are new in an environment, by name, without the ones that hold there
  /// already.
  private mutating func added(
    by properties: [Declared], _ declarations: [PropertyDeclaration], to environment: Int32
  ) -> [Entry] {
    var declared: [Int32: Entry] = [:]
    for property in properties {
      let declaration = declarations[Int(property.property)]
      declared[declaration.name] = Entry(
        name: declaration.name, property: property.property,
        scope: declaration.hasVariables ? .here : .any,
        binding: declaration.hasVariables ? property.binding : 0)
    }
    work += properties.count
    return declared.values.filter { find($0.name, in: environment) != $0 || $0.scope == .here }
      .sorted { $0.name < $1.name }
  }

  /// The declaration of a name in an environment, or `nil`.
  ///
  /// - Complexity: Linear in the elements around that declare something.
  func find(_ name: Int32, in environment: Int32) -> Entry? {
    var number = environment
    while number > 0 {
      if let index = index(of: name, in: number) {
        let entry = environments[Int(number)].own[index]
        return number == environment ? entry : entry.inside(number)
      }
      number = environments[Int(number)].outer
    }
    return nil
  }

  /// Index of a name among the properties that an environment adds.
  private func index(of name: Int32, in environment: Int32) -> Int? {
    var (low, high) = (0, environments[Int(environment)].own.count)
    let count = high
    while low < high {
      let middle = (low + high) / 2
      if environments[Int(environment)].own[middle].name < name {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < count && environments[Int(environment)].own[low].name == name ? low : nil
  }

  private func hash(of entry: Entry) -> WideHash {
    let scope: Int32 =
      switch entry.scope {
      case .any: -1
      case .here: -2
      case .environment(let number): number
      }
    var hash = seed
    hash.combine(
      UInt64(UInt32(bitPattern: entry.name)) << 32 | UInt64(UInt32(bitPattern: entry.property)))
    hash.combine(
      UInt64(UInt32(bitPattern: scope)) << 32 | UInt64(UInt32(bitPattern: entry.binding)))
    hash.combine(0)
    return hash
  }
}

extension Environments.Entry {
  /// The entry as environments inside of the given one have it.
  fileprivate func inside(_ environment: Int32) -> Self {
    var entry = self
    if scope == .here { entry.scope = .environment(environment) }
    return entry
  }
}
