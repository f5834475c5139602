import VMLCatalog
import VMLCompiler

/// A component to start from.
///
/// - Parameters:
///   - name: As in `ProductCard`, with folders below `components/` before it or without.
///   - folder: The site's, where no other component may have the name.
package func componentScaffold(
  _ name: String, in folder: String
) throws(ScaffoldFailure) -> Scaffold {
  let path: String
  do throws(NameMistake) { path = try componentPath(name) } catch { throw .name(error) }
  let element = splitPath(path).name
  do throws(FileSystemError) { try checkIsFree(element, in: folder) } catch { throw .world(error) }
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
    nextSteps: ["call it in a page: <\(element) title=\"…\"><Text>…</Text></\(element)>"])
}

/// Why nothing was made.
package enum ScaffoldFailure: Error, Hashable, Sendable {
  case name(NameMistake)
  case world(FileSystemError)
}

/// The component's file below `components/`, without its ending.
private func componentPath(_ name: String) throws(NameMistake) -> String {
  var path = name
  if path.hasSuffix(".vml") {
    path = String(path.dropLast(4))
    if path.hasPrefix(SiteFiles.components + "/") {
      path = String(path.dropFirst(SiteFiles.components.utf8.count + 1))
    }
  }
  let (folder, element) = splitPath(path)
  guard isComponentName(element) else { throw componentNameMistake(element) }
  guard !Catalog.isView(element) else {
    throw NameMistake(
      "'\(element)' is a view of SwiftUI, so a component needs another name, as in 'My\(element)'")
  }
  if !folder.isEmpty { try checkFolder(folder, of: "component") }
  return path
}

private func componentNameMistake(_ name: String) -> NameMistake {
  // `product-card` is what people write first who come from the web.
  let parts = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
  let suggestion = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  let rule = "a component's name is letters and digits and begins with a capital"
  guard isComponentName(suggestion), suggestion != name else {
    return NameMistake("'\(name)' cannot name a component; \(rule), as in 'ProductCard'")
  }
  return NameMistake("'\(name)' cannot name a component; \(rule), as in '\(suggestion)'")
}

private func checkIsFree(_ element: String, in folder: String) throws(FileSystemError) {
  let disk = try DiskFileSystem(root: folder)
  guard try disk.status(of: SiteFiles.components)?.kind == .folder else { return }
  let file = element + ".vml"
  for entry in try disk.list(SiteFiles.components) where splitPath(entry.path).name == file {
    let shown = folder == "." ? entry.path : folder + "/" + entry.path
    throw FileSystemError(
      "make another", shown, .exists, "a component's name is its own in the whole site")
  }
}
