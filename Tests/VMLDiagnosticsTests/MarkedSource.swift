import VMLDiagnostics

/// A file with stretches of it marked, as `⟦these⟧` two.
struct MarkedSource {
  let file: SourceFile
  /// In the order of their ends.
  let ranges: [SourceRange]

  init(_ marked: String, path: String = "input.vml", id: UInt32 = 0) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var ranges: [SourceRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(bytes.count)
      case "⟧":
        ranges.append(
          SourceRange(file: FileID(id), (starts.popLast() ?? bytes.count)..<bytes.count))
      default: bytes += Array(String(scalar).utf8)
      }
    }
    file = SourceFile(id: FileID(id), path: path, bytes: bytes)
    self.ranges = ranges
  }
}

extension SourceSet {
  init(_ files: [SourceFile]) {
    self.init()
    for file in files { insert(file) }
  }
}
