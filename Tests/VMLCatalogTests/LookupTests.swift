import Testing
import VMLCatalog

struct LookupTests {
  @Test(arguments: ["Text", "VStack", "Color", "LinearGradient", "Map", "Chart", "ToolbarItem"])
  func elements(_ name: String) { #expect(Catalog.isView(name)) }

  @Test(arguments: ["View", "text", "Modifier", "Window", "AnyView", "Font", "", "Tëxt"])
  func notElements(_ name: String) { #expect(!Catalog.isView(name)) }

  @Test(arguments: ["padding", "font", "resizable", "trim", "onTapGesture", "mapStyle"])
  func modifiers(_ name: String) { #expect(Catalog.isModifier(name)) }

  @Test(arguments: ["colour", "Padding", "", "windowStyle", "padding\0"])
  func notModifiers(_ name: String) { #expect(!Catalog.isModifier(name)) }

  @Test func modifiersOfScenesAreKnown() throws {
    let modifier = try #require(Catalog.modifier("windowStyle"))
    #expect(!modifier.isWritable && modifier.overloads.first?.owner.name.string == "Scene")
  }

  @Test func namesAreSorted() {
    for names in [Catalog.elementNames, Catalog.modifierNames, Catalog.typeNames] {
      #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      #expect(Set(names).count == names.count)
    }
  }

  @Test func aNameIsItsText() throws {
    let padding = try #require(Catalog.Name("padding"))
    #expect(padding == Catalog.modifier("padding")?.name)
    #expect(padding.string == "padding" && padding.isEqual(to: "padding"))
    #expect(!padding.isEqual(to: "paddin") && !padding.isEmpty)
    #expect(Catalog.Name("no such name") == nil)
    #expect(Catalog.Name(Array("curaçao".utf8))?.string == "curaçao")
    #expect(Catalog.Name("")?.isEmpty == true)
  }

  @Test func enumAttributes() {
    for name in ["alignment", "axis", "axes", "placement", "role", "startPoint", "pinnedViews"] {
      #expect(Catalog.isEnumAttribute(name), "\(name)")
    }
    for name in ["title", "value", "in", "cornerRadius", "url", "angle", ""] {
      #expect(!Catalog.isEnumAttribute(name), "\(name)")
    }
  }

  @Test func conformances() throws {
    let circle = try #require(Catalog.element("Circle"))
    #expect(circle.kinds.map(\.type.text) == ["View", "Shape", "InsettableShape"])
    #expect(circle.isShape && circle.isView && circle.isKind("Animatable"))
    let shape = try #require(Catalog.type("Shape"))
    #expect(shape.conformingTypes.contains(circle.type))
    #expect(shape.conforms(to: "View") && shape.kind == .protocol)
    let group = try #require(Catalog.element("Group"))
    let toolbar = try #require(group.kinds.first { $0.type.text == "ToolbarContent" })
    #expect(toolbar.requirements.map(\.text) == ["Content: ToolbarContent"])
    #expect(Catalog.element("ToolbarItem")?.isView == false)
    #expect(Catalog.element("Font") == nil)
  }

  @Test func instanceMembers() throws {
    let color = try #require(Catalog.type("Color"))
    let opacity = color.instanceMembers(named: try #require(Catalog.Name("opacity")))
    #expect(opacity.contains { $0.owner == color && $0.result.text == "Color" })
    #expect(opacity.contains { $0.owner.name.string == "View" })
    let transition = try #require(Catalog.type("AnyTransition"))
    let combined = transition.instanceMembers(named: try #require(Catalog.Name("combined")))
    #expect(combined.map(\.signature) == ["combined(with other: AnyTransition) -> AnyTransition"])
  }

  @Test func dottedAndNestedTypes() throws {
    let padding = try #require(
      Catalog.modifier("padding")?.overloads.first { $0.parameters.count == 2 })
    let edges = padding.parameters[0]
    #expect(edges.label == nil && edges.name.string == "edges" && edges.hasDefault)
    #expect(edges.type.entry == Catalog.type("Edge.Set"))
    #expect(edges.defaultValue?.string == ".all")
    let length = padding.parameters[1].type
    #expect(length.kind == .optional && length.unwrapped.text == "CGFloat")
  }

  @Test func platforms() {
    #expect(Catalog.Platform(os: "iPadOS") == .iOS && Catalog.Platform(os: "macCatalyst") == .iOS)
    #expect(Catalog.Platform(os: "tvos") == .tvOS && Catalog.Platform(os: "android") == nil)
  }

  @Test func versions() {
    #expect(Catalog.Version("10.15.4")?.description == "10.15.4")
    #expect(Catalog.Version("16.0")?.description == "16")
    #expect(
      [Catalog.Version("10"), Catalog.Version("9")].compactMap { $0 }.max() == Catalog.Version("10")
    )
    for text in ["", "x", "1.", ".1", "0", "65", "1.100", "1.2.10", "1.2.3.4", "+1", "99999999999"]
    {
      #expect(Catalog.Version(text) == nil, "\(text)")
    }
  }

  @Test func minimumVersions() throws {
    let toolbar = try #require(Catalog.type("NavigationStack")).availability
    #expect(toolbar.isAvailable(on: .iOS, since: Catalog.Version("16")))
    #expect(!toolbar.isAvailable(on: .iOS, since: Catalog.Version("15.4")))
    #expect(!toolbar.isAvailable(on: .iOS, since: nil))
    #expect(toolbar.isAvailable(on: .visionOS, since: nil))
  }
}
