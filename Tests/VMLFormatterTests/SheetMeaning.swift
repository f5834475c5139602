import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Meaning of a sheet, as lines: two sheets with the same lines say the same.
func meaning(ofSheet source: [UInt8]) -> [String] {
  var bag = DiagnosticBag()
  let sheet = parseStylesheet(
    SourceFile(id: FileID(2), path: "test", bytes: source), reporting: &bag)
  var lines = bag.diagnostics.map { "\($0.code)" }.sorted()
  lines += sheet.imports.map { withoutPlaces("\($0)") }
  for item in sheet.items {
    var printer = StylePrinter()
    switch item.kind {
    case .modifier(let node), .append(let node):
      printer.print(modifiers: node..<Int(sheet.tree.nodes[node].end), of: sheet.tree)
    case .property(_, let value): printer.print(expressions: value, of: sheet.tree)
    default: break
    }
    lines.append(
      "\(item.end) " + withoutPlaces("\(item.kind) ")
        + String(decoding: printer.output, as: UTF8.self))
  }
  return lines
}

/// The description of a value without the byte offsets in it.
private func withoutPlaces(_ description: String) -> String {
  description.replacing(/Range\(\d+\.\.<\d+\)|\d+\.\.<\d+/, with: "")
}

/// The comments of a sheet in alphabetical order, without white space.
func comments(inSheet source: [UInt8]) -> [String] {
  var comments: [String] = []
  var index = 0
  while index < source.count {
    let start = index
    let next = index + 1 < source.count ? source[index + 1] : 0
    switch source[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = source[index]
      index += 1
      while index < source.count, source[index] != quote, source[index] != 0x0A {
        index += source[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      while index < source.count, source[index] != 0x0A { index += 1 }
      comments.append(words(String(decoding: source[start..<index], as: UTF8.self)))
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      index += 2
      while index + 1 < source.count,
        source[index] != UInt8(ascii: "*") || source[index + 1] != UInt8(ascii: "/")
      {
        index += 1
      }
      index = min(index + 2, source.count)
      comments.append(words(String(decoding: source[start..<index], as: UTF8.self)))
    default: index += 1
    }
  }
  return comments.sorted()
}
