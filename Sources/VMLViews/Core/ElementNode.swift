/// An element as an initialiser describes it.
public struct ElementNode {
  struct Slot {
    var name: String
    var content: any VMLNode
    var isDefault: Bool
  }

  /// In one piece, so that to copy an element is to count one reference.
  private final class Storage {
    let name: String
    var attributes: [(name: String, value: String)] = []
    var extra: [(name: String, value: String)] = []
    var text: String?
    var slots: [Slot] = []
    var modifiers: [ModifierCall] = []
    var call: ModifierCall?
    var depth = 1

    init(_ name: String) { self.name = name }

    init(_ other: Storage) {
      name = other.name
      attributes = other.attributes
      extra = other.extra
      text = other.text
      slots = other.slots
      modifiers = other.modifiers
      call = other.call
      depth = other.depth
    }
  }

  private var storage: Storage

  init(_ name: String) { storage = Storage(name) }

  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
      return storage
    }
  }

  var name: String { storage.name }

  /// Sorted by name.
  var attributes: [(name: String, value: String)] {
    get { storage.attributes }
    set { own.attributes = newValue }
  }

  /// Attributes in no order, so that all have to be sorted.
  var extra: [(name: String, value: String)] { storage.extra }
  var slots: [Slot] { storage.slots }
  var modifiers: [ModifierCall] { storage.modifiers }
  var depth: Int { storage.depth }

  var text: String? {
    get { storage.text }
    set { own.text = newValue }
  }

  /// Spelling as a value; `nil` unless SwiftUI takes such an element as one.
  var call: ModifierCall? {
    get { storage.call }
    set { own.call = newValue }
  }

  mutating func add(_ modifiers: some Sequence<ModifierCall>) {
    // Writing fails here, so that more are not needed.
    guard storage.modifiers.count < ViewLimits.nesting else { return }
    own.modifiers.append(contentsOf: modifiers)
  }

  /// Sets an attribute, unless it has its default.
  @inline(never)
  mutating func value(_ name: String, _ code: String, _ standard: String? = nil) {
    guard code != standard, code != "nil" else { return }
    own.attributes.append((name, code.attributeText))
  }

  @inline(never)
  mutating func textAttribute(_ name: String, _ text: String) {
    own.attributes.append((name, text))
  }

  @inline(never)
  mutating func binding(_ name: String, _ source: BindingSource) {
    switch source {
    case .constant(let code): value(name, code)
    case .state(let state, _):
      own.extra.append(("bind", name == state ? name : "\(name): \(state)"))
    case .property: break
    }
  }

  mutating func steps(_ name: String, _ steps: Steps?) {
    if let steps, !steps.list.isEmpty { own.extra.append((name, steps.joined)) }
  }

  @inline(never)
  mutating func slot(_ name: String, _ content: (any VMLNode)?, isDefault: Bool = false) {
    guard let content else { return }
    own.slots.append(Slot(name: name, content: limited(content), isDefault: isDefault))
    own.depth = max(depth, content._depth + 1)
  }
}

/// View that is an element.
public protocol ElementView: PrimitiveView {
  var _node: ElementNode { get set }
}

extension ElementView {
  public func _write(to writer: inout ViewWriter) { writer.write(_node) }
  public var _depth: Int { _node.depth }

  /// The same element with a modifier more.
  func adding(_ call: ModifierCall) -> Self {
    var view = self
    view._node.add(CollectionOfOne(call))
    return view
  }
}

/// Spelling of an element where a value stands.
extension ElementView {
  var valueCode: String {
    guard let call = _node.call else { return "\(_node.name)()" }
    return _node.modifiers.reduce(call.code) { $0 + "." + $1.code }
  }
}

/// A modifier with its arguments, or an attribute.
public struct ModifierCall {
  /// Parts that few calls have, so that the others are small.
  private struct Rare {
    var name = ""
    var slots: [(offset: Int, slot: ElementNode.Slot)] = []
    var states: [(name: String, value: String)] = []
    var held: [String] = []
  }

  /// The call without its end, or an attribute's value.
  var text: String
  /// At most one.
  private var rare: [Rare] = []
  private var isFirst = true
  private var isBare = false

  /// The attribute's name; empty for a modifier.
  var name: String { rare.first?.name ?? "" }
  var isAttribute: Bool { !rare.isEmpty && !rare[0].name.isEmpty }
  /// Contents, each with the place in `text` where its slot's name stands.
  var slots: [(offset: Int, slot: ElementNode.Slot)] { rare.first?.slots ?? [] }
  /// States that it reads, with their first values.
  var states: [(name: String, value: String)] { rare.first?.states ?? [] }
  var isPlain: Bool { rare.isEmpty }

