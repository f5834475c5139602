import Testing
import VMLPublish

struct CompareDocumentsTests {
  private func compare(_ old: String, _ new: String) -> [ViewChange] {
    func document(_ body: String) -> [UInt8] {
      Array("<!doctype swiftui+vml>\n<vml><body>\(body)</body></vml>\n".utf8)
    }
    return compareDocuments(document(old), document(new))
  }

  @Test func nothing() {
    #expect(
      compare(#"<Text id="a" style="bold()">A</Text>"#, #"<Text id="a" style="bold()">A</Text>"#)
        == [])
  }

  @Test func attributesAndModifiers() {
    #expect(
      compare(
        #"<VStack spacing="4" style="padding(12);bold();font(.title)"><Text>A</Text></VStack>"#,
        #"<VStack alignment="leading" spacing="8" style="padding(16);font(.title);italic()"><Text>A</Text></VStack>"#
      ) == [
        ViewChange(
          .changed, "VStack",
          attributes: [
            ValueChange("alignment", old: nil, new: "leading"),
            ValueChange("spacing", old: "4", new: "8"),
          ],
          modifiers: [
            ValueChange("padding", old: "padding(12)", new: "padding(16)"),
            ValueChange("bold", old: "bold()", new: nil),
            ValueChange("italic", old: nil, new: "italic()"),
          ])
      ])
  }

  @Test func viewsThatComeAndGo() {
    #expect(
      compare(
        #"<VStack><Text id="a">A</Text><Image systemName="star"/><Text id="c">C</Text></VStack>"#,
        #"<VStack><Text id="a">A</Text><Text id="b">B</Text><Text id="c">Z</Text></VStack>"#
      ) == [
        ViewChange(.removed, "VStack > Image"), ViewChange(.added, "VStack > Text#b"),
        ViewChange(
          .text, "VStack > Text#c", attributes: [ValueChange("", old: "C", new: "Z")]),
      ])
  }

  @Test func aViewInFrontOfMany() {
    let rows = (0..<50).map { "<HStack><Text>Row \($0)</Text></HStack>" }.joined()
    #expect(
      compare("<List>\(rows)</List>", "<List><Text>New</Text>\(rows)</List>") == [
        ViewChange(.added, "List > Text")
      ])
  }

  @Test func longLists() {
    let rows = (0..<3000).map { "<Text>Row \($0)</Text>" }
    var changed = rows
    changed[1500] = "<Text>Other</Text>"
    #expect(
      compare(rows.joined(), changed.joined()) == [
        ViewChange(.text, "Text", attributes: [ValueChange("", old: "Row 1500", new: "Other")])
      ])
    let reversed = compare(rows.joined(), rows.reversed().joined())
    #expect(reversed.count <= viewChangeLimit)
  }

  @Test func depthAndGarbage() {
    let deep = String(repeating: "<VStack>", count: 500)
    let closed = String(repeating: "</VStack>", count: 500)
    let changes = compare(deep + "<Text>A</Text>" + closed, deep + "<Text>B</Text>" + closed)
    #expect(changes.count == 1)
    _ = compareDocuments([0xFF, 0x3C, 0x00], Array("<vml><<<".utf8))
    _ = compareDocuments([], [])
  }
}
