/// Value that is given back, as in SwiftUI: here a constant, or a state of the document by name.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let value: Value
  enum Kind {
    case constant
    case state(String)
    case property(any NamedState)
  }
  let kind: Kind

  /// The first value; what is set here is lost.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  init(_ value: Value, _ kind: Kind) {
    self.value = value
    self.kind = kind
  }

  /// The value that `get` gives now, as a constant.
  public init(get: () -> Value, set: (Value) -> Void) { self.init(get(), .constant) }

  /// A value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(value, .constant)
  }

  /// A part of the value, as a constant.
  public subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Binding<Part> {
    .constant(value[keyPath: path])
  }
}

extension Binding {
  var source: BindingSource {
    switch kind {
    case .constant: .constant(spelled(value))
    case .state(let name): .state(name, first: spelled(value).attributeText)
    case .property(let state):
      .property(state.stateName ?? "state", first: spelled(value).attributeText)
    }
  }
}

/// Form in which a binding is written.
enum BindingSource {
  case constant(String)
  case state(String, first: String)
  /// A property with `@State`: an element needs no static value of it.
  case property(String, first: String)
}

/// Value that a state of a document may have.
public protocol StateValue: VMLValue {
  /// Name of the type, and the value of a state that is only named.
  static var stateType: String { get }
  static var stateStandard: Self { get }
}

extension Bool: StateValue {
  public static var stateType: String { "boolean" }
  public static var stateStandard: Bool { false }
}

extension Int: StateValue {
  public static var stateType: String { "integer" }
  public static var stateStandard: Int { 0 }
}

extension Double: StateValue {
  public static var stateType: String { "number" }
  public static var stateStandard: Double { 0 }
}

extension String: StateValue {
  public static var stateType: String { "string" }
  public static var stateStandard: String { "" }
}

/// A state of the document, where SwiftUI takes a binding: `.sheet(isPresented: state("open"))`.
///
/// The first value counts only where no view around declares the state.
public func state<Value: StateValue>(
  _ name: String, _ first: Value = Value.stateStandard
) -> Binding<Value> {
  Binding(first, .state(name))
}

protocol NamedState: AnyObject {
  var stateName: String? { get set }
}

/// State of a view: its first value, which does not change on a server.
@propertyWrapper public struct State<Value>: NamedStateHolder {
  final class Storage: NamedState {
    let value: Value
    var stateName: String?
    init(_ value: Value) { self.value = value }
  }

  let storage: Storage
  var state: any NamedState { storage }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The first value; what is set here is lost.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> {
    Binding(storage.value, .property(storage))
  }
}

protocol NamedStateHolder {
  var state: any NamedState { get }
}

/// Steps that a client runs on an event, in order.
public struct Steps {
  var list: [String] = []

  var joined: String { list.joined(separator: ";") }

  /// A step by its name, with arguments as VML writes them.
  public init(_ name: String, _ arguments: String...) {
    list = ["\(name)(\(arguments.joined(separator: ", ")))"]
  }

  init(list: [String]) { self.list = list }
}

/// Steps whose changes are drawn with an animation.
public func withAnimation(
  _ animation: Animation = .default, @StepBuilder _ steps: () -> Steps
) -> Steps {
  Steps(list: ["animate(\(animation.vmlCode))"] + steps().list)
}

/// Calls the closure; there is nothing to draw here.
@_disfavoredOverload public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Puts steps one after the other.
@resultBuilder public enum StepBuilder {
  public static func buildExpression(_ steps: Steps) -> Steps { steps }
  public static func buildBlock(_ steps: Steps...) -> Steps { Steps(list: steps.flatMap(\.list)) }
  public static func buildOptional(_ steps: Steps?) -> Steps { steps ?? Steps(list: []) }
  public static func buildEither(first: Steps) -> Steps { first }
  public static func buildEither(second: Steps) -> Steps { second }
  public static func buildArray(_ steps: [Steps]) -> Steps { Steps(list: steps.flatMap(\.list)) }
}

/// Sends an action to the app, with values by name: `send("add_to_cart", sku: "lamp")`.
public let send = SendStep()

@dynamicCallable public struct SendStep: Sendable {
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, any VMLValue>
  ) -> Steps {
    var call = ModifierCall("send(")
    for (index, (label, value)) in arguments.enumerated() {
      let isAction = index == 0 && label.isEmpty
      call.value(
        label.isEmpty ? nil : label, isAction ? value.vmlCode.attributeText : value.vmlCode)
    }
    return Steps(list: [call.code])
  }
}

public func toggle(_ state: String) -> Steps { Steps("toggle", state) }
public func set(_ state: String, _ value: some VMLValue) -> Steps {
  Steps("set", state, value.vmlCode)
}
public func increment(_ state: String, by amount: Int = 1) -> Steps {
  amount == 1 ? Steps("increment", state) : Steps("increment", state, "by: \(amount)")
}
public func append(_ state: String, _ value: some VMLValue) -> Steps {
  Steps("append", state, value.vmlCode)
}
public func remove(_ state: String, _ value: some VMLValue) -> Steps {
  Steps("remove", state, value.vmlCode)
}
public func reset(_ state: String) -> Steps { Steps("reset", state) }
public func open(_ path: String) -> Steps { Steps("open", path.vmlCode) }
public func back() -> Steps { Steps("back") }
public func dismiss() -> Steps { Steps("dismiss") }
public func refresh() -> Steps { Steps("refresh") }
public func openURL(_ url: String) -> Steps { Steps("openURL", url.vmlCode) }
public func share(_ text: String) -> Steps { Steps("share", text.vmlCode) }
public func announce(_ text: String) -> Steps { Steps("announce", text.vmlCode) }
