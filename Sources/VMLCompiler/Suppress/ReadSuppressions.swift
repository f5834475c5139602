public import VMLDiagnostics
import VMLMarkup

/// Reads the `vmlc-ignore` comments of a source: a page or component, a sheet, or YAML, by the
/// ending of its path.
///
/// A comment behind something is for its line and for the item that ends there. A comment that
/// stands alone is for the next item: a start tag, a text, a rule's selectors, a modifier, a line
/// of YAML.
///
/// - Complexity: Linear; a file without such a comment is only searched for the word.
public func readSuppressions(of file: SourceFile) -> Suppressions {
  guard mentionsIgnore(file.bytes) else { return Suppressions() }
  var reader = SuppressionReader(file)
  switch file.path.split(separator: ".").last?.lowercased() {
  case "vml": reader.readMarkup()
  case "vss": reader.readSheet(0..<file.bytes.count)
  case "yaml", "yml": reader.readYAML(0..<file.bytes.count)
  default: break
  }
  return reader.finished()
}

private let word = Array("vmlc-ignore".utf8)

private func mentionsIgnore(_ bytes: [UInt8]) -> Bool {
  // 'g' is rarer than most letters, and stands in the middle.
  var index = 6
  let span = bytes.span
  while index < span.count {
    if span[index] == UInt8(ascii: "g"), index - 6 + word.count <= span.count,
      bytes[index - 6..<index - 6 + word.count].elementsEqual(word)
    {
      return true
    }
    index += 1
  }
  return false
}

extension Collection<UInt8> {
  /// Whether the inside of a comment begins with `vmlc-ignore`.
  var beginsWithIgnore: Bool { drop { $0 <= 0x20 }.starts(with: word) }
}

/// The start of the statement or rule that ended last, or of the rule whose block has just begun.
private struct SheetItems {
  private(set) var last: Int?
  /// Start of the current item.
  private var start: Int?
  /// Starts of the rules whose blocks are open.
  private var open: [Int] = []

  /// Reads a byte outside of strings and comments.
  mutating func read(_ byte: UInt8, at index: Int) {
    switch byte {
    case UInt8(ascii: ";"): last = start ?? last
    case UInt8(ascii: "{"):
      last = start ?? index
      open.append(last ?? index)
    case UInt8(ascii: "}"): last = open.popLast() ?? last
    default:
      if byte > 0x20, start == nil { start = index }
      return
    }
    start = nil
  }
}

private struct SuppressionReader {
  let file: SourceFile
  private let bytes: [UInt8]
  /// The line that was found last, since many comments may stand in one.
  private var lastLine = 0..<0
  private var found: [Comment] = []

  /// A comment: its inside, all of it, and the range that it is for.
  private struct Comment {
    var text: Range<Int>
    var whole: Range<Int>
    var scope: Range<Int>
    /// Whether the white space around it may be part of a text.
    var isInText = false
  }

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  // MARK: Markup

  mutating func readMarkup() {
    var ignored = DiagnosticBag()
    let source = parseSource(file, reporting: &ignored)
    let front = FrontMatter(of: file, reporting: &ignored)
    if let yaml = front.yaml { readYAML(yaml) }
    let markup = source.markup
    for sheet in pageSheets(
      of: markup.envelope(reporting: &ignored)?.head, in: markup, reporting: &ignored)
    {
      if case .rules(let range) = sheet.source { readSheet(range) }
    }
    let places = places(ofCommentsIn: markup)
    // From the end, so that the item after a comment is known when the comment is reached.
    var next = bytes.count..<bytes.count
    for index in markup.nodes.indices.reversed() {
      let node = markup.nodes[index]
      guard node.kind == .comment else {
        let isBlank = node.kind == .text && bytes[node.range].allSatisfy { $0 <= 0x20 }
        if !isBlank { next = node.range }
        continue
      }
      guard let text = inside(node.range) else { continue }
      let place = places.comments[index] ?? CommentPlace(parent: -1)
      add(
        text, whole: node.range, next: next, behind: place.behind,
        isInText: places.withText.contains(place.parent))
    }
  }

