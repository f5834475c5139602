import Dispatch
import Foundation
import Synchronization
import Testing
import VMLCompiler
import VMLDiagnostics
import VMLMarkup

/// What one document may expand to: each limit is reached, and reported once.
@Suite struct ExpansionLimitTests {
  private func expectLimit(
    _ source: String, _ message: String, code: DiagnosticCode = .expansionLimit,
    at location: SourceLocation = #_sourceLocation
  ) {
    let loaded = LoadedSource(SiteSource(source, at: location))
    let result = loaded.compile(for: [0])
    let found = loaded.bag.diagnostics + result.diagnostics
    #expect(found.map(\.message) == [message], sourceLocation: location)
    #expect(found.map(\.code) == [code], sourceLocation: location)
    #expect(found.allSatisfy { $0.range != nil && !$0.notes.isEmpty }, sourceLocation: location)
    #expect(result.documents.isEmpty, sourceLocation: location)
  }

  @Test func views() {
    expectLimit(
      #"<for each="i" in="0..<100000"><Text/><Text/><Text/></for>"#,
      "the document grows to more than \(ExpansionLimits.nodes) views here")
  }

  @Test func viewsOfSlots() {
    let slots = String(repeating: "<slot/>", count: 40)
    expectLimit(
      "<A><A><A><A><Text/></A></A></A></A>\n-- components/A.vml --\n\(slots)",
      "the document grows to more than \(ExpansionLimits.nodes) views here")
  }

  @Test func text() {
    let text = String(repeating: "x", count: 1 << 20)
    expectLimit(
      #"<for each="i" in="0..<100"><Text>\#(text)</Text></for>"#,
      "the document grows to more than 64 MiB of text here")
    expectLimit(
      #"<for each="i" in="0..<100"><Text title="\#(text)"/></for>"#,
      "the document grows to more than 64 MiB of text here")
    expectLimit(
      #"<for each="i" in="0..<100"><A class="\#(text)"/></for>"# + "\n-- components/A.vml --\n",
      "the document grows to more than 64 MiB of text here")
  }

  @Test func textOfSlots() {
    let text = String(repeating: "x", count: 1 << 20)
    expectLimit(
      "<A><Text>\(text)</Text></A>\n-- components/A.vml --\n"
        + #"<for each="i" in="0..<100"><slot/></for>"#,
      "the document grows to more than 64 MiB of text here")
  }

  @Test func work() {
    expectLimit(
      #"<for each="i" in="0..<100000"><for each="j" in="0..<100000"></for></for>"#,
      "the document took more than \(ExpansionLimits.work) steps to get here and was given up")
  }

  @Test func attributesAreWork() {
    let attributes = (0..<250).map { "a\($0)=\"\"" }.joined(separator: " ")
    expectLimit(
      #"<for each="i" in="0..<100000"><Text \#(attributes)/></for>"#,
      "the document took more than \(ExpansionLimits.work) steps to get here and was given up")
    expectLimit(
      "<A><Text \(attributes)/></A>\n-- components/A.vml --\n"
        + #"<for each="i" in="0..<100000"><slot/></for>"#,
      "the document took more than \(ExpansionLimits.work) steps to get here and was given up")
  }

