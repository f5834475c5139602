import Testing

/// Text that no file of the repository may hold, whatever it is about.
struct TextTests {
  @Test func filesAreFound() {
    let paths = Set(Repository.files.map(\.path))
    let some = [
      "Package.swift", "Makefile", ".ci/run", "LICENSE",
      "Sources/CSystemCalls/include/CSystemCalls.h",
    ]
    #expect(paths.isSuperset(of: some))
    #expect(paths.contains("Tests/TidyTests/TextTests.swift"))
    #expect(!paths.contains { $0.hasPrefix(".git/") || $0.contains(".build") })
    #expect(Repository.sources.count > 20)
  }

  @Test func noTabs() {
    #expect(Repository.files.flatMap(tabs) == [])
  }

  @Test func noPathsOfOneMachine() {
    #expect(Repository.files.flatMap(foreignPaths) == [])
  }

  @Test func reminders() {
    #expect(Repository.swiftFiles.flatMap(strayReminders) == [])
  }

  @Test func filesAreShort() {
    #expect((Repository.swiftFiles + cFiles).flatMap(tooLong) == [])
  }

  @Test func theMapIsNarrow() {
    let map = Repository.file("ARCHITECTURE.md")
    #expect(map.numberedLines.count > 100)
    #expect(tooWide(map) == [])
  }

  @Test func noOtherTestLibrary() {
    #expect(Repository.swiftFiles.flatMap(otherTesting) == [])
  }

  @Test func noProcessOfFoundation() {
    #expect(Repository.swiftFiles.flatMap(foundationProcesses) == [])
  }

  @Test func aTab() {
    #expect(tabs(in: TextFile(path: "a.swift", text: "a\n\tb")) == ["a.swift:2: holds a tab"])
    #expect(tabs(in: TextFile(path: "Makefile", text: "a:\n\tb")) == [])
    #expect(tabs(in: TextFile(path: "Tests/Fixtures/a.vml", text: "\t")) == [])
  }

  @Test(arguments: ["cd /" + "work/main", "(/" + "work/x)", ".." + "/shared/a"])
  func aForeignPath(_ text: String) {
    #expect(foreignPaths(in: TextFile(path: "a.md", text: text)).count == 1)
  }

  @Test(arguments: ["a/work/b", "$work/a", "../" + "sharedness", "https://a.example/work/a"])
  func anOwnPath(_ text: String) {
    #expect(foreignPaths(in: TextFile(path: "a.md", text: text)) == [])
  }

  @Test func aReminderWithoutItsForm() {
    func found(_ text: String, in path: String) -> Int {
      strayReminders(in: TextFile(path: path, text: text)).count
    }
    #expect(found("// TO" + "DO: later", in: "Sources/A/A.swift") == 1)
    #expect(found("// TO" + "DO(#12): later", in: "Sources/A/A.swift") == 0)
    #expect(found("// TO" + "DO(#12)", in: "Sources/A/A.swift") == 1)
    #expect(found("// FIX" + "ME: it is wrong", in: "Tests/A/A.swift") == 0)
    #expect(found("// FIX" + "ME", in: "Tests/A/A.swift") == 1)
    #expect(found("// FIX" + "ME: it is wrong", in: "Sources/A/A.swift") == 1)
    #expect(found("let a = 1  // X" + "XX", in: "Sources/A/A.swift") == 1)
  }

  @Test func aLongFile() {
    let long = String(repeating: "a\n", count: 500)
    #expect(tooLong(TextFile(path: "a", text: long)) == [])
    #expect(tooLong(TextFile(path: "a", text: long + "a")) == ["a:501: is longer than 500 lines"])
    #expect(tooLong(TextFile(path: "a+Generated.swift", text: long + "a")) == [])
    #expect(tooLong(TextFile(path: "a+Generated.c", text: long + "a")) == [])
  }

