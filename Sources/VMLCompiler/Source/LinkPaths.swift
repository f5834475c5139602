import VMLDiagnostics
import VMLMarkup

// Paths that stand in the `destination` of a `NavigationLink`. SwiftUI's parameter of that name is
// a view, so that the path is read as the link's `value`.

extension Markup {
  /// The attributes that stand for the `value` of a link, by their indices in order.
  ///
  /// - Complexity: Linear in the nodes.
  func linkPaths() -> [Int] {
    var paths: [Int] = []
    for node in nodes where node.kind == .element && node.name == .navigationLink {
      for index in node.attributes
      where attributes[index].name == .destination && isPath(attributes[index])
        && !node.attributes.contains(where: { attributes[$0].name == .value })
      {
        paths.append(index)
      }
    }
    return paths
  }

  /// Whether a value is a path from the site's root, as far as it can be told before it is known.
  private func isPath(_ attribute: Attribute) -> Bool {
    if attribute.flags.contains(.interpolation) { return true }
    let start = Array(bytes(attribute.value).prefix(2))
    return start.first == UInt8(ascii: "/") && start != Array("//".utf8)
  }
}

extension TemplateBuilder {
  /// The attributes of a range that stand for the `value` of a link.
  ///
  /// - Complexity: Logarithmic in the links of the file, and linear in what is found.
  func linkPaths(in range: Range<Int>) -> ArraySlice<Int> {
    guard !linkPaths.isEmpty else { return [] }
    let start = linkPaths.partition { $0 < range.lowerBound }
    let end = linkPaths[start...].firstIndex { $0 >= range.upperBound } ?? linkPaths.endIndex
    return linkPaths[start..<end]
  }

  /// Reports the places in the markup where a path stands in the wrong attribute.
  mutating func reportLinkPaths() {
    for index in linkPaths {
      let name = markup.file.sourceRange(markup.attributes[index].nameRange)
      bag.report(.linkDestination(at: name))
    }
  }
}

extension Diagnostic {
  fileprivate static func linkDestination(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .linkDestination, .warning, at: range,
      "the path of a 'NavigationLink' is its 'value'",
      notes: [
        Note("it is read as the 'value' here; SwiftUI's 'destination' is a view, a template")
      ],
      fixIts: [FixIt("write 'value'", replace: range, with: "value", safety: .safe)])
  }
}
