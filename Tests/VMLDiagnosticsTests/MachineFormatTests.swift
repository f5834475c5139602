import Foundation
import Testing
import VMLDiagnostics

@Suite struct MachineFormatTests {
  private let source = MarkedSource(
    "<Text é=\"1\" ⟦font⟧=\"a\"\n ⟦font⟧=\"b\"/>", path: "content/a b,c:d%.vml")

  private var diagnostic: Diagnostic {
    Diagnostic(
      .invalidUTF8, .error, at: source.ranges[1], "'font' is \"given\" twice: 100%",
      notes: [.init("first here", at: source.ranges[0]), .init("keep one")],
      fixIts: [.init("remove it", replace: source.ranges[1], with: "")])
  }

  @Test func jsonLines() {
    expectOutput(
      .json, [diagnostic, Diagnostic(.fileTooLarge, .warning, at: nil, "m")],
      #"{"severity":"error","code":"invalid-utf8","message":"'font' is \"given\" twice: 100%","#
        + #""file":"content/a b,c:d%.vml","line":2,"column":2,"endLine":2,"endColumn":6,"#
        + #""notes":[{"message":"first here","#
        + #""file":"content/a b,c:d%.vml","line":1,"column":14,"endLine":1,"endColumn":18},"#
        + #"{"message":"keep one","#
        + #""file":null,"line":null,"column":null,"endLine":null,"endColumn":null}],"#
        + #""fixIts":[{"title":"remove it","replacement":"","isSafe":false,"#
        + #""file":"content/a b,c:d%.vml","line":2,"column":2,"endLine":2,"endColumn":6}]}"#
        + "\n"
        + #"{"severity":"warning","code":"file-too-large","message":"m","#
        + #""file":null,"line":null,"column":null,"endLine":null,"endColumn":null,"#
        + #""notes":[],"fixIts":[]}"# + "\n")
  }

  @Test func gitHubCommands() {
    expectOutput(
      .github, [diagnostic, Diagnostic(.fileTooLarge, .warning, at: nil, "a\r\nb\u{1B}")],
      "::error file=content/a b%2Cc%3Ad%25.vml,line=2,col=2,endLine=2,endColumn=6,"
        + "title=invalid-utf8::'font' is \"given\" twice: 100%25"
        + "%0Anote: first here (content/a b,c:d%25.vml:1:14)%0Anote: keep one%0Afix: remove it\n"
        + "::warning title=file-too-large::a  b\u{FFFD}\n")
  }

  @Test func gitHubRangeOfSeveralLinesHasNoColumns() {
    let both = source.file.sourceRange(3..<source.file.bytes.count)
    expectOutput(
      .github, [Diagnostic(.invalidUTF8, .error, at: both, "m")],
      "::error file=content/a b%2Cc%3Ad%25.vml,line=1,endLine=2,title=invalid-utf8::m\n")
  }

  @Test func sarifGolden() {
    let uri = "content/a%20b%2Cc%3Ad%25.vml"
    let artifact = #""artifactLocation":{"uri":"\#(uri)"}"#
    let region = #"{"startLine":2,"startColumn":2,"endLine":2,"endColumn":6}"#
    let first = #"{"startLine":1,"startColumn":13,"endLine":1,"endColumn":17}"#
    expectOutput(
      .sarif, [diagnostic],
      #"""
      {
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver":{
            "name": "vmlc",
            "rules": [
              {"id":"invalid-utf8","name":"InvalidUtf8"}
            ]
          }},
          "columnKind": "utf16CodeUnits",
          "results": [
            {"ruleId":"invalid-utf8","ruleIndex":0,"level":"error",
      """# + #""message":{"text":"'font' is \"given\" twice: 100%\nnote: keep one"},"#
        + #""locations":[{"physicalLocation":{\#(artifact),"region":\#(region)}}],"#
        + #""relatedLocations":[{"physicalLocation":{\#(artifact),"region":\#(first)},"#
        + #""message":{"text":"first here"}}],"#
        + #""fixes":[{"description":{"text":"remove it"},"artifactChanges":[{\#(artifact),"#
        + #""replacements":[{"deletedRegion":\#(region),"insertedContent":{"text":""}}]}]}]}"#
        + "\n    ]\n  }]\n}\n")
  }

  @Test func sarifVersionOfTheTool() {
    var renderer = SARIFDiagnosticRenderer(sources: SourceSet(), toolVersion: "1.2.3")
    let log = renderer.render([])
    #expect(log.contains(#""version": "1.2.3""#))
    #expect(log.contains(#""results": []"#))
  }

  @Test func sarifIsValid() throws {
    let absolute = MarkedSource("⟦é😀⟧⟦x⟧\n", path: "/tmp/ü.vml", id: 1)
    let note = Diagnostic.Note("n", at: absolute.ranges[1])
    let fixIt = Diagnostic.FixIt("f", replace: absolute.ranges[1].start, with: "\n")
    let elsewhere = SourceRange(file: FileID(9), 0..<4)
    try expectValidSARIF([], [])
    try expectValidSARIF(
      [
        diagnostic, diagnostic,
        Diagnostic(.fileTooLarge, .warning, at: nil, "m"),
        Diagnostic(
          .forbiddenCharacter, .error, at: absolute.ranges[0], "m", notes: [note, note],
          fixIts: [fixIt, fixIt]),
        Diagnostic(
          .forbiddenCharacter, .error, at: elsewhere, "m", notes: [.init("n", at: elsewhere)],
          fixIts: [.init("f", replace: elsewhere, with: "")]),
      ], [source.file, absolute.file])
  }

  private func expectOutput(
    _ format: DiagnosticFormat, _ diagnostics: [Diagnostic], _ expected: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let output = renderDiagnostics(
      diagnostics, in: SourceSet([source.file]), as: format, color: true)
    // The explanations of rules are in docs/diagnostics.md.
    let shown = output.replacing(/,"shortDescription":.*"}}/, with: "}")
    #expect(shown == expected, sourceLocation: location)
  }
}

private func expectValidSARIF(_ diagnostics: [Diagnostic], _ files: [SourceFile]) throws {
  let output = renderDiagnostics(diagnostics, in: SourceSet(files), as: .sarif, color: false)
  #expect(try sarifProblems(in: output) == [])
  let results = try #require(
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  let runs = results["runs"] as? [[String: Any]]
  #expect((runs?.first?["results"] as? [Any])?.count == diagnostics.count)
}
