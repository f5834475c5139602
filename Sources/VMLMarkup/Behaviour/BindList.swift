public import VMLDiagnostics

/// `tint: size == .l ? .blue : .gray`, one of the attributes that a `bind` lets follow states.
public struct BehaviourBinding: Sendable {
  public var attribute: BehaviourName
  public var source: Source
  /// Place of the source.
  public var range: SourceRange

  public indirect enum Source: Sendable {
    case condition(Condition)
    case literal(BehaviourLiteral)
    /// `condition ? literal : source`
    case choice(Condition, BehaviourLiteral, Source)

    /// The state that the attribute is, if it is one and nothing computed of it.
    public var state: BehaviourName? {
      if case .condition(.state(let name)) = self { return name }
      return nil
    }
  }
}

/// Reads the whole text of a `bind`: `name [":" source] {";" …}`; mistakes are reported.
///
/// - Returns: The bindings and their canonical text.
public func parseBindings(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> (bindings: [BehaviourBinding], canonical: [UInt8]) {
  var reader = BehaviourReader(text)
  var bindings: [BehaviourBinding] = []
  var canonical: [UInt8] = []
  while !reader.isAtEnd {
    if reader.eat(";") { continue }
    var found = DiagnosticBag()
    guard let (binding, text) = reader.binding(text.file, reporting: &found) else {
      for mistake in found.diagnostics { reader.report(mistake) }
      reader.skipItem()
      continue
    }
    bindings.append(binding)
    guard bindings.count <= BehaviourLimits.states else {
      reader.report(.tooManyBindings(at: binding.attribute.range))
      break
    }
    if !canonical.isEmpty { canonical.append(UInt8(ascii: ";")) }
    canonical += text
    if !reader.isAtEnd, !reader.eat(";") {
      reader.report(.bindSeparator(at: reader.here))
      reader.skipItem()
    }
  }
  bag.report(contentsOf: reader.parser.bag)
  return (bindings, canonical)
}

extension BehaviourReader {
  /// Reads one item; a mistake of a condition goes to `bag`, others to the reader.
  fileprivate mutating func binding(
    _ file: FileID, reporting bag: inout DiagnosticBag
  ) -> (BehaviourBinding, [UInt8])? {
    guard let name = word() else {
      report(.bindForm(at: here))
      return nil
    }
    var text = Array(name.text.utf8)
    guard eat(":") else {
      return (
        BehaviourBinding(attribute: name, source: .condition(.state(name)), range: name.range), text
      )
    }
    text += ": ".utf8
    var choices: [(Condition, BehaviourLiteral)] = []
    let start = tree.nodes.count
    while true {
      guard let nodes = expression() else { return nil }
      text += printed(nodes)
      parser.skipSpace()
      guard eat("?") else {
        guard let last = last(nodes, file, reporting: &bag) else { return nil }
        let source = choices.reversed().reduce(last) { .choice($1.0, $1.1, $0) }
        let range = tree.place(of: start..<tree.nodes.count, in: file)
        let binding = BehaviourBinding(attribute: name, source: source, range: range)
        return (binding, text)
      }
      guard choices.count < BehaviourLimits.terms else {
        bag.report(.tooManyTerms(at: name.range))
        return nil
      }
      var builder = ConditionBuilder(tree, file)
      let condition = builder.condition(nodes)
      bag.report(contentsOf: builder.bag)
      guard let condition, let value = expression() else { return nil }
      guard let literal = tree.literal(value) else {
        report(.bindConstant(at: tree.place(of: value, in: file)))
        return nil
      }
      guard eat(":") else {
        report(.bindColon(at: here))
        return nil
      }
      text += " ? ".utf8 + printed(value) + " : ".utf8
      choices.append((condition, literal))
    }
  }

  private func last(
    _ nodes: Range<Int>, _ file: FileID, reporting bag: inout DiagnosticBag
  ) -> BehaviourBinding.Source? {
    if let literal = tree.literal(nodes) { return .literal(literal) }
    var builder = ConditionBuilder(tree, file)
    let condition = builder.condition(nodes)
    bag.report(contentsOf: builder.bag)
    return condition.map { .condition($0) }
  }

  private func printed(_ nodes: Range<Int>) -> [UInt8] {
    var printer = StylePrinter()
    printer.print(expressions: nodes, of: tree)
    return printer.output
  }
}

extension Diagnostic {
  fileprivate static func bindForm(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected 'attribute: state'",
      notes: [Note("as in 'isOn: gift; tint: size == .l ? .blue : .gray'")])
  }

  fileprivate static func tooManyBindings(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range,
      "at most \(BehaviourLimits.states) attributes of an element follow states",
      notes: [Note("take the rest away")])
  }

  fileprivate static func bindSeparator(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected ';' after what an attribute follows",
      notes: [
        Note(
          "an attribute has ':' behind it, as in 'isOn: gift; tint: size == .l ? .blue : .gray'")
      ])
  }

  fileprivate static func bindColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected ':' and the value for all other cases",
      notes: [Note("as in 'size == .l ? .blue : .gray'")])
  }

  fileprivate static func bindConstant(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "the value after '?' is a constant",
      notes: [Note("only the last value may be a state, as in 'gift ? .red : color'")])
  }
}
