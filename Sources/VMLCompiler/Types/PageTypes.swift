import VMLData
import VMLDiagnostics

/// The types of a page's variables, as far as they are known before its documents are made.
struct PageTypes {
  /// For the views; `nil` if nothing is known.
  private(set) var scope: TypeScope?
  /// For the front matter, which does not know itself.
  private(set) var frontScope: TypeScope?
  private let isPaginated: Bool

  /// `folder` gives the front matter its type; `rows` names the rows that the page is made of, if
  /// it is.
  init(
    _ entries: [DataNode.Entry], of folder: TypedData?, in configuration: SiteConfiguration,
    rows: String?, isPaginated: Bool
  ) {
    self.isPaginated = isPaginated
    let source = rows.flatMap { configuration.rows(named: $0) }
    guard configuration.dataTypes != nil || folder != nil || source != nil else { return }
    var known = configuration.typeScope ?? TypeScope(configuration.types)
    if let source {
      let declaration = KnownType.Declaration(subject: "'\(source.name)'", range: source.range)
      known.bind(itemVariable, to: .plain(source.type, declaration))
    }
    frontScope = known
    if let folder, let page = known.table.pageType(entries, of: folder) {
      known.bind(pageVariable, to: page)
    }
    scope = known
  }

  /// Makes `item` known; `false` after an error in the list.
  mutating func bindItem(
    of each: Expression, reporting bag: inout DiagnosticBag
  ) -> Bool {
    guard let type = frontScope?.type(of: each, for: .present, reporting: &bag) else {
      return frontScope == nil
    }
    let item = isPaginated ? type : type.element
    frontScope?.bind(itemVariable, to: item)
    scope?.bind(itemVariable, to: item)
    return true
  }
}

private let itemVariable = VariableName("item")
private let pageVariable = VariableName("page")

extension TypeTable {
  /// The type of `page`: the keys of its folder's front matter, and of every page.
  ///
  /// A value that may be left out is not nil in a page that has it.
  fileprivate func pageType(_ entries: [DataNode.Entry], of folder: TypedData) -> KnownType? {
    let declaration = KnownType.Declaration(subject: "'\(folder.path)'", range: folder.range)
    guard
      case .plain(.object(let fields?), let origin) = opened(.plain(folder.data.type, declaration))
    else { return nil }
    let own = ["path", "pagination", "draft", "expire", "parent", "publish"].map {
      (name: $0, type: KnownType.any)
    }
    let members = fields.map { field in
      let type = opened(.plain(field.type, origin))
      let isThere = entries.contains { $0.key == field.name && $0.value.content != .null }
      return (name: field.name, type: isThere ? type.unwrapped : type)
    }
    return .record(KnownType.Record(members: members + own, declaration: origin))
  }
}
