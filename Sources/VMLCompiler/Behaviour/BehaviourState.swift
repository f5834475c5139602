import VMLData
import VMLDiagnostics
import VMLMarkup

/// A state that an element's attributes may name.
struct BehaviourState {
  enum Origin {
    /// Declared by a `state`.
    case declared
    /// One of site.yaml, for all screens.
    case site
    /// A field of a form.
    case field
    /// Whether a form is busy, a field's error and the like, which clients set.
    case status
    /// An attribute that a binding of the element's style reads.
    case implicit(element: Int)
  }

  var name: String
  /// `nil` where nothing tells.
  var type: ValueType?
  /// The value in the first moment.
  var first: Value
  var origin: Origin
  var isReadOnly = false
  /// Whether it is a field whose text is only submitted.
  var isSecure = false
  var place: SourceRange?
  var isRead = false
}

/// A form of the document with its fields.
struct BehaviourForm {
  var name: String
  var element: Int
  var fields: [Field] = []

  struct Field {
    var name: String
    var element: Int
    var place: SourceRange
    var isSecure: Bool
  }
}

/// The states in sight of an element, by name.
struct VisibleStates {
  private(set) var all: [BehaviourState] = []
  /// By name: the states of the open scopes, innermost last.
  private var stacks: [String: [Int]] = [:]
  /// The states of the open scopes, in the order in which they came.
  private var open: [Int] = []
  /// Number of states that count for the document's limit.
  private(set) var count = 0

  /// A mark to which ``close(to:)`` goes back.
  var mark: Int { open.count }

  /// Adds a state to the innermost scope; returns the one that it hides.
  @discardableResult
  mutating func add(_ state: BehaviourState) -> BehaviourState? {
    let hidden = stacks[state.name]?.last.map { all[$0] }
    stacks[state.name, default: []].append(all.count)
    open.append(all.count)
    switch state.origin {
    case .status, .site: break
    default: count += 1
    }
    all.append(state)
    return hidden
  }

  /// Adds a state that is found by its element and not by its scope.
  mutating func addImplicit(_ state: BehaviourState) {
    all.append(state)
    count += 1
  }

  mutating func close(to mark: Int) {
    while open.count > mark {
      let index = open.removeLast()
      _ = stacks[all[index].name]?.popLast()
    }
  }

  /// The states of the scopes that were opened since a mark.
  func indices(from mark: Int) -> ArraySlice<Int> { open[mark...] }

  /// The index of the innermost state of a name.
  func index(of name: String) -> Int? { stacks[name]?.last }

  mutating func noteRead(_ index: Int) { all[index].isRead = true }

  /// The names in sight, for suggestions.
  var names: [String] { stacks.filter { !$0.value.isEmpty }.keys.sorted() }
}

/// Whether every value of a type is one of another, as far as a client has to ask: ranges are
/// checked where a value is set.
func isAssignable(_ source: ValueType?, to target: ValueType?, in types: TypeTable) -> Bool {
  guard let source, let target else { return true }
  switch (types.resolved(source), types.resolved(target)) {
  case (.any, _), (_, .any): return true
  case (_, .optional(let wrapped)): return isAssignable(source, to: wrapped, in: types)
  case (.boolean, .boolean), (.integer, .integer), (.integer, .number), (.number, .number),
    (.string, .string), (.date, .date), (.choice, .string), (.date, .string),
    (.string, .reference), (.integer, .reference):
    return true
  case (.choice(let words), .choice(let others)): return Set(words).isSubset(of: others)
  case (.set(let words), .set(let others)):
    guard let others else { return true }
    return words.map { Set($0).isSubset(of: others) } ?? false
  case (.set(let words), .list(let element)):
    return isAssignable(words.map { .choice($0) } ?? .string(), to: element, in: types)
  default: return false
  }
}
