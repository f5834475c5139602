import VMLDiagnostics

extension MarkdownWriter {
  // MARK: Text that stays Markdown

  /// The insides of a block as Markdown of one line, or of several where the author broke lines.
  ///
  /// Addresses that were defined elsewhere stand in the text; what has no meaning is escaped.
  mutating func inlines(_ range: Range<Int>, in block: MarkdownEvent) -> [UInt8] {
    var text: [UInt8] = []
    var links: [[UInt8]] = []
    // An event is looked at where it is: a copy would retain each of its arrays.
    for index in range {
      let isStart = events[index].isStart
      switch events[index].kind {
      case .text: appendEscaped(events[index].text, to: &text)
      case .softBreak: text.append(0x20)
      case .lineBreak: text.append(0x0A)
      case .code: appendCode(events[index].text, to: &text)
      case .emphasis: text.append(UInt8(ascii: "*"))
      case .strong: text += "**".utf8
      case .link where isStart:
        text.append(UInt8(ascii: "["))
        links.append(events[index].address)
      case .link:
        text += "](".utf8
        appendAddress(resolved(links.popLast() ?? [], isFile: false), to: &text)
        text.append(UInt8(ascii: ")"))
      case .image where isStart: report(.inlineImage(at: place(of: events[index], in: block)))
      case .html: appendHTML(events[index], in: block, to: &text)
      case .footnoteReference where isStart:
        report(.footnote(at: place(of: events[index], in: block)))
      default: break
      }
    }
    return text
  }

  /// The insides of a block without any marks.
  func plainText(_ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    for index in range {
      switch events[index].kind {
      case .text, .code: text += events[index].text
      case .softBreak, .lineBreak: text.append(0x20)
      default: break
      }
    }
    return text
  }

  /// The place of a node inside of a block; the block's own where cmark-gfm does not know it.
  private func place(of event: MarkdownEvent, in block: MarkdownEvent) -> SourceRange {
    let (inner, outer) = (range(of: event), range(of: block))
    let isKnown =
      event.line > 0 && event.column > 0 && !inner.isEmpty
      && inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
    return file.sourceRange(isKnown ? inner : outer)
  }

  private mutating func appendHTML(
    _ event: MarkdownEvent, in block: MarkdownEvent, to text: inout [UInt8]
  ) {
    let tag = event.text.filter { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    if tag.elementsEqual("<br>".utf8) || tag.elementsEqual("<BR>".utf8) {
      text.append(0x0A)
    } else if !event.text.starts(with: Array("<!".utf8)),
      !event.text.starts(with: Array("</".utf8))
    {
      report(.html(event.text, at: place(of: event, in: block)))
    }
  }

  /// Appends text with a `\` before what would be a mark.
  ///
  /// Two `~` in a row stay a mark, which cmark-gfm leaves alone and SwiftUI knows.
  private func appendEscaped(_ bytes: [UInt8], to text: inout [UInt8]) {
    var start = 0
    for (index, byte) in bytes.enumerated() where !isWordByte(byte) && byte != 0x20 {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isMark =
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
          UInt8(ascii: "]"), UInt8(ascii: "<"):
          true
        case UInt8(ascii: "_"):
          index == 0 || !isWordByte(bytes[index - 1]) || !isWordByte(next)
        case UInt8(ascii: "&"): isWordByte(next) || next == UInt8(ascii: "#")
        case UInt8(ascii: "!"): next == 0
        default: false
        }
      guard isMark else { continue }
      text += bytes[start..<index]
      text.append(UInt8(ascii: "\\"))
      start = index
    }
    text += bytes[start...]
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  /// Appends code between more backticks than there are in it.
  private func appendCode(_ code: [UInt8], to text: inout [UInt8]) {
    let tick = UInt8(ascii: "`")
    var (longest, run) = (0, 0)
    for byte in code {
      run = byte == tick ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = [UInt8](repeating: tick, count: longest + 1)
    let isPadded =
      code.first == tick || code.last == tick
      || code.first == 0x20 && code.last == 0x20 && code.contains { $0 != 0x20 }
    text += fence
    if isPadded { text.append(0x20) }
    text += code
    if isPadded { text.append(0x20) }
    text += fence
  }

  private func appendAddress(_ address: [UInt8], to text: inout [UInt8]) {
    let isPlain =
      !address.isEmpty && address.allSatisfy { $0 > 0x20 && !"<>()\\&".utf8.contains($0) }
    if isPlain {
      text += address
      return
    }
    text.append(UInt8(ascii: "<"))
    for byte in address {
      if "<>\\&".utf8.contains(byte) { text.append(UInt8(ascii: "\\")) }
      text.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
    }
    text.append(UInt8(ascii: ">"))
  }

  // MARK: Addresses

  /// An address as a path from the site's root, where it names a file beside the text's own.
  ///
  /// A page is named by its path, so that `help.md` in `/shop/` is `/shop/help`.
  func resolved(_ address: [UInt8], isFile: Bool) -> [UInt8] {
    guard let folder = context.folder, isRelativeOrPath(address) else { return address }
    let end = address.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let (path, rest) = (address[..<(end ?? address.count)], address[(end ?? address.count)...])
    let isPage = path.suffix(3).elementsEqual(".md".utf8)
    guard !path.isEmpty, isPage || isFile else { return address }
    var parts = path.first == UInt8(ascii: "/") ? [] : split(Array(folder.utf8)[...])
    for part in split(path) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    var result = parts.flatMap { [UInt8(ascii: "/")] + $0 }
    if isPage {
      result.removeLast(3)
      if result.elementsEqual("/index".utf8) || result.suffix(6).elementsEqual("/index".utf8) {
        result.removeLast(5)
      }
    }
    return result + rest
  }

  private func split(_ path: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    path.split(separator: UInt8(ascii: "/"))
  }

  /// Whether an address has neither a scheme nor a host.
  private func isRelativeOrPath(_ address: [UInt8]) -> Bool {
    if address.starts(with: Array("//".utf8)) { return false }
    for byte in address {
      if byte == UInt8(ascii: ":") { return false }
      if "/?#".utf8.contains(byte) { return true }
    }
    return true
  }

  // MARK: Output

  mutating func write(_ text: String) { output += text.utf8 }

  /// Writes bytes between the quotes of an attribute, where nothing of them means anything.
  mutating func writeValue(_ bytes: [UInt8]) {
    var start = 0
    for (index, byte) in bytes.enumerated() {
      let entity: StaticString
      switch byte {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "\""): entity = "&quot;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: "\\"): entity = "&#92;"
      case 0x09: entity = "&#9;"
      case 0x0A: entity = "&#10;"
      case 0x0D: entity = "&#13;"
      default: continue
      }
      output += bytes[start..<index]
      output += entity.description.utf8
      start = index + 1
    }
    output += bytes[start...]
  }
}
