/// What of its site a page or component may read, as its source says it, whatever comes of its
/// instructions.
///
/// More cheaply found than ``TemplateUses``, since every page of a build is asked.
public struct TemplateReads: Sendable {
  /// The components that it calls itself, by their index.
  public var components: Set<Int> = []
  /// The parts of `data` that its expressions name: the keys as far as they are written out.
  ///
  /// None of them may be there: the last keys may be properties such as `count`.
  public var data: Set<[String]> = []
  /// The texts of the site's locales that it names, whether or not there are such.
  public var texts: Set<String> = []

  public init() {}

  fileprivate mutating func add(_ expression: Expression) {
    let readsData = expression.kinds.contains { kind in
      if case .variable(let name) = kind { name.text == "data" } else { false }
    }
    guard readsData else { return }
    for path in expression.variablePaths where path.variable == "data" {
      data.insert(path.members)
    }
  }

  fileprivate mutating func add(_ template: Template) {
    for node in template.nodes where node.kind == .call { components.insert(Int(node.payload)) }
    template.forEachExpression { add($0) }
    for text in template.texts where !text.isEscaped { texts.insert(text.key) }
  }

  fileprivate mutating func add(_ template: StringTemplate) {
    for case .interpolation(let interpolation) in template.parts { add(interpolation.expression) }
  }

  /// Recursion is as deep as the YAML is, which its reader limits.
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
  /// What the component reads itself, without what those do that it calls.
  public var templateReads: TemplateReads {
    var reads = TemplateReads()
    reads.add(template)
    return reads
  }
}

extension Page {
  /// What the page reads itself, without what the components do that it calls; its layout is one of
  /// these, those that stand in every head are not.
  public func templateReads(in elements: ElementNames) -> TemplateReads {
    var reads = TemplateReads()
    reads.add(body)
    reads.add(head)
    if let each { reads.add(each) }
    if let path { reads.add(path) }
    for (_, field) in fields { reads.add(field) }
    if let index = layout.flatMap({ elements.component($0.text) }) {
      reads.components.insert(index)
    }
    return reads
  }
}
