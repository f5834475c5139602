import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// Explanations of a view by the server.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ExplainTests {
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

  @Test func theWayToAView() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      layout: Frame
      -- components/Frame.vml --
      <ScrollView><slot/></ScrollView>
      -- components/Card.vml --
      <VStack>
        <Badge/>
        <if test="true"><Badge/></if>
      </VStack>
      -- components/Badge.vml --
      <Text>b</Text>
      -- components/Wrapped.vml --
      <Badge/>
      -- components/Box.vml --
      <ZStack><slot/></ZStack>
      -- components/Pass.vml --
      <slot/>
      -- content/index.vml --
      <HStack>
        <Card/>
        <for each="one" in="0..<2"><Wrapped/></for>
        <Box><Pass>
          <Badge/>
        </Pass></Box>
      </HStack>
      """)
    let page = "ScrollView components/Frame.vml:1"
    #expect(
      try await ways(in: site) == [
        "ScrollView components/Frame.vml:1", "\(page), HStack content/index.vml:1",
        "\(page), Card content/index.vml:2, VStack components/Card.vml:1",
        "\(page), Card content/index.vml:2, Badge components/Card.vml:2, Text components/Badge.vml:1",
        "\(page), Card content/index.vml:2, Badge components/Card.vml:3, Text components/Badge.vml:1",
        "\(page), Wrapped content/index.vml:3, Badge components/Wrapped.vml:1, Text components/Badge.vml:1",
        "\(page), Wrapped content/index.vml:3, Badge components/Wrapped.vml:1, Text components/Badge.vml:1",
        "\(page), Box content/index.vml:4, ZStack components/Box.vml:1",
        // What it was only passed to is left out.
        "\(page), Box content/index.vml:4, ZStack components/Box.vml:1, Badge content/index.vml:5, Text components/Badge.vml:1",
      ])
  }

  /// The way to each view of a document.
  private func ways(in site: ServedTestSite) async throws -> [String] {
    var found: [String] = []
    for node in 0..<20 {
      let answer = await explain(site, "\(node)")
      guard answer.status == 200 else { continue }
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any])
      let calls = try #require(json["calls"] as? [[String: Any]])
      found.append(
        calls.map { step in
          let place = step["place"] as? [String: Any]
          return "\(step["element"] ?? "") \(place?["path"] ?? ""):\(place?["line"] ?? "")"
        }.joined(separator: ", "))
    }
    return found
  }

  @Test func allViews() async throws {
    let site = try await ServedTestSite(
      """
      -- content/index.vml --
      <VStack><Text>Hello</Text><HStack><Image systemName="star"/></HStack><Spacer/></VStack>
      """)
    let frame = "id%3Da%26path%3D%2F%26target%3Dios%26platform%3Dios"
    let answer = await site.get("/.vmlc/views?frame=\(frame)")
    let views = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [[String: Any]])
    #expect(
      views.map { "\($0["name"] ?? "") \($0["level"] ?? "") \($0["text"] as? String ?? "-")" } == [
        "VStack 1 -", "Text 2 Hello", "HStack 2 -", "Image 3 star", "Spacer 2 -",
      ])
    #expect(await site.get("/.vmlc/views").status == 400)
    #expect(
      await site.get("/.vmlc/views?frame=\(frame.replacing("%2F", with: "%2Fx"))").status == 404)
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
