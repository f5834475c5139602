import Testing
import VMLDiagnostics
import VMLStylesheet

/// Spec: VSS 6.
@Suite struct ImportTests {
  /// Orders sheets given as path and text, of which the first is the root.
  private func order(_ files: KeyValuePairs<String, String>, roots: [String]? = nil) -> (
    order: [String], diagnostics: [Diagnostic]
  ) {
    var bag = DiagnosticBag()
    var loads: [String] = []
    let sheets = orderStylesheets(
      roots ?? [files[0].key], reporting: &bag, available: { files.map(\.key) },
      load: { path in
        loads.append(path)
        guard let index = files.firstIndex(where: { $0.key == path }) else { return nil }
        var syntax = DiagnosticBag()
        let file = SourceFile(
          id: FileID(UInt32(index)), path: path, bytes: Array(files[index].value.utf8))
        defer { #expect(syntax.diagnostics.isEmpty) }
        return parseStylesheet(file, reporting: &syntax)
      })
    #expect(Set(loads).count == loads.count, "a sheet is loaded once")
    return (sheets.map(\.path), bag.diagnostics)
  }

  @Test func importsComeBeforeTheirImporterOnceEach() {
    let result = order([
      "s/main.vss": #"@import "b.vss"; @import './sub/c.vss';"#,
      "s/b.vss": #"@import "sub/c.vss";"#,
      "s/sub/c.vss": #"@import "../../base.vss";"#, "base.vss": "",
    ])
    #expect(result.order == ["base.vss", "s/sub/c.vss", "s/b.vss", "s/main.vss"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func rootsKeepTheirOrder() {
    let result = order(
      ["b.vss": "", "a.vss": #"@import "/b.vss";"#, "c.vss": ""],
      roots: ["c.vss", "a.vss", "b.vss"])
    #expect(result.order == ["c.vss", "b.vss", "a.vss"])
  }

  @Test func cycle() {
    let result = order([
      "a.vss": #"@import "b.vss";"#, "b.vss": #"@import "c.vss";"#, "c.vss": #"@import "a.vss";"#,
    ])
    #expect(result.order == ["c.vss", "b.vss", "a.vss"])
    #expect(
      result.diagnostics.map(\.message) == [
        "sheets import one another in a circle: a.vss → b.vss → c.vss → a.vss"
      ])
    #expect(result.diagnostics.first?.range == SourceRange(file: FileID(2), 9..<14))
    #expect(result.diagnostics.first?.notes.compactMap(\.range).map(\.file.rawValue) == [0, 1])
  }

  @Test(arguments: [
    ("../x.vss", "'../x.vss' leads out of the site"),
    ("s/../../x.vss", "'s/../../x.vss' leads out of the site"),
    ("https://a.example/x.vss", "'https://a.example/x.vss' is not a file of the site"),
    ("//a.example/x.vss", "'//a.example/x.vss' is not a file of the site"),
    ("", "expected the path of a sheet"), (".", "expected the path of a sheet"),
    ("bsae.vss", "the site has no sheet 'bsae.vss'; did you mean 'base.vss'?"),
    ("other.vss", "the site has no sheet 'other.vss'; did you mean 's/other.vss'?"),
    ("nothing.vss", "the site has no sheet 'nothing.vss'"),
  ])
  func broken(_ path: String, _ message: String) {
    let result = order(["a.vss": "@import \"\(path)\";", "base.vss": "", "s/other.vss": ""])
    #expect(result.order == ["a.vss"])
    #expect(result.diagnostics.map(\.message) == [message])
  }

  @Test func missingRootIsNotItsBusiness() {
    let result = order(["a.vss": ""], roots: ["x.vss", "a.vss"])
    #expect(result.order == ["a.vss"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func longChains() {
    var bag = DiagnosticBag()
    let sheets = orderStylesheets(
      ["0"], reporting: &bag, available: { [] },
      load: { path in
        var syntax = DiagnosticBag()
        let next = (Int(path) ?? 0) + 1
        return parseStylesheet(
          SourceFile(id: FileID(0), path: path, bytes: Array("@import \"\(next)\";".utf8)),
          reporting: &syntax)
      })
    #expect(sheets.count == importDepthLimit)
    #expect(bag.diagnostics.map(\.code) == [.importLimit])
  }

  @Test func importsAreWrittenAtTheTop() {
    expectSheet(
      "@import 1️⃣base; @import \"a.vss\" 2️⃣layr(x); @import \"b.vss\"3️⃣ .a { bold() }",
      "expected the path of a sheet, as in '@import \"base.vss\";'",
      "expected a layer, or ';'",
      "expected ';' after '@import'")
  }
}
