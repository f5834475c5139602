import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLOutput

extension SiteLoader {
  /// Reads the sizes of the site's pictures, and warns of those that are larger than site.yaml
  /// allows; `assets` are the files that are copied, relative to the site.
  mutating func loadImages(of site: inout Site, _ assets: [String]) {
    guard let limits = site.configuration.images else { return }
    if let known = request.images {
      site = Site(site, images: known)
      return
    }
    let files = assets.map(SiteFiles.contentPath).filter(PictureNames.isPicture)
    let fileSystem = fileSystem
    let found = concurrentMap(files.count, jobs: request.jobs) { index in
      ImageFile(SiteFiles.content + "/" + files[index], in: fileSystem)
    }
    var values: [String: Value] = [:]
    for (path, image) in zip(files, found) {
      values[path] = image.value(scale: PictureNames.scale(of: path))
      report(image, path, limits)
    }
    var images = ValueObject()
    let names = PictureNames(files, scale: 3).files
    for (name, path) in names.sorted(by: { pathPrecedes($0.key, $1.key) }) {
      images[name] = values[path]
    }
    site = Site(site, images: .object(images))
  }

  private mutating func report(_ image: ImageFile, _ path: String, _ limits: ImageConfiguration) {
    if let limit = limits.bytes, image.bytes > limit.count {
      bag.report(.largeImage(path, "\(image.bytes) bytes", limit, "maxBytes"))
    }
    guard let limit = limits.pixels, let size = image.size else { return }
    guard size.width * size.height > Double(limit.count) else { return }
    let pixels = "\(Int(size.width)) × \(Int(size.height)) pixels"
    bag.report(.largeImage(path, pixels, limit, "maxPixels"))
  }
}

/// A picture's file, as far as its size needs it.
private struct ImageFile: Sendable {
  /// In pixels; `nil` for a file that does not say it, or cannot be read.
  var size: (width: Double, height: Double)?
  /// Why it cannot be read; `nil` where it can.
  var failure: String?
  /// The size of the file.
  var bytes = 0

  /// The headers of most pictures are shorter; where one is not, more is read.
  private static let headerSize = 4096
  private static let longHeaderSize = 1 << 20

  init(_ path: String, in fileSystem: some FileSystem) {
    let file: OpenedFile
    do throws(FileSystemError) {
      file = try fileSystem.open(path, limit: assetSizeLimit)
    } catch {
      failure = error.explanation
      return
    }
    bytes = file.size
    for length in [Self.headerSize, Self.longHeaderSize] {
      guard let header = file.read(0..<min(length, file.size)) else {
        failure = "it could not be read to its end"
        return
      }
      size = pictureSize(of: header)
      if size != nil || file.size <= length { return }
    }
  }

  /// Its size in points, each `scale` pixels wide; nil without a size, and a string that says why
  /// it cannot be read.
  func value(scale: Int) -> Value {
    if let failure { return .string(failure) }
    guard let size else { return .nothing }
    var object = ValueObject(capacity: 4)
    object["width"] = Self.points(size.width, scale)
    object["height"] = Self.points(size.height, scale)
    object["scale"] = .integer(scale)
    // Integers divide without a rest.
    object["ratio"] = .number(size.width / size.height)
    return .object(object)
  }

  private static func points(_ pixels: Double, _ scale: Int) -> Value {
    let points = pixels / Double(scale)
    return Int(exactly: points).map { .integer($0) } ?? .number(points)
  }
}

extension Diagnostic {
  fileprivate static func largeImage(
    _ path: String, _ size: String, _ limit: ImageConfiguration.Limit, _ key: String
  ) -> Diagnostic {
    Diagnostic(
      .largeImage, .warning, at: limit.range,
      "the picture '\(path)' has \(size), more than '\(key)' allows",
      notes: [Note("make it smaller, or leave it out with 'exclude'")])
  }
}
