/// Why a build compiled pages.
public struct CompileReasons: Sendable {
  /// In the order of the site; empty where every page was compiled.
  public var pages: [Page] = []
  /// Reasons that concern every page; empty also where no earlier build is known.
  public var all: [ChangeReason] = []
  /// Number of pages that were compiled.
  public var compiledCount = 0

  public struct Page: Sendable {
    /// Relative to the site.
    public var path: String
    public var reasons: [ChangeReason]
  }
}

extension CompileReasons {
  /// Reasons after an edit of nothing but these pages.
  init(ofEdited paths: Set<String>) {
    pages = paths.sorted().map { Page(path: $0, reasons: [.page($0)]) }
    compiledCount = paths.count
  }
}

extension CompileReasons {
  /// The reasons of each page, in a few words.
  var textByPage: [String: String] {
    Dictionary(
      pages.map { ($0.path, reasonText($0.reasons)) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Reasons in a few words each; rules that changed are in one.
public func reasonTexts(_ reasons: [ChangeReason]) -> [String] {
  var subjects: [String] = []
  var texts: [String] = []
  for reason in reasons {
    if case .rule(let subject) = reason {
      subjects.append(subject)
    } else {
      texts.append(reason.description)
    }
  }
  return subjects.isEmpty ? texts : texts + ["rules of " + subjects.joined(separator: ", ")]
}

/// Reasons in one line.
public func reasonText(_ reasons: [ChangeReason]) -> String {
  reasonTexts(reasons).joined(separator: "; ")
}
