import Foundation
import Testing
import VMLBehaviour
import VMLData
import VMLMarkup
import VMLTestSupport

/// The two halves of behaviour: a site that the compiler takes, shown by a client.
struct CompiledSiteTests {
  private static func client(at path: String = "/") async throws -> TestClient {
    let file = fixturesFolder.appending(path: "behaviour/shop.txt")
    let test = try TestSite(String(contentsOf: file, encoding: .utf8))
    let built = try await test.build()
    #expect(built.messages == [])
    var pages: [String: String] = [:]
    for (name, text) in built.files where name.hasPrefix("ios/") && name.hasSuffix(".vml") {
      let page = name.dropFirst(3).dropLast(4)
      pages[page == "/index" ? "/" : String(page)] = text
    }
    #expect(pages.count == 5)
    let site = makeSite {
      $0.states = [
        "cart": .init(.integer(), first: .integer(0), isFromApp: true),
        "saved": .init(.set(of: nil), first: .list([]), isKept: true),
      ]
      $0.endpoints = [
        "order": [.init(name: "email", type: .string()), .init(name: "quantity", type: .integer())]
      ]
    }
    return TestClient(pages, site, at: path)
  }

  @Test func aClientTakesAllThatTheCompilerTakes() async throws {
    for path in ["/", "/lamp", "/order", "/thanks", "/more"] {
      var client = try await Self.client(at: path)
      #expect(client.takeReports() == [], "\(path)")
      #expect(!client.tree.nodes.isEmpty, "\(path)")
    }
  }

  /// A release brings the facts that its documents need.
  @Test func factsOfAManifest() async throws {
    let file = fixturesFolder.appending(path: "behaviour/shop.txt")
    let built = try await TestSite(String(contentsOf: file, encoding: .utf8)).build()
    let manifest = try #require(built.files["ios/manifest.json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any])
    let interface = try JSONSerialization.data(withJSONObject: try #require(json["interface"]))
    let site = BehaviourSite(interface: Array(interface))
    #expect(site.states["cart"] == .init(.integer(), first: .integer(0), isFromApp: true))
    #expect(site.states["saved"] == .init(.set(of: nil), first: .list([]), isKept: true))
    #expect(site.states.count == 2)
    #expect(site.endpoints["order"]?.map(\.name).sorted() == ["email", "quantity"])
    for text in ["", "[]", "{\"states\": 1}", "{\"states\": {\"a\": {\"type\": \"no such\"}}}"] {
      #expect(BehaviourSite(interface: Array(text.utf8)).states.isEmpty)
    }
  }

  /// `show` of an element whose own style reads it is the specification's, and no rule.
  @Test func aSheetWithTheSpecificationsName() async throws {
    let site = try TestSite(
      """
      -- content/index.vml --
      <VStack id="h" show="false" style="sheet(isPresented: attr(show), content: :c)">
        <Button id="b" onTap="set(show, true)">Open</Button>
        <Text template="c">Sheet</Text>
      </VStack>
      """)
    let built = try await site.build()
    #expect(built.messages == [])
    var client = TestClient(["/": try #require(built.files["ios/index.vml"])])
    #expect(client.node("h")?["show"] == "false")
    client.tap("b")
    #expect(client.node("h")?["show"] == "true")
  }

  @Test func aUserBuysALamp() async throws {
    var client = try await Self.client()
    client.see("more")
    client.wait(1)
    #expect(client.texts.contains("Lamp 3"))
    client.tap("lamp")
    #expect(client.stack == ["/", "/lamp"])
    #expect(!client.texts.contains("Brass, 40 cm."))
    client.tap("details")
    #expect(client.texts.contains("Brass, 40 cm."))
    client.change("value", of: "quantity", to: .integer(3))
    _ = client.take()
    client.tap("add")
    #expect(
      client.take() == [
        .send("add", [SentValue("sku", .string("lamp")), SentValue("quantity", .integer(3))])
      ])
    client.tap("remove")
    #expect(client.node("remove")?["confirm1"] == "true")
    let yes = client.tree.nodes.first { $0.name == "Button" && $0["template"] == "confirm1" }
    if let yes { client.send(.happened(.onTap, yes.id)) }
    #expect(client.take() == [.send("remove", [SentValue("sku", .string("lamp"))])])
    client.tap("buy")
    client.type("a@b.example", into: "email")
    client.tap("send")
    client.answer(200)
    #expect(client.stack == ["/", "/lamp", "/order", "/thanks"])
  }
}
