import VMLDiagnostics

/// Diagnostics that can be restored again in another run, where files have other numbers.
struct StoredMistakes: Hashable, Sendable {
  /// The paths of the files that they are about.
  private(set) var files: [String] = []
  /// The numbers of their files are indices of ``files``.
  private(set) var diagnostics: [Diagnostic] = []
  /// Number of further diagnostics that are not listed.
  private(set) var unlisted = UnlistedCount()

  init() {}

  /// `path` gives a file's path, or `nil` for an unknown file: its diagnostics cannot be stored.
  init?(
    _ diagnostics: [Diagnostic], and unlisted: UnlistedCount = UnlistedCount(),
    pathOf path: (FileID) -> String?
  ) {
    self.unlisted = unlisted
    var numbers: [FileID: FileID] = [:]
    for diagnostic in diagnostics {
      let stored = diagnostic.mapped { file in
        if let number = numbers[file] { return number }
        guard let path = path(file) else { return nil }
        let number = FileID(UInt32(files.count))
        numbers[file] = number
        files.append(path)
        return number
      }
      guard let stored else { return nil }
      self.diagnostics.append(stored)
    }
  }

  /// Whether both say the same of all files but one.
  func saysTheSame(as other: StoredMistakes, outside path: String) -> Bool {
    let (own, others) = (outside(path), other.outside(path))
    if own.isEmpty && others.isEmpty { return true }
    guard own.count == others.count else { return false }
    var numbers: [FileID] = []
    for file in files {
      // A number that the other one gives to no file stands for those that it does not have.
      numbers.append(FileID(UInt32(other.files.firstIndex(of: file) ?? other.files.count)))
    }
    return zip(own, others).allSatisfy { own, other in
      own.mapped { $0.rawValue < numbers.count ? numbers[Int($0.rawValue)] : nil } == other
    }
  }

  /// The number of mistakes in a file; `nil` if notes of others point there too and count.
  func count(in path: String, besideNotes: Bool = false) -> Int? {
    guard let number = files.firstIndex(of: path) else { return 0 }
    let file = FileID(UInt32(number))
    let (own, others) = (
      diagnostics.filter { $0.range?.file == file }, diagnostics.filter { $0.range?.file != file }
    )
    if besideNotes, others.contains(where: { $0.notes.contains { $0.range?.file == file } }) {
      return nil
    }
    return withoutRepetition(own).count
  }

  private func outside(_ path: String) -> [Diagnostic] {
    let number = files.firstIndex(of: path)
    return diagnostics.filter { $0.range.map { Int($0.file.rawValue) != number } ?? true }
  }

  /// The diagnostics as they are in this run; `nil` if a file of theirs is not in it.
  func restored(fileAt path: (String) -> FileID?) -> [Diagnostic]? {
    var numbers: [FileID] = []
    for file in files {
      guard let number = path(file) else { return nil }
      numbers.append(number)
    }
    var restored: [Diagnostic] = []
    for diagnostic in diagnostics {
      let mapped = diagnostic.mapped { file in
        Int(file.rawValue) < numbers.count ? numbers[Int(file.rawValue)] : nil
      }
      guard let mapped else { return nil }
      restored.append(mapped)
    }
    return restored
  }
}

extension Diagnostic {
  /// The same with other numbers for its files; `nil` if one has none.
  fileprivate func mapped(_ number: (FileID) -> FileID?) -> Diagnostic? {
    func map(_ range: SourceRange) -> SourceRange? {
      number(range.file).map { SourceRange(file: $0, range.range) }
    }
    var mapped = self
    if let range {
      guard let range = map(range) else { return nil }
      mapped.range = range
    }
    for (index, note) in notes.enumerated() {
      guard let range = note.range else { continue }
      guard let range = map(range) else { return nil }
      mapped.notes[index].range = range
    }
    for (index, fixIt) in fixIts.enumerated() {
      guard let range = map(fixIt.range) else { return nil }
      mapped.fixIts[index].range = range
    }
    return mapped
  }
}

extension StoredMistakes {
  func write(to writer: inout CacheWriter) {
    writer.write(list: files) { $1.write($0) }
    writer.write(count: unlisted.errors)
    writer.write(count: unlisted.warnings)
    writer.write(unlisted.isLeast)
    writer.write(list: diagnostics) { diagnostic, writer in
      writer.write(diagnostic.code.rawValue)
      writer.write(diagnostic.severity == .error)
      writer.write(diagnostic.message)
      writer.write(optional: diagnostic.range) { $1.write($0) }
      writer.write(list: diagnostic.notes) { note, writer in
        writer.write(note.message)
        writer.write(optional: note.range) { $1.write($0) }
      }
      writer.write(list: diagnostic.fixIts) { fixIt, writer in
        writer.write(fixIt.title)
        writer.write(fixIt.range)
        writer.write(fixIt.replacement)
        writer.write(fixIt.safety == .safe)
      }
    }
  }

  init(from reader: inout CacheReader) {
    files = reader.list { $0.text() }
    // No build counts as many.
    unlisted.errors = min(max(0, reader.integer()), 1 << 40)
    unlisted.warnings = min(max(0, reader.integer()), 1 << 40)
    unlisted.isLeast = reader.flag()
    diagnostics = reader.list { reader in
      guard let code = DiagnosticCode(rawValue: reader.text()) else { return nil }
      let severity: Diagnostic.Severity = reader.flag() ? .error : .warning
      let message = reader.text()
      var diagnostic = Diagnostic(
        code, severity, at: reader.optional { $0.range() }, message)
      diagnostic.notes = reader.list { reader in
        let message = reader.text()
        return Diagnostic.Note(message, at: reader.optional { $0.range() })
      }
      diagnostic.fixIts = reader.list { reader in
        let title = reader.text()
        guard let range = reader.range() else { return nil }
        let replacement = reader.text()
        return Diagnostic.FixIt(
          title, replace: range, with: replacement,
          safety: reader.flag() ? .safe : .suggestion)
      }
      return diagnostic
    }
  }
}

extension CacheWriter {
  mutating func write(_ range: SourceRange) {
    write(count: Int(range.file.rawValue))
    write(count: range.range.lowerBound)
    write(count: range.range.count)
  }
}

extension CacheReader {
  mutating func range() -> SourceRange? {
    let (file, start, count) = (integer(), integer(), integer())
    // No file that is read is as large as that.
    guard !isDamaged, (0...Int(UInt32.max)).contains(file), (0...1 << 40).contains(start),
      (0...1 << 40).contains(count)
    else { return nil }
    return SourceRange(file: FileID(UInt32(file)), start..<start + count)
  }
}
