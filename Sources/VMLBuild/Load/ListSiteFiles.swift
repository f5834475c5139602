import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput

extension SiteFiles {
  /// Looks through the site's folders; names that begin with a dot are passed over.
  ///
  /// `snapshot` is what was found in them already; `filter` says what of `content` is left out.
  init(
    in fileSystem: some FileSystem, hasLocales: Bool, filter: PathFilter,
    listed snapshot: SourceSnapshot? = nil, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) throws(FileSystemError) {
    self.filter = filter
    for folder in Self.folders {
      guard try Self.isFolder(folder, in: fileSystem, reporting: &bag, sources: &sources) else {
        if hasLocales || folder != Self.locales {
          for name in Self.nearNames[folder] ?? [] {
            guard (try? fileSystem.status(of: name))?.kind == .folder else { continue }
            bag.report(.nearFolder(name, folder, at: sources.place(of: name)))
          }
        }
        continue
      }
      if folder == Self.locales, !hasLocales {
        bag.report(.unreadLocales(at: sources.place(of: folder)))
        continue
      }
      if let snapshot {
        // It has left out what is hidden.
        for index in snapshot.entries(below: folder) {
          let entry = snapshot.table.entries[index]
          guard let kind = entry.kind else { continue }
          add(
            entry.path, kind, size: entry.stamp.size, in: folder, reporting: &bag,
            sources: &sources)
        }
      } else {
        for entry in try fileSystem.list(folder, jobs: 1) where !isHiddenPath(entry.path) {
          add(
            entry.path, entry.kind, size: entry.stamp.size, in: folder, reporting: &bag,
            sources: &sources)
        }
      }
    }
  }

  /// Names that are given to a folder of the site by mistake.
  private static let nearNames = [
    components: ["component", "partials"], locales: ["locale", "i18n", "translations", "lang"],
    styles: ["style", "css"], content: ["pages", "contents"],
  ]

  private static func isFolder(
    _ path: String, in fileSystem: some FileSystem, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) throws(FileSystemError) -> Bool {
    do throws(FileSystemError) {
      guard let status = try fileSystem.status(of: path) else { return false }
      if status.kind == .folder { return true }
      bag.report(.fileAsFolder(path, at: sources.place(of: path)))
    } catch {
      guard error.reason == .leadsOut else { throw error }
      bag.report(.linkOut(path, at: sources.place(of: path)))
    }
    return false
  }

  private mutating func add(
    _ path: String, _ kind: FileKind, size: Int, in folder: String,
    reporting bag: inout DiagnosticBag, sources: inout SourceRegistry
  ) {
    switch kind {
    case .file: addFile(path, size: size, in: folder, reporting: &bag, sources: &sources)
    case .folder:
      guard Self.sourceEndings.contains(Self.ending(of: path)) else { return }
      bag.report(.folderAsFile(path, at: sources.place(of: path)))
    case .linkOut: bag.report(.linkOut(path, at: sources.place(of: path)))
    case .link, .brokenLink: bag.report(.brokenLink(path, at: sources.place(of: path)))
    case .linkCycle: bag.report(.linkCycle(path, at: sources.place(of: path)))
    case .other: bag.report(.notAFile(path, at: sources.place(of: path)))
    case .unreadableName: bag.report(.unreadableName(path, at: sources.place(of: path)))
    }
  }

  private mutating func addFile(
    _ path: String, size: Int, in folder: String, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) {
    var isKept = false
    if folder == Self.content, filter.isUsed {
      let verdict = filter.verdict(on: Self.contentPath(path))
      if verdict == .excluded { return }
      isKept = verdict == .kept
    }
    // Most files of a site are pages.
    if folder == Self.content, Self.isMarkup(path) { return pages.append(path) }
    if folder == Self.content, isMarkdown(path) {
      holdsMarkdown = true
      return pages.append(path)
    }
    switch (folder, Self.ending(of: path)) {
    case (Self.components, "vml"): components.append(path)
    case (Self.components, "vss"): componentSheets.append(path)
    case (Self.components, "css"), (Self.components, "yaml"), (Self.components, "yml"),
      (Self.components, "json"), (Self.styles, "css"), (Self.styles, "scss"), (Self.styles, "vml"),
      (Self.styles, "yaml"), (Self.styles, "yml"):
      bag.report(.misplaced(path, in: folder, at: sources.place(of: path)))
    case (Self.styles, "json"): tokens.append(path)
    case (Self.components, _): break
    case (Self.locales, "yaml"), (Self.locales, "yml"), (Self.locales, "xcstrings"),
      (Self.locales, "strings"):
      texts.append(path)
    case (Self.locales, "json"), (Self.locales, "stringsdict"), (Self.locales, "toml"),
      (Self.locales, "ftl"), (Self.locales, "po"), (Self.locales, "vml"),
      (Self.locales, "vss"):
      bag.report(.misplaced(path, in: folder, at: sources.place(of: path)))
    case (Self.locales, _): break
    case (_, "vss"): sheets.append(path)
    case (Self.content, "vml"): pages.append(path)
    case (Self.content, "yaml"), (Self.content, "yml"), (Self.content, "json"),
      (Self.content, "csv"), (Self.content, "jsonl"), (Self.content, "ndjson"):
      data.append(path)
      dataSize += size
    case (Self.content, _) where size > assetSizeLimit:
      bag.report(.assetTooLarge(path, size, at: sources.place(of: path)))
    case (Self.content, let ending):
      assets.append(path)
      guard !isKept, let kind = Self.hardlyAssets[ending] else { return }
      bag.report(.hardlyAsset(path, kind, ending: ending, at: sources.place(of: path)))
    default: break
    }
  }

