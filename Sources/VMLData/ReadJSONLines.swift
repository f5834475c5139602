public import VMLDiagnostics

/// Reads JSON lines: a JSON value on each line, empty lines left out.
///
/// The text is a part of a file as it stands there.
///
/// - Returns: The list of the values, or `nil` after a mistake, which is then in `bag`.
public func readJSONLines(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> DataNode? {
  var items: [DataNode] = []
  var start = text.range.lowerBound
  let end = text.range.upperBound
  while start < end {
    let line = text.bytes[start..<end].firstIndex(of: 0x0A) ?? end
    defer { start = line + 1 }
    guard text.bytes[start..<line].contains(where: { $0 > 0x20 }) else { continue }
    guard items.count < DataLimits.nodes else {
      bag.report(.nodeLimit(at: text.sourceRange(start..<line)))
      return nil
    }
    let inner = SourceText(
      file: text.file, bytes: text.bytes, range: start..<line, offsets: nil)
    guard let item = readJSON(inner, reporting: &bag) else {
      let value = text.bytes[start..<line].drop { $0 <= 0x20 }
      if items.isEmpty, value.first == UInt8(ascii: "[") || value.last == UInt8(ascii: ",") {
        let way = "each line is a whole value, without '[' and ','; a list is a file of '.json'"
        bag.changeLast { $0.notes = [Diagnostic.Note(way)] }
      }
      return nil
    }
    items.append(item)
  }
  return DataNode(.list(items), at: text.sourceRange(text.range))
}
