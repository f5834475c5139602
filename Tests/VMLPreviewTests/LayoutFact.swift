import Foundation
import VMLMarkup
import VMLTestSupport

/// Frames of a tree's views in points, as a layout engine that follows SwiftUI's gives them.
///
/// Fixtures/layout/facts.txt has a line for a tree, then one for each size that it is offered:
/// `390x-` is 390 points wide and as high as it likes. A path such as `0.1` is the second child of
/// the root; `0:o` is the view of its template `o`.
struct LayoutFact {
  let tree: String
  let offer: String
  let frames: [(path: String, frame: [Double])]

  /// The tree in a screen that offers it the size.
  var screen: Browser.Screen {
    let sides = offer.split(separator: "x").map { Double($0) }
    let views =
      switch (sides[0], sides[1]) {
      case (_?, _?): tree
      case (_?, nil): "<ScrollView>\(tree)</ScrollView>"
      case (nil, _?): "<ScrollView axis=\"horizontal\">\(tree)</ScrollView>"
      case (nil, nil): "<ZStack style=\"fixedSize()\">\(tree)</ZStack>"
      }
    return Browser.Screen(views: views, width: sides[0] ?? 390, height: sides[1] ?? 844)
  }

  /// Whether all of the size is given, so that the tree stands in the middle of it; otherwise
  /// frames count from its own corner.
  var isScreen: Bool { !offer.contains("-") }

  static func all() throws -> [LayoutFact] {
    var facts: [LayoutFact] = []
    var tree = ""
    for line in try lines(of: "facts.txt") {
      guard line.hasPrefix("  ") else {
        tree = line
        continue
      }
      let parts = line.dropFirst(2).components(separatedBy: " | ")
      let frames = parts.dropFirst().compactMap { part -> (String, [Double])? in
        let words = part.split(separator: " ")
        guard words.count == 2 else { return nil }
        return (String(words[0]), words[1].split(separator: ",").compactMap { Double($0) })
      }
      facts.append(LayoutFact(tree: tree, offer: parts[0], frames: frames))
    }
    return facts
  }

  /// The facts from which the preview may differ, by tree: the sizes that are offered.
  ///
  /// Fixtures/layout/differs.txt has a reason that begins with `#`, then a line for each tree, with
  /// the sizes before it.
  static func exceptions() throws -> [String: Set<String>] {
    var exceptions: [String: Set<String>] = [:]
    var hasReason = false
    for line in try lines(of: "differs.txt") {
      if line.hasPrefix("#") {
        hasReason = true
      } else if let start = line.firstIndex(of: "<"), hasReason {
        let offers = line[..<start].split(separator: " ").map(String.init)
        exceptions[String(line[start...]), default: []].formUnion(offers)
      }
    }
    return exceptions
  }

  private static func lines(of name: String) throws -> [String] {
    let url = fixturesFolder.appending(path: "layout/\(name)")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}

extension Markup {
  /// The element of a path from a root.
  func node(at path: String, from root: Int) -> Int? {
    var node = root
    var rest = path.dropFirst()
    while let mark = rest.first {
      let word = rest.dropFirst().prefix { $0 != "." && $0 != ":" }
      rest = rest.dropFirst(word.count + 1)
      let views = children(of: node).filter { nodes[$0].kind == .element }
      let name = {
        self.attribute(.template, of: $0).map { self.string(self.attributes[$0].value) }
      }
      if mark == ":" {
        guard let found = views.first(where: { name($0) == String(word) }) else { return nil }
        node = found
      } else {
        let plain = views.filter { name($0) == nil }
        guard let index = Int(word), plain.indices.contains(index) else { return nil }
        node = plain[index]
      }
    }
    return node
  }
}
