import Testing
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport

/// Finding the styles of elements costs by what these use, and not by what else the sheets have.
@Suite struct StyleGrowthTests {
  /// What is done to find the styles of trees, of which no other is known.
  private func work(_ styles: CompiledStyles, _ trees: ViewTree...) -> StyleWork {
    var resolver = StyleResolver(styles)
    for tree in trees { _ = ResolvedTree(tree, &resolver) }
    return resolver.work
  }

  private func work(_ sheet: [String], _ markup: String...) -> StyleWork {
    let texts = [Array(sheet.joined(separator: "\n").utf8)]
    let styles = TestStyles(texts: texts, targets: [testTargets[0]])
    #expect(styles.diagnostics.isEmpty)
    var resolver = styles.resolver()
    for markup in markup { _ = ResolvedTree(readViewTree(markup), &resolver) }
    return resolver.work
  }

  // MARK: Components

  private static func file(ofComponent number: Int) -> FileID { FileID(UInt32(10_000 + number)) }

  /// Components with sheets of their own that all name the same classes.
  private func components(_ count: Int) -> CompiledStyles {
    var bag = DiagnosticBag()
    let sheets = (0..<count).map { number in
      let rules =
        ".root{padding(\(number))} .text{bold()} Text{italic()} .root .inner{lineLimit(\(number))}"
      let file = SourceFile(
        id: FileID(UInt32(number)), path: "components/C\(number).vss", bytes: Array(rules.utf8))
      var sheet = parseStylesheet(file, reporting: &bag)
      sheet.scope = StyleScope(component: "C\(number)", file: Self.file(ofComponent: number))
      return sheet
    }
    let styles = compileStyles(sheets, for: [testTargets[0]], reporting: &bag)
    #expect(bag.diagnostics.isEmpty)
    return styles[0]
  }

  /// What the third component makes; `isCalled` says whether its root knows the call.
  private func card(isCalled: Bool) -> ViewTree {
    var tree = readViewTree(
      #"<VStack class="root"><Text class="text"/><Text class="inner"/></VStack>"#,
      file: Self.file(ofComponent: 3))
    guard isCalled else { return tree }
    let name = Array("C3".utf8)
    let call = ViewTree.Call(
      component: tree.names.intern(name, name.indices), at: tree.nodes[0].origin, props: 0..<0,
      inner: 0)
    tree.calls.append(call)
    tree.nodes[0].call = 1
    // The root belongs to the file of the call.
    tree.nodes[0].origin.file = FileID(9999)
    return tree
  }

