import VMLData
import VMLDiagnostics
import VMLMarkup

// `confirm`: a state, a dialog and two buttons.
extension BehaviourPass {
  /// The canonical text of a list of steps, with each `confirm` made a dialog of the element.
  ///
  /// The steps after a `confirm` become the steps of the dialog's button.
  mutating func expandDialogs(
    of list: StepList, _ event: EventName, _ attribute: ViewTree.Attribute, on index: Int
  ) -> [UInt8] {
    guard let place = list.steps.firstIndex(where: { $0.name == .confirm }) else {
      return list.canonical
    }
    let rest = Array(list.steps[(place + 1)...])
    if rest.contains(where: { $0.name == .confirm }) {
      report(.secondDialog(at: list.steps[place].range))
      return list.canonical
    }
    // The event's own value is gone when the dialog's button is tapped.
    guard event == .onTap || check(StepList(steps: rest), of: .onTap) else { return list.canonical }
    dialogs += 1
    add(
      BehaviourState(
        name: "confirm\(dialogs)", type: .boolean, first: .boolean(false),
        origin: .implicit(element: index), place: list.steps[place].range))
    let name = "confirm\(dialogs)"
    addDialog(list.steps[place], name, then: rest, to: index, at: attribute.origin)
    var steps = list.steps[..<place].map(\.canonical)
    steps.append(Array("set(\(name), true)".utf8))
    return Array(steps.joined(separator: [UInt8(ascii: ";")]))
  }

  private mutating func addDialog(
    _ confirm: Step, _ name: String, then steps: [Step], to index: Int, at origin: ViewTree.Origin
  ) {
    func text(_ label: String) -> String? {
      guard let argument = confirm.arguments.first(where: { $0.label == label }),
        case .operand(.literal(.string(let text))) = argument.value
      else { return nil }
      return text
    }
    var printer = StylePrinter()
    printer.print(string: (text("") ?? "").utf8)
    let title = String(decoding: printer.output, as: UTF8.self)
    addStyle(
      "confirmationDialog(\(title), isPresented: attr(\(name)), titleVisibility: .visible, "
        + "actions: :\(name))", to: index, at: origin)
    tree.setAttribute(tree.names.intern(name), to: "false".utf8, of: index, at: origin)
    let isDestructive = confirm.arguments.contains { $0.label == "role" }
    addButton(
      text("button") ?? "", name, role: isDestructive ? "destructive" : nil, to: index, at: origin,
      answering: Array(steps.map(\.canonical).joined(separator: [UInt8(ascii: ";")])))
    addButton(text("cancel") ?? "Cancel", name, role: "cancel", to: index, at: origin)
  }

  /// Adds a modifier to an element's own style, after all others.
  private mutating func addStyle(_ modifier: String, to index: Int, at origin: ViewTree.Origin) {
    guard
      let position = tree.attributeRange(of: index).last(where: {
        tree.attributes[$0].name == .style
      })
    else { return tree.setAttribute(.style, to: modifier.utf8, of: index, at: origin) }
    let own = tree.bytes[tree.attributes[position].value.range]
    tree.attributes[position].value = tree.append(
      own + (own.isEmpty ? "" : ";").utf8 + modifier.utf8)
  }

  private mutating func addButton(
    _ title: String, _ template: String, role: String?, to index: Int, at origin: ViewTree.Origin,
    answering steps: [UInt8] = []
  ) {
    func attribute(_ name: NameID, _ text: [UInt8]) -> ViewTree.Attribute {
      ViewTree.Attribute(name: name, value: tree.append(text), origin: origin)
    }
    var attributes = [attribute(.template, Array(template.utf8))]
    if let role { attributes.append(attribute(.role, Array(role.utf8))) }
    if !steps.isEmpty { attributes.append(attribute(Self.onTap, steps)) }
    edits.add(
      ViewEdits.View(
        name: .button, attributes: attributes, text: tree.append(title.utf8), origin: origin),
      to: index)
    if !steps.isEmpty { behaviour.needs.events.append(EventName.onTap.rawValue) }
  }

  private static let onTap = NameTable.wellKnown.find(EventName.onTap.rawValue) ?? .vml
}

extension Diagnostic {
  fileprivate static func secondDialog(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range, "an event asks the user once",
      notes: [Note("put both questions into one 'confirm'")])
  }
}
