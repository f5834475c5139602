extension SheetFormatter {
  /// Writes a modifier, a custom property or an instruction, with its `;`.
  mutating func writeStatement(_ range: Range<Int>, indent: Int) {
    if let (name, value) = property(range) {
      output.append(source[name])
      output.append(UInt8(ascii: ":"))
      if !value.isEmpty {
        output.append(UInt8(ascii: " "))
        writeCall(value, indent: indent, .sheet)
      }
    } else {
      writeCall(range, indent: indent, place(of: range))
    }
    output.append(UInt8(ascii: ";"))
  }

  private mutating func writeCall(_ range: Range<Int>, indent: Int, _ place: CallPlace) {
    var flattener = CallFlattener(source, range, place)
    guard flattener.flatten() else { return output.append(comment: range, of: source) }
    output.write(call: flattener.output[...], indent: indent, trailing: 1, place)
  }

  /// A statement on one line, without its `;`; `nil` for one that stays as it is.
  func statement(_ range: Range<Int>) -> [UInt8]? {
    guard let (name, value) = property(range) else {
      var flattener = CallFlattener(source, range, place(of: range))
      return flattener.flatten() ? flattener.output : nil
    }
    var flattener = CallFlattener(source, value, .sheet)
    guard flattener.flatten() else { return nil }
    return source[name] + (value.isEmpty ? ":" : ": ").utf8 + flattener.output
  }

  /// The name and the value of `--name: value`; `nil` for another statement.
  private func property(_ range: Range<Int>) -> (name: Range<Int>, value: Range<Int>)? {
    guard range.count > 2, source[range.lowerBound] == UInt8(ascii: "-"),
      source[range.lowerBound + 1] == UInt8(ascii: "-"),
      let colon = source[range].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    var end = colon
    while isSpace(source[end - 1]) { end -= 1 }
    var start = colon + 1
    while start < range.upperBound, isSpace(source[start]) { start += 1 }
    let name = range.lowerBound..<end
    // A comment between the two.
    guard !source[name].contains(UInt8(ascii: "/")) else { return nil }
    return (name, start..<range.upperBound)
  }

  /// Kind of a statement's brackets: `@append` has a modifier, other instructions a prelude of
  /// their own.
  private func place(of range: Range<Int>) -> CallPlace {
    source[range.lowerBound] == UInt8(ascii: "@") ? .prelude : .sheet
  }

  // MARK: What stands before a block

  /// Writes what stands before a `{`, and a blank.
  mutating func writePrelude(_ item: SheetOutline.Item, indent: Int) {
    let mark = output.mark
    if writeFlatPrelude(item), output.column + 2 <= formattedLineWidth {
      return output.append(UInt8(ascii: " "))
    }
    output.rewind(to: mark)
    guard !isInstruction(item), let selectors = flattenSelectors(source, item.range) else {
      output.append(comment: item.range, of: source)
      // The brace would be part of a comment that ends with its line.
      if endsWithLineComment(item) {
        output.startLine(indent: indent)
      } else {
        output.append(UInt8(ascii: " "))
      }
      return
    }
    for (index, selector) in selectors.enumerated() {
      if index > 0 {
        output.append(UInt8(ascii: ","))
        output.startLine(indent: indent)
      }
      output.append(selector[...])
    }
    output.append(UInt8(ascii: " "))
  }

  /// Writes what stands before a `{` on one line.
  ///
  /// - Returns: `false` for what stays as it is.
  mutating func writeFlatPrelude(_ item: SheetOutline.Item) -> Bool {
    if isInstruction(item) {
      var flattener = CallFlattener(source, item.range, .prelude)
      guard flattener.flatten() else { return false }
      output.append(flattener.output[...])
      return true
    }
    guard let selectors = flattenSelectors(source, item.range) else { return false }
    for (index, selector) in selectors.enumerated() {
      if index > 0 { output.append(", ") }
      output.append(selector[...])
    }
    return true
  }

  private func isInstruction(_ item: SheetOutline.Item) -> Bool {
    source[item.range.lowerBound] == UInt8(ascii: "@")
  }

  private func endsWithLineComment(_ item: SheetOutline.Item) -> Bool {
    var index = item.range.lowerBound
    while index < item.range.upperBound {
      switch source[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = endOfString(source, from: index, to: item.range.upperBound, .sheet) ?? index + 1
      case UInt8(ascii: "/"):
        guard let end = endOfComment(source, from: index) else {
          index += 1
          continue
        }
        if end >= item.range.upperBound { return source[index + 1] == UInt8(ascii: "/") }
        index = end
      default: index += 1
      }
    }
    return false
  }
}
