import VMLDiagnostics

extension StyleParser {
  /// Parses `":" (IDENT {"." IDENT} | STRING)`.
  mutating func parseTemplate(_ flags: StyleTree.Flags) -> Bool {
    if isMarkedHole { return parseMarkedHole(flags) }
    let start = position
    position += 1
    if let byte = current, byte == quotationMark || byte == apostrophe {
      return parseQuotedTemplate(at: start, flags)
    }
    guard parseIdentifier() != nil else {
      bag.report(.templateName(at: place(start..<position)))
      return false
    }
    skipMembers()
    open(.template, slice(start + 1..<position), at: start..<position, flags)
    return true
  }

  private mutating func parseQuotedTemplate(at start: Int, _ flags: StyleTree.Flags) -> Bool {
    let node = tree.nodes.count
    guard parseString(flags) else { return false }
    let name = tree.bytes(tree.nodes[node].text)
    guard tree.nodes[node].kind == .string, !name.isEmpty else {
      bag.report(.templateName(at: place(start..<position)))
      return false
    }
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let needsQuotes = !parts.allSatisfy(StylePrinter.isIdentifier)
    tree.nodes[node].kind = .template
    if needsQuotes { tree.nodes[node].flags.insert(.quoted) }
    tree.nodes[node].lowerBound = UInt32(place(start..<start).range.lowerBound)
    return true
  }

  /// Steps over `{"." IDENT}`.
  private mutating func skipMembers() {
    while current == UInt8(ascii: "."), let next = byte(ahead: 1),
      ByteClasses.isIdentifierStart(next)
    {
      position += 1
      _ = parseIdentifier()
    }
  }

  // MARK: Numbers

  /// Parses a number with its unit, and the sign that stands at `sign`, before the current byte.
  ///
  /// A `.` belongs to the number only before a digit, or at its end when neither a `.` nor a letter
  /// follows, so that `0...1` is a range and `2.self` a member.
  mutating func parseNumber(_ flags: StyleTree.Flags, sign: Int? = nil) -> Bool {
    let digits = position
    skipDigits()
    if current == UInt8(ascii: ".") {
      let next = byte(ahead: 1)
      if next.map(ByteClasses.isDigit) == true {
        position += 1
        skipDigits()
      } else if next != UInt8(ascii: "."), next.map(ByteClasses.isIdentifierStart) != true {
        position += 1
      }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") { skipExponent() }
    let unit = position
    if current == UInt8(ascii: ".") { skipUnitBehindPoint() }
    while let byte = current, ByteClasses.isLetter(byte) || byte == UInt8(ascii: "%") {
      position += 1
    }
    if unit < position, !Self.units.contains(string(unit..<position)) {
      bag.report(
        .unknownUnit(
          string(unit..<position).replacing(".", with: ""), of: string((sign ?? digits)..<unit),
          at: place((sign ?? digits)..<position)))
      return false
    }
    let number = Number(
      sign: sign.map { $0..<$0 + 1 } ?? digits..<digits, digits: digits..<unit,
      unit: unit..<position)
    open(.number, slice(of: number), at: number.sign.lowerBound..<position, flags)
    return true
  }

  /// A percentage is a part of `hsl(30, 100%, 50%)`.
  ///
  /// Spec: VML 13.3.
  private static let units = ["deg", "%"]

  /// Ranges of the parts of a number.
  private struct Number {
    /// The `-`, or empty.
    var sign: Range<Int>
    var digits: Range<Int>
    var unit: Range<Int>
  }

  private mutating func skipDigits() {
    while position < end, ByteClasses.isDigit(bytes[position]) || bytes[position] == 0x5F {
      position += 1
    }
  }

  /// Skips the point of `8.dp`, as Kotlin and others write units; a member's stays.
  private mutating func skipUnitBehindPoint() {
    let word = bytes[(position + 1)..<end].prefix(while: ByteClasses.isIdentifier)
    guard word.count < 6, ForeignNumber(unit: string(word.indices), of: "1") != nil else { return }
    position += 1
  }

  private mutating func skipExponent() {
    guard let next = byte(ahead: 1) else { return }
    if ByteClasses.isDigit(next) {
      position += 1
    } else if next == UInt8(ascii: "-") || next == UInt8(ascii: "+"),
      byte(ahead: 2).map(ByteClasses.isDigit) == true
    {
      position += 2
    } else {
      return
    }
    skipDigits()
  }

  /// The number as it is written canonically: no `_`, a digit on both sides of its point, the sign
  /// next to them.
  private mutating func slice(of number: Number) -> TextSlice {
    let leadingPoint = bytes[number.digits.lowerBound] == UInt8(ascii: ".")
    let trailingPoint = bytes[number.digits.upperBound - 1] == UInt8(ascii: ".")
    guard
      leadingPoint || trailingPoint || number.sign.upperBound != number.digits.lowerBound
        || bytes[number.digits].contains(UInt8(ascii: "_"))
    else { return slice(number.sign.lowerBound..<number.unit.upperBound) }
    var canonical = Array(bytes[number.sign])
    if leadingPoint { canonical.append(UInt8(ascii: "0")) }
    canonical += bytes[number.digits].lazy.filter { $0 != UInt8(ascii: "_") }
    if trailingPoint { canonical.append(UInt8(ascii: "0")) }
    return sideSlice(canonical + bytes[number.unit])
  }

  // MARK: Colours, key paths, interpolations

  /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  mutating func parseColor(_ flags: StyleTree.Flags) -> Bool {
    let start = position
    position += 1
    while let byte = current, ByteClasses.isIdentifier(byte) { position += 1 }
    let digits = bytes[start + 1..<position]
    let range = start..<position
    guard digits.allSatisfy(ByteClasses.isHexDigit), [3, 4, 6, 8].contains(digits.count) else {
      bag.report(.color(at: place(range)))
      return false
    }
    if digits.count < 6 { bag.report(.shortColor(at: place(range), digits)) }
    let isLowercase = digits.allSatisfy { $0 >= 0x61 || $0 < 0x41 }
    let text =
      isLowercase
      ? slice(range)
      : sideSlice(bytes[range].map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 })
    open(.color, text, at: range, flags)
    return true
  }

