import VMLDiagnostics
import VMLMarkup

/// Finds the names of attributes in their files; a document's tree remembers only their values.
///
/// Asked only where something is reported.
struct WrittenAttributes: Sendable {
  private let components: [FileID: Template]
  /// Those of the present document's page: its body and its head.
  private var body: Template?
  private var head: Template?

  init(_ site: Site) {
    components = Dictionary(
      site.components.map { ($0.file, $0.template) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func begin(_ page: Page) {
    body = page.body
    head = page.head
  }

  /// The name of an attribute, or its value where the name does not stand before it.
  func name(of attribute: ViewTree.Attribute) -> SourceRange {
    (self.attribute(attribute)?.nameOrigin ?? attribute.origin).sourceRange
  }

  /// Whether the value stands in the file as it is, with nothing put into it.
  func isLiteral(_ attribute: ViewTree.Attribute) -> Bool {
    if case .literal? = self.attribute(attribute)?.value { return true }
    return false
  }

  private func attribute(_ attribute: ViewTree.Attribute) -> Template.Attribute? {
    for template in [body, head, components[attribute.origin.file]] {
      if let found = template?.attribute(attribute) { return found }
    }
    return nil
  }
}

extension Template {
  /// The attribute of this template that made one of a document.
  ///
  /// - Complexity: Logarithmic, since attributes are in the order of the file.
  fileprivate func attribute(_ attribute: ViewTree.Attribute) -> Attribute? {
    var (low, high) = (0, attributes.count)
    while low < high {
      let middle = (low + high) / 2
      if attributes[middle].origin.lowerBound < attribute.origin.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < attributes.count, attributes[low].origin == attribute.origin,
      attributes[low].name == attribute.name
    else { return nil }
    return attributes[low]
  }
}
