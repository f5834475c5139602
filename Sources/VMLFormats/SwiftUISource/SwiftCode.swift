import VMLCatalog

/// A statement of Swift, before it is laid out.
indirect enum SwiftStatement {
  /// An expression without closures.
  case line(String)
  case view(SwiftView)
  /// `if a { … } else { … }`, or a call with a block: each head with its statements.
  case blocks([SwiftBlock])

  /// Amount of work for the type checker: 1 for a view.
  var weight: Double {
    switch self {
    case .line: 1
    case .view(let view): view.weight
    case .blocks(let blocks): blocks.reduce(1) { $0 + $1.weight }
    }
  }
}

extension SwiftStatement {
  /// Whether it is a view that is nothing, which no builder needs.
  var isEmptyView: Bool {
    if case .view(let view) = self { view.flat == "EmptyView()" } else { false }
  }
}

struct SwiftBlock {
  var head: String
  var body: [SwiftStatement]

  var weight: Double { body.reduce(0) { $0 + $1.weight } }
}

/// A view with its modifiers.
struct SwiftView {
  /// The view itself, then its modifiers.
  var calls: [SwiftCall]
  /// Its type with them; `nil` for a view of the app.
  var type: Catalog.TypeEntry?

  var weight: Double { calls.reduce(0.75) { $0 + 0.25 + $1.weight } }

  /// The expression in one line; `nil` if it holds a closure.
  var flat: String? {
    guard calls.allSatisfy(\.closures.isEmpty) else { return nil }
    return calls.map(\.head).joined()
  }
}

/// A call with the closures behind it.
struct SwiftCall {
  /// `VStack(spacing: 8)` or `.padding()`; without parentheses where only closures follow.
  var head: String
  var closures: [SwiftClosure] = []

  var weight: Double {
    closures.reduce(0) { $0 + $1.body.reduce(0) { $0 + $1.weight } }
  }
}

struct SwiftClosure {
  /// Empty for one without a label; the first behind a call has none.
  var label: String
  /// `phase`, `image, index`; empty for none.
  var parameters = ""
  var body: [SwiftStatement]
}

/// An argument of a call that is put together.
enum SwiftArgument {
  case value(label: String, String)
  case closure(SwiftClosure)

  var isClosure: Bool { if case .closure = self { true } else { false } }
}

extension SwiftCall {
  /// A call of a function; the closures at its end stand behind it.
  ///
  /// A closure before other arguments has to be one that fits into a line.
  init(_ name: String, _ arguments: [SwiftArgument]) {
    let count = arguments.reversed().prefix(while: \.isClosure).count
    let texts = arguments.dropLast(count).map { argument in
      switch argument {
      case .value(let label, let code): label.isEmpty ? code : "\(label): \(code)"
      case .closure(let closure): "\(closure.label): \(closure.inLine)"
      }
    }
    let closures = arguments.suffix(count).compactMap { argument in
      if case .closure(let closure) = argument { closure } else { nil }
    }
    let hasParentheses = !texts.isEmpty || closures.isEmpty
    head = name + (hasParentheses ? "(\(texts.joined(separator: ", ")))" : "")
    self.closures = closures
  }
}

extension SwiftClosure {
  fileprivate var inLine: String {
    let parts = body.map { statement in
      switch statement {
      case .line(let text): text
      case .view(let view): view.flat ?? ""
      case .blocks: ""
      }
    }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: "; ")) }"
  }
}

/// Lays out statements, as swift-format does with lines of 100 columns.
struct SwiftPrinter {
  private(set) var lines: [String] = []
  private static let width = 100

