import VMLTestSupport

/// A small site that changes at random: every kind of file, most of them sound, some not.
///
/// Names are drawn from few, so that what is added, removed and changed meets what uses it.
struct RandomSite {
  /// By path.
  private(set) var files: [String: String] = [:]
  private var generator: SplitMix64

  init(_ generator: SplitMix64) {
    self.generator = generator
    files["site.yaml"] = configuration()
    for name in ["A", "B", "C", "Shell"] { files["components/\(name).vml"] = component(name) }
    for name in ["a", "b"] { files["styles/\(name).vss"] = sheet() }
    files["styles/0base.vss"] = base()
    for name in ["one", "two"] { files["content/\(name).yaml"] = data() }
    for name in ["en", "fr"] { files["locales/\(name).yaml"] = texts(name) }
    for index in 0..<2 { files["content/linked\(index).vss"] = sheet() }
    for index in 0..<6 { files[pagePath(index)] = page() }
    // What one page has alone.
    for path in Self.solePaths { files[path] = sole(path) }
    files["content/sole.vml"] = solePage()
    files["content/plain.txt"] = "text"
    // What sheets name may stand anywhere.
    files["design/extra.vss"] = sheet()
    files["design/tokens.json"] = tokens()
    files["site.yaml", default: ""] += listedConfiguration()
    for path in Self.listedPaths { files[path] = listed(path) }
  }

  /// A change of the site.
  enum Edit {
    case write(String, String)
    case remove(String)
    case move(String, to: String)
    case touch(String)
    case remake(String)
  }

  /// Makes a random change.
  mutating func edit() -> Edit {
    let edit = nextEdit()
    switch edit {
    case .write(let path, let text): files[path] = text
    case .remove(let path): files = files.filter { $0.key != path && !isIn($0.key, path) }
    case .move(let path, let other):
      for (name, text) in files where name == path || isIn(name, path) {
        files[name] = nil
        files[other + name.dropFirst(path.count)] = text
      }
    case .touch, .remake: break
    }
    return edit
  }

  private func isIn(_ path: String, _ folder: String) -> Bool { path.hasPrefix(folder + "/") }

  private mutating func nextEdit() -> Edit {
    let paths = files.keys.sorted()
    // What most of the others use goes seldom, since a site with errors tells little.
    let goesToo = number(15) == 0
    let loose = paths.filter { path in
      // Without this one it is no site.
      path != "site.yaml" && goesToo || !Self.needed.contains { path.hasSuffix($0) }
    }
    switch number(60) {
    case 54..<60:
      let path = pick(Self.listedPaths)
      return .write(path, listed(path))
    case 0..<12: return .write(pagePath(number(8)), page())
    case 12..<16:
      let name = pick(["A", "B", "C", "Shell"])
      return .write("components/\(name).vml", component(name))
    case 16..<21: return changedSheet()
    case 21..<24: return .write("content/\(pick(["one", "two"])).yaml", data())
    case 24: return .write("site.yaml", configuration() + listedConfiguration())
    case 25: return .write("content/plain.txt", pick(["text", "TEXT", "other"]))
    case 26..<29:
      return loose.isEmpty ? .touch("site.yaml") : .remove(pick(loose))
    case 29: return .remove("content/sub")
    case 30: return .move("content/sub", to: "content/sub\(number(3))")
    case 31:
      let files = loose.filter { $0.hasPrefix("content/") }
      guard !files.isEmpty else { return .touch("site.yaml") }
      let path = pick(files)
      let ending = path.split(separator: ".").last ?? "x"
      return .move(path, to: "content/moved\(number(3)).\(ending)")
    case 32..<34: return .touch(pick(paths))
    case 34..<36: return .remake(pick(paths))
    case 36:
      return number(2) == 0
        ? .write("components/A.vss", sheet(isScoped: true))
        : .write("components/New\(number(2)).vml", component("N"))
    case 40..<43:
      let name = pick(["en", "fr", "de"])
      return .write("locales/\(name).yaml", texts(name))
    case 43: return .write("design/tokens.json", tokens())
    case 44..<46: return .write("design/extra.vss", sheet())
    case 46..<53:
      let path = pick(Self.solePaths)
      return .write(path, sole(path))
    case 53: return .write("content/sole.vml", solePage())
    case 37: return .write("content/linked\(number(2)).vss", sheet())
    case 38 where number(2) == 0: return .write("styles/0base.vss", base())
    case 38: return sameSize(pick(paths.filter { $0.hasSuffix(".vml") }))
    default: return .write("styles/\(pick(["a", "b", "c"])).vss", sheet())
    }
  }

