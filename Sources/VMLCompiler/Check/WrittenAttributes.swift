import VMLDiagnostics
import VMLMarkup

/// Finds the names of attributes in their files, since a document's tree has only the values.
///
/// Needed only where something is reported.
struct WrittenAttributes: Sendable {
  private let components: [FileID: Template]
  /// The templates of the current document's page: its body and its head.
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

  /// The range of an attribute's name, or of its value if the name does not stand before it.
  func name(of attribute: ViewTree.Attribute) -> SourceRange {
    (find(attribute)?.name ?? attribute.origin).sourceRange
  }

  /// Whether the value stands in the file as it is, without an interpolation.
  func isLiteral(_ attribute: ViewTree.Attribute) -> Bool { find(attribute)?.isLiteral == true }

  private func find(_ attribute: ViewTree.Attribute) -> Written? {
    for template in [body, head, components[attribute.origin.file]] {
      if let found = template?.written(attribute) { return found }
    }
    return nil
  }
}

/// The place and form of an attribute in its file.
private struct Written {
  var name: ViewTree.Origin
  var isLiteral: Bool
}

extension Template {
  /// The attribute of this template that became one of a document.
  ///
  /// - Complexity: Logarithmic, since attributes are in the order of the file.
  fileprivate func written(_ attribute: ViewTree.Attribute) -> Written? {
    let place = attribute.origin.lowerBound
    let own = attributes.partition { $0.origin.lowerBound < place }
    if own < attributes.count, attributes[own].origin == attribute.origin,
      attributes[own].name == attribute.name
    {
      let isLiteral = if case .literal = attributes[own].value { true } else { false }
      return Written(name: attributes[own].nameOrigin, isLiteral: isLiteral)
    }
    let index = fragmentAttributes.partition { $0.origin.lowerBound < place }
    guard index < fragmentAttributes.count,
      fragmentAttributes[index].origin == attribute.origin,
      fragmentAttributes[index].name == attribute.name
    else { return nil }
    return Written(
      name: ViewTree.Origin(
        SourceRange(file: attribute.origin.file, fragmentAttributeNames[index].range)),
      isLiteral: true)
  }
}

extension Array {
  /// The index of the first element for which `isBefore` is false.
  ///
  /// It must be true for all elements before that one and false for all after.
  func partition(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
