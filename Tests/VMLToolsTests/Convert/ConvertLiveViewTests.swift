import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLTestSupport
import VMLTools

/// Templates, modules and sheets of LiveView Native as pages, components and sheets.
@Suite struct ConvertLiveViewTests {
  private static let names = [
    "lvn-built.neex", "lvn-components.ex", "lvn-forms.ex", "lvn-home.neex", "lvn-losses.ex",
    "lvn-module.ex", "lvn-mistakes.ex", "lvn-mistakes.neex", "lvn-page.heex", "lvn-rules.ex",
    "lvn-styles.ex", "lvn-values.ex",
  ]

  /// Everything that a file becomes, and all that is told of it.
  @Test(arguments: names)
  func files(_ name: String) throws {
    let result = try convert(name)
    var text = ""
    for file in result.files {
      text += "== \(file.name)\n" + String(decoding: file.text, as: UTF8.self)
    }
    if result.files.isEmpty { text += String(decoding: result.text ?? [], as: UTF8.self) }
    text += "== messages\n" + (try messages(of: result, in: name))
    try expectGolden(text, "convert/\(name).txt")
    #expect(try convert(name, isStrict: true).text == nil || result.diagnostics.isEmpty)
  }

  /// A moved site builds: page, component and sheet together, with the data that the server had.
  @Test func movedSiteBuilds() async throws {
    let page = try #require(try convert("lvn-home.neex").text)
    let styles = try #require(try convert("lvn-styles.ex").text)
    let module = try convert("lvn-components.ex")
    let row = try #require(module.files.first { $0.name == "ProductRow.vml" })
    let site = try TestSite(String(decoding: page, as: UTF8.self))
    try site.write(row.text, to: "components/ProductRow.vml")
    try site.write(styles, to: "styles/main.vss")
    try site.write(
      "sale: true\nsku: lamp\nproducts: [{ title: Lamp, price: 49, note: Brass }]\n",
      to: "content/shop.yaml")
    // The page reads its assigns as data of the site's root.
    let moved = String(decoding: page, as: UTF8.self).replacing("data.", with: "data.shop.")
    try site.write(moved, to: "content/index.vml")
    let report = try await site.build()
    #expect(report.messages.filter { $0.hasPrefix("error") } == [])
    let body = try #require(report.body("ios/index.vml"))
    #expect(body.contains("send(buy, sku: &quot;lamp&quot;)"))
    #expect(body.contains("padding(16)"))
    #expect(body.contains("LAMP!"))
  }

  @Test(arguments: [
    ("<VStack><Text>a</VStack>", "'<Text>' is never closed"),
    ("<%= if @a do %><Text></Text></VStack>", "'</VStack>' closes nothing that is open here"),
    ("<VStack><%= if @a do %></VStack>", "this block has no '<% end %>'"),
    ("<VStack>", "'<VStack>' is never closed"),
    ("<Text>{@a</Text>", "'{' is never closed"),
    ("<%= if @a do %><Text/>", "this block has no '<% end %>'"),
    ("<% end %>", "'<% end %>' ends nothing that is open here"),
    ("<%= @a", "'<%' is never closed with '%>'"),
    ("<%!-- a", "a comment is never closed with '--%>'"),
    ("<Text class=a/>", "this is no attribute"),
    ("<Text", "this tag has no '>'"),
  ])
  func mistakes(_ source: String, _ message: String) {
    let file = SourceFile(id: FileID(0), path: "a.heex", bytes: Array(source.utf8))
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    #expect(result.text == nil)
    #expect(result.diagnostics.map(\.message) == [message])
  }

  /// A module has no name where it comes from standard input.
  @Test func moduleWithoutName() {
    let source = """
      # The shop's card.
      defmodule Shop.Card do
        def render(assigns) do
          ~LVN\"""
          <Text>Lamp</Text>
          \"""
        end
      end

      """
    let file = SourceFile(id: FileID(0), path: "<stdin>", bytes: Array(source.utf8))
    let result = convertForeignDocument(file, from: .liveViewNative, to: .vml, isStrict: true)
    #expect(result.text.map { String(decoding: $0, as: UTF8.self) } == "<Text>Lamp</Text>\n")
  }

