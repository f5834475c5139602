package import VMLDiagnostics

/// Where a document is, as clients and the output tree see it.
package struct DocumentPath: Hashable, Sendable {
  /// `/`, `/a/b`, or `/shop/` for an index.
  package let path: String
  /// The file below the target's tree: `index.vml`, `a/b.vml`, `shop/index.vml`.
  package let file: String

  /// Checks a path; reports and returns `nil` if it cannot name a document.
  ///
  /// `isIndex` says that the page is the index of its folder, whose path may end in `/`.
  package init?(
    _ path: String, isIndex: Bool, at range: SourceRange, reporting bag: inout DiagnosticBag
  ) {
    if let problem = Self.problem(of: path, isIndex: isIndex) {
      bag.report(.path(path, problem, at: range))
      return nil
    }
    self.path = path
    file = path.hasSuffix("/") ? path.dropFirst() + "index.vml" : path.dropFirst() + ".vml"
  }

  /// The longest path, in UTF-8 bytes; with the output's own folders it stays below what systems allow.
  private static let lengthLimit = 1024
  private static let segmentLimit = 200

  private static func problem(of path: String, isIndex: Bool) -> String? {
    guard path.hasPrefix("/") else { return "it must begin with '/'" }
    guard path.utf8.count <= lengthLimit else { return "it is longer than \(lengthLimit) bytes" }
    if path == "/" { return nil }
    if path.hasSuffix("/"), !isIndex { return "only an index page's path may end with '/'" }
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for segment in path.hasSuffix("/") ? segments.dropLast() : segments {
      if segment.isEmpty { return "two '/' stand in a row" }
      if segment == "." || segment == ".." { return "'\(segment)' would lead out of the site" }
      if segment.utf8.count > segmentLimit {
        return "a part of it is longer than \(segmentLimit) bytes"
      }
      if segment.hasPrefix(".") { return "a part of it begins with '.'" }
      if segment.lowercased().hasSuffix(".vml") { return "it is given without '.vml'" }
      if segment.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || "\\?#*:|\"<>".utf8.contains($0) }
      ) {
        return "it has a character that no path may have"
      }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func path(
    _ path: String, _ problem: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidPath, .error, at: range, "'\(path)' cannot be a page's path: \(problem)",
      notes: [Note("a path is written as in '/products/lamp'")])
  }
}
