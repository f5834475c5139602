import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput

/// Who wants a file of the output.
struct FileClaim: Sendable {
  /// Relative to a tree.
  var file: String
  var owner: Owner

  enum Owner: Sendable {
    case document(DocumentPath, LoadedSite.PageFile, at: SourceRange)
    /// A file that is copied, by its path in the site.
    case asset(String)
  }
}

/// Which files of the output cannot stand beside each other.
///
/// Names are the same where the least exact file systems say so: those that tell neither case apart
/// nor the ways to write one character in Unicode. Swift compares strings by canonical equivalence,
/// so only case is left to fold.
struct PathConflicts: Sendable {
  /// In the order of the claims.
  private(set) var found: [Conflict] = []
  /// The files that no claim gets.
  private var contested: Set<String> = []

  struct Conflict: Sendable {
    var kind: Kind
    var first: FileClaim
    /// The claim that came later; for ``Kind/folder``, the one that needs the other as a folder.
    var second: FileClaim

    enum Kind: Sendable {
      case sameFile, folder
      /// The tree's manifest is where the claim needs a folder.
      case manifest
    }
  }

  /// None at all.
  init() {}

  init(_ claims: SiteClaims) {
    let keys = claims.files.map(Self.folded)
    /// By key, the first claim.
    var owners: [String: Int] = [:]
    owners.reserveCapacity(claims.count)
    for (index, key) in keys.enumerated() {
      guard let owner = owners.updateValue(index, forKey: key) else { continue }
      owners[key] = owner
      add(Conflict(kind: .sameFile, first: claims[owner], second: claims[index]))
    }
    var checked: Set<String> = []
    var neighbours = FolderRun()
    for (index, key) in keys.enumerated() {
      guard let inner = neighbours.newFolder(of: key) else { continue }
      for folder in Self.folders(from: inner) {
        // What is around it was looked at then, too.
        guard checked.insert(folder).inserted else { break }
        if folder == OutputName.manifest {
          add(Conflict(kind: .manifest, first: claims[index], second: claims[index]))
        } else if let owner = owners[folder] {
          add(Conflict(kind: .folder, first: claims[owner], second: claims[index]))
        }
      }
    }
  }

  /// Whether a file is in none of the conflicts, and nothing stands in its way.
  func isFree(_ file: String) -> Bool {
    if contested.isEmpty { return true }
    let key = Self.folded(file)
    return !contested.contains(key)
      && !Self.folders(from: splitPath(key).folder).contains(where: contested.contains)
  }

  private mutating func add(_ conflict: Conflict) {
    found.append(conflict)
    contested.insert(
      conflict.kind == .manifest ? OutputName.manifest : Self.folded(conflict.first.file))
  }

  /// A file as the least exact systems name it.
  static func folded(_ file: String) -> String {
    let isFolded = file.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isFolded ? file : file.lowercased()
  }

  /// A folder and those that hold it, the inner ones first, without the tree's own.
  static func folders(from folder: String) -> some Sequence<String> {
    sequence(first: folder) { splitPath($0).folder }.prefix { !$0.isEmpty }
  }
}

/// The most conflicts that are reported.
private let conflictReportLimit = 100

/// Reports the conflicts; `place` is where a file that is copied is pointed at.
func reportConflicts(
  _ conflicts: PathConflicts, reporting bag: inout DiagnosticBag,
  placeOf place: (String) -> SourceRange
) {
  for conflict in conflicts.found.prefix(conflictReportLimit) {
    switch conflict.kind {
    case .sameFile:
      bag.report(
        .sameFile(
          conflict.second.owner, at: conflict.second.owner.range(place), conflict.first.owner,
          at: conflict.first.owner.range(place)))
    case .folder:
      bag.report(
        .fileForFolder(
          conflict.second.owner, at: conflict.second.owner.range(place), conflict.first.owner,
          at: conflict.first.owner.range(place)))
    case .manifest:
      bag.report(
        .manifestFolder(conflict.second.owner.path, at: conflict.second.owner.range(place)))
    }
  }
  let rest = conflicts.found.count - conflictReportLimit
  if rest > 0 { bag.report(.moreConflicts(rest)) }
}

extension FileClaim.Owner {
  /// The place of a document's path; `nil` for a file that is copied.
  var pathRange: SourceRange? {
    if case .document(_, _, let range) = self { range } else { nil }
  }

