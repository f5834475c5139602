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
  /// The same as sets of steps; `nil` for a pattern with too many of them.
  private let table: PatternTable?

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
    table = PatternTable(steps)
    portable = parser.portable
    self.source = source
  }

  /// Whether the whole of a text matches.
  ///
  /// - Complexity: Linear in the text, times the number of steps.
  public func matches(_ text: String) -> Bool {
    if let table { return table.matches(text) }
    var run = PatternRun(steps)
    for scalar in text.unicodeScalars {
      guard run.advance(over: scalar.value) else { return false }
    }
    return run.isAtEnd
  }
}

/// A pattern of up to 63 steps, whose states are the bits of a number.
private struct PatternTable: Hashable {
  private let steps: [TextPattern.Step]
  /// By character of ASCII: the steps that it passes.
  private var passing: [UInt64]
  /// By step: the steps that wait for the next character once it was passed, and the end.
  private var following: [UInt64]
  private let start: UInt64
  private let end: UInt64

  init?(_ steps: [TextPattern.Step]) {
    guard steps.count < UInt64.bitWidth else { return nil }
    self.steps = steps
    end = 1 << UInt64(steps.count)
    passing = Array(repeating: 0, count: 128)
    following = Array(repeating: 0, count: steps.count)
    start = Self.entered(0, steps)
    for (index, step) in steps.enumerated() {
      guard case .scalar(let set) = step else { continue }
      following[index] = Self.entered(index + 1, steps)
      for scalar in passing.indices where set.contains(UInt32(scalar)) {
        passing[scalar] |= 1 << UInt64(index)
      }
    }
  }

  /// The steps that wait for a character, of a step and all that follow without one.
  private static func entered(_ first: Int, _ steps: [TextPattern.Step]) -> UInt64 {
    var (seen, waiting): (UInt64, UInt64) = (0, 0)
    var pending = [first]
    while let index = pending.popLast() {
      let bit: UInt64 = 1 << UInt64(index)
      guard seen & bit == 0 else { continue }
      seen |= bit
      guard index < steps.count else {
        waiting |= bit
        continue
      }
      switch steps[index] {
      case .scalar: waiting |= bit
      case .jump(let distance): pending.append(index + distance)
      case .split(let one, let other): pending += [index + one, index + other]
      }
    }
    return waiting
  }

  func matches(_ text: String) -> Bool {
    var states = start
    for scalar in text.unicodeScalars {
      var passed = states & (scalar.value < 128 ? passing[Int(scalar.value)] : others(scalar.value))
      states = 0
      while passed != 0 {
        states |= following[passed.trailingZeroBitCount]
        passed &= passed - 1
      }
      if states == 0 { return false }
    }
    return states & end != 0
  }

  /// The steps that a character beyond ASCII passes.
  private func others(_ scalar: UInt32) -> UInt64 {
    var passed: UInt64 = 0
    for (index, step) in steps.enumerated() {
      if case .scalar(let set) = step, set.contains(scalar) { passed |= 1 << UInt64(index) }
    }
    return passed
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
