import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** A padding or a frame of a variant that lies outside of the background that it is for.
///
/// **Why:** Modifiers of a stronger rule go to the end, and SwiftUI applies them in their order:
/// the background then hugs the text, and the padding is empty space around it.
///
/// **Example:**
///
/// ```vss bad styles/main.vss
/// .btn { background(.blue); clipShape(.capsule); }
/// .btn-large { padding(16); }
/// ```
///
/// ```vss good styles/main.vss
/// .btn { background(.blue); clipShape(.capsule); }
/// .btn-large { padding(16); @base; }
/// ```
///
/// ```vml with
/// <Text class="btn btn-large">Buy</Text>
/// ```
///
/// **Fix:** Write `@base;` behind it, which puts the modifiers of the weaker rule after it, or give
/// the weaker rule a padding, which the variant then replaces at its place. Only a rule whose
/// selector begins with the other's is looked at: `.btn-large`, `.btn.large`, `Btn[size=large]`.
struct PaddingOutside: LintRule {
  static let code = DiagnosticCode.paddingOutside

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    for (look, _) in document.newLooks {
      let modifiers = document.looks[look].modifiers
      guard let last = modifiers.lastIndex(where: { $0.name == "background" }),
        case .rule(let background) = modifiers[last].origin,
        let source = modifiers.lazy.compactMap({ $0.sheet(of: background.file) }).first,
        let base = selector(before: background.range.lowerBound, in: source)
      else { continue }
      for modifier in modifiers[(last + 1)...] where ["frame", "padding"].contains(modifier.name) {
        guard case .rule(let range) = modifier.origin, range.file == background.file,
          let variant = selector(before: range.range.lowerBound, in: source),
          variant.count > base.count, variant.starts(with: base)
        else { continue }
        findings.report(
          .paddingOutside(
            modifier.name, of: String(decoding: base, as: UTF8.self), at: range,
            background: background))
      }
    }
  }

  /// The selector of the block around an offset.
  private func selector(before offset: Int, in source: [UInt8]) -> ArraySlice<UInt8>? {
    guard offset <= source.count,
      let brace = source[..<offset].lastIndex(of: UInt8(ascii: "{")),
      !source[brace..<offset].contains(UInt8(ascii: "}"))
    else { return nil }
    let start = source[..<brace].lastIndex { "{};/".utf8.contains($0) }.map { $0 + 1 } ?? 0
    let text = source[start..<brace].drop { $0 <= 0x20 }
    return text.lastIndex { $0 > 0x20 }.map { text[...$0] }
  }
}

extension LookModifier {
  /// The bytes of a sheet, if the modifier is written there.
  fileprivate func sheet(of file: FileID) -> [UInt8]? {
    guard isWritten, case .rule(let range) = origin, range.file == file else { return nil }
    return tree.source
  }
}

extension Diagnostic {
  fileprivate static func paddingOutside(
    _ modifier: String, of base: String, at range: SourceRange, background: SourceRange
  ) -> Diagnostic {
    let end = range.range.upperBound
    return Diagnostic(
      .paddingOutside, .warning, at: range,
      "this \(modifier) lies outside of the background of '\(base)'",
      notes: [Note("the background comes first", at: background)],
      fixIts: [
        FixIt(
          "insert '@base', which puts what '\(base)' says behind it",
          replace: SourceRange(file: range.file, end..<end), with: "; @base")
      ])
  }
}
