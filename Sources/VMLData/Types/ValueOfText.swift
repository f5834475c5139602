import VMLDiagnostics

extension ValueType {
  /// The value of an attribute's literal text; `nil` if the text is none of the type.
  ///
  /// A name of a table has none.
  func value(ofText text: String) -> Value? {
    switch self {
    case .string(let rule): rule.isEmpty || rule.allows(text) ? .string(text) : nil
    case .any: .string(text)
    case .integer(let range):
      Int(text.trimmingSpaces).flatMap { range.contains($0) ? .integer($0) : nil }
    case .number(let range): number(text.trimmingSpaces, in: range)
    case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .color: colorValue(ofText: text)
    case .url: isURL(text) ? .url(text) : nil
    case .date: isDateText(text.utf8) ? .date(text) : nil
    case .duration: isDuration(text) ? .string(text) : nil
    case .symbol: isSymbol(withoutDot(text)) ? .symbol(withoutDot(text)) : nil
    case .choice(let words): words.contains(withoutDot(text)) ? .symbol(withoutDot(text)) : nil
    case .reference: text.isEmpty ? nil : .string(text)
    case .optional(let wrapped): wrapped.value(ofText: text)
    case .list, .object, .set, .named: nil
    }
  }

  private func number(_ text: String, in range: TypeRange<Double>) -> Value? {
    if let integer = Int(text) {
      return range.contains(Double(integer)) ? .integer(integer) : nil
    }
    guard let number = Double(text), number.isFinite, range.contains(number) else { return nil }
    return .number(number)
  }

  /// At least one character, and no blanks and quotes.
  private func isURL(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E }
  }

  /// Words joined by dots: `star.fill`.
  private func isSymbol(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return !words.isEmpty && words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isWordByte) }
  }
}

/// `#ff0000`, `#ff0000ff`, or the name of a color; `nil` for other text.
public func colorValue(ofText text: String) -> Value? {
  let name = withoutDot(text)
  guard text.hasPrefix("#") else { return isWord(name) ? .color(name) : nil }
  let digits = text.utf8.dropFirst()
  let isColor =
    [6, 8].contains(digits.count)
    && digits.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
  return isColor ? .color(text) : nil
}

private func withoutDot(_ text: String) -> String {
  text.hasPrefix(".") ? String(text.dropFirst()) : text
}

/// ISO 8601: `P3D`, `PT1H30M`, `P2W`, with a fraction at most of the last number.
private func isDuration(_ text: String) -> Bool {
  guard text.first == "P", text.utf8.count > 1 else { return false }
  let rest = text.dropFirst()
  if rest.last == "W" { return isCount(rest.dropLast()) }
  if let point = rest.firstIndex(of: "."), rest[point...].count(where: \.isLetter) > 1 {
    return false
  }
  let parts = rest.split(separator: "T", omittingEmptySubsequences: false)
  return parts.count <= 2 && areCounts(parts[0], of: "YMD")
    && (parts.count == 1 || (!parts[1].isEmpty && areCounts(parts[1], of: "HMS")))
}

/// Numbers with units behind them, which are in their order and each there once at most.
private func areCounts(_ text: Substring, of units: String) -> Bool {
  var rest = text
  var units = units[...]
  while !rest.isEmpty {
    let number = rest.prefix { !units.contains($0) }
    guard isCount(number), number.endIndex < rest.endIndex,
      let unit = units.firstIndex(of: rest[number.endIndex])
    else { return false }
    units = units[units.index(after: unit)...]
    rest = rest[rest.index(after: number.endIndex)...]
  }
  return true
}

/// Digits, with or without a fraction.
private func isCount(_ text: Substring) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  return (1...2).contains(parts.count)
    && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
}
