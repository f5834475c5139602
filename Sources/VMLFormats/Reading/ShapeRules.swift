/// Shapes as rules that data is held against: a reference is a number, and a choice is one rule.
struct ShapeRules: Sendable {
  struct Rule: Sendable {
    var kind = Kind.any
    /// By their places in the shape.
    var fields: [Field] = []
    var words: [String] = []
    /// The rule of a list's items.
    var item = 0
  }

  enum Kind: Sendable { case any, words, list, object, cases, read(ShapeReading) }

  struct Field: Sendable {
    var key: String
    var rule: Int
    var isRequired: Bool
  }

  private(set) var rules: [Rule] = []
  private(set) var root = 0
  /// The rules whose cases are views, and modifiers.
  private(set) var nouns: [Int: String] = [:]
  private let shapes: [String: SchemaShape]
  /// By name: the rule of a definition.
  private var known: [String: Int] = [:]

  init(_ shapes: [(name: String, shape: SchemaShape)], root: String) {
    self.shapes = Dictionary(uniqueKeysWithValues: shapes.map { ($0.name, $0.shape) })
    self.root = number(of: .reference(root))
    for noun in ["view", "modifier"] { if let rule = known[noun] { nouns[rule] = noun } }
  }

  private mutating func number(of shape: SchemaShape) -> Int {
    if case .reference(let name) = shape, let number = known[name] { return number }
    let number = rules.count
    rules.append(Rule())
    if case .reference(let name) = shape { known[name] = number }
    let rule = rule(of: alternatives(of: shape))
    rules[number] = rule
    return number
  }

  /// The shapes that values may have, none of them a choice or a reference.
  private func alternatives(of shape: SchemaShape) -> [SchemaShape] {
    switch shape {
    case .choice(let choices): choices.flatMap(alternatives)
    case .reference(let name): shapes[name].map(alternatives) ?? [.any]
    default: [shape]
    }
  }

  private mutating func rule(of shapes: [SchemaShape]) -> Rule {
    var rule = Rule()
    var (readings, words): ([ShapeReading], [String]) = ([], [])
    var items: [SchemaShape] = []
    var objects: [[SchemaShape.Field]] = []
    var cases: [SchemaShape.Field] = []
    for shape in shapes {
      switch shape {
      case .constant(.string(let word)): if !words.contains(word) { words.append(word) }
      case .constant(.number): readings.append(.number)
      case .constant(.bool): readings.append(.boolean)
      case .schema(_, let reading) where reading != .any: readings.append(reading)
      case .array(let item): items.append(item)
      // A list of any views is beside it.
      case .tuple: break
      case .object(let fields): objects.append(fields)
      case .cases(let fields): cases += fields
      default: return rule
      }
    }
    if objects.count > 1, objects.allSatisfy({ $0.count == 1 && $0[0].isRequired }),
      objects.contains(where: { $0[0].key != objects[0][0].key })
    {
      cases += objects.flatMap { $0 }
      objects = []
    }
    if let reading = readings.first {
      rule.kind = .read(readings.contains(.string) ? .string : reading)
    } else if !words.isEmpty {
      (rule.kind, rule.words) = (.words, words)
    } else if !items.isEmpty {
      (rule.kind, rule.item) = (.list, number(of: items.count == 1 ? items[0] : .choice(items)))
    } else {
      rule.kind = cases.isEmpty ? .object : .cases
      rule.fields = fields(of: cases.isEmpty ? objects : [cases])
    }
    return rule
  }

  /// The fields of objects of several shapes: one is needed that all of them need.
  private mutating func fields(of objects: [[SchemaShape.Field]]) -> [Field] {
    var keys: [String] = []
    for field in objects.joined() where !keys.contains(field.key) { keys.append(field.key) }
    return keys.map { key in
      let all = objects.joined().filter { $0.key == key }
      return Field(
        key: key, rule: number(of: all.count == 1 ? all[0].shape : .choice(all.map(\.shape))),
        isRequired: objects.allSatisfy { $0.contains { $0.key == key && $0.isRequired } })
    }
  }
}
