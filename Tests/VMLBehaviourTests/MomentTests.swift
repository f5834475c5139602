import Testing
import VMLData
import VMLStates

struct MomentTests {
  @Test(arguments: [
    ("1970-01-01", 0.0), ("1970-01-01T00:00:00Z", 0), ("1970-01-01 00:01", 60),
    ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T23:00-01:00", 0), ("2000-02-29", 951_782_400),
    ("2000-03-01", 951_868_800), ("2026-12-01T00:00:00Z", 1_796_083_200),
    ("1969-12-31T23:59:59.5Z", -1), ("0001-01-01", -62_135_596_800),
    ("9999-12-31", 253_402_214_400),
  ])
  func aDateIsAMoment(_ text: String, _ expected: Double) {
    #expect(seconds(ofMoment: text) == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-12-00", "2026-12-01T", "2026-12-01T24:00Z", "2026-12-01T1:00Z",
    "2026-12-01T10:00:00+1:00", "2026-12-01T10:00Zx", "２０２６-12-01", "2026-12-01T10:00+",
  ])
  func otherTextIsNone(_ text: String) {
    #expect(seconds(ofMoment: text) == nil)
  }

  @Test(arguments: [
    (ValueType.integer(TypeRange(1, 3)), Value.integer(4), Value?.none),
    (.integer(TypeRange(1, 3)), .number(2), .integer(2)), (.integer(), .number(2.5), nil),
    (.number(), .integer(2), .number(2)), (.number(), .number(.nan), nil),
    (.boolean, .integer(1), nil), (.choice(["a"]), .string("b"), nil),
    (.set(of: nil), .list([.string("a"), .string("a")]), nil),
    (.set(of: ["a"]), .list([.string("a")]), .list([.string("a")])),
    (.set(of: nil), .list([.integer(1)]), nil), (.date, .string("tomorrow"), nil),
    (.string(), .nothing, nil),
  ])
  func aStateTakesItsTypeAlone(_ type: ValueType, _ value: Value, _ expected: Value?) {
    #expect(stateValue(value, of: type) == expected)
  }
}
