import Testing
import VMLDocuments
import VMLMarkup
import VMLViews

struct LimitTests {
  @Test(arguments: [
    "<b>&amp;</b>", "\"quoted\" 'too'", "a\\(b)", "\\\\(c) \\", "@key", "a\nb\tc",
    "\u{202E}abc\u{202C}",
    "--- x", "{{ }}", "é\u{301}👩‍👩‍👧",
  ])
  func textsComeOutAsTheyAre(_ hostile: String) throws {
    let view = Text(hostile).navigationTitle(hostile).accessibilityLabel(hostile)
    let made = try view.document()
    let tree = try vmlText(made)
    #expect(tree.contains(escaped(hostile)))
    // A second time through the compiler changes nothing.
    #expect(try view.document() == made)
  }

  /// VML's numbers have no exponent.
  @Test(arguments: [
    (1e-13, "0.0000000000001"), (-2.5e-7, "-0.00000025"), (1.25e17, "125000000000000000"),
    (1e20, "100000000000000000000"), (0.1, "0.1"), (-3, "-3"),
  ])
  func numbersAreWrittenOut(_ number: Double, _ code: String) throws {
    #expect(number.vmlCode == code && Double(code) == number)
  }

  @Test(arguments: ["it's", "back\\", "\"quoted\"", "\\'", "a;b: c"])
  func statesBeginAsTheyAre(_ first: String) throws {
    let view = VStack { Text("a").sheet(isPresented: state("open")) { Text("b") } }
      .declaring("name", first)
    let made = try #require(try? view.document())
    let written = escaped(first.vmlCode).replacing("\"", with: "&quot;")
    #expect(try vmlText(made).contains("name: string = \(written)"))
  }

  @Test func genericViewsHaveTheirPlainName() throws {
    struct Badge<Value>: NamedView {
      var size = 2
    }
    #expect(try text(Badge<Int>()) == "<Badge size=\"2\"/>")
  }

  @Test func quotesInTheNameOfAColor() throws {
    let color = Color("a\"(b").opacity(0.5)
    #expect(
      try text(color) == "<Color name=\"a&quot;(b\" style=\"opacity(0.5)\"/>")
  }

  @Test func aNULIsReplaced() throws {
    #expect(try text(Text("a\0b")) == "<Text>a\u{FFFD}b</Text>")
  }

  @Test func tenMegabytes() throws {
    let long = String(repeating: "<&\"", count: 10 << 20 / 3)
    #expect(throws: ViewError.self) { try Text(long).vml() }
    #expect(try Text(long).vml(limit: 1 << 30).count > 10 << 20)
  }

  @Test func aMillionChildren() throws {
    let view = VStack { ForEach(0..<1_000_000) { Text("\($0)") } }
    let error = #expect(throws: ViewError.self) { try view.vml() }
    #expect(error?.reason == .tooLarge(limit: ViewLimits.bytes))
    #expect(try view.vml(limit: 1 << 30).count > 1_000_000 * 14)
  }

  @Test func aViewInItself() throws {
    struct Endless: View {
      var body: some View { VStack { AnyView(Endless()) } }
    }
    struct Bare: View {
      var body: AnyView { AnyView(Bare()) }
    }
    let error = #expect(throws: ViewError.self) { try Endless().vml() }
    #expect(error?.path.last == "Endless")
    #expect(throws: ViewError.self) { try Bare().vml() }
  }

  @Test func aContainerOfViewsInThemselves() throws {
    struct Bare: View {
      var body: AnyView { AnyView(Bare()) }
    }
    struct Split: View {
      var body: some View {
        Divided {
          AnyView(Split())
          AnyView(Split())
        }
      }
    }
    #expect(throws: ViewError.self) { try Divided { Bare() }.vml() }
    #expect(throws: ViewError.self) { try Split().vml() }
  }

  /// Work that grew with the cube of the slots, or with the square of the modifiers.
  @Test(.timeLimit(.minutes(1))) func manySlotsAndManyModifiersOfOneElement() throws {
    var view = AnyView(Text("a"))
    for _ in 0..<400 { view = AnyView(view.overlay { Text("b") }) }
    #expect(try text(view).contains(":content400"))
    var long = Text("a")
    for _ in 0..<100_000 { long = long.bold() }
    #expect(throws: ViewError.self) { try long.vml() }
  }

  @Test func manyModifiersAndManyViewsInsideOfEachOther() throws {
    var view = AnyView(Text("a"))
    for _ in 0..<100_000 { view = AnyView(view.padding()) }
    #expect(throws: ViewError.self) { try view.vml() }
    var stack = AnyView(Text("a"))
    for _ in 0..<100_000 {
      let inner = stack
      stack = AnyView(VStack { inner })
    }
    #expect(throws: ViewError.self) { try stack.vml() }
    var fine = AnyView(Text("a"))
    for _ in 0..<400 { fine = AnyView(fine.bold()) }
    #expect(try fine.vml().count > 400 * 6)
  }

  @Test func aMistakeNamesTheViewThatMadeIt() throws {
    struct Card: View {
      var body: some View { Text("a").modifier("glow()") }
    }
    struct Screen: View {
      var body: some View { VStack { Card() } }
    }
    let error = #expect(throws: DocumentReport.self) {
      try VStack {
        Screen()
        Text("x").modifier("font(.nothing)")
      }.document()
    }
    #expect(error != nil)
    var maker = try DocumentMaker()
    do {
      let made = try maker.document(of: Screen())
      #expect(made.warnings.first?.view == "Card")
    } catch let report as DocumentReport {
      #expect(report.problems.first?.view == "Card")
      #expect(report.description.hasPrefix("Card: "))
    }
  }
}

private func vmlText(_ bytes: [UInt8]) throws -> String { String(decoding: bytes, as: UTF8.self) }

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
