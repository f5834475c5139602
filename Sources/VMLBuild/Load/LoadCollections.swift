import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLOutput

extension SiteLoader {
  /// Computes the site's collections, and its files of JSON.
  ///
  /// Every page is read for that, but for its views. Mistakes in front matter are reported where
  /// pages are compiled.
  ///
  /// - Returns: The files, by paths among those that are copied.
  mutating func computeValues(
    of site: inout Site, _ pages: [LoadedSite.PageFile]
  ) throws(FileSystemError) -> [(path: String, json: [UInt8])] {
    guard request.computesValues else {
      if let known = request.collections { site = Site(site, collections: known) }
      return []
    }
    if !site.configuration.collections.isEmpty {
      var entries: [Value] = []
      for page in pages {
        var ignored = DiagnosticBag()
        let bytes = try fileSystem.readSource(
          page.path, as: page.id, limit: sourceSizeLimit, reporting: &ignored)
        guard let bytes else { continue }
        let file = SourceFile(id: page.id, path: page.path, bytes: bytes)
        if let entry = collectionEntry(page.relativePath, from: file, in: site) {
          entries.append(entry)
        }
      }
      site = Site(site, collections: computeCollections(of: entries, in: site, reporting: &bag))
    }
    var outputs: [(path: String, json: [UInt8])] = []
    for (output, json) in computeOutputs(of: site, reporting: &bag) {
      do throws(FileSystemError) {
        try checkOutputFile(output.name)
        outputs.append((SiteFiles.content + "/" + output.name, json))
      } catch {
        bag.report(.outputFile(output.name, error.explanation, at: output.range))
      }
    }
    return outputs
  }
}

extension Site {
  /// The data, with the collections, the rows and the sizes of pictures under names that no file
  /// has.
  var dataAndCollections: Value {
    guard collections != nil || images != nil || !rows.isEmpty, case .object(var object) = data
    else { return data }
    if let images { object[TemplateReads.images] = images }
    if let collections { object[TemplateReads.collections] = collections }
    for (name, items) in rows { object[TemplateReads.rows + name] = .list(items) }
    return .object(object)
  }
}

extension Diagnostic {
  fileprivate static func outputFile(
    _ name: String, _ problem: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot be written: \(problem)",
      notes: [Note("a file of 'outputs' is named by its path in each tree, as in 'api/feed.json'")])
  }
}
