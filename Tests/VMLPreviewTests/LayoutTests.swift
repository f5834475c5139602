import Foundation
import Testing
import VMLMarkup
import VMLPreview
import VMLTestSupport

/// Places where a browser puts what is drawn, against SwiftUI's rules.
///
/// Needs Chromium; where there is none, nothing is checked.
struct LayoutTests {
  private let cases = layoutCases + rightToLeftCases

  @Test(.enabled(if: Browser.isThere)) func framesAreSwiftUIs() throws {
    let found = try Browser.frames(
      of: cases.map { .init(views: $0.views, width: 400, height: 300, direction: $0.direction) })
    try #require(found.count == cases.count)
    for (layout, frames) in zip(cases, found) {
      let markup = parsed(document(layout.views))
      for (id, expected) in layout.frames.sorted(by: { $0.key < $1.key }) {
        let node = try #require(markup.node(withID: id), "\(layout.name): no '\(id)'")
        let frame = try #require(frames[String(node)], "\(layout.name): '\(id)' is not drawn")
        let isNear = zip(expected, frame).allSatisfy { abs($0 - $1) <= 1 }
        #expect(isNear, "\(layout.name): '\(id)' is \(frame), not \(expected)")
      }
    }
  }

  @Test func thereAreFiftyCases() {
    #expect(layoutCases.count >= 50)
    #expect(Set(cases.map(\.name)).count == cases.count)
  }
}

extension Markup {
  fileprivate func node(withID id: String) -> Int? {
    nodes.indices.first { node in
      nodes[node].kind == .element
        && attribute(.id, of: node).map { string(attributes[$0].value) } == id
    }
  }
}
