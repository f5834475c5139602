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

extension SiteBuild {
  /// Why pages were compiled in a build that looked at all of them.
  func reasons(for pages: CompiledPages, of loaded: LoadedSite) -> CompileReasons {
    var reasons = CompileReasons()
    reasons.all = facts.impact?.reasonsOfSite ?? []
    let known = Dictionary(
      (memory?.pages ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for index in pages.outcomes.indices where !pages.outcomes[index].dependencies.isReused {
      reasons.compiledCount += 1
      guard let impact = facts.impact, reasons.all.isEmpty else { continue }
      let path = loaded.pages[index].path
      guard let record = known[path]?.record else {
        reasons.pages.append(.init(path: path, reasons: [.newPage(path)]))
        continue
      }
      let isOwn = pages.outcomes[index].dependencies.content != record.content
      var found: [ChangeReason] = isOwn ? [.page(path)] : []
      if isOwn, let own = pages.outcomes[index].stored?.record {
        found += impact.reasons(for: own, naming: facts.features?.names)
      } else {
        found += impact.reasons(for: record)
      }
      reasons.pages.append(.init(path: path, reasons: found.isEmpty ? [.output] : found))
    }
    return reasons
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
