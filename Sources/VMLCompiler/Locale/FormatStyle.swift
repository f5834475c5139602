/// The ways to format a value that `.formatted(…)` knows, by their names.
enum FormatStyle: String, CaseIterable, Sendable {
  case number, percent, currency, compact, bytes, unit
  case full, long, medium, short, fields, relative
  case duration, list, or

  /// The labels of what stands in its parentheses; `nil` is the value without one, which it needs.
  var labels: [String?] {
    switch self {
    case .number, .percent: ["digits"]
    case .currency: [nil, "digits"]
    case .unit: [nil, "width", "digits"]
    case .full, .long, .medium, .short: ["time"]
    case .fields: [nil]
    case .relative: ["to"]
    case .compact, .bytes, .duration, .list, .or: []
    }
  }

  /// The label without which it means nothing.
  var needed: String? {
    switch self {
    case .relative: "to"
    default: nil
    }
  }

  /// For messages.
  var example: String {
    switch self {
    case .number, .percent: ".\(rawValue), .\(rawValue)(digits: 2)"
    case .currency: ".currency(\"EUR\")"
    case .unit: ".unit(\"kilometer\"), .unit(\"hour\", width: .long)"
    case .full, .long, .medium, .short: ".\(rawValue), .\(rawValue)(time: .short)"
    case .fields: ".fields(\"yMMMd\")"
    case .relative: ".relative(to: now)"
    case .compact, .bytes, .duration, .list, .or: ".\(rawValue)"
    }
  }
}
