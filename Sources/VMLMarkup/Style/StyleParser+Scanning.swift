import VMLDiagnostics

extension StyleParser {
  public var current: UInt8? { position < end ? bytes[position] : nil }

  func byte(ahead count: Int) -> UInt8? {
    position + count < end ? bytes[position + count] : nil
  }

  func byte(at index: Int) -> UInt8? { index < end ? bytes[index] : nil }

  mutating func eat(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Steps over white space and, in a sheet, comments.
  ///
  /// - Returns: Whether there was any.
  @discardableResult
  public mutating func skipSpace() -> Bool {
    let start = position
    while position < end {
      let byte = bytes[position]
      if ByteClasses.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), context == .sheet, skipComment() {
        continue
      } else {
        break
      }
    }
    return position > start
  }

  private mutating func skipComment() -> Bool {
    switch self.byte(ahead: 1) {
    case UInt8(ascii: "/"):
      while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      return true
    case UInt8(ascii: "*"):
      let start = position
      position += 2
      while position < end {
        if bytes[position] == UInt8(ascii: "*"), self.byte(ahead: 1) == UInt8(ascii: "/") {
          position += 2
          return true
        }
        position += 1
      }
      bag.report(.unclosedComment(at: place(start..<min(start + 2, end))))
      return true
    default:
      return false
    }
  }

  /// Parses `IDENT`; `nil`, without a report, if the next byte cannot begin one.
  public mutating func parseIdentifier() -> Range<Int>? {
    let start = position
    guard start < end, ByteClasses.isIdentifierStart(bytes[start]) else { return nil }
    position = min(endOfIdentifier(in: bytes.span, from: start), end)
    return start..<position
  }

  /// Parses the name of a class: letters, digits, `_`, `-` and whatever is not ASCII.
  public mutating func parseClassName() -> Range<Int>? {
    let start = position
    while position < end {
      let byte = bytes[position]
      guard
        ByteClasses.isIdentifier(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
          || byte == UInt8(ascii: ".") && isInFraction(from: start)
      else { break }
      position += 1
    }
    return position > start ? start..<position : nil
  }

  /// Whether the dot that comes next has digits on both sides: `p-1.5`.
  private func isInFraction(from start: Int) -> Bool {
    position > start && ByteClasses.isDigit(bytes[position - 1])
      && byte(ahead: 1).map(ByteClasses.isDigit) == true
  }

  /// Steps to the end of an item that could not be read: before the next `;` outside of brackets
  /// and strings, in a sheet also before the `}` that ends the rule.
  public mutating func skipItem() {
    var open = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        open = max(0, open - 1)
        position += 1
      case UInt8(ascii: "}"):
        if open == 0, context == .sheet { return }
        open = max(0, open - 1)
        position += 1
        // A trailing closure ends its item, with or without a `;`.
        if open == 0, context == .sheet { return }
      case UInt8(ascii: ";") where open == 0:
        return
      case quotationMark, apostrophe:
        skipString()
      default:
        if !skipSpace() { position += 1 }
      }
    }
  }

  private mutating func skipString() {
    let quote = bytes[position]
    position += 1
    while let byte = current {
      if byte == backslash {
        position += 1
      } else if byte == quote {
        position += 1
        return
      } else if byte == UInt8(ascii: "\n"), context == .sheet {
        return
      }
      position = min(position + 1, end)
    }
  }
}

extension Diagnostic {
  fileprivate static func unclosedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unclosedComment, .error, at: range, "expected '*/' to end this comment")
  }
}
