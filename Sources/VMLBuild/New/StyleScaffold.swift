/// A style sheet to start from.
///
/// - Parameter name: As in `forms`, with folders below `styles/` before it or without.
package func styleScaffold(_ name: String) throws(NameMistake) -> Scaffold {
  var path = name
  if path.hasSuffix(".vss") {
    path = String(path.dropLast(4))
    if path.hasPrefix(SiteFiles.styles + "/") {
      path = String(path.dropFirst(SiteFiles.styles.utf8.count + 1))
    }
  }
  let (folder, sheet) = splitPath(path)
  guard isFileName(sheet) else {
    throw NameMistake(
      "'\(sheet)' cannot name a style sheet; a name is letters, digits, '-' and '_', as in 'forms'")
  }
  if !folder.isEmpty { try checkFolder(folder, of: "style sheet") }
  let file = SiteFiles.styles + "/" + path + ".vss"
  return Scaffold(
    subject: "the style sheet '\(file)'",
    files: [
      .init(
        path: file,
        // Comments only: a rule that matches nothing yet would be a warning.
        text: """
          /* A rule gives modifiers to the views that its selector matches:

             .note { font(.footnote); foregroundStyle(.secondary); }

             is for <Text class="note">…</Text>. */

          """)
    ],
    nextSteps: [
      "if site.yaml has a list 'styles', add '\(file)' to it; without one, every sheet counts"
    ])
}

/// Refuses folders before a name that are not plain names.
func checkFolder(_ folder: String, of what: String) throws(NameMistake) {
  let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
  guard let wrong = parts.first(where: { !isFileName(String($0)) }) else { return }
  throw NameMistake(
    wrong.isEmpty
      ? "'\(folder)/' cannot be the folder of a \(what); the path is from the folder that holds them all"
      : "'\(wrong)' cannot name a folder of a \(what); a name is letters, digits, '-' and '_'")
}

/// Letters, digits, `-` and `_`, and a letter or digit first: what is a file's name on every system.
private func isFileName(_ name: String) -> Bool {
  guard let first = name.utf8.first, name.utf8.count <= 100 else { return false }
  let isAlphanumeric = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
  return isAlphanumeric(first)
    && name.utf8.allSatisfy { isAlphanumeric($0) || $0 == 0x2D || $0 == 0x5F }
}