  @Test(arguments: [false, true]) func sheetsOfOtherComponents(isCalled: Bool) {
    let tree = card(isCalled: isCalled)
    let few = components(4)
    var resolver = StyleResolver(few)
    #expect(
      ResolvedTree(tree, &resolver).styles == [
        "padding(3)", "italic();bold()", "italic();lineLimit(3)",
      ])
    #expect(work(components(200), tree).selectors == work(few, tree).selectors)
  }

  // MARK: Custom properties

  @Test func propertiesThatAreKnownAndNotDeclared() {
    let page = (0..<30).map { #"<VStack class="k\#($0)"><Text class="k\#(29 - $0)"/></VStack>"# }
    let markup = "<Group>\(page.joined())</Group>"
    let count = { (tokens: Int) in
      let root = (0..<tokens).map { "--t\($0): \($0 % 3 == 0 ? "1" : "var(--t\($0 - 1))");" }
      let classes = (0..<30).map { ".k\($0) { --own: \($0); padding(var(--own)); }" }
      return work([":root { \(root.joined()) }"] + classes, markup, markup, markup).properties
    }
    // The root's are looked at once, for all elements and all trees.
    #expect(count(900) - count(60) == 840)
  }

  /// What custom properties come to is what they come to by looking at the elements around one by one.
  @Test func propertiesAreThoseOfTheElementsAround() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<60 {
      // Each class may declare some, with a value or with those before it.
      let classes: [[Int: Int?]] = (0..<8).map { number in
        var declared: [Int: Int?] = [:]
        for name in 0..<6 where number == 0 || Int.random(in: 0..<3, using: &generator) == 0 {
          let other = Int.random(in: -2..<6, using: &generator)
          declared[name] = .some(other >= 0 && other < name ? other : nil)
        }
        return declared
      }
      let rules = classes.enumerated().map { number, declared in
        let all = declared.sorted { $0.key < $1.key }.map { name, other in
          "--p\(name): \(other.map { "var(--p\($0))" } ?? "\(number * 10 + name)");"
        }
        return "\(number == 0 ? ":root" : ".c\(number)") { \(all.joined(separator: " ")) }"
      }
      var (path, markup, expected): ([Int], String, [String]) = ([0], "", [])
      for _ in 0..<40 {
        while path.count > 1, path.count > 9 || Bool.random(using: &generator) {
          path.removeLast()
          markup += "</VStack>"
        }
        path.append(Int.random(in: 1..<8, using: &generator))
        markup += #"<VStack class="c\#(path[path.count - 1]) all">"#
        expected.append(
          (0..<6).map { "tag(\(value(of: $0, path[...], classes)))" }.joined(separator: ";"))
      }
      markup += String(repeating: "</VStack>", count: path.count - 1)
      let reads = (0..<6).map { "@append tag(var(--p\($0)));" }.joined()
      let styles = TestStyles((rules + [".all { \(reads) }"]).joined(separator: "\n"))
      #expect(resolve(markup, styles).styles == expected, "\(rules) \(markup)")
    }
  }

  private func value(of name: Int, _ path: ArraySlice<Int>, _ classes: [[Int: Int?]]) -> Int {
    guard let last = path.last else { return -1 }
    guard let declared = classes[last][name] else {
      return value(of: name, path.dropLast(), classes)
    }
    return declared.map { value(of: $0, path, classes) } ?? last * 10 + name
  }

  // MARK: Selectors and rules

  @Test func rulesForATypeInsideOfWhatIsNotThere() {
    let count = { (rules: Int) in
      let sheet = (0..<rules).map { ".a\($0) .here Text { padding(\($0)); }" }
      let nested = (0..<rules).map { ".b\($0) { .here { Text { padding(\($0)); } } }" }
      let types = (0..<rules).map { "T\($0) > .here Text { padding(\($0)); }" }
      return work(
        sheet + nested + types,
        #"<VStack class="here a1"><Text/><HStack class="here b2"><Text/></HStack></VStack>"#
      ).selectors
    }
    #expect(count(400) == count(20))
    #expect(count(20) > 0)
  }

  @Test func rulesThatAppend() {
    let count = { (rules: Int) in
      work((0..<rules).map { ".a { @append padding(\($0)); }" }, #"<Text class="a"/>"#).modifiers
    }
    #expect(count(400) == count(20))
  }

  @Test func rulesThatAppendAndReplace() {
    let count = { (rules: Int) in
      let sheet = (0..<rules).map {
        ".a { @append padding(\($0)); opacity(\($0)); lineLimit(\($0)); }"
      }
      var resolver = TestStyles(sheet.joined(separator: "\n")).resolver()
      var (ids, bag) = ([StyleID](), DiagnosticBag())
      resolver.resolve(readViewTree(#"<Text class="a"/>"#), into: &ids, reporting: &bag)
      return resolver.work.modifiers
    }
    #expect(count(400) > 0 && count(800) <= 2 * count(400) + 64)
  }

  /// Lists that are too long to be gone through come to the same as short ones.
  @Test func longListsOfModifiers() {
    let steps = [
      "@append padding(1);", "@append tag(2);", "padding(.leading, 3);", "padding(4);",
      "opacity(0.5);",
      "frame(width: 6);", "frame(width: 7, height: 8);", "@remove tag;", "lineLimit(9);", "@base;",
      "padding([.top, .leading], 10);", "padding(var(--x));", "@append lineLimit(11);",
    ]
    var generator = SplitMix64(seed: 5)
    for round in 0..<20 {
      // Steps that take out others are rarer in later rounds, so that lists come to be longer.
      let rules = (0..<150).map { _ in
        let count = Int.random(in: 1...4, using: &generator)
        let own = (0..<count).map { _ in
          Int.random(in: 0...round, using: &generator) == 0
            ? steps[Int.random(in: steps.indices, using: &generator)]
            : steps[[0, 1, 4, 8, 12][Int.random(in: 0..<5, using: &generator)]]
        }
        return ".a { \(own.joined(separator: " ")) }"
      }
      let styles = TestStyles("Text { --x: 12; }\n" + rules.joined(separator: "\n"))
      var resolver = styles.resolver()
      // Holds the styles against those that are folded the long way.
      #expect(ResolvedTree(readViewTree(#"<Text class="a"/>"#), &resolver).diagnostics == [])
    }
  }
}
