import Testing
import VMLCatalog

/// Names that may stand after a dot.
struct ImplicitMemberTests {
  @Test(arguments: [
    ("foregroundStyle", "blue"), ("foregroundStyle", "linearGradient"), ("font", "title"),
    ("font", "system"), ("clipShape", "circle"), ("clipShape", "rect"), ("padding", "horizontal"),
    ("frame", "infinity"), ("buttonStyle", "borderedProminent"), ("transition", "slide"),
    ("listStyle", "insetGrouped"), ("tint", "red"), ("multilineTextAlignment", "center"),
    ("textCase", "uppercase"), ("background", "ultraThinMaterial"), ("overlay", "topTrailing"),
    ("animation", "spring"), ("listRowInsets", "init"), ("stroke", "green"),
    ("keyboardType", "emailAddress"), ("toolbarBackground", "hidden"), ("glassEffect", "regular"),
  ])
  func membersOfParameters(_ modifier: String, _ member: String) throws {
    let overloads = try #require(Catalog.modifier(modifier)).overloads
    let name = try #require(Catalog.Name(member))
    let members = overloads.flatMap { overload in
      overload.parameters.flatMap {
        Catalog.implicitMembers(named: name, of: $0.type, in: overload)
      }
    }
    #expect(!members.isEmpty)
  }

  @Test(arguments: [
    ("foregroundStyle", "title"), ("font", "blue"), ("clipShape", "red"), ("opacity", "blue"),
    ("listStyle", "borderedProminent"), ("multilineTextAlignment", "top"),
  ])
  func membersOfOtherTypes(_ modifier: String, _ member: String) throws {
    let overloads = try #require(Catalog.modifier(modifier)).overloads
    let name = try #require(Catalog.Name(member))
    let members = overloads.flatMap { overload in
      overload.parameters.flatMap {
        Catalog.implicitMembers(named: name, of: $0.type, in: overload)
      }
    }
    #expect(members.isEmpty, "\(members.map(\.text))")
  }

  @Test func aMemberOfAProtocolSaysWhatItMakes() throws {
    let clipShape = try #require(Catalog.modifier("clipShape")?.overloads.first)
    let name = try #require(Catalog.Name("capsule"))
    let type = clipShape.parameters[0].type
    #expect(
      type.kind == .parameter && clipShape.constraints(on: type.name).map(\.text) == ["Shape"])
    let members = Catalog.implicitMembers(named: name, of: type, in: clipShape)
    #expect(!members.isEmpty && members.allSatisfy { $0.selfType?.text == "Capsule" })
  }

  @Test func boundParameters() throws {
    let button = try #require(Catalog.element("Button"))
    let initializer = try #require(
      button.initializers.first {
        $0.signature.hasPrefix("init(_ titleKey: LocalizedStringKey, action")
      })
    let label = try #require(Catalog.Name("Label"))
    #expect(initializer.binding(of: label)?.text == "Text")
  }
}
