/// The names that the compiler itself speaks of, and those that nearly every document has.
///
/// Computed, since a constant of another module is asked for at each use whether it is there yet.
extension NameID {
  public static var vml: NameID { NameID(rawValue: 0) }
  public static var head: NameID { NameID(rawValue: 1) }
  public static var body: NameID { NameID(rawValue: 2) }
  public static var `if`: NameID { NameID(rawValue: 3) }
  public static var elseif: NameID { NameID(rawValue: 4) }
  public static var `else`: NameID { NameID(rawValue: 5) }
  public static var `for`: NameID { NameID(rawValue: 6) }
  public static var empty: NameID { NameID(rawValue: 7) }
  public static var `let`: NameID { NameID(rawValue: 8) }
  public static var slot: NameID { NameID(rawValue: 9) }
  public static var id: NameID { NameID(rawValue: 10) }
  public static var tag: NameID { NameID(rawValue: 11) }
  public static var template: NameID { NameID(rawValue: 12) }
  public static var `class`: NameID { NameID(rawValue: 13) }
  public static var style: NameID { NameID(rawValue: 14) }
  public static var test: NameID { NameID(rawValue: 15) }
  public static var each: NameID { NameID(rawValue: 16) }
  public static var `in`: NameID { NameID(rawValue: 17) }
  public static var index: NameID { NameID(rawValue: 18) }
  public static var name: NameID { NameID(rawValue: 19) }
  public static var value: NameID { NameID(rawValue: 20) }
  public static var of: NameID { NameID(rawValue: 21) }
  public static var url: NameID { NameID(rawValue: 22) }
  public static var styleView: NameID { NameID(rawValue: 23) }
  public static var groupView: NameID { NameID(rawValue: 24) }
  public static var text: NameID { NameID(rawValue: 25) }
  public static var vStack: NameID { NameID(rawValue: 27) }
  public static var button: NameID { NameID(rawValue: 31) }
  public static var geometryReader: NameID { NameID(rawValue: 30) }
  public static var navigationLink: NameID { NameID(rawValue: 40) }
  public static var link: NameID { NameID(rawValue: 41) }
  public static var destination: NameID { NameID(rawValue: 79) }
  static var asyncImage: NameID { NameID(rawValue: 57) }
  public static var role: NameID { NameID(rawValue: 83) }
  static var image: NameID { NameID(rawValue: 89) }

  /// In the order of their ids: those with a constant above, then the common ones of SwiftUI.
  static let wellKnownNames: [String] = [
    "vml", "head", "body", "if", "elseif", "else", "for", "empty", "let", "slot", "id", "tag",
    "template", "class", "style", "test", "each", "in", "index", "name", "value", "of", "url",
    "Style", "Group", "Text", "Image", "VStack", "HStack", "ZStack", "GeometryReader", "Button",
    "Label", "Spacer", "Divider", "List", "Form", "Section", "ScrollView", "NavigationStack",
    "NavigationLink", "Link", "Toggle", "TextField", "SecureField", "Picker", "Slider",
    "Stepper", "TabView", "Menu", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "Ellipse", "Color", "ProgressView", "AsyncImage", "Gauge", "Grid", "GridRow", "LazyVGrid",
    "LazyHGrid", "LazyVStack", "LazyHStack", "DisclosureGroup", "ViewThatFits", "ToolbarItem",
    "EmptyView", "SettingsLink", "ShareLink", "alignment", "spacing", "systemName",
    "systemImage", "title", "axis", "axes", "showsIndicators", "destination", "placement",
    "cornerRadius", "isOn", "role", "selection", "label", "text", "width", "height", "image",
    "content", "item", "icon", "tone", "badge", "sub", "price", "placeholder", "minLength",
    "isPresented",
    // The words of behaviour, in one stretch: events in the order of their cases.
    "state", "bind", "show", "form", "check",
    "onTap", "onLongPress", "onAppear", "onDisappear", "onVisible", "onChange", "onSubmit",
    "onFocus", "onBlur", "onRefresh", "onDismiss", "onFailure",
    "action", "actionValue",
    "component",
  ]

  /// Whether a name is a word of behaviour: an event, or `state` and the like; not `action`.
  @inlinable public var isBehaviour: Bool {
    rawValue &- Self.firstWord < Self.wordCount
  }

  /// Whether an attribute of this name tells an element from others, so that no state may move it.
  public var isIdentity: Bool {
    switch self {
    case .id, .tag, .template, .class, .style, .name: true
    default: false
    }
  }

  /// The event that an attribute of this name answers; `nil` for any other name.
  public var event: EventName? {
    let index = Int(rawValue) - Int(Self.firstWord) - 5
    return EventName.allCases.indices.contains(index) ? EventName.allCases[index] : nil
  }

  /// Whether the value of an attribute of this name is read as code, so that an interpolation in it
  /// is one value.
  public var isCode: Bool {
    isBehaviour && self != .form
  }

  @usableFromInline static var firstWord: UInt32 { 100 }
  @usableFromInline static var wordCount: UInt32 { 17 }

  public static var state: NameID { NameID(rawValue: 100) }
  public static var bind: NameID { NameID(rawValue: 101) }
  public static var show: NameID { NameID(rawValue: 102) }
  public static var form: NameID { NameID(rawValue: 103) }
  public static var check: NameID { NameID(rawValue: 104) }
  public static var action: NameID { NameID(rawValue: 117) }
  public static var actionValue: NameID { NameID(rawValue: 118) }

  public static var component: NameID { NameID(rawValue: 119) }

  /// Whether an element of this name is an instruction to the compiler.
  public var isInstruction: Bool {
    switch self {
    case .if, .elseif, .else, .for, .empty, .let, .slot, .component: true
    default: false
    }
  }
}
