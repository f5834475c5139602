public import VMLDiagnostics

/// The steps of one event, in order.
public struct StepList: Sendable {
  public var steps: [Step] = []
  /// The canonical text, without entities.
  public var canonical: [UInt8] = []

  public init(steps: [Step] = []) { self.steps = steps }
}

/// One step of an event, as written: names and types are not checked.
public struct Step: Sendable {
  public var name: StepName
  /// Place of the whole call, and of its name.
  public var range: SourceRange
  public var nameRange: SourceRange
  public var arguments: [Argument]
  /// The canonical text of this step alone.
  public var canonical: [UInt8]

  public struct Argument: Sendable {
    /// Empty for an argument without one.
    public var label: String
    public var value: Value
    public var range: SourceRange
  }

  public enum Value: Sendable {
    case operand(BehaviourOperand)
    case condition(Condition)
  }
}

/// Reads the whole text of an event's attribute; mistakes are reported.
public func parseSteps(_ text: SourceText, reporting bag: inout DiagnosticBag) -> StepList {
  var reader = BehaviourReader(text)
  reader.parser.parseStyle()
  bag.report(contentsOf: reader.parser.bag)
  let tree = reader.tree
  return makeSteps(Array(tree.roots), of: tree, in: text.file, reporting: &bag)
}

/// Reads the steps of a style's argument, given by its nodes: a step, or `steps(…)`.
///
/// Mistakes are reported. `file` has the style.
public func readSteps(
  _ nodes: Range<Int>, of tree: StyleTree, in file: FileID, reporting bag: inout DiagnosticBag
) -> StepList {
  guard let first = nodes.first, tree.nodes[first].kind == .identifier,
    tree.bytes(tree.nodes[first].text).elementsEqual(StepName.list.utf8)
  else { return makeSteps(tree.run(of: nodes), of: tree, in: file, reporting: &bag) }
  var steps: [Int] = []
  for argument in tree.arguments(of: first) {
    steps += tree.run(of: argument.nodes)
  }
  return makeSteps(steps, of: tree, in: file, reporting: &bag)
}

extension StyleTree {
  /// The arguments of a modifier that are steps, each by its nodes.
  public func steps(ofModifier modifier: Int) -> [Range<Int>] {
    guard holdsSteps else { return [] }
    return arguments(of: modifier).map(\.nodes).filter { isStepCall($0.lowerBound) }
  }

  private func isStepCall(_ node: Int) -> Bool {
    guard nodes[node].kind == .identifier, nodes[node].flags.contains(.call) else { return false }
    let name = text(of: node)
    return StepName(rawValue: name) != nil || name == StepName.list
  }
}

private func makeSteps(
  _ nodes: [Int], of tree: StyleTree, in file: FileID, reporting bag: inout DiagnosticBag
) -> StepList {
  var list = StepList()
  for node in nodes {
    guard list.steps.count < BehaviourLimits.steps else {
      bag.report(.tooManySteps(at: SourceRange(file: file, tree.nodes[node].range)))
      break
    }
    guard let step = step(node, of: tree, in: file, reporting: &bag) else { continue }
    if !list.canonical.isEmpty { list.canonical.append(UInt8(ascii: ";")) }
    list.canonical += step.canonical
    list.steps.append(step)
  }
  return list
}

private func step(
  _ node: Int, of tree: StyleTree, in file: FileID, reporting bag: inout DiagnosticBag
) -> Step? {
  let range = SourceRange(file: file, tree.nodes[node].range)
  let kind = tree.nodes[node].kind
  guard kind == .modifier || kind == .identifier, tree.nodes[node].flags.contains(.call) else {
    bag.report(.notStep(at: range))
    return nil
  }
  let text = tree.text(of: node)
  let label = tree.nodes[node].label
  // In canonical text, one blank follows a label.
  let labelCount = label.isEmpty ? 0 : label.range.count + 2
  let start = min(range.range.lowerBound + labelCount, range.range.upperBound)
  let isExact = range.range.upperBound - start > text.utf8.count
  let nameRange =
    isExact ? SourceRange(file: file, start..<start + text.utf8.count) : range
  guard let name = StepName(rawValue: text) else {
    bag.report(.unknownStep(text, at: nameRange))
    return nil
  }
  var step = Step(
    name: name, range: range, nameRange: nameRange, arguments: [],
    canonical: canonical(node, of: tree))
  for argument in tree.arguments(of: node) {
    let place = tree.place(of: argument.nodes, in: file)
    guard let value = value(argument, of: name, in: tree, file, reporting: &bag) else {
      return nil
    }
    step.arguments.append(
      Step.Argument(label: tree.string(argument.label), value: value, range: place))
  }
  return step
}

private func value(
  _ argument: StyleTree.Argument, of step: StepName, in tree: StyleTree, _ file: FileID,
  reporting bag: inout DiagnosticBag
) -> Step.Value? {
  if step == .when {
    var builder = ConditionBuilder(tree, file)
    let condition = builder.condition(argument.nodes)
    bag.report(contentsOf: builder.bag)
    return condition.map { .condition($0) }
  }
  if let operand = tree.operand(argument.nodes, in: file) { return .operand(operand) }
  bag.report(.notOperand(step, at: tree.place(of: argument.nodes, in: file)))
  return nil
}

private func canonical(_ node: Int, of tree: StyleTree) -> [UInt8] {
  var printer = StylePrinter()
  // The label of an argument of `steps(…)` is no part of the step.
  printer.print(modifiers: node..<Int(tree.nodes[node].end), of: tree)
  return printer.output
}

extension Diagnostic {
  fileprivate static func tooManySteps(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range, "an event has at most \(BehaviourLimits.steps) steps",
      notes: [Note("let the app do more, with 'send', or set one state for several")])
  }

  fileprivate static func notStep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStep, .error, at: range, "this is no step",
      notes: [Note("a step is a call, as in 'toggle(open)' or 'send(opened)'")])
  }

  fileprivate static func unknownStep(_ name: String, at range: SourceRange) -> Diagnostic {
    let names = StepName.allCases.map(\.rawValue)
    let way = ForeignStep.way(of: name)
    let nearest = way == nil ? nearestName(to: name, in: names) : nil
    return Diagnostic(
      .unknownStep, .error, at: range,
      "there is no step '\(name)'" + didYouMean(nearest),
      notes: nearest == nil ? [Note(way ?? "an action of the app is sent: 'send(\(name))'")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func notOperand(_ step: StepName, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range,
      "'\(step.rawValue)' takes a constant or the name of a state here",
      notes: [
        Note(
          step == .set
            ? "a constant is a number, a 'string', '.word', 'true' or 'false'; a state is "
              + "counted by 'increment(n)', down with 'by: -1', and turned over by 'toggle(open)'"
            : "a constant is a number, a 'string', '.word', 'true' or 'false'")
      ])
  }
}
