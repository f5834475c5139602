import VMLCatalog
package import VMLMarkup
package import VMLStylesheet

/// How documents are written.
package struct EmissionOptions: Sendable {
  package var layout = MarkupWriter.Layout.compact
  package var conventions = SiteConfiguration.MarkupConventions()

  package init() {}
}

/// Writes finished documents, one after the other, into the same memory.
///
/// Spec: VML 9.
package struct DocumentEmitter: Sendable {
  private var writer: MarkupWriter
  private let options: EmissionOptions
  /// Whether an attribute's value is an enum case, by the name's number; filled when a name first comes up.
  private var enumAttributes: [Bool?] = []
  /// The open elements.
  private var open: [Int] = []
  private var pending: [PendingAttribute] = []

  /// An attribute to be written, with what decides its place.
  private struct PendingAttribute {
    var rank: Int
    var name: ArraySlice<UInt8>
    var value: ArraySlice<UInt8>
  }

  package init(_ options: EmissionOptions) {
    self.options = options
    writer = MarkupWriter(layout: options.layout)
  }

  /// The document as canonical VML.
  package mutating func emit(
    _ document: StyledDocument, styledBy resolver: borrowing StyleResolver
  ) -> [UInt8] {
    writer.reset()
    open.removeAll(keepingCapacity: true)
    writer.writeDoctype()
    let tree = document.tree
    for index in tree.nodes.indices {
      closeElements(before: index, of: tree)
      let node = tree.nodes[index]
      switch node.kind {
      case .text: writer.writeText(tree.bytes[node.text.range])
      case .comment: writer.writeComment(tree.bytes[node.text.range])
      case .element:
        emitElement(index, of: tree, style: document.styles[index], resolver)
      }
    }
    closeElements(before: tree.nodes.count, of: tree)
    writer.endDocument()
    return writer.output
  }

  private mutating func closeElements(before index: Int, of tree: ViewTree) {
    while let last = open.last, Int(tree.nodes[last].end) <= index {
      writer.writeEndTag(tree.names.bytes(of: tree.nodes[last].name))
      open.removeLast()
    }
  }

  private mutating func emitElement(
    _ index: Int, of tree: ViewTree, style: StyleID, _ resolver: borrowing StyleResolver
  ) {
    let node = tree.nodes[index]
    writer.beginTag(tree.names.bytes(of: node.name))
    if style.isNone {
      emitAttributes(of: index, of: tree, reading: [])
      emitStyleParameter(of: index, of: tree)
    } else {
      let resolved = resolver[style]
      if resolved.pieces.isEmpty {
        emitAttributes(of: index, of: tree, reading: resolved.attributes)
        writer.writeAttribute(Self.styleName, resolved.text[...])
      } else {
        emitHoisting(resolved, index, of: tree)
      }
    }
    let content = VMLCompiler.content(of: index, in: tree)
    writer.endTag(content)
    if content != .nothing { open.append(index) }
  }

  private static let styleName = Array("style".utf8)[...]

  /// Writes a `style` that is a shape's parameter of that name, and no modifiers.
  private mutating func emitStyleParameter(of index: Int, of tree: ViewTree) {
    guard let attribute = tree.attribute(.style, of: index) else { return }
    let value = tree.bytes[tree.attributes[attribute].value.range]
    guard !value.isEmpty, value.allSatisfy(isWordByte) else { return }
    writer.writeAttribute(Self.styleName, value)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  // MARK: Attributes

  /// Writes all attributes but `class` and `style`.
  private mutating func emitAttributes(
    of index: Int, of tree: ViewTree, reading names: [String]
  ) {
    collectAttributes(of: index, of: tree, reading: names)
    writePending()
  }

  private mutating func collectAttributes(
    of index: Int, of tree: ViewTree, reading names: [String]
  ) {
    pending.removeAll(keepingCapacity: true)
    for attribute in tree.attributes[tree.attributeRange(of: index)]
    where attribute.name != .class && attribute.name != .style {
      let name = tree.names.bytes(of: attribute.name)
      let isRead = !names.isEmpty && names.contains { $0.utf8.elementsEqual(name) }
      var value = tree.bytes[attribute.value.range]
      if value.first == UInt8(ascii: "."), isEnum(attribute.name, in: tree.names),
        value.dropFirst().first.map({ ($0 | 0x20) &- 0x61 < 26 }) == true,
        value.dropFirst().allSatisfy(isWordByte)
      {
        value = value.dropFirst()
      }
      pending.append(
        PendingAttribute(
          rank: attributeRank(attribute.name, isRead: isRead), name: name, value: value))
    }
  }

  private mutating func isEnum(_ name: NameID, in names: NameTable) -> Bool {
    let index = Int(name.rawValue)
    if index >= enumAttributes.count {
      enumAttributes += repeatElement(nil, count: index + 1 - enumAttributes.count)
    }
    if let known = enumAttributes[index] { return known }
    let isEnum = Catalog.isEnumAttribute(names.string(name))
    enumAttributes[index] = isEnum
    return isEnum
  }

  /// Writes the collected attributes in VML's order.
  private mutating func writePending() {
    if pending.count > 1, !options.conventions.keepsAttributeOrder {
      pending.sort {
        $0.rank != $1.rank ? $0.rank < $1.rank : $0.name.lexicographicallyPrecedes($1.name)
      }
    }
    for attribute in pending { writer.writeAttribute(attribute.name, attribute.value) }
  }

  // MARK: Strings in styles

  /// Writes an element whose style has strings that no client reads safely inside a style: each is moved to
  /// an attribute `s1`, `s2`, … and read with `attr()`.
  private mutating func emitHoisting(_ style: ResolvedStyle, _ index: Int, of tree: ViewTree) {
    collectAttributes(of: index, of: tree, reading: style.attributes)
    let used = Set(pending.map { String(decoding: $0.name, as: UTF8.self) } + style.attributes)
    var text: [UInt8] = []
    var encoded: [Range<Int>] = []
    var number = 0
    for piece in style.pieces {
      switch piece {
      case .text(let bytes): text += bytes
      case .string(let string) where options.conventions.encodesSemicolons && isPlain(string):
        let start = text.count
        text += [UInt8(ascii: "\"")] + string + [UInt8(ascii: "\"")]
        encoded.append(start..<text.count)
      case .string(let string):
        repeat { number += 1 } while used.contains("s\(number)")
        let name = "s\(number)"
        text +=
          options.conventions.style.quotesAttributeNames
          ? "attr(\"\(name)\")".utf8 : "attr(\(name))".utf8
        pending.append(
          PendingAttribute(
            rank: attributeRank(.vml, isRead: true), name: Array(name.utf8)[...], value: string[...]
          ))
      }
    }
    writePending()
    writer.beginAttribute(Self.styleName)
    writeStyle(text, encodingSemicolonsIn: encoded)
    writer.endAttribute()
  }

  /// Whether a string's only trouble is a semicolon.
  private func isPlain(_ string: [UInt8]) -> Bool {
    !string.contains { $0 == 0x22 || $0 == 0x5C || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private mutating func writeStyle(_ text: [UInt8], encodingSemicolonsIn ranges: [Range<Int>]) {
    var start = 0
    for range in ranges {
      for index in range where text[index] == UInt8(ascii: ";") {
        writer.writeAttributeText(text[start..<index])
        writer.writeRaw(Array("&#59;".utf8)[...])
        start = index + 1
      }
    }
    writer.writeAttributeText(text[start...])
  }
}
