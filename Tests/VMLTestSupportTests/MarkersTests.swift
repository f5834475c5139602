import Testing
import VMLTestSupport

struct MarkersTests {
  @Test func marksAreTakenOut() {
    let (text, offsets) = removeMarkers(from: "a1️⃣é2️⃣")
    #expect(text == "aé")
    #expect(offsets == [1, 3])
  }

  @Test func offsetsAreInTheOrderOfTheNumbers() {
    #expect(removeMarkers(from: "2️⃣ab1️⃣").offsets == [2, 0])
  }

  @Test func marksStandNextToAnything() {
    let (text, offsets) = removeMarkers(from: "\r1️⃣\n2️⃣\u{301}3️⃣4️⃣")
    #expect(Array(text.utf8) == Array("\r\n\u{301}".utf8))
    #expect(offsets == [1, 2, 4, 4])
  }

  @Test func textWithoutMarks() {
    #expect(removeMarkers(from: "1 \u{FE0F}\u{20E3} 0️⃣").offsets.isEmpty)
    #expect(removeMarkers(from: "").text.isEmpty)
  }

  @Test(arguments: ["2️⃣", "1️⃣1️⃣", "1️⃣3️⃣"])
  func missingOrRepeatedMarksFail(_ marked: String) {
    withKnownIssue { _ = removeMarkers(from: marked) }
  }
}
