import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles

extension SiteLoader {
  /// Reads the texts of a site; `nil` for one without locales, which has none.
  mutating func loadTexts(
    _ files: SiteFiles, _ configuration: SiteConfiguration
  ) throws(FileSystemError) -> Texts? {
    guard !configuration.locales.isEmpty else { return nil }
    var found: [(path: String, file: SourceFile?)] = []
    // Texts know the numbers of their files.
    let first = registry.count
    for path in files.texts { found.append((path, try readFile(path, limit: textFileLimit))) }
    let key = sources?.key(of: found.map(\.file), numberedFrom: first)
    if let key, let texts = sources?.texts(key) { return texts }
    let (texts, said) = try observing { loader in
      var builder = TextsBuilder(configuration)
      for (path, file) in found {
        guard let file, let root = loader.readDataFile(file) else {
          builder.noteUnreadableFile()
          continue
        }
        let (locale, range) = (SiteFiles.stem(of: path), file.sourceRange(0..<0))
        switch SiteFiles.ending(of: path) {
        case "xcstrings": builder.readCatalog(root)
        case "strings":
          let folder = splitPath(splitPath(path).folder).name
          let project = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
          builder.readStrings(root, in: project ?? locale, of: range)
        default: builder.readTexts(root, in: locale, of: range)
        }
      }
      return builder.finish(reporting: &loader.bag)
    }
    if let key { sources?.keep(said.diagnostics.isEmpty ? texts : nil, key) }
    return texts
  }
}

/// The largest file of texts that is read, in bytes.
let textFileLimit = dataSizeLimit
