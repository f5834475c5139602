import Testing

struct SheetClaimTests {
  @Test(arguments: sheetClaims) func sheets(_ claim: Claim) async throws {
    try await expectTrue(claim)
  }

  @Test(arguments: configurationClaims) func configuration(_ claim: Claim) async throws {
    try await expectTrue(claim)
  }
}

private let sheetClaims = [
  Claim(
    "a class and an attribute weigh the same, an id more, a type less",
    """
    <Text id="i" class="a" role="x">t</Text>
    -- styles/a.vss --
    #i { font(.title); }
    [role] { lineLimit(2); }
    .a { font(.body); lineLimit(1); tint(.red); }
    Text { tint(.blue); }
    """, .body("<Text id=\"i\" role=\"x\" style=\"tint(.red);lineLimit(1);font(.title)\">t</Text>")),
  Claim(
    "without styles in site.yaml, sheets in the order of their paths",
    "<Text class=\"a\"/>\n-- styles/b.vss --\n.a { tint(.blue); }\n-- styles/a.vss --\n.a { tint(.red); }",
    .body("<Text style=\"tint(.blue)\"/>")),
  Claim(
    "a condition inside of a rule comes directly after it",
    """
    <Text class="a"/>
    -- styles/a.vss --
    .a { @target ios { tint(.red); } tint(.blue); }
    .a { bold(); }
    """, .body("<Text style=\"tint(.red);bold()\"/>")),
  Claim(
    "rules nested under a class are not inherited",
    """
    <HStack class="b"><Text/></HStack><HStack class="a"><Text/></HStack>
    -- styles/a.vss --
    .a { bold(); Text { italic(); } }
    .b { @inherit .a; }
    """,
    .body(
      "<HStack style=\"bold()\"><Text/></HStack>"
        + "<HStack style=\"bold()\"><Text style=\"italic()\"/></HStack>")),
  Claim(
    "each ancestor counts once",
    """
    <Text class="d"/>
    -- styles/a.vss --
    .a { bold(); }
    .b { @inherit .a; }
    .c { @inherit .a; @append bold(); }
    .d { @inherit .b, .c; }
    """, .body("<Text style=\"bold();bold()\"/>")),
  Claim(
    "applying twice is twice",
    "<Text class=\"b\"/>\n-- styles/a.vss --\n.a { bold(); }\n.b { @apply .a; @apply .a; }",
    .body("<Text style=\"bold();bold()\"/>")),
  Claim(
    "root takes custom properties only", "<Text/>\n-- styles/a.vss --\n:root { bold(); }",
    .reported(["root-modifier"])),
  Claim(
    "a component's name is a selector, also in a list or with other parts",
    """
    <Card/>
    -- components/Card.vml --
    <Text class="a"/>
    -- styles/a.vss --
    .b, Card { bold(); }
    Card { &.a { italic(); } }
    """, .body(#"<Text style="bold();italic()"/>"#)),
  Claim(
    "the name of a component that stands for a view is the view's",
    """
    <Divider/>
    -- components/Divider.vml --
    ---
    overrides: true
    ---
    <Divider/>
    -- styles/a.vss --
    Divider { bold(); }
    """, .body("<Divider style=\"bold()\"/>")),
  Claim(
    "a circle of custom properties",
    "<Text class=\"a\"/>\n-- styles/a.vss --\n:root { --a: var(--b); --b: var(--a); }\n.a { tint(var(--a)); }",
    .reported(["property-cycle"])),
  Claim(
    "units of calc()",
    "<Text class=\"a\"/>\n-- styles/a.vss --\n.a { rotationEffect(calc(1deg + 1)); }",
    .reported(["calculation"])),
  Claim(
    "a target that the site has not",
    "<Text class=\"a\"/>\n-- styles/a.vss --\n.a { @target tvos { bold(); } }",
    .reported(["unknown-target"])),
  Claim(
    "an import that leads out", "<Text/>\n-- styles/a.vss --\n@import \"../../a.vss\";",
    .reported(["import-outside-site"])),
  Claim(
    "an import from a host", "<Text/>\n-- styles/a.vss --\n@import \"https://a.example/a.vss\";",
    .reported(["import-outside-site"])),
  Claim(
    "a circle of imports",
    "<Text/>\n-- styles/a.vss --\n@import \"b.vss\";\n-- styles/b.vss --\n@import \"a.vss\";",
    .reported(["import-cycle"])),
  Claim(
    "an import relative to the site",
    "<Text class=\"a\"/>\n-- styles/a.vss --\n@import \"/lib/b.vss\";\n-- lib/b.vss --\n.a { bold(); }",
    .body("<Text style=\"bold()\"/>")),
  Claim(
    "a sheet beside a component",
    "<C/><Text/>\n-- components/C.vml --\n<Text/>\n-- components/C.vss --\nText { bold(); }",
    .body("<Text style=\"bold()\"/><Text/>")),
  Claim(
    "no important", "<Text class=\"a\"/>\n-- styles/a.vss --\n.a { bold() !important; }",
    .reported(["css-construct"])),
  Claim(
    "a class pattern",
    "<Text class=\"p-8\"/>\n-- styles/a.vss --\n.p-(n: number) { padding(n); }",
    .body("<Text style=\"padding(8)\"/>")),
  Claim(
    "what cannot be read does not hide the rest",
    "<Text class=\"a\"/>\n-- styles/a.vss --\n.a { bold(; tint(.red); }\n.b { paddin(1); }",
    .reported(["expected-value", "unknown-modifier"])),
]

private let configurationClaims = [
  Claim("a name must be given", "<Text/>\n-- site.yaml --\nversion: a", .reported(["missing-key"])),
  Claim(
    "a name without a value", "<Text/>\n-- site.yaml --\nname:", .reported(["missing-key"])),
  Claim(
    "what cannot name a version", "<Text/>\n-- site.yaml --\nname: a\nversion: ../a",
    .reported(["invalid-configuration"])),
  Claim(
    "a minimum is a string",
    "<Text/>\n-- site.yaml --\nname: a\ntargets: { ios: { minimum: 17.0 } }",
    .reported(["wrong-kind"])),
  Claim(
    "a target that is no system", "<Text/>\n-- site.yaml --\nname: a\ntargets: [kiosk]",
    .reported(["invalid-configuration"])),
  Claim(
    "the default targets", "<Text/>\n-- site.yaml --\nname: a\nversion: b",
    .files(["ios/index.vml", "macos/index.vml", "visionos/index.vml"])),
  Claim(
    "a key without a value counts as not given",
    "<Text/>\n-- site.yaml --\nname: a\nversion: b\ntargets:\nlayout:\n",
    .files(["visionos/index.vml"])),
  Claim(
    "a lifecycle component that is not there",
    "<Text/>\n-- site.yaml --\nname: a\ntargets: [ios]\nlifecycle: { launch: Splash }",
    .reported(["unknown-component"])),
  Claim(
    "a lifecycle template of another name is for site.yaml",
    """
    <!doctype swiftui+vml>
    <vml><head><Text template="waiting"/></head><body><Text/></body></vml>
    """, .reported(["head-content"])),
  Claim(
    "the output among the sources", "<Text/>\n-- site.yaml --\nname: a\noutput: content/out",
    .reported(["path-outside"])),
  Claim(
    "a document whose file is another one's folder",
    "-- content/a.yaml --\n1\n-- content/b.vml --\n---\npath: /a.png/b\n---\n<Text/>\n-- content/a.png --\nx",
    .reported(["duplicate-path"])),
  Claim(
    "names with a dot are passed over",
    "<Text/>\n-- content/.draft.vml --\n<Broken\n-- content/a.png --\nx", .files(["ios/a.png"])),
  Claim(
    "names of attributes stand in quotes, also beside a string that is moved",
    """
    <Text a="1" style='help(attr(a));accessibilityLabel("attr(a)");navigationTitle("a;b")'/>
    -- site.yaml --
    name: a
    version: "1"
    targets: [ios]
    markup: { quoteAttr: true }
    """,
    .body(
      "<Text a=\"1\" s1=\"a;b\" style=\"help(attr(&quot;a&quot;));"
        + "accessibilityLabel(&quot;attr(a)&quot;);navigationTitle(attr(&quot;s1&quot;))\"/>")),
]