  private static let needed = [
    "site.yaml", "0base.vss", "one.yaml", "en.yaml", "linked0.vss", "linked1.vss", "A.vml", "B.vml",
    "C.vml",
    "Shell.vml", "extra.vss", "tokens.json", "sole.vss", "sole.yaml", "Sole.vml", "Sole.vss",
    "goods.yaml", "pic.svg",
  ]

  // MARK: Files

  private static let solePaths = [
    "components/Sole.vml", "components/Sole.vss", "content/sole.yaml", "styles/sole.vss",
    "content/sole.txt",
  ]

  /// A file that one page alone reads, or its component does.
  private mutating func sole(_ path: String) -> String {
    switch path {
    case "components/Sole.vml":
      let text = pick(["\\(data.sole.a)", "\\(data.sole.b)", "@t1", "sole"])
      return
        "<VStack class=\"inner\">\(pick(["", "<Divider/>", "<A/>"]))<Text>\(text)</Text></VStack>\n"
    case "components/Sole.vss": return ".inner { padding(\(number(4))); }\n"
    case "content/sole.yaml":
      return "a: \(number(3))\nb: \(number(3))\n" + (number(9) == 0 ? "one: 1\n" : "")
    case "styles/sole.vss":
      let other = number(6) == 0 ? ".unused\(number(2)) { bold(); }\n" : ""
      return
        ".sole { opacity(0.\(number(3) + 1)); }\n\(pick(["", ".sole Text { bold(); }\n"]))\(other)"
    default: return pick(["one", "two"])
    }
  }

  private mutating func solePage() -> String {
    "<HStack class=\"sole\"><Sole/><Text>\\(data.sole.b)</Text>\(element())</HStack>\n"
  }

  private static let listedPaths = [
    "content/goods.yaml", "content/post.md", "content/news.md", "content/shelves.vml",
    "content/menu.vml", "content/pic.svg", "content/pic@2x.svg", "components/MarkdownRule.vml",
  ]

  /// Data of a type, pages of Markdown with further paths, a list that is spread over documents, a
  /// menu of pages, and pictures.
  private mutating func listed(_ path: String) -> String {
    switch path {
    case "content/goods.yaml":
      let price = number(12) == 0 ? "-1" : "\(number(9))"
      return (0...number(4)).map { "- { sku: s\($0), price: \(price), day: 2026-0\(1 + $0)-01 }\n" }
        .joined()
    case "content/shelves.vml":
      return """
        ---
        each: 'data.goods.sorted(by: \\.price)'
        paginate: \(1 + number(3))
        path: /shelves
        ---
        <Text>\\(page.pagination.number) \\(item.sum(of: \\.price))</Text>
        <for each="good" in="item"><Text>\\(good.day.formatted(.long)) \\(good.sku)</Text></for>

        """
    case "content/menu.vml":
      let site = files["site.yaml"] ?? ""
      let posts = "<for each=\"post\" in=\"collections.posts\"><Text>\\(post.title)</Text></for>"
      let width = "<Text>\\(image(\"\(pick(["pic", "pic.svg"]))\").width)</Text>"
      return "<Text>\(dataText())</Text>" + (site.contains("collections:") ? posts : "")
        + (site.contains("images:") ? width : "") + "\n"
    case "content/pic.svg", "content/pic@2x.svg":
      return "<svg width=\"\(1 + number(4))\" height=\"\(1 + number(4))\"/>\n"
    case "components/MarkdownRule.vml": return pick(["<Divider/>\n", "<Text>rule</Text>\n"])
    default:
      let alias = number(3) == 0 ? "aliases: [/old\(number(2))]\n" : ""
      let text = pick([
        "# A\n\n- b\n- c\n", "A [link](\(pick(["post", "news", "gone"])).md)\n", "***\n",
      ])
      return
        "---\ntitle: \(pick(["a", "b"]))\ndate: 2026-03-0\(1 + number(3))\n\(alias)---\n\(text)"
    }
  }

