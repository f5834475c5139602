/// A regular expression that a whole text has to match.
///
/// It has what the regular expressions of all clients have in common: `.`, classes, `\d`, `\w`,
/// `\s`, groups, `|`, `*`, `+`, `?` and `{2,3}`. It has no reference back and no look around, so
/// that time is linear.
public struct TextPattern: Hashable, Sendable {
  /// The expression as written.
  public let source: String
  /// The same for a regular expression of ECMAScript, without anchors: classes such as `\d` are
  /// written out, as they mean other characters elsewhere.
  public let portable: String
  private let steps: [Step]

  /// The longest expression, in bytes.
  public static var lengthLimit: Int { 1000 }
  /// Most steps of an expression whose repetitions are written out.
  public static var stepLimit: Int { 2000 }
  /// Deepest nesting of groups.
  public static var depthLimit: Int { 20 }

  /// An instruction of the machine that matches; the numbers of other steps are distances.
  enum Step: Hashable, Sendable {
    case scalar(ScalarSet)
    case split(Int, Int)
    case jump(Int)
  }

  /// Characters.
  struct ScalarSet: Hashable, Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isNegated = false

    func contains(_ scalar: UInt32) -> Bool {
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  /// Reads an expression; throws where it is none.
  public init(_ source: String) throws(PatternMistake) {
    var parser = PatternParser(source)
    steps = try parser.parse()
    portable = parser.portable
    self.source = source
  }

  /// Whether the whole of a text matches.
  ///
  /// - Complexity: Linear in the text, times the number of steps.
  public func matches(_ text: String) -> Bool {
    var run = PatternRun(steps)
    for scalar in text.unicodeScalars {
      guard run.advance(over: scalar.value) else { return false }
    }
    return run.isAtEnd
  }
}

/// The states in which a pattern's machine is after some of a text.
private struct PatternRun {
  private let steps: [TextPattern.Step]
  private var current: [Int] = []
  private var next: [Int] = []
  /// By step: the round in which it was entered last.
  private var entered: [Int]
  private var round = 1
  private var pending: [Int] = []

  init(_ steps: [TextPattern.Step]) {
    self.steps = steps
    entered = Array(repeating: 0, count: steps.count + 1)
    enter(0)
    swap(&current, &next)
  }

  /// Whether the text so far is a whole one.
  var isAtEnd: Bool { current.contains(steps.count) }

  /// Goes on by one character; `false` if nothing can match any more.
  mutating func advance(over scalar: UInt32) -> Bool {
    round += 1
    next.removeAll(keepingCapacity: true)
    for index in current where index < steps.count {
      if case .scalar(let set) = steps[index], set.contains(scalar) { enter(index + 1) }
    }
    swap(&current, &next)
    return !current.isEmpty
  }

  /// Adds a step, and all that follow without a character.
  private mutating func enter(_ index: Int) {
    pending.append(index)
    while let index = pending.popLast() {
      guard entered[index] != round else { continue }
      entered[index] = round
      guard index < steps.count else {
        next.append(index)
        continue
      }
      switch steps[index] {
      case .scalar: next.append(index)
      case .jump(let distance): pending.append(index + distance)
      case .split(let first, let second):
        pending.append(index + second)
        pending.append(index + first)
      }
    }
  }
}
