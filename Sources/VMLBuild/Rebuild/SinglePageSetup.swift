import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput

/// Worker and output of a build, for later builds that compile single pages.
struct SinglePageSetup<Files: FileSystem>: Sendable {
  /// One that has compiled nothing yet.
  let worker: PageWorker<Files>
  /// `nil` where nothing is written.
  let request: OutputRequest?
  /// The paths of the files that pages share.
  let sharedPaths: [FileID: String]

  init(_ worker: PageWorker<Files>, _ request: OutputRequest?) {
    self.worker = request == nil ? worker.storingNothing() : worker.collectingDocuments()
    self.request = request
    sharedPaths = Dictionary(
      worker.setup.sharedFiles.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Opens the output of the last build, to replace single files; `nil` if that is not possible.
  func openOutput() throws(FileSystemError) -> LiveOutput? {
    guard let request else { return nil }
    return try LiveOutput(request)
  }

  /// Places of a document's files.
  func places(of document: PageRecord.Document) -> [OutputPlace] {
    worker.setup.places.places(ofDocument: document.file, in: document.variants)
  }

  /// The variants whose trees have a sheet.
  var variantsWithSheet: [Int] {
    worker.loaded.site.configuration.variantsWithSheet(among: worker.setup.variantIndices)
  }

  /// The place of the sheet of a variant's tree.
  func placeOfSheet(for variant: Int) -> OutputPlace {
    worker.loaded.site.configuration.placeOfSheet(for: variant)
  }

  /// The places of a file that is copied.
  func places(ofAsset path: String) -> [OutputPlace] {
    worker.setup.places.places(of: SiteFiles.contentPath(path), in: worker.setup.variantIndices)
  }
}