  private func pagePath(_ index: Int) -> String {
    if index == 0 { return "content/index.vml" }
    return index < 4 ? "content/p\(index).vml" : "content/sub/p\(index).vml"
  }

  private mutating func configuration() -> String {
    let targets =
      switch number(6) {
      case 0: "{ ios: { baseURL: https://a.example }, macos: }"
      case 1: "{ ios: , macos: { format: lvn-0.4 } }"
      default: "[ios, macos]"
      }
    var text = "name: S\nversion: \"1\"\ntargets: \(targets)\nlayout: Shell\n"
    text += "types:\n  T: string(0...\(number(10) == 0 ? 1 : 99))\n"
    text += "  G: { sku: string, price: number(0...), day: date }\n"
    if number(8) == 0 { text += "links: https://b.example\n" }
    if number(4) == 0 { text += "themes: [light, dark]\n" }
    if number(3) != 0 { text += "locales: [\(pick(["en", "en, fr-CA", "fr"]))]\n" }
    if number(4) == 0 {
      text += pick([
        "lints: { unknown-class: off }\n", "lints: { fixed-font-size: warning }\n",
        "lints: { broken-link: off, unused-rule: off }\n",
      ])
    }
    if number(8) == 0 { text += "params: { shop: \(pick(["x", "y"])) }\n" }
    if number(3) == 0 { text += "lifecycle: { launch: \(pick(["A", "B"])) }\n" }
    if number(8) == 0 { text += "cascade: stack\n" }
    return text
  }

  /// The part of site.yaml that is about data and lists of pages.
  private mutating func listedConfiguration() -> String {
    var text = "data: { goods: [G] }\n"
    if number(4) == 0 {
      let order = pick(["", ", order: .reverse"])
      text +=
        "collections: { posts: 'pages.filter { $0?.date != nil }.sorted(by: \\.date\(order))' }\n"
    }
    if number(8) == 0 { text += "outputs: { goods.json: 'data.goods.map(\\.price)' }\n" }
    if number(3) != 0 { text += "images: true\n" }
    return text
  }

  private mutating func component(_ name: String) -> String {
    let inner = name == "A" ? "" : name == "B" ? "<A/>" : "<B x=\"\(pick(["1", "2"]))\"/>"
    let prop =
      name == "Shell"
      ? "" : "---\nprops: { x: { type: \(pick(["string", "T"])), default: d } }\n---\n"
    let call = number(3) == 0 && name != "A" ? inner : ""
    let slot = name == "Shell" || number(2) == 0 ? "<slot/>" : ""
    let text = name == "Shell" ? "shell" : "\\(x) \(dataText())"
    let warned = number(8) == 0 ? self.warned() : ""
    return prop
      + "<VStack class=\"\(classes())\"><Text\(id())>\(text)</Text>\(warned)\(call)\(slot)</VStack>\n"
  }

  private mutating func page() -> String {
    var text = ""
    switch number(13) {
    case 0: text = "---\neach: data.one.list\npath: /item/\\(item)\n---\n"
    case 1: text = "---\nlayout: none\n---\n"
    case 2: text = "---\ntitle: \\(data?.two?.a ?? 1)\n---\n<Text>\\(page.title)</Text>\n"
    case 3: text = "---\ntargets: [ios]\n---\n"
    case 4: text = "---\npath: /same/\(number(30))\nparent: /p\(number(6))\n---\n"
    case 5:
      text =
        "<vml><head><Style>.own { bold(); } .\(pick(Self.classNames)) { lineLimit(3); }</Style></head><body>"
    case 7:
      let name = pick(["launch", "error"])
      text = "<vml><head><Text template=\"\(name)\">\(dataText())</Text></head><body>"
    case 6: text = "<vml><head><Style url=\"/content/linked\(number(2)).vss\"/></head><body>"
    default: break
    }
    let isWhole = text.hasPrefix("<vml>")
    for _ in 0...number(3) { text += element() }
    return text + (isWhole ? "</body></vml>\n" : "\n")
  }

