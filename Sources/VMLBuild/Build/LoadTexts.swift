import VMLCompiler
import VMLData
import VMLDiagnostics

extension SiteLoader {
  /// Reads the texts of a site; `nil` for one without locales, which has none.
  mutating func loadTexts(
    _ files: SiteFiles, _ configuration: SiteConfiguration
  ) throws(FileSystemError) -> Texts? {
    guard !configuration.locales.isEmpty else { return nil }
    var builder = TextsBuilder(configuration)
    for path in files.texts {
      guard let file = try readFile(path, limit: textFileLimit), let root = readDataFile(file)
      else {
        builder.noteUnreadableFile()
        continue
      }
      if SiteFiles.ending(of: path) == "xcstrings" {
        builder.readCatalog(root)
      } else {
        builder.readTexts(root, in: SiteFiles.stem(of: path), of: file.sourceRange(0..<0))
      }
    }
    return builder.finish(reporting: &bag)
  }
}

/// The largest file of texts that is read, in bytes.
let textFileLimit = dataSizeLimit
