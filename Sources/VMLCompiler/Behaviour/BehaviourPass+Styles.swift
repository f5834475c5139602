import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Checks the steps that sheets give a document's elements, at their places in the sheets.
///
/// Called for sites whose sheets hold steps alone. `modifiers` has, by element, its modifiers of
/// sheets with steps, and `tree` is a document after ``applyBehaviour(to:of:in:reporting:)``.
///
/// - Returns: All that the document asks of the client, with what sheets ask.
func checkSheetSteps(
  _ modifiers: [Int: [ResolvedStyle.Modifier]], on tree: ViewTree, of page: Page, in site: Site,
  reporting bag: inout DiagnosticBag
) -> DocumentBehaviour {
  var pass = BehaviourPass(tree, page, site)
  pass.run(forSheets: modifiers)
  bag.report(contentsOf: pass.bag)
  return pass.behaviour
}

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
      check(nodes, ofModifier: style.text(of: modifier), in: style, attribute.origin.file)
    }
  }

  private mutating func check(
    _ nodes: Range<Int>, ofModifier modifier: String, in style: StyleTree, _ file: FileID
  ) {
    var found = DiagnosticBag()
    let list = readSteps(nodes, of: style, in: file, reporting: &found)
    report(contentsOf: found)
    if let confirm = list.steps.first(where: { $0.name == .confirm }) {
      report(.dialogInStyle(at: confirm.range))
    }
    _ = check(list, of: EventName(ofModifier: modifier))
    behaviour.needs.isUsed = true
  }

  /// Checks the steps that sheets give an element.
  mutating func checkSheets(of index: Int) {
    guard let modifiers = sheetModifiers[index] else { return }
    for modifier in modifiers {
      guard case .rule(let place) = modifier.origin else { continue }
      beginSheet(at: modifier.isWritten ? nil : place, of: index)
      for nodes in modifier.tree.steps(ofModifier: modifier.node) {
        check(nodes, ofModifier: modifier.name, in: modifier.tree, place.file)
      }
      endSheet()
    }
  }

  /// Whether the style of an element reads its `show` by `attr(show)`.
  ///
  /// Then it is an attribute like any other, as in the specification's
  /// `sheet(isPresented: attr(show), …)`.
  mutating func isShowReadByStyle(of index: Int) -> Bool {
    guard let position = tree.attribute(.style, of: index) else { return false }
    var style = StyleTree(source: [])
    // The parser of the file has reported its mistakes.
    var known = DiagnosticBag()
    _ = parseStyle(text(of: tree.attributes[position]), into: &style, reporting: &known)
    return style.nodes.indices.contains {
      style.nodes[$0].kind == .attribute && style.text(of: $0) == "show"
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
    let steps = style.roots.filter { style.nodes[$0].kind == .modifier }.flatMap { modifier in
      style.steps(ofModifier: modifier).map { (modifier: modifier, nodes: $0) }
    }
    return (style, steps)
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

extension Diagnostic.Note {
  static func stepsOfSheet(
    _ element: String, _ page: Page, at range: SourceRange
  ) -> Self {
    Self(
      "the rule gives these steps to this '\(element)' of the page '\(page.defaultPath)'", at: range
    )
  }
}

extension Diagnostic {
  fileprivate static func dialogInStyle(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range, "'confirm' stands in the attribute of an event alone",
      notes: [Note("write it in 'onTap', or write the 'confirmationDialog' itself")])
  }
}
