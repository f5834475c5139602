import VMLBuild
import VMLCompiler
import VMLDiagnostics

/// A page to start from.
///
/// Its name is its path, as in `/shop/offers`, or its file, as in `content/shop/offers.vml`.
public func pageScaffold(_ name: String) throws(NameMistake) -> Scaffold {
  var path = withoutFolder(SiteFiles.content, andEnding: ".vml", name)
  if !path.hasPrefix("/") { path = "/" + path }
  if path.hasSuffix("/index") { path = String(path.dropLast(5)) }
  // The compiler's own rules, so that a page that can be made can be built.
  var bag = DiagnosticBag()
  let place = SourceRange(file: FileID(0), 0..<0)
  let document = DocumentPath(path, isIndex: path.hasSuffix("/"), at: place, reporting: &bag)
  guard let document else {
    let mistake = bag.diagnostics.first?.message ?? "'\(name)' cannot be a page's path"
    throw NameMistake(mistake + "; a path is written as in '/products/lamp'")
  }
  let title = title(of: path)
  return Scaffold(
    subject: "the page '\(path)'",
    files: [
      .init(
        path: SiteFiles.content + "/" + document.file,
        text: """
          ---
          title: \(quoted(title))
          ---
          <VStack alignment="leading" spacing="12">
            <Text style="font(.title)">\\(page.title)</Text>
            <Text>Write here what the page shows.</Text>
          </VStack>

          """)
    ],
    nextSteps: ["lead to it: <Link destination=\"\(path)\"><Text>…</Text></Link>"])
}

/// Words for people, of the last part of a path: `order-history` is `Order history`.
private func title(of path: String) -> String {
  guard let name = path.split(separator: "/").last else { return "Home" }
  let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
  return words.prefix(1).uppercased() + words.dropFirst()
}
