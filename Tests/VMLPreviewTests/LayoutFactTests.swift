import Testing
import VMLMarkup
import VMLTestSupport

/// Places where a browser puts views, against those of a layout engine that follows SwiftUI's.
///
/// Needs Chromium; where there is none, nothing is checked.
struct LayoutFactTests {
  @Test(.enabled(if: Browser.isThere)) func framesAreAsTheFactsSay() throws {
    let facts = try LayoutFact.all()
    let exceptions = try LayoutFact.exceptions()
    let found = try Browser.frames(of: facts.map(\.screen), isLaidOutOnly: true)
    try #require(found.count == facts.count)
    for (fact, boxes) in zip(facts, found) {
      let difference = try difference(fact, boxes)
      let mayDiffer = exceptions[fact.tree]?.contains(fact.offer) == true
      #expect(
        (difference != nil) == mayDiffer,
        "\(fact.offer) \(fact.tree): \(difference ?? "it agrees, so differs.txt must not have it")")
    }
  }

  @Test func thereIsAFactForEachException() throws {
    let facts = try LayoutFact.all()
    #expect(facts.count == 961)
    let known = Set(facts.map { "\($0.offer) \($0.tree)" })
    for (tree, offers) in try LayoutFact.exceptions() {
      for offer in offers { #expect(known.contains("\(offer) \(tree)")) }
    }
  }

  /// The first view that is more than a point away from where it should be.
  private func difference(_ fact: LayoutFact, _ boxes: [String: [Double]]) throws -> String? {
    let markup = parsed(document(fact.screen.views))
    let body = try #require(
      markup.nodes.indices.first {
        markup.nodes[$0].kind == .element && markup.string(markup.nodes[$0].name) == "body"
      })
    let screen = try #require(Array(markup.children(of: body)).first)
    let root = fact.isScreen ? screen : try #require(Array(markup.children(of: screen)).first)
    let corner = fact.isScreen ? [0, 0] : Array((boxes[String(root)] ?? [0, 0]).prefix(2))
    for (path, expected) in fact.frames {
      let node = try #require(markup.node(at: path, from: root), "\(fact.tree) has no \(path)")
      // A spacer is not seen, and its box can be larger than the spacer across its stack.
      if markup.string(markup.nodes[node].name) == "Spacer" { continue }
      guard let box = boxes[String(node)] else { return "\(path) is not drawn" }
      let frame = [box[0] - corner[0], box[1] - corner[1], box[2], box[3]]
      let isNear = zip(expected, frame).allSatisfy { abs($0 - $1) <= 1 }
      if !isNear { return "\(path) is \(frame), not \(expected)" }
    }
    return nil
  }
}
