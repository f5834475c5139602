public import VMLDiagnostics

/// A page, component or sheet that a file of LiveView Native holds.
public struct LiveViewFile: Sendable {
  /// Name of the component; `nil` for a template that has none.
  public var name: String?
  /// The front matter of a component; empty for none.
  public var head = ""
  public var content: Content
  /// The components that its templates call, each once, in their order.
  public var calls: [Call] = []

  /// A call of a function component.
  public struct Call: Sendable {
    /// As the template has it: `.product_row`.
    public var tag: String
    /// The component that it is a call of: `ProductRow`.
    public var name: String
    public var range: SourceRange
  }

  public enum Content: Sendable {
    case page(ConvertedPage)
    case sheet([UInt8])
  }
}

/// Reads templates and sheets of LiveView Native: a template of its own (`.heex`, `.neex`), or a
/// module of Elixir with function components (`~LVN`, `~H`) and sheets (`~SHEET`, `~RULES`).
///
/// Assigns are props where `attr` declares them, and else data. What Elixir alone can say is left
/// out, with a warning.
///
/// - Returns: What the file holds, in its order; empty after an error.
public func readLiveView(
  _ file: SourceFile, reporting bag: inout DiagnosticBag
) -> [LiveViewFile] {
  guard isModule(file) else {
    let read = template(file.bytes, in: file, at: 0, TemplateAssigns(), reporting: &bag)
    return read.map { [LiveViewFile(content: .page($0.page), calls: $0.reader.calls)] } ?? []
  }
  var module = LiveViewModule(file)
  let made = module.read(reporting: &bag)
  if made.isEmpty, !bag.hasErrors {
    bag.report(
      Diagnostic(
        .wrongKind, .error, at: SourceRange(file: file.id, 0..<0),
        "this module has no template and no sheet",
        notes: [.init("they stand in '~LVN', '~H', '~SHEET' or '~RULES'")]))
  }
  return bag.hasErrors ? [] : made
}

/// Whether a file is Elixir by its ending, or without one that is a template's by how it begins.
private func isModule(_ file: SourceFile) -> Bool {
  if file.path.hasSuffix(".ex") || file.path.hasSuffix(".exs") { return true }
  guard ![".heex", ".neex"].contains(where: file.path.hasSuffix) else { return false }
  let lines = file.bytes.split(separator: UInt8(ascii: "\n")).lazy.map {
    trimmed(String(decoding: $0, as: UTF8.self))
  }
  let first = lines.first { !$0.isEmpty && !$0.hasPrefix("#") }
  return first?.firstMatch(of: /^(defmodule|import|alias|use|require)\s+[A-Z]/) != nil
}

private func template(
  _ bytes: [UInt8], in file: SourceFile, at start: Int, _ assigns: TemplateAssigns,
  reporting bag: inout DiagnosticBag
) -> (page: ConvertedPage, reader: TemplateReader)? {
  // The blanks at the end of a file are no text.
  let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
  var parser = TemplateParser(Array(bytes[..<end]), in: file.id, at: start)
  let nodes = parser.parse()
  if let mistake = parser.mistake {
    bag.report(mistake)
    return nil
  }
  var reader = TemplateReader(assigns)
  let roots = reader.views(nodes)
  bag.report(contentsOf: reader.bag)
  return (ConvertedPage(roots: roots), reader)
}

/// A module of Elixir, read line by line as far as components and sheets go.
private struct LiveViewModule {
  private let file: SourceFile
  private var attributes: [LiveViewProp] = []
  private var slots: Set<String> = []
  /// The name of what `:global` declares; `nil` without it.
  private var rest: String?
  private var function = ""
  /// The last `def class(…)`: what stands in its parentheses.
  private var head: (text: String, range: SourceRange)?
  /// The first line of Elixir between that one and its rules.
  private var statement: SourceRange?
  private var sheet: LiveViewSheetReader
  /// The components that are made already; the page is without a name.
  private var names: Set<String> = []

  init(_ file: SourceFile) {
    self.file = file
    sheet = LiveViewSheetReader(file.id)
  }

