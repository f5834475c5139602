import Foundation
import Testing
import VMLTestSupport

/// Path of Chromium; `nil` if it is not installed.
private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// `vmlc shot` with Chromium; where there is none, nothing is checked.
@Suite(.enabled(if: browser != nil, "needs Chromium, which is not installed"))
struct ShotCommandTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "name: Shop\nversion: \"1\"\ntargets: [ios, macos]\nlocales: [en, de]\n",
      to: "site/site.yaml")
    try workspace.write("hello: Hello\n", to: "site/locales/en.yaml")
    try workspace.write("hello: Hallo\n", to: "site/locales/de.yaml")
    try workspace.write("<Text>@hello</Text>", to: "site/content/index.vml")
    try workspace.write("<Text>@hello</Text><Badge/>", to: "site/content/shop/lamp.vml")
    try workspace.write("<Text>7</Text>", to: "site/components/Badge.vml")
    return workspace
  }

  private func shoot(
    _ workspace: Workspace, _ arguments: String..., to output: String
  ) async throws -> Run {
    try await workspace.run(
      ["shot"] + arguments + ["-o", "../" + output], in: "site",
      environment: ["CHROMIUM": browser ?? "", "HOME": workspace("home")])
  }

  private func pictures(_ workspace: Workspace, _ folder: String) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: workspace(folder))
    where name.hasSuffix(".png") {
      found[name] = try Data(contentsOf: URL(filePath: workspace(folder + "/" + name)))
    }
    return found
  }

  /// The width and height in a PNG's header.
  private func size(_ picture: Data?) -> [Int] {
    guard let picture, picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
    return [16, 20].map { start in
      picture[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func picturesOfPagesAndComponents() async throws {
    let workspace = try workspace()
    let run = try await shoot(
      workspace, "--device", "iphone", "--scheme", "dark", "--locale", "de", "--components",
      to: "first")
    #expect(run.code == 0, "\(run.error)")
    let first = try pictures(workspace, "first")
    #expect(
      first.keys.sorted() == [
        "@components/Badge@iphone-dark-de.png", "index@iphone-dark-de.png",
        "shop/lamp@iphone-dark-de.png",
      ])
    #expect(size(first["index@iphone-dark-de.png"]) == [393 * 2, 852 * 2])
    // The same again is the same to the byte, and nothing has changed.
    let again = try await shoot(
      workspace, "--device", "iphone", "--scheme", "dark", "--locale", "de", "--components",
      "--compare", "../first", to: "again")
    #expect(again.code == 0, "\(again.output)\(again.error)")
    #expect(try pictures(workspace, "again") == first)
    try workspace.write("hello: Guten Tag\n", to: "site/locales/de.yaml")
    let changed = try await shoot(
      workspace, "--device", "iphone", "--scheme", "dark", "--locale", "de", "--compare",
      "../first", "/", to: "changed")
    #expect(changed.code == 3, "\(changed.output)\(changed.error)")
    #expect(changed.output.contains("index@iphone-dark-de.png"))
    #expect(workspace.read("changed/index.html")?.contains("index@iphone-dark-de.png") == true)
  }

  @Test func picturesOfThemes() async throws {
    let workspace = try workspace()
    try workspace.write(
      "name: Shop\nversion: \"1\"\ntargets: [ios]\nthemes: [light, sea, dark]\n",
      to: "site/site.yaml")
    try workspace.write("<Text>\\(theme)</Text>", to: "site/content/index.vml")
    let run = try await shoot(
      workspace, "--device", "iphone", "--theme", "sea", "--theme", "dark", "/", to: "themes")
    #expect(run.code == 0, "\(run.error)")
    let themes = try pictures(workspace, "themes")
    #expect(
      themes.keys.sorted() == ["index@iphone-light-dark.png", "index@iphone-light-sea.png"])
    #expect(Set(themes.values).count == 2)
  }

  @Test(arguments: [
    (["--theme", "sae"], "theme"), (["--device", "iphon"], "iphone"),
    (["--scheme", "darkk"], "dark"),
    (["--locale", "fr"], "fr"), (["--size", "huge"], "huge"), (["/shop/lamb"], "/shop/lamp"),
  ]) func mistakes(arguments: [String], message: String) async throws {
    let workspace = try workspace()
    let run = try await workspace.run(
      ["shot"] + arguments + ["-o", "../out"], in: "site",
      environment: ["CHROMIUM": browser ?? "", "HOME": workspace("home")])
    #expect(run.code == 64)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
