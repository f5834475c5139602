import VMLDiagnostics

extension MarkupParser {
  /// Parses `'</' name '>'` of the innermost open element.
  ///
  /// - Returns: Where it ends; or `nil`, without having read anything, if that is not what is
  ///   there.
  @inline(__always)
  mutating func parsePlainEndTag(_ source: Span<UInt8>, at start: Int) -> Int? {
    guard let innermost = open.last else { return nil }
    let name = start &+ 2
    let end = name &+ innermost.nameRange.count
    guard byte(source, end) == UInt8(ascii: ">"),
      areSame(innermost.nameRange, from: name, in: source)
    else { return nil }
    closeInnermost()
    return end &+ 1
  }

  /// Parses `'</' name [space] '>'`.
  @inline(never)
  mutating func parseEndTag(_ source: Span<UInt8>) {
    isAtStart = false
    if skipForeignEndTag() { return }
    let start = position
    let name = NameKey(source, at: start + 2, ByteClasses.isElementName)
    position = endOfSpace(in: source, from: name.range.upperBound)
    if position < bytes.count, bytes[position] == UInt8(ascii: ">") {
      position += 1
    } else {
      recoverEndTag(name.range)
    }
    endElement(source, name, at: start..<position)
  }

  /// Steps over whatever stands in an end tag besides its name.
  private mutating func recoverEndTag(_ name: Range<Int>) {
    let rest = bytes[position...].firstIndex {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || $0 == 0x0A
    }
    guard let rest, bytes[rest] == UInt8(ascii: ">") else {
      position = name.upperBound
      report(.unclosedTag("/" + text(name), at: place(position..<position)))
      return
    }
    report(.endTagContent(at: place(position..<rest), all: place(name.upperBound..<rest)))
    position = rest + 1
  }

  private mutating func endElement(
    _ source: Span<UInt8>, _ name: NameKey, at tag: Range<Int>
  ) {
    guard let innermost = open.last else { return reportStray(name.range, at: tag) }
    if names.isName(innermost.name, source, name) { return closeInnermost() }
    // The end of `<else if …>`, which was reported.
    if innermost.name == .elseif, text(name.range) == "else" { return closeInnermost() }
    if let id = names.find(source, name), let depth = depth(of: id) {
      if !closeSwapped(name, depth, at: tag) {
        closeElements(downTo: depth + 1, before: tag)
        closeInnermost()
      }
      return
    }
    let innermostName = names.string(innermost.name)
    guard nearestName(to: text(name.range), in: [innermostName]) != nil, !isEndedNext(innermostName)
    else { return reportStray(name.range, at: tag) }
    report(
      .misspeltEndTag(
        text(name.range), at: place(name.range), of: innermostName,
        begun: nameRange(of: innermost)))
    closeInnermost()
  }

  /// Reports an end tag that ends nothing, at the start tag that has ended itself where one has:
  /// `<Text/>Hi</Text>`.
  private mutating func reportStray(_ name: Range<Int>, at tag: Range<Int>) {
    let wanted = Array(bytes[name])
    var index = tag.lowerBound
    while !wanted.isEmpty, index > max(0, tag.lowerBound - (1 << 12)) {
      index -= 1
      guard bytes[index] == UInt8(ascii: "<") else { continue }
      var start = index + 1
      while start < tag.lowerBound, bytes[start] == 0x20 { start += 1 }
      let isEnd = bytes[start] == UInt8(ascii: "/")
      let end = start + wanted.count
      guard bytes[(isEnd ? start + 1 : start)...].starts(with: wanted),
        isEnd || !ByteClasses.isIdentifier(bytes[end])
      else { continue }
      if isEnd { break }
      // A '<' with a blank behind it was reported.
      if start > index + 1 { return }
      guard let close = bytes[end...].firstIndex(of: UInt8(ascii: ">")),
        bytes[close - 1] == UInt8(ascii: "/")
      else { break }
      return report(
        .endedItself(text(name), at: place(index..<close + 1), slash: place(close - 1..<close)))
    }
    report(.strayEndTag(text(name), at: place(tag)))
  }

  /// Closes two elements whose end tags stand in the wrong order, and reports that once:
  /// `<A><B></A></B>`.
  private mutating func closeSwapped(_ name: NameKey, _ depth: Int, at tag: Range<Int>) -> Bool {
    guard open.count == depth + 2, let inner = open.last,
      // The second end tag may belong to an element further out.
      self.depth(of: inner.name, below: depth) == nil
    else { return false }
    var start = tag.upperBound
    while start < bytes.count, ByteClasses.isSpace(bytes[start]) { start += 1 }
    let innerName = names.string(inner.name)
    let second = Array("</\(innerName)>".utf8)
    guard bytes[start...].starts(with: second) else { return false }
    position = start + second.count
    let fixed = "</\(innerName)>" + text(tag.upperBound..<start) + "</\(text(name.range))>"
    report(
      .swappedEndTags(
        innerName, text(name.range), at: place(tag), fix: place(tag.lowerBound..<position), fixed))
    closeInnermost()
    closeInnermost()
    return true
  }

  /// Whether the next tag ends the innermost element, so that the one before it is one too many.
  private func isEndedNext(_ innermostName: String) -> Bool {
    if open.count > 1, open[open.count - 2].name == open[open.count - 1].name { return false }
    let endTag = bytes[position...].drop(while: ByteClasses.isSpace)
    return endTag.starts(with: Array("</\(innermostName)>".utf8))
  }

  /// Number of elements outside of the innermost open one of a name, among the first `count`.
  private func depth(of name: NameID, below count: Int? = nil) -> Int? {
    var index = count ?? open.count
    while index > 0 {
      index -= 1
      if open[index].name == name { return index }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func endTagContent(at range: SourceRange, all: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedTag, .error, at: range, "an end tag holds nothing but its name",
      fixIts: [FixIt("remove the rest", replace: all, with: "")])
  }

  fileprivate static func swappedEndTags(
    _ inner: String, _ outer: String, at range: SourceRange, fix: SourceRange, _ fixed: String
  ) -> Diagnostic {
    Diagnostic(
      .unclosedElement, .error, at: range,
      "expected '</\(inner)>' before '</\(outer)>', since the inner element ends first",
      fixIts: [FixIt("swap the end tags", replace: fix, with: fixed)])
  }

  fileprivate static func strayEndTag(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayEndTag, .error, at: range,
      name.isEmpty
        ? "an end tag has a name" : "'</\(name)>' ends nothing: no '\(name)' is open here",
      notes: [Note("remove it, or write the start tag that it belongs to")])
  }

  fileprivate static func endedItself(
    _ name: String, at range: SourceRange, slash: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .strayEndTag, .error, at: range,
      "this '\(name)' has ended itself, and '</\(name)>' ends nothing",
      fixIts: [FixIt("remove the '/'", replace: slash, with: "")])
  }

  fileprivate static func misspeltEndTag(
    _ name: String, at range: SourceRange, of element: String, begun start: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .strayEndTag, .error, at: range, "'\(name)' is not open; did you mean '\(element)'?",
      notes: [Note("the element that is open begins here", at: start)],
      fixIts: [FixIt("write '\(element)'", replace: range, with: element)])
  }
}