  /// A call that begins in such a way: `padding(`.
  init(_ start: String) { text = start }

  init(attribute name: String, _ value: String) {
    text = value
    rare = [Rare(name: name)]
  }

  init(code: String) {
    text = code
    isBare = true
  }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    if rare.isEmpty { rare.append(Rare()) }
    change(&rare[0])
  }

  /// The whole call.
  var code: String { isBare ? text : text + ")" }

  private mutating func begin(_ label: String?) {
    // Arguments with their defaults count only if one without a label follows.
    if label == nil, let held = rare.first?.held, !held.isEmpty {
      for code in held {
        separate()
        text += code
      }
      rare[0].held.removeAll()
    }
    separate()
    if let label {
      text += label
      text += ": "
    }
  }

  private mutating func separate() {
    if isFirst { isFirst = false } else { text += ", " }
  }

  /// Adds an argument, unless it has its default.
  @inline(never)
  mutating func value(_ label: String?, _ code: String, _ standard: String? = nil) {
    if code == standard {
      if label == nil { changeRare { $0.held.append(code) } }
      return
    }
    begin(label)
    text += code
  }

  @inline(never)
  mutating func binding(_ label: String?, _ source: BindingSource) {
    switch source {
    case .constant(let code): value(label, code)
    case .state(let name, let first), .property(let name, let first):
      begin(label)
      text += "attr(\(name))"
      changeRare { $0.states.append((name, first)) }
    }
  }

  @inline(never)
  mutating func steps(_ label: String?, _ steps: Steps?) {
    guard let steps, !steps.list.isEmpty else { return }
    begin(label)
    text += steps.list.count == 1 ? steps.joined : "steps(\(steps.list.joined(separator: ", ")))"
  }

  mutating func values(_ label: String?, _ codes: [String]) {
    for (index, code) in codes.enumerated() { value(index == 0 ? label : nil, code) }
  }

  /// Adds a view that is an argument itself: a colour as a value, any other in a slot.
  mutating func view(_ label: String?, _ name: String, _ content: (any View)?) {
    if let color = content as? Color {
      value(label, color.vmlCode)
    } else {
      slot(label, name, content)
    }
  }

  @inline(never)
  mutating func slot(_ label: String?, _ name: String, _ content: (any VMLNode)?) {
    guard let content else { return }
    begin(label)
    let slot = ElementNode.Slot(name: name, content: limited(content), isDefault: false)
    let place = text.utf8.count
    changeRare { $0.slots.append((place, slot)) }
  }
}

/// View with a modifier, in one piece as an element is.
struct ModifiedView: PrimitiveView {
  private final class Storage {
    let content: any VMLNode
    let call: ModifierCall
    let depth: Int

    init(_ content: any VMLNode, _ call: ModifierCall) {
      self.content = limited(content)
      self.call = call
      depth = call.slots.reduce(content._depth) { max($0, $1.slot.content._depth) } + 1
    }
  }

  private let storage: Storage
  var _depth: Int { storage.depth }

  init(_ content: any VMLNode, _ call: ModifierCall) { storage = Storage(content, call) }

  func _write(to writer: inout ViewWriter) {
    guard !writer.isStopped else { return }
    writer.write(storage.content, storage.call)
  }
}

extension View {
  @inline(never)
  func modified(_ call: ModifierCall) -> ModifiedView { ModifiedView(self, call) }

  /// Writes a modifier as it is given: `modifier("glow(.red)")`.
  ///
  /// Nothing of it is checked here. It must be one whole call.
  public func modifier(_ code: String) -> some View {
    var call = ModifierCall("")
    call.text = code.hasSuffix(")") ? String(code.dropLast()) : code + "("
    return modified(call)
  }

  /// Writes an attribute as it is given.
  public func attribute(_ name: String, _ value: String) -> some View {
    modified(ModifierCall(attribute: name, value))
  }

  /// Name of the view, which stays the same in the next document.
  public func id(_ id: some Hashable) -> some View { attribute("id", spelled(id).attributeText) }

  /// Value that stands for the view in a picker or a tab bar.
  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View {
    attribute("tag", spelled(tag).attributeText)
  }

  /// Adds classes, with blanks between them, which a site's sheets may style.
  public func `class`(_ names: String) -> some View { attribute("class", names) }

  /// Declares a state of this view and of what is in it: `.declaring("open", false)`.
  public func declaring(_ name: String, _ first: some StateValue) -> some View {
    attribute("state", "\(name): \(type(of: first).stateType) = \(first.vmlCode)")
  }
}