  mutating func read(reporting bag: inout DiagnosticBag) -> [LiveViewFile] {
    var made: [LiveViewFile] = []
    var hasSheet = false
    var start = 0
    let bytes = file.bytes
    while start < bytes.count {
      var end = lineEnd(from: start)
      let line = trimmed(String(decoding: bytes[start..<end], as: UTF8.self))
      if line.hasPrefix("#") {
        start = end + 1
        continue
      }
      readDeclaration(line, start, &end, reporting: &bag)
      guard let sigil = sigil(in: start..<end) else {
        start = end + 1
        continue
      }
      let next = sigil.isHeredoc ? end + 1 : sigil.body
      guard let close = first(sigil.closing, from: next) else {
        let closing = String(decoding: sigil.closing, as: UTF8.self)
        bag.report(
          Diagnostic(
            .wrongKind, .error, at: SourceRange(file: file.id, start..<end),
            "'\(sigil.name)' is never closed with '\(closing)'"))
        return []
      }
      var body = Array(bytes[min(next, close)..<close])
      if !sigil.isHeredoc { body = Self.unescaped(body, sigil.closing[0]) }
      if sigil.name == "~LVN" || sigil.name == "~H" {
        component(body, at: next, &made, reporting: &bag)
      } else {
        if sigil.name == "~SHEET" {
          sheet.readSheet(body, at: next)
        } else {
          rules(body, at: next, in: range(start..<end), reporting: &bag)
        }
        hasSheet = true
      }
      start = lineEnd(from: close) + 1
    }
    bag.report(contentsOf: sheet.bag)
    if hasSheet { made.append(LiveViewFile(content: .sheet(sheet.rules))) }
    return made
  }

