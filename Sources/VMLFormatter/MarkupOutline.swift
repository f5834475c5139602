import VMLDiagnostics
import VMLMarkup

/// Facts for the formatter that a tree does not have: where elements end, and which elements hold
/// text.
struct MarkupOutline {
  /// One past the last byte of each node, its end tag included.
  private(set) var ends: [Int]
  /// End of each element's content, where its end tag begins.
  private(set) var contentEnds: [Int]
  /// The elements that keep what they hold byte for byte.
  private(set) var isKept: [Bool]
  /// Whether everything outside of elements has to stay as it is.
  private(set) var keepsRoots = false
  private let markup: Markup
  private let source: [UInt8]
  /// The element that holds each node; -1 for none.
  private var parents: [Int]

  /// - Returns: `nil` where the end of an element cannot be found.
  init?(of markup: Markup, from start: Int) {
    self.markup = markup
    source = markup.file.bytes
    let count = markup.nodes.count
    ends = Array(repeating: 0, count: count)
    contentEnds = Array(repeating: 0, count: count)
    isKept = Array(repeating: false, count: count)
    parents = Array(repeating: -1, count: count)
    guard findEnds() else { return nil }
    findText(from: start)
  }

  // MARK: Ends

  private mutating func findEnds() -> Bool {
    var open: [Int] = []
    for index in markup.nodes.indices {
      while let last = open.last, Int(markup.nodes[last].end) <= index { open.removeLast() }
      parents[index] = open.last ?? -1
      if markup.nodes[index].kind == .element { open.append(index) }
    }
    // Of the nodes in an element, the last one comes up first.
    var lastEnds = Array(repeating: 0, count: markup.nodes.count)
    for index in markup.nodes.indices.reversed() {
      let node = markup.nodes[index]
      let end = node.range.upperBound
      ends[index] = end
      if node.kind == .element, source[end - 2] != UInt8(ascii: "/") {
        guard findEndTag(of: index, behind: max(end, lastEnds[index])) else { return false }
      }
      let parent = parents[index]
      if parent >= 0, lastEnds[parent] == 0 { lastEnds[parent] = ends[index] }
    }
    return true
  }

  private mutating func findEndTag(of index: Int, behind position: Int) -> Bool {
    guard let tag = source[position...].firstIndex(of: UInt8(ascii: "<")), tag + 1 < source.count,
      source[tag + 1] == UInt8(ascii: "/"),
      let closing = source[tag...].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    contentEnds[index] = tag
    ends[index] = closing + 1
    return true
  }

  // MARK: Text

  /// Finds the elements in which white space may mean something.
  private mutating func findText(from start: Int) {
    let count = markup.nodes.count
    // One more than there are nodes, for what no element holds.
    var texts = Array(repeating: Content(), count: count + 1)
    var previousEnds = markup.nodes.map { $0.range.upperBound }
    previousEnds.append(start)
    for index in markup.nodes.indices {
      let node = markup.nodes[index]
      let holder = parents[index] < 0 ? count : parents[index]
      note(node, in: &texts[holder])
      if !isBlank(previousEnds[holder]..<node.range.lowerBound) { texts[holder].isMixed = true }
      previousEnds[holder] = ends[index]
    }
    for index in markup.nodes.indices where contentEnds[index] > 0 {
      if !isBlank(previousEnds[index]..<contentEnds[index]) { texts[index].isMixed = true }
    }
    if !isBlank(previousEnds[count]..<source.count) { texts[count].isMixed = true }
    spreadText(&texts)
    for index in markup.nodes.indices {
      let text = texts[index]
      isKept[index] =
        text.isMixed || text.isInText && (text.holdsBlank || text.holdsComment)
        || markup.nodes[index].name == .styleView && Int(markup.nodes[index].end) > index + 1
    }
    keepsRoots = texts[count].isMixed
  }

  /// Kinds of content that an element holds directly.
  private struct Content {
    /// Text that is more than white space.
    var isMixed = false
    /// White space that is part of a text if there is text beside it.
    var holdsBlank = false
    var holdsComment = false
    /// Whether there is text in the view around it, perhaps inside of instructions.
    var isInText = false
  }

  private func note(_ node: Markup.Node, in content: inout Content) {
    switch node.kind {
    case .text:
      let isBlank = !node.hasInterpolation && markup.bytes(node.text).allSatisfy { $0 <= 0x20 }
      if isBlank { content.holdsBlank = true } else { content.isMixed = true }
    case .comment: content.holdsComment = true
    case .element, .doctype: break
    }
  }

  /// An instruction's text is text of the view that it stands in, and so of the instructions beside
  /// it.
  private func spreadText(_ texts: inout [Content]) {
    for index in texts.indices where texts[index].isMixed { texts[index].isInText = true }
    for index in markup.nodes.indices.reversed()
    where isInstruction(index) && texts[index].isInText {
      texts[parents[index] < 0 ? markup.nodes.count : parents[index]].isInText = true
    }
    for index in markup.nodes.indices where isInstruction(index) {
      let holder = parents[index] < 0 ? markup.nodes.count : parents[index]
      if texts[holder].isInText { texts[index].isInText = true }
    }
  }

  private func isInstruction(_ index: Int) -> Bool {
    markup.nodes[index].kind == .element && markup.nodes[index].name.isInstruction
  }

  /// Whether there is nothing but white space in a part of the file.
  private func isBlank(_ range: Range<Int>) -> Bool {
    range.lowerBound <= range.upperBound && source[range].allSatisfy(isSpace)
  }
}
