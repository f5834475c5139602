import Testing
import VMLCatalog

/// Numbers of all that there is, so that nothing is lost when the text is made again.
///
/// The numbers are taken from the facts of SwiftUI 7.2 in the SDK of iOS 26.2.
struct CompletenessTests {
  @Test func elements() {
    #expect(Catalog.elements.count == 330)
    #expect(Catalog.elements.count { !$0.initializers.isEmpty } == 238)
    let ours = Catalog.elements.filter { isOfSwiftUI($0.type.module) }
    #expect(ours.count == 199)
    #expect(ours.count { !$0.initializers.isEmpty } == 143)
  }

  @Test func initializersOfElements() {
    #expect(Catalog.elements.reduce(0) { $0 + $1.initializers.count } == 1608)
    let ours = Catalog.elements.filter { isOfSwiftUI($0.type.module) }
    #expect(ours.reduce(0) { $0 + $1.initializers.count } == 1226)
  }

  @Test func modifiers() {
    #expect(Catalog.modifiers.count == 739)
    #expect(Catalog.modifiers.reduce(0) { $0 + $1.overloads.count } == 1526)
    let onView = Catalog.modifiers.map { $0.overloads.filter { $0.owner.name.string == "View" } }
    #expect(onView.count { !$0.isEmpty } == 640)
    #expect(onView.reduce(0) { $0 + $1.count } == 1177)
    let ours = onView.map { $0.filter { isOfSwiftUI($0.module) } }
    #expect(ours.count { !$0.isEmpty } == 491)
    #expect(ours.reduce(0) { $0 + $1.count } == 921)
  }

  @Test func types() {
    // Sixteen of the 1,587 are elements too, and one alias is written by hand.
    #expect(Catalog.types.count == 1587 + 330 - 16 + 1)
    #expect(Catalog.types.count { $0.element == nil } == 1587 - 16 + 1)
  }

  @Test func members() {
    let members = Catalog.types.map { $0.cases.count + $0.staticMembers.count }
    #expect(members.reduce(0, +) == 3279)
  }

  @Test func environment() {
    #expect(Catalog.environmentValues.count == 150)
    #expect(Catalog.environmentNames == Catalog.environmentNames.sorted())
  }

  @Test func everyNameIsFound() {
    #expect(Catalog.types.allSatisfy { Catalog.type($0.name.string) == $0 })
    #expect(Catalog.modifiers.allSatisfy { Catalog.modifier(Array($0.name.string.utf8)) == $0 })
    #expect(
      Catalog.environmentValues.allSatisfy { Catalog.environmentValue($0.name.string) == $0 })
  }

  /// Sections 10 and 11 of the specification.
  @Test(
    arguments: [
      "Text", "Label", "Image", "AsyncImage", "VStack", "HStack", "ZStack", "ScrollView", "List",
      "Circle", "RoundedRectangle", "Rectangle", "Button", "TextField", "Toggle", "NavigationStack",
      "NavigationLink", "Form", "Section", "TabView", "DisclosureGroup", "Menu", "ViewThatFits",
      "Color", "Spacer", "Divider", "ProgressView", "Link", "ShareLink", "Gauge", "Group", "Picker",
      "Slider", "Capsule", "Ellipse", "ToolbarItem",
    ])
  func elementsOfTheSpecification(_ name: String) {
    #expect(Catalog.isView(name))
  }

  @Test(
    arguments: [
      "padding", "frame", "offset", "position", "foregroundStyle", "background", "opacity", "blur",
      "shadow", "clipShape", "cornerRadius", "rotationEffect", "scaleEffect", "font", "fontWeight",
      "bold", "italic", "textCase", "lineLimit", "multilineTextAlignment", "sheet",
      "fullScreenCover", "alert", "confirmationDialog", "popover", "environment", "animation",
      "transition", "overlay", "fill", "strokeBorder", "resizable", "scaledToFit", "aspectRatio",
      "listRowBackground", "listRowSeparator", "listRowInsets", "buttonStyle", "textFieldStyle",
      "keyboardType", "navigationTitle", "tabItem", "tag", "safeAreaInset", "toolbar",
    ])
  func modifiersOfTheSpecification(_ name: String) {
    #expect(Catalog.isModifier(name))
  }
}

private func isOfSwiftUI(_ module: Catalog.Name) -> Bool { module.string == "SwiftUI" }