  /// Parses `\(expression)` or a key path.
  mutating func parseBackslash(_ flags: StyleTree.Flags) -> Bool {
    let start = position
    position += 1
    if current == openingParenthesis { return parseInterpolation(from: start, flags) }
    let path = position
    skipMembers()
    guard position > path else {
      bag.report(.keyPath(at: place(start..<position)))
      return false
    }
    open(.keyPath, slice(path..<position), at: start..<position, flags)
    return true
  }

  /// Parses an interpolation from its `(`; the expression itself is the compiler's business.
  mutating func parseInterpolation(from start: Int, _ flags: StyleTree.Flags) -> Bool {
    guard context == .attribute, allowsInterpolation else {
      let range = place(start..<position + 1)
      bag.report(context == .sheet ? .interpolationInSheet(at: range) : .interpolation(at: range))
      return false
    }
    position += 1
    guard let closing = endOfInterpolation(in: bytes, from: position, to: end) else {
      bag.report(.unclosedInterpolation(at: place(start..<position)))
      return false
    }
    let expression = position..<closing
    position = closing + 1
    traits.insert(.special)
    // The range has the expression alone, so that its own mistakes can be placed.
    open(.interpolation, slice(expression), at: expression, flags)
    return true
  }
}

extension Diagnostic {
  fileprivate static func templateName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected the name of a template after ':'",
      notes: [Note("':badge' refers to the child with 'template=\"badge\"'")])
  }

  fileprivate static func unknownUnit(
    _ unit: String, of number: String, at range: SourceRange
  ) -> Diagnostic {
    let foreign = ForeignNumber(unit: unit, of: number)
    return Diagnostic(
      .unknownUnit, .error, at: range, "'\(unit)' is not a unit of VML",
      notes: [Note(foreign?.note ?? "a number has no unit, but for 'deg': lengths are points")],
      fixIts: foreign?.replacement.map {
        [FixIt("write '\($0)'", replace: range, with: $0, safety: .safe)]
      } ?? [])
  }

  fileprivate static func color(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidColor, .error, at: range, "a colour is '#' and 6 or 8 hexadecimal digits",
      notes: [Note("'#rrggbb', or '#rrggbbaa' with opacity")])
  }

  fileprivate static func shortColor(
    at range: SourceRange, _ digits: ArraySlice<UInt8>
  ) -> Diagnostic {
    let doubled = digits.map { String(repeating: Character(UnicodeScalar($0)), count: 2) }
    let long = "#" + doubled.joined().lowercased()
    return Diagnostic(
      .shortColor, .warning, at: range, "VML has no short colours",
      fixIts: [FixIt("write '\(long)'", replace: range, with: long, safety: .safe)])
  }

  fileprivate static func keyPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected a key path, as in '\\.colorScheme'",
      notes: [Note("a backslash begins a key path, '\\.name', or an interpolation, '\\(name)'")])
  }

  fileprivate static func unclosedInterpolation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedInterpolation, .error, at: range, "expected ')' to end this interpolation",
      notes: [Note("a quote or parenthesis inside it may be left open")])
  }

  fileprivate static func interpolation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "a finished document has no interpolations",
      notes: [Note("give the value in an attribute and read it with 'attr(name)'")])
  }

  fileprivate static func interpolationInSheet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "a sheet has no interpolations",
      notes: [
        Note("use a custom property, 'var(--name)', or read an attribute with 'attr(name)'")
      ])
  }
}
