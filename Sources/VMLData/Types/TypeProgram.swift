/// A type made ready for many values: steps in one array, in which types are numbers.
///
/// It takes the values that fit as they are, or as a text that stands for a value. Of any other it
/// says nothing: ``TypeTable/fit(_:to:referringTo:)-(DataNode,_,_)`` tells what is wrong.
struct TypeProgram {
  private let types: TypeTable
  private var steps: [Step] = []
  /// The members of all objects.
  private var fields: [Field] = []
  /// Types of values that have no values in them.
  private var plain: [ValueType] = []
  private var rules: [TextRule] = []
  /// The steps of types with names.
  private var named: [String: Int] = [:]

  private enum Step {
    case any
    /// The kinds that need no look at their types.
    case text, boolean, number, integer, object
    /// A text with a rule, by its number.
    case ruled(Int)
    case numberIn(lower: Double, upper: Double)
    case integerIn(lower: Int, upper: Int)
    /// Any other value that holds no value, by its type's number.
    case plain(Int)
    case list(Int)
    case optional(Int)
    /// Its part of ``fields``, and how many of them have to be there.
    case fields(from: Int, to: Int, required: Int)
    /// A step that only the whole check knows.
    case unknown
  }

  private struct Field {
    var name: String
    var type: Int
    var isRequired: Bool
  }

  init(_ type: ValueType, in types: TypeTable) {
    self.types = types
    _ = add(type)
  }

  /// Adds the steps of a type; types refer to themselves through names alone.
  private mutating func add(_ type: ValueType) -> Int {
    if case .named(let name) = type, let known = named[name] { return known }
    let index = steps.count
    steps.append(.unknown)
    if case .named(let name) = type { named[name] = index }
    steps[index] = step(types.resolved(type))
    return index
  }

  private mutating func step(_ type: ValueType) -> Step {
    switch type {
    case .any: return .any
    case .object(nil): return .object
    case .boolean: return .boolean
    case .string(let rule):
      guard !rule.isEmpty else { return .text }
      rules.append(rule)
      return .ruled(rules.count - 1)
    case .number(let range):
      guard !range.isEmpty else { return .number }
      return .numberIn(lower: range.lower ?? -.infinity, upper: range.upper ?? .infinity)
    case .integer(let range):
      guard !range.isEmpty else { return .integer }
      return .integerIn(lower: range.lower ?? .min, upper: range.upper ?? .max)
    case .color, .url, .date, .duration, .symbol, .choice:
      plain.append(type)
      return .plain(plain.count - 1)
    case .list(let element): return .list(add(element))
    case .optional(let wrapped): return .optional(add(wrapped))
    case .object(.some(let members)):
      let start = fields.count
      for member in members {
        fields.append(
          Field(name: member.name, type: 0, isRequired: !types.allowsNil(member.type)))
      }
      for (offset, member) in members.enumerated() {
        fields[start + offset].type = add(member.type)
      }
      return .fields(
        from: start, to: start + members.count,
        required: members.count { !types.allowsNil($0.type) })
    case .set, .reference, .named: return .unknown
    }
  }

  /// The value of a node that fits; `nil` for one that does not, or may not.
  ///
  /// - Complexity: Linear in the size of the value.
  func value(of node: DataNode) -> Value? { value(of: node, 0, depth: 0) }

  private func value(of node: DataNode, _ step: Int, depth: Int) -> Value? {
    switch (steps[step], node.content) {
    case (.any, _), (.object, .object): return node.value
    case (.optional, .null): return .nothing
    case (.optional(let wrapped), _): return value(of: node, wrapped, depth: depth)
    case (.text, .string(let text)): return .string(text)
    case (.ruled(let rule), .string(let text)):
      return rules[rule].allows(text) ? .string(text) : nil
    case (.boolean, .boolean(let boolean)): return .boolean(boolean)
    case (.number, .integer(let integer)), (.integer, .integer(let integer)):
      return .integer(integer)
    case (.number, .number(let number)): return .number(number)
    case (.numberIn(let lower, let upper), .number(let number)):
      return lower <= number && number <= upper ? .number(number) : nil
    case (.numberIn(let lower, let upper), .integer(let integer)):
      return lower <= Double(integer) && Double(integer) <= upper ? .integer(integer) : nil
    case (.integerIn(let lower, let upper), .integer(let integer)):
      return lower <= integer && integer <= upper ? .integer(integer) : nil
    case (.plain(let type), .string(let text)): return plain[type].value(ofText: text)
    case (.list(let element), .list(let items)):
      return list(items, element, depth: depth + 1)
    case (.fields(let start, let end, let required), .object(let entries)):
      return object(entries, start..<end, required, depth: depth + 1)
    default: return nil
    }
  }

  private func list(_ items: [DataNode], _ element: Int, depth: Int) -> Value? {
    guard depth <= TypeTable.valueDepthLimit else { return nil }
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items {
      guard let value = value(of: item, element, depth: depth) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  private func object(
    _ entries: [DataNode.Entry], _ range: Range<Int>, _ required: Int, depth: Int
  ) -> Value? {
    guard depth <= TypeTable.valueDepthLimit else { return nil }
    var keys: [String] = []
    var values: [Value] = []
    keys.reserveCapacity(entries.count)
    values.reserveCapacity(entries.count)
    // Most objects have their keys in the order of the type.
    var next = range.lowerBound
    var found = 0
    for entry in entries {
      if next >= range.upperBound || fields[next].name != entry.key {
        guard let index = fields[range].firstIndex(where: { $0.name == entry.key }) else {
          return nil
        }
        next = index
      }
      guard let value = value(of: entry.value, fields[next].type, depth: depth) else { return nil }
      if fields[next].isRequired { found += 1 }
      keys.append(entry.key)
      values.append(value)
      next += 1
    }
    return found == required ? .object(ValueObject(keys: keys, values: values)) : nil
  }
}
