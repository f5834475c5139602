public import VMLBuild
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLPreview
import VMLTools
import Synchronization

/// Result of taking pictures: their names, relative to their folder, in order.
public struct TakenPictures: Sendable {
  public var names: [String] = []
  /// Names of pictures that differ from the earlier ones, that those lack, and that only they have.
  public var changed: [String] = []
  public var added: [String] = []
  public var gone: [String] = []
  /// Components that do not compile with what the gallery gives them, with the reason.
  public var left: [String] = []

  /// Number of differences.
  public var differences: Int { changed.count + added.count + gone.count }
}

/// Takes pictures of a site that was built into a folder, and compares them with earlier ones.
///
/// Equal documents give equal bytes on one machine. Nothing is written but pictures and the report
/// in `folder`, and what browsers leave in `working`.
///
/// - Parameters:
///   - choice: What is wanted.
///   - options: The build's, whose output and version are read.
///   - browser: Path of a Chromium.
///   - folder: The folder for the pictures, as the user named it.
///   - earlier: A folder with earlier ones; `nil` to compare nothing.
///   - working: An absolute path of a folder that is removed afterwards.
/// - Returns: The names of the pictures, and what changed.
/// - Throws: ``PictureMistake``, ``BrowserFailure``, a `BuildFailure` or a `FileSystemError`.
public func takePictures(
  _ choice: PictureChoice, of options: BuildOptions, with browser: String, to folder: String,
  comparingWith earlier: String?, working: String
) async throws -> TakenPictures {
  guard let output = options.output, let version = options.version,
    let contents = try OutputContents(version, in: output)
  else { throw FileSystemError("read", options.output ?? "", .notFound, "nothing was built") }
  let plan = try await PicturePlan(
    choice, OutputIndex(contents, chosen: []), assets: "\(output)/\(version)",
    ComponentGallery(SiteRevisions(options)))
  let before = try earlier.map { try DiskFileSystem(root: $0) }
  _ = try Folder.make(all: folder)
  let after = PictureFolder(try DiskFileSystem(root: folder))
  for picture in plan.pictures { try after.checkIsFree(picture.name) }
  if before != nil { try after.checkIsFree(PictureFolder.report) }

  let isCancelled = Mutex(false)
  let next = Mutex(0)
  let pictures = plan.pictures
  let jobs = min(options.jobs ?? min(4, processorCount()), (pictures.count + 7) / 8)
  let results = try await withTaskCancellationHandler {
    try await onLargeStack { () throws -> [Result<[String: Bool?], any Error>] in
      concurrentMap(jobs, jobs: jobs, onLargeStacks: true) { job in
        Result {
          var found: [String: Bool?] = [:]
          let browser = try HeadlessBrowser(browser, profile: "\(working)/profile-\(job)") {
            isCancelled.withLock { $0 }
          }
          defer { browser.end() }
          do {
            while let picture = next.withLock({ next -> Picture? in
              defer { next += 1 }
              return next < pictures.count ? pictures[next] : nil
            }) {
              let bytes = try take(picture, with: browser, in: working, job)
              found[picture.name] = try after.write(bytes, to: picture.name, before)
            }
          } catch {
            isCancelled.withLock { $0 = true }
            throw error
          }
          return found
        }
      }
    }
  } onCancel: {
    isCancelled.withLock { $0 = true }
  }
  // Browsers that were told to end since another one failed are not the reason.
  for case .failure(let error) in results where !(error is CancellationError) { throw error }
  var taken = TakenPictures(names: pictures.map(\.name), left: plan.left)
  for result in results {
    for (name, isSame) in try result.get() where before != nil {
      if isSame == .some(nil) { taken.added.append(name) }
      if isSame == .some(false) { taken.changed.append(name) }
    }
  }
  if let before {
    // Of pages that were not asked for nothing is known.
    if choice.pages.isEmpty {
      let names = Set(taken.names)
      for file in try before.list("").map(\.path) where !names.contains(file) {
        let isComponent = file.hasPrefix("@components/")
        guard isComponent ? choice.components : !file.hasPrefix("@"),
          let at = file.lastIndex(of: "@"), plan.endings.contains(String(file[at...]))
        else { continue }
        taken.gone.append(file)
        try after.keep(file, of: before)
      }
    }
    taken.changed.sort(by: pathPrecedes)
    taken.added.sort(by: pathPrecedes)
    taken.gone.sort(by: pathPrecedes)
    try after.writeReport(on: taken)
  }
  return taken
}

private func take(
  _ picture: Picture, with browser: HeadlessBrowser, in working: String, _ job: Int
) throws -> [UInt8] {
  let html = renderPreview(picture.document, picture.options).html
  let height = picture.isOfComponent ? 320 : picture.device.height
  let name = "page-\(job).html"
  let page = picturePage(html, width: picture.device.width, height: height)
  try DiskFileSystem(root: working).write(page, to: name)
  return try browser.picture(
    of: "\(working)/\(name)", width: picture.device.width, height: height,
    isComponent: picture.isOfComponent)
}
