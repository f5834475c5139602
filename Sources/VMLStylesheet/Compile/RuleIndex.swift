/// Finds the selectors that may match an element, by one class, id or type that their subjects
/// name.
struct RuleIndex: Sendable {
  /// By class, id and type.
  var byClass: [Bucket] = []
  var byID: [Bucket] = []
  var byType: [Bucket] = []
  /// Selectors whose subject names no class, id or type.
  var universal = Bucket()
  /// Selectors whose subject is the document.
  var root: [Int32] = []
  /// Selectors in the sheets of components.
  ///
  /// They are found by the component too: a thousand components may each have a `.title`.
  private var scoped: [ScopedKey: Bucket] = [:]
  /// By class: its range in ``plainMatches``; empty if there are no matches, or if one of its
  /// selectors is more than the class.
  private var plain: [Range<Int32>] = []
  /// Matches of selectors that are one class and nothing else; the place of the class is filled in
  /// later.
  ///
  /// Most selectors are like this, and reading each one would retain objects that all threads
  /// share.
  private(set) var plainMatches: [ListMatch] = []

  /// The selectors of one key.
  struct Bucket: Sendable {
    var selectors: [Int32] = []
    /// Selectors moved out of `selectors`, which are found by the elements near the matched one.
    var gated: GatedSelectors?

    var isEmpty: Bool { selectors.isEmpty && gated == nil }
  }

  /// The fact of an element that a selector is filed under.
  enum Key: Hashable, Sendable {
    case `class`(Int32)
    case id(Int32)
    case type(Int32)
    case universal
    case root
  }

  private struct ScopedKey: Hashable, Sendable {
    var scope: Int32
    var key: Key
  }

  /// The selectors of a key in sheets for all elements, without the document's selectors.
  func bucket(_ key: Key) -> Bucket {
    switch key {
    case .class(let name): byClass[Int(name)]
    case .id(let name): byID[Int(name)]
    case .type(let name): byType[Int(name)]
    case .universal: universal
    case .root: Bucket()
    }
  }

  /// The selectors of a key in a component's own sheet; `nil` if there are none.
  func bucket(_ key: Key, in scope: Int32) -> Bucket? {
    scoped[ScopedKey(scope: scope, key: key)]
  }

  mutating func file(_ selector: Int32, under key: Key, in scope: Int32) {
    guard scope == 0 || key == .root else {
      let key = ScopedKey(scope: scope, key: key)
      return scoped[key, default: Bucket()].selectors.append(selector)
    }
    switch key {
    case .class(let name): Self.insert(selector, name, into: &byClass)
    case .id(let name): Self.insert(selector, name, into: &byID)
    case .type(let name): Self.insert(selector, name, into: &byType)
    case .universal: universal.selectors.append(selector)
    case .root: root.append(selector)
    }
  }

  private static func insert(_ selector: Int32, _ key: Int32, into table: inout [Bucket]) {
    while table.count <= Int(key) { table.append(Bucket()) }
    table[Int(key)].selectors.append(selector)
  }

  /// Makes room for every class, type and id that sheets name, and sorts long buckets by gates.
  ///
  /// Called once, when all selectors are filed.
  mutating func finish(_ styles: CompiledStyles) {
    Self.finish(&byClass, styles.symbols.classes.count, styles)
    Self.finish(&byType, styles.symbols.types.count, styles)
    Self.finish(&byID, styles.symbols.ids.count, styles)
    universal.gated = GatedSelectors.take(from: &universal.selectors, in: styles)
    var index = scoped.values.startIndex
    while index < scoped.values.endIndex {
      var bucket = Bucket()
      swap(&bucket, &scoped.values[index])
      bucket.gated = GatedSelectors.take(from: &bucket.selectors, in: styles)
      scoped.values[index] = bucket
      scoped.values.formIndex(after: &index)
    }
  }

  /// The range of a class in ``plainMatches``; empty if its selectors have to be tried.
  func plainMatches(of name: Int32) -> Range<Int> {
    let range = plain[Int(name)]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Finds the classes whose selectors are the class and nothing else; called once all are filed.
  mutating func notePlainClasses(_ styles: CompiledStyles) {
    plain.removeAll(keepingCapacity: true)
    plainMatches.removeAll(keepingCapacity: true)
    for name in byClass.indices {
      let first = Int32(plainMatches.count)
      let bucket = byClass[name]
      if bucket.gated == nil, bucket.selectors.allSatisfy({ styles.isPlain($0, Int32(name)) }) {
        for selector in bucket.selectors { styles.match(selector, place: 0, into: &plainMatches) }
      }
      plain.append(first..<Int32(plainMatches.count))
    }
  }

  /// Makes room for the names of sheets that were added.
  mutating func pad(_ styles: CompiledStyles) {
    while byClass.count < styles.symbols.classes.count { byClass.append(Bucket()) }
    while byType.count < styles.symbols.types.count { byType.append(Bucket()) }
    while byID.count < styles.symbols.ids.count { byID.append(Bucket()) }
  }

  private static func finish(_ table: inout [Bucket], _ count: Int, _ styles: CompiledStyles) {
    while table.count < count { table.append(Bucket()) }
    for key in table.indices {
      table[key].gated = GatedSelectors.take(from: &table[key].selectors, in: styles)
    }
  }

  /// Past this many keys a selector is tried on every element, so that rules in rules cannot
  /// multiply.
  static let keyLimit = 32
}

extension CompiledStyles {
  /// Keys of a subject: its id, else its last class, else its type.
  ///
  /// A subject that names none of these gets the keys of the rule around it, or of its `:is()`.
  func keys(of subject: CompiledCompound, parent: [RuleIndex.Key]) -> [RuleIndex.Key] {
    if subject.isRoot { return [.root] }
    if let id = subject.ids.first { return [.id(id)] }
    if let name = subject.classes.last { return [.class(name)] }
    if subject.type > 0 { return [.type(subject.type)] }
    if subject.hasParent, parent.count <= RuleIndex.keyLimit { return parent }
    for choice in subject.localChoices + subject.choices where !choice.isNegated {
      let keys = arguments[Int(choice.list)].flatMap { self.keys(of: $0.subject, parent: parent) }
      if keys.count <= RuleIndex.keyLimit, !keys.contains(.universal) { return keys }
    }
    return [.universal]
  }
}
