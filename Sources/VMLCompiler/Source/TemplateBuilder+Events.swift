import VMLCatalog
import VMLDiagnostics
import VMLMarkup

extension TemplateBuilder {
  /// Reports attributes of SwiftUI's views whose names are like events, and are none: clients would
  /// ignore them.
  mutating func reportEvents(in nodes: Range<Int>) {
    var suspects: [NameID: EventName?] = [:]
    for number in NameTable.wellKnown.count..<max(markup.names.count, NameTable.wellKnown.count) {
      let name = NameID(rawValue: UInt32(number))
      guard markup.names.firstByte(of: name) == UInt8(ascii: "o") else { continue }
      if let event = EventName.nearest(to: markup.string(name)) { suspects[name] = event }
    }
    guard !suspects.isEmpty else { return }
    for index in nodes where markup.nodes[index].kind == .element {
      for position in markup.nodes[index].attributes {
        let attribute = markup.attributes[position]
        guard let event = suspects[attribute.name], isViewOfSwiftUI(markup.nodes[index].name) else {
          continue
        }
        bag.report(
          .unknownEvent(
            markup.string(attribute.name), nearest: event?.rawValue,
            at: markup.file.sourceRange(attribute.nameRange)))
      }
    }
  }

  private func isViewOfSwiftUI(_ name: NameID) -> Bool {
    let name = markup.string(name)
    return elements.component(name) == nil && Catalog.element(name)?.isWritable == true
  }
}

extension Diagnostic {
  fileprivate static func unknownEvent(
    _ name: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    let events = EventName.allCases.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      .unknownEvent, .error, at: range,
      "there is no event '\(name)'" + didYouMean(nearest),
      notes: nearest == nil
        ? [Note(ForeignNames.note(ofAttribute: name) ?? "the events are \(events)")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
