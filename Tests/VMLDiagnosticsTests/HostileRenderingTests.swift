import Foundation
import Testing
import VMLDiagnostics

/// Laws for every diagnostic over all bytes, right or wrong.
@Suite struct HostileRenderingTests {
  @Test(arguments: DiagnosticFormat.allCases)
  func anyRangeOverAnyBytes(format: DiagnosticFormat) throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 20
    let budget = environment["FUZZ_SECONDS"].flatMap(Int.init)
    var random = SeededRandom(seed: seed)
    let end = ContinuousClock.now + .seconds(budget ?? 0)
    var rounds = 0
    while rounds < 30 || (budget != nil && ContinuousClock.now < end) {
      rounds += 1
      try expectSafe(format, &random, "seed \(seed), round \(rounds)")
    }
  }

  @Test func manyDiagnosticsOnOneLongLine() {
    let bytes = [UInt8](repeating: 0x61, count: 600_000)
    let file = SourceFile(id: FileID(0), path: "a.vml", bytes: bytes)
    let diagnostics = (0..<100).map { index in
      Diagnostic(
        .invalidUTF8, .error, at: file.sourceRange(index * 6000..<600_000), "m",
        notes: [.init("n", at: file.sourceRange(0..<bytes.count))])
    }
    for format in DiagnosticFormat.allCases {
      let output = renderDiagnostics(
        diagnostics, in: SourceSet([file]), as: format, color: false)
      // Far less than the line for each, which is what looking at all of it would come from.
      #expect(output.utf8.count < 1_000_000)
    }
  }

  @Test func marksWithoutEndAreCut() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 100_000)
    let file = SourceFile(id: FileID(0), path: "a.vml", bytes: Array(zalgo.utf8))
    let diagnostic = Diagnostic(.invalidUTF8, .error, at: file.sourceRange(0..<1), zalgo)
    let output = renderDiagnostics([diagnostic], in: SourceSet([file]), as: .text, color: false)
    #expect(output.utf8.count < 300)
  }
}

private func expectSafe(
  _ format: DiagnosticFormat, _ random: inout SeededRandom, _ comment: String
) throws {
  let files = (0..<2).map { index in
    SourceFile(
      id: FileID(UInt32(index)), path: "dir/\(index).vml",
      bytes: random.hostileBytes(count: 0...2000))
  }
  let diagnostics = (0..<5).map { _ in hostileDiagnostic(over: files, &random) }
  let sources = SourceSet(files)
  let ordered = inReportOrder(diagnostics, in: sources)
  let output = renderDiagnostics(ordered, in: sources, as: format, color: false)
  #expect(!output.unicodeScalars.contains { actsOnTerminal($0) }, "\(comment)")
  if format == .text || format == .github {
    #expect(!output.unicodeScalars.contains { reordersText($0) }, "\(comment)")
  }
  switch format {
  case .text:
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let isMessage = !line.hasPrefix(" ") && !line.contains(" |")
      // Bytes do not lie about width as far as a bound goes: a column holds some accents at most.
      #expect(line.unicodeScalars.count <= (isMessage ? 8000 : 1700), "\(comment)")
      if line.contains("^"), line.hasPrefix(" ") { #expect(line.count <= 110, "\(comment)") }
    }
  case .json, .github:
    #expect(output.split(separator: "\n").count == ordered.count, "\(comment)")
    guard format == .json else { break }
    for line in output.split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  case .sarif: #expect(try sarifProblems(in: output) == [], "\(comment)")
  }
}

private func hostileDiagnostic(
  over files: [SourceFile], _ random: inout SeededRandom
) -> Diagnostic {
  func range() -> SourceRange {
    // One file in three is unknown, and ranges may lie before or behind the file's bytes.
    let file = UInt32.random(in: 0...2, using: &random)
    let count = file < 2 ? files[Int(file)].bytes.count : 10
    let one = Int.random(in: -3...count + 10, using: &random)
    let other =
      Int.random(in: 0..<3, using: &random) == 0
      ? one : Int.random(in: -3...count + 10, using: &random)
    return SourceRange(file: FileID(file), min(one, other)..<max(one, other))
  }
  func text() -> String {
    String(decoding: random.hostileBytes(count: 0...400), as: UTF8.self)
  }
  return Diagnostic(
    .forbiddenCharacter, .error, at: Bool.random(using: &random) ? range() : nil, text(),
    notes: [.init(text(), at: range()), .init(text())],
    fixIts: [
      .init(text(), replace: range(), with: text()), .init("x", replace: range(), with: "y"),
    ])
}

/// Whether a character could move the cursor or start an escape sequence.
private func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A: false
  case 0x00...0x1F, 0x7F...0x9F: true
  default: false
  }
}

/// Whether a character could end a line or change the order in which others are shown.
private func reordersText(_ scalar: Unicode.Scalar) -> Bool {
  [0x2028...0x202E, 0x2066...0x2069].contains { $0 ~= scalar.value }
}