  private mutating func element() -> String {
    switch number(10) {
    case 8: warned()
    case 9: linted()
    case 0: "<\(pick(["A", "B", "C"])) class=\"\(classes())\"/>"
    case 1: "<A x=\"\(dataText())\"/>"
    case 2: "<HStack class=\"\(classes())\"><Text\(id())>\(dataText())</Text></HStack>"
    case 3: "<Text style=\"\(pick(["bold()", "@apply(b1)", "padding(var(--gap))"]))\">s</Text>"
    case 4: number(8) == 0 ? "<\(pick(["New0", "New1", "Oops"]))/>" : "<Divider/>"
    case 5: number(40) == 0 ? "<Text>\\(data.none.x)</Text>" : "<Text>t</Text>"
    default: "<Text class=\"\(classes())\"\(id())>\(pick(["t", "u"]))</Text>"
    }
  }

  /// What there is a warning of, ignored at times; what it says depends on the page or on others.
  private mutating func warned() -> String {
    let ignored =
      number(5) == 0 ? "<!-- vmlc-ignore: \(pick(["unknown-class", "unknown-text"])) -->" : ""
    return ignored
      + pick([
        "<Text class=\"c6\">w</Text>", "<Text class=\"\(classes()) c\">w</Text>",
        "<Text>@t4</Text>",
        "<Text style=\"bald()\">w</Text>", "<Image systemName=\"star\" sise=\"1\"/>", "loose",
        "<Text style=\"foregroundColor(.red)\">\(dataText())</Text>", "<Text>a & b</Text>",
        "<VStack><Text template=\"none\">w</Text></VStack>",
      ])
  }

  /// What lints look at, on the page itself or with the whole site; ignored at times.
  private mutating func linted() -> String {
    let paths = ["/", "/p1", "/item/1", "/sub/p4", "p2", "#x", "/p0#x", "/none", "/plain.txt"]
    let text = pick([
      "<Link destination=\"\(pick(paths))\">l</Link>", "<Image name=\"a\"/>",
      "<NavigationLink \(pick(["value", "destination"]))=\"\(pick(paths))\">n</NavigationLink>",
      "<AsyncImage url=\"\(pick(paths))\"/>",
      "<Link destination=\"https://b.example\(pick(paths))\">l</Link>",
      "<Text style=\"font(.system(size: 10))\">f</Text>",
      "<VStack class=\"c2\" style=\"font(.title)\"><Text style=\"font(.body)\">i</Text></VStack>",
      "<VStack class=\"\(classes())\"><Text style=\"font(.body)\" class=\"c1\">i</Text></VStack>",
      "<Text style=\"foregroundStyle(#999999);background(#ffffff)\">c</Text>",
      "<Text id=\"x\">d</Text><Text id=\"x\">d</Text>",
      "<HStack><Button action=\"a\">b</Button><Button action=\"b\">b</Button></HStack>",
    ])
    let codes = [
      "broken-link", "missing-label", "ineffective-style", "identical-replacement", "low-contrast",
    ]
    return number(5) == 0 ? "<!-- vmlc-ignore: \(pick(codes)) -->" + text : text
  }

  private static let classNames = ["c1", "c2", "c3", "c4", "c5", "b1", "p-8"]

  private mutating func classes() -> String {
    (0...number(2)).map { _ in number(25) == 0 ? "odd" : pick(Self.classNames) }
      .joined(separator: " ")
  }

  private mutating func id() -> String { number(4) == 0 ? " id=\"\(pick(["x", "y"]))\"" : "" }

  private mutating func dataText() -> String {
    pick([
      "\\(data.one.a)", "\\(data.one.b.c)", "\\(data?.two?.a ?? 1)", "\\(data.one.list.count)",
      "\\(data?.two?.b?.c ?? 0)", "plain",
      "@t1", "@t2", "@t3(n: 2)",
    ])
  }

  private mutating func data() -> String {
    "a: \(number(3))\nb: { c: \(number(3)), d: \(number(3)) }\nlist: [\(pick(["1", "1, 2", "3, 1"]))]\n"
  }

