import Testing
import VMLBuild
import VMLOutput
import VMLTestSupport
import VMLWatch

/// What is looked at comes out as a compiler makes it that knows nothing, whatever changed before.
struct EarlyCompilerTests {
  @Test func randomEditsOfASite() async throws {
    var compiled = 0
    try await fuzz(seconds: 3, rounds: 3) { generator in
      let site = try TestSite("")
      var random = RandomSite(generator)
      for (path, text) in random.files { try site.write(text, to: path) }
      let options = BuildOptions(site: site.path)
      let revisions = SiteRevisions(options)
      let watched = EarlyCompiler(options, revisions)
      // Half of the trees that there may be, so that styles are not made for the others.
      let trees = trees.filter { _ in generator.next() % 2 == 0 }
      for round in 0..<24 {
        let edit = random.edit()
        try site.apply(edit)
        let wanted = documents(of: random, in: trees)
        revisions.note(SiteChanges(paths: edit.paths))
        let found = await watched.compile(wanted)
        let expected = await EarlyCompiler(options, SiteRevisions(options)).compile(wanted)
        #expect(bytes(found) == bytes(expected), "round \(round): \(edit)")
        compiled += expected.count
        let all = await EarlyCompiler(options, SiteRevisions(options)).compile(
          documents(of: random, in: self.trees))
        // Where another tree has a mistake nothing at all is compiled for those who look at it.
        guard !all.isEmpty else { continue }
        let chosen = Set(wanted.map(\.place))
        #expect(
          bytes(expected) == bytes(all).filter { chosen.contains($0.key) },
          "round \(round): \(edit)")
      }
    }
    #expect(compiled > 0)
  }

  private let trees = ["ios", "macos"].flatMap { target in
    [nil, "en", "fr", "fr-CA"].flatMap { locale in
      [nil, "light", "dark"].map { theme in
        OutputPlace(target: target, locale: locale, theme: theme, file: "")
      }
    }
  }

  private func documents(of site: RandomSite, in trees: [OutputPlace]) -> Set<WantedDocument> {
    let pages = site.files.keys.filter { $0.hasPrefix("content/") && $0.hasSuffix(".vml") }
    return Set(
      pages.flatMap { page in
        trees.map { tree in
          var place = tree
          place.file = String(page.dropFirst("content/".count))
          return WantedDocument(page: page, place: place)
        }
      })
  }

  private func bytes(_ documents: [EarlyDocument]) -> [OutputPlace: [UInt8]] {
    Dictionary(documents.map { ($0.place, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  }
}
