import Testing
import VMLDocuments
import VMLViews

struct WordsTests {
  @Test func aCard() throws {
    let card = VStack(alignment: .leading, spacing: 4) {
      Text("Lamp").font(.headline)
    }
    #expect(
      try text(card)
        == #"<VStack alignment="leading" spacing="4">"#
        + #"<Text style="font(.headline)">Lamp</Text></VStack>"#
    )
  }

  @Test func aDocumentIsChecked() throws {
    let bytes = try Text("Lamp").font(.headline).document(target: "ios")
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        #"<Text style="font(.headline)">Lamp</Text>"#))
    #expect(throws: DocumentReport.self) { try Text("a").modifier("glow(").document() }
  }
}

/// The VML of a view.
func text(_ view: some View) throws -> String { String(decoding: try view.vml(), as: UTF8.self) }
