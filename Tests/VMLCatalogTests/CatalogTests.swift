import Testing
import VMLCatalog

@Suite struct CatalogTests {
  @Test(arguments: ["Text", "VStack", "Color", "LinearGradient", "Map", "Chart", "ToolbarItem"])
  func elements(_ name: String) { #expect(Catalog.isView(name)) }

  @Test(arguments: ["View", "text", "Modifier", "Window", ""])
  func notElements(_ name: String) { #expect(!Catalog.isView(name)) }

  @Test(arguments: ["padding", "font", "resizable", "trim", "onTapGesture", "mapStyle"])
  func modifiers(_ name: String) { #expect(Catalog.isModifier(name)) }

  @Test(arguments: ["colour", "Padding", ""])
  func notModifiers(_ name: String) { #expect(!Catalog.isModifier(name)) }

  @Test func narrowModifiersComeFirst() {
    #expect(Catalog.narrowRank(of: "trim", on: "Circle") == 0)
    #expect(Catalog.narrowRank(of: "resizable", on: "Image") == 0)
    #expect(Catalog.narrowRank(of: "stroke", on: "Circle") == 1)
    // On `View` too, so that its place does not matter to the compiler.
    #expect(Catalog.narrowRank(of: "offset", on: "Circle") == 2)
    #expect(Catalog.narrowRank(of: "symbolRenderingMode", on: "Image") == 2)
    #expect(Catalog.narrowRank(of: "stroke", on: "MapCircle") == 2)
  }

  @Test func enumAttributes() {
    #expect(Catalog.isEnumAttribute("alignment"))
    #expect(!Catalog.isEnumAttribute("title"))
  }
}
