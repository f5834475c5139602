import VMLMarkup
import VMLStylesheet

/// A style with the strings that clients misread moved to attributes.
struct HoistedStyle {
  /// The attributes to add: `s1`, `s2`, … as far as those names are free.
  private(set) var strings: [(name: String, value: [UInt8])] = []
  /// The attribute ` style="…"` in its final form.
  let attribute: [UInt8]

  /// `used` are the names of the element's attributes, and the names that its style reads.
  init(
    _ pieces: [StylePiece], besides used: Set<String>,
    _ conventions: SiteConfiguration.MarkupConventions
  ) {
    var output = ByteWriter(capacity: 256)
    output.append(" style=\"")
    let isQuoted = conventions.style.quotesAttributeNames
    var number = 0
    var names: [[UInt8]: String] = [:]
    for piece in pieces {
      switch piece {
      case .text(let text):
        let text = isQuoted ? quotingAttributeNames(in: text) : text
        output.appendEscaped(0..<text.count, of: text, quotes: true)
      case .string(let string) where conventions.encodesSemicolons && isPlain(string):
        output.append("&quot;")
        output.appendEncoded(string)
        output.append("&quot;")
      case .string(let string):
        let name: String
        if let known = names[string] {
          name = known
        } else {
          repeat { number += 1 } while used.contains("s\(number)")
          name = "s\(number)"
          names[string] = name
          strings.append((name, string))
        }
        output.append(
          contentsOf: Array((isQuoted ? "attr(&quot;\(name)&quot;)" : "attr(\(name))").utf8))
      }
    }
    output.append(UInt8(ascii: "\""))
    attribute = output.bytes
  }
}

/// Whether semicolons are the only characters that clients misread in a string.
private func isPlain(_ string: [UInt8]) -> Bool {
  !string.contains { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 }
}

extension ByteWriter {
  /// Appends a string with its semicolons as character references.
  fileprivate mutating func appendEncoded(_ string: [UInt8]) {
    for (index, part) in string.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 { append("&#59;") }
      appendEscaped(part.indices, of: string, quotes: true)
    }
  }
}
