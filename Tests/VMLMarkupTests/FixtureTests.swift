import Foundation
import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// The fixtures of the mistakes that the reader of VML reports: each holds its mistake, and no
/// other.
struct MarkupFixtureTests {
  static let codes: [DiagnosticCode] = [
    .ampersand, .attributeLimit, .attributeValue, .bareAttribute, .documentStructure,
    .duplicateAttribute, .expectedAttribute, .foreignSyntax, .misplacedDoctype, .missingSpace,
    .nestingTooDeep,
    .strayEndTag, .strayMarkup, .unclosedAttribute, .unclosedComment, .unclosedElement,
    .unclosedInterpolation, .unclosedTag, .unknownDoctype, .unknownEntity, .unsupportedMarkup,
    .bareIdentifier, .expectedComma, .expectedModifier, .expectedParentheses, .expectedValue,
    .invalidColor, .leadingDot, .shortColor, .styleCollision, .styleSeparator, .styleSpace,
    .trailingClosure, .unclosedBracket, .unclosedString, .unknownEscape, .unknownInstruction,
    .unknownType, .unknownUnit,
  ]

  @Test(arguments: codes)
  func oneMistake(_ code: DiagnosticCode) throws {
    #expect(try reported(code) == [code])
  }

  @Test func tooManyMistakes() throws {
    let codes = try reported(.mistakeLimit)
    #expect(codes == Array(repeating: .strayMarkup, count: markupErrorLimit) + [.mistakeLimit])
  }

  private func reported(_ code: DiagnosticCode) throws -> [DiagnosticCode] {
    let url = fixturesFolder.appending(path: "diagnostics/\(code.rawValue)/input.vml")
    let bytes = Array(try Data(contentsOf: url))
    expectLaws(bytes, prefixes: false)
    let parsed = Parsed(bytes)
    var bag = DiagnosticBag()
    _ = parsed.markup.envelope(reporting: &bag)
    return parsed.diagnostics.map(\.code) + bag.diagnostics.map(\.code)
  }
}
