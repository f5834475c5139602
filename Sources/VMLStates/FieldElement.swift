public import VMLData
public import VMLMarkup

/// Elements that the user fills in.
public enum FieldElement {
  /// By element: the attribute that has its value.
  public static let valueAttributes: [String: String] = [
    "ColorPicker": "selection", "DatePicker": "selection", "MultiDatePicker": "selection",
    "Picker": "selection", "SecureField": "text", "Slider": "value", "Stepper": "value",
    "TextEditor": "text", "TextField": "text", "Toggle": "isOn",
  ]

  /// The constant that a field has at first; `text` is the value of its attribute, if it has one.
  public static func literal(of element: String, _ text: String?) -> BehaviourLiteral {
    switch element {
    case "Toggle": return .boolean(text == "true")
    case "Slider", "Stepper":
      if let integer = Int(text ?? "0") { return .integer(integer) }
      return .number(Double(text ?? "0").flatMap { $0.isFinite ? $0 : nil } ?? 0)
    default: return .string(text ?? "")
    }
  }

  /// The type of a field with that first value; `nil` where nothing tells.
  public static func type(of element: String, _ first: BehaviourLiteral) -> ValueType? {
    switch element {
    case "Toggle": .boolean
    case "Slider": .number()
    case "Stepper": if case .integer = first { .integer() } else { .number() }
    case "SecureField", "TextEditor", "TextField": .string()
    case "DatePicker": .date
    // The tags of a Picker may be of any type.
    default: nil
    }
  }
}
