import Testing
import VMLMarkup

struct NameTableTests {
  @Test func wellKnownNamesHaveTheirNumbers() {
    let table = NameTable.wellKnown
    #expect(table.find("vml") == .vml)
    #expect(table.find("style") == .style)
    #expect(table.find("GeometryReader") == .geometryReader)
    #expect(table.string(.styleView) == "Style")
    #expect(table.find("state") == .state && table.find("check") == .check)
    #expect(table.find("Text") == .text && table.find("Button") == .button)
    #expect(table.find("role") == .role && table.find("actionValue") == .actionValue)
    #expect(EventName.allCases.map { table.find($0.rawValue)?.event } == EventName.allCases)
    #expect(NameID.action.event == nil && NameID.check.event == nil && NameID.vml.event == nil)
    #expect(NameID.state.isBehaviour && !NameID.action.isBehaviour && !NameID.text.isBehaviour)
    #expect(table.find("Vml") == nil)
    #expect(table.find("") == nil)
  }

  @Test func namesOfEveryLength() {
    var table = NameTable.wellKnown
    let names = (0...40).map { String(repeating: "x", count: $0) }
    let ids = names.map { table.intern($0) }
    #expect(Set(ids).count == names.count)
    #expect(ids.map { table.string($0) } == names)
    #expect(names.map { table.intern($0) } == ids)
    #expect(names.map { table.find($0) } == ids)
  }

  @Test func namesThatBeginAlike() {
    var table = NameTable.wellKnown
    let names = ["alignmen", "alignment", "alignmenu", "alignment\0", "\0", "\0\0", "a", "a\0"]
    let ids = names.map { table.intern($0) }
    #expect(Set(ids).count == names.count)
    #expect(ids.map { table.string($0) } == names)
  }

  @Test func translation() {
    var one = NameTable.wellKnown
    var other = NameTable.wellKnown
    _ = one.intern("first")
    let names = ["second", "first", "third"]
    let ids = names.map { other.intern($0) }
    let translation = one.translate(other)
    #expect(translation.count == names.count)
    #expect(ids.map { Int($0.rawValue) - NameTable.wellKnown.count } == [0, 1, 2])
    #expect(translation.map { one.string($0) } == names)
  }

  @Test func copiesAreIndependent() {
    var one = NameTable.wellKnown
    let copy = one
    _ = one.intern("new")
    #expect(copy.find("new") == nil)
    #expect(copy.count + 1 == one.count)
  }

  @Test func tablesThatGoOnFromOneAnother() {
    var table = NameTable.wellKnown
    _ = table.intern("one")
    let before = table
    #expect(table.isSame(as: before))
    _ = table.intern("another")
    #expect(!table.isSame(as: before))
    #expect(table.begins(with: before) && !before.begins(with: table))
    var other = NameTable.wellKnown
    _ = other.intern("onea")
    _ = other.intern("nother")
    #expect(!table.isSame(as: other) && !table.begins(with: other))
  }

  @Test func aTableWithoutWellKnownNames() {
    var table = NameTable.empty
    #expect(table.find("Text") == nil && table.count == 0)
    let number = table.intern("Text")
    #expect(table.find("Text") == number && table.string(number) == "Text" && table.count == 1)
  }
}
