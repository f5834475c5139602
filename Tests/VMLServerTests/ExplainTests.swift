import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// What the server says of a view.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ExplainTests {
  private func explain(
    _ site: ServedTestSite, _ node: String,
    frame: String = "id=a&path=/&target=ios&platform=ios"
  ) async -> HTTPResponse {
    let frame = frame.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return await site.get("/.vmlc/explain?frame=\(frame)&node=\(node)")
  }

  @Test func everyViewHasItsPlace() async throws {
    let site = try await ServedTestSite(
      """
      -- components/Card.vml --
      <VStack>
        <Text>in a card</Text>
        <slot/>
      </VStack>
      -- content/index.vml --
      ---
      title: "A"
      ---
      <!-- a comment -->
      <HStack>
        <Card><Image systemName="star"/></Card>
        <Spacer/>
      </HStack>
      """)
    var found: [String] = []
    for node in 0..<20 {
      let answer = await explain(site, "\(node)")
      guard answer.status == 200 else { continue }
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any])
      let of = try #require((json["explanation"] as? [[String: Any]])?.first)
      let place = try #require(of["place"] as? [String: Any])
      let around = try #require(json["around"] as? [[String: Any]])
      found.append(
        "\(of["element"] ?? "") \(place["path"] ?? ""):\(place["line"] ?? "") in \(around.count)")
    }
    #expect(
      found == [
        "HStack content/index.vml:5 in 0", "VStack components/Card.vml:1 in 1",
        "Text components/Card.vml:2 in 2", "Image content/index.vml:6 in 2",
        "Spacer content/index.vml:7 in 1",
      ])
  }

  @Test func whatIsNoView() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    #expect(await explain(site, "0").status == 404)
    #expect(await explain(site, "9999").status == 404)
    #expect(await explain(site, "x").status == 400)
    #expect(await explain(site, "1", frame: "id=a").status == 400)
    let nowhere = "id=a&path=/nowhere&target=ios&platform=ios"
    #expect(await explain(site, "1", frame: nowhere).status == 404)
  }

  @Test func theSourcesMayBeOthers() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hello</Text>")
    try site.files.change("-- content/index.vml --\n<VStack><Text>Hello</Text></VStack>")
    for node in 0..<9 { #expect(await explain(site, "\(node)").status == 404) }
  }

  @Test(
    arguments: [
      (nil, "vscode://file{path}:{line}:{column}"), ("zed", "zed://file{path}:{line}:{column}"),
      ("none", nil), ("javascript://{path}", nil), ("my://open/{path}", "my://open/{path}"),
    ] as [(String?, String?)])
  func editors(_ name: String?, _ url: String?) { #expect(editorURL(name) == url) }
}