  private mutating func texts(_ locale: String) -> String {
    var text = ""
    for key in ["t1", "t2"] where number(6) != 0 { text += "\(key): \(locale) \(number(3))\n" }
    if number(4) != 0 { text += "t3: { one: '\\(n)', other: '\\(n) \(number(3))' }\n" }
    return text
  }

  // MARK: Sheets

  private mutating func sheet(isScoped: Bool = false) -> String {
    (0...number(6)).map { _ in rule() }.filter { !isScoped || !$0.contains(":root") }
      .joined(separator: "\n") + "\n"
  }

  /// What all may go by.
  private mutating func base() -> String {
    """
    @import "/design/extra.vss";
    @tokens "/design/tokens.json";
    :root { --gap: \(number(10) == 0 ? 7 : 5); }
    .b1 { padding(\(number(2) + 1)); }
    .b2 { @inherit .b1; lineLimit(\(number(2) + 1)); }

    """
  }

  private mutating func tokens() -> String {
    "{ \"tone\": { \"$type\": \"number\", \"$value\": 0.\(number(3) + 1) } }\n"
  }

  /// Takes a rule out of a sheet, puts one in, or moves one.
  private mutating func changedSheet() -> Edit {
    let sheets = files.keys.filter { $0.hasSuffix(".vss") }.sorted()
    guard !sheets.isEmpty else { return .write("styles/a.vss", sheet()) }
    let path = pick(sheets)
    var rules = (files[path] ?? "").split(separator: "\n").map(String.init)
    switch number(4) {
    case 0 where !rules.isEmpty: rules.remove(at: number(rules.count))
    case 1 where rules.count > 1: rules.swapAt(number(rules.count), number(rules.count))
    case 2 where !rules.isEmpty: rules[number(rules.count)] = rule()
    default: rules.insert(rule(), at: number(rules.count + 1))
    }
    return .write(path, rules.joined(separator: "\n") + "\n")
  }

  private mutating func rule() -> String {
    let modifier = pick([
      "bold();", "padding(\(number(3) + 1));", "lineLimit(\(number(3) + 1));",
      "padding(var(--gap));", "opacity(var(--tone));", "foregroundStyle(.red);",
      "opacity(0.\(number(3) + 1));", "font(.title);", "font(.system(size: 9));",
      number(3) == 0 ? "foregroundColor(.red);" : "italic();",
    ])
    let name = pick(Self.classNames)
    switch number(22) {
    case 0: return ":root { --gap: \(number(3)); }"
    case 1: return ".\(name) { @inherit .\(pick(["b1", "b2"])); \(modifier) }"
    case 2: return "Text { \(modifier) }"
    case 3: return ".\(name) > Text { \(modifier) }"
    case 4: return ".\(name) Text#x { \(modifier) }"
    case 5: return "#\(pick(["x", "y"])) { \(modifier) }"
    case 6: return ".p-(n: number) { padding(n); }"
    case 7: return "@layer base { .\(name) { \(modifier) } }"
    case 8: return "@target ios { .\(name) { \(modifier) } }"
    case 9: return ".\(name) { \(modifier) & Text { bold(); } &.c2 { italic(); } }"
    case 10: return ":is(.\(name), Text) { \(modifier) }"
    case 11: return "\(pick(["A", "B"])) { \(modifier) }"
    case 12: return "Text:not(.\(name)) { \(modifier) }"
    case 13: return ".\(name) { --gap: \(number(4)); }"
    case 14: return number(20) == 0 ? ".\(name) { bald(); }" : "VStack { \(modifier) }"
    case 15: return ".\(name) { @apply .\(pick(["b1", "b2"])); }"
    case 16:
      return
        "/* vmlc-ignore: \(pick(["ineffective-style", "unused-rule"])) */ .\(name) { \(modifier) }"
    default: return ".\(name) { \(modifier) }"
    }
  }

  /// An edit that changes one letter, and so no size.
  private mutating func sameSize(_ path: String) -> Edit {
    var text = files[path] ?? ""
    text =
      text.contains(">t<")
      ? text.replacing(">t<", with: ">u<") : text.replacing(">u<", with: ">t<")
    return .write(path, text)
  }

  // MARK: Chance

  private mutating func number(_ count: Int) -> Int {
    Int.random(in: 0..<max(1, count), using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(elements.count)]
  }
}
