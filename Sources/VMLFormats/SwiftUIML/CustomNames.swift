/// Names of VML that stand for what SwiftUIML's clients decide and SwiftUI has no word for: a site
/// declares them.
public enum CustomName: String, CaseIterable, Sendable {
  case colorScheme = "ColorScheme"
  case colorSchemeConditional
  case responsive

  private var isView: Bool { self == .colorScheme }

  private var declaration: String {
    switch self {
    case .colorScheme: "ColorScheme: { light: template, dark: template }"
    case .colorSchemeConditional:
      #"colorSchemeConditional: [light: "template?", dark: "template?"]"#
    case .responsive: "responsive: [_: string, _: template]"
    }
  }

  /// The lines of a site.yaml that declare names.
  public static func declarations(of names: Set<CustomName>) -> String {
    var lines = ["custom:"]
    for (key, isView) in [("views", true), ("modifiers", false)] {
      let own = allCases.filter { names.contains($0) && $0.isView == isView }
      if !own.isEmpty { lines.append("  \(key):") }
      lines += own.map { "    " + $0.declaration }
    }
    return lines.joined(separator: "\n")
  }
}

extension ConvertedPage {
  /// The names in it that a site has to declare.
  public var customNames: Set<CustomName> {
    var names: Set<CustomName> = []
    func collect(_ nodes: [PageNode]) {
      for case .element(let element) in nodes {
        let calls = element.calls.compactMap { $0.split(separator: "(").first.map(String.init) }
        names.formUnion((calls + [element.name]).compactMap(CustomName.init))
        collect(element.children)
      }
    }
    collect(roots)
    return names
  }
}
