import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** The first value of a control lies outside of its range or is of another kind, a
/// picker's selection is the tag of none of its options, or an opacity is over 1.
///
/// **Why:** SwiftUI moves the value to an end of the range, and shows a picker without a choice. An
/// `opacity(50)` is 1.
///
/// **Example:**
///
/// ```vml bad
/// <Slider value="80" in="0...1"><Text template="label">Volume</Text></Slider>
/// ```
///
/// ```vml good
/// <Slider value="0.8" in="0...1"><Text template="label">Volume</Text></Slider>
/// ```
///
/// **Fix:** Give the value, the range or the tags another text. Pickers with an option that has no
/// `tag`, or with an empty selection, are not looked at.
struct ControlValue: LintRule {
  static let code = DiagnosticCode.controlValue

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    document.forEachModifier { modifier, _, place in
      Self.checkOpacity(modifier, at: place, &findings)
    }
    for index in document.tree.nodes.indices {
      guard let traits = document.traits(of: index), traits.kind == .other else { continue }
      switch traits.name {
      case "Gauge", "Slider", "Stepper":
        guard let value = document.attribute("value", of: index) else { continue }
        if traits.name == "Stepper", Double(value.value) == nil, !value.value.isEmpty {
          findings.report(.notOfKind(value.value, "a number", at: value.range))
        }
        let range = document.attribute("in", of: index)
        guard let bounds = Self.bounds(range?.value ?? (traits.name == "Stepper" ? "" : "0...1"))
        else { continue }
        Self.check(value, bounds, range?.range, &findings)
      case "DatePicker":
        guard let date = document.attribute("selection", of: index), !date.value.isEmpty,
          !isDateText(date.value.utf8)
        else { continue }
        findings.report(.notOfKind(date.value, "a date, as '2026-02-28'", at: date.range))
      case "ProgressView":
        guard let value = document.attribute("value", of: index) else { continue }
        let total = document.attribute("total", of: index)
        guard let end = Double(total?.value ?? "1"), end > 0 else { continue }
        Self.check(value, 0...end, total?.range, &findings)
      case "Picker":
        guard let selection = document.attribute("selection", of: index), !selection.value.isEmpty,
          let tags = Self.tags(ofOptionsIn: index, of: document), !tags.isEmpty,
          !tags.contains(where: { Self.areSame($0, selection.value) })
        else { continue }
        findings.report(.noOption(selection.value, tags, at: selection.range))
      default: continue
      }
    }
  }

  private static func checkOpacity(
    _ modifier: LookModifier, at place: SourceRange, _ findings: inout LintFindings
  ) {
    guard modifier.name == "opacity", let nodes = modifier.arguments.first?.nodes,
      nodes.count == 1, let value = Double(modifier.tree.text(of: nodes.lowerBound)),
      value > 1 || value < 0
    else { return }
    findings.report(.opacity(value, at: place))
  }

  private static func bounds(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "..."), let lower = Double(text[..<dots.lowerBound]),
      let upper = Double(text[dots.upperBound...]), lower <= upper
    else { return nil }
    return lower...upper
  }

  private static func check(
    _ value: (value: String, range: SourceRange), _ bounds: ClosedRange<Double>,
    _ range: SourceRange?, _ findings: inout LintFindings
  ) {
    guard let number = Double(value.value), !bounds.contains(number) else { return }
    findings.report(.outside(value.value, bounds, at: value.range, range: range))
  }

  /// The tags of a picker's options; `nil` where an option has none that is an attribute.
  private static func tags(ofOptionsIn picker: Int, of document: LintDocument) -> [String]? {
    let tree = document.tree
    var tags: [String] = []
    var index = picker + 1
    while index < Int(tree.nodes[picker].end) {
      let node = tree.nodes[index]
      guard let traits = document.traits(of: index),
        document.attribute("template", of: index) == nil
      else {
        index = Int(node.end)
        continue
      }
      if let tag = document.attribute("tag", of: index) {
        tags.append(tag.value)
      } else if ["ForEach", "Group", "Section"].contains(traits.name) {
        index += 1
        continue
      } else if traits.kind != .inert {
        return nil
      }
      index = Int(node.end)
    }
    return tags
  }

  private static func areSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard let one = Double(one), let other = Double(other) else { return false }
    return one == other
  }
}

extension Diagnostic {
  fileprivate static func outside(
    _ value: String, _ bounds: ClosedRange<Double>, at place: SourceRange, range: SourceRange?
  ) -> Diagnostic {
    func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
    let shown = "\(text(bounds.lowerBound))...\(text(bounds.upperBound))"
    return Diagnostic(
      .controlValue, .warning, at: place, "the value \(value) lies outside of \(shown)",
      notes: [
        range.map { Note("the range is given here", at: $0) }
          ?? Note("the range is \(shown) where none is given")
      ])
  }

  fileprivate static func notOfKind(
    _ value: String, _ kind: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .controlValue, .warning, at: place, "the value '\(value)' is not \(kind)")
  }

  fileprivate static func opacity(_ value: Double, at place: SourceRange) -> Diagnostic {
    let shown = Int(exactly: value).map(String.init) ?? "\(value)"
    return Diagnostic(
      .controlValue, .warning, at: place, "the opacity \(shown) lies outside of 0...1",
      notes: value > 1 && value <= 100 ? [Note("\(shown) % is 'opacity(\(value / 100))'")] : [])
  }

  fileprivate static func noOption(
    _ selection: String, _ tags: [String], at place: SourceRange
  ) -> Diagnostic {
    let shown = tags.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .controlValue, .warning, at: place,
      "no option of this 'Picker' has the tag '\(selection)'"
        + didYouMean(nearestName(to: selection, in: tags)),
      notes: [Note("the tags are \(shown)\(tags.count > 6 ? ", …" : "")")])
  }
}
