/// The events of an element, with the values of its action.
struct TemplateEvents {
  /// The answer to an event.
  enum Step {
    /// An action with values of its own, as a step has them.
    case action(String, [String])
    case whole(String)
  }

  private var names: [(event: String, step: Step)] = []
  private var values: [String] = []
  private var delay: String?

  /// Whether an attribute says something of an event, and is none.
  static func isDetail(_ name: String) -> Bool {
    name.hasPrefix("phx-value-") || ["phx-debounce", "phx-target"].contains(name)
  }

  static let names = [
    "phx-click": "onTap", "phx-change": "onChange", "phx-submit": "onSubmit",
    "phx-focus": "onFocus", "phx-blur": "onBlur",
  ]

  /// Adds the step of an event; `false` if an attribute is none.
  mutating func add(_ name: String, steps step: Step) -> Bool {
    guard let event = Self.names[name] else { return false }
    names.append((event, step))
    return true
  }

  /// Adds an event by its name, or a value as a step has it; `false` if it has no form.
  mutating func add(_ name: String, _ value: String) -> Bool {
    if let event = Self.names[name] {
      guard isName(value) else { return false }
      names.append((event, .action(value, [])))
    } else if name.hasPrefix("phx-value-") {
      // The server reads it by this name.
      let label = String(name.dropFirst("phx-value-".count)).replacing("-", with: "_")
      guard isName(label) else { return false }
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
    names.map { event, step in
      let wait = delay.map { "debounce(\($0));" } ?? ""
      switch step {
      case .action(let action, let own):
        return (event, "\(wait)send(\(([action] + own + values).joined(separator: ", ")))")
      case .whole(let step): return (event, wait + step)
      }
    }
  }
}
