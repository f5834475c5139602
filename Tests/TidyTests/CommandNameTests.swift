import Testing

/// ArgumentParser makes the name of a command that has none of its type's, which takes every start longer than the
/// rest of its work.
@Suite struct CommandNameTests {
  @Test func everyCommandSaysItsName() {
    #expect(Repository.sources.flatMap(namelessCommands) == [])
  }

  @Test func aCommandWithoutAName() {
    let nameless =
      "struct A: ParsableCommand {\n  static let configuration = CommandConfiguration()\n}"
    #expect(
      namelessCommands(in: TextFile(path: "a", text: nameless)) == ["a:1: has no commandName"])
    let named = "struct A: AsyncParsableCommand {\n  x(\n    commandName: \"a\",\n}\n" + nameless
    #expect(namelessCommands(in: TextFile(path: "a", text: named)) == ["a:5: has no commandName"])
    #expect(namelessCommands(in: TextFile(path: "a", text: "struct A: Codable {}")) == [])
  }
}

/// The commands of a file whose next lines have no name.
private func namelessCommands(in file: TextFile) -> [String] {
  guard file.holds(anyOf: ["ParsableCommand", "ReleaseCommand"]) else { return [] }
  let lines = Array(file.numberedLines)
  return lines.indices.compactMap { index in
    guard
      lines[index].text.contains(/\bstruct \w+: (?:\w+, )*(?:Async)?(?:Parsable|Release)Command\b/)
    else {
      return nil
    }
    let isNamed = lines[index...].prefix(4).contains { $0.text.contains("commandName: ") }
    return isNamed ? nil : file.violation(lines[index].number, "has no commandName")
  }
}
