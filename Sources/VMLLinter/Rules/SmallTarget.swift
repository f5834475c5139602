import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** A `frame` that makes something to tap smaller than 44 points, on iOS and iPadOS.
///
/// **Why:** Smaller ones are hard to hit; Apple's guidelines ask for 44 by 44.
///
/// **Example:**
///
/// ```vml bad
/// <Button action="add" style="frame(width: 30, height: 30)">+</Button>
/// ```
///
/// ```vml good
/// <Button action="add" style="frame(width: 44, height: 44)">+</Button>
/// ```
///
/// **Fix:** Make the frame larger; what is drawn in it may stay small. A frame with `padding` or
/// `contentShape` after it, or with a size that is not written out, is not looked at.
struct SmallTarget: LintRule {
  static let code = DiagnosticCode.smallTarget

  /// In points; Human Interface Guidelines, Buttons.
  private static let leastSize = 44.0

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    guard ["ios", "ipados"].contains(document.target.os) else { return }
    for (index, number) in document.lookNumbers.enumerated() where number >= 0 {
      guard let traits = document.traits(of: index), traits.kind == .control else { continue }
      let modifiers = document.looks[Int(number)].modifiers
      if modifiers.contains(where: { $0.name == "contentShape" }) { continue }
      for (position, modifier) in modifiers.enumerated() where modifier.name == "frame" {
        let isPadded = modifiers[(position + 1)...].contains { $0.name == "padding" }
        guard !isPadded, let size = Self.smallSize(of: modifier) else { continue }
        findings.report(
          .smallTarget(
            traits.name, size, at: document.place(of: modifier, on: index),
            on: modifier.isInline ? nil : document.place(of: index)))
      }
    }
  }

  /// The size that a frame gives, where it is too small: `30 pt wide`.
  private static func smallSize(of modifier: LookModifier) -> String? {
    func size(_ labels: [String]) -> Double? {
      labels.compactMap { modifier.argument($0) }
        .compactMap { modifier.tree.number($0.nodes) }.min()
    }
    func text(_ size: Double) -> String {
      size == size.rounded() && abs(size) < 1000 ? String(Int(size)) : String(size)
    }
    let width = size(["width", "maxWidth"]).flatMap { $0 < leastSize ? $0 : nil }
    let height = size(["height", "maxHeight"]).flatMap { $0 < leastSize ? $0 : nil }
    switch (width, height) {
    case (let width?, let height?): return "\(text(width)) by \(text(height)) points"
    case (let width?, nil): return "\(text(width)) points wide"
    case (nil, let height?): return "\(text(height)) points high"
    default: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func smallTarget(
    _ element: String, _ size: String, at range: SourceRange, on place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .smallTarget, .warning, at: range,
      "this makes a '\(element)' \(size), and 44 are needed to hit it on iOS",
      notes: place.map { [Note("this '\(element)' has it", at: $0)] } ?? [])
  }
}
