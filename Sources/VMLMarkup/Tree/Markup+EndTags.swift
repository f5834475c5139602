public import VMLDiagnostics

extension Markup {
  /// Range of the name in an element's end tag; `nil` if it has none, or is too large for one edit
  /// to make sense to a reader.
  func endTagName(of element: Int) -> Range<Int>? {
    let node = nodes[element]
    let bytes = file.bytes
    let last = Int(node.end) - 1
    guard !isClosed(element), last - element <= Self.renameLimit else { return nil }
    // The end tags of all that is open at the last node come before this one.
    let inner = (element + 1..<last + 1).count {
      nodes[$0].end == node.end && nodes[$0].kind == .element && !isClosed($0)
    }
    var position = Int(nodes[last].upperBound)
    let limit = min(bytes.count, position + Self.endTagReach)
    for count in 0...inner {
      while position + 1 < limit, bytes[position] != UInt8(ascii: "<") { position += 1 }
      guard position + 1 < limit, bytes[position + 1] == UInt8(ascii: "/") else { return nil }
      position += 2
      guard count == inner else { continue }
      let name = Array(names.bytes(of: node.name))
      let range = position..<min(bytes.count, position + name.count)
      let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
      guard bytes[range].elementsEqual(name), !ByteClasses.isElementName(next) else { return nil }
      return range
    }
    return nil
  }

  /// Whether a start tag ends with `/>`.
  private func isClosed(_ element: Int) -> Bool {
    let end = Int(nodes[element].upperBound)
    return end >= 2 && end <= file.bytes.count && file.bytes[end - 2] == UInt8(ascii: "/")
  }

  /// Number of nodes that an element may hold and still be renamed.
  private static let renameLimit = 256
  /// Number of bytes of end tags and white space that may stand behind the last node of an element.
  private static let endTagReach = 1 << 10

  /// Whether an element that is not empty has an end tag; `true` also where that takes too long to
  /// find out.
  public func mayHaveEndTag(_ element: Int) -> Bool {
    Int(nodes[element].end) - element > Self.renameLimit || endTagName(of: element) != nil
  }

  /// The edit that gives an element another name, in both of its tags.
  ///
  /// - Returns: `nil` where the end tag is missing or far away.
  public func renaming(_ element: Int, to name: String) -> Diagnostic.FixIt? {
    let start = nameRange(of: element)
    if isClosed(element) { return Diagnostic.FixIt("write '\(name)'", replace: start, with: name) }
    guard let end = endTagName(of: element), end.upperBound - start.range.lowerBound <= 1 << 10
    else { return nil }
    let between = String(
      decoding: file.bytes[start.range.upperBound..<end.lowerBound], as: UTF8.self)
    return Diagnostic.FixIt(
      "write '\(name)' in both tags",
      replace: file.sourceRange(start.range.lowerBound..<end.upperBound),
      with: name + between + name)
  }
}
