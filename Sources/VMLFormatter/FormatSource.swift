public import VMLDiagnostics

/// Language of a file that is laid out.
public enum FormattedLanguage: Sendable {
  /// A page or component: front matter and VML.
  case markup
  /// VSS.
  case stylesheet

  /// The language of a file, by the ending of its name; `nil` for one that is not laid out.
  public init?(path: String) {
    let ending = path.utf8.suffix(4).map { $0 | 0x20 }
    if ending.elementsEqual(".vml".utf8) {
      self = .markup
    } else if ending.elementsEqual(".vss".utf8) {
      self = .stylesheet
    } else {
      return nil
    }
  }
}

/// Number of characters that a line has at most where it can be broken.
public let formattedLineWidth = 100

/// Lays a file out in the one canonical way, which says the same and keeps every comment.
///
/// Pure, and idempotent: what was laid out is laid out the same way again. Warnings are not
/// reported, since they do not keep a file from being laid out.
///
/// - Returns: The text; `nil` for a file with errors, which are reported.
/// - Complexity: Linear in the file's length.
public func formatSource(
  _ file: SourceFile, as language: FormattedLanguage, reporting bag: inout DiagnosticBag
) -> [UInt8]? {
  var mistakes = DiagnosticBag()
  let text: [UInt8]? =
    if !validateEncoding(of: file, reporting: &mistakes) {
      nil
    } else {
      switch language {
      case .markup: formatMarkup(file, reporting: &mistakes)
      case .stylesheet: formatStylesheet(file, reporting: &mistakes)
      }
    }
  guard let text, !mistakes.hasErrors else {
    for diagnostic in mistakes.diagnostics where diagnostic.severity == .error {
      bag.report(diagnostic)
    }
    return nil
  }
  return text
}
