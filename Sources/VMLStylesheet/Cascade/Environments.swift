/// The custom properties that hold for an element, as numbers; 0 has none.
///
/// Equal sets have equal numbers, so that an environment can be part of a key. Each is kept as the
/// one outside of it and what it adds to that, so that an element costs by what it declares and not
/// by what is known where it stands.
///
/// Spec: VSS 5.
struct Environments: Sendable {
  private var environments: [Environment] = [Environment()]
  private var numbers: [LookHash: Int32] = [:]
  /// So that no site can be made whose sets all collide.
  private let seed = LookHash(low: .random(in: .min ... .max), high: .random(in: .min ... .max))
  /// How many entries were looked at to make all environments.
  private(set) var work = 0

  private struct Environment: Sendable {
    /// Of an equal set that came about in another way this is the first way; -1 for the one that
    /// has none.
    var outer: Int32 = -1
    /// What it adds, by name.
    var own: [Entry] = []
    /// The sum of the hashes of all entries, as an environment inside of it has them.
    var sum = LookHash.zero
  }

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

  /// The environment of an element that declares properties, of which later ones win.
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

  /// What declared properties add to an environment, by name, without what holds there anyway.
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

  /// What a name stands for in an environment, or `nil`.
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

  /// Where a name is among what an environment adds.
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

  private func hash(of entry: Entry) -> LookHash {
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
  /// The entry as environments inside of the one that it is in have it.
  fileprivate func inside(_ environment: Int32) -> Self {
    var entry = self
    if scope == .here { entry.scope = .environment(environment) }
    return entry
  }
}
