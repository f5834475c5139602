import Testing
import VMLCatalog
import VMLDiagnostics
import VMLStylesheet

/// Sheets that are compiled after others come out as if these had never been.
struct RepeatedCompilationTests {
  private static let sheets = [
    "", "Text { bold(); padding(4); }", ".a { padding(\"x\"); bold(); lineSpacing(2); }",
    "Text { padding(4); lineSpacing(true); } .a { glassEffect(); @apply b; } .b { padding(8); }",
    "Button { buttonStyle(.glass); listRowSpacing(2); } .a { nothing(1); padding(4) }",
    "@target ios { .a { glassEffect(); } } @target macos { Text { pointerStyle(.link); } }",
    "Slider { tint(.red); bold(1); } .a { @inherit b; frame(width: \"w\"); } .b { bold(); }",
  ]
  private static let tree = """
    <VStack><Text class="a">A</Text><Button class="b">B</Button><Slider class="a b"/></VStack>
    """

  private static func targets(minimum: String?) -> [StyleTarget] {
    [("ios", Catalog.Platform.iOS), ("macos", .macOS)].map { name, platform in
      var target = StyleTarget(name: name, os: name)
      target.system = Catalog.CheckTarget(
        platform: platform, minimum: minimum.flatMap { Catalog.Version($0) })
      return target
    }
  }

  private struct Outcome: Equatable {
    var diagnostics: [Diagnostic]
    var trees: [ResolvedTree]
  }

  private func outcome(
    of sheet: String, _ targets: [StyleTarget], after old: [CompiledStyles] = [],
    knowing clean: AcceptedModifierShapes = AcceptedModifierShapes()
  ) -> (Outcome, [CompiledStyles]) {
    var bag = DiagnosticBag()
    let parsed = parseStylesheet(
      SourceFile(id: FileID(0), path: "styles/0.vss", bytes: Array(sheet.utf8)), reporting: &bag)
    let compiled = compileStyles(
      [parsed], for: targets, after: old, knowing: clean, reporting: &bag)
    let trees = compiled.map { styles in
      var resolver = StyleResolver(styles)
      return ResolvedTree(readViewTree(Self.tree), &resolver)
    }
    return (Outcome(diagnostics: bag.diagnostics, trees: trees), compiled)
  }

  @Test func everySheetAfterEveryOther() {
    let targets = Self.targets(minimum: "26.0")
    let alone = Self.sheets.map { outcome(of: $0, targets).0 }
    #expect(
      alone.contains { !$0.diagnostics.isEmpty } && alone.contains { $0.trees != alone[0].trees })
    var old: [CompiledStyles] = []
    for (first, other) in Self.sheets.enumerated() {
      for (second, sheet) in Self.sheets.enumerated() {
        old = outcome(of: other, targets, after: old).1
        let (found, compiled) = outcome(of: sheet, targets, after: old)
        #expect(found == alone[second], "\(second) after \(first)")
        old = compiled
      }
    }
  }

  /// What another target takes says nothing.
  @Test func ofAnotherTarget() {
    for sheet in Self.sheets {
      let old = outcome(of: sheet, Self.targets(minimum: "26.0")).1
      let targets = Self.targets(minimum: "14.0")
      #expect(
        outcome(of: sheet, targets, after: old).0 == outcome(of: sheet, targets).0, "\(sheet)")
      #expect(
        outcome(of: sheet, targets.reversed(), after: old).0
          == outcome(of: sheet, targets.reversed()).0, "\(sheet)")
    }
  }

  @Test func everySheetKnowingWhatTheNextHasFoundOut() {
    let targets = Self.targets(minimum: "26.0")
    let alone = Self.sheets.map { outcome(of: $0, targets) }
    for (index, sheet) in Self.sheets.enumerated() {
      let clean = AcceptedModifierShapes(of: alone[(index + 1) % alone.count].1)
      #expect(clean.targets.map(\.name) == ["ios", "macos"])
      let (found, compiled) = outcome(of: sheet, targets, knowing: clean)
      #expect(found == alone[index].0, "\(index)")
      let (calls, own) = (
        AcceptedModifierShapes(of: compiled), AcceptedModifierShapes(of: alone[index].1)
      )
      // What is no more in the sheets is forgotten.
      #expect(Set(calls.shapes) == Set(own.shapes), "\(index)")
      for (target, known) in known(own) {
        #expect(self.known(calls)[target]?.isSuperset(of: known) == true, "\(index)")
      }
    }
  }

  /// The calls that are known to be clean, whatever their numbers.
  private func known(_ calls: AcceptedModifierShapes) -> [String: Set<[UInt8]>] {
    Dictionary(
      uniqueKeysWithValues: calls.targets.map { target in
        (target.name, Set(target.shapes.map { calls.shapes[$0] }))
      })
  }

  /// Calls with anything to be said of them are not among the clean ones, and those are not looked at once more.
  @Test func whatIsKnownToBeCleanIsBelieved() throws {
    let sheet = "Text { padding(\"x\"); bold(); }"
    let targets = Self.targets(minimum: "26.0")
    let (found, compiled) = outcome(of: sheet, targets)
    #expect(!found.diagnostics.isEmpty)
    var clean = AcceptedModifierShapes(of: compiled)
    #expect(clean.shapes.count == 2 && clean.targets.allSatisfy { $0.shapes.count == 1 })
    for index in clean.targets.indices { clean.targets[index].shapes = [0, 1] }
    #expect(outcome(of: sheet, targets, knowing: clean).0.diagnostics.isEmpty)
    clean.shapes.append(clean.shapes[0])
    #expect(outcome(of: sheet, targets, knowing: clean).0 == found)
  }

  /// A target has several groups of styles where a locale has rules of its own.
  @Test func whatOnlyOneLocaleHasIsKnownToBeClean() {
    let targets = ["en", "fr"].map { locale in
      var target = StyleTarget(name: "ios", os: "ios", locale: locale)
      target.system = Catalog.CheckTarget(platform: .iOS, minimum: nil)
      return target
    }
    let sheet = "@locale en { Text { italic(); } } @locale fr { Text { bold(); padding(4); } }"
    let calls = AcceptedModifierShapes(of: outcome(of: sheet, targets).1)
    #expect(calls.targets.map(\.name) == ["ios"])
    #expect(calls.shapes.count == 3 && calls.targets.first?.shapes == [0, 1, 2])
  }
}
