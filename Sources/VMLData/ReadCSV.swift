public import VMLDiagnostics

/// Reads a table as RFC 4180 has it: rows of fields with commas between them, the first row with
/// the names of the columns.
///
/// A field may stand in quotes, in which commas, line feeds and doubled quotes are text. An empty
/// field without quotes is null, any other a string. Empty lines are left out.
///
/// `columns` are the names of the columns, where the text is a part of a table without its first
/// row.
///
/// - Returns: The list of the rows as objects, or `nil` after a mistake, which is then in `bag`.
/// - Complexity: Linear in the length of the text.
public func readCSV(
  _ text: SourceText, columns: [String]? = nil, reporting bag: inout DiagnosticBag
) -> DataNode? {
  var reader = CSVReader(text)
  let table = reader.readTable(columns)
  bag.report(contentsOf: reader.bag)
  return table
}

/// Reads the first row of a table, the names of its columns.
///
/// - Returns: `nil` after a mistake, which is then in `bag`.
public func readCSVColumns(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> [String]? {
  var reader = CSVReader(text)
  let columns = reader.readColumns()
  bag.report(contentsOf: reader.bag)
  return columns
}

private struct CSVReader {
  private let text: SourceText
  private let end: Int
  private var index: Int
  private var nodeCount = 0
  var bag = DiagnosticBag()

  init(_ text: SourceText) {
    self.text = text
    index = text.range.lowerBound
    end = text.range.upperBound
    if text.bytes[text.range].starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
  }

  private var current: UInt8? { index < end ? text.bytes[index] : nil }

  mutating func readColumns() -> [String]? {
    guard let fields = readRow(), checkHeader(fields) else { return nil }
    return fields.map(\.text)
  }

  mutating func readTable(_ columns: [String]?) -> DataNode? {
    var header = columns ?? []
    var items: [DataNode] = []
    while index < end {
      let start = index
      guard let fields = readRow() else { return nil }
      // An empty line.
      if fields.count == 1, fields[0].content == .null { continue }
      if header.isEmpty {
        guard checkHeader(fields) else { return nil }
        header = fields.map(\.text)
        continue
      }
      guard fields.count == header.count else {
        let last = min(fields.count, header.count + 1) - 1
        bag.report(
          .fieldCount(
            fields.count, header.count, at: fields[last].range,
            notes: fields.compactMap { longField($0.range.range) }.prefix(1)))
        return nil
      }
      nodeCount += fields.count + 1
      guard nodeCount <= DataLimits.nodes else {
        bag.report(.nodeLimit(at: fields[0].range))
        return nil
      }
      items.append(
        DataNode(
          .object(
            zip(header, fields).map { name, field in
              DataNode.Entry(key: name, keyRange: field.range, value: field)
            }), at: text.sourceRange(start..<max(start, lineEnd(before: index)))))
    }
    return DataNode(.list(items), at: text.sourceRange(text.range))
  }

  /// The end of the row before an index, without its line feed.
  private func lineEnd(before index: Int) -> Int {
    var last = index
    while last > text.range.lowerBound, [0x0A, 0x0D].contains(text.bytes[last - 1]) { last -= 1 }
    return last
  }

  private mutating func checkHeader(_ fields: [DataNode]) -> Bool {
    if fields.count == 1, let separator = foreignSeparator(in: fields[0]) {
      bag.report(separator)
      return false
    }
    var known: [String: SourceRange] = [:]
    for field in fields {
      guard !field.text.isEmpty else {
        bag.report(.columnWithoutName(at: field.range))
        return false
      }
      if let first = known.updateValue(field.range, forKey: field.text) {
        bag.report(.columnTwice(field.text, at: field.range, first: first))
        return false
      }
    }
    return true
  }

  /// A mistake where the first row is one field that another kind of table would cut into several.
  private func foreignSeparator(in field: DataNode) -> Diagnostic? {
    let bytes = text.bytes[field.range.range]
    guard bytes.first != UInt8(ascii: "\""),
      let place = bytes.firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == 0x09 }),
      text.bytes[index..<end].prefix(while: { $0 != 0x0A }).contains(bytes[place])
    else { return nil }
    return .foreignSeparator(
      bytes[place] == 0x09 ? "a tab" : "';'", at: text.sourceRange(place..<place + 1))
  }

  /// Reads `field (',' field)* (CRLF | LF)?`.
  private mutating func readRow() -> [DataNode]? {
    var fields: [DataNode] = []
    while true {
      guard let field = current == UInt8(ascii: "\"") ? readQuoted() : readPlain() else {
        return nil
      }
      fields.append(field)
      guard current == UInt8(ascii: ",") else { break }
      index += 1
    }
    if current == 0x0D { index += 1 }
    if current == 0x0A { index += 1 }
    return fields
  }

  private mutating func readPlain() -> DataNode? {
    let start = index
    while let byte = current, byte != UInt8(ascii: ","), byte != 0x0A, byte != 0x0D {
      guard byte != UInt8(ascii: "\"") else {
        bag.report(.quoteInside(at: text.sourceRange(index..<index + 1)))
        return nil
      }
      index += 1
    }
    let range = text.sourceRange(start..<index)
    return index == start
      ? DataNode(.null, at: range)
      : DataNode(.string(String(decoding: text.bytes[start..<index], as: UTF8.self)), at: range)
  }

  /// Reads `'"' (character | '""')* '"'`.
  private mutating func readQuoted() -> DataNode? {
    let start = index
    var bytes: [UInt8] = []
    index += 1
    while let byte = current {
      index += 1
      guard byte == UInt8(ascii: "\"") else {
        bytes.append(byte)
        continue
      }
      if current == UInt8(ascii: "\"") {
        bytes.append(byte)
        index += 1
        continue
      }
      let range = text.sourceRange(start..<index)
      guard let next = current, ![UInt8(ascii: ","), 0x0A, 0x0D].contains(next) else {
        return DataNode(.string(String(decoding: bytes, as: UTF8.self)), at: range)
      }
      bag.report(
        .afterQuote(at: text.sourceRange(index..<index + 1), start: longField(start..<index)))
      return nil
    }
    bag.report(.openQuote(at: text.sourceRange(start..<start + 1)))
    return nil
  }

  /// Says where a field of several lines begins, as its quote may be a mistake; `nil` for another.
  private func longField(_ range: Range<Int>) -> Diagnostic.Note? {
    guard text.bytes[range].contains(0x0A) else { return nil }
    let start = text.sourceRange(range.lowerBound..<range.lowerBound + 1)
    return Diagnostic.Note("a field of several lines begins with this quote", at: start)
  }
}

