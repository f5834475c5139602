import Testing
import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// A check of one call stands for all calls of its shape.
@Suite struct CallShapeTests {
  @Test(arguments: [
    ("padding(8)", "padding(12)"), ("padding(-8)", "padding(1024)"),
    ("opacity(0.5)", "opacity(1.25)"), ("rotationEffect(45deg)", "rotationEffect(1.5deg)"),
    ("rotationEffect(2deg)", "rotationEffect(1deg)"), ("opacity(8%)", "opacity(9%)"),
    ("navigationTitle(\"a\")", "navigationTitle(\"two words\")"),
    ("background(#ffeedd)", "background(#102030)"),
  ])
  func valuesDoNotMatter(one: String, other: String) throws {
    #expect(try shape(of: one) == shape(of: other))
  }

  @Test(arguments: [
    ("padding(8)", "padding(8.5)"), ("padding(8)", "padding(\"8\")"), ("padding(8)", "margin(8)"),
    ("padding(8)", "padding(8, 8)"), ("padding(8)", "padding([8])"),
    ("padding(.top)", "padding(.bottom)"), ("padding(8)", "padding(all: 8)"),
    ("padding(ab: .c)", "padding(a: .bc)"), ("disabled(true)", "disabled(false)"),
    ("a(8deg)", "a(8)"), ("a(8%)", "a(8)"), ("a(#ffeedd)", "a(\"#ffeedd\")"),
    ("a(.b.c(1))", "a(.b(.c(1)))"), ("a([1, 2])", "a([1], 2)"), ("a(1 + 2)", "a(1 - 2)"),
    ("a(.b)", "a(.c)"), ("a(:b)", "a(.b)"), ("a(attr(b))", "a(attr(c))"),
  ])
  func everythingElseDoes(one: String, other: String) throws {
    #expect(try shape(of: one) != shape(of: other))
  }

  @Test func longCallsHaveNoShape() throws {
    #expect(try shape(of: "a(\(String(repeating: "1, ", count: 70_000))1)") == nil)
    #expect(try shape(of: "a(.\(String(repeating: "b", count: 300)))") == nil)
  }

  /// `nil` for a call that has none.
  private func shape(of style: String) throws -> [UInt8]? {
    var bag = DiagnosticBag()
    let tree = parseStyle(Array(style.utf8), as: FileID(0), reporting: &bag)
    var shape: [UInt8] = []
    try #require(bag.diagnostics.isEmpty)
    return appendCallShape(of: 0, in: tree, to: &shape) ? shape : nil
  }
}
