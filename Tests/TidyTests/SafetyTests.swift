import Testing

struct SafetyTests {
  @Test func everyUnsafePlaceHasItsProof() {
    #expect(Repository.sources.flatMap(unprovenLines) == [])
  }

  @Test(arguments: [
    "let a = unsafe pointer.pointee", "final class A: @unchecked Sendable {}", "let a = try! b()",
    "let a = b as! C", "fatalError(\"no\")", "nonisolated(unsafe) var a = 1", "@safe func a() {}",
    "f(\"// SAFETY: a\"); unsafe g()",
  ])
  func unsafePlaces(_ line: String) {
    #expect(unproven(line) == [1])
    #expect(unproven("// SAFETY: it is ours.\n\(line)") == [])
    #expect(unproven("\(line)  // SAFETY: it is ours.") == [])
    #expect(unproven("// SAFETY:\n\(line)") == [2])
    #expect(unproven("\(line)\n// SAFETY: it is ours.") == [1])
  }

  @Test(arguments: [
    "// unsafe", "withUnsafeBytes { _ in }", "let a = \"as! unsafe fatalError(\"", "try a()",
    "let a = b != c", "a as? B", "@unsafe func a() {}", "/// Never calls fatalError().",
    "let isUnsafe = unsafely()",
  ])
  func placesThatNeedNone(_ line: String) {
    #expect(unproven(line) == [])
  }

  @Test func aProofCoversItsParagraph() {
    let text = """
      func a() {
        // SAFETY: a proof may take
        // several lines.
        guard unsafe b() else {
          c()

          return unsafe d()
        }
        unsafe e()

        unsafe f()
      }
      """
    #expect(unproven(text) == [11])
  }

  @Test func aProofEndsWithItsBlock() {
    let text = """
      if a {
        // SAFETY: it is ours.
        unsafe b()
      }
      unsafe c()
      """
    #expect(unproven(text) == [5])
  }

  @Test func aParagraphOfItsOwnCoversItsBlock() {
    let text = """
      struct A {
        // SAFETY: all of these are ours.

        var a: B { unsafe c }

        func d() {
          unsafe e()
        }
      }
      let f = unsafe g
      """
    #expect(unproven(text) == [10])
  }

  @Test func aWiderProofOutlivesANarrowerOne() {
    let text = """
      // SAFETY: a
      func a() {
        // SAFETY: b
        unsafe b()

        unsafe c()
      }
      """
    #expect(unproven(text) == [])
  }
}

private func unproven(_ text: String) -> [Int] {
  linesWithoutProof(in: TextFile(path: "", text: text))
}

private func unprovenLines(in file: TextFile) -> [String] {
  linesWithoutProof(in: file).map {
    file.violation($0, "needs a comment above it in its block that begins with 'SAFETY:'")
  }
}

/// The lines that step around a check of the language and that no `SAFETY:` comment covers.
private func linesWithoutProof(in file: TextFile) -> [Int] {
  guard file.holds(anyOf: ["unsafe", "@safe", "@unchecked", "try!", "as!", "fatalError"]) else {
    return []
  }
  var unproven: [Int] = []
  var proofs: [Proof] = []
  for (number, line) in file.numberedLines {
    let indentation = line.prefix { $0 == " " }.count
    let (code, comment) = codeAndComment(of: line)
    for index in proofs.indices { proofs[index].meet(code, comment, indentation) }
    proofs.removeAll(where: \.isOver)
    let isProof = comment.contains(/^\/\/ SAFETY: \S/)
    if isProof, code.isEmpty { proofs.append(Proof(indentation: indentation)) }
    if stepsAroundACheck(code), proofs.isEmpty, !isProof { unproven.append(number) }
  }
  return unproven
}

/// Reach of a `SAFETY:` comment: to the end of its paragraph, or of its block where it is a
/// paragraph of its own.
private struct Proof {
  let indentation: Int
  private(set) var isOver = false
  private var coversBlock = false
  private var isBeforeCode = true
  private var isAfterBlankLine = false

  init(indentation: Int) { self.indentation = indentation }

  mutating func meet(_ code: Substring, _ comment: Substring, _ lineIndentation: Int) {
    guard !code.isEmpty else {
      guard comment.isEmpty else { return }
      if isBeforeCode { coversBlock = true }
      return isAfterBlankLine = true
    }
    let isNextParagraph = isAfterBlankLine && lineIndentation == indentation && !coversBlock
    isOver = lineIndentation < indentation || isNextParagraph
    isAfterBlankLine = false
    isBeforeCode = false
  }
}

/// The two parts of a line, without white space before the code and without its string literals.
func codeAndComment(of line: String) -> (code: Substring, comment: Substring) {
  let text = line.replacing(/"(\\.|[^"\\])*"/, with: "")[...].trimmingPrefix(/\s*/)
  let comment = text.firstRange(of: "//")?.lowerBound ?? text.endIndex
  return (text[..<comment], text[comment...])
}

private func stepsAroundACheck(_ code: Substring) -> Bool {
  code.contains(/(^|[^@\w])unsafe\b|@safe\b|@unchecked\s+Sendable|\btry!|\bas!|\bfatalError\(/)
}
