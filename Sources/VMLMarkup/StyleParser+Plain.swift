/// The quick way through styles that are in canonical form already, as nearly all are that a
/// compiler wrote.
///
/// Knows modifiers with labels, numbers, members, calls, lists and templates, spaced as VML wants
/// it, and
/// gives up at anything else without a word: the whole style is then read again by the functions
/// that know
/// everything. What it accepts, those would read into the same nodes, and it is written as it
/// stands.
extension StyleParser {
  /// Parses a part of the text, if all of it is plain; otherwise leaves the tree as it was.
  mutating func parsePlainStyle(in range: Range<Int>) -> Bool {
    let first = tree.nodes.count
    openPlain.removeAll(keepingCapacity: true)
    position = range.lowerBound
    end = range.upperBound
    while parsePlainModifier() {
      if position == end { return true }
      guard eat(UInt8(ascii: ";")) else { break }
    }
    tree.nodes.removeSubrange(first...)
    return false
  }

  /// Parses one modifier; which brackets are open is in `openPlain`, so that depth costs no
  /// recursion.
  private mutating func parsePlainModifier() -> Bool {
    guard let name = parseIdentifier(), position < end, bytes[position] == openingParenthesis else {
      return false
    }
    beginPlainCall(.modifier, name, [])
    var isBegun = true
    while position < end, openPlain.count <= styleDepthLimit {
      let byte = bytes[position]
      switch byte {
      case closingParenthesis, UInt8(ascii: "]"):
        guard endPlainBracket(byte) else { return false }
        if openPlain.isEmpty { return true }
        isBegun = false
      case UInt8(ascii: ".") where !isBegun:
        guard parsePlainMember(.continuation, &isBegun) else { return false }
      case UInt8(ascii: ",") where !isBegun:
        guard position + 1 < end, bytes[position + 1] == 0x20 else { return false }
        position += 2
        guard parsePlainArgument(&isBegun) else { return false }
      default:
        guard isBegun, parsePlainArgument(&isBegun) else { return false }
      }
    }
    return false
  }

  private mutating func beginPlainCall(
    _ kind: StyleTree.Kind, _ name: Range<Int>, _ flags: StyleTree.Flags
  ) {
    let start = kind == .member ? name.lowerBound - 1 : name.lowerBound
    let node = open(
      kind, TextSlice(source: name), at: start..<name.upperBound, flags.union(.call))
    openPlain.append(node)
    position += 1
  }

  private mutating func endPlainBracket(_ closing: UInt8) -> Bool {
    guard let node = openPlain.popLast(),
      (tree.nodes[node].kind == .array) == (closing == UInt8(ascii: "]"))
    else { return false }
    position += 1
    tree.nodes[node].end = UInt32(tree.nodes.count)
    tree.nodes[node].upperBound = UInt32(position)
    return true
  }

  /// Parses `[IDENT ": "] value`; sets `isBegun` if that leaves a bracket open in which there is
  /// nothing yet.
  private mutating func parsePlainArgument(_ isBegun: inout Bool) -> Bool {
    guard let name = parseIdentifier() else { return parsePlainValue(&isBegun) }
    guard position + 1 < end else { return false }
    switch bytes[position] {
    case UInt8(ascii: ":"):
      guard bytes[position + 1] == 0x20 else { return false }
      position += 2
      let node = tree.nodes.count
      if let inner = parseIdentifier() {
        guard parsePlainWord(inner, &isBegun) else { return false }
      } else {
        guard parsePlainValue(&isBegun) else { return false }
      }
      tree.nodes[node].label = TextSlice(source: name)
      tree.nodes[node].lowerBound = UInt32(name.lowerBound)
      return true
    default: return parsePlainWord(name, &isBegun)
    }
  }

  /// Parses what follows a name that begins a value.
  private mutating func parsePlainWord(_ name: Range<Int>, _ isBegun: inout Bool) -> Bool {
    let word = bytes[name]
    let isLiteral =
      word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
      || word.elementsEqual("nil".utf8)
    guard position < end else { return false }
    isBegun = false
    switch bytes[position] {
    case openingParenthesis:
      guard !isLiteral, !word.elementsEqual("attr".utf8), !word.elementsEqual("var".utf8) else {
        return false
      }
      beginPlainCall(.identifier, name, [])
      isBegun = true
    case UInt8(ascii: "."):
      guard !isLiteral else { return false }
      open(.identifier, TextSlice(source: name), at: name)
      return parsePlainMember(.continuation, &isBegun)
    default:
      guard isLiteral else { return false }
      open(.literal, TextSlice(source: name), at: name)
    }
    return true
  }

  private mutating func parsePlainValue(_ isBegun: inout Bool) -> Bool {
    guard position < end else { return false }
    isBegun = false
    switch bytes[position] {
    case UInt8(ascii: "."): return parsePlainMember([], &isBegun)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return parsePlainNumber()
    case UInt8(ascii: ":"):
      let start = position
      position += 1
      guard let name = parseIdentifier(), current != UInt8(ascii: ".") else { return false }
      open(.template, TextSlice(source: name), at: start..<position)
    case UInt8(ascii: "["):
      openPlain.append(open(.array, .empty, at: position..<position + 1))
      position += 1
      isBegun = true
    default: return false
    }
    return true
  }

  /// Parses `"." IDENT ["("]`.
  private mutating func parsePlainMember(
    _ flags: StyleTree.Flags, _ isBegun: inout Bool
  ) -> Bool {
    let start = position
    position += 1
    guard let name = parseIdentifier() else {
      position = start
      return false
    }
    if position < end, bytes[position] == openingParenthesis {
      beginPlainCall(.member, name, flags)
      isBegun = true
    } else {
      open(.member, TextSlice(source: name), at: start..<position, flags)
      isBegun = false
    }
    return true
  }

  /// Parses `["-"] digits ["." digits]` with nothing behind it that could be a part of the value.
  private mutating func parsePlainNumber() -> Bool {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    guard skipPlainDigits() else { return false }
    if position < end, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipPlainDigits() else { return false }
    }
    guard position < end else { return false }
    switch bytes[position] {
    case UInt8(ascii: ","), closingParenthesis, UInt8(ascii: "]"):
      open(.number, TextSlice(source: start..<position), at: start..<position)
      return true
    default: return false
    }
  }

  private mutating func skipPlainDigits() -> Bool {
    let start = position
    var index = start
    while index < end, ByteClasses.isDigit(bytes[index]) { index += 1 }
    position = index
    return index > start
  }
}
