import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

extension SiteLoader {
  /// Reads the files of design tokens that sheets name.
  mutating func loadTokens(
    of sheets: [Stylesheet], _ files: SiteFiles
  ) throws(FileSystemError) -> [TokenSheet] {
    let errorCount = bag.errorCount
    var found: [TokenFile] = []
    var seen: Set<String> = []
    for sheet in sheets {
      for reference in sheet.tokenReferences {
        guard let path = reference.resolve(reporting: &bag) else { continue }
        guard seen.insert(path).inserted else { continue }
        guard try isFile(path) else {
          bag.report(.missingTokens(path, among: files.tokens, at: reference.range))
          continue
        }
        if let file = try readTokens(path) { found.append(file) }
      }
    }
    for path in files.tokens where !seen.contains(path) {
      bag.report(.unusedTokens(path, at: registry.place(of: path)))
    }
    let tokens = writeTokens(of: found, reporting: &bag)
    // What could not be read would have declared properties.
    if bag.errorCount > errorCount { lacksRules = true }
    return tokens
  }

  mutating func isFile(_ path: String) throws(FileSystemError) -> Bool {
    do throws(FileSystemError) {
      return try kind(of: path) == .file
    } catch {
      guard error.reason == .leadsOut else { throw error }
      return false
    }
  }

  private mutating func readTokens(_ path: String) throws(FileSystemError) -> TokenFile? {
    guard let file = try readFile(path, limit: sourceSizeLimit),
      validateEncoding(of: file, reporting: &bag),
      let root = readJSON(
        SourceText(file, file.textStart..<file.bytes.count), reporting: &bag)
    else { return nil }
    return TokenFile(root, of: file, reporting: &bag)
  }
}

extension Diagnostic {
  fileprivate static func unusedTokens(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedFile, .warning, at: range, "'\(path)' is not used: no sheet has it for '@tokens'",
      notes: [Note("data belongs into 'content/'")])
  }

  fileprivate static func missingTokens(
    _ path: String, among known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: path, in: known)
    return Diagnostic(
      .importNotFound, .error, at: range,
      "the site has no file '\(path)'" + didYouMean(nearest),
      notes: [Note("the path is relative to the sheet, or to the site if it begins with '/'")])
  }
}