  /// Endings of files that an app can hardly use as they are, with what they are.
  private static let hardlyAssets = [
    "env": "settings", "heex": "a template of LiveView", "key": "a key",
    "markdown": "Markdown", "neex": "a template of LiveView Native",
    "pem": "a key", "psd": "a drawing's source", "sass": "a sheet of Sass",
    "scss": "a sheet of Sass", "sketch": "a drawing's source", "swift": "Swift",
    "toml": "settings", "ts": "TypeScript", "tsx": "TypeScript", "xlsx": "a table",
  ]
}

extension Diagnostic {
  fileprivate static func assetTooLarge(
    _ path: String, _ size: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, .error, at: range,
      "'\(path)' is \(size) bytes long, and files up to \(assetSizeLimit) bytes are copied",
      notes: [Note("let the app load it from another server")])
  }

  fileprivate static func nearFolder(
    _ name: String, _ folder: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedFile, .warning, at: range,
      "'\(name)/' is not read; did you mean '\(folder)/'?",
      notes: [Note("rename the folder to '\(folder)'")])
  }

  fileprivate static func unreadLocales(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedFile, .warning, at: range,
      "'locales/' is not read, since site.yaml names no locales",
      notes: [Note("as in 'locales: [en, de]', the first of which is the site's own")])
  }

  fileprivate static func hardlyAsset(
    _ path: String, _ kind: String, ending: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedFile, .warning, at: range,
      "'\(path)' is \(kind), and is copied to clients as it is",
      notes: [
        Note(
          "'exclude: [\"*.\(ending)\"]' in site.yaml leaves such files out; "
            + "'\"!*.\(ending)\"' says that they are wanted")
      ])
  }

  fileprivate static func misplaced(
    _ path: String, in folder: String, at range: SourceRange
  ) -> Diagnostic {
    let ending = SiteFiles.ending(of: path)
    let kinds =
      switch folder {
      case SiteFiles.styles: "'.vss'"
      case SiteFiles.locales: "'.yaml', '.strings' and '.xcstrings'"
      default: "'.vml'"
      }
    let advice =
      switch ending {
      case _ where folder == SiteFiles.locales && !["vml", "vss"].contains(ending):
        "texts are 'LOCALE.yaml', as 'en.yaml', or Apple's string catalogs and files"
      case "vss": "a sheet belongs into 'styles/'"
      case "css", "scss": "a sheet is VSS: rewrite it as a '.vss' file in 'styles/'"
      case "vml": "a page belongs into 'content/', a component into 'components/'"
      default: "data belongs into 'content/'"
      }
    return Diagnostic(
      .misplacedFile, .warning, at: range,
      "'\(path)' is not used: '\(folder)/' holds \(kinds) files",
      notes: [Note(advice)])
  }

  fileprivate static func fileAsFolder(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is a file, and a folder is expected here",
      notes: [Note("a site has the folders 'content', 'components', 'styles' and 'locales'")])
  }

  fileprivate static func brokenLink(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is a symbolic link that leads nowhere",
      notes: [Note("remove it, or let it lead to a file of the site")])
  }

  fileprivate static func linkCycle(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range,
      "'\(path)' is a symbolic link to a folder that it stands in",
      notes: [Note("remove it, or let it lead to another folder of the site")])
  }

  fileprivate static func unreadableName(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "the name of '\(path)' is not UTF-8",
      notes: [Note("rename it")])
  }
}