  /// As many rows as views fit, though each calls components with props.
  @Test func aLongListOfComponents() {
    let result = LoadedSource(
      SiteSource(
        #"""
        <for each="i" in="0..<60000"><Row title="a" text="b" number="\(i)"/></for>
        -- components/Row.vml --
        ---
        props: { title: string, text: string, number: integer }
        ---
        <HStack><Cell a="\(title)" b="\(text)" c="\(number)"/></HStack>
        -- components/Cell.vml --
        ---
        props: { a: string, b: string, c: integer }
        ---
        <Text>\(a)</Text>
        """#)
    ).compile(for: [0])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func howManyTurnsFitIsTold() throws {
    let attributes = (0..<250).map { "a\($0)=\"\"" }.joined(separator: " ")
    let source = #"<for each="i" in="0..<100000"><Text \#(attributes)/></for>"#
    let result = LoadedSource(SiteSource(source)).compile(for: [0])
    let note = try #require(result.diagnostics.first?.notes.first?.message)
    let pattern =
      /each of the first (\d+) turns of the loop took about (\d+) steps, so that about (\d+) fit; .*'each'/
    let match = try #require(note.wholeMatch(of: pattern))
    let numbers = [match.1, match.2, match.3].compactMap { Int($0) }
    try #require(numbers.count == 3)
    #expect(numbers[0] * numbers[1] <= ExpansionLimits.work + numbers[1])
    #expect((numbers[0] + 2) * (numbers[1] + 1) >= ExpansionLimits.work)
    #expect(abs(numbers[2] - numbers[0]) <= numbers[0] / 100)
  }

  @Test func exponentialRecursion() {
    expectLimit(
      #"""
      <A n="60"/>
      -- components/A.vml --
      ---
      props: { n: integer }
      ---
      <if test="n > 0"><A n="\(n - 1)"/><A n="\(n - 1)"/></if>
      """#,
      "the document took more than \(ExpansionLimits.work) steps to get here and was given up")
  }

  @Test func evaluation() {
    expectLimit(
      #"""
      <let name="a" value="0..<100000"/>
      <for each="i" in="0..<10000"><Text>\(a.reversed().count)</Text></for>
      """#, "the expressions of the document take too much work up to here")
  }

  @Test func frontMatterOfItems() {
    let source = #"""
      ---
      each: 0..<100000
      path: /p\(item)
      n: '\((0..<100000).reversed().count)'
      ---
      <Text/>
      """#
    let result = LoadedSource(SiteSource(source)).compile(for: [])
    #expect(result.diagnostics.map(\.code) == [.expansionLimit])
    #expect(result.paths.count > 1 && result.paths.count < 1000)
  }

  @Test func mistakes() {
    let texts = (0..<150).map { #"<Text>\(nope\#($0))</Text>"# }.joined()
    let result = LoadedSource(SiteSource(texts)).compile(for: [0])
    #expect(result.diagnostics.count == ExpansionLimits.mistakes + 1)
    #expect(result.diagnostics.last?.code == .mistakeLimit)
  }

  @Test func documentWithItsStyles() {
    let long = String(repeating: "x", count: 1 << 20)
    expectLimit(
      #"<for each="i" in="0..<300"><Text class="a"/></for>"#
        + "\n-- styles/a.vss --\n.a { help(\"\(long)\"); }",
      "the document would be larger than 256 MiB")
  }

  // MARK: Depth

  /// Elements, that many inside one another.
  private func nested(_ count: Int) -> String {
    String(repeating: "<VStack>", count: count) + String(repeating: "</VStack>", count: count)
  }

  @Test func deepestDocument() {
    // The document's own two elements count.
    expectSite(nested(markupDepthLimit - 2), makes: [:])
    expectLimit(
      nested(markupDepthLimit - 1),
      "more than \(markupDepthLimit) elements are inside one another in the document")
  }

  @Test func deepBySlots() {
    expectLimit(
      "<A><A><A>\(nested(200))</A></A></A>\n-- components/A.vml --\n"
        + nested(200).replacing("<VStack></VStack>", with: "<slot/>"),
      "more than \(markupDepthLimit) elements are inside one another in the document")
  }

  @Test func deepInstructions() {
    let ifs = String(repeating: #"<if test="true">"#, count: 500)
    expectBody(ifs + "<Text/>" + String(repeating: "</if>", count: 500), "<Text/>")
  }

  @Test func openTemplates() {
    let open = String(repeating: #"<if test="true">"#, count: 500)
    let close = String(repeating: "</if>", count: 500)
    expectLimit(
      "<A n=\"100\"/>\n-- components/A.vml --\n---\nprops: { n: integer }\n---\n"
        + open + #"<if test="n > 0"><A n="\(n - 1)"/></if>"# + close,
      "more than \(ExpansionLimits.depth) elements, instructions and components are inside one another"
    )
  }

  @Test func recursionAsDeepAsItMayBe() {
    let source = #"""
      <A n="\#(ExpansionLimits.components - 1)"/>
      -- components/A.vml --
      ---
      props: { n: integer }
      ---
      <VStack><if test="n > 0"><A n="\(n - 1)"/></if></VStack>
      """#
    expectSite(source, makes: [:])
    expectLimit(
      source.replacing("\"\(ExpansionLimits.components - 1)\"", with: "\"500\""),
      "component 'A' is expanded inside of itself without end", code: .endlessComponent)
  }

  /// Threads that run tasks have 512 KiB on some systems.
  @Test func depthNeedsNoStack() {
    let deep = nested(markupDepthLimit - 2)
    let ifs = String(repeating: #"<if test="true">"#, count: 500)
    let groups = String(repeating: "<Group style=\"bold()\">", count: 250)
    let sources = [
      deep,
      "<A n=\"100\"/>\n-- components/A.vml --\n---\nprops: { n: integer }\n---\n" + ifs
        + #"<if test="n > 0"><A n="\(n - 1)"/></if>"# + String(repeating: "</if>", count: 500),
      "<A>\(groups)<Text/>\(String(repeating: "</Group>", count: 250))</A>\n-- components/A.vml --\n"
        + #"<for each="c" in="children"><slot of="c"/></for>"#,
      String(repeating: "<A>", count: 500) + String(repeating: "</A>", count: 500)
        + "\n-- components/A.vml --\n<slot/>",
    ]
    let compiled = onSmallStack {
      sources.map { LoadedSource(SiteSource($0)).compile(for: [0]).documents.count }
    }
    #expect(compiled == [1, 0, 1, 1])
  }

  private func onSmallStack<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.set(work())
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    return box.value
  }
}

private final class ResultBox<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)
  var value: Value? { state.withLock { $0 } }
  func set(_ value: Value) { state.withLock { $0 = value } }
}
