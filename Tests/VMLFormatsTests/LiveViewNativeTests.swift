import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLMarkup
import VMLTestSupport

/// Documents and sheets of LiveView Native's client 0.4.
@Suite struct LiveViewNativeTests {
  private static let names = [
    "colours", "controls", "layout", "pictures", "presentation", "roots",
  ]

  /// Expects a document, and the values that its sheet has for its keys, in the order of the keys.
  private func expectDocument(
    _ vml: String, _ document: String, _ members: String..., lacks: [FormatLack.Part] = [],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let writer = try #require(FormatWriter(.liveViewNative))
    let written = writer.write(try parsed(Array(vml.utf8)))
    let text = String(decoding: written.bytes, as: UTF8.self)
    #expect(text == document + "\n", sourceLocation: location)
    #expect(written.styles == members, sourceLocation: location)
    #expect(written.lacks.map(\.part) == lacks, sourceLocation: location)
  }

  @Test func sheetsOfFixtures() throws {
    let writer = try #require(FormatWriter(.liveViewNative))
    for name in Self.names {
      let text = try Data(contentsOf: fixturesFolder.appending(path: "formats/\(name).vml"))
      let styles = writer.write(try parsed(Array(text))).styles
      let sheet = LiveViewNativeSheet.bytes(Set(styles))
      try expectGolden(sheet, "formats/\(name).lvn-0.4.sheet.json")
      #expect(LiveViewNativeSheet.members(of: sheet) == styles)
    }
  }

  // MARK: Styles

