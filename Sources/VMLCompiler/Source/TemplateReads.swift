/// The parts of its site that a page or component may read, as its source shows, whatever its
/// instructions decide.
///
/// Cheaper to find than ``TemplateUses``, since every page of a build needs it.
public struct TemplateReads: Sendable {
  /// The components that it calls itself, by their index.
  public var components: Set<Int> = []
  /// The parts of `data` in its expressions: the keys as far as they are written out.
  ///
  /// None of them may exist: the last keys may be properties such as `count`.
  public var data: Set<[String]> = []
  /// The keys of the locales' texts that it refers to, whether or not they exist.
  public var texts: Set<String> = []

  /// Stands for `collections` where parts of the data are named; no file can have such a name.
  public static let collections = "\u{0}collections"

  /// Stands for the sizes of pictures where parts of the data are named.
  public static let images = "\u{0}images"

  /// Stands before the name of rows where parts of the data are named.
  public static let rows = "\u{0}rows "

  public init() {}

  fileprivate mutating func add(_ expression: Expression) {
    let readsSite = expression.kinds.contains { kind in
      switch kind {
      case .variable(let name): name.text == "data" || name.text == "collections"
      case .invoke(let function, _): function == .image
      default: false
      }
    }
    guard readsSite else { return }
    for name in expression.readImages { data.insert([Self.images] + (name.map { [$0] } ?? [])) }
    for path in expression.variablePaths {
      if path.variable == "data" { data.insert(path.members) }
      if path.variable == "collections" { data.insert([Self.collections] + path.members) }
    }
  }

  fileprivate mutating func add(_ template: Template) {
    for node in template.nodes where node.kind == .call { components.insert(Int(node.payload)) }
    components.formUnion(0..<template.choiceLimit)
    template.forEachExpression { add($0) }
    for text in template.texts where !text.isEscaped { texts.insert(text.key) }
  }

  fileprivate mutating func add(_ template: StringTemplate) {
    for case .interpolation(let interpolation) in template.parts { add(interpolation.expression) }
  }

  /// Recursion is limited by the reader of YAML.
  fileprivate mutating func add(_ field: Page.Field) {
    switch field {
    case .value: return
    case .template(let template): add(template)
    case .list(let items): for item in items { add(item) }
    case .object(let entries): for (_, field) in entries { add(field) }
    }
  }
}

extension Component {
  /// The reads of the component itself, without the components that it calls.
  public var templateReads: TemplateReads {
    var reads = TemplateReads()
    reads.add(template)
    for prop in props where !prop.lists.isEmpty { reads.data.formUnion(prop.lists.map { [$0] }) }
    return reads
  }
}

extension Page {
  /// The reads of the page itself, without the components that it calls.
  ///
  /// Its layout is one of the components, the site's lifecycle templates are not.
  public func templateReads(in elements: ElementNames) -> TemplateReads {
    var reads = TemplateReads()
    reads.add(body)
    reads.add(head)
    if let each { reads.add(each) }
    if let rows { reads.data.insert([TemplateReads.rows + rows]) }
    if let path { reads.add(path) }
    for field in fields { reads.add(field.value) }
    if let index = layout.flatMap({ elements.component($0.text) }) {
      reads.components.insert(index)
    }
    return reads
  }
}
