import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Design tokens as custom properties.
struct TokenTests {
  /// A site with one file of tokens and a `Text` that has a class `a`.
  private func site(
    _ tokens: String, _ sheet: String, themes: String = "", _ files: String = ""
  ) throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: { ios: { minimum: "17.0" } }
      \(themes)
      -- styles/main.vss --
      @tokens "brand.tokens.json";
      \(sheet)
      -- styles/brand.tokens.json --
      \(tokens)
      -- content/index.vml --
      <Text class="a">Lamp</Text>
      \(files)
      """)
  }

  /// Expects what a token's properties are worth in a modifier.
  private func expectValue(
    _ type: String, _ value: String, _ modifier: String, is expected: String,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let built = try await site(
      "{\"t\": {\"$type\": \"\(type)\", \"$value\": \(value)}}", ".a { \(modifier); }"
    ).build(at: location)
    #expect(built.messages == [], sourceLocation: location)
    let style = expected.replacingOccurrences(of: "\"", with: "&quot;")
    #expect(
      built.body("ios/index.vml") == "<Text style=\"\(style)\">Lamp</Text>",
      sourceLocation: location)
  }

  /// Expects what is said of one token, at its place.
  private func expectMistake(
    _ tokens: String, _ message: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let text = tokens.replacingOccurrences(of: "»", with: "")
    let site = try site(text, ".a { background(var(--t)); }")
    let report = try await site.build(at: location).report
    #expect(report.diagnostics.map(\.message) == [message], sourceLocation: location)
    let range = report.diagnostics.first?.range
    #expect(
      range.flatMap { report.sources[$0.file]?.path } == "styles/brand.tokens.json",
      sourceLocation: location)
    if let mark = tokens.range(of: "»") {
      let offset = tokens[..<mark.lowerBound].utf8.count
      #expect(range?.range.lowerBound == offset, sourceLocation: location)
    }
  }

  // MARK: Values

  @Test(arguments: [
    (##""#1B6E3C""##, "#1b6e3c"), (##""#abc""##, "#aabbcc"), (##""#1b6e3c80""##, "#1b6e3c80"),
    (#"{"colorSpace": "srgb", "components": [0.2, "none", 1], "alpha": 0.25}"#, "#3300ff40"),
    (#"{"colorSpace": "hsl", "components": [150, 50, 40]}"#, "#339966"),
    (#"{"colorSpace": "hsl", "components": [-210, 50, 40]}"#, "#339966"),
    (#"{"colorSpace": "hwb", "components": [150, 20, 40]}"#, "#339966"),
    (#"{"colorSpace": "srgb-linear", "components": [0.5, 0.2, 0]}"#, "#bc7c00"),
    (#"{"colorSpace": "oklch", "components": [0.7, 0.15, 150]}"#, "#4cb86a"),
    (#"{"colorSpace": "oklch", "components": [0.6, 0.2, 30]}"#, "#de3e2d"),
    (#"{"colorSpace": "oklab", "components": [0.452, -0.032, -0.312]}"#, "#0200ff"),
    (#"{"colorSpace": "lab", "components": [29.57, 68.29, -112.03]}"#, "#0000ff"),
    (#"{"colorSpace": "lab", "components": [54.29, 80.8049, 69.891]}"#, "#ff0000"),
    (#"{"colorSpace": "lch", "components": [54.29, 106.84, 40.86]}"#, "#ff0000"),
    (#"{"colorSpace": "xyz-d65", "components": [0.4124, 0.2126, 0.0193]}"#, "#ff0000"),
    (
      ##"{"colorSpace": "rec2020", "components": [1, 0, 0], "hex": "#ff0000", "alpha": 0.5}"##,
      "#ff000080"
    ),
    (
      #"{"colorSpace": "display-p3", "components": [1, 0, 0.25]}"#,
      "Color(.displayP3, red: 1, green: 0, blue: 0.25, opacity: 1)"
    ),
  ])
  func color(_ value: String, _ expected: String) async throws {
    try await expectValue(
      "color", value, "background(var(--t))", is: "background(\(expected))")
  }

  @Test(arguments: [
    ("dimension", "\"16px\"", "16"), ("dimension", "\"0.5rem\"", "8"),
    ("dimension", #"{"value": -1.5, "unit": "px"}"#, "-1.5"), ("dimension", "\"0\"", "0"),
    ("number", "2", "2"), ("number", "0.25", "0.25"), ("duration", "\"200ms\"", "0.2"),
    ("duration", #"{"value": 2, "unit": "s"}"#, "2"),
  ])
  func measure(_ type: String, _ value: String, _ expected: String) async throws {
    try await expectValue(type, value, "padding(var(--t))", is: "padding(\(expected))")
  }

  @Test(arguments: [
    ("100", "ultraLight"), ("\"thin\"", "ultraLight"), ("200", "thin"), ("350", "regular"),
    ("400", "regular"), ("\"semi-bold\"", "semibold"), ("800", "heavy"), ("950", "black"),
    ("1", "ultraLight"),
  ])
  func fontWeight(_ value: String, _ expected: String) async throws {
    try await expectValue(
      "fontWeight", value, "fontWeight(var(--t))", is: "fontWeight(.\(expected))")
  }

  @Test func fontFamily() async throws {
    try await expectValue(
      "fontFamily", #"["Inter", "sans-serif"]"#, "font(.custom(var(--t), size: 12))",
      is: #"font(.custom("Inter", size: 12))"#)
  }

  @Test func typography() async throws {
    try await expectValue(
      "typography",
      #"{"fontFamily": "Inter", "fontSize": "16px", "fontWeight": 600, "letterSpacing": "0.5px", "lineHeight": 1.5}"#,
      "font(var(--t)); tracking(var(--t-letter-spacing)); lineSpacing(var(--t-line-height))",
      is: #"font(.custom("Inter", size: 16).weight(.semibold));tracking(0.5);lineSpacing(1.5)"#)
    try await expectValue(
      "typography", #"{"fontFamily": "ui-monospace", "fontSize": "1rem", "fontWeight": "bold"}"#,
      "font(var(--t))", is: "font(.system(size: 16, weight: .bold, design: .monospaced))")
    try await expectValue(
      "typography", #"{"fontSize": "12px"}"#, "font(var(--t))", is: "font(.system(size: 12))")
  }

  @Test func shadow() async throws {
    let one =
      ##"{"color": "#000000", "offsetX": "1px", "offsetY": "2px", "blur": "9px", "spread": "3px"}"##
    try await expectValue(
      "shadow", one,
      "shadow(color: var(--t-color), radius: var(--t-radius), x: var(--t-x), y: var(--t-y))",
      is: "shadow(color: #000000, radius: 4.5, x: 1, y: 2)")
    try await expectValue(
      "shadow", one, "foregroundStyle(.blue.shadow(var(--t)))",
      is: "foregroundStyle(.blue.shadow(.drop(color: #000000, radius: 4.5, x: 1, y: 2)))")
    let inset = one.replacingOccurrences(of: "}", with: ", \"inset\": true}")
    try await expectValue(
      "shadow", "[\(one), \(inset)]",
      "foregroundStyle(.blue.shadow(var(--t-2))); shadow(radius: var(--t-1-radius)); offset(x: var(--t-x))",
      is: "foregroundStyle(.blue.shadow(.inner(color: #000000, radius: 4.5, x: 1, y: 2)));"
        + "shadow(radius: 4.5);offset(x: 1)")
  }

  @Test func gradient() async throws {
    let value = ##"[{"color": "#ffffff", "position": -1}, {"color": "#000000", "position": 0.5}]"##
    let stops = "[.init(color: #ffffff, location: 0), .init(color: #000000, location: 0.5)]"
    try await expectValue(
      "gradient", value,
      "background(.linearGradient(var(--t), startPoint: .top, endPoint: .bottom))",
      is:
        "background(.linearGradient(Gradient(stops: \(stops)), startPoint: .top, endPoint: .bottom))"
    )
    try await expectValue(
      "gradient", value,
      "background(.linearGradient(stops: var(--t-stops), startPoint: .top, endPoint: .bottom))",
      is: "background(.linearGradient(stops: \(stops), startPoint: .top, endPoint: .bottom))")
  }

  @Test func curvesAndTransitions() async throws {
    try await expectValue(
      "cubicBezier", "[0.4, 0, 0.2, 1]", "animation(var(--t), value: attr(count, 0))",
      is: "animation(.timingCurve(0.4, 0, 0.2, 1), value: attr(count, 0))")
    try await expectValue(
      "transition",
      #"{"duration": "200ms", "delay": "50ms", "timingFunction": [0, 0, 1, 1]}"#,
      "animation(var(--t), value: attr(count, 0)); opacity(var(--t-duration))",
      is:
        "animation(.timingCurve(0, 0, 1, 1, duration: 0.2).delay(0.05), value: attr(count, 0));opacity(0.2)"
    )
  }

  @Test func lines() async throws {
    try await expectValue(
      "strokeStyle", #"{"dashArray": ["4px", "2px"], "lineCap": "round"}"#,
      "listRowBackground(Circle().stroke(.red, style: var(--t)))",
      is:
        "listRowBackground(Circle().stroke(.red, style: StrokeStyle(lineCap: .round, dash: [4, 2])))"
    )
    try await expectValue(
      "border", ##"{"color": "#ff0000", "width": "2px", "style": "solid"}"##,
      "border(var(--t-color), width: var(--t-width))", is: "border(#ff0000, width: 2)")
  }

  // MARK: References

  @Test func referencesThroughEveryKind() async throws {
    let built = try await site(
      ##"""
      {
        "base": { "$type": "color", "$root": { "$value": "#111111" }, "soft": { "$ref": "#/base/$root" } },
        "size": { "$type": "dimension", "s": { "$value": "8px" } },
        "font": { "$type": "fontFamily", "code": { "$value": "monospace" } },
        "card": {
          "shadow": { "$type": "shadow", "$value": { "color": "{base.soft}", "offsetX": "{size.s}", "offsetY": "0px", "blur": "{size.s}" } },
          "type": { "$type": "typography", "$value": { "fontFamily": "{font.code}", "fontSize": "{size.s}" } },
          "again": { "$value": "{card.shadow}" }
        }
      }
      """##,
      """
      .a {
        shadow(color: var(--card-again-color), radius: var(--card-again-radius), x: var(--card-again-x));
        font(var(--card-type));
        background(var(--base));
      }
      """
    ).build()
    #expect(built.messages == [])
    #expect(
      built.body("ios/index.vml")
        == "<Text style=\"shadow(color: #111111, radius: 4, x: 8);"
        + "font(.system(size: 8, design: .monospaced));background(#111111)\">Lamp</Text>")
  }

  @Test func aThemeChangesWhatTokensReferTo() async throws {
    let built = try await site(
      ##"{"c": {"$type": "color", "paper": {"$value": "#ffffff"}, "card": {"$value": "{c.paper}"}}}"##,
      "@theme dark { @tokens \"dark.json\"; }\n.a { background(var(--c-card)); }",
      themes: "themes: [light, dark]",
      """
      -- styles/dark.json --
      {"c": {"$type": "color", "paper": {"$value": "#000000"}}}
      """
    ).build()
    #expect(built.messages == [])
    #expect(built.body("ios/light/index.vml") == "<Text style=\"background(#ffffff)\">Lamp</Text>")
    #expect(built.body("ios/dark/index.vml") == "<Text style=\"background(#000000)\">Lamp</Text>")
  }

  /// A property that only tokens refer to is one that is used.
  @Test func aSheetChangesWhatTokensReferTo() async throws {
    let site = try site(
      ##"{"c": {"$type": "color", "paper": {"$value": "#ffffff"}, "card": {"$value": "{c.paper}"}}}"##,
      "@theme dark { :root { --c-paper: .black; } }\n.a { background(var(--c-card)); }",
      themes: "themes: [light, dark]")
    let built = try await site.build { $0.lints = true }
    #expect(built.messages == [])
    #expect(built.body("ios/dark/index.vml") == "<Text style=\"background(.black)\">Lamp</Text>")
  }

  @Test func layersDecideBetweenFiles() async throws {
    let built = try await site(
      ##"{"c": {"$type": "color", "$value": "#ffffff"}}"##,
      "@layer base { @tokens \"/styles/base/other.json\"; }\n.a { background(var(--c)); padding(var(--d)); }",
      """
      -- styles/base/other.json --
      {"c": {"$type": "color", "$value": "#000000"}, "d": {"$type": "dimension", "$value": "4px"}}
      """
    ).build()
    #expect(built.messages == [])
    #expect(
      built.body("ios/index.vml") == "<Text style=\"background(#ffffff);padding(4)\">Lamp</Text>")
  }

  @Test func groupsExtendOthers() async throws {
    let built = try await site(
      ##"""
      {
        "button": { "$type": "dimension", "pad": { "$value": "4px" }, "gap": { "$value": "2px" } },
        "large": { "$extends": "{button}", "pad": { "$value": "8px" } },
        "huge": { "$extends": "#/large", "more": { "$value": "{huge.gap}" } }
      }
      """##, ".a { padding(var(--large-pad)); offset(x: var(--huge-more), y: var(--huge-pad)); }"
    ).build()
    #expect(built.messages == [])
    #expect(
      built.body("ios/index.vml") == "<Text style=\"padding(8);offset(x: 2, y: 8)\">Lamp</Text>")
  }

  @Test func aDeprecatedTokenIsWarnedOfWhereASheetUsesIt() async throws {
    let built = try await site(
      ##"{"c": {"$type": "color", "$deprecated": true, "old": {"$value": "#ffffff"}, "new": {"$value": "{c.old}", "$deprecated": false}}}"##,
      ".a { background(var(--c-old)); border(var(--c-new)); }"
    ).build()
    #expect(built.messages == ["warning styles/main.vss: the token '--c-old' is deprecated"])
  }

  @Test func textOfATokenNeverBecomesCode() async throws {
    let built = try await site(
      #"{"t": {"$type": "fontFamily", "$value": "A\"); hidden(); font(\\\n\\(x)"}}"#,
      ".a { font(.custom(var(--t), size: 12)); }"
    ).build()
    #expect(built.messages == [])
    #expect(
      built.body("ios/index.vml")
        == "<Text s1=\"A&quot;); hidden(); font(\\\n\\(x)\" "
        + "style=\"font(.custom(attr(s1), size: 12))\">Lamp</Text>")
  }

  // MARK: Mistakes

  @Test(arguments: [
    (#"{"t": {"$type": "color", "$value": »"green"}}"#, "'green' is not a color"),
    (#"{"t": {"$type": "color", "$value": »3}}"#, "expected a color, found 3"),
    (
      #"{"t": {"$type": »"colour", "$value": "x"}}"#,
      "there is no type 'colour' of tokens; did you mean 'color'?"
    ),
    (##"{»"t": {"$value": "#fff"}}"##, "the token 't' has no type"),
    (
      #"{"t": {"$type": "dimension", "$value": »"16pt"}}"#,
      "expected a dimension in 'px' or 'rem', found '16pt'"
    ),
    (
      #"{"t": {"$type": "fontWeight", "$value": »"Bold"}}"#,
      "expected the weight of a font, found 'Bold'"
    ),
    (
      #"{"t": {"$type": "cubicBezier", "$value": [0, 1, »2, 1]}}"#,
      "a cubic Bézier curve is four numbers, the first and third between 0 and 1"
    ),
    (
      ##"{"a": {"$type": "color", »"b c": {"$value": "#fff"}}}"##,
      "'b c' cannot be part of the name of a custom property"
    ),
    (#"{"t": {"$type": "color", "$value": »"{a.b}"}}"#, "there is no token 'a.b'"),
    (
      ##"{"t": {"$type": "color", "$value": »"{brnd}"}, "brand": {"$type": "color", "$value": "#fff"}}"##,
      "there is no token 'brnd'; did you mean 'brand'?"
    ),
    (#"{"t": {"$type": "color", "$value": »"{a"}}"#, "expected '}' to end the reference '{a'"),
    (
      ##"{"t": {"$type": "color", »"$vlue": "x", "$value": "#ffffff"}}"##,
      "tokens have no '$vlue'; did you mean '$value'?"
    ),
    (#"{»"t": 3}"#, "'t' is neither a token nor a group of tokens"),
    (
      ###"{"t": {"$type": "shadow", "$value": »{"color": "#fff", "blur": "1px"}}}"###,
      "this value lacks 'offsetX', 'offsetY'"
    ),
    (
      #"{"a": {"$type": "dimension", "$value": "1px"}, "t": {"$type": "color", "$value": »"{a}"}}"#,
      "'a' is a dimension, and a color is needed here"
    ),
    (
      ##"{"a": {"$type": "color", "b-c": {"$value": "#fff"}, "b": {»"c": {"$value": "#000"}}}}"##,
      "'a.b.c' and 'a.b-c' would both be '--a-b-c'"
    ),
    (#"{"a": {"$extends": »"{a}"}}"#, "the group 'a' leads back to this one"),
    (
      #"{"a": {"b": {"$extends": »"{c}"}}, "c": {"d": {"$extends": "{a}"}}}"#,
      "the group 'c' leads back to this one"
    ),
    (#"»[]"#, "a file of design tokens holds an object, not a list"),
  ])
  func mistake(_ tokens: String, _ message: String) async throws {
    try await expectMistake(tokens, message)
  }

  @Test func aGroupAndOneInItExtendTheSame() async throws {
    let built = try await site(
      #"""
      {
        "l0": { "$type": "number", "a": { "$value": 1 } },
        "l1": { "$extends": "{l0}", "c": { "$extends": "{l0}" } },
        "l2": { "$extends": "{l1}", "d": { "$extends": "{l1}" } }
      }
      """#, ".a { lineLimit(var(--l2-d-c-a)); }"
    ).build()
    #expect(built.messages == [])
  }

  @Test func aFileOutsideOfTheSite() async throws {
    let report = try await site("{}", "@tokens \"../../../etc/passwd\";").build().report
    let notes = report.diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes == ["'@tokens' names a file of tokens of the sheet's own site"])
  }

  @Test func aCircleThroughTwoFiles() async throws {
    let site = try site(
      #"{"a": {"$type": "color", "$value": "{b}"}}"#,
      "@tokens \"two.json\";\n.a { background(var(--a)); }",
      """
      -- styles/two.json --
      {"b": {"$type": "color", "$value": "{a}"}}
      """)
    try await expectRefused(site, "error styles/two.json: 'a' refers to itself: a → b → a")
  }

  /// The later file makes a circle of tokens that have none among themselves.
  @Test func aCircleThatAThemeMakes() async throws {
    let site = try site(
      ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "#fff"}}"##,
      "@theme dark { @tokens \"dark.json\"; }\n.a { background(var(--a)); }",
      themes: "themes: [light, dark]",
      """
      -- styles/dark.json --
      {"b": {"$type": "color", "$value": "{a}"}}
      """)
    try await expectRefused(
      site, "error styles/dark.json: '--a' depends on itself: --a → --b → --a")
  }

  @Test(arguments: [
    ("@tokens \"../out.json\";", "error styles/main.vss: '../../out.json'…"),
    (
      "@tokens \"https://a.example/t.json\";",
      "error styles/main.vss: 'https://a.example/t.json' is not a file of the site"
    ),
    (
      "@tokens \"brnd.tokens.json\";",
      "error styles/main.vss: the site has no file 'styles/brnd.tokens.json'; did you mean 'styles/brand.tokens.json'?"
    ),
  ])
  func badPath(_ instruction: String, _ message: String) async throws {
    let site = try site(
      "{}", instruction.replacingOccurrences(of: "../out", with: "../../out") + ".a { bold(); }")
    try await expectRefused(site, message)
  }

  @Test func aFileOutsideByALink() async throws {
    let site = try site("{}", "@tokens \"link.json\"; .a { bold(); }")
    try Data("{}".utf8).write(to: URL(filePath: site.folder("secret.json")))
    try FileManager.default.createSymbolicLink(
      atPath: site.path + "/styles/link.json", withDestinationPath: "../../secret.json")
    let built = try await site.build()
    #expect(built.report.errorCount > 0)
  }

  @Test func afterAMistakeNothingElseIsSaidOfTheToken() async throws {
    let site = try site(
      #"{"c": {"$type": "color", "a": {"$value": "x"}, "b": {"$value": "{c.a}"}}}"#,
      ".a { background(var(--c-a)); border(var(--c-b)); }")
    try await expectRefused(site, "error styles/brand.tokens.json: 'x' is not a color")
  }

  // MARK: Hostile files

  @Test func manyMistakes() async throws {
    let tokens = (0..<3000).map { "\"t\($0)\": {\"$value\": \"{u\($0)}\"}" }.joined(separator: ",")
    let report = try await site("{\(tokens)}", ".a { bold(); }").build().report
    #expect(report.errorCount == 101)
  }

  @Test func aLongChain() async throws {
    let tokens = (0..<3000).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
      .joined(separator: ",")
    try await expectRefused(
      site(
        "{\"$type\": \"number\", \(tokens), \"t3000\": {\"$value\": 1}}",
        ".a { padding(var(--t2990)); }"),
      "error styles/brand.tokens.json: more than 64 tokens refer to one another in a row")
  }

  @Test func groupsThatMultiply() async throws {
    let groups = (1..<40).map { n in
      "\"g\(n)\": {\"x\": {\"$extends\": \"{g\(n - 1)}\"}, \"y\": {\"$extends\": \"{g\(n - 1)}\"}}"
    }.joined(separator: ",")
    let report = try await site(
      "{\"$type\": \"number\", \"g0\": {\"$value\": 1}, \(groups)}", ".a { bold(); }"
    ).build().report
    #expect(report.errorCount > 0)
  }

  @Test func noise() async throws {
    let site = try site("{}", ".a { bold(); }")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<10 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      try site.write(bytes, to: "styles/brand.tokens.json")
      _ = try await site.build()
    }
  }

  @Test(arguments: [1, 8]) func anyNumberOfJobs(_ jobs: Int) async throws {
    let tokens = (0..<50).map { "\"t\($0)\": {\"$value\": \($0)}" }.joined(separator: ",")
    let rules = (0..<50).map { ".a\($0) { padding(var(--n-t\($0))); }" }.joined(separator: "\n")
    let pages = (0..<50).map { "-- content/p\($0).vml --\n<Text class=\"a\($0)\">A</Text>" }
    let site = try site(
      "{\"n\": {\"$type\": \"number\", \(tokens)}}", ".a { bold(); }\n" + rules,
      pages.joined(separator: "\n"))
    let expected = try await site.build { $0.jobs = 3 }
    let other = try await site.build {
      $0.jobs = jobs
      $0.output = site.path + "/other"
    }
    #expect(other.files == expected.files)
    #expect(expected.body("ios/p49.vml") == "<Text style=\"padding(49)\">A</Text>")
  }
}
