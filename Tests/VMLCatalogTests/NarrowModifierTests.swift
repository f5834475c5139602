import Testing
import VMLCatalog

struct NarrowModifierTests {
  @Test(arguments: [
    ("trim", "Circle", 0), ("resizable", "Image", 0), ("inset", "Circle", 0),
    ("onDelete", "ForEach", 0),
    ("stroke", "Circle", 1), ("fill", "Circle", 1), ("textVariant", "Text", 1),
    // On `View` too, so that its place does not matter to the compiler.
    ("offset", "Circle", 2), ("symbolRenderingMode", "Image", 2), ("bold", "Text", 2),
    // Map content has modifiers of the same names, and nothing narrower.
    ("stroke", "MapCircle", 2), ("windowStyle", "Text", 2), ("unknown", "Text", 2),
    ("trim", "CustomView", 0),
  ])
  func ranks(_ modifier: String, _ element: String, _ rank: Int) {
    #expect(Catalog.narrowRank(of: modifier, on: element) == rank)
  }

  /// `bold` is on `Text` since iOS 13 and on `View` since iOS 16.
  @Test(arguments: [("16", 2), ("15", 0)])
  func ranksOfATarget(_ minimum: String, _ rank: Int) {
    let found = Catalog.narrowRank(
      of: "bold", on: "Text", platform: .iOS, minimum: Catalog.Version(minimum))
    #expect(found == rank)
  }

  @Test func contentHasNoOrdinaryOrder() {
    #expect(!Catalog.isOrdinary("MapCircle") && !Catalog.isOrdinary("ToolbarItem"))
    #expect(
      Catalog.isOrdinary("Text") && Catalog.isOrdinary("Custom") && Catalog.isOrdinary("Group"))
    #expect(
      Catalog.contentNames.contains("BarMark") && !Catalog.contentNames.contains("HStackLayout"))
  }
}
