import VMLData
import VMLDiagnostics
public import VMLMarkup
import VMLStates

/// A document of a release as a client keeps it: its elements, and its behaviour, read and checked.
///
/// A rule with a mistake is off as a whole, and stands in ``problems``. It never changes, so all
/// screens of a path share one.
public final class BehaviourDocument: Sendable {
  public let path: String
  /// Mistakes in its markup and in its behaviour, in words, a thousand or so at most.
  public let problems: [String]
  let source: [UInt8]
  /// The first node of the document's markup that is read; an element's number counts from it.
  public let firstNode: Int
  /// The nodes of the body, in preorder.
  let nodes: [Node]
  let states: [DeclaredState]
  /// By element: its states by name.
  let scopes: [Int: [String: Int]]
  let forms: [Int: Form]
  let handlers: [Int: [Handler.Kind: Handler]]
  let shows: [Int: Condition]
  let bindings: [Int: [BehaviourBinding]]
  /// By an `id`: the first element that has it.
  let ids: [String: Int]
  /// By a template of a sheet's content: the attribute of its parent that presents it.
  let presented: [Int: String]
  /// The elements that are drawn anew when a state changes.
  let readers: [StateReference: [Int]]
  /// The dates of its conditions, in their order.
  let moments: [Double]
  /// The elements with a date in a condition.
  let momentReaders: [Int]
  /// The element with its tabs, and their tags.
  let tabView: Int?
  let tabs: [String]

  struct Node: Sendable {
    /// Empty for text.
    var name: String
    var text: String
    var attributes: [Attribute]
    /// -1 at the top.
    var parent: Int
    /// One past the last node of this subtree.
    var end: Int

    func value(_ attribute: String) -> String? {
      attributes.first { $0.name == attribute }?.value
    }
  }

  struct Attribute: Sendable {
    var name: String
    var value: String
    /// Whether clients read it and do not draw it.
    var isBehaviour: Bool
  }

  /// A state that the document declares, by a `state`, a field, or an attribute that a style reads.
  struct DeclaredState: Sendable {
    var name: String
    /// `nil` where nothing tells.
    var type: ValueType?
    var first: Value
    /// Its element.
    var scope: Int
    var isSecure = false
    /// Whether it is an attribute of its element.
    var isAttribute = false
  }

  struct Form: Sendable {
    var name: String
    var fields: [Field] = []

    struct Field: Sendable {
      var name: String
      var node: Int
      var state: Int
      var isSecure: Bool
      var checks: [FieldCheck] = []
    }
  }

  /// The steps of an event.
  struct Handler: Sendable {
    var event: EventName
    var steps: [Action]

    /// The place of the steps: an event's attribute, or a modifier of the style, by its number.
    enum Kind: Hashable, Sendable {
      case event(EventName)
      case modifier(Int)
    }
  }

  /// Reads a finished document, or views alone.
  ///
  /// - Complexity: Linear in the document's size, times its depth for what reads states.
  public convenience init(path: String, source: [UInt8], in site: BehaviourSite) {
    self.init(path, source, DocumentReader(source, in: site))
  }

  /// A template of the document's head, such as `launch`, as a document of its own; `nil` if it has
  /// none of the name.
  ///
  /// Spec: VML 3.3.1.
  ///
  /// - Complexity: Linear in the document's size.
  public func lifecycle(_ name: String, in site: BehaviourSite) -> BehaviourDocument? {
    let template = BehaviourDocument(
      path, source, DocumentReader(source, lifecycle: name, in: site))
    return template.nodes.isEmpty ? nil : template
  }

  private init(_ path: String, _ source: [UInt8], _ reader: consuming DocumentReader) {
    reader.read()
    self.path = path
    self.source = source
    problems = reader.problems
    firstNode = reader.firstNode
    nodes = reader.nodes
    states = reader.states
    scopes = reader.scopes
    forms = reader.forms
    handlers = reader.handlers
    shows = reader.shows
    bindings = reader.bindings
    ids = reader.ids
    presented = reader.presented
    readers = reader.readers
    moments = reader.moments.sorted()
    momentReaders = reader.momentReaders
    tabView = reader.tabView
    tabs = reader.tabs
  }

  /// Whether no act of a user changes it, nor does time: it has no behaviour, no controls and no
  /// tabs.
  ///
  /// - Complexity: Linear in the number of its nodes.
  public var isStill: Bool {
    guard states.isEmpty, handlers.isEmpty, tabView == nil else { return false }
    return nodes.allSatisfy { node in
      FieldElement.valueAttributes[node.name] == nil
        && !node.attributes.contains {
          $0.isBehaviour || $0.name == "action" || $0.name == "isExpanded"
            || $0.name == "template" && KnownTemplate.all.contains($0.value)
        }
    }
  }

  /// Whether an element has steps for an event.
  ///
  /// - Complexity: Linear in the number of elements with steps.
  public func answers(_ event: EventName) -> Bool {
    handlers.values.contains { $0[.event(event)] != nil }
  }

  /// An element and those around it, from the inside.
  func lineage(of node: Int) -> some Sequence<Int> {
    sequence(first: node) { self.nodes[$0].parent < 0 ? nil : self.nodes[$0].parent }
  }

  /// The state of a name in sight of an element; `nil` where there is none.
  func reference(_ name: String, from node: Int, in site: BehaviourSite) -> StateReference? {
    findState(name, from: node, in: nodes, scopes, forms, site)
      ?? lineage(of: node).lazy.compactMap { self.attributeState(name, of: $0) }.first
      .map { .local($0) }
  }

  /// Whether an element is drawn whenever the one around it is, unless a part is there.
  func isAlwaysDrawn(_ node: Int) -> Bool {
    let isLoading = handlers[node]?.values.contains { handler in
      handler.steps.contains { if case .load(_, into: nil, _) = $0 { true } else { false } }
    }
    return shows[node] == nil && isLoading != true && nodes[node].name != "NavigationStack"
      && nodes[node].value("template") != KnownTemplate.failed
  }

  /// The state that an attribute of an element is.
  func attributeState(_ name: String, of node: Int) -> Int? {
    states.firstIndex { $0.isAttribute && $0.scope == node && $0.name == name }
  }
}

/// A state as steps and conditions name it.
enum StateReference: Hashable, Sendable {
  /// A state of the document, by its number.
  case local(Int)
  case site(String)
  /// Facts of the form of an element.
  case status(form: Int, Status)

  enum Status: Hashable, Sendable {
    case busy, valid, changed, error
    case fieldError(String)
  }
}

/// The declared state of a name in sight of an element, or a site's.
func findState(
  _ name: String, from node: Int, in nodes: [BehaviourDocument.Node],
  _ scopes: [Int: [String: Int]], _ forms: [Int: BehaviourDocument.Form], _ site: BehaviourSite
) -> StateReference? {
  let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
  var index = node
  while index >= 0 {
    if let state = scopes[index]?[name] { return .local(state) }
    if parts.count == 2, let form = forms[index],
      let status = form.status(parts[0], parts[1])
    {
      return .status(form: index, status)
    }
    index = nodes[index].parent
  }
  return site.states[name] == nil ? nil : .site(name)
}

extension BehaviourDocument.Form {
  fileprivate func status(_ owner: String, _ word: String) -> StateReference.Status? {
    switch word {
    case "error" where fields.contains { $0.name == owner }: .fieldError(owner)
    case "busy" where owner == name: .busy
    case "valid" where owner == name: .valid
    case "changed" where owner == name: .changed
    case "error" where owner == name: .error
    default: nil
    }
  }
}
