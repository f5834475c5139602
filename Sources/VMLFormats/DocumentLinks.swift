import VMLMarkup

/// The links and addresses of a document, as clients of a format that know no release take them.
///
/// A link to a page becomes what reaches the app or the server, since nothing but a client of VML
/// finds a page by its path: for JSON and Swift a button that says `open`, for LiveView Native a
/// link to a LiveView. Addresses that no client finds are listed.
struct DocumentLinks {
  private(set) var document: CompactDocument
  private(set) var lacks: [FormatLack] = []
  private let format: DocumentFormat
  /// Parts of the text and what stands in their places.
  private var edits: [(part: Range<Int>, text: String)] = []
  /// The stacks around a node, the innermost last, each with the keys of the views in it.
  private var stacks: [(end: Int, keys: Set<String>)] = []

  /// Of a document that stands in canonical VML without line breaks.
  init(_ vml: [UInt8], in format: DocumentFormat) {
    self.format = format
    document = CompactDocument(vml)
    for node in document.nodes.indices where document.isElement(node) { visit(node) }
    if !edits.isEmpty { document = CompactDocument(edited) }
  }

  private mutating func visit(_ node: Int) {
    let name = document.bytes[document.nodes[node].name]
    switch name.count {
    case 4 where name.elementsEqual("Link".utf8): visitLink(node)
    case 7 where name.elementsEqual("WebView".utf8),
      10 where name.elementsEqual("AsyncImage".utf8):
      checkAddress("url", of: node)
    case 9 where format == .swiftUIML && name.elementsEqual("ShareLink".utf8):
      checkAddress("item", of: node)
    case 14 where name.elementsEqual("NavigationLink".utf8): visitNavigationLink(node)
    case 15 where format == .swiftUIML && name.elementsEqual("NavigationStack".utf8):
      let keys = document.links(in: node).compactMap(document.destinationKey)
      stacks.append((Int(document.nodes[node].end), Set(keys)))
    default: break
    }
  }

  private mutating func visitLink(_ node: Int) {
    guard let index = document.attribute("destination", of: node) else { return }
    guard isPathOfPage(document.value(of: index)) else {
      return checkAddress("destination", of: node)
    }
    let attribute = document.attributes[index]
    // Steps of its own are what a tap does, and it leads nowhere.
    let hasSteps = ["action", "onTap"].contains { document.attribute($0, of: node) != nil }
    if hasSteps, [.swiftUIML, .viewCodable, .swiftUI].contains(format) {
      rename(node, "Button")
      edits.append((attribute.name.lowerBound - 1..<attribute.value.upperBound + 1, ""))
      return
    }
    switch format {
    // Their tables have links.
    case .vml, .swiftUIML, .viewCodable: break
    case .swiftUI:
      let path = document.bytes[attribute.value]
      let text = String(decoding: path, as: UTF8.self)
      let quoted = text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "\\'")
      rename(node, "Button")
      edits.append(
        (attribute.name.lowerBound..<attribute.value.upperBound, "onTap=\"open('\(quoted)')"))
    case .liveViewNative:
      rename(node, "NavigationLink")
      edits.append((document.attributes[index].name, "value"))
    }
  }

  private mutating func visitNavigationLink(_ node: Int) {
    guard [.swiftUIML, .viewCodable].contains(format),
      let index = document.attribute("value", of: node), !leadsToOwnViews(node)
    else { return }
    let path = document.value(of: index)
    while let last = stacks.last, last.end <= node { stacks.removeLast() }
    if stacks.last?.keys.contains(path) == true { return }
    if isPathOfPage(path) {
      rename(node, "Link")
      edits.append((document.attributes[index].name, "destination"))
    } else if format == .swiftUIML {
      lack("value", of: node)
    }
  }

  private func leadsToOwnViews(_ node: Int) -> Bool {
    document.children(of: node).contains { document.slot(of: $0) == "destination" }
  }

  private mutating func rename(_ node: Int, _ name: String) {
    let old = document.nodes[node].name
    edits.append((old, name))
    if let end = endTag(of: node) { edits.append((end + 2..<end + 2 + old.count, name)) }
  }

  /// The index of an element's end tag; `nil` for an element that needs none.
  private func endTag(of node: Int) -> Int? {
    let bytes = document.bytes
    var start = Int(document.nodes[node].tagEnd)
    guard start < bytes.count, bytes[start] != UInt8(ascii: "/") else { return nil }
    var last: Int?
    for child in document.children(of: node) { last = child }
    if let last {
      let end =
        document.isElement(last) ? endTag(of: last) : document.nodes[last].text.upperBound - 1
      start = (end ?? Int(document.nodes[last].tagEnd)) + 1
    }
    let tag = Array("</".utf8)
    let comment = Array("<!--".utf8)
    while start < bytes.count, !bytes[start...].starts(with: tag) {
      let isComment = bytes[start...].starts(with: comment)
      let end = isComment ? bytes[start...].firstRange(of: Array("-->".utf8)) : nil
      start = end?.upperBound ?? start + 1
    }
    return start < bytes.count ? start : nil
  }

  private mutating func checkAddress(_ name: String, of node: Int) {
    // A LiveView's server knows its own addresses; an empty one is none.
    guard format != .liveViewNative, let text = document.value(name, of: node), !text.isEmpty,
      !isWholeAddress(text)
    else { return }
    lack(name, of: node)
  }

  private mutating func lack(_ attribute: String, of node: Int) {
    lacks.append(
      FormatLack(element: Int(document.nodes[node].number), part: .deadLink(attribute)))
  }

  private var edited: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document.bytes.count + 16 * edits.count)
    var start = 0
    for (part, text) in edits.sorted(by: { $0.part.lowerBound < $1.part.lowerBound }) {
      bytes += document.bytes[start..<part.lowerBound]
      bytes += text.utf8
      start = part.upperBound
    }
    return bytes + document.bytes[start...]
  }
}

/// Whether a reference is a path from the site's root.
public func isPathFromRoot(_ text: String) -> Bool {
  let slash = UInt8(ascii: "/")
  return text.utf8.first == slash && text.utf8.dropFirst().first != slash
}

/// Whether the last part of a path has an ending of one to eight letters and digits, as files have.
public func hasFileEnding(_ text: String) -> Bool {
  let path = text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  let name = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? []
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return false }
  let ending = name[name.index(after: dot)...]
  return (1...8).contains(ending.count)
    && ending.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
}

/// Whether a reference is the path of a page, and of no file.
func isPathOfPage(_ text: String) -> Bool { isPathFromRoot(text) && !hasFileEnding(text) }
