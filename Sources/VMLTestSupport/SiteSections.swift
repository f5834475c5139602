public import Testing

/// The files of a small site, written as one string with a line `-- path --` before each.
///
/// What stands before the first such line is `content/index.vml`. A file ends with a line feed
/// unless nothing follows its line.
public func siteSections(
  _ text: String, at location: SourceLocation = #_sourceLocation
) -> [(path: String, bytes: [UInt8])] {
  var files: [(path: String, bytes: [UInt8])] = []
  for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.count > 6, line.starts(with: "-- ".utf8), line.suffix(3).elementsEqual(" --".utf8) {
      files.append((String(Substring(line.dropFirst(3).dropLast(3))), []))
    } else {
      if files.isEmpty { files.append(("content/index.vml", [])) }
      files[files.count - 1].bytes += line + [UInt8(ascii: "\n")]
    }
  }
  // The split gives an empty line after the last line feed.
  if text.utf8.last == UInt8(ascii: "\n") { files[files.count - 1].bytes.removeLast() }
  let paths = Set(files.map(\.path))
  #expect(paths.count == files.count, "a path is given twice", sourceLocation: location)
  return files
}