  @Test func modifiersAreKeys() throws {
    try expectDocument(
      #"<Text style="padding(.horizontal, 12);frame(maxWidth: .infinity)">A</Text>"#,
      #"<Text style="padding(.horizontal, 12);frame(maxWidth: .infinity)">A</Text>"#,
      #""frame(maxWidth: .infinity)":[["frame",{},[{"maxWidth":[".",{},[null,"infinity"]]}]]]"#,
      #""padding(.horizontal, 12)":[["padding",{},[[".",{},[null,"horizontal"]],12]]]"#)
  }

  @Test func colorsAndAngles() throws {
    try expectDocument(
      ##"<Text style="foregroundStyle(#ff8000);rotationEffect(45deg)">A</Text>"##,
      "<Text style=\"foregroundStyle(Color(.sRGB, red: 1, green: 0.502, blue: 0, opacity: 1));"
        + "rotationEffect(.degrees(45))\">A</Text>",
      #""foregroundStyle(Color(.sRGB, red: 1, green: 0.502, blue: 0, opacity: 1))":"#
        + #"[["foregroundStyle",{},[["Color",{},[[".",{},[null,"sRGB"]],{"red":1},{"green":0.502},"#
        + #"{"blue":0},{"opacity":1}]]]]]"#,
      #""rotationEffect(.degrees(45))":"#
        + #"[["rotationEffect",{},[[".",{},[null,["degrees",{},[45]]]]]]]"#)
  }

  /// A `;` would cut a style, and the grammar has no escapes.
  @Test func textsThatNoStyleHolds() throws {
    try expectDocument(
      #"<Text style="bold();navigationTitle(&quot;a; b&quot;)">A</Text>"#,
      #"<Text class="bold() navigationTitle(&quot;a;%20b&quot;)">A</Text>"#,
      #""bold()":[["bold",{},[]]]"#,
      #""navigationTitle(\"a;%20b\")":[["navigationTitle",{},["a; b"]]]"#)
  }

  /// These views read `style` as the form of their corners.
  @Test func stylesOfShapesWithCorners() throws {
    try expectDocument(
      #"<RoundedRectangle cornerRadius="8" style="fill(.red);frame(width: 4)"/>"#,
      #"<RoundedRectangle cornerRadius="8" class="fill(.red) frame(width:4)"/>"#,
      #""fill(.red)":[["fill",{},[[".",{},[null,"red"]]]]]"#,
      #""frame(width:4)":[["frame",{},[{"width":4}]]]"#)
  }

  @Test func attributesThatBindingsRead() throws {
    try expectDocument(
      #"<List style="searchable(text: attr(q, 'a'))"/>"#,
      #"<List q="a" style="searchable(text: attr(&quot;q&quot;))"/>"#,
      #""searchable(text: attr(\"q\"))":[["searchable",{},[{"text":["__attr__",{},"q"]}]]]"#)
    try expectDocument(
      #"<List style="searchable(text: attr(q))"/>"#, "<List/>",
      lacks: [.missingAttribute(0, "searchable", attribute: "q")])
    try expectDocument(
      #"<List style="searchable(text: 'a')"/>"#, "<List/>",
      lacks: [.modifier(0, "searchable", isKnown: true)])
  }

  /// A client ends at a text that is no number, so only numbers stay in attributes.
  @Test func attributesThatNumbersRead() throws {
    try expectDocument(
      #"<Text size="4" style="opacity(attr(size))">A</Text>"#,
      #"<Text size="4" style="opacity(attr(&quot;size&quot;))">A</Text>"#,
      #""opacity(attr(\"size\"))":[["opacity",{},[["__attr__",{},"size"]]]]"#)
    try expectDocument(
      #"<Text tint=".red.opacity(0.5)" style="foregroundStyle(attr(tint))">A</Text>"#,
      #"<Text style="foregroundStyle(.red.opacity(0.5))">A</Text>"#,
      #""foregroundStyle(.red.opacity(0.5))":[["foregroundStyle",{},"#
        + #"[[".",{},[[".",{},[null,"red"]],["opacity",{},[0.5]]]]]]]"#)
    try expectDocument(
      #"<Text style="opacity(attr(size, 0.5))">A</Text>"#,
      #"<Text style="opacity(0.5)">A</Text>"#, #""opacity(0.5)":[["opacity",{},[0.5]]]"#)
  }

  @Test func whatIsNotKnown() throws {
    try expectDocument(
      #"<Text style="task();fancy(1);accessibilityLabel('a');mask(:m)">A</Text>"#,
      #"<Text style="accessibilityLabel(&quot;a&quot;);mask(:m)">A</Text>"#,
      #""accessibilityLabel(\"a\")":[["accessibilityLabel",{},["a"]]]"#,
      #""mask(:m)":[["mask",{},[[":",{},"m"]]]]"#,
      lacks: [
        .modifier(0, "task", isKnown: false), .modifier(1, "fancy", isKnown: false),
        .doubtful(2, "accessibilityLabel", .newName), .doubtful(3, "mask", .byHand),
      ])
  }

  /// A text that many modifiers read does not make a document huge.
  @Test func longAttributesOfManyModifiers() throws {
    let text = String(repeating: "a", count: 5000)
    let style = Array(repeating: "font(.custom(attr(x), size: 1))", count: 1000)
    let writer = try #require(FormatWriter(.liveViewNative))
    let vml = "<Text x=\"\(text)\" style=\"\(style.joined(separator: ";"))\">A</Text>"
    let written = writer.write(try parsed(Array(vml.utf8)))
    #expect(written.bytes.count < 200_000 && written.lacks.count > 900)
  }

  @Test func templatesOfStyles() throws {
    try expectDocument(
      #"<Text style="overlay(:badge)">A<Circle template="badge"/><Circle template="no"/></Text>"#,
      #"<Text style="overlay(content: :badge)">A<Circle template="badge"/></Text>"#,
      #""overlay(content: :badge)":[["overlay",{},[{"content":[":",{},"badge"]}]]]"#,
      lacks: [.slot("no")])
  }

  // MARK: Views

  @Test func attributesUnderTheirNames() throws {
    try expectDocument(
      #"<ScrollView axis="horizontal"><Slider in="0...10"/></ScrollView>"#,
      #"<ScrollView axes="horizontal"><Slider lowerBound="0" upperBound="10"/></ScrollView>"#)
    try expectDocument(
      #"<ScrollView axes="[.horizontal, .vertical]"/><VStack alignment=".leading"/>"#,
      #"<ScrollView axes="all"/><VStack alignment="leading"/>"#)
    try expectDocument(
      #"<LazyVGrid columns="[GridItem(.fixed(40), spacing: 4), GridItem(.flexible())]"/>"#,
      "<LazyVGrid columns=\"[{&quot;size&quot;:{&quot;fixed&quot;:40},&quot;spacing&quot;:4},"
        + "{&quot;size&quot;:&quot;flexible&quot;}]\"/>")
    try expectDocument(
      #"<Color name="system-blue"/><Color name="blue"/><Color name="Brand"/><Color value="\#u{23}ff000080"/>"#,
      #"<Color name="system-blue"/><Color name="blue"/><Color name="Brand"/>"#
        + #"<Color red="1" green="0" blue="0" opacity="0.502"/>"#)
  }

  @Test func actions() throws {
    try expectDocument(
      #"<Button action="buy" actionValue="7">Buy</Button>"#,
      #"<Button phx-click="buy" phx-value-value="7">Buy</Button>"#)
    try expectDocument(
      #"<Text onTap="send(add, sku: 'a', n: 2)" phx-debounce="10">A</Text>"#,
      #"<Text phx-click="add" phx-value-sku="a" phx-value-n="2" phx-debounce="10">A</Text>"#)
    try expectDocument(
      #"<Toggle isOn="true" onChange="send(sound)">S</Toggle><Text onChange="send(a)">A</Text>"#,
      #"<Toggle isOn="true" phx-change="sound">S</Toggle><Text>A</Text>"#,
      lacks: [.attribute("onChange")])
    try expectDocument(
      #"<Text onAppear="send(seen)">A</Text>"#,
      #"<Text style="onAppear(perform: event(&quot;seen&quot;))">A</Text>"#,
      #""onAppear(perform: event(\"seen\"))":"#
        + #"[["onAppear",{},[{"perform":["__event__",{},["seen",{}]]}]]]"#)
    try expectDocument(
      #"<Text onTap="toggle(open)">A</Text>"#, "<Text>A</Text>", lacks: [.attribute("onTap")])
  }

  /// One time for all events of a view.
  @Test func eventsThatWait() throws {
    try expectDocument(
      #"<TextField onChange="debounce(0.3);send(find)" onBlur="debounce(0.3);send(left)"/>"#,
      #"<TextField phx-change="find" phx-debounce="300" phx-blur="left"/>"#)
    try expectDocument(
      #"<TextField onChange="debounce(0.3);send(find)" onBlur="send(left)"/>"#,
      #"<TextField phx-change="find" phx-debounce="300"/>"#, lacks: [.attribute("onBlur")])
    try expectDocument(
      #"<Text onAppear="debounce(1);send(a)">A</Text>"#, "<Text>A</Text>",
      lacks: [.attribute("onAppear")])
  }

  /// What presents a sheet is a binding, whose changes the client sends.
  @Test func dismissedSheets() throws {
    let key = #""sheet(isPresented: attr(\"open\"), content: :s)""#
    try expectDocument(
      #"<Text open="true" onDismiss="send(shut)" style="sheet(isPresented: attr(open), content: :s)">"#
        + #"A<Text template="s">B</Text></Text>"#,
      #"<Text open="true" phx-change="shut" "#
        + #"style="sheet(isPresented: attr(&quot;open&quot;), content: :s)">"#
        + #"A<Text template="s">B</Text></Text>"#,
      key + #":[["sheet",{},[{"isPresented":["__attr__",{},"open"]},{"content":[":",{},"s"]}]]]"#)
    try expectDocument(
      #"<Text onDismiss="send(shut)">A</Text>"#, "<Text>A</Text>", lacks: [.attribute("onDismiss")])
  }

  /// A link to a page stays in the app; a file and another address leave it.
  @Test func linksToPages() throws {
    try expectDocument(
      #"<Link destination="/a?b=c.d">A</Link><Link destination="/a/b.pdf">B</Link>"#
        + #"<Link destination="//x.example/a">C</Link>"#,
      #"<NavigationLink destination="/a?b=c.d">A</NavigationLink>"#
        + #"<Link destination="/a/b.pdf">B</Link><Link destination="//x.example/a">C</Link>"#)
  }

  @Test func forms() throws {
    try expectDocument(
      #"<Form form="order"><TextField name="mail" check="email"/>"#
        + #"<Button onTap="submit(order);back()">Go</Button></Form>"#,
      #"<LiveForm id="order" phx-submit="order"><Form><TextField name="mail"/>"#
        + "<LiveSubmitButton>Go</LiveSubmitButton></Form></LiveForm>",
      lacks: [.attribute("check"), .attribute("onTap")])
  }

  @Test func labelsAndPhases() throws {
    try expectDocument(
      #"<Toggle><Text template="label">A</Text></Toggle><Menu title="M"><Text>B</Text></Menu>"#,
      #"<Toggle><Text>A</Text></Toggle><Menu><Text template="label">M</Text><Text>B</Text></Menu>"#)
    try expectDocument(
      #"<AsyncImage url="u"><Image style="resizable()" template="phase.success"/></AsyncImage>"#,
      #"<AsyncImage url="u"><AsyncImage template="phase.success" image="true""#
        + #" style="resizable()"/></AsyncImage>"#,
      #""resizable()":[["resizable",{},[]]]"#)
  }

  /// Clients trim texts, and the server reads braces and `<%`.
  @Test func texts() throws {
    try expectDocument(#"<Text> a </Text>"#, #"<Text verbatim=" a "/>"#)
    try expectDocument(
      #"<Text>{a} &lt;%= b %> &amp;</Text>"#,
      #"<Text>&#123;a&#125; &lt;%= b %&gt; &amp;</Text>"#)
  }

  @Test func envelopeIsLeftOut() throws {
    try expectDocument(
      "<!doctype swiftui+vml><vml><head><Text template=\"launch\">W</Text></head><body>"
        + "<Text>A</Text><EmptyView/></body></vml>", "<Text>A</Text>")
    try expectDocument("<MapCard/>", "", lacks: [.view("MapCard")])
  }

  // MARK: A reader that is not ours

  private static let python = TestPrograms.find("python3")

  @Test(.enabled(if: python != nil, "no Python"))
  func pythonReadsWhatIsWritten() throws {
    let writer = try #require(FormatWriter(.liveViewNative))
    let folder = try TemporaryFolder()
    var styles: Set<String> = []
    var paths: [String] = []
    func write(_ text: [UInt8], _ name: String) throws {
      let written = writer.write(try parsed(text))
      styles.formUnion(written.styles)
      try Data(written.bytes).write(to: URL(filePath: folder("\(name).neex")))
      paths.append(folder("\(name).neex"))
    }
    for name in Self.names {
      let text = try Data(contentsOf: fixturesFolder.appending(path: "formats/\(name).vml"))
      try write(Array(text), name)
    }
    try fuzz(seconds: 1) { generator in
      guard paths.count < 200 else { return }
      var random = RandomViews(generator: generator)
      try write(Array(random.views(depth: 0).utf8), "random\(paths.count)")
    }
    try Data(LiveViewNativeSheet.bytes(styles)).write(to: URL(filePath: folder("sheet.json")))
    let reader = fixturesFolder.appending(path: "formats/readers/lvn.py").path
    let run = try ChildProgram.output(
      of: try #require(Self.python), [reader, folder("sheet.json")] + paths, withErrors: true)
    #expect(run.text == "\(styles.count) keys, \(paths.count) documents\n")
  }
}
