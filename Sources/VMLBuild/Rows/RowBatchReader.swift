import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles

/// Makes values of rows.
struct RowBatchReader: Sendable {
  let source: RowSource
  /// Says by the text of its key whether a row is wanted; `nil` for all.
  var isWanted: (@Sendable (ArraySlice<UInt8>) -> Bool)?

  struct Row: Sendable {
    var key: String
    var value: Value
    /// Of its text.
    var digest: XXH128
    var range: SourceRange
    /// In its file.
    var line: Int
  }

  /// A row with a mistake.
  struct BadRow: Sendable {
    var text: [UInt8]
    var line: Int
    var mistakes: [Diagnostic]
    /// Whether nothing else is lost with it: not so of a quote that may have taken in good rows.
    var isPassable = true
  }

  struct Result: Sendable {
    var rows: [Row] = []
    var bad: [BadRow] = []
    /// The bytes that mistakes point at.
    var file: SourceFile

    /// A row whose key another one before it has.
    func twice(_ row: Row, other: String) -> BadRow {
      BadRow(
        text: Array(file.bytes[row.range.range]), line: row.line,
        mistakes: [.rowTwice(row.key, at: row.range, other: other)])
    }
  }

  /// Reads the rows of a batch that are wanted.
  ///
  /// `id` is the number of a file that stands for the batch in messages.
  func read<Files>(
    _ rows: RowReader<Files>.Rows, as id: FileID, in site: Site
  ) -> Result {
    let file = SourceFile(
      id: id, path: rows.file.path, bytes: rows.batch.bytes, firstLine: rows.batch.firstLine)
    var result = Result(file: file)
    var columns: [String]?
    if let header = rows.header {
      var bag = DiagnosticBag()
      let first = SourceFile(id: id, path: rows.file.path, bytes: header)
      columns = readCSVColumns(SourceText(first), reporting: &bag)
      if columns == nil {
        // It is told once, with the first rows of the file.
        result.file = first
        result.bad = [
          BadRow(text: header, line: 1, mistakes: bag.diagnostics, isPassable: false)
        ]
        return result
      }
    }
    for (range, line) in zip(rows.batch.rows, rows.batch.lines) {
      // A mistake at the row's end is not one in the next line.
      guard let last = file.bytes[range].lastIndex(where: { $0 > 0x20 }) else { continue }
      let range = range.lowerBound..<last + 1
      let bytes = file.bytes[range]
      if rows.header == nil, let isWanted, let key = rowKey(source.key, inJSON: bytes),
        !isWanted(key)
      {
        continue
      }
      var bag = DiagnosticBag()
      let found = read(SourceText(file, range), columns, in: site, reporting: &bag)
      if let found {
        if let isWanted, !isWanted(Array(found.key.utf8)[...]) { continue }
        result.rows.append(
          Row(
            key: found.key, value: found.value, digest: digest(of: bytes, rows.header),
            range: file.sourceRange(range), line: line))
      } else {
        // A row without a key is the mistake of one shard, too.
        if let isWanted, rows.header != nil || rowKey(source.key, inJSON: bytes) == nil,
          !isWanted(bytes)
        {
          continue
        }
        let isOpen = bytes.contains(0x0A) || !bytes.count { $0 == 0x22 }.isMultiple(of: 2)
        result.bad.append(
          BadRow(
            text: Array(bytes), line: line, mistakes: bag.diagnostics,
            isPassable: !isOpen || !bag.diagnostics.contains { $0.code == .csvSyntax }))
      }
    }
    return result
  }

  /// The digest of a row's text, in a table with the names of the columns.
  private func digest(of row: ArraySlice<UInt8>, _ header: [UInt8]?) -> XXH128 {
    var hashing = Hashing()
    hashing.add(row)
    if let header { hashing.add(header[...]) }
    return hashing.finish()
  }

