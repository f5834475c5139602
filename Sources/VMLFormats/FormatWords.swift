import VMLMarkup

/// Texts that a format has everywhere, ready to be written.
final class FormatWords: Sendable {
  let codec: any FormatCodec
  let table: FormatTable
  /// A text as a view, whose hole the text is.
  let text: ElementPlan
  /// Several views as one, around them.
  let group: (before: [UInt8], after: [UInt8])
  /// No view where there has to be one.
  let empty: [UInt8]
  /// A view as a value, around it.
  let value: (before: [UInt8], after: [UInt8])
  /// By name of a view: the names under which not a view counts but its modifiers.
  private let slots: [String: Set<String>]
  /// The names of views of whose content it counts what it is.
  private let looked: Set<String>

  init(_ codec: any FormatCodec) {
    self.codec = codec
    table = codec.table
    let matcher = PatternMatcher(table: table, codec: codec)
    let row = table.views["Text"]?.first
    let members = row.map { matcher.make($0.members, ["content": .hole(0)]) } ?? []
    text = ElementPlan(
      codec.view(FormatView(type: row?.type ?? "", members: members)), holes: [.text], lacks: [],
      lacksAhead: 0, readsContext: false)
    // The hole is inside of the brackets.
    group = PreparedJSON(codec.group([.hole(0)])).halves
    empty = codec.group([]).json()
    value = PreparedJSON(codec.value(of: .hole(0))).halves
    slots = table.views.mapValues { rows in
      Set(
        rows.flatMap(\.parameters).filter { $0.kindOfViews == .modifiers }.map(\.label))
    }.filter { !$0.value.isEmpty }
    let kinds = Self.lookedKinds + [.flat, .caption]
    looked = Set(
      table.views.filter { view in
        view.value.flatMap(\.parameters).contains { parameter in
          parameter.label == "content"
            && kinds.contains { $0 == parameter.kindOfViews || $0 == parameter.caption }
        }
      }.keys)
  }

  /// The views that a link leads to, around them.
  func destination(_ key: String) -> (before: [UInt8], after: [UInt8]) {
    let group = codec.group([.hole(0)], under: key)
    return PreparedJSON(codec.value(of: group)).halves
  }

  /// The kinds of content of an element, which has so many texts and views without a name.
  func kinds(
    of node: Int, in document: CompactDocument, texts: Int, elements: Int, hasNames: Bool
  ) -> ContentKinds {
    var tag: UInt64 = elements > 0 ? 2 : texts > 1 ? 3 : UInt64(texts)
    let name = document.name(of: node)
    if looked.contains(name) {
      let content = document.children(of: node).filter { document.nodes[$0].template < 0 }
      tag |= bits(content, in: document) << 2
    }
    if document.hasDestinations, document.isStack(node), !document.links(in: node).isEmpty {
      tag |= 1 << 6
    }
    guard hasNames else { return ContentKinds(tag: tag) }
    return named(of: node, name, in: document, tag)
  }

  private func named(
    of node: Int, _ name: String, in document: CompactDocument, _ content: UInt64
  ) -> ContentKinds {
    var kinds = ContentKinds(tag: nil)
    var names: [String: [Int]] = [:]
    var order: [String] = []
    for view in document.children(of: node) {
      guard let name = document.slot(of: view) else { continue }
      if names[name] == nil {
        order.append(name)
        let value = document.attributes[Int(document.nodes[view].template)].value
        kinds.parts.append(value.lowerBound..<value.upperBound + 1)
      }
      names[name, default: []].append(view)
    }
    guard order.count <= 14 else { return kinds }
    var tag = content
    for (index, slot) in order.enumerated() {
      let views = names[slot] ?? []
      tag |= bits(views, in: document) << (4 * UInt64(index) + 8)
      guard slots[name]?.contains(slot) == true, views.count == 1, document.isElement(views[0])
      else { continue }
      let element = document.nodes[views[0]]
      kinds.parts.append(Int(element.start)..<Int(element.tagEnd))
    }
    kinds.tag = tag
    return kinds
  }

  /// The kinds that views are of, as bits.
  private func bits(_ nodes: [Int], in document: CompactDocument) -> UInt64 {
    var bits: UInt64 = 0
    for (index, kind) in Self.lookedKinds.enumerated() where document.fits(nodes, kind) {
      bits |= 1 << UInt64(index)
    }
    return bits
  }

  /// Kinds for which views must be looked at.
  private static let lookedKinds: [ValueKind] = [.plain, .symbol, .tab, .modifiers]
}