  /// Props are read by their types, as Elixir does: no message for any of their values.
  @Test func valuesOfProps() async throws {
    let made = try convert("lvn-values.ex").files
    let card = try #require(made.first { $0.name == "Card.vml" }?.text)
    let site = try TestSite(
      #"""
      <VStack>
        <Card tags="\(["x"])"/>
        <Card icon="bell" on="true" size="2" tags="\([])"/>
      </VStack>
      """#)
    try site.write(card, to: "components/Card.vml")
    let report = try await site.build()
    #expect(report.messages.filter { !$0.contains("no sheet defines") } == [])
    let body = try #require(report.body("ios/index.vml"))
    #expect(body.contains(#"<Image systemName="star"/>"#))
    #expect(body.contains(#"<Text>a, b!</Text>"#) && body.contains("<Text>bell of 2</Text>"))
  }

  /// A call counts as known if any of the files has the component.
  @Test(arguments: [false, true])
  func undefinedComponents(isStrict: Bool) throws {
    var both = [try convert("lvn-forms.ex"), try convert("lvn-home.neex")]
    let before = both.map(\.diagnostics.count)
    tellUndefinedComponents(of: &both, isStrict: isStrict)
    #expect(
      both.enumerated().map { $0.element.diagnostics.dropFirst(before[$0.offset]).map(\.message) }
        == [
          ["none of the files defines '.foo_bar', which is '<FooBar>' here"],
          ["none of the files defines '.product_row', which is '<ProductRow>' here"],
        ])
    #expect(both.allSatisfy { ($0.text == nil) == isStrict })
    var all = [try convert("lvn-home.neex"), try convert("lvn-components.ex")]
    tellUndefinedComponents(of: &all, isStrict: false)
    #expect(!all[0].diagnostics.contains { $0.message.contains(".product_row") })
  }

  /// A backslash before a quote ends the attribute.
  @Test func escapedQuote() {
    let source = #"<Text style="navigationTitle(\"x\")">a</Text>"#
    let file = SourceFile(id: FileID(0), path: "a.heex", bytes: Array(source.utf8))
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    #expect(
      result.diagnostics.flatMap(\.notes).map(\.message)
        == [#"a template has no '\"': write 'style' in single quotes"#])
  }

  /// What a template sends when it is moved and built again is what it sent before.
  @Test func namesThatAreSent() throws {
    let source =
      #"<LiveForm id="f" phx-submit="save"><TextField name="a"/><LiveSubmitButton>Go"#
      + #"</LiveSubmitButton></LiveForm>"#
    let file = SourceFile(id: FileID(0), path: "a.heex", bytes: Array(source.utf8))
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    let text = String(decoding: result.text ?? [], as: UTF8.self)
    #expect(
      text == """
        <Group form="save">
          <TextField name="a"/>
          <Button onTap="submit(save)">Go</Button>
        </Group>

        """)
    let page = SourceFile(id: FileID(0), path: "a.vml", bytes: result.text ?? [])
    let writer = try #require(FormatWriter(.liveViewNative))
    let back = convertDocument(page, to: writer, named: "a", isStrict: false).text
    let built = String(decoding: back ?? [], as: UTF8.self)
    #expect(built.contains(#"<LiveForm id="save" phx-submit="save">"#), "\(built)")
    #expect(built.contains("<LiveSubmitButton>Go</LiveSubmitButton>"), "\(built)")
  }

  /// An end tag that is missing is told at its start.
  @Test func missingEndTag() {
    let source = "<VStack>\n  <HStack>\n    <Text>a\n  </HStack>\n</VStack>"
    let file = SourceFile(id: FileID(0), path: "a.heex", bytes: Array(source.utf8))
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    let mistake = result.diagnostics.first
    #expect(mistake?.range?.range.lowerBound == 24)
    #expect(mistake?.notes.map { $0.range?.range.lowerBound } == [34])
  }

  @Test func expressions() {
    let cases: [(String, String?)] = [
      ("@a", "data.a"), ("@a.b", "data.a.b"), ("@a[:b]", "data.a.b"), ("@a[\"b\"]", "data.a['b']"),
      ("@a && !@b", "data.a && !data.b"), ("(@a or @b) and @c", "(data.a || data.b) && data.c"),
      ("not is_nil(@a)", "!(data.a == nil)"), ("@a <> \"!\"", "data.a + '!'"),
      ("@name |> String.trim() |> String.upcase()", "data.name.trimmed.uppercased()"),
      ("if @a, do: 1, else: 2", "data.a ? 1 : 2"), ("if(@a, do: \"x\")", "data.a ? 'x' : nil"),
      ("Enum.join(@tags, \", \")", "data.tags.joined(', ')"), ("1..3", "1...3"),
      ("\"it's #{@a}\"", "'it\\'s \\(data.a)'"), ("1_000", "1000"), ("[1, :b]", "[1, 'b']"),
      ("@a <> @b |> String.upcase()", "(data.a + data.b).uppercased()"),
      ("@a + 1 |> abs()", "abs(data.a + 1)"), ("@a - (@b - @c)", "data.a - (data.b - data.c)"),
      ("rem(@a + 1, @b) == 0", "(data.a + 1) % data.b == 0"),
      ("@a == 1 and @b > 2 == @c", "data.a == 1 && (data.b > 2) == data.c"),
      ("String.slice(@a, 0, 3)", "data.a.prefix(3)"),
      ("String.slice(@a, 2, 3)", "data.a.dropFirst(2).prefix(3)"),
      ("String.slice(@a, -2, 2)", nil), ("String.trim(@a, \"x\")", nil), ("length()", nil),
      ("@a.inserted_at", "data.a.inserted_at"), ("\"\" <> @a", "'' + data.a"),
      (
        "String.capitalize(@a)",
        "data.a.prefix(1).uppercased() + data.a.dropFirst().lowercased()"
      ), ("@a.open?", "data.a['open?']"),
      ("Enum.map(@a, & &1.name) |> Enum.join(\", \")", "data.a.map(\\.name).joined(', ')"),
      ("Enum.sort_by(@a, &(&1.at))", "data.a.sorted(by: \\.at)"),
      ("Enum.map(@a, &(&1 + 1))", "data.a.map({ $0 + 1 })"),
      ("Enum.filter(@a, & &1.b)", "data.a.filter({ $0.b })"),
      ("Enum.reject(@a, & &1.b)", "data.a.filter({ !$0.b })"),
      ("Enum.any?(@a, &(&1.b > 2))", "data.a.contains({ $0.b > 2 })"),
      ("Enum.find(@a, fn x -> x.id == @b end).c", "data.a.first({ x in x.id == data.b }).c"),
      ("Enum.map(@a, fn x -> x.name end)", "data.a.map(\\.name)"),
      ("Enum.sort_by(@a, &(-&1.at))", "data.a.sorted({ -$0.at })"),
      ("Enum.map_join(@a, \", \", & &1.b)", "data.a.map(\\.b).joined(', ')"),
      ("Enum.map(@a, &String.upcase/1)", "data.a.map({ $0.uppercased() })"),
      ("&1", nil), ("{1, 2}", nil), ("Enum.filter(@a, @b)", nil),
      ("gettext(\"%{a}: x\", a: @a)", "'\\(data.a): x'"), ("gettext(\"%{b}\", a: @a)", nil),
      ("@a || \"x\"", "data.a ?? 'x'"), ("@a && \"x\"", "data.a ? 'x' : nil"),
      ("@a || @b || 1", "data.a ?? data.b ?? 1"), ("@a || false", "data.a || false"),
      ("@a && @b && \"x\" || \"y\"", "data.a && data.b ? 'x' : 'y'"),
      ("!(@a || @b)", "!(data.a || data.b)"), ("@a && @a.b", "data.a?.b"),
      ("@a && @a != \"\"", "data.a != nil && data.a != ''"),
      ("!@a && @b == 1 || @c", "!data.a && data.b == 1 || data.c"),
      ("(@a || @b).c", "(data.a ?? data.b).c"), ("@a == (@b || 1)", "data.a == data.b ?? 1"),
      ("@a in [:x]", "['x'].contains(data.a)"), ("@a not in @b", "!data.b.contains(data.a)"),
      ("not @a in @b", "!data.b.contains(data.a)"), ("@a / 100", "data.a / 100.0"),
      ("@a / @b", "data.a * 1.0 / data.b"), ("@a / 1.5", "data.a / 1.5"),
      ("1 / @a", "1.0 / data.a"),
      ("if (@a or @b) and @c, do: 1, else: 2", "(data.a || data.b) && data.c ? 1 : 2"),
      ("true || \"x\"", nil), ("@inner_block", nil), ("fn x, y -> x end", nil), ("x", nil),
      ("@", nil),
      ("\"a", nil), ("Foo.bar(@a)", nil),
      ("@a +", nil), (String(repeating: "(", count: 5000), nil),
    ]
    for (source, expected) in cases {
      let file = SourceFile(
        id: FileID(0), path: "a.heex",
        bytes: Array("<Text of={[\(source)]}/>".utf8))
      let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
      let text = String(decoding: result.text ?? [], as: UTF8.self)
      if let expected {
        #expect(text.contains("of=\"\\([\(expected)])\""), "\(source): \(text)")
      } else {
        #expect(
          result.diagnostics.contains { $0.message.contains("no form") || $0.severity == .error },
          "\(source)")
      }
    }
  }

  /// Entities are not decoded in an interpolation, so none is written there.
  @Test func interpolationsAreRaw() {
    let source = #"<Text class={if @a > 1 && @b, do: "x", else: "(\""}>{@a > 1} &amp; \(b)</Text>"#
    let file = SourceFile(id: FileID(0), path: "a.heex", bytes: Array(source.utf8))
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    #expect(
      String(decoding: result.text ?? [], as: UTF8.self) == #"""
        <Text class="\(data.a > 1 && data.b ? 'x' : '("')">\(data.a > 1) &amp; \\(b)</Text>

        """#)
  }

  @Test func nothingCrashes() throws {
    let seeds = try Self.names.map { name in
      (name, Array(try Data(contentsOf: fixturesFolder.appending(path: "convert/\(name)"))))
    }
    try fuzz(seconds: 2) { generator in
      let (name, seed) = try #require(seeds.randomElement(using: &generator))
      let bytes = mutated(seed, using: &generator)
      let file = SourceFile(id: FileID(0), path: name, bytes: bytes)
      let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
      for range in result.diagnostics.compactMap(\.range?.range) {
        #expect(range.upperBound <= bytes.count)
      }
    }
  }

  /// Each message with the line that it points at.
  private func messages(of result: Conversion, in name: String) throws -> String {
    let bytes = try Data(contentsOf: fixturesFolder.appending(path: "convert/\(name)"))
    return result.diagnostics.map { diagnostic in
      let place = diagnostic.range?.range ?? 0..<0
      let line = bytes[..<place.lowerBound].count { $0 == 0x0A } + 1
      let excerpt = String(decoding: bytes[place], as: UTF8.self).split(separator: "\n").first ?? ""
      return "\(line): \(diagnostic.message)\n  \(excerpt)\n"
    }
    .joined()
  }

  private func convert(_ name: String, isStrict: Bool = false) throws -> Conversion {
    let bytes = try Data(contentsOf: fixturesFolder.appending(path: "convert/\(name)"))
    let file = SourceFile(id: FileID(0), path: name, bytes: Array(bytes))
    return convertForeignDocument(file, from: nil, to: .vml, isStrict: isStrict)
  }
}