  /// Reads an `attr`, a `slot` or the head of a function, which may go on in the next lines.
  private mutating func readDeclaration(
    _ text: String, _ start: Int, _ end: inout Int, reporting bag: inout DiagnosticBag
  ) {
    let bytes = file.bytes
    var line = text
    if line.hasPrefix("attr ") {
      // A declaration goes on after a comma, and in brackets.
      while end < bytes.count, line.hasSuffix(",") || !Self.isBalanced(line) {
        let next = lineEnd(from: end + 1)
        let text = trimmed(String(decoding: bytes[min(end + 1, next)..<next], as: UTF8.self))
        // A bracket in a string may never be closed.
        guard !text.isEmpty,
          !["attr ", "slot ", "def ", "defp ", "~"].contains(where: text.hasPrefix)
        else { break }
        line += " " + text
        end = next
      }
      declare(line, at: SourceRange(file: file.id, start..<end), reporting: &bag)
    } else if line.hasPrefix("slot :") {
      slots.insert(
        String(line.dropFirst("slot :".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      if line.hasSuffix(" do") {
        // What a slot declares is none of the component's.
        repeat {
          let next = lineEnd(from: end + 1)
          line = trimmed(String(decoding: bytes[min(end + 1, next)..<next], as: UTF8.self))
          end = next
        } while line != "end" && end < bytes.count
      }
    } else if line.hasPrefix("def ") || line.hasPrefix("defp ") {
      function = String(
        line.drop { $0 != " " }.drop { $0 == " " }.prefix {
          $0.isLetter || $0.isNumber || $0 == "_"
        })
      statement = nil
      head = function == "class" ? classHead(line, at: range(start..<end)) : nil
    } else if head != nil, statement == nil, !line.isEmpty, !line.hasPrefix("~") {
      statement = range(start..<end)
    }
  }

  private func range(_ range: Range<Int>) -> SourceRange {
    let start = range.lowerBound + file.bytes[range].prefix { $0 <= 0x20 }.count
    return SourceRange(file: file.id, start..<max(start, range.upperBound))
  }

  /// `"w-" <> width, _target` of `def class("w-" <> width, _target) do`, with a guard behind it.
  private func classHead(_ line: String, at range: SourceRange) -> (String, SourceRange)? {
    guard let open = line.firstIndex(of: "(") else { return nil }
    var depth = 0
    for index in placesOutsideStrings(line) where index >= open {
      if "([{".contains(line[index]) { depth += 1 }
      if ")]}".contains(line[index]) { depth -= 1 }
      guard depth == 0 else { continue }
      let guarded = line[index...].contains(" when ") ? " when" : ""
      return (line[open..<index].dropFirst() + guarded, range)
    }
    return nil
  }

  /// Reads the rules of a function; what it does before them is told.
  private mutating func rules(
    _ body: [UInt8], at start: Int, in sigil: SourceRange, reporting bag: inout DiagnosticBag
  ) {
    guard let head else {
      return bag.report(
        Diagnostic(
          .formatLacks, .warning, at: sigil, "these rules are of no class, and are left out",
          notes: [.init("they stand in a function 'def class(\"card\", _) do'")]))
    }
    if let statement {
      bag.report(
        Diagnostic(
          .formatLacks, .warning, at: statement, "this has no form in a sheet, and is left out"))
    }
    sheet.readRules(body, at: start, of: head.text, at: head.range)
    (self.head, statement) = (nil, nil)
  }

  private func lineEnd(from start: Int) -> Int {
    guard start < file.bytes.count else { return file.bytes.count }
    return file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
  }

  private static func isBalanced(_ text: String) -> Bool {
    text.count { "([{".contains($0) } <= text.count { ")]}".contains($0) }
  }

  /// `~LVN"""`, `~H"<Text/>"`, `~H[<Text/>]`.
  private struct Sigil {
    var name: String
    var body: Int
    var closing: [UInt8]
    var isHeredoc: Bool { closing.count == 3 }
  }

  private func sigil(in line: Range<Int>) -> Sigil? {
    for name in ["~LVN", "~H", "~SHEET", "~RULES"] {
      guard let start = first(Array(name.utf8), from: line.lowerBound, to: line.upperBound)
      else { continue }
      let open = start + name.utf8.count
      guard open < line.upperBound else { continue }
      let quotes = Array("\"\"\"".utf8)
      if file.bytes[open..<line.upperBound].starts(with: quotes) {
        return Sigil(name: name, body: open + 3, closing: quotes)
      }
      let pairs: [Character: Character] = [
        "\"": "\"", "'": "'", "|": "|", "/": "/", "(": ")", "[": "]", "{": "}", "<": ">",
      ]
      guard let closing = pairs[Character(UnicodeScalar(file.bytes[open]))]?.asciiValue else {
        continue
      }
      return Sigil(name: name, body: open + 1, closing: [closing])
    }
    return nil
  }

  private func first(_ bytes: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    var index = start
    while index + bytes.count <= end ?? file.bytes.count {
      if file.bytes[index..<index + bytes.count].elementsEqual(bytes),
        bytes.count > 1 || index == start || file.bytes[index - 1] != UInt8(ascii: "\\")
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The inside of a sigil in one line, in which `\"` is `"`.
  private static func unescaped(_ body: [UInt8], _ closing: UInt8) -> [UInt8] {
    var made: [UInt8] = []
    for byte in body {
      if byte == closing, made.last == UInt8(ascii: "\\") { made.removeLast() }
      made.append(byte)
    }
    return made
  }

  private mutating func component(
    _ body: [UInt8], at start: Int, _ made: inout [LiveViewFile],
    reporting bag: inout DiagnosticBag
  ) {
    let isPage = function.isEmpty || function == "render"
    let name = isPage ? nil : componentName(of: function)
    defer { (attributes, slots, rest) = ([], [], nil) }
    guard names.insert(name ?? "").inserted else {
      bag.report(
        Diagnostic(
          .formatLacks, .warning,
          at: SourceRange(
            file: file.id, min(start, file.bytes.count)..<min(start, file.bytes.count)),
          "this template of '\(function)' is left out: an earlier one is there already",
          notes: [.init("choose between them with 'if' in one template")]))
      return
    }
    if let name, name != pascalCase(function) {
      let place = min(start, file.bytes.count)
      bag.report(
        Diagnostic(
          .formatLacks, .warning, at: SourceRange(file: file.id, place..<place),
          "'\(pascalCase(function))' is a view of SwiftUI: the component is '\(name)'",
          notes: [.init("calls of it have that name too")]))
    }
    let rendered = String(decoding: body, as: UTF8.self).matches(of: /render_slot\(\s*@(\w+)/)
    let assigns = TemplateAssigns(
      props: Dictionary(attributes.map { ($0.name, $0.type) }) { one, _ in one },
      slots: slots.union(rendered.map { String($0.1) }), rest: rest ?? "rest",
      isComponent: !isPage)
    guard let (page, reader) = template(body, in: file, at: start, assigns, reporting: &bag)
    else { return }
    for index in attributes.indices where attributes[index].type == "string" {
      if reader.symbols.contains(camelCase(attributes[index].name)) {
        attributes[index].type = "symbol"
      }
    }
    let props = attributes.map { "  \(camelCase($0.name)): \($0.declaration)\n" }
    let others = reader.undeclared.map(camelCase).map {
      "  \($0): \(reader.symbols.contains($0) ? "symbol?" : "any?")\n"
    }
    var lines = (props + others).joined()
    if !lines.isEmpty { lines = "props:\n" + lines }
    if !isPage, rest != nil || reader.hasRest { lines += "rest: true\n" }
    made.append(
      LiveViewFile(
        name: name, head: lines.isEmpty ? "" : "---\n\(lines)---\n", content: .page(page),
        calls: reader.calls))
  }

  /// `attr :title, :string, required: true`.
  private mutating func declare(
    _ line: String, at range: SourceRange, reporting bag: inout DiagnosticBag
  ) {
    let parts = line.dropFirst("attr ".count).split(separator: ",", maxSplits: 2).map {
      trimmed(String($0))
    }
    guard parts.count >= 2, parts[0].hasPrefix(":") else { return }
    let name = String(parts[0].dropFirst())
    let options = parts.count > 2 ? parts[2] : ""
    // A call's attributes of these names are its root's.
    if TemplateAssigns.passed.contains(name) { return }
    guard parts[1] != ":global" else {
      rest = name
      return
    }
    let types = [
      ":string": "string", ":atom": "string", ":integer": "integer", ":float": "number",
      ":boolean": "boolean", ":list": "[any]", ":any": "any",
    ]
    var attribute = LiveViewProp(name: name, type: types[parts[1]] ?? "object")
    if let values = Self.values(options), !attribute.allow(values) {
      bag.report(
        Diagnostic(
          .formatLacks, .warning, at: range,
          "the values of '\(name)' have no type in a page: any '\(attribute.type)' is taken"))
    }
    attribute.value = Self.option("default", options).flatMap { text in
      if text == "nil" { return nil }
      let value = Self.constant(text)
      if value == nil {
        bag.report(
          Diagnostic(
            .formatLacks, .warning, at: range,
            "the default of '\(name)' has no form in a page: it is left out"))
      }
      return value
    }
    if attribute.value == nil, !options.contains("required: true") { attribute.type += "?" }
    attributes.append(attribute)
  }

  /// The items of `values: ["a", 1]` and `values: ~w(a b)`, as a list of Elixir has them.
  private static func values(_ options: String) -> [String]? {
    guard let found = options.firstRange(of: "values:") else { return nil }
    let rest = trimmed(String(options[found.upperBound...]))
    if rest.hasPrefix("~w"), rest.count > 3 {
      let words = rest.dropFirst(3).prefix { !")]}|\"/".contains($0) }.split(separator: " ")
      return words.map { "\"\($0)\"" }
    }
    guard rest.hasPrefix("[") else { return nil }
    var values: [String] = []
    var start = rest.index(after: rest.startIndex)
    for index in placesOutsideStrings(rest) where ",]".contains(rest[index]) {
      values.append(trimmed(String(rest[start..<index])))
      if rest[index] == "]" { break }
      start = rest.index(after: index)
    }
    return values.filter { !$0.isEmpty }
  }

  /// A default as YAML has it; `nil` for what is no constant.
  private static func constant(_ text: String) -> String? {
    switch text {
    case "true", "false", "[]": return text
    case "%{}": return "{}"
    default: break
    }
    if Double(text) != nil { return text }
    if text.hasPrefix("\""), !text.contains("#{") { return text }
    let name = text.dropFirst()
    return text.hasPrefix(":") && isName(String(name)) ? "\"\(name)\"" : nil
  }

  private static func option(_ name: String, _ options: String) -> String? {
    guard let found = options.firstRange(of: name + ":") else { return nil }
    let rest = trimmed(String(options[found.upperBound...]))
    if rest.hasPrefix("[") { return rest.prefix { $0 != "]" } + "]" }
    if rest.hasPrefix("%{") { return rest.prefix { $0 != "}" } + "}" }
    if rest.hasPrefix("\"") { return "\"" + rest.dropFirst().prefix { $0 != "\"" } + "\"" }
    return trimmed(String(rest.prefix { $0 != "," }))
  }
}
