/// The names that the compiler itself speaks of, and those that nearly every document has.
extension NameID {
  package static let vml = NameID(rawValue: 0)
  package static let head = NameID(rawValue: 1)
  package static let body = NameID(rawValue: 2)
  package static let `if` = NameID(rawValue: 3)
  package static let elseif = NameID(rawValue: 4)
  package static let `else` = NameID(rawValue: 5)
  package static let `for` = NameID(rawValue: 6)
  package static let empty = NameID(rawValue: 7)
  package static let `let` = NameID(rawValue: 8)
  package static let slot = NameID(rawValue: 9)
  package static let id = NameID(rawValue: 10)
  package static let tag = NameID(rawValue: 11)
  package static let template = NameID(rawValue: 12)
  package static let `class` = NameID(rawValue: 13)
  package static let style = NameID(rawValue: 14)
  package static let test = NameID(rawValue: 15)
  package static let each = NameID(rawValue: 16)
  package static let `in` = NameID(rawValue: 17)
  package static let index = NameID(rawValue: 18)
  package static let name = NameID(rawValue: 19)
  package static let value = NameID(rawValue: 20)
  package static let of = NameID(rawValue: 21)
  package static let url = NameID(rawValue: 22)
  package static let styleView = NameID(rawValue: 23)
  package static let groupView = NameID(rawValue: 24)
  package static let textView = NameID(rawValue: 25)
  package static let imageView = NameID(rawValue: 26)
  package static let vStack = NameID(rawValue: 27)
  package static let hStack = NameID(rawValue: 28)
  package static let zStack = NameID(rawValue: 29)
  package static let geometryReader = NameID(rawValue: 30)

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
  ]

  /// Whether an element of this name is an instruction to the compiler.
  package var isInstruction: Bool {
    switch self {
    case .if, .elseif, .else, .for, .empty, .let, .slot: true
    default: false
    }
  }
}
