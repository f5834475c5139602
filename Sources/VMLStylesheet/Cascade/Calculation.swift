import VMLDiagnostics
import VMLMarkup

/// A number and its unit; most have none.
private struct Quantity {
  var number: Double
  var unit: String

  /// Parses `12`, `-0.5` or `45deg`; `nil` if the text is anything else.
  init?(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    // An exponent's `e` is followed by a digit or sign; a unit's is not.
    var end = bytes.count
    while end > 0, (bytes[end - 1] | 0x20) &- 0x61 < 26 || bytes[end - 1] == UInt8(ascii: "%") {
      end -= 1
    }
    guard end > 0, let number = Double(String(decoding: bytes[..<end], as: UTF8.self)) else {
      return nil
    }
    self.number = number
    unit = String(decoding: bytes[end...], as: UTF8.self)
  }

  init(_ number: Double, _ unit: String) {
    self.number = number
    self.unit = unit
  }

  /// The shortest text of the number, of nine decimals at most: `0.1 + 0.2` is `0.3`.
  var text: String {
    // Without `rounded()`, which would need the C library's mathematics.
    let half = number < 0 ? -0.5 : 0.5
    let rounded = abs(number) < 1e6 ? Double(Int64(number * 1e9 + half)) / 1e9 : number
    if abs(rounded) < 1e15, Double(Int64(rounded)) == rounded { return "\(Int64(rounded))\(unit)" }
    return "\(rounded)\(unit)"
  }
}

extension StyleEvaluator {
  /// The value of a `calc()`.
  ///
  /// Spec: VSS 1 and 5.
  mutating func calculate(_ index: Int, at place: Place) -> Value? {
    guard let quantity = quantity(ofBracket: index, at: place) else { return nil }
    guard quantity.number.isFinite else {
      issues.append(.notFinite(at: range(of: index, at: place)))
      return nil
    }
    return Value(text: Array(quantity.text.utf8), isCompound: false)
  }

  /// The value of the one expression in a `calc()` or in parentheses.
  private mutating func quantity(ofBracket index: Int, at place: Place) -> Quantity? {
    guard enter(index, at: place) else { return nil }
    defer { depth -= 1 }
    let arguments = place.tree.arguments(of: index)
    guard arguments.count == 1, arguments[0].label.isEmpty else {
      issues.append(.oneExpression(at: range(of: index, at: place)))
      return nil
    }
    var terms: [Int] = []
    var node = arguments[0].nodes.lowerBound
    while node < arguments[0].nodes.upperBound {
      terms.append(node)
      node = Int(place.tree.nodes[node].end)
    }
    var position = 0
    guard let sum = sum(terms, &position, at: place) else { return nil }
    guard position == terms.count else {
      issues.append(.notANumber(at: range(of: terms[position], at: place)))
      return nil
    }
    return sum
  }

  /// Parses `product {("+" | "-") product}`.
  private mutating func sum(_ terms: [Int], _ position: inout Int, at place: Place) -> Quantity? {
    guard var left = product(terms, &position, at: place) else { return nil }
    while let sign = operatorByte(terms, position, at: place),
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    {
      let node = terms[position]
      position += 1
      guard let right = product(terms, &position, at: place) else { return nil }
      guard left.unit == right.unit else {
        issues.append(.units(left.unit, right.unit, at: range(of: node, at: place)))
        return nil
      }
      left.number += sign == UInt8(ascii: "-") ? -right.number : right.number
    }
    return left
  }

  /// Parses `factor {("*" | "/") factor}`.
  private mutating func product(
    _ terms: [Int], _ position: inout Int, at place: Place
  ) -> Quantity? {
    guard var left = factor(terms, &position, at: place) else { return nil }
    while let sign = operatorByte(terms, position, at: place),
      sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/")
    {
      let node = terms[position]
      position += 1
      guard let right = factor(terms, &position, at: place) else { return nil }
      let isDivision = sign == UInt8(ascii: "/")
      guard right.unit.isEmpty || (!isDivision && left.unit.isEmpty) else {
        issues.append(.units(left.unit, right.unit, at: range(of: node, at: place)))
        return nil
      }
      guard !isDivision || right.number != 0 else {
        issues.append(.divisionByZero(at: range(of: node, at: place)))
        return nil
      }
      left = Quantity(
        isDivision ? left.number / right.number : left.number * right.number,
        left.unit + right.unit)
    }
    return left
  }

  /// Parses `["-"] (number | var | calc | "(" sum ")")`.
  private mutating func factor(
    _ terms: [Int], _ position: inout Int, at place: Place
  ) -> Quantity? {
    guard position < terms.count else { return nil }
    let index = terms[position]
    let node = place.tree.nodes[index]
    position += 1
    switch node.kind {
    case .operator where place.tree.bytes(node.text).elementsEqual("-".utf8):
      guard var quantity = factor(terms, &position, at: place) else { return nil }
      quantity.number.negate()
      return quantity
    case .number:
      if let quantity = Quantity(place.tree.bytes(node.text)) { return quantity }
    case .tuple: return quantity(ofBracket: index, at: place)
    case .identifier where isCalculation(node, of: place.tree):
      return quantity(ofBracket: index, at: place)
    case .variable:
      guard let value = lookUp(index, at: place) else { return nil }
      if let quantity = Quantity(value.text) { return quantity }
      issues.append(
        .notANumber(place.tree.string(node.text), value.text, at: range(of: index, at: place)))
      return nil
    default: break
    }
    issues.append(.notANumber(at: range(of: index, at: place)))
    return nil
  }

  private func operatorByte(_ terms: [Int], _ position: Int, at place: Place) -> UInt8? {
    guard position < terms.count, place.tree.nodes[terms[position]].kind == .operator else {
      return nil
    }
    let text = place.tree.bytes(place.tree.nodes[terms[position]].text)
    return text.count == 1 ? text.first : nil
  }
}

extension Diagnostic {
  fileprivate static func oneExpression(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .calculation, .error, at: range, "'calc' takes one expression",
      notes: [Note("as in 'calc(var(--gap) * 2)'; it has numbers, + - * / and parentheses")])
  }

  fileprivate static func notANumber(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .calculation, .error, at: range, "'calc' works on numbers, and this is none",
      notes: [Note("it has numbers, 'var(--name)', + - * / and parentheses")])
  }

  fileprivate static func notANumber(
    _ name: String, _ value: [UInt8], at range: SourceRange
  ) -> Diagnostic {
    let text = String(decoding: value.prefix(40), as: UTF8.self)
    return Diagnostic(
      .calculation, .error, at: range,
      "'calc' works on numbers, and '\(name)' is '\(text)\(value.count > 40 ? "…" : "")'")
  }

  fileprivate static func units(
    _ left: String, _ right: String, at range: SourceRange
  ) -> Diagnostic {
    let names = [left, right].map { $0.isEmpty ? "none" : "'\($0)'" }
    return Diagnostic(
      .calculation, .error, at: range,
      "these units do not go together: \(names[0]) and \(names[1])",
      notes: [
        Note(
          [left, right].contains("%") && (left.isEmpty || right.isEmpty)
            ? "a part of the parent's size is CSS; 'frame(maxWidth: .infinity)' is as wide as it "
              + "can be, and 'padding(.horizontal, 16)' a margin"
            : "numbers of one unit are added; one of two that are multiplied has no unit")
      ])
  }

  fileprivate static func divisionByZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(.calculation, .error, at: range, "'calc' cannot divide by zero")
  }

  fileprivate static func notFinite(at range: SourceRange) -> Diagnostic {
    Diagnostic(.calculation, .error, at: range, "the result is too large for a number")
  }
}
