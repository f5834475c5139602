import Testing

struct LanguageClaimTests {
  @Test(arguments: pageClaims) func pages(_ claim: Claim) async throws {
    try await expectTrue(claim)
  }

  @Test(arguments: componentClaims) func components(_ claim: Claim) async throws {
    try await expectTrue(claim)
  }

  @Test(arguments: instructionClaims) func instructions(_ claim: Claim) async throws {
    try await expectTrue(claim)
  }

  @Test func aLinkToASheetIsNoViewThatTheClientNeeds() async throws {
    let page = """
      <!doctype swiftui+vml>
      <vml><head><Style url="https://a.example/a.vss"/></head><body><Text/></body></vml>
      """
    let site = try await build([("content/index.vml", page)])
    #expect(site.files["ios/index.vml"]?.contains("<Style url=") == true)
    #expect(site.files["ios/manifest.json"]?.contains(#""views""#) == false)
  }
}

private let pageClaims = [
  Claim("text in no view is kept with a warning", "text", .reported(["bare-text"])),
  Claim(
    "two documents with one path",
    "-- content/a.vml --\n<Text/>\n-- content/b.vml --\n---\npath: /a\n---\n<Text/>",
    .reported(["duplicate-path"])),
  Claim(
    "two paths that differ in case only",
    "-- content/a.vml --\n<Text/>\n-- content/b.vml --\n---\npath: /A\n---\n<Text/>",
    .reported(["duplicate-path"])),
  Claim(
    "only an index may end with a slash", "-- content/a.vml --\n---\npath: /a/\n---\n<Text/>",
    .reported(["invalid-path"])),
  Claim(
    "paths of folders", "-- content/shop/index.vml --\n<Text/>\n-- content/shop/a.vml --\n<Text/>",
    .files(["ios/shop/index.vml", "ios/shop/a.vml"])),
  Claim(
    "a page for some targets only",
    """
    ---
    targets: [macos]
    ---
    <Text/>
    -- site.yaml --
    name: a
    version: "1"
    targets: [ios, macos]
    """, .files(["macos/index.vml"])),
  Claim(
    "each needs a path", "---\neach: data.a\n---\n<Text/>\n-- content/a.yaml --\n[1, 2]",
    .reported(["each-without-path"])),
  Claim(
    "components do not see the item",
    """
    -- content/a.vml --
    ---
    each: data.a
    path: /\\(item)
    ---
    <C/>
    -- content/a.yaml --
    [x]
    -- components/C.vml --
    <Text>\\(item)</Text>
    """, .reported(["unknown-variable"])),
  Claim(
    "a layout's props need defaults",
    "---\nlayout: L\n---\n<Text/>\n-- components/L.vml --\n---\nprops: { a: string }\n---\n<slot/>",
    .reported(["missing-prop"])),
  Claim(
    "a page opts out of the layout",
    """
    ---
    layout: none
    ---
    <Text/>
    -- components/L.vml --
    <VStack><slot/></VStack>
    -- site.yaml --
    name: a
    version: "1"
    targets: [ios]
    layout: L
    """, .body("<Text/>")),
  Claim(
    "a sheet of another host in a head",
    """
    <!doctype swiftui+vml>
    <vml><head><Style url="https://a.example/a.vss"/></head><body><Text/></body></vml>
    """, .body("<Text/>")),
  Claim(
    "a sheet in a head that the site does not have",
    """
    <!doctype swiftui+vml>
    <vml><head><Style url="/a.vss"/></head><body><Text/></body></vml>
    """, .reported(["import-not-found"])),
  Claim(
    "a file and a folder of data with one name",
    """
    <Text>\\(data.a.b) \\(data.a.c.d)</Text>
    -- content/a.yaml --
    b: 1
    -- content/a/c.json --
    {"d": 2}
    """, .body("<Text>1 2</Text>")),
  Claim(
    "a key of data from a file and a folder",
    "<Text/>\n-- content/a.yaml --\nb: 1\n-- content/a/b.json --\n2",
    .reported(["duplicate-data"])),
  Claim(
    "two files of data with one name", "<Text/>\n-- content/a.yaml --\n1\n-- content/a.json --\n1",
    .reported(["duplicate-data"])),
  Claim(
    "the core schema of YAML",
    """
    <Text>\\(data.a.b.uppercased()) \\(data.a.c.count) \\(data.a.d ?? "nil") \\(data.a.e ? 1 : 2)</Text>
    -- content/a.yaml --
    { b: no, c: 2025-01-31, d: ~, e: true }
    """, .body("<Text>NO 10 nil 1</Text>")),
  Claim(
    "a key of data that is given twice", "<Text/>\n-- content/a.yaml --\na: 1\na: 2",
    .reported(["duplicate-key"])),
  Claim(
    "in front matter the page is not known", "---\na: \\(page.path)\n---\n<Text/>",
    .reported(["unknown-variable"])),
]

