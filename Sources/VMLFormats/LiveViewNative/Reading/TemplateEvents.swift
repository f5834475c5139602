/// The events of an element, with the values of its action.
struct TemplateEvents {
  private var names: [(event: String, action: String)] = []
  private var values: [String] = []
  private var delay: String?

  /// Whether an attribute says nothing to a page.
  func take(_ name: String) -> Bool {
    ["phx-target", "phx-update", ":key"].contains(name)
  }

  static let names = [
    "phx-click": "onTap", "phx-change": "onChange", "phx-submit": "onSubmit",
    "phx-focus": "onFocus", "phx-blur": "onBlur",
  ]

  /// Adds an event by its name, or a value as a step has it; `false` if it has no form.
  mutating func add(_ name: String, _ value: String) -> Bool {
    if let event = Self.names[name] {
      guard isName(value) else { return false }
      names.append((event, value))
    } else if name.hasPrefix("phx-value-") {
      let label = camelCase(String(name.dropFirst("phx-value-".count)).replacing("-", with: "_"))
      values.append("\(label): \(value)")
    } else if name == "phx-debounce" {
      guard let time = Double(value) else { return false }
      delay = written(time / 1000)
    } else {
      return false
    }
    return true
  }

  var attributes: [(name: String, value: String)] {
    names.map { event, action in
      let wait = delay.map { "debounce(\($0));" } ?? ""
      return (event, "\(wait)send(\(([action] + values).joined(separator: ", ")))")
    }
  }
}