  @Test func aWideLine() {
    let narrow = String(repeating: "─", count: 110)
    let file = TextFile(path: "a", text: narrow + "\n" + narrow + "a\n")
    #expect(tooWide(file) == ["a:2: is longer than 110 columns"])
  }

  @Test func anotherTestLibrary() {
    #expect(otherTesting(in: TextFile(path: "a", text: "import XC" + "Test")).count == 1)
    #expect(otherTesting(in: TextFile(path: "a", text: "@test" + "able import A")).count == 1)
  }

  @Test(arguments: ["let a = Proces" + "s()", "try Proces" + "s.run(a)", "a: Proces" + "s?"])
  func aProcessOfFoundation(_ text: String) {
    #expect(foundationProcesses(in: TextFile(path: "a", text: text)).count == 1)
  }

  private let cFiles = Repository.files.filter {
    $0.path.hasPrefix("Sources/") && ($0.path.hasSuffix(".c") || $0.path.hasSuffix(".h"))
  }
}

/// Makefiles need them, and fixtures may be about them.
private func tabs(in file: TextFile) -> [String] {
  guard file.path != "Makefile", !file.path.hasPrefix("Tests/Fixtures/"),
    file.text.utf8.contains(UInt8(ascii: "\t"))
  else { return [] }
  return violations(in: file, "holds a tab") { $0.utf8.contains(UInt8(ascii: "\t")) }
}

/// Paths that exist where a change was made and nowhere else.
private func foreignPaths(in file: TextFile) -> [String] {
  guard file.holds(anyOf: ["work/", "shared/"]) else { return [] }
  // A class of one letter keeps a pattern from matching itself, here and below.
  let pattern = /(^|[^\w$}.\/])\/wor[k]\/|\.\.\/share[d]\//
  return violations(in: file, "names a path of one machine") { $0.contains(pattern) }
}

/// Something left to do names where it is tracked: `TODO(#12): …`; a test of behaviour that is wrong
/// today says so: `FIXME: …`.
private func strayReminders(in file: TextFile) -> [String] {
  guard file.holds(anyOf: ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) else { return [] }
  let isTest = file.path.hasPrefix("Tests/")
  return violations(in: file, "has a reminder without its form") { line in
    guard line.contains(/\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/) else { return false }
    return !line.contains(/\bTOD[O]\(#\d+\): \S/) && !(isTest && line.contains(/\bFIXM[E]: \S/))
  }
}

/// A file that long usually holds two ideas, unless a program wrote it.
private func tooLong(_ file: TextFile) -> [String] {
  guard !file.path.contains("+Generated.") else { return [] }
  let count =
    file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .count - (file.text.hasSuffix("\n") ? 1 : 0)
  return count > 500 ? [file.violation(count, "is longer than 500 lines")] : []
}

/// A map is read in a terminal and in differences too, where nothing wraps its lines.
private func tooWide(_ file: TextFile) -> [String] {
  violations(in: file, "is longer than 110 columns") { $0.count > 110 }
}

private func otherTesting(in file: TextFile) -> [String] {
  guard file.holds(anyOf: ["XCTest", "testable"]) else { return [] }
  return violations(in: file, "uses a test library or an attribute that this package does without")
  {
    $0.contains(/\bimport XCTes[t]\b|@testabl[e]\b/)
  }
}

/// On Linux it crashes now and then: see `ChildProgram`.
private func foundationProcesses(in file: TextFile) -> [String] {
  guard file.holds(anyOf: ["Proces" + "s"]) else { return [] }
  return violations(in: file, "uses a class of Foundation's that ChildProgram stands for") {
    !$0.contains("//") && $0.contains(/\bProces[s](?:[(.?>]|\b)/)
  }
}

private func violations(
  in file: TextFile, _ message: String, where isWrong: (String) -> Bool
) -> [String] {
  file.numberedLines.filter { isWrong($0.text) }.map { file.violation($0.number, message) }
}
