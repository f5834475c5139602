import VMLBuild
import VMLCatalog
import VMLCompiler
import VMLFiles

/// A component to start from.
///
/// Its name is as in `ProductCard`, with folders below `components/` before it or without.
public func componentScaffold(_ name: String) throws(NameMistake) -> Scaffold {
  let path = try componentPath(name)
  let element = splitPath(path).name
  return Scaffold(
    subject: "the component '\(element)'",
    files: [
      .init(
        path: SiteFiles.components + "/" + path + ".vml",
        text: """
          ---
          props:
            title: string
          ---
          <VStack alignment="leading" spacing="8">
            <Text style="font(.headline)">\\(title)</Text>
            <slot/>
          </VStack>

          """)
    ],
    nextSteps: ["call it in a page: <\(element) title=\"…\"><Text>…</Text></\(element)>"],
    foldersWithoutTwins: [SiteFiles.components])
}

/// The component's file below `components/`, without its ending.
private func componentPath(_ name: String) throws(NameMistake) -> String {
  let path = withoutFolder(SiteFiles.components, andEnding: ".vml", name)
  let element = splitPath(path).name
  guard isComponentName(element) else { throw componentNameMistake(element) }
  guard element.utf8.count <= scaffoldNameLimit else {
    throw NameMistake("a component's name has at most \(scaffoldNameLimit) characters")
  }
  guard !Catalog.isView(element) else {
    throw NameMistake(
      "'\(element)' is a view of SwiftUI, so a component needs another name, as in 'My\(element)'")
  }
  try checkFolder(of: path, for: "component")
  return path
}

private func componentNameMistake(_ name: String) -> NameMistake {
  // `product-card` is what people write first who come from the web.
  let parts = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
  let suggestion = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  let example = isComponentName(suggestion) ? suggestion : "ProductCard"
  return NameMistake(
    """
    '\(name)' cannot name a component; \
    a component's name is letters and digits and begins with a capital, as in '\(example)'
    """)
}