private let componentClaims = [
  Claim(
    "two components of one name",
    "<Text/>\n-- components/A.vml --\n<Text/>\n-- components/b/A.vml --\n<Text/>",
    .reported(["component-name"])),
  Claim(
    "a component's name begins with a capital", "<Text/>\n-- components/a.vml --\n<Text/>",
    .reported(["component-name"])),
  Claim(
    "a SwiftUI view's name is taken", "<Text/>\n-- components/Divider.vml --\n<Text/>",
    .reported(["component-name"])),
  Claim(
    "an enum in a flow mapping needs quotes",
    "<Text/>\n-- components/A.vml --\n---\nprops: { a: { type: enum(b, c) } }\n---\n<Text/>",
    .reported(["type-syntax"])),
  Claim(
    "values become what the prop is",
    #"""
    <A s="\(1.5)" n="\(2)" i="\(2.0)" c="\("blue")" d="\(nil)" b="true" e=".y" l="\([1, 2])"/>
    -- components/A.vml --
    ---
    props:
      s: string
      n: number
      i: integer
      c: color
      d: { type: string, default: default }
      b: boolean
      e: enum(x, y)
      l: [string]
      o: url?
    ---
    <Text style="a(\(s), \(n), \(i), \(c), \(b), \(e), \(l), \(o))">\(d)</Text>
    -- site.yaml --
    name: a
    version: "1"
    targets: [ios]
    custom: { modifiers: { a: } }
    """#,
    .body(
      "<Text style=\"a(&quot;1.5&quot;, 2, 2, .blue, true, .y, [&quot;1&quot;, &quot;2&quot;])\">"
        + "default</Text>")),
  Claim(
    "names that props may not have",
    "<Text/>\n-- components/A.vml --\n---\nprops: { class: string, page: string }\n---\n<Text/>",
    .reported(["prop-declaration", "prop-declaration"])),
  Claim(
    "a caller's variables are not known in a component",
    "<for each=\"a\" in=\"[1]\"><C/></for>\n-- components/C.vml --\n<Text>\\(a)</Text>",
    .reported(["unknown-variable"])),
  Claim(
    "an id on a multi component", "<C id=\"a\"/>\n-- components/C.vml --\n<Text/><Text/>",
    .reported(["id-of-many"])),
  Claim(
    "a templated view from an if and from a component",
    """
    <P><if test="true"><Text template="a"/></if><C template="a"/></P>
    -- components/P.vml --
    <VStack><slot name="a"/></VStack>
    -- components/C.vml --
    <Spacer/>
    """, .body("<VStack><Text/><Spacer/></VStack>")),
  Claim(
    "a slot's template",
    """
    <P><Text/></P>
    -- components/P.vml --
    <Button><slot template="label"/></Button>
    """, .body("<Button><Text template=\"label\"/></Button>")),
  Claim(
    "a slot that stands twice",
    "<P><Text/></P>\n-- components/P.vml --\n<VStack><slot/><slot/></VStack>",
    .body("<VStack><Text/><Text/></VStack>")),
  Claim("a page has no slots", "<VStack><slot/></VStack>", .reported(["misplaced-instruction"])),
  Claim(
    "a child's members",
    """
    <P><Text id="a" tag="3" badge="x">t</Text><Image/></P>
    -- components/P.vml --
    <for each="c" in="children">
      <Text>\\(c.index)\\(c.isFirst)\\(c.id ?? "-")\\(c.tag ?? "-")\\(c?.badge ?? "-")</Text>
    </for>
    """, .body("<Text>0truea3x</Text><Text>1false---</Text>")),
  Claim(
    "multi components and groups are taken apart, stacks are not",
    """
    <P><M/><Group><Text>3</Text></Group><VStack><Text>4</Text><Text>5</Text></VStack></P>
    -- components/M.vml --
    <Text>1</Text><Text>2</Text>
    -- components/P.vml --
    <Text>\\(children.count)</Text>
    """, .body("<Text>4</Text>")),
]

private let instructionClaims = [
  Claim("an unknown instruction", "<foreach/>", .reported(["unknown-element"])),
  Claim("an unknown view is kept", "<Foo/>", .reported(["unknown-element"])),
  Claim(
    "entities are decoded in bare expressions", "<if test=\"1 &lt; 2 && 3 > 2\"><Text/></if>",
    .body("<Text/>")),
  Claim(
    "blank text between instructions",
    "<Text><if test=\"true\">a</if> <if test=\"true\">b</if></Text>", .body("<Text>a b</Text>")),
  Claim(
    "a blank that is meant",
    "<Text><if test=\"true\">a</if>\\(\" \")<if test=\"true\">b</if></Text>",
    .body("<Text>a b</Text>")),
  Claim(
    "nil in a style leaves the argument out",
    "<let name=\"n\" value=\"nil\"/><Text style=\"frame(width: \\(n), height: 2)\"/>",
    .body("<Text style=\"frame(height: 2)\"/>")),
  Claim(
    "no value becomes code",
    #"""
    <Text style="help(\(data.v))" tag="\(data.v)">\(data.v)</Text>
    -- content/v.yaml --
    '"); opacity(0<b>'
    """#,
    .body(
      "<Text tag=\"&quot;); opacity(0&lt;b&gt;\" s1=\"&quot;); opacity(0&lt;b&gt;\""
        + " style=\"help(attr(s1))\">\"); opacity(0&lt;b&gt;</Text>")),
  Claim(
    "an object has no text", "<Text>\\(site)</Text>", .reported(["value-without-text"])),
  Claim("locale is nil", "<Text>\\(locale ?? \"none\")</Text>", .body("<Text>none</Text>")),
  Claim(
    "the target", "<Text>\\(target.name) \\(target.os) \\(target.minimum ?? \"any\")</Text>",
    .body("<Text>ios ios any</Text>")),
]
