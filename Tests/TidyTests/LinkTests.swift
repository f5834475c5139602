import Foundation
import Testing
import VMLTestSupport

struct LinkTests {
  @Test func everyLinkLeadsSomewhere() {
    let documents = Repository.files.filter {
      $0.path.hasSuffix(".md") && ($0.path.hasPrefix("docs/") || !$0.path.contains("/"))
    }
    let paths = Set(documents.map(\.path))
    #expect(paths.isSuperset(of: ["ARCHITECTURE.md", "CHANGELOG.md", "README.md"]))
    var pages = LinkedPages(read: read)
    #expect(documents.flatMap { pages.deadLinks(in: $0) } == [])
  }

  @Test func deadLinksAreFound() {
    let files = ["docs/a.md": "# One\n## `two-a`, B!\n# One\n", "docs/b/c.md": "", "README.md": ""]
    let text = """
      [a](a.md) [a](a.md#one-1 "title") [a](<a.md#two-a-b>) [c](b/c.md) [r](../README.md) [d](b)
      [x](https://a.example/x.md) [m](mailto:a@a.example) `[no](no.md)` [self](#here)
      ```
      [no](no.md)
      ```
      # Here
      [gone](gone.md)
      [out](../../etc/passwd)
      ![image](gone.png)
      [anchor](a.md#three)
      [own](#gone)
      [label]: gone2.md
      """
    var pages = LinkedPages { files[$0] ?? ($0 == "docs/b" ? "" : nil) }
    let dead = pages.deadLinks(in: TextFile(path: "docs/x.md", text: text))
    #expect(
      dead == [
        "docs/x.md:7: 'gone.md' leads nowhere", "docs/x.md:8: '../../etc/passwd' leads nowhere",
        "docs/x.md:9: 'gone.png' leads nowhere", "docs/x.md:10: 'a.md#three' leads nowhere",
        "docs/x.md:11: '#gone' leads nowhere", "docs/x.md:12: 'gone2.md' leads nowhere",
      ])
  }
}

/// The text of a file, an empty one for a folder or for what is not text, or `nil` if it is not there.
private func read(_ path: String) -> String? {
  let url = repositoryFolder.appending(path: path)
  guard FileManager.default.fileExists(atPath: url.path) else { return nil }
  return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
}

/// Pages that links may lead to; each is read and taken apart once.
private struct LinkedPages {
  /// The text of a file from the repository's folder, or `nil` if it is not there.
  let read: (String) -> String?
  private var anchors: [String: Set<String>?] = [:]

  init(read: @escaping (String) -> String?) { self.read = read }

  /// The links from a document to files of the repository that do not exist, lead out of it, or name a
  /// heading that the file does not have.
  mutating func deadLinks(in document: TextFile) -> [String] {
    let page = Markdown(parsing: document.text)
    anchors[document.path] = .some(page.anchors)
    return page.links.filter { !isAlive($0.target, from: document) }
      .map { document.violation($0.line, "'\($0.target)' leads nowhere") }
  }

  private mutating func isAlive(_ target: String, from document: TextFile) -> Bool {
    if target.contains(/^[a-z]+:/) { return true }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path: String? = document.path
    if let file = parts.first, !file.isEmpty { path = resolved(file, from: document.path) }
    guard let path, let anchors = anchors(of: path) else { return false }
    return parts.count < 2 || anchors.contains(String(parts[1]))
  }

  private mutating func anchors(of path: String) -> Set<String>? {
    if let known = anchors[path] { return known }
    let found = read(path).map { Markdown(parsing: $0).anchors }
    anchors[path] = .some(found)
    return found
  }
}

/// The path from the repository's folder, or `nil` if it leads out of it.
private func resolved(_ path: Substring, from document: String) -> String? {
  var parts = document.split(separator: "/").dropLast()
  for part in path.split(separator: "/") where part != "." {
    if part != ".." {
      parts.append(part)
    } else if parts.popLast() == nil {
      return nil
    }
  }
  return parts.joined(separator: "/")
}
