import VMLMarkup

extension MarkupFormatter {
  /// Writes a start tag without its end on one line.
  ///
  /// - Returns: Whether that can be done, and fits.
  mutating func writeFlatStartTag(_ index: Int) -> Bool {
    let node = markup.nodes[index]
    output.append(UInt8(ascii: "<"))
    output.append(markup.names.bytes(of: node.name))
    for attribute in markup.attributes[node.attributes] {
      output.append(UInt8(ascii: " "))
      guard writeFlat(attribute), output.column <= formattedLineWidth else { return false }
    }
    return true
  }

  /// Writes a start tag: on one line if it fits there, otherwise with its attributes one a line.
  ///
  /// `text` is what the element holds, if that stays on the line of the tag's end.
  mutating func writeStartTag(
    _ index: Int, indent: Int, end: String, before text: Range<Int>? = nil
  ) {
    let mark = output.mark
    if writeFlatStartTag(index), output.column + end.utf8.count <= formattedLineWidth,
      text.map({ !makesRoom(for: $0, from: indent) }) ?? true
    {
      return output.append(end)
    }
    output.rewind(to: mark)
    let node = markup.nodes[index]
    output.append(UInt8(ascii: "<"))
    output.append(markup.names.bytes(of: node.name))
    // To put a single attribute on a line of its own makes no room.
    let isSingle = node.attributeCount == 1
    let inner = isSingle ? indent : indent + indentationWidth
    for attribute in markup.attributes[node.attributes] {
      if isSingle { output.append(UInt8(ascii: " ")) } else { output.startLine(indent: inner) }
      write(attribute, indent: inner, trailing: isSingle ? end.utf8.count : 0)
    }
    if !isSingle, node.attributeCount > 0 { output.startLine(indent: indent) }
    output.append(end)
  }

  /// Whether a text finds room on a line if the attributes before it, which were written on one
  /// line, are the longer part and make way.
  private func makesRoom(for text: Range<Int>, from indent: Int) -> Bool {
    guard text.count <= formattedLineWidth * 4, !source[text].contains(0x0A) else { return false }
    let tag = output.column - indent
    let length = width(of: source[text])
    return length < tag && output.column + length > formattedLineWidth
      && indent + length <= formattedLineWidth
  }

  // MARK: Attributes

  /// Writes an attribute on one line; `false` if it holds a line break, or does not fit.
  private mutating func writeFlat(_ attribute: Markup.Attribute) -> Bool {
    // Only white space is ever left out.
    guard !isLonger(attribute.valueRange, than: formattedLineWidth) else { return false }
    output.append(source[attribute.nameRange])
    guard !attribute.flags.contains(.bare) else { return true }
    output.append(UInt8(ascii: "="))
    let value = attribute.valueRange
    if attribute.flags.contains(.style), let modifiers = modifiers(of: attribute) {
      let quote = quote(of: attribute)
      output.append(quote)
      for (index, modifier) in modifiers.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ";")) }
        output.append(modifier)
      }
      output.append(quote)
      return true
    }
    writeValue(attribute)
    return !source[value].contains(0x0A)
  }

  /// Whether a part has more than some characters of ASCII besides white space.
  private func isLonger(_ range: Range<Int>, than limit: Int) -> Bool {
    guard range.count > limit else { return false }
    var count = 0
    for index in range where source[index] &- 0x21 < 0x5E {
      count += 1
      if count > limit { return true }
    }
    return false
  }

  private mutating func write(_ attribute: Markup.Attribute, indent: Int, trailing: Int) {
    let mark = output.mark
    if writeFlat(attribute), output.column + trailing <= formattedLineWidth { return }
    output.rewind(to: mark)
    output.append(source[attribute.nameRange])
    guard !attribute.flags.contains(.bare) else { return }
    output.append(UInt8(ascii: "="))
    guard attribute.flags.contains(.style), let modifiers = modifiers(of: attribute),
      let first = modifiers.first
    else { return writeValue(attribute) }
    let quote = quote(of: attribute)
    output.append(quote)
    if modifiers.count == 1 {
      output.write(call: first, indent: indent, trailing: trailing + 1, .attribute)
    } else {
      for (index, modifier) in modifiers.enumerated() {
        output.startLine(indent: indent + indentationWidth)
        let isLast = index == modifiers.count - 1
        output.write(
          call: modifier, indent: indent + indentationWidth, trailing: isLast ? 0 : 1, .attribute)
        if !isLast { output.append(UInt8(ascii: ";")) }
      }
      output.startLine(indent: indent)
    }
    output.append(quote)
  }

  /// Writes a value as it stands.
  private mutating func writeValue(_ attribute: Markup.Attribute) {
    let quote = quote(of: attribute)
    output.append(quote)
    output.append(source[attribute.valueRange])
    output.append(quote)
  }

  /// `"` where nothing in the value would have to change for that, otherwise the quote that it has.
  private func quote(of attribute: Markup.Attribute) -> UInt8 {
    let value = attribute.valueRange
    return source[value].contains(UInt8(ascii: "\""))
      ? source[value.lowerBound - 1] : UInt8(ascii: "\"")
  }

  /// The modifiers of a `style`, each on one line; `nil` for a style that is kept as it stands.
  private func modifiers(of attribute: Markup.Attribute) -> [ArraySlice<UInt8>]? {
    var flattener = CallFlattener(source, attribute.valueRange, .attribute)
    guard flattener.flatten() else { return nil }
    var modifiers: [ArraySlice<UInt8>] = []
    var start = 0
    for end in flattener.ends {
      let modifier = flattener.output[start..<end]
      start = end
      if modifier.isEmpty { continue }
      guard isModifier(modifier) else { return nil }
      modifiers.append(modifier)
    }
    return modifiers
  }
}

/// Whether a text is one call: anything else in a style is a slip, which stays as it stands.
private func isModifier(_ text: ArraySlice<UInt8>) -> Bool {
  guard let name = text.firstIndex(of: UInt8(ascii: "(")), text.last == UInt8(ascii: ")"),
    text[..<name].allSatisfy({
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F || $0 == 0x40
    })
  else { return false }
  return bracketsEnd(in: text, from: name) == text.endIndex
}
