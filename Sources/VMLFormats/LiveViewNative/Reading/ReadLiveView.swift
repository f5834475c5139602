public import VMLDiagnostics

/// A page, component or sheet that a file of LiveView Native holds.
public struct LiveViewFile: Sendable {
  /// Name of the component; `nil` for a template that has none.
  public var name: String?
  /// The front matter of a component; empty for none.
  public var head = ""
  public var content: Content

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
  guard file.path.hasSuffix(".ex") || file.path.hasSuffix(".exs") else {
    let page = template(file.bytes, in: file, at: 0, props: [], reporting: &bag)
    return page.map { [LiveViewFile(content: .page($0))] } ?? []
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

private func template(
  _ bytes: [UInt8], in file: SourceFile, at start: Int, props: Set<String>,
  reporting bag: inout DiagnosticBag
) -> ConvertedPage? {
  var parser = TemplateParser(bytes, in: file.id, at: start)
  let nodes = parser.parse()
  if let mistake = parser.mistake {
    bag.report(mistake)
    return nil
  }
  var reader = TemplateReader(props: props)
  let roots = reader.views(nodes)
  bag.report(contentsOf: reader.bag)
  return ConvertedPage(roots: roots)
}

/// A module of Elixir, read line by line as far as components and sheets go.
private struct LiveViewModule {
  private let file: SourceFile
  private var attributes: [(name: String, type: String)] = []
  private var hasRest = false
  private var function = ""

  init(_ file: SourceFile) { self.file = file }

  mutating func read(reporting bag: inout DiagnosticBag) -> [LiveViewFile] {
    var made: [LiveViewFile] = []
    var start = 0
    let bytes = file.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = trimmed(String(decoding: bytes[start..<end], as: UTF8.self))
      let next = end + 1
      if line.hasPrefix("attr ") {
        declare(line)
      } else if line.hasPrefix("def ") || line.hasPrefix("defp ") {
        function = String(
          line.drop { $0 != " " }.drop { $0 == " " }.prefix {
            $0.isLetter || $0.isNumber || $0 == "_"
          })
      }
      guard let sigil = Self.sigils.first(where: { line.contains($0 + "\"\"\"") }) else {
        start = next
        continue
      }
      guard let close = Self.end(of: bytes, from: next) else {
        bag.report(
          Diagnostic(
            .wrongKind, .error, at: SourceRange(file: file.id, start..<end),
            "'\(sigil)' is never closed with '\"\"\"'"))
        return []
      }
      let body = Array(bytes[min(next, close)..<close])
      if sigil == "~LVN" || sigil == "~H" {
        component(body, at: next, &made, reporting: &bag)
      } else {
        made.append(
          LiveViewFile(content: .sheet(readSheet(body, in: file, at: next, reporting: &bag))))
      }
      start = (bytes[close...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
    }
    return made
  }

  private static let sigils = ["~LVN", "~H", "~SHEET", "~RULES"]

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 3 <= bytes.count {
      if bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == bytes[index],
        bytes[index + 2] == bytes[index]
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private mutating func component(
    _ body: [UInt8], at start: Int, _ made: inout [LiveViewFile],
    reporting bag: inout DiagnosticBag
  ) {
    let props = Set(attributes.map(\.name))
    if let page = template(body, in: file, at: start, props: props, reporting: &bag) {
      let camel = camelCase(function)
      let isPage = function.isEmpty || function == "render"
      var lines = attributes.map { "  \(camelCase($0.name)): \($0.type)\n" }.joined()
      if !lines.isEmpty { lines = "props:\n" + lines }
      if hasRest { lines += "rest: true\n" }
      made.append(
        LiveViewFile(
          name: isPage ? nil : camel.prefix(1).uppercased() + camel.dropFirst(),
          head: lines.isEmpty ? "" : "---\n\(lines)---\n", content: .page(page)))
    }
    attributes = []
    hasRest = false
  }

  /// `attr :title, :string, required: true`.
  private mutating func declare(_ line: String) {
    let parts = line.dropFirst("attr ".count).split(separator: ",", maxSplits: 2).map {
      trimmed(String($0))
    }
    guard parts.count >= 2, parts[0].hasPrefix(":") else { return }
    let name = String(parts[0].dropFirst())
    let options = parts.count > 2 ? parts[2] : ""
    guard parts[1] != ":global" else {
      hasRest = true
      return
    }
    let types = [
      ":string": "string", ":atom": "string", ":integer": "integer", ":float": "number",
      ":boolean": "boolean", ":list": "[object]",
    ]
    var type = types[parts[1]] ?? "object"
    if let values = Self.option("values", options), values.hasPrefix("[") {
      let words = values.dropFirst().prefix { $0 != "]" }.split(separator: ",").map {
        trimmed(String($0)).filter { $0 != "\"" && $0 != ":" }
      }
      type = "enum(\(words.joined(separator: ", ")))"
    }
    if let value = Self.option("default", options), value != "nil" {
      let text = value.hasPrefix(":") ? String(value.dropFirst()) : value
      attributes.append((name, "{ type: \"\(type)\", default: \(text) }"))
    } else {
      attributes.append((name, options.contains("required: true") ? type : type + "?"))
    }
  }

  private static func option(_ name: String, _ options: String) -> String? {
    guard let found = options.firstRange(of: name + ":") else { return nil }
    let rest = trimmed(String(options[found.upperBound...]))
    if rest.hasPrefix("[") { return rest.prefix { $0 != "]" } + "]" }
    if rest.hasPrefix("\"") { return "\"" + rest.dropFirst().prefix { $0 != "\"" } + "\"" }
    return trimmed(String(rest.prefix { $0 != "," }))
  }
}
