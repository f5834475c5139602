import Foundation
import VMLDiagnostics
import VMLTestSupport

/// `docs/lints.md`, made of the doc comments in `Sources/VMLLinter/Rules/`.
struct LintsPage {
  static let url = repositoryFolder.appending(path: "docs/lints.md")

  /// The doc comment of one rule.
  struct Rule {
    let code: DiagnosticCode
    /// The lines of its doc comment.
    let lines: [String]
    let examples: [Example]

    struct Example {
      enum Kind: String { case bad, good, with }
      let language: String
      let kind: Kind
      let path: String
      let text: String
    }

    /// The files of the site that shows the lint, or does not.
    func files(_ kind: Example.Kind) -> [(path: String, text: String)] {
      examples.filter { $0.kind == kind || $0.kind == .with }.map { ($0.path, $0.text) }
    }

    /// A part such as `**Why:**`, without its name.
    func part(_ name: String) -> String? {
      guard let start = lines.firstIndex(where: { $0.hasPrefix("**\(name):**") }) else {
        return nil
      }
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("**") } ?? lines.count
      return lines[start..<end].joined(separator: "\n").dropFirst(name.count + 5)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  let rules: [Rule]

  init() throws {
    let folder = repositoryFolder.appending(path: "Sources/VMLLinter/Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    rules = try names.filter { $0.hasSuffix(".swift") }.compactMap { name in
      try Self.rule(in: String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    .sorted { $0.code.rawValue < $1.code.rawValue }
  }

  private static func rule(in source: String) -> Rule? {
    guard let match = source.firstMatch(of: /static let code = DiagnosticCode\.(\w+)/),
      let code = DiagnosticCode.allCases.first(where: { "\($0)" == match.1 })
    else { return nil }
    let all = source.components(separatedBy: "\n")
    guard let end = all.firstIndex(where: { $0.hasPrefix("struct ") }) else { return nil }
    let start = (all[..<end].lastIndex { !$0.hasPrefix("///") } ?? -1) + 1
    let lines = all[start..<end].map { line in
      String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
    }
    return Rule(code: code, lines: lines, examples: examples(in: lines))
  }

  private static func examples(in lines: [String]) -> [Rule.Example] {
    var examples: [Rule.Example] = []
    var open: (language: String, kind: Rule.Example.Kind, path: String)?
    var text = ""
    for line in lines {
      if line == "```", let fence = open {
        examples.append(
          Rule.Example(
            language: fence.language, kind: fence.kind, path: fence.path, text: text))
        open = nil
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        let language = words.first ?? ""
        let kind = words.dropFirst().first.flatMap(Rule.Example.Kind.init) ?? .with
        let path = words.count > 2 ? words[2] : Self.path(of: language)
        open = (language, kind, path)
        text = ""
      } else if open != nil {
        text += line + "\n"
      }
    }
    return examples
  }

  private static func path(of language: String) -> String {
    language == "vss" ? "styles/main.vss" : "content/index.vml"
  }

  // MARK: The page

  /// The page as it is to be.
  var text: String {
    var text = Self.head
    for rule in rules {
      text +=
        "| [\(rule.code.rawValue)](#\(rule.code.rawValue)) | \(rule.code.defaultLevel.rawValue) |\n"
    }
    text += Self.comments
    let others = DiagnosticCode.configurable.filter { !$0.isLint }
    text +=
      others.map { "[\($0.rawValue)](diagnostics.md#\($0.rawValue))" }
      .joined(separator: ",\n") + ".\n"
    for rule in rules { text += section(of: rule) }
    return text
  }

  private func section(of rule: Rule) -> String {
    var text = "\n## \(rule.code.rawValue)\n\n"
    text += (rule.part("What") ?? "") + "\n\n" + (rule.part("Why") ?? "") + "\n"
    let bad = rule.examples.filter { $0.kind != .good }
    text += "\nThis is told of:\n" + blocks(bad)
    text += "\nThis is not:\n" + blocks(rule.examples.filter { $0.kind == .good })
    text += "\n**Fix:** " + (rule.part("Fix") ?? "") + "\n"
    return text
  }

  private func blocks(_ examples: [Rule.Example]) -> String {
    examples.map { example in
      let isNamed = example.path.hasPrefix("components/")
      return (isNamed ? "\n`\(example.path)`\n" : "")
        + "\n```\(example.language)\n\(example.text)```\n"
    }.joined()
  }

  private static let head = """
    # Lints

    What is no mistake of the language, and is hardly ever meant. `vmlc check` looks for it in every document, for
    every target, locale and theme, and in the site as a whole; `vmlc build` does not, since a site that builds should
    build quickly. Each mistake is told once, where it is written: in a component or a sheet, and not in every page that
    has it. What is said to hold "wherever it is used" does so for all of them.

    ```sh
    vmlc check                         # lints, and all that a build says
    vmlc check --explain low-contrast  # what a name means
    ```

    ## Levels

    Every warning, lint or not, has a name, which stands in brackets: `warning[low-contrast]`. site.yaml's
    [`lints`](configuration.md#lints) turns it off, or makes it an error:

    ```yaml site
    lints:
      low-contrast: error
      missing-label: off
      fixed-font-size: warning
    ```

    What is an error stays one, and cannot be named there. With `--strict` every warning that is left is an error.

    | lint | unless site.yaml says otherwise |
    |---|---|

    """

  private static let comments = """
    | [unknown-lint](diagnostics.md#unknown-lint) | warning |
    | [unused-suppression](diagnostics.md#unused-suppression) | warning |

    ## Comments

    A comment turns a warning off at one place. Behind something it is about its line, and about all of what ends there;
    alone on its line it is about what comes next: a start tag, a text, a rule's selectors, a modifier, a line of YAML.
    Behind a dash a reason may stand.

    ```vml
    <!-- vmlc-ignore: missing-label -- the text beside it says it all -->
    <Image name="lamp"/>
    <Image name="shade"/> <!-- vmlc-ignore: missing-label, broken-link -->
    ```

    ```vss
    // vmlc-ignore: unused-rule
    .later { bold(); }
    .sale { background(.yellow); } /* vmlc-ignore: replaced-several */
    ```

    ```yaml
    # vmlc-ignore: unknown-key
    layuot: Shell
    ```

    In front matter it is a comment of YAML, too. What is about a file as a whole, such as a component that nothing
    uses, is ignored by a comment anywhere in the file. A name that is no warning's is told
    ([unknown-lint](diagnostics.md#unknown-lint)), and so is one that ignores nothing
    ([unused-suppression](diagnostics.md#unused-suppression)), which `vmlc check --fix` removes. At most 100
    names that are no warning's are listed of one file.

    ## Warnings of a build

    These are told by `vmlc build`, too, and may be named in the same places. Some of them are errors at times, which
    they then stay:


    """
}
