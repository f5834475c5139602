import Testing
import VMLDiagnostics

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("foregroundColour", ["foregroundColor", "foregroundStyle", "background"], "foregroundColor"),
    ("pading", ["padding", "bold"], "padding"),
    ("paddding", ["padding", "bold"], "padding"),
    ("paddinf", ["padding", "bold"], "padding"),
    ("apdding", ["padding", "bold"], "padding"),
    ("VStakc", ["VStack", "HStack", "ZStack"], "VStack"),
    ("navigationTilte", ["navigationTitle", "navigationBarTitle"], "navigationTitle"),
    ("txt", ["text", "bold"], "text"),
    ("größe", ["grösse", "klein"], "grösse"),
  ])
  func oneSlip(name: String, candidates: [String], expected: String) {
    expectNearest(name, candidates, expected)
  }

  @Test(arguments: ["if", "", "x", "bold", "completelyDifferent", "opacities"])
  func nothingNear(name: String) {
    expectNearest(name, ["id", "y", "padding", "background", "font"], nil)
  }

  @Test func caseAloneIsClosest() {
    expectNearest("TEXT", ["Test", "Text"], "Text")
    expectNearest("vstack", ["VStack", "HStack"], "VStack")
    expectNearest("vStack", ["zstack", "VSTACK"], "VSTACK")
    expectNearest("A", ["a", "b"], "a")
  }

  @Test func equallyNearNamesCancelOut() {
    expectNearest("colr", ["color", "cola"], nil)
    expectNearest("xStack", ["HStack", "VStack"], nil)
  }

  @Test func theSameBeginningBreaksATie() {
    expectNearest("hight", ["height", "right", "light"], "height")
    expectNearest("vStock", ["VStick", "HStock"], "VStick")
  }

  @Test func aNameGivenTwiceIsNoTie() {
    expectNearest("pading", ["padding", "padding"], "padding")
  }

  @Test func theNameItselfIsNoAnswer() {
    expectNearest("padding", ["padding"], nil)
    expectNearest("padding", ["padding", "pading"], "pading")
  }

  @Test func aBetterNameEndsATie() {
    expectNearest("paddings", ["padsings", "padxings", "padding"], "padding")
  }

  /// A name is compared with few of many that are there.
  @Test func anIndexLooksAtFew() {
    let names = (0..<2000).map { number in
      String(repeating: "abcdefghij", count: 1 + number % 5) + "\(number)"
    }
    let index = NameIndex(names)
    #expect(index.comparisonCount(of: "qrstuvwxyz") == 0)
    #expect(index.comparisonCount(of: "qrstuvabcdefghij") <= 400)
    #expect(index.comparisonCount(of: "abcdefghij5") <= 25)
  }

  /// Many searches among names that are much alike end with what they share.
  @Test func searchesShareTheirComparisons() {
    let index = NameIndex((0..<100).map { "name\($0)" })
    var budget = 20
    #expect(index.nearest(to: "nane7", budget: &budget) == "name7")
    #expect(index.nearest(to: "nane18", budget: &budget) == "name18")
    #expect(budget <= 0)
    #expect(index.nearest(to: "nane29", budget: &budget) == nil)
  }

  @Test func longNamesHaveNoAnswer() {
    let long = String(repeating: "a", count: 64)
    expectNearest(long, [long + "b"], long + "b")
    expectNearest(long + "b", [long], nil)
    expectNearest(String(repeating: "a", count: 1_000_000), [long], nil)
    expectNearest("padding", [String(repeating: "padding", count: 100_000)], nil)
  }

  /// Compares with the textbook's table, written without any of the short cuts.
  @Test func agreesWithTheWholeTable() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let name = random.word(of: "abc", lengths: 0...9)
      let other = random.word(of: "abc", lengths: 0...9)
      let distance = editDistance(Array(name.utf8), Array(other.utf8))
      let isNear =
        name != other && distance <= min(3, name.utf8.count / 3) && distance < other.utf8.count
      #expect(nearestName(to: name, in: [other]) == (isNear ? other : nil), "\(name), \(other)")
    }
  }
}

/// Checks the answer for every order of the candidates: it must not depend on that.
private func expectNearest(
  _ name: String, _ candidates: [String], _ expected: String?,
  at location: SourceLocation = #_sourceLocation
) {
  for shift in candidates.indices {
    let rotated = Array(candidates[shift...] + candidates[..<shift])
    #expect(nearestName(to: name, in: rotated) == expected, sourceLocation: location)
    #expect(NameIndex(rotated).nearest(to: name) == expected, sourceLocation: location)
    #expect(nearestName(to: name, in: rotated.reversed()) == expected, sourceLocation: location)
  }
}

private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var table = Array(repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
  for row in 0...one.count {
    for column in 0...other.count {
      guard row > 0, column > 0 else {
        table[row][column] = row + column
        continue
      }
      let cost = one[row - 1] == other[column - 1] ? 0 : 1
      table[row][column] = min(
        table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + cost)
      if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
        table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
      }
    }
  }
  return table[one.count][other.count]
}
