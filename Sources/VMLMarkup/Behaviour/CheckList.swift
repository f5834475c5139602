public import VMLDiagnostics

/// A rule that a field's text must keep.
public enum FieldCheck: Sendable {
  case required
  case email
  /// Number of characters.
  case length(ClosedRange<Int>)
  /// A regular expression that the whole text must match.
  case pattern(String, SourceRange)
  case range(ClosedRange<Double>)
  /// The field of the same form with the same text.
  case equals(BehaviourName)

  /// The word that a message of its own is named for: `errorEmail`.
  public var name: String {
    switch self {
    case .required: "required"
    case .email: "email"
    case .length: "length"
    case .pattern: "pattern"
    case .range: "range"
    case .equals: "equals"
    }
  }

  public static let names = ["required", "email", "length", "pattern", "range", "equals"]
}

/// Reads the whole text of a `check`: `name ["(" argument ")"] {";" …}`; mistakes are reported.
///
/// - Returns: The checks and their canonical text.
public func parseChecks(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> (checks: [FieldCheck], canonical: [UInt8]) {
  var reader = BehaviourReader(text)
  var checks: [FieldCheck] = []
  var canonical: [UInt8] = []
  while !reader.isAtEnd {
    if reader.eat(";") { continue }
    guard let nodes = reader.expression() else {
      reader.skipItem()
      continue
    }
    guard checks.count < BehaviourLimits.terms else {
      reader.report(.tooManyChecks(at: reader.tree.place(of: nodes, in: text.file)))
      break
    }
    if let check = reader.check(nodes, text.file) {
      checks.append(check)
      var printer = StylePrinter()
      printer.print(expressions: nodes, of: reader.tree)
      if !canonical.isEmpty { canonical.append(UInt8(ascii: ";")) }
      canonical += printer.output
    }
    if !reader.isAtEnd, !reader.eat(";") {
      reader.report(
        .checkSeparator(
          at: reader.here, isComma: reader.parser.current.map { ",|&".utf8.contains($0) } ?? false))
      reader.skipItem()
    }
  }
  bag.report(contentsOf: reader.parser.bag)
  return (checks, canonical)
}

extension BehaviourReader {
  fileprivate mutating func check(_ nodes: Range<Int>, _ file: FileID) -> FieldCheck? {
    let range = tree.place(of: nodes, in: file)
    guard let node = nodes.first, tree.nodes[node].kind == .identifier,
      Int(tree.nodes[node].end) == nodes.upperBound
    else {
      report(.notCheck(at: range))
      return nil
    }
    let name = tree.text(of: node)
    let isCall = tree.nodes[node].flags.contains(.call)
    let arguments = isCall ? tree.arguments(of: node) : []
    guard FieldCheck.names.contains(name) else {
      report(.unknownCheck(name, at: range))
      return nil
    }
    if let check = check(name, arguments.count == 1 ? arguments[0] : nil, isCall, file) {
      return check
    }
    report(.wrongCheck(name, at: range))
    return nil
  }

  private func check(
    _ name: String, _ argument: StyleTree.Argument?, _ isCall: Bool, _ file: FileID
  ) -> FieldCheck? {
    switch name {
    case "required" where !isCall: return .required
    case "email" where !isCall: return .email
    default: break
    }
    guard let argument, argument.label.isEmpty else { return nil }
    switch name {
    case "length":
      guard let (lower, upper) = bounds(argument.nodes), let least = Int(exactly: lower ?? 0),
        let most = Int(exactly: upper ?? Double(Int32.max)), least >= 0, least <= most
      else { return nil }
      return .length(least...most)
    case "range":
      guard let (lower, upper) = bounds(argument.nodes) else { return nil }
      let (least, most) = (lower ?? -Double.infinity, upper ?? Double.infinity)
      return least <= most ? .range(least...most) : nil
    case "pattern":
      guard case .string(let text)? = tree.literal(argument.nodes) else { return nil }
      return .pattern(text, tree.place(of: argument.nodes, in: file))
    case "equals":
      return tree.name(tree.run(of: argument.nodes), in: file).map { .equals($0) }
    default: return nil
    }
  }

  /// The bounds of `1...9`, `1...`, `...9` or `5`.
  private func bounds(_ nodes: Range<Int>) -> (Double?, Double?)? {
    var (lower, upper): (Double?, Double?) = (nil, nil)
    var isRange = false
    for node in tree.run(of: nodes) {
      switch tree.nodes[node].kind {
      case .operator where tree.text(of: node) == "...": isRange = true
      case .number:
        guard let number = Double(tree.text(of: node)) else { return nil }
        if isRange { upper = number } else { lower = number }
      default: return nil
      }
    }
    if !isRange { upper = lower }
    return lower == nil && upper == nil ? nil : (lower, upper)
  }
}

extension Diagnostic {
  fileprivate static func notCheck(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "this is no check",
      notes: [Note("as in 'required;length(2...40)'")])
  }

  fileprivate static func unknownCheck(_ name: String, at range: SourceRange) -> Diagnostic {
    let way = foreignChecks[name.lowercased()]
    let nearest = way == nil ? nearestName(to: name, in: FieldCheck.names) : nil
    return Diagnostic(
      .expectedValue, .error, at: range,
      "there is no check '\(name)'" + didYouMean(nearest),
      notes: [
        Note(way ?? "there is \(FieldCheck.names.map { "'\($0)'" }.joined(separator: ", "))")
      ])
  }

  private static let foreignChecks: [String: String] = {
    let length = "a number of characters is 'length(3...)', 'length(...40)' or 'length(3...40)'"
    let range = "bounds of a number are 'range(1...9)'"
    let pattern = "a pattern is the whole text's, in quotes: 'pattern(\'[A-Z]+\')'"
    return [
      "minlength": length, "maxlength": length, "min_length": length, "max_length": length,
      "min": range, "max": range, "between": range, "number": range, "numeric": range,
      "integer": range, "regex": pattern, "regexp": pattern, "match": pattern, "matches": pattern,
      "notempty": "it is 'required'", "presence": "it is 'required'", "filled": "it is 'required'",
      "confirmed": "it is 'equals(password)'", "same": "it is 'equals(password)'",
      "sameas": "it is 'equals(password)'", "url": pattern, "phone": pattern,
    ]
  }()

  fileprivate static func wrongCheck(_ name: String, at range: SourceRange) -> Diagnostic {
    let forms = [
      "required": "required", "email": "email", "length": "length(2...40)",
      "pattern": "pattern('[0-9]{5}')", "range": "range(1...9)", "equals": "equals(other)",
    ]
    return Diagnostic(
      .expectedValue, .error, at: range, "'\(name)' is written '\(forms[name] ?? name)'",
      notes: [Note("bounds are numbers, the lower one first")])
  }

  fileprivate static func checkSeparator(at range: SourceRange, isComma: Bool) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected ';' after a check",
      notes: [Note("as in 'required;length(2...40)'")],
      fixIts: isComma ? [FixIt("write ';'", replace: range, with: ";")] : [])
  }

  fileprivate static func tooManyChecks(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range,
      "a field has at most \(BehaviourLimits.terms) checks",
      notes: [Note("one 'pattern' can say what several do")])
  }
}
