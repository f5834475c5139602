import Testing
import VMLTestSupport

/// Spec: VSS 3, rule 2.
@Suite struct ShorthandTests {
  @Test(arguments: [
    (
      "padding(8)", "padding(.top, 1)",
      "padding([.leading, .bottom, .trailing], 8);padding(.top, 1)"
    ),
    ("padding()", "padding(.horizontal, 1)", "padding(.vertical);padding(.horizontal, 1)"),
    ("padding(.horizontal)", "padding(.leading, 1)", "padding(.trailing);padding(.leading, 1)"),
    (
      "padding([.top, .leading], 4)", "padding(.leading, 1)",
      "padding(.top, 4);padding(.leading, 1)"
    ),
    ("padding(.all, 4)", "padding(.vertical, 1)", "padding(.horizontal, 4);padding(.vertical, 1)"),
    (
      "padding(Edge.Set.all, 4)", "padding(.top, 1)",
      "padding([.leading, .bottom, .trailing], 4);padding(.top, 1)"
    ),
    ("padding(.top, 4)", "padding(.bottom, 1)", "padding(.top, 4);padding(.bottom, 1)"),
    ("padding(.top, 4)", "padding()", "padding()"),
    (
      "padding(attr(x))", "padding(.top, 1)",
      "padding([.leading, .bottom, .trailing], attr(x));padding(.top, 1)"
    ),
    ("padding(.top, 4)", "padding(attr(e), 1)", "padding(attr(e), 1)"),
    (
      "padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))", "padding(.horizontal, 9)",
      "padding(EdgeInsets(top: 1, leading: 0, bottom: 3, trailing: 0));padding(.horizontal, 9)"
    ),
    ("frame(width: 1, height: 2)", "frame(width: 3, height: 4)", "frame(width: 3, height: 4)"),
    (
      "frame(minWidth: 1, maxWidth: 2, alignment: .top)", "frame(maxWidth: 3)",
      "frame(minWidth: 1, alignment: .top);frame(maxWidth: 3)"
    ),
    ("frame(width: 1, alignment: .top)", "frame(width: 2)", "frame(width: 2)"),
    ("frame(width: 1)", "frame(minWidth: 2)", "frame(width: 1);frame(minWidth: 2)"),
  ])
  func restOfAShorthand(_ older: String, _ newer: String, _ expected: String) {
    expectStyles(".a{\(older)} .b{\(newer)}", #"<Text class="a b" x="1" e="2"/>"#, expected)
  }

  @Test func severalReplaceTheSameOlderOneInTheirOrder() {
    expectStyles(
      ".a{padding(16);bold()} .b{padding(.horizontal, 8);padding(.vertical, 4)}",
      #"<Text class="a b"/>"#, "padding(.horizontal, 8);padding(.vertical, 4);bold()")
    expectStyles(
      ".a{padding(16)} .b{padding(.horizontal, 8);padding(.horizontal, 4)}",
      #"<Text class="a b"/>"#,
      "padding(.vertical, 16);padding(.horizontal, 8);padding(.horizontal, 4)")
  }

  /// What each edge has in the end: whatever the last rule that names it says about it, in its
  /// order.
  @Test func edgesAgainstAnOracle() {
    let sets = [
      ".top", ".leading", ".bottom", ".trailing", ".horizontal", ".vertical", ".all",
      "[.top, .leading]", "[.bottom, .leading, .trailing]",
    ]
    expectOracle(name: "padding", parts: Edges.names) { generator in
      let set = Bool.random(using: &generator) ? sets.randomElement(using: &generator) : nil
      let value = Int.random(in: 0...99, using: &generator)
      return (set.map { "padding(\($0), \(value))" } ?? "padding(\(value))")
    }
  }

  @Test func dimensionsAgainstAnOracle() {
    expectOracle(name: "frame", parts: Frames.names) { generator in
      var arguments: [String] = []
      for name in Frames.names where Int.random(in: 0..<4, using: &generator) == 0 {
        arguments.append("\(name): \(Int.random(in: 0...99, using: &generator))")
      }
      if arguments.isEmpty { arguments = ["width: 7"] }
      if Bool.random(using: &generator) { arguments.append("alignment: .top") }
      return "frame(" + arguments.joined(separator: ", ") + ")"
    }
  }

  private func expectOracle(
    name: String, parts: [String], _ modifier: (inout SplitMix64) -> String
  ) {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let rules = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in modifier(&generator) }
      }
      let sheet = rules.enumerated().map { ".c\($0){\($1.joined(separator: ";"))}" }.joined()
      let classes = rules.indices.map { "c\($0)" }.joined(separator: " ")
      let resolved = resolve("<Text class=\"\(classes)\"/>", TestStyles(sheet))
      let actual = resolved.styles[0].split(separator: ";").map(String.init)
      for part in parts {
        let expected =
          rules.last { $0.contains { value(of: part, in: $0) != nil } }
          .map { $0.compactMap { value(of: part, in: $0) } } ?? []
        // Modifiers of one rule that replace different older ones stand apart, so that only what
        // there is can be said.
        #expect(
          actual.compactMap { value(of: part, in: $0) }.sorted() == expected.sorted(),
          "\(part) of \(sheet): \(resolved.styles[0])")
      }
    }
  }

  /// The value that a modifier gives an edge or a dimension.
  private func value(of part: String, in modifier: String) -> String? {
    modifier.hasPrefix("padding")
      ? Edges.value(of: part, in: modifier) : Frames.value(of: part, in: modifier)
  }
}

private enum Edges {
  static let names = ["top", "leading", "bottom", "trailing"]

  static func value(of edge: String, in modifier: String) -> String? {
    let inside = modifier.dropFirst("padding(".count).dropLast()
    guard let comma = inside.lastIndex(of: ",") else { return String(inside) }
    let words = inside[..<comma].split { "[]., ".contains($0) }.map(String.init)
    let all: [String: [String]] = [
      "all": names, "horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"],
    ]
    guard words.contains(where: { $0 == edge || all[$0]?.contains(edge) == true }) else {
      return nil
    }
    return String(inside[inside.index(comma, offsetBy: 2)...])
  }
}

private enum Frames {
  static let names = ["width", "height", "minWidth", "maxWidth", "idealHeight"]

  static func value(of dimension: String, in modifier: String) -> String? {
    modifier.dropFirst("frame(".count).dropLast().split(separator: ", ")
      .first { $0.hasPrefix(dimension + ": ") }.map { String($0.dropFirst(dimension.count + 2)) }
  }
}
