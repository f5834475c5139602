import Testing
import VMLDiagnostics

@Suite struct MistakeGroupTests {
  private func groups(_ messages: [String]) -> [String] {
    mistakeGroups(of: messages.map { Diagnostic(.unknownProp, .error, at: nil, $0) })
      .map { "\($0.count) × \($0.message)" }
  }

  @Test func namesThatDifferAreLeftOut() {
    let found = groups([
      "one other", "component 'Card' has no prop 'titel'", "component 'Card' has no prop 'txt'",
      "component 'Card' has no prop 'titel'; did you mean 'title'?",
    ])
    #expect(
      found == [
        "2 × component 'Card' has no prop '…'", "1 × one other",
        "1 × component 'Card' has no prop 'titel'; did you mean 'title'?",
      ])
  }

  @Test func numbersThatDifferAreLeftOut() {
    #expect(groups(["takes 2 of h264", "takes 3 of h264"]) == ["2 × takes … of h264"])
  }

  @Test(
    arguments: [
      "", "'", "it's 'a", "the app's 'it's' is 1", "''", "'a' 'b'", "12", "é'1'", "a'b'c", "1'2'3",
      "'…'",
    ])
  func aMessageThatIsAloneIsAsItWas(message: String) {
    #expect(groups([message]) == ["1 × \(message)"])
    #expect(groups([message, message]) == ["2 × \(message)"])
  }

  @Test func codesAreToldApart() {
    let found = mistakeGroups(of: [
      Diagnostic(.unknownProp, .error, at: nil, "a"),
      Diagnostic(.unknownClass, .error, at: nil, "a"),
    ])
    #expect(found.map(\.code) == [.unknownProp, .unknownClass])
  }
}
