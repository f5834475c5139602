import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport
import VMLWatch

/// Sizes of pictures in expressions, and what a second build makes of their changes.
struct ImageTests {
  private func site(_ images: String = "images: true\n") throws -> TestSite {
    let site = try TestSite(
      #"""
      -- content/index.vml --
      <Text>\(image("logo.gif").width) × \(image("/assets/logo.gif").height)</Text>
      -- content/mark.vml --
      <Text>\(image("mark").width) at \(image("mark").scale), \(image("mark").ratio)</Text>
      -- content/items.yaml --
      - assets/logo.gif
      - mark.svg
      -- content/item.vml --
      ---
      each: data.items
      path: /items/\(itemIndex)
      ---
      <Text>\(image(item).height)</Text>
      -- content/plain.vml --
      <Text>plain</Text>
      -- content/art/mark.svg --
      <svg viewBox="0 0 30 40"/>
      """#)
    try site.write(
      "name: Test\nversion: \"1\"\ntargets: [ios]\n\(images)", to: "site.yaml")
    try site.write(gif(120, 80), to: "content/assets/logo.gif")
    try site.write(gif(90, 60), to: "content/art/mark@3x.gif")
    return site
  }

  private func text(_ page: String, of site: TestSite) throws -> String {
    try site.output()["1/ios/\(page).vml"] ?? ""
  }

  @Test func sizesAreInPoints() async throws {
    let built = try await site().build()
    #expect(built.messages.isEmpty)
    #expect(built.body("ios/index.vml") == "<Text>120 × 80</Text>")
    #expect(built.body("ios/mark.vml") == "<Text>30 at 3, 1.5</Text>")
    #expect(built.body("ios/items/0.vml") == "<Text>80</Text>")
    #expect(built.body("ios/items/1.vml") == "<Text>40</Text>")
  }

  @Test func anEditedPictureCompilesThePagesThatReadIt() async throws {
    let site = try site()
    try await site.buildAgain()
    // As many bytes as before.
    try site.write(gif(121, 80), to: "content/assets/logo.gif")
    #expect(try await site.buildAgain().compiledDocumentCount == 3)
    #expect(try text("index", of: site).contains("121 × 80"))
    try site.change("-- content/art/mark.svg --\n<svg viewBox=\"0 0 30 41\"/>\n")
    #expect(try await site.buildAgain().compiledDocumentCount == 2)
    #expect(try text("items/1", of: site).contains("41"))
    try site.write(gif(7, 7), to: "content/art/other.gif")
    try await site.buildAgain()
    try site.remove("content/art/mark@3x.gif")
    try await site.buildAgain()
    #expect(try text("mark", of: site).contains("30 at 1"))
  }

  @Test func aWatchedSiteFollowsItsPictures() async throws {
    let site = try site()
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for width in [5, 6, 100] {
      try site.write(gif(width, 80), to: "content/assets/logo.gif")
      try await watched.rebuild(.paths(["content/assets/logo.gif"]), "\(width)")
      #expect(try text("index", of: site).contains("\(width) × 80"))
    }
    try site.remove("content/art/mark@3x.gif")
    try await watched.rebuild(.paths(["content/art/mark@3x.gif"]), "removed")
    #expect(try text("mark", of: site).contains("30 at 1"))
  }

  @Test(
    arguments: [
      (#"\(image("lgo.gif").width)"#, "there is no picture 'lgo.gif' in 'content/'; did you mean"),
      (#"\(image("none/at/all.gif").width)"#, "there is no picture 'none/at/all.gif'"),
      (#"\(image("broken.png").width)"#, "the picture 'broken.png' says no size"),
      (#"\(image("logo.gif").with)"#, "has no 'with'"),
      (#"\(image(3).width)"#, "expected the name of a picture, but this is"),
      (#"\(image("logo.gif"))"#, "object"),
    ])
  func mistakesAreAtTheirPlaces(text: String, message: String) async throws {
    let site = try site()
    try site.write("no picture", to: "content/broken.png")
    try site.write("<Text>\(text)</Text>\n", to: "content/plain.vml")
    let built = try await site.build()
    let found = built.messages.filter { $0.hasPrefix("error content/plain.vml: ") }
    #expect(found.count == 1 && found[0].contains(message), "\(built.messages)")
  }

  @Test func aSiteThatReadsNoSizesSaysSo() async throws {
    let site = try site("")
    let messages = try await site.build().messages
    let message = "error content/plain.vml: this site does not read the sizes of its pictures"
    try site.write("<Text>\\(image(\"logo.gif\").width)</Text>\n", to: "content/plain.vml")
    #expect(!messages.isEmpty && !messages.contains(message))
    #expect(try await site.build().messages.contains(message))
  }

  @Test func largePicturesAreTold() async throws {
    let site = try site("images: { maxBytes: 9, maxPixels: 8000 }\n")
    let messages = try await site.build().messages
    #expect(
      messages == [
        "warning site.yaml: the picture 'art/mark.svg' has 27 bytes, more than 'maxBytes' allows",
        "warning site.yaml: the picture 'art/mark@3x.gif' has 10 bytes, more than 'maxBytes' allows",
        "warning site.yaml: the picture 'assets/logo.gif' has 10 bytes, more than 'maxBytes' allows",
        "warning site.yaml: the picture 'assets/logo.gif' has 120 × 80 pixels, more than "
          + "'maxPixels' allows",
      ])
    try await site.buildAgain()
    try site.write(gif(10, 80), to: "content/assets/logo.gif")
    #expect(try await site.buildAgain().warningCount == 3)
  }

  @Test(
    arguments: [
      ("images: 3\n", "'images' must be true, or an object of limits, not an integer"),
      ("images: { maxBytes: 0 }\n", "'maxBytes' must be a number from 1 on, not an integer"),
      ("images: { maxByte: 3 }\n", "'images' has no key 'maxByte'; did you mean 'maxBytes'?"),
    ])
  func mistakesOfTheConfiguration(text: String, message: String) async throws {
    #expect(try await site(text).build().messages.contains("error site.yaml: " + message))
  }

  @Test func collectionsAndOutputsReadSizes() async throws {
    let site = try site("images: true\noutputs: { logo.json: 'image(\"logo\")' }\n")
    try await site.buildAgain()
    #expect(try site.output()["1/ios/logo.json"]?.contains("120") == true)
    try site.write(gif(122, 80), to: "content/assets/logo.gif")
    try await site.buildAgain()
    #expect(try site.output()["1/ios/logo.json"]?.contains("122") == true)
  }

  @Test func manyPagesReadSizes() async throws {
    let site = try site()
    for index in 0..<520 {
      try site.write("<Text>\\(image(\"logo.gif\").width)</Text>\n", to: "content/p\(index).vml")
    }
    let report = try await site.buildAgain { $0.jobs = 3 }
    #expect(report.errorCount == 0)
    #expect(try text("p519", of: site).contains("120"))
    try site.write(gif(9, 80), to: "content/assets/logo.gif")
    #expect(try await site.buildAgain { $0.jobs = 3 }.compiledDocumentCount == 523)
    #expect(try text("p519", of: site).contains("<Text>9</Text>"))
  }
}

/// The first bytes of a GIF of some pixels, all of them ASCII, as tests compare files.
private func gif(_ width: Int, _ height: Int) -> [UInt8] {
  Array("GIF89a".utf8) + [width & 0x7F, width >> 8, height & 0x7F, height >> 8].map { UInt8($0) }
}