extension DataNode {
  /// The text of a field; empty for null.
  fileprivate var text: String { if case .string(let text) = content { text } else { "" } }
}

extension Diagnostic {
  fileprivate static func fieldCount(
    _ count: Int, _ expected: Int, at range: SourceRange, notes: some Sequence<Note>
  ) -> Diagnostic {
    Diagnostic(
      .csvSyntax, .error, at: range,
      "this row has \(countOf(count, "field")), and the table \(countOf(expected, "column"))",
      notes: [
        Note("a field with a comma stands in quotes; where a field is left out its comma stays")
      ] + notes)
  }

  private static func countOf(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  fileprivate static func foreignSeparator(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .csvSyntax, .error, at: range, "\(name) does not stand between fields",
      notes: [
        Note("fields have commas between them; a name of one column that has it stands in quotes")
      ])
  }

  fileprivate static func columnWithoutName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .csvSyntax, .error, at: range, "this column has no name",
      notes: [Note("the first row has the names of the columns")])
  }

  fileprivate static func columnTwice(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .csvSyntax, .error, at: range, "there are two columns '\(name)'",
      notes: [Note("the other one", at: first)])
  }

  fileprivate static func quoteInside(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .csvSyntax, .error, at: range, "a quote stands inside of a field without quotes",
      notes: [Note("put the whole field into quotes, and double each quote inside")])
  }

  fileprivate static func afterQuote(at range: SourceRange, start: Note?) -> Diagnostic {
    Diagnostic(
      .csvSyntax, .error, at: range, "expected ',' or the end of the line after a quoted field",
      notes: [Note("a quote inside of a field is written twice"), start].compactMap(\.self))
  }

  fileprivate static func openQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .csvSyntax, .error, at: range, "this quote is never closed",
      notes: [
        Note(
          "close it, or take it away; a quote that is part of a field in quotes is written twice")
      ])
  }
}
