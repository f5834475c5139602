import Foundation
import Testing
import VMLData
import VMLDiagnostics
import VMLFormats
import VMLMarkup
import VMLTestSupport

/// Laws of all formats.
@Suite struct FormatWriterTests {
  /// All views and modifiers that ViewCodable's decoder knows: it refuses a document for one other.
  private static let views: Set = [
    "empty", "progress", "spacer", "text", "image", "asyncImage", "button", "hStack", "vStack",
    "lazyVStack", "zStack", "scrollView", "color", "shape",
  ]
  private static let modifiers: Set = [
    "foregroundColor", "backgroundColor", "overlayColor", "background", "overlay", "font",
    "multilineTextAlignment", "lineLimit", "textCase", "kerning", "tracking", "blur", "opacity",
    "layoutPriority", "scaledToFill", "scaledToFit", "clipped", "clipShape", "allowsHitTesting",
    "ignoresSafeArea", "padding", "frame", "containerRelativeFrame", "navigationTitle",
    "navigationBarTitleDisplayMode", "toolbar", "onTapGesture", "refreshable",
  ]

  @Test func nothingForeignInViewCodable() throws {
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      let text = random.views(depth: 0)
      let writer = try #require(FormatWriter(.viewCodable))
      let bytes = writer.document(try parsed(Array(text.utf8))).bytes
      let value = try JSONSerialization.jsonObject(with: Data(bytes))
      expectView(value, in: text)
    }
  }

  /// A weight of the view counts more than one of its font, which the renderer would draw instead
  /// where both are modifiers.
  @Test(arguments: [
    ("font(.title.bold());fontWeight(.light)", #"["font","title"],["fontWeight","light"]"#),
    ("bold();font(.title.weight(.thin))", #"["bold",true],["font","title"]"#),
    ("font(.system(.body, weight: .thin));bold()", #"["font","body"],["bold",true]"#),
    ("font(.title.bold());bold(false)", #"["font","title"],["bold",true],["bold",false]"#),
    ("font(.title.bold().italic())", #"["font","title"],["bold",true],["italic",true]"#),
    (
      "fontWeight(.bold);fontWeight(.light)", #"["fontWeight","bold"],["fontWeight","light"]"#
    ),
  ])
  func weightsOfSwiftUIML(_ style: String, _ entries: String) throws {
    let writer = try #require(FormatWriter(.swiftUIML))
    let (bytes, lacks) = writer.document(
      try parsed(Array("<Text style=\"\(style)\">a</Text>".utf8)))
    #expect(lacks.isEmpty)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"type":"Text","attributes":[["text","a"],\#(entries)]}"#)
  }

  /// A tab is the view that it holds, with its label and value.
  @Test func tabsOfSwiftUIML() throws {
    let writer = try #require(FormatWriter(.swiftUIML))
    let (bytes, lacks) = writer.document(
      try parsed(
        Array(
          """
          <TabView><Tab title="Home" systemImage="house" value="home"><Text>h</Text></Tab>\
          <Tab value="me"><Text>m</Text><Label template="label" systemImage="person">Me</Label>\
          </Tab></TabView>
          """.utf8)))
    #expect(lacks.isEmpty)
    let tabs = [("house", "Home", "home", "h"), ("person", "Me", "me", "m")].map {
      #"{"type":"VStack","attributes":[["alignment","center"],["tabItem",{"systemName":"\#($0.0)","#
        + #""text":"\#($0.1)"}],["tag","\#($0.2)"]],"children":[{"type":"Text","attributes":"#
        + #"[["text","\#($0.3)"]]}]}"#
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"type":"TabView","attributes":[],"children":[\#(tabs.joined(separator: ","))]}"#)
  }

  /// A modifier that another one excludes is lost once, whatever else it says.
  @Test(arguments: [
    (
      DocumentFormat.swiftUIML, "fill(.red);stroke(GRADIENT)",
      ["the modifier 'stroke' is left out beside 'fill', in the format 'swiftuiml'"]
    ),
    (
      .swiftUIML, "stroke(GRADIENT);stroke(.red)",
      [
        "of the gradient in the modifier 'stroke' the first colour alone is written, in the format "
          + "'swiftuiml'",
        "the modifier 'stroke' is left out beside another one, in the format 'swiftuiml'",
      ]
    ),
    (
      .viewCodable, "fill(.red);fill(GRADIENT)",
      ["the modifier 'fill' is left out beside another one, in the format 'viewcodable'"]
    ),
  ])
  func rivals(_ format: DocumentFormat, _ style: String, _ messages: [String]) throws {
    let gradient = ".linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
    let vml = "<Circle style=\"\(style.replacing("GRADIENT", with: gradient))\"/>"
    let writer = try #require(FormatWriter(format))
    let lacks = writer.document(try parsed(Array(vml.utf8))).lacks
    #expect(lacks.map { message($0.part, "Circle", format) } == messages)
  }

  private func message(_ part: FormatLack.Part, _ name: String, _ format: DocumentFormat) -> String
  {
    Diagnostic.formatLacks(part, of: name, in: format, at: SourceRange(file: FileID(0), 0..<0))
      .message
  }

  /// The forms that a format has.
  @Test(arguments: [
    ("lineLimit(2...4)", "'swiftuiml' has lineLimit(integer)"),
    ("glassEffect()", "'swiftuiml' has no modifier 'glassEffect'"),
    ("textSelection(.sometimes)", "'swiftuiml' has textSelection(.enabled|.disabled)"),
    ("fill(.red)", "'swiftuiml' has no 'fill' for 'Text'"),
    (
      "font(.weird)",
      "'swiftuiml' has font(.system(.largeTitle|.title|.title2|.title3|.headline|.subheadline|…, "
        + "weight: .ultraLight|.thin|.light|.regular|.medium|.semibold|…)), "
        + "font(.footnote|.largeTitle|.title|.title2|.title3|.headline|…)"
    ),
  ])
  func reasons(_ style: String, _ reason: String) throws {
    let writer = try #require(FormatWriter(.swiftUIML))
    let vml = "<Text style=\"\(style)\">a</Text>"
    let lacks = writer.document(try parsed(Array(vml.utf8))).lacks
    #expect(lacks.map { $0.part.reason(of: "Text", in: .swiftUIML) } == [reason])
  }

  /// Views that stand under names are looked up, not looked for.
  @Test(arguments: DocumentFormat.allCases)
  func manyViewsUnderNames(_ format: DocumentFormat) throws {
    guard let writer = FormatWriter(format) else { return }
    let count = 400
    let calls = (0..<count).map { "overlay(content: :t\($0))" }.joined(separator: ";")
    let views = (0..<count).map { "<Text template=\"t\($0)\">view \($0).</Text>" }.joined()
    let markup = try parsed(Array("<Text style=\"\(calls)\">a\(views)</Text>".utf8))
    let (bytes, lacks) = writer.document(markup)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(lacks.isEmpty)
    for number in 0..<count { #expect(text.contains("view \(number).")) }
  }

  /// A value that the decoder would take as a view.
  private func expectView(_ value: Any, in text: String) {
    guard let view = value as? [String: Any], view.count == 1, let (name, body) = view.first,
      let payload = (body as? [String: Any])?["_0"] as? [String: Any]
    else {
      Issue.record("no view: \(value) in \(text)")
      return
    }
    #expect(Self.views.contains(name), "\(name)")
    if name == "shape" {
      #expect(payload.count == 1)
      let shape = (payload.first?.value as? [String: Any])?["_0"] as? [String: Any]
      #expect(shape?["modifiers"] is [Any])
      #expect(shape?["fill"] != nil || shape?["stroke"] != nil, "it would not be seen: \(text)")
      return
    }
    guard let modifiers = payload["modifiers"] as? [[String: Any]] else {
      Issue.record("no modifiers: \(payload)")
      return
    }
    for modifier in modifiers {
      #expect(modifier.count == 1)
      for key in modifier.keys { #expect(Self.modifiers.contains(key), "\(key) in \(text)") }
    }
    for child in payload["children"] as? [Any] ?? [] { expectView(child, in: text) }
    for key in ["content", "label", "error", "placeholder"] {
      if let child = payload[key] { expectView(child, in: text) }
    }
  }

  /// SwiftUIML's frame, and the order that its renderer needs.
  @Test func nodesOfSwiftUIML() throws {
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      let text = random.views(depth: 0)
      let writer = try #require(FormatWriter(.swiftUIML))
      let bytes = writer.document(try parsed(Array(text.utf8))).bytes
      expectNode(try JSONSerialization.jsonObject(with: Data(bytes)), in: text)
    }
  }

  private func expectNode(_ value: Any, in text: String) {
    guard let node = value as? [String: Any], node["type"] is String,
      let attributes = node["attributes"] as? [[Any]]
    else {
      Issue.record("no node: \(value) in \(text)")
      return
    }
    #expect(Set(node.keys).isSubset(of: ["type", "attributes", "children"]))
    let keys = attributes.map { $0.first as? String }
    #expect(attributes.allSatisfy { $0.count == 2 } && !keys.contains(nil))
    if let id = keys.firstIndex(of: "id") { #expect(id == keys.count - 1, "\(text)") }
    if let resizable = keys.firstIndex(of: "resizable") {
      #expect(!keys[..<resizable].contains("frame"), "\(text)")
    }
    for child in node["children"] as? [Any] ?? [] { expectNode(child, in: text) }
  }

  /// Deeper views than clients read are left out, and told.
  @Test(arguments: [(DocumentFormat.swiftUIML, 254), (.viewCodable, 126)])
  func deepViews(_ format: DocumentFormat, _ limit: Int) throws {
    let count = 400
    let text =
      String(repeating: "<VStack>", count: count) + "<Text>a</Text>"
      + String(repeating: "</VStack>", count: count)
    let writer = try #require(FormatWriter(format))
    let lacks = writer.document(try parsed(Array(text.utf8))).lacks
    #expect(lacks.map(\.element) == [limit] && lacks.map(\.part) == [.depth(limit)])
  }

  /// Views are made once, though several rows are tried for what holds them.
  @Test(arguments: [DocumentFormat.swiftUIML, .viewCodable])
  func deepViewsThatNoRowFits(_ format: DocumentFormat) throws {
    let text =
      String(repeating: "<VStack x=\"1\">", count: 100) + "<Text>a</Text>"
      + String(repeating: "</VStack>", count: 100)
    let writer = try #require(FormatWriter(format))
    let lacks = writer.document(try parsed(Array(text.utf8))).lacks
    #expect(lacks.map(\.part) == Array(repeating: .attribute("x"), count: 100))
  }

  /// A view that a style names twice is there twice, and so is all that it holds.
  @Test func viewsThatAreNamedTwice() throws {
    let style = #"style="overlay(:o);background(:o)""#
    let text =
      "<VStack \(style)>" + String(repeating: "<VStack \(style) template=\"o\">", count: 60)
      + "<Text template=\"o\">a</Text>" + String(repeating: "</VStack>", count: 61)
    let writer = try #require(FormatWriter(.swiftUIML))
    let lacks = writer.document(try parsed(Array(text.utf8))).lacks
    #expect(lacks.map(\.part) == [.tooMany(1000 + 4 * 62)])
  }

  /// What a writer remembers of other documents changes nothing.
  @Test(arguments: [DocumentFormat.swiftUIML, .viewCodable])
  func memoryOfDocuments(_ format: DocumentFormat) throws {
    var writer = try #require(FormatWriter(format))
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      let text = Array(random.views(depth: 0).utf8)
      let fresh = try #require(FormatWriter(format)).document(try parsed(text))
      var options = MarkupPrintingOptions()
      options.dialect = .document
      options.keepsAttributeOrder = true
      let known = writer.write(printMarkup(try parsed(text), options: options))
      #expect(known.bytes == fresh.bytes && known.lacks == fresh.lacks)
    }
  }

  /// Links to views cost as much as other views, however many a stack has.
  @Test func manyLinks() throws {
    let link = "<NavigationLink>Lamp<Text template=\"destination\">40 €</Text></NavigationLink>"
    let text = "<NavigationStack>" + String(repeating: link, count: 20_000) + "</NavigationStack>"
    let writer = try #require(FormatWriter(.swiftUIML))
    let written = writer.document(try parsed(Array(text.utf8)))
    #expect(written.lacks == [])
    #expect(String(decoding: written.bytes, as: UTF8.self).contains(#""link-0-19999""#))
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: written.bytes)
    var bag = DiagnosticBag()
    let data = try #require(
      readJSON(SourceText(file), nesting: DataLimits.documentNesting, reporting: &bag))
    let page = try #require(readPage(data, of: .swiftUIML, in: file.bytes, reporting: &bag))
    #expect(bag.diagnostics.map(\.message) == [])
    let title = "<NavigationLink title=\"Lamp\">"
    let isSame =
      String(decoding: page.text(.finished), as: UTF8.self)
      == text.replacing("<NavigationLink>Lamp", with: title)
    #expect(isSame)
  }

  /// Two links of one identifier have a key each.
  @Test func linksOfOneIdentifier() throws {
    let text =
      "<NavigationStack>"
      + ["A", "B"].map {
        "<NavigationLink id=\"a\">\($0)<Text template=\"destination\">1</Text></NavigationLink>"
      }.joined() + "</NavigationStack>"
    let writer = try #require(FormatWriter(.swiftUIML))
    let written = String(
      decoding: writer.document(try parsed(Array(text.utf8))).bytes, as: UTF8.self)
    for key in ["a", "link-0-1"] {
      #expect(written.split(separator: "[\"value\",\"\(key)\"]").count == 2)
    }
  }

  /// Any bytes are read to the end.
  @Test func documentsThatAreNone() throws {
    var writer = try #require(FormatWriter(.swiftUIML))
    let texts = [
      "", "<", "<a", "<a b", "<a b=", "<a b=\"", "</a>", "<!--", "<!", "&", "<a/>&#", "<>",
    ]
    for text in texts {
      let bytes = writer.write(Array(text.utf8)).bytes
      #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil, "\(text)")
    }
  }

  @Test func namesOfSpaces() throws {
    let text = "<Text style=\"coordinateSpace(.named(&quot;c&quot;))\">a</Text>"
    let written = try #require(FormatWriter(.swiftUIML)).document(try parsed(Array(text.utf8)))
    #expect(String(decoding: written.bytes, as: UTF8.self).contains(#"["coordinateSpace","c"]"#))
    #expect(written.lacks == [])
  }

  @Test func hostileTexts() throws {
    for text in ["\"", "\\", "</script>", "\u{1F600}", "\u{202E}", "\u{2028}"] {
      let escaped = text.replacing("<", with: "&lt;")
      let markup = try parsed(Array("<Text>\(escaped)</Text>".utf8))
      let bytes = try #require(FormatWriter(.swiftUIML)).document(markup).bytes
      let node = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      let attributes = node?["attributes"] as? [[Any]]
      #expect(attributes?.first?.last as? String == text)
    }
  }
}

/// Views as documents have them, in any order.
struct RandomViews {
  var generator: SplitMix64

  private static let containers = [
    "VStack", "HStack", "ZStack", "List", "Form", "Group", "Section",
  ]
  private static let leaves = [
    "<Text>a</Text>", "<Image systemName=\"star\"/>", "<Circle/>", "<Spacer/>",
    "<Slider in=\"0...1\" value=\"0\"/>", "<Color name=\"red\"/>", "<MapCard x=\"1\"/>",
    "<AsyncImage url=\"u\"><Image style=\"resizable()\" template=\"phase.success\"/></AsyncImage>",
    "<ScrollView><Text>a</Text><Text>b</Text></ScrollView>",
    "<Button action=\"a\"><Text>a</Text></Button>",
    "<Image decorative=\"d\"/>", "<ViewThatFits><Text>$nan</Text></ViewThatFits>", "<Text></Text>",
    "<Toggle title=\"t\" name=\"n\"/>", "<Menu title=\"m\"><Text>a</Text></Menu>",
    "<Link destination=\"\">a</Link>", "<Link destination=\"u\" title=\"l\"/>",
  ]
  private static let styles = [
    "padding()", "padding(.top, 3)", "frame(width: 1)", "frame(maxWidth: .infinity)",
    "font(.title.bold())", "font(.footnote)", "foregroundStyle(.red.opacity(0.5))",
    "background(.blue)", "background(.regularMaterial)", "resizable()", "clipShape(.circle)",
    "stroke(.red)", "fill(.blue)", "opacity(0.5)", "searchable(text: attr(q, \"a\"))",
    "overlay(:o)", "overlay(.red)", "padding([], 3)",
    "offset(x: 1)", "animation(.easeIn, value: attr(x, 1))", "fancy(1, [2, nil])",
  ]

  mutating func views(depth: Int) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in view(depth: depth) }.joined()
  }

  private mutating func view(depth: Int) -> String {
    var text = Self.leaves.randomElement(using: &generator) ?? ""
    if depth < 4, Bool.random(using: &generator) {
      let name = Self.containers.randomElement(using: &generator) ?? ""
      text = "<\(name)>\(views(depth: depth + 1))</\(name)>"
    }
    let count = Int.random(in: 0...4, using: &generator)
    let style = (0..<count).map { _ in Self.styles.randomElement(using: &generator) ?? "" }
    var attributes = Bool.random(using: &generator) ? " id=\"i\"" : ""
    if !style.isEmpty {
      let value = style.joined(separator: ";").replacing("\"", with: "&quot;")
      attributes += " style=\"\(value)\""
    }
    let end = text.firstIndex { $0 == ">" || $0 == "/" || $0 == " " } ?? text.endIndex
    text.insert(contentsOf: attributes, at: end)
    return text
  }
}
