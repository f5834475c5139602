import VMLDiagnostics

/// A part of a template of LiveView Native, as it stands there.
indirect enum TemplateNode {
  case text(String)
  case comment(String)
  /// `<%= expression %>` or `{expression}`.
  case output(String, SourceRange)
  case element(TemplateElement)
  /// `<%= if … do %>` with its branches.
  case block(TemplateBlock)
}

struct TemplateElement {
  /// `VStack`, `.product_row`, `:footer`.
  var name: String
  var attributes: [TemplateAttribute] = []
  var children: [TemplateNode] = []
  var range: SourceRange
}

struct TemplateAttribute {
  var name: String
  var value: Value
  var range: SourceRange

  /// `nil` for an expression, and for no value.
  var text: String? { if case .text(let text) = value { text } else { nil } }

  enum Value {
    case text(String)
    case expression(String)
    case none
  }
}

struct TemplateBlock {
  /// `if @sale`, `for x <- @list`, `case @kind`.
  var head: String
  var range: SourceRange
  /// Each with what stands before `->`, or `else`; empty for the first.
  var branches: [(head: String, range: SourceRange, nodes: [TemplateNode])]

  init(head: String, range: SourceRange) {
    self.head = head
    self.range = range
    branches = [("", range, [])]
  }
}

/// Reads the markup of a template: elements, components, slots and what Elixir stands between.
struct TemplateParser {
  private let bytes: [UInt8]
  private let file: FileID
  /// The place of the template in its file.
  private let start: Int
  private var index = 0
  private var open: [Open] = []
  private var roots: [TemplateNode] = []
  private(set) var mistake: Diagnostic?

  private enum Open {
    case element(TemplateElement)
    case block(TemplateBlock)
  }

  init(_ bytes: [UInt8], in file: FileID, at start: Int) {
    self.bytes = bytes
    self.file = file
    self.start = start
  }

  private static let depthLimit = 200

  /// The parts; what is wrong is in ``mistake``.
  mutating func parse() -> [TemplateNode] {
    while index < bytes.count, mistake == nil {
      if looksAt("<%!--") {
        add(.comment(take(from: index + 5, to: "--%>", "a comment")))
      } else if looksAt("<!--") {
        add(.comment(take(from: index + 4, to: "-->", "a comment")))
      } else if looksAt("<%#") {
        add(.comment(take(from: index + 3, to: "%>", "a comment")))
      } else if looksAt("<%") {
        embedded()
      } else if looksAt("</") {
        close()
      } else if looksAt("<!") {
        _ = take(from: index + 2, to: ">", "a declaration")
      } else if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
        isNameStart(bytes[index + 1])
      {
        element()
      } else if bytes[index] == UInt8(ascii: "{") {
        let from = index
        if let code = braces() { add(.output(code, range(from))) }
      } else {
        text()
      }
    }
    if mistake == nil, let last = open.last { tellUnclosed(last) }
    return roots
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }

  private func range(_ from: Int) -> SourceRange {
    SourceRange(file: file, start + from..<start + max(index, from))
  }

  private func looksAt(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard index + utf8.count <= bytes.count, bytes[index] == utf8.first else { return false }
    return bytes[index..<index + utf8.count].elementsEqual(utf8)
  }

  private mutating func fail(_ message: String, _ from: Int, note: String? = nil) {
    if mistake == nil {
      mistake = Diagnostic(
        .wrongKind, .error,
        at: SourceRange(file: file, start + from..<start + min(from + 1, bytes.count)), message,
        notes: note.map { [.init($0)] } ?? [])
    }
    index = bytes.count
  }

  private mutating func tellUnclosed(_ part: Open) {
    switch part {
    case .element(let element):
      mistake = Diagnostic(
        .wrongKind, .error, at: element.range, "'<\(element.name)>' is never closed")
    case .block(let block):
      mistake = Diagnostic(
        .wrongKind, .error, at: block.range, "this block has no '<% end %>'")
    }
  }

  /// An end tag that closes an outer element, or none.
  private mutating func tellUnclosed(by name: String, _ from: Int) {
    let end = range(from)
    let isOuter = open.contains {
      if case .element(let element) = $0 { element.name == name } else { false }
    }
    guard isOuter, let inner = open.last else {
      return fail("'</\(name)>' closes nothing that is open here", from)
    }
    tellUnclosed(inner)
    mistake?.notes.append(.init("an outer element ends here", at: end))
    index = bytes.count
  }

  private mutating func add(_ node: TemplateNode) {
    switch open.last {
    case .element(var element)?:
      open.removeLast()
      element.children.append(node)
      open.append(.element(element))
    case .block(var block)?:
      open.removeLast()
      block.branches[block.branches.count - 1].nodes.append(node)
      open.append(.block(block))
    case nil: roots.append(node)
    }
  }

