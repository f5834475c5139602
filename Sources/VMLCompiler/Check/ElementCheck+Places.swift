import VMLCatalog
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// The kinds of an element and of its content, as SwiftUI's builders tell them apart.
struct PlaceFacts: Sendable {
  var kinds = Catalog.ContentKinds.all
  /// Kinds of what stands in it without a template.
  var taken = Catalog.ContentKinds.all
  /// Whether it is of the kind of its content, which may be of every kind that its place takes.
  var isTransparent = false
  /// Whether it is a view, and views may fill all its slots.
  var isOrdinary = true

  init() {}

  init(_ element: Catalog.Element) {
    kinds = element.contentKinds
    taken = element.kinds(takenBy: nil)
    isTransparent = element.isTransparent
    isOrdinary =
      kinds.contains(.view) && taken.contains(.view)
      && element.slots.allSatisfy { element.kinds(takenBy: $0.name.string).contains(.view) }
  }
}

extension ElementCheck {
  /// Checks that each element is of a kind that its place takes: no chart content in a stack, no
  /// view in a chart.
  ///
  /// The outermost elements of a fragment may be of every kind. `places` receives the kinds that
  /// each node's content may be of.
  mutating func checkPlaces(
    in document: StyledDocument, styledBy resolver: inout StyleResolver,
    reporting bag: inout DiagnosticBag
  ) {
    let tree = document.tree
    // Most documents have nothing but views, which go together.
    guard hasOddElements(in: tree) else { return }
    let root: Catalog.ContentKinds = isFragment ? .all : .view
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.kind == .element else {
        places.append(.all)
        continue
      }
      if node.name.rawValue <= NameID.body.rawValue {
        places.append(node.name == .body ? root : .all)
        continue
      }
      let facts = placeFacts(of: node.name, in: tree.names)
      let parent = Int(node.parent)
      var place = parent < 0 ? root : places[parent]
      var template: Int?
      if parent >= 0, shapes[parent].templates != 0,
        let attribute = tree.attribute(.template, of: index), !tree.isHiddenAtFirst(index)
      {
        place = kinds(takenBy: tree.attributes[attribute].value, of: parent, document, &resolver)
        template = attribute
      }
      if facts.isTransparent {
        places.append(place)
        continue
      }
      if facts.kinds.isDisjoint(with: place) {
        report(
          .misplaced(
            tree.names.string(node.name), facts.kinds,
            in: taker(of: index, isTemplate: template != nil, in: tree),
            as: template.map { tree.string(tree.attributes[$0].value) }, place,
            at: node.origin.sourceRange), to: &bag)
      }
      places.append(facts.taken)
    }
  }

  /// The name of the element whose content a node is; `nil` for a page's.
  private mutating func taker(of index: Int, isTemplate: Bool, in tree: ViewTree) -> String? {
    var parent = Int(tree.nodes[index].parent)
    while !isTemplate, parent >= 0,
      placeFacts(of: tree.nodes[parent].name, in: tree.names).isTransparent
    {
      parent = Int(tree.nodes[parent].parent)
    }
    guard parent >= 0, tree.nodes[parent].name != .body else { return nil }
    return tree.names.string(tree.nodes[parent].name)
  }

  /// Whether a tree has something else than views, or a place for it.
  private mutating func hasOddElements(in tree: ViewTree) -> Bool {
    for node in tree.nodes where node.kind == .element {
      let index = Int(node.name.rawValue)
      if index < ordinary.count, ordinary[index] { continue }
      guard placeFacts(of: node.name, in: tree.names).isOrdinary else { return true }
      let missing = index + 1 - ordinary.count
      if missing > 0 { ordinary += repeatElement(false, count: missing) }
      ordinary[index] = true
    }
    return false
  }

  /// Kinds that a template of an element may be of: what its slot takes, and the modifiers that
  /// name it.
  private mutating func kinds(
    takenBy slice: ViewTree.Slice, of parent: Int, _ document: StyledDocument,
    _ resolver: inout StyleResolver
  ) -> Catalog.ContentKinds {
    let tree = document.tree
    let style = document.styles[parent]
    var hash = ElementHash(UInt64(tree.nodes[parent].name.rawValue))
    hash.combine(UInt64(UInt32(bitPattern: style.rawValue)))
    hash.combine(tree.bytes, slice.range)
    let key = hash.value
    if let known = placeKinds[key] { return known }
    let template = tree.string(slice)
    let stem = String(template.prefix { $0 != "." })
    let name = tree.names.string(tree.nodes[parent].name)
    if placeKinds.count >= Self.placeLimit { placeKinds.removeAll() }
    var kinds: Catalog.ContentKinds = []
    if let element = Catalog.element(name),
      element.slots.contains(where: { $0.name.string == stem })
    {
      kinds = element.kinds(takenBy: stem)
    }
    if !style.isNone {
      for modifier in resolver.modifiers(of: style) where modifier.names(template: template, stem) {
        kinds.formUnion(Catalog.modifier(modifier.name)?.kindsTaken ?? .all)
      }
    }
    if kinds.isEmpty { kinds = .all }
    placeKinds[key] = kinds
    return kinds
  }

  private static let placeLimit = 10_000
}

extension ResolvedStyle.Modifier {
  /// Whether a template with one of two names fills one of its arguments.
  fileprivate func names(template: String, _ stem: String) -> Bool {
    let end = Int(tree.nodes[node].end)
    for node in node..<end where tree.nodes[node].kind == .template {
      let name = tree.text(of: node)
      if name == template || name == stem { return true }
    }
    return Catalog.modifier(name).map { modifier in
      modifier.overloads.contains { overload in
        overload.parameters.contains { $0.builder != nil && $0.name.string == stem }
      }
    } ?? false
  }
}

extension Diagnostic {
  fileprivate static func misplaced(
    _ element: String, _ kinds: Catalog.ContentKinds, in parent: String?, as template: String?,
    _ place: Catalog.ContentKinds, at range: SourceRange
  ) -> Diagnostic {
    let taker = parent.map { "'\($0)'" } ?? "a page"
    let slot = template.map { " for its template '\($0)'" } ?? ""
    var notes: [Note] = []
    if let way = wayOut(of: kinds) { notes.append(Note(way)) }
    if kinds.contains(.view), let parent, let way = wayOut(ofViewIn: parent) {
      notes.append(Note(way))
    }
    return Diagnostic(
      .unexpectedContent, .warning, at: range,
      "'\(element)' is \(kinds.singular ?? ""), and \(taker) takes "
        + place.plurals.joined(separator: " or ") + slot, notes: notes)
  }

  private static func wayOut(of kinds: Catalog.ContentKinds) -> String? {
    switch kinds.singular {
    case "a toolbar item": "a toolbar's items are a template of a view: 'toolbar(content: :items)'"
    case "a tab": "tabs stand in a 'TabView'"
    case "a table column", "a table row": "columns and rows stand in a 'Table'"
    case "chart content": "it stands in a 'Chart'"
    case "3D chart content": "it stands in a 'Chart3D'"
    case "an axis", "an axis mark": "it stands in a template of 'chartXAxis' or 'chartYAxis'"
    case "map content": "it stands in a 'Map'"
    default: nil
    }
  }

  private static func wayOut(ofViewIn parent: String) -> String? {
    switch parent {
    case "Chart": "a mark shows views with 'annotation', a chart with 'chartOverlay'"
    case "Map": "'<Annotation>' shows views at a place of the map"
    case "Table": "a '<TableColumn>' shows views for each row"
    default: nil
    }
  }
}
