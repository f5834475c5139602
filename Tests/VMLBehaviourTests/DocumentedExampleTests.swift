import Foundation
import Testing
import VMLBehaviour
import VMLData
import VMLMarkup
import VMLTestSupport

/// The example of docs/behaviour.md is this code.
struct DocumentedExampleTests {
  @Test func aClientShowsAPageAndSendsAnAction() {
    let site = BehaviourSite()
    let bytes = Array(#"<VStack><Button onTap="send(add, sku: 'lamp')">Add</Button></VStack>"#.utf8)
    // The example begins here.
    var client = ClientState(site, session: "5f2c")
    // [.fetch(2, path: "/", isRefresh: false)]
    let demands = client.handle(.link("/"))
    let page = BehaviourDocument(path: "/", source: bytes, in: site)
    _ = client.handle(.arrived(2, page))
    let tree = client.drawn(screen: client.topScreen ?? 0)
    let before = client
    // [.send("add", [SentValue("sku", .string("lamp"))])]
    let tapped = client.handle(.happened(.onTap, tree.nodes[1].id))
    let changes = client.changes(since: before)
    // The example ends here.
    #expect(demands == [.fetch(2, path: "/", isRefresh: false)])
    #expect(tapped == [.send("add", [SentValue("sku", .string("lamp"))])])
    #expect(changes == DrawnChanges())
  }

  @Test func thePageHasTheExample() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex(of: "// The example begins here."))
    let end = try #require(lines.firstIndex(of: "// The example ends here."))
    let page = repositoryFolder.appending(path: "docs/behaviour.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains(lines[(start + 1)..<end].joined(separator: "\n")))
  }
}