  /// The node around a comment, -1 for none, and the start of the sibling before it, or else of
  /// that node.
  private struct CommentPlace {
    var parent: Int
    var behind: Int?
  }

  /// The places of comments, and the nodes that have a text among their children.
  private func places(
    ofCommentsIn markup: Markup
  ) -> (comments: [Int: CommentPlace], withText: Set<Int>) {
    var comments: [Int: CommentPlace] = [:]
    var withText: Set<Int> = []
    var open: [(node: Int, end: Int, last: Int?)] = [(-1, markup.nodes.count, nil)]
    for (index, node) in markup.nodes.enumerated() {
      while let innermost = open.last, innermost.end <= index { open.removeLast() }
      let parent = open.last?.node ?? -1
      if node.kind == .comment {
        comments[index] = CommentPlace(parent: parent, behind: open.last?.last)
      } else {
        if node.kind == .text, bytes[node.range].contains(where: { $0 > 0x20 }) {
          withText.insert(parent)
        }
        open[open.count - 1].last = node.range.lowerBound
      }
      if node.kind == .element { open.append((index, Int(node.end), node.range.lowerBound)) }
    }
    return (comments, withText)
  }

  /// The range between `<!--` and `-->`.
  private func inside(_ comment: Range<Int>) -> Range<Int>? {
    guard comment.count >= 7 else { return nil }
    return comment.lowerBound + 4..<comment.upperBound - 3
  }

  // MARK: Sheets

