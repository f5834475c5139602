/// Values that views inherit, for a format whose clients hand nothing on.
struct FormatContext: Hashable, Sendable {
  /// A colour's payload.
  var foreground: FormatValue
  /// A font as its modifier has it.
  var font: FormatValue?
  var weight: FormatValue?
  /// Entries behind a view's own, of a view around it that is not written itself.
  var appended: [FormatValue] = []

  /// Stands for a context that is not known yet.
  static let outer = FormatContext(foreground: .hole(-2), font: .hole(-3), weight: .hole(-4))

  /// Some of the values.
  struct Parts: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let foreground = Parts(rawValue: 1)
    static let font = Parts(rawValue: 2)
    static let weight = Parts(rawValue: 4)
    static let all: Parts = [.foreground, .font, .weight]

    /// The parts of the context around it that are in a value.
    init(in value: FormatValue) {
      switch value {
      case .array(let values): self = values.reduce([]) { $0.union(Parts(in: $1)) }
      case .object(let members): self = members.reduce([]) { $0.union(Parts(in: $1.value)) }
      case .hole(-2): self = .foreground
      case .hole(-3): self = .font
      case .hole(-4): self = .weight
      default: self = []
      }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
  }
}

/// A context as the numbers of its values, which costs little to copy and to compare.
struct ContextNumbers: Hashable, BitwiseCopyable, Sendable {
  fileprivate var foreground: Int32
  fileprivate var font: Int32
  fileprivate var weight: Int32
  fileprivate var appended: Int32

  /// No context: a view is written as its plan says.
  static let none = ContextNumbers(foreground: -1, font: -1, weight: -1, appended: -1)
  static let outer = ContextNumbers(foreground: 1, font: 2, weight: 3, appended: 0)

  var isNone: Bool { foreground < 0 }
  var hasAppended: Bool { appended > 0 }

  /// The same with the values of a context where it has those around it.
  func inside(of context: ContextNumbers) -> ContextNumbers {
    guard !isNone else { return self }
    let outer = ContextNumbers.outer
    var inner = self
    if foreground == outer.foreground { inner.foreground = context.foreground }
    if font == outer.font { inner.font = context.font }
    if weight == outer.weight { inner.weight = context.weight }
    return inner
  }

  /// The same for views that are written behind a view's own entries.
  func appending(of context: ContextNumbers) -> ContextNumbers {
    var inner = self
    inner.appended = context.appended
    return inner
  }

  /// The same without the parts that do not count.
  func only(_ parts: FormatContext.Parts) -> ContextNumbers {
    var outer = ContextNumbers.outer
    if parts.contains(.foreground) { outer.foreground = foreground }
    if parts.contains(.font) { outer.font = font }
    if parts.contains(.weight) { outer.weight = weight }
    outer.appended = appended
    return outer
  }
}

/// The values of contexts, each once.
struct ContextTable: Sendable {
  private var values: [FormatValue?] = []
  private var numbers: [FormatValue?: Int32] = [:]

  /// Bytes of memory, about.
  var size: Int { values.count * 256 }

  init() {
    let outer = FormatContext.outer
    for value in [nil, outer.foreground, outer.font, outer.weight] { _ = number(of: value) }
  }

  private mutating func number(of value: FormatValue?) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }

  mutating func numbers(of context: FormatContext) -> ContextNumbers {
    ContextNumbers(
      foreground: number(of: context.foreground), font: number(of: context.font),
      weight: number(of: context.weight),
      appended: number(of: context.appended.isEmpty ? nil : .array(context.appended)))
  }

  subscript(_ context: ContextNumbers) -> FormatContext {
    var appended: [FormatValue] = []
    if case .array(let entries)? = values[Int(context.appended)] { appended = entries }
    return FormatContext(
      foreground: values[Int(context.foreground)] ?? .null, font: values[Int(context.font)],
      weight: values[Int(context.weight)], appended: appended)
  }
}
