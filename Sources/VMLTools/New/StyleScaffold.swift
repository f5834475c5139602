import VMLBuild
import VMLFiles

/// A style sheet to start from.
///
/// Its name is as in `forms`, with folders below `styles/` before it or without.
public func styleScaffold(_ name: String) throws(NameMistake) -> Scaffold {
  let path = withoutFolder(SiteFiles.styles, andEnding: ".vss", name)
  let sheet = splitPath(path).name
  guard isFileName(sheet) else {
    throw NameMistake(
      "'\(sheet)' cannot name a style sheet; a name is letters, digits, '-' and '_', as in 'forms'")
  }
  try checkFolder(of: path, for: "style sheet")
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
