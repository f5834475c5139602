import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLFormats
import VMLOutput

/// The files of a tree that documents in formats other than VML could stand in the place of.
///
/// Documents in VML meet no other file: what ends in `.vml` is a page.
struct FormatFiles: Sendable {
  /// Each format once.
  private var formats: [Format] = []

  fileprivate struct Format: Sendable {
    var format: DocumentFormat
    /// The names of the targets in it.
    var targets: [String]
    /// By folded path in a tree: the other file.
    var taken: [String: Other] = [:]
    /// The lengths of these paths, in UTF-8 bytes.
    var lengths: Set<Int> = []
  }

  enum Other: Sendable {
    case manifest
    /// A file that is copied, by its path in the site.
    case copied(String)
    /// A file of `outputs`, by its path among the files that are copied.
    case computed(String)
    /// One of either, whose folder has the name of the document's file.
    case folder(String)
  }

  /// A document and the file that it would replace.
  struct Conflict: Sendable {
    /// The document's file in a tree.
    var file: String
    var targets: [String]
    var other: Other
  }

  init(_ targets: [Target], beside loaded: LoadedSite) {
    for target in targets where target.format != .vml {
      if let known = formats.firstIndex(where: { $0.format == target.format }) {
        formats[known].targets.append(target.name)
      } else {
        var format = Format(format: target.format, targets: [target.name])
        for path in loaded.assets { format.add(path, Self.other(path, loaded)) }
        format.take(OutputName.manifest, .manifest)
        formats.append(format)
      }
    }
  }

  /// The conflicts of a document, by its file as VML; formats whose files have one name share one.
  func conflicts(of document: String) -> [Conflict] {
    var conflicts: [Conflict] = []
    for format in formats {
      let stem = document.dropLast(DocumentFormat.vml.fileEnding.utf8.count + 1)
      // Most names have another length; folded ones and those in Swift may have one more.
      let length = stem.utf8.count + 1 + format.format.fileEnding.utf8.count
      guard !format.taken.isEmpty,
        format.format == .swiftUI || format.lengths.contains(length)
          || !stem.utf8.allSatisfy({ $0 < 0x80 })
      else { continue }
      let file = format.format.file(of: String(stem))
      guard let other = format.taken[PathConflicts.folded(file)] else { continue }
      if let known = conflicts.firstIndex(where: { $0.file == file }) {
        conflicts[known].targets += format.targets
      } else {
        conflicts.append(Conflict(file: file, targets: format.targets, other: other))
      }
    }
    return conflicts
  }

  /// The files of a site that would be the sheet of targets.
  func conflictsOfSheets(in loaded: LoadedSite) -> [Conflict] {
    formats.flatMap { format in
      guard let sheet = format.format.sheet else { return [Conflict]() }
      return loaded.assets.filter {
        PathConflicts.folded(SiteFiles.contentPath($0)) == sheet
      }.map { Conflict(file: sheet, targets: format.targets, other: Self.other($0, loaded)) }
    }
  }

  private static func other(_ path: String, _ loaded: LoadedSite) -> Other {
    loaded.outputs[path] == nil ? .copied(path) : .computed(path)
  }
}

extension FormatFiles.Other {
  /// The path among the files that are copied; `nil` for the manifest, and for a folder.
  var path: String? {
    switch self {
    case .copied(let path), .computed(let path): path
    case .manifest, .folder: nil
    }
  }
}

extension FormatFiles.Format {
  /// Adds a file that is copied, and the folders around it.
  fileprivate mutating func add(_ path: String, _ other: FormatFiles.Other) {
    let file = PathConflicts.folded(SiteFiles.contentPath(path))
    take(file, other)
    for folder in PathConflicts.folders(from: splitPath(file).folder) where taken[folder] == nil {
      take(folder, .folder(path))
    }
  }

  fileprivate mutating func take(_ folded: String, _ other: FormatFiles.Other) {
    guard folded.hasSuffix("." + format.fileEnding) else { return }
    taken[folded] = other
    lengths.insert(folded.utf8.count)
  }
}
