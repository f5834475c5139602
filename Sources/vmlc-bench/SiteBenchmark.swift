import VMLBuild
import VMLDiagnostics
import VMLFiles

/// Measures whole builds of a generated site, stage by stage.
///
/// The site lies in a temporary folder of the disk, so that the file system's part is measured too.
enum SiteBenchmark {
  /// Prints cold builds on one and on all processors, then a build that finds nothing to do.
  static func run(pages: Int, below folder: String) async throws {
    let name = "vmlc-bench-\(UInt64.random(in: 0...UInt64.max))"
    let disk = try DiskFileSystem(root: folder)
    defer { _ = try? disk.remove(name) }
    try write(pages, to: name + "/site", of: disk)
    let options = BuildOptions(site: "\(folder)/\(name)/site")
    for jobs in [1, nil] as [Int?] {
      let label = "site.cold." + (jobs.map { "\($0)-job" } ?? "all-jobs")
      var fastest: [(report: BuildReport, time: Duration)?] = [nil, nil]
      // By turns, so that a noisy machine does both the same wrong.
      for round in 0..<rounds * 2 {
        var options = options
        options.jobs = jobs
        options.checksSwiftUI = round % 2 == 0
        options.output = "\(folder)/\(name)/out-\(jobs ?? 0)-\(round)"
        let build = try await build(options)
        if build.time < fastest[round % 2]?.time ?? .seconds(3600) { fastest[round % 2] = build }
      }
      for (build, suffix) in zip(fastest, ["", ".without-checks"]) {
        if let build { show(label + suffix, build) }
      }
    }
    var again = options
    again.output = "\(folder)/\(name)/out-0-0"
    show("site.unchanged.all-jobs", try await build(again))
  }

  /// Of how many builds of a kind the fastest is shown.
  private static let rounds = 3

  private static func build(
    _ options: BuildOptions
  ) async throws -> (report: BuildReport, time: Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    let report = try await buildSite(options)
    let time = clock.now - start
    precondition(report.errorCount == 0, "the generated site has no mistakes")
    return (report, time)
  }

  private static func show(_ name: String, _ build: (report: BuildReport, time: Duration)) {
    let documents = max(1, build.report.documentCount)
    print(
      "\(name)\t\(microseconds(build.time)) us\t\(build.report.documentCount) documents\t"
        + "\(microseconds(build.time) / documents) us each")
    for timing in build.report.timings {
      print("  \(timing.name)\t\(microseconds(timing.duration)) us\t\(timing.count) times")
    }
  }

  private static func microseconds(_ duration: Duration) -> Int {
    Int(duration / .microseconds(1))
  }

  // MARK: The site

  private static func write(_ pages: Int, to site: String, of disk: DiskFileSystem) throws {
    for folder in ["components", "styles"]
      + (0...max(0, pages - 1) / 1000).map({ "content/s\($0)" })
    {
      try disk.createFolder("\(site)/\(folder)")
    }
    try disk.write(Array(configuration.utf8), to: "\(site)/site.yaml")
    for (name, text) in components {
      try disk.write(Array(text.utf8), to: "\(site)/components/\(name).vml")
    }
    for (sheet, parent) in [("base", nil), ("theme", "b"), ("page", "t")] as [(String, String?)] {
      try disk.write(
        Array(rules(of: sheet, inheriting: parent).utf8), to: "\(site)/styles/\(sheet).vss")
    }
    var generator = PageGenerator()
    for page in 0..<pages {
      try disk.write(
        Array(generator.source().utf8), to: "\(site)/content/s\(page / 1000)/p\(page).vml")
    }
  }

  /// Two hundred classes; each inherits one of the sheet before.
  private static func rules(of sheet: String, inheriting parent: String?) -> String {
    let prefix = sheet == "page" ? "c" : String(sheet.prefix(1))
    return (0..<200).map { index in
      let inherited = parent.map { "  @inherit .\($0)\((index * 7) % 200);\n" } ?? ""
      let override =
        index % 20 == 0 ? "  @target macos {\n    opacity(0.\(index % 9 + 1));\n  }\n" : ""
      return """
        .\(prefix)\(index) {
        \(inherited)  padding(.horizontal, \(index % 48));
          \(modifiers[index % modifiers.count]);
        \(override)}

        """
    }
    .joined()
  }

  private static let modifiers = [
    "font(.system(size: 17, weight: .semibold))", "foregroundStyle(.blue)",
    "background(.teal.opacity(0.5))", "frame(width: 40, height: 20)",
    "clipShape(.rect(cornerRadius: 8))", "multilineTextAlignment(.center)",
  ]

  private static let configuration = """
    name: bench
    version: 1.0.0
    targets:
      ios: { minimum: "17.0" }
      macos: { minimum: "14.0" }
      visionos: { minimum: "1.0" }
    styles: [styles/base.vss, styles/theme.vss, styles/page.vss]
    """

  private static let components = [
    "Badge": """
    ---
    props: { label: string, tone: string }
    ---
    <HStack spacing="4" class="c1 \\(tone)">
      <Circle class="c2"/>
      <Text class="c3">\\(label)</Text>
    </HStack>
    """,
    "Row": """
    ---
    props: { icon: string, label: string, tone: string, value: string }
    ---
    <HStack spacing="6" class="c4 \\(tone)">
      <Image systemName="\\(icon)" class="c5"/>
      <Text class="c6">\\(label)</Text>
      <Spacer/>
      <Text class="c7">\\(value)</Text>
    </HStack>
    """,
    "Hero": """
    ---
    props: { badge: string, image: string, sub: string, title: string, tone: string }
    ---
    <ZStack alignment="bottomLeading" class="c8 \\(tone)">
      <Image name="\\(image)" class="c9"/>
      <VStack alignment="leading" spacing="4" class="c10">
        <Text class="c11">\\(title)</Text>
        <Text class="c12">\\(sub)</Text>
        <Badge label="\\(badge)" tone="\\(tone)"/>
      </VStack>
    </ZStack>
    """,
    "Card": """
    ---
    props: { badge: string, icon: string, title: string, tone: string }
    ---
    <VStack alignment="leading" spacing="8" class="c13 \\(tone)">
      <HStack spacing="6" class="c14">
        <Image systemName="\\(icon)" class="c15"/>
        <Text class="c16">\\(title)</Text>
        <Spacer/>
        <Badge label="\\(badge)" tone="\\(tone)"/>
      </HStack>
      <Divider class="c17"/>
      <VStack spacing="4" class="c18"><slot/></VStack>
      <HStack class="c19"><slot name="footer"/></HStack>
    </VStack>
    """,
  ]
}
