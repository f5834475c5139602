import VMLDiagnostics

/// Whether a name is letters and digits and begins with a capital, as the name of a view has to.
///
/// Spec: VML 3.2.
public func isViewName(_ name: some Collection<UInt8>) -> Bool {
  guard let first = name.first, first &- 0x41 < 26 else { return false }
  return name.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
}

/// Warns of elements that can be read but whose names no client has a view for, once for each name.
///
/// A name that begins with a lower-case letter is a source's instruction, if it is anything, and is
/// checked where those are known.
func checkElementNames(of markup: Markup, reporting bag: inout DiagnosticBag) {
  // There is nothing to say of the well-known names, and hardly ever of others.
  let others = NameTable.wellKnown.count..<markup.names.count
  guard others.contains(where: { !isUsual(NameID(rawValue: UInt32($0)), in: markup) }) else {
    return
  }
  var isChecked = Set<NameID>()
  for index in markup.nodes.indices where markup.nodes[index].kind == .element {
    let name = markup.nodes[index].name
    guard !isUsual(name, in: markup), isChecked.insert(name).inserted else { continue }
    bag.report(.elementName(markup.names.string(name), at: markup.nameRange(of: index)))
  }
}

/// Whether a name is a view's or an instruction's.
private func isUsual(_ name: NameID, in markup: Markup) -> Bool {
  markup.names.firstByte(of: name) &- 0x61 < 26 || isViewName(markup.names.bytes(of: name))
}

extension Diagnostic {
  fileprivate static func elementName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .elementName, .warning, at: range,
      "'\(name)' is not the name of a view: those are letters and digits and begin with a capital",
      notes: [Note("it is kept as it is; clients read such names differently, or not at all")])
  }
}
