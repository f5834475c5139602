/// Number of items in all sheets before each sheet.
///
/// It makes the number of a rule the same for every target.
func ruleNumbers(of sheets: [Stylesheet]) -> [Int32] {
  var sum: Int32 = 0
  return sheets.map { sheet in
    defer { sum += Int32(sheet.items.count) }
    return sum
  }
}

/// The sheet, and the item in it, of the rule with a number in all sheets.
func rulePlace(of number: Int32, in sheets: [Stylesheet]) -> (sheet: Int, item: Int) {
  let firsts = ruleNumbers(of: sheets)
  let sheet = firsts.lastIndex { $0 <= number } ?? 0
  return (sheet, Int(number - firsts[sheet]))
}
