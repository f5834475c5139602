import VMLDiagnostics

/// Whether a name is letters and digits and begins with a capital, as the name of a view has to.
///
/// Spec: VML 3.2.
package func isViewName(_ name: some Collection<UInt8>) -> Bool {
  guard let first = name.first, first &- 0x41 < 26 else { return false }
  return name.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
}

/// Warns of elements that can be read but whose names no client has a view for, once for each name.
///
/// A name that begins with a lower-case letter is a source's instruction, if it is anything, and is
/// checked where those are known.
func checkElementNames(of markup: Markup, reporting bag: inout DiagnosticBag) {
  // There is nothing to say of the well-known names.
  let wellKnown = NameTable.wellKnown.count
  guard markup.names.count > wellKnown else { return }
  var isKnown = [Bool](repeating: false, count: markup.names.count - wellKnown)
  for index in markup.nodes.indices where markup.nodes[index].kind == .element {
    let name = markup.nodes[index].name
    let own = Int(name.rawValue) - wellKnown
    guard own >= 0, !isKnown[own] else { continue }
    isKnown[own] = true
    let text = markup.names.bytes(of: name)
    if text.first.map({ $0 &- 0x61 < 26 }) == true || isViewName(text) { continue }
    bag.report(.elementName(markup.names.string(name), at: markup.nameRange(of: index)))
  }
}

extension Diagnostic {
  fileprivate static func elementName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .elementName, .warning, at: range,
      "'\(name)' is not the name of a view: those are letters and digits and begin with a capital",
      notes: [Note("it is kept as it is; clients read such names differently, or not at all")])
  }
}