  mutating func readSheet(_ range: Range<Int>) {
    var comments: [(text: Range<Int>, whole: Range<Int>, behind: Int?)] = []
    var items = SheetItems()
    var index = range.lowerBound
    var quote: UInt8?
    while index < range.upperBound {
      let byte = bytes[index]
      let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
      if let open = quote {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == open || byte == 0x0A { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        let comment = comment(at: index, isLine: next == UInt8(ascii: "/"), in: range)
        comments.append((comment.text, comment.whole, items.last))
        index = comment.whole.upperBound
        continue
      }
      items.read(byte, at: index)
      index += 1
    }
    // From the end, so that the next item is found once, however many comments there are.
    var next: (start: Int, scope: Range<Int>)?
    var (known, end) = (range.upperBound, range.upperBound)
    for comment in comments.reversed() {
      let start = min(endOfSpace(from: comment.whole.upperBound), known)
      end = bytes[start..<known].firstIndex { [0x3B, 0x7B, 0x7D].contains($0) } ?? end
      known = start
      // A comment in between is for the same item.
      let scope = next?.start == start ? next?.scope ?? start..<end : start..<end
      add(comment.text, whole: comment.whole, next: scope, behind: comment.behind)
      next = (comment.whole.lowerBound, scope)
    }
  }

  private func comment(
    at start: Int, isLine: Bool, in range: Range<Int>
  ) -> (text: Range<Int>, whole: Range<Int>) {
    var index = start + 2
    if isLine {
      while index < range.upperBound, bytes[index] != 0x0A { index += 1 }
      return (start + 2..<index, start..<index)
    }
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "*"), index + 1 < range.upperBound,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        return (start + 2..<index, start..<index + 2)
      }
      index += 1
    }
    return (start + 2..<index, start..<index)
  }

  private func endOfSpace(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index
  }

  // MARK: YAML

  mutating func readYAML(_ range: Range<Int>) {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      lines.append(start..<end)
      start = end + 1
    }
    var next = range.upperBound..<range.upperBound
    for line in lines.reversed() {
      guard let mark = hash(in: line) else {
        if bytes[line].contains(where: { $0 > 0x20 }) { next = line }
        continue
      }
      add(mark + 1..<line.upperBound, whole: mark..<line.upperBound, next: next)
      if bytes[line.lowerBound..<mark].contains(where: { $0 > 0x20 }) { next = line }
    }
  }

  /// Offset of a line's comment; `nil` if it has none.
  private func hash(in line: Range<Int>) -> Int? {
    var quote: UInt8?
    for index in line {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"),
        index == line.lowerBound || bytes[index - 1] <= 0x20
      {
        return index
      }
    }
    return nil
  }

  // MARK: Comments

  /// Adds a comment that begins with `vmlc-ignore`; `next` is the item after it, and `behind` is
  /// the start of the item that ends before it.
  private mutating func add(
    _ text: Range<Int>, whole: Range<Int>, next: Range<Int>, behind: Int? = nil,
    isInText: Bool = false
  ) {
    let start = bytes[text].firstIndex { $0 > 0x20 } ?? text.upperBound
    guard bytes[start..<text.upperBound].starts(with: word) else { return }
    let end = start + word.count
    // Another word that begins with `vmlc-ignore`.
    if end < text.upperBound, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ":") { return }
    let isAlone = isFirst(whole.lowerBound)
    let line = line(around: whole.lowerBound)
    let lineScope = min(behind ?? line.lowerBound, line.lowerBound)..<line.upperBound
    found.append(
      Comment(
        text: end..<text.upperBound, whole: whole,
        scope: isAlone
          ? whole.lowerBound..<max(next.upperBound, whole.upperBound)
          : lineScope, isInText: isInText))
  }

  private mutating func line(around place: Int) -> Range<Int> {
    if lastLine.contains(place) { return lastLine }
    var (start, end) = (place, place)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    lastLine = start..<end
    return lastLine
  }

  /// Whether only white space stands before a place in its line.
  private func isFirst(_ place: Int) -> Bool {
    var index = place
    while index > 0, bytes[index - 1] != 0x0A {
      index -= 1
      if bytes[index] > 0x20 { return false }
    }
    return true
  }

  func finished() -> Suppressions {
    var suppressions = Suppressions()
    for comment in found.sorted(by: { $0.scope.lowerBound < $1.scope.lowerBound }) {
      let names = names(in: comment.text)
      if names.isEmpty {
        suppressions.addEmpty(
          at: file.sourceRange(comment.whole.lowerBound..<comment.text.lowerBound))
      }
      for (place, name) in names.enumerated() {
        let text = String(decoding: bytes[name], as: UTF8.self)
        guard let code = DiagnosticCode(rawValue: text), code.isConfigurable else {
          suppressions.addUnknown(text, at: file.sourceRange(name))
          continue
        }
        suppressions.add(
          code, about: comment.scope, at: file.sourceRange(name),
          removal: file.sourceRange(removal(of: place, among: names, in: comment)))
      }
    }
    suppressions.finish(at: file.sourceRange(0..<0))
    return suppressions
  }

  /// The names after `vmlc-ignore:`, up to a dash, after which a reason may stand.
  private func names(in text: Range<Int>) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var index = text.lowerBound
    while index < text.upperBound {
      guard !isBetweenNames(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.upperBound, !isBetweenNames(bytes[index]) { index += 1 }
      let isDash = bytes[start..<index].allSatisfy { $0 == UInt8(ascii: "-") }
      if isDash || bytes[start..<index].elementsEqual("—".utf8)
        || bytes[start..<index].elementsEqual("–".utf8)
      {
        return names
      }
      names.append(start..<index)
    }
    return names
  }

  private func isBetweenNames(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }

  /// The range to delete so that a name is gone.
  private func removal(of place: Int, among names: [Range<Int>], in comment: Comment) -> Range<Int>
  {
    if names.count > 1 {
      return place + 1 < names.count
        ? names[place].lowerBound..<names[place + 1].lowerBound
        : names[place - 1].upperBound..<names[place].upperBound
    }
    if comment.isInText { return comment.whole }
    var (start, end) = (comment.whole.lowerBound, comment.whole.upperBound)
    let isFirst = isFirst(start)
    while start > 0, [0x20, 0x09].contains(bytes[start - 1]) { start -= 1 }
    let isLast = end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    // A comment on a line of its own goes with the line.
    if isFirst, isLast {
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      return start..<min(end + 1, bytes.count)
    }
    return (isLast ? start : comment.whole.lowerBound)..<end
  }
}