  private func read(
    _ text: SourceText, _ columns: [String]?, in site: Site, reporting bag: inout DiagnosticBag
  ) -> (key: String, value: Value)? {
    if let offset = firstInvalidByte(of: text) {
      bag.report(.rowNotUTF8(at: SourceRange(file: text.file, offset..<offset + 1)))
      return nil
    }
    let node: DataNode?
    if let columns {
      node = readCSV(text, columns: columns, reporting: &bag)?.items?.first
    } else {
      node = readJSON(text, reporting: &bag)
    }
    return node.flatMap { rowValue($0, of: source, in: site, reporting: &bag) }
  }

  private func firstInvalidByte(of text: SourceText) -> Int? {
    guard String(validating: text.bytes[text.range], as: UTF8.self) == nil else { return nil }
    return text.range.lowerBound
  }
}

extension SiteLoader {
  /// Reads the first rows of each source, for commands that show an author what pages become.
  mutating func loadSampleRows(
    of site: inout Site, _ configuration: SiteConfiguration
  ) throws(FileSystemError) {
    guard !configuration.rows.isEmpty else { return }
    var rows: [String: [Value]] = [:]
    for source in configuration.rows {
      let files = try rowFiles(of: source, in: fileSystem)
      for file in files { _ = try kind(of: file.path) }
      if files.isEmpty, let first = source.files.first {
        bag.report(.noRowFile(first.text, at: first.range))
      }
      let reader = RowReader(files, in: fileSystem)
      let batchReader = RowBatchReader(source: source)
      var values: [Value] = []
      var places: [String: String] = [:]
      var passed = 0
      while values.count < source.sample,
        let batch = try reader.next(source.sample - values.count)
      {
        let result = batchReader.read(batch, as: FileID(registry.reserve(1).lowerBound), in: site)
        var bad = result.bad
        for row in result.rows {
          if let other = places[row.key] {
            bad.append(result.twice(row, other: other))
          } else {
            places[row.key] = "\(result.file.path):\(row.line)"
            values.append(row.value)
          }
        }
        let passable = bad.filter(\.isPassable).count
        passed += passable
        if passed <= request.badRowLimit { bad.removeAll(where: \.isPassable) }
        if !bad.isEmpty { registry.keep(result.file) }
        for row in bad { for mistake in row.mistakes { bag.report(mistake) } }
        if bag.errorCount > DataLimits.mistakes { break }
      }
      for problem in reader.problems { bag.report(.unreadable(problem)) }
      rows[source.name] = values
      if values.count == source.sample { samplesRows = true }
    }
    site = Site(site, rows: rows)
  }
}

extension Diagnostic {
  fileprivate static func rowNotUTF8(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidUTF8, .error, at: range, "this row is not UTF-8",
      notes: [Note("write the file as UTF-8")])
  }

  fileprivate static func rowTwice(
    _ key: String, at range: SourceRange, other: String
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, at: range, "there is another row with the key '\(key)'",
      notes: [
        Note("the other is at \(other)"),
        Note("'key' in site.yaml names a column that tells rows apart"),
      ])
  }

  static func noRowFile(_ pattern: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .missingFile, .error, at: range, "there is no file of rows '\(pattern)'",
      notes: [Note("rows are '.jsonl', '.ndjson' or '.csv' files in the site's folder")])
  }

  static func unreadable<Files>(_ problem: RowReader<Files>.Problem) -> Diagnostic {
    let path = problem.file.path
    guard let line = problem.line else {
      return Diagnostic(
        .unreadableFile, .error, at: nil, "'\(path)' is compressed with gzip",
        notes: [Note("unpack it, as with 'gunzip', or hand its rows over with '--rows'")])
    }
    return Diagnostic(
      .fileTooLarge, .error, at: nil,
      "\(path):\(line): this row is longer than \(RowCutter.rowSizeLimit >> 20) MiB",
      notes: [Note("look for a quote that is never closed, or a line feed that is missing")])
  }
}
