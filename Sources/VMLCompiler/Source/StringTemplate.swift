import VMLData
import VMLDiagnostics
import VMLMarkup

/// A string of front matter that may hold interpolations.
struct StringTemplate: Sendable {
  enum Part: Sendable {
    case literal(String)
    case interpolation(Interpolation)
  }

  let parts: [Part]
  let range: SourceRange

  /// Splits a string into parts; an interpolation with a mistake is reported and left out.
  ///
  /// `types` has the variables that are known.
  init(
    _ node: DataNode, _ string: String, knowing types: TypeScope? = nil,
    reporting bag: inout DiagnosticBag
  ) {
    range = node.range
    let text = SourceText(of: node, string)
    var parts: [Part] = []
    var literal: [UInt8] = []
    var index = 0
    let bytes = text.bytes
    while index < bytes.count {
      guard bytes[index] == 0x5C else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      let run = bytes[index...].prefix { $0 == 0x5C }.count
      let opening = index + run
      guard opening < bytes.count, bytes[opening] == 0x28 else {
        literal += bytes[index..<opening]
        index = opening
        continue
      }
      literal += repeatElement(0x5C, count: run / 2)
      guard run % 2 == 1 else {
        literal.append(0x28)
        index = opening + 1
        continue
      }
      guard let end = endOfInterpolation(in: bytes, from: opening + 1, to: bytes.count) else {
        bag.report(.unclosed(at: node.range))
        break
      }
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
      if let interpolation = parseInterpolation(
        text.part(opening + 1..<end), reporting: &bag),
        isSound(interpolation.expression, in: types, reporting: &bag)
      {
        parts.append(.interpolation(interpolation))
      }
      index = end + 1
    }
    if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    self.parts = parts
  }

  /// Whether an interpolation reads a variable.
  func reads(_ variable: String) -> Bool {
    parts.contains { part in
      guard case .interpolation(let interpolation) = part else { return false }
      return interpolation.expression.freeVariables.contains(variable)
    }
  }

  /// The expression that holds a range; `nil` if there is none.
  func expression(at range: SourceRange) -> Expression? {
    for case .interpolation(let interpolation) in parts {
      let whole = interpolation.expression.range
      if whole.file == range.file, whole.range.lowerBound <= range.range.lowerBound,
        range.range.upperBound <= whole.range.upperBound
      {
        return interpolation.expression
      }
    }
    return nil
  }

  /// The string in a scope.
  ///
  /// A string that is one interpolation has that value, of any kind.
  ///
  /// - Returns: `nil` after an error.
  func value(
    in scope: Scope, spending work: inout Int, reporting bag: inout DiagnosticBag
  ) -> Value? {
    if parts.count == 1, case .interpolation(let interpolation) = parts[0] {
      return evaluate(interpolation, in: scope, spending: &work, reporting: &bag)
    }
    var string = ""
    for part in parts {
      switch part {
      case .literal(let literal): string += literal
      case .interpolation(let interpolation):
        guard
          let value = evaluate(interpolation, in: scope, spending: &work, reporting: &bag)
        else { return nil }
        guard let text = text(of: value) else {
          bag.report(.noText(value, at: interpolation.expression.range))
          return nil
        }
        string += text
      }
    }
    return .string(string)
  }
}

extension SourceText {
  /// The text of a string of YAML, which may stand in quotes in its file.
  init(of node: DataNode, _ string: String) {
    let bytes = Array(string.utf8)
    let lower = node.range.range.lowerBound
    let quotes = node.range.range.count - bytes.count
    let offsets: [UInt32]
    if quotes == 0 || quotes == 2 {
      offsets = (0...bytes.count).map { UInt32(lower + quotes / 2 + $0) }
    } else {
      // With escapes or folded lines inside, the whole string is the best place to point at.
      offsets =
        (0..<bytes.count).map { _ in UInt32(lower) } + [UInt32(node.range.range.upperBound)]
    }
    self.init(
      file: node.range.file, bytes: bytes, range: 0..<bytes.count, offsets: offsets)
  }

  /// A part of this text.
  func part(_ part: Range<Int>) -> SourceText {
    let first = part.lowerBound - range.lowerBound
    return SourceText(
      file: file, bytes: bytes, range: part,
      offsets: offsets.map { Array($0[first...first + part.count]) })
  }
}

extension Diagnostic {
  fileprivate static func unclosed(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unclosedInterpolation, .error, at: range, "expected ')' to end an interpolation")
  }

  /// A value without text, where text is needed.
  static func noText(_ value: Value, at range: SourceRange) -> Diagnostic {
    let note =
      switch value {
      case .nothing: "give a fallback, as in '\\(title ?? \"untitled\")', or test it with 'if'"
      case .list: "join it, as in '\\(tags.joined(\", \"))', or go through it with 'for'"
      default: "interpolate one of its members"
      }
    return Diagnostic(
      .valueWithoutText, .error, at: range, "\(value.kindName) has no text", notes: [Note(note)])
  }
}