  fileprivate func range(_ placeOfAsset: (String) -> SourceRange) -> SourceRange {
    switch self {
    case .document(_, _, let range): range
    case .asset(let path): placeOfAsset(path)
    }
  }

  fileprivate var isDocument: Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The path of a document, with a `/` before it, or of a file in the site.
  fileprivate var path: String {
    switch self {
    case .document(let path, _, _): path.path
    case .asset(let path): path
    }
  }
}

/// Says that two paths, of documents, with a `/` before them, or of files in the site, are one.
func sameFileMessage(_ path: String, _ other: String) -> String {
  guard path.hasPrefix("/") == other.hasPrefix("/") else {
    return "\(described(other)) and \(described(path)) would be one file of the output"
  }
  guard path.hasPrefix("/") else {
    return "\(described(other)) and \(described(path)) are the same file to some systems"
  }
  return path.utf8.elementsEqual(other.utf8)
    ? "two documents have the path '\(path)'"
    : "the paths '\(other)' and '\(path)' are the same file to some systems"
}

/// Says that one path needs a folder where another one is.
func fileForFolderMessage(_ path: String, _ other: String) -> String {
  "\(described(path)) needs a folder where \(described(other)) is"
}

private func described(_ path: String) -> String {
  path.hasPrefix("/") ? "the path '\(path)'" : "the file '\(path)'"
}

extension Diagnostic {
  fileprivate static func sameFile(
    _ owner: FileClaim.Owner, at range: SourceRange, _ other: FileClaim.Owner,
    at otherRange: SourceRange
  ) -> Diagnostic {
    let isSamePage = range.file == otherRange.file
    return Diagnostic(
      .duplicatePath, .error, at: range, sameFileMessage(owner.path, other.path),
      notes: isSamePage
        ? [
          Note(
            "both come from this page: let 'path' tell its items apart, as in '/items/\\(item.id)'")
        ]
        : [
          Note(
            other.isDocument ? "the other comes from this page" : "the other is this file",
            at: otherRange),
          Note(
            owner.isDocument
              ? "give one of the pages a 'path' of its own" : "rename one of the files"),
        ])
  }

  fileprivate static func fileForFolder(
    _ owner: FileClaim.Owner, at range: SourceRange, _ other: FileClaim.Owner,
    at otherRange: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicatePath, .error, at: range,
      fileForFolderMessage(owner.path, other.path),
      notes: [
        Note(
          other.isDocument ? "the other comes from this page" : "the other is this file",
          at: otherRange),
        Note("rename one of them"),
      ])
  }

  /// Of a path of a document, with a `/` before it, or of a file in the site.
  static func manifestFolder(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicatePath, .error, at: range,
      "\(described(path)) needs a folder '\(OutputName.manifest)', which is the name of the "
        + "output's own list", notes: [Note("choose another name")])
  }

  /// A document that would be another file of a tree in a target's format; `other` is the place of
  /// a file that is copied or computed.
  static func fileOfFormat(
    _ conflict: FormatFiles.Conflict, at range: SourceRange, _ other: SourceRange?
  ) -> Diagnostic {
    let reason =
      switch conflict.other {
      case .manifest: "which is the name of the output's own list"
      case .copied(let path): "to which '\(path)' is copied"
      case .computed: "which 'outputs' in site.yaml makes"
      case .folder(let path): "where '\(path)' needs a folder"
      }
    return Diagnostic(
      .duplicatePath, .error, at: range,
      "the document would be the file '\(conflict.file)' of \(conflict.targetNames), \(reason)",
      notes: (other.map { [Note("the other is this file", at: $0)] } ?? [])
        + [Note("choose another name, or leave the target out of the page's 'targets'")])
  }

  /// A file that is copied or computed where a target's sheet is.
  static func sheetOfFormat(
    _ conflict: FormatFiles.Conflict, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicatePath, .error, at: range,
      "the file would be '\(conflict.file)' of \(conflict.targetNames), which has the styles of "
        + "its documents",
      notes: [Note("choose another name")])
  }

  static func moreConflicts(_ count: Int) -> Diagnostic {
    Diagnostic(
      .duplicatePath, .error, at: nil,
      "and \(count) more documents or files have to share a file",
      notes: [Note("let the 'path' of each page tell its documents apart")])
  }
}

extension FormatFiles.Conflict {
  /// The names of its targets, in messages.
  fileprivate var targetNames: String {
    let names = targets.map { "'\($0)'" }.joined(separator: ", ")
    return targets.count == 1 ? "the target \(names)" : "the targets \(names)"
  }
}
