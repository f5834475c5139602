import VMLData

/// Whether two values may be compared for equality: they are of one kind, or one is nil.
func areComparable(_ one: Value, _ other: Value) -> Bool {
  switch (one, other) {
  case (.nothing, _), (_, .nothing), (.boolean, .boolean), (.list, .list), (.object, .object),
    (.view, .view):
    true
  default: haveOrder(one, other)
  }
}

/// Whether two values have an order: both are numbers, or both are text.
func haveOrder(_ one: Value, _ other: Value) -> Bool {
  switch (one, other) {
  case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number): true
  default: one.asText != nil && other.asText != nil
  }
}

/// Whether two values are equal; values of different kinds are not.
///
/// Numbers are compared by their exact values, and text by its Unicode scalars, so that the result
/// is the same everywhere. Stops, with any result, when `budget` falls below zero.
func areValuesEqual(_ one: Value, _ other: Value, budget: inout Int) -> Bool {
  budget -= 8
  guard budget >= 0 else { return false }
  switch (one, other) {
  case (.nothing, .nothing): return true
  case (.view(let one), .view(let other)): return one.handle == other.handle
  case (.list(let ones), .list(let others)):
    guard ones.count == others.count else { return false }
    for index in ones.indices {
      guard areValuesEqual(ones[index], others[index], budget: &budget) else { return false }
    }
    return true
  case (.object(let one), .object(let other)):
    guard one.keys.count == other.keys.count else { return false }
    for (key, value) in zip(one.keys, one.values) {
      guard let counterpart = other[key],
        areValuesEqual(value, counterpart, budget: &budget)
      else { return false }
    }
    return true
  default:
    budget -= one.asText?.utf8.count ?? 0
    return areLeavesEqual(one, other)
  }
}

/// Whether two values without others inside are equal.
func areLeavesEqual(_ one: Value, _ other: Value) -> Bool {
  switch (one, other) {
  case (.boolean(let one), .boolean(let other)): return one == other
  case (.integer(let one), .integer(let other)): return one == other
  case (.number(let one), .number(let other)): return one == other
  case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
    return order(integer, number) == 0
  default:
    guard let one = one.asText, let other = other.asText else { return false }
    return one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
  }
}

/// Whether one value comes before another, which has an order with it (``haveOrder(_:_:)``).
///
/// Text is ordered by its Unicode scalars.
func isLess(_ one: Value, _ other: Value) -> Bool {
  switch (one, other) {
  case (.integer(let one), .integer(let other)): return one < other
  case (.number(let one), .number(let other)): return one < other
  case (.integer(let integer), .number(let number)): return order(integer, number) == -1
  case (.number(let number), .integer(let integer)): return order(integer, number) == 1
  default:
    guard let one = one.asText, let other = other.asText else { return false }
    // The order of UTF-8 bytes is the order of the scalars.
    return one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

/// -1, 0 or 1 as an integer is less than, equal to or greater than a double, without rounding
/// either; `nil` if the double is no number.
private func order(_ integer: Int, _ number: Double) -> Int? {
  guard !number.isNaN else { return nil }
  // 2^63, the first double that is too large for an integer.
  let limit = 0x1p63
  guard number < limit else { return -1 }
  guard number >= -limit else { return 1 }
  let whole = Int(number)
  guard integer == whole else { return integer < whole ? -1 : 1 }
  let fraction = number - Double(whole)
  return fraction > 0 ? -1 : fraction < 0 ? 1 : 0
}