  mutating func line(_ text: String, _ indent: Int = 0) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: indent) + text)
  }

  mutating func print(_ statements: [SwiftStatement], _ indent: Int) {
    for statement in statements {
      switch statement {
      case .line(let text): lines += Self.wrapped(text, indent)
      case .view(let view): print(view, indent)
      case .blocks(let blocks):
        for (index, block) in blocks.enumerated() {
          line((index > 0 ? "} " : "") + block.head + " {", indent)
          print(block.body, indent + 2)
        }
        line("}", indent)
      }
    }
  }

  private mutating func print(_ view: SwiftView, _ indent: Int) {
    if view.calls.count <= 2, let flat = view.flat, indent + flat.count <= Self.width {
      return line(flat, indent)
    }
    let last = view.calls.count - 1
    print(view.calls[0], indent, isLast: last == 0)
    // Modifiers stand below the bracket that ends a block.
    let isBlock = lines.last?.first { $0 != " " }.map { "})".contains($0) } == true
    for (index, call) in view.calls.enumerated().dropFirst() {
      print(call, isBlock ? indent : indent + 2, isLast: index == last)
    }
  }

  private mutating func print(_ call: SwiftCall, _ indent: Int, isLast: Bool) {
    let isEnd = isLast && call.closures.isEmpty
    lines += Self.wrapped(call.head, indent, reserve: call.closures.isEmpty ? 0 : 2, isEnd: isEnd)
    for (index, closure) in call.closures.enumerated() {
      let isLast = index == call.closures.count - 1
      if index > 0 { line("} \(closure.label):", indent) }
      let opening = closure.parameters.isEmpty ? " {" : " { \(closure.parameters) in"
      if call.closures.count == 1, let body = inLine(closure),
        lines[lines.count - 1].count + opening.count + body.count <= Self.width
      {
        lines[lines.count - 1] += opening + body
        return
      }
      lines[lines.count - 1] += opening
      print(closure.body, indent + 2)
      if isLast { line("}", indent) }
    }
  }

  /// The rest of a closure in one line: an empty one, or one of a single step.
  private func inLine(_ closure: SwiftClosure) -> String? {
    if closure.body.isEmpty { return "}" }
    guard closure.body.count == 1, case .line(let text) = closure.body[0] else { return nil }
    return " \(text) }"
  }

  // MARK: Long lines

  /// A text in lines: one, or what stands in its last brackets in lines of its own.
  ///
  /// The bracket that ends them has a line too where something follows.
  private static func wrapped(
    _ text: String, _ indent: Int, reserve: Int = 0, isEnd: Bool = true
  ) -> [String] {
    let line = String(repeating: " ", count: indent) + text
    guard line.count + reserve > width, let group = lastGroup(of: text) else { return [line] }
    let start = String(repeating: " ", count: indent) + group.before
    var lines = [start]
    var current = ""
    for (index, item) in group.items.enumerated() {
      let isLast = index == group.items.count - 1
      let piece = item + (isLast ? isEnd ? group.after : "" : ",")
      let room = width - indent - 2 - (isLast && isEnd ? reserve : 0)
      if !current.isEmpty, current.count + 1 + piece.count <= room {
        current += " " + piece
        continue
      }
      if !current.isEmpty { lines.append(String(repeating: " ", count: indent + 2) + current) }
      current = ""
      if piece.count <= room {
        current = piece
      } else {
        lines += wrapped(piece, indent + 2, reserve: isLast && isEnd ? reserve : 0)
      }
    }
    if !current.isEmpty { lines.append(String(repeating: " ", count: indent + 2) + current) }
    let last = lines[lines.count - 1]
    if isEnd, last.count > width, last.hasSuffix(group.after) {
      lines[lines.count - 1] = String(last.dropLast(group.after.count))
    } else if isEnd {
      return lines
    }
    return lines + [String(repeating: " ", count: indent) + group.after]
  }

  private struct BracketGroup {
    var before: String
    var items: [String]
    var after: String
  }

  /// The last brackets of a text that no others are around, cut at their commas.
  private static func lastGroup(of text: String) -> BracketGroup? {
    var depth = 0
    var opening: String.Index?
    var closing: String.Index?
    var commas: [String.Index] = []
    var isInText = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInText = false
        }
        continue
      }
      switch character {
      case "\"": isInText = true
      case "(", "[":
        if depth == 0 { (opening, commas) = (index, []) }
        depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0 { closing = index }
      case ",": if depth == 1 { commas.append(index) }
      default: continue
      }
    }
    guard let opening, let closing, opening < closing, text.index(after: opening) < closing else {
      return nil
    }
    var items: [String] = []
    var start = text.index(after: opening)
    for comma in commas {
      items.append(trimmed(text[start..<comma]))
      start = text.index(after: comma)
    }
    items.append(trimmed(text[start..<closing]))
    return BracketGroup(
      before: String(text[...opening]), items: items, after: String(text[closing...]))
  }

  private static func trimmed(_ text: Substring) -> String { String(text.drop { $0 == " " }) }
}
