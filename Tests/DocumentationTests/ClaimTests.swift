import Testing

/// One sentence of the documents that no example there shows, on a site of its own.
struct Claim: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Files after lines `-- path --`; text before the first is `content/index.vml`.
  let files: String
  let outcome: Outcome

  enum Outcome: Sendable {
    /// The content of `<body>` in `ios/index.vml`, without white space between elements; nothing is
    /// reported.
    case body(String)
    /// The site's diagnostics are these: codes, in their order.
    case reported([String])
    /// These files of the output are there, and nothing is reported.
    case files([String])
  }

  init(_ description: String, _ files: String, _ outcome: Outcome) {
    testDescription = description
    self.files = files
    self.outcome = outcome
  }
}

/// Builds the site of a claim and compares what comes out.
func expectTrue(_ claim: Claim, at location: SourceLocation = #_sourceLocation) async throws {
  let site = try await build(sources(in: claim.files))
  let codes = site.diagnostics.matches(of: /(?m)^(?:error|warning)\[([\w-]+)\]/).map {
    String($0.1)
  }
  switch claim.outcome {
  case .reported(let expected):
    #expect(codes == expected, "\(site.diagnostics)", sourceLocation: location)
  case .files(let expected):
    #expect(codes == [], "\(site.diagnostics)", sourceLocation: location)
    #expect(
      Set(expected).isSubset(of: site.files.keys), "\(site.files.keys.sorted())",
      sourceLocation: location)
  case .body(let expected):
    #expect(codes == [], "\(site.diagnostics)", sourceLocation: location)
    let text = site.files["ios/index.vml"].flatMap { body(of: $0) } ?? "no document"
    let actual = text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined()
    #expect(actual == expected, sourceLocation: location)
  }
}

private func sources(in text: String) -> SiteSources {
  var sources: SiteSources = []
  var path = "content/index.vml"
  var lines: [Substring] = []
  func finish() {
    guard !lines.isEmpty else { return }
    sources.append((path, lines.map { $0 + "\n" }.joined()))
    lines = []
  }
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if let mark = line.wholeMatch(of: /-- (\S+) --/) {
      finish()
      path = String(mark.1)
    } else {
      lines.append(line)
    }
  }
  finish()
  return sources
}