  private mutating func begin(_ part: Open, _ from: Int) {
    guard open.count < Self.depthLimit else {
      return fail("elements are more than \(Self.depthLimit) deep here", from)
    }
    open.append(part)
  }

  private mutating func take(from begin: Int, to end: String, _ what: String) -> String {
    let from = index
    let ending = Array(end.utf8)
    var here = begin
    while here + ending.count <= bytes.count {
      if bytes[here] == ending[0], bytes[here..<here + ending.count].elementsEqual(ending) {
        index = here + ending.count
        return String(decoding: bytes[begin..<here], as: UTF8.self)
      }
      here += 1
    }
    fail("\(what) is never closed with '\(end)'", from)
    return ""
  }

  private mutating func text() {
    let from = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "{")
    {
      index += 1
    }
    add(.text(String(decoding: bytes[from..<index], as: UTF8.self)))
  }

  /// `{…}` with what is balanced in it; the index stands behind it.
  private mutating func braces() -> String? {
    let from = index
    var depth = 0
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, byte == UInt8(ascii: "{") {
        depth += 1
      } else if !isInString, byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 {
          index += 1
          return String(decoding: bytes[from + 1..<index - 1], as: UTF8.self)
        }
      }
      index += 1
    }
    fail("'{' is never closed", from)
    return nil
  }

  // MARK: Elixir

  private mutating func embedded() {
    let from = index
    let isOutput = looksAt("<%=")
    let code = trimmed(take(from: index + (isOutput ? 3 : 2), to: "%>", "'<%'"))
    guard mistake == nil else { return }
    if code == "end" {
      guard case .block(let block)? = open.popLast() else {
        return fail("'<% end %>' ends nothing that is open here", from)
      }
      return add(.block(block))
    }
    if code == "else" || code.hasSuffix("->") {
      guard case .block(var block)? = open.last else {
        return fail("this branch belongs to no block", from)
      }
      open.removeLast()
      let head = code == "else" ? "else" : trimmed(String(code.dropLast(2)))
      let isFirst = block.branches.count == 1 && block.branches[0].head.isEmpty && code != "else"
      let range = range(from)
      if isFirst {
        (block.branches[0].head, block.branches[0].range) = (head, range)
      } else {
        block.branches.append((head, range, []))
      }
      open.append(.block(block))
      return
    }
    if code.hasSuffix(" do") {
      return begin(
        .block(TemplateBlock(head: trimmed(String(code.dropLast(3))), range: range(from))), from)
    }
    add(.output(code, range(from)))
  }

  // MARK: Elements

  private mutating func name() -> String {
    let from = index
    while index < bytes.count,
      isNameStart(bytes[index]) || bytes[index] &- 0x30 < 10 || "_-?!".utf8.contains(bytes[index])
    {
      index += 1
    }
    return String(decoding: bytes[from..<index], as: UTF8.self)
  }

  private mutating func skip() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func element() {
    let from = index
    index += 1
    var element = TemplateElement(name: name(), range: range(from))
    element.range = range(from)
    while true {
      skip()
      guard index < bytes.count else { return fail("this tag has no '>'", from) }
      if looksAt("/>") {
        index += 2
        return add(.element(element))
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return begin(.element(element), from)
      }
      let at = index
      if bytes[index] == UInt8(ascii: "{") {
        guard let code = braces() else { return }
        element.attributes.append(
          TemplateAttribute(name: "", value: .expression(code), range: range(at)))
        continue
      }
      guard let attribute = attribute() else {
        let escaped = element.attributes.last { $0.text?.hasSuffix("\\") == true }
        return fail(
          "this is no attribute", at,
          note: escaped.map { "a template has no '\\\"': write '\($0.name)' in single quotes" })
      }
      element.attributes.append(attribute)
    }
  }

  private mutating func attribute() -> TemplateAttribute? {
    let from = index
    let name = name()
    guard !name.isEmpty else { return nil }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return TemplateAttribute(name: name, value: .none, range: range(from))
    }
    index += 1
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      guard let code = braces() else { return nil }
      return TemplateAttribute(name: name, value: .expression(code), range: range(from))
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = bytes[index]
      let start = index + 1
      guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
      index = end + 1
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      return TemplateAttribute(name: name, value: .text(text), range: range(from))
    default: return nil
    }
  }

  private mutating func close() {
    let from = index
    index += 2
    let name = name()
    skip()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      return fail("this end tag has no '>'", from)
    }
    index += 1
    guard case .element(let element)? = open.last, element.name == name else {
      return tellUnclosed(by: name, from)
    }
    open.removeLast()
    add(.element(element))
  }
}

func trimmed(_ text: String) -> String {
  var text = text[...]
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}
