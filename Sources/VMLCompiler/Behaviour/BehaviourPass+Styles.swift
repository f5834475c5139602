import VMLDiagnostics
import VMLMarkup

// Steps in an element's own style, where their place among the modifiers counts.
extension BehaviourPass {
  /// Checks the steps in the styles of an element.
  mutating func checkStyles(of index: Int) {
    for position in tree.attributeRange(of: index) where tree.attributes[position].name == .style {
      checkStyle(tree.attributes[position])
    }
  }

  private mutating func checkStyle(_ attribute: ViewTree.Attribute) {
    let (style, steps) = steps(in: attribute)
    for (modifier, nodes) in steps {
      var found = DiagnosticBag()
      let list = readSteps(nodes, of: style, in: attribute.origin.file, reporting: &found)
      report(contentsOf: found)
      if let confirm = list.steps.first(where: { $0.name == .confirm }) {
        report(.dialogInStyle(at: confirm.range))
      }
      _ = check(list, of: Self.event(ofModifier: style.text(of: modifier)))
      behaviour.needs.isUsed = true
    }
  }

  /// The style's modifiers, and which of their arguments are steps.
  private mutating func steps(
    in attribute: ViewTree.Attribute
  ) -> (style: StyleTree, steps: [(modifier: Int, nodes: Range<Int>)]) {
    var style = StyleTree(source: [])
    // The parser of the file has reported its mistakes.
    var known = DiagnosticBag()
    _ = parseStyle(text(of: attribute), into: &style, reporting: &known)
    var steps: [(Int, Range<Int>)] = []
    guard style.holdsSteps else { return (style, steps) }
    for modifier in style.roots where style.nodes[modifier].kind == .modifier {
      for argument in style.arguments(of: modifier)
      where isStepCall(argument.nodes.lowerBound, in: style) {
        steps.append((modifier, argument.nodes))
      }
    }
    return (style, steps)
  }

  private func isStepCall(_ node: Int, in style: StyleTree) -> Bool {
    guard style.nodes[node].kind == .identifier, style.nodes[node].flags.contains(.call) else {
      return false
    }
    let name = style.text(of: node)
    return StepName(rawValue: name) != nil || name == StepName.list
  }

  /// The event that a modifier of SwiftUI answers, as far as it decides what its steps may do.
  private static func event(ofModifier name: String) -> EventName {
    switch name {
    case "onTapGesture": .onTap
    case "onLongPressGesture": .onLongPress
    case "onSubmit": .onSubmit
    case "onChange": .onChange
    case "refreshable": .onRefresh
    case "onDisappear": .onDisappear
    default: .onAppear
    }
  }

  /// Takes the modifiers with steps out of the styles of an element.
  mutating func stripStyles(of index: Int) {
    for position in tree.attributeRange(of: index) where tree.attributes[position].name == .style {
      let (style, steps) = steps(in: tree.attributes[position])
      guard !steps.isEmpty else { continue }
      let answering = Set(steps.map(\.modifier))
      var kept: [[UInt8]] = []
      for modifier in style.roots where !answering.contains(modifier) {
        var printer = StylePrinter()
        printer.print(modifiers: modifier..<Int(style.nodes[modifier].end), of: style)
        kept.append(printer.output)
      }
      tree.attributes[position].value = tree.append(
        Array(kept.joined(separator: [UInt8(ascii: ";")])))
    }
  }
}

extension Diagnostic {
  fileprivate static func dialogInStyle(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range, "'confirm' stands in the attribute of an event alone",
      notes: [Note("write it in 'onTap', or write the 'confirmationDialog' itself")])
  }
}
