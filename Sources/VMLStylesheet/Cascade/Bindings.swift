/// The values of the holes of class patterns in the rules that matched, as numbers; 0 has none.
///
/// Equal values have equal numbers, so that a binding can be part of a key. The numbers differ from
/// worker to worker, and no order depends on them.
struct Bindings: Sendable {
  private var entries: [[Entry]] = [[]]
  private var numbers: [[Entry]: Int32] = [[]: 0]

  struct Entry: Hashable, Sendable {
    /// The number of the hole's name.
    var name: Int32
    var value: HoleValue
  }

  var count: Int { entries.count }

  /// The number of the binding of some names, each of them once.
  mutating func number(of names: [Int32], _ values: [HoleValue]) -> Int32 {
    number(of: zip(names, values).map { Entry(name: $0, value: $1) })
  }

  /// The number of two bindings together; for a name in both, the second has the value.
  mutating func number(of outer: Int32, and inner: Int32) -> Int32 {
    guard outer != 0, inner != outer else { return inner }
    guard inner != 0 else { return outer }
    let own = entries[Int(inner)]
    let names = Set(own.map(\.name))
    return number(of: entries[Int(outer)].filter { !names.contains($0.name) } + own)
  }

  private mutating func number(of unsorted: [Entry]) -> Int32 {
    let sorted = unsorted.sorted { $0.name < $1.name }
    if let number = numbers[sorted] { return number }
    let number = Int32(entries.count)
    numbers[sorted] = number
    entries.append(sorted)
    return number
  }

  /// The value of a name, or `nil`.
  func value(of name: Int32, in binding: Int32) -> HoleValue? {
    entries[Int(binding)].first { $0.name == name }?.value
  }
}

extension CompiledStyles {
  /// The binding with which a rule for a class is used: the names that its list gives to the holes.
  func binding(of use: ClassUse, in list: Int32, _ bindings: inout Bindings) -> Int32 {
    guard !use.values.isEmpty else { return 0 }
    var list = list
    let name = unscopedClasses[use.name] ?? use.name
    while list >= 0 {
      var outer: Int32 = -1
      for number in lists[Int(list)].selectors {
        let selector = selectors[Int(number)]
        if selector.soleClass == name, let capture = selector.captures.first {
          return bindings.number(of: capture.names, use.values)
        }
        if selector.compounds.count == 1, selector.subject.isParentAlone { outer = selector.parent }
      }
      list = outer
    }
    return 0
  }
}
