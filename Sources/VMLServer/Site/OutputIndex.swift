import VMLBehaviour
import VMLBuild
import VMLFiles
import VMLMarkup
import VMLOutput
import VMLPreview

/// Index of a site's output, by the paths that can be asked for.
///
/// A request finds a key here or nothing: no path of a request is ever looked for on the disk.
struct OutputIndex: Sendable {
  private(set) var name = ""
  private(set) var targets: [Target] = []
  /// The paths of all pages, in order.
  private(set) var paths: [String] = []
  /// The pictures that an `Image` can name, for each target.
  private(set) var pictures: [String: [String: PreviewAsset]] = [:]
  private let contents: OutputContents?

  struct Target: Sendable {
    var name: String
    var platform: PreviewPlatform
    /// Look of the oldest system that it is for.
    var look: PreviewLook
    var locales: [String]
    var themes: [String]
    /// The media type of its documents.
    var mediaType: String
    /// Facts on which the behaviour of its documents depends.
    fileprivate(set) var behaviour: BehaviourSite
    /// Whether a preview can draw its documents.
    var isDrawn: Bool { mediaType == vmlMediaType }
    /// The file of each document, by its path.
    fileprivate var documents: [String: String] = [:]
    /// The paths of documents by their files.
    fileprivate var documentPaths: [String: String] = [:]
    fileprivate var files: Set<String> = []
    /// The files of the manifest's bins.
    fileprivate var bins: Set<String> = []

    /// Whether it has a document.
    func has(_ path: String) -> Bool { documents[path] != nil }
  }

  /// Of an output that is not there yet.
  init() { contents = nil }

  /// - Parameters:
  ///   - contents: What was built.
  ///   - chosen: The names of the targets that are served; empty for all.
  init(_ contents: OutputContents, chosen: [String]) {
    self.contents = contents
    name = contents.site.name
    var paths: Set<String> = []
    for manifest in contents.targets where chosen.isEmpty || chosen.contains(manifest.target) {
      var target = Target(
        name: manifest.target, platform: PreviewPlatform(rawValue: manifest.os) ?? .iOS,
        look: PreviewLook(minimum: manifest.minimum),
        locales: manifest.locales, themes: manifest.themes, mediaType: manifest.mediaType,
        behaviour: BehaviourSite(interface: manifest.interface))
      for document in manifest.documents {
        let file = manifest.pathInTree(document.stored.file)
        target.documents[document.facts.path] = file
        target.documentPaths[file] = document.facts.path
        if document.facts.template == nil { paths.insert(document.facts.path) }
      }
      for file in manifest.files { target.files.insert(manifest.pathInTree(file.file)) }
      target.bins = Set(manifest.bins)
      target.behaviour.paths = Set(target.documents.keys)
      targets.append(target)
    }
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for target in targets { pictures[target.name] = pictures(of: target) }
  }

  var isEmpty: Bool { targets.isEmpty }

  /// Of all trees.
  var fileCount: Int {
    targets.reduce(0) { count, target in
      let trees = max(1, target.locales.count) * max(1, target.themes.count)
      return count + trees * (target.documents.count + target.files.count)
    }
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The target that a client gets which names none, but may want documents of a media type: the
  /// one for phones, or the first.
  func defaultTarget(of mediaType: String?) -> Target? {
    let targets = targets.filter { mediaType == nil || $0.mediaType == mediaType }
    return targets.first { $0.name == "ios" } ?? targets.first { $0.platform == .iOS }
      ?? targets.first
  }

  /// The media types of its documents besides VML's.
  var otherTypes: Set<String> { Set(targets.map(\.mediaType)).subtracting([vmlMediaType]) }

  /// Place of the document of a path, or of a file of the tree; `nil` if the target does not have
  /// it.
  ///
  /// A locale or a theme that the target does not have counts as its first.
  func document(
    _ path: String, of target: Target, locale: String?, theme: String?
  ) -> OutputPlace? {
    let key = String(path.dropFirst())
    guard let file = target.documents[path] ?? (target.documentPaths[key].map { _ in key })
    else { return nil }
    return place(of: file, in: target, locale: locale, theme: theme)
  }

  /// The path of a document.
  func path(of place: OutputPlace) -> String? { target(place.target)?.documentPaths[place.file] }

  /// Place of a file that is no document, in any target that has it.
  func file(_ path: String, of preferred: Target?) -> OutputPlace? {
    let key = String(path.dropFirst())
    let all = (preferred.map { [$0] } ?? []) + targets
    return all.first { $0.files.contains(key) }
      .map { place(of: key, in: $0, locale: nil, theme: nil) }
  }

  private func place(
    of file: String, in target: Target, locale: String?, theme: String?
  ) -> OutputPlace {
    OutputPlace(
      target: target.name,
      locale: target.locales.first { $0 == locale } ?? target.locales.first,
      theme: target.themes.first { $0 == theme } ?? target.themes.first, file: file)
  }

  /// Entry of a path that begins with the version's name, as the output's folders have it.
  func tree(_ path: String) -> TreeEntry? {
    guard let contents else { return nil }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, first == contents.version else { return nil }
    let rest = parts.dropFirst().map(String.init)
    if rest == ["manifest.json"] { return .manifest(target: nil, bin: nil) }
    guard let name = rest.first, let target = target(name) else { return nil }
    var inner = rest.dropFirst()
    if inner == ["manifest.json"] { return .manifest(target: name, bin: nil) }
    let file = inner.joined(separator: "/")
    if target.bins.contains(file) { return .manifest(target: name, bin: file) }
    var place = OutputPlace(target: name, file: "")
    if !target.locales.isEmpty {
      guard let locale = inner.popFirst(), target.locales.contains(locale) else { return nil }
      place.locale = locale
    }
    if !target.themes.isEmpty {
      guard let theme = inner.popFirst(), target.themes.contains(theme) else { return nil }
      place.theme = theme
    }
    place.file = inner.joined(separator: "/")
    if target.documentPaths[place.file] != nil { return .document(place) }
    return target.files.contains(place.file) ? .file(place) : nil
  }

  enum TreeEntry: Hashable {
    case manifest(target: String?, bin: String?)
    case document(OutputPlace)
    case file(OutputPlace)
  }

  /// Reads a file of one of the places.
  func bytes(at place: OutputPlace) throws(FileSystemError) -> [UInt8] {
    guard let contents else {
      throw FileSystemError("read", place.file, .notFound, "nothing is built yet")
    }
    return try contents.bytes(at: place)
  }

  /// Opens a file of one of the places.
  func open(_ place: OutputPlace) throws(FileSystemError) -> OpenedFile {
    guard let contents else {
      throw FileSystemError("read", place.file, .notFound, "nothing is built yet")
    }
    return try contents.open(place)
  }

  /// Whether the output is still where it was.
  var isThere: Bool { contents?.isThere ?? true }

  /// Reads a bin of a target's manifest, its head for `nil`, or the site's manifest.
  func manifest(of target: String?, bin: String?) throws(FileSystemError) -> [UInt8] {
    guard let contents else {
      throw FileSystemError("read", "manifest.json", .notFound, "nothing is built yet")
    }
    return try contents.manifest(of: target, part: bin)
  }

  // MARK: Pictures

  /// Number of pictures of a target that are looked into.
  private static var pictureLimit: Int { 2000 }

  /// The pictures of a tree by the names that a page may have for them, as a screen with the
  /// largest scale takes them.
  private func pictures(of target: Target) -> [String: PreviewAsset] {
    var found: [String: PreviewAsset] = [:]
    var assets: [String: PreviewAsset] = [:]
    let names = PictureNames(target.files, scale: 3).files
    for file in Set(names.values).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      .prefix(Self.pictureLimit)
    {
      let place = place(of: file, in: target, locale: nil, theme: nil)
      guard let bytes = try? bytes(at: place), let size = pictureSize(of: bytes) ?? unsized(file)
      else { continue }
      let scale = Double(PictureNames.scale(of: file))
      // A picture that is replaced has another address, or browsers would keep the old one.
      let version = documentDigest(of: bytes)
      assets[file] = PreviewAsset(
        path: "/\(percentEncodedPath(file))?v=\(version)", width: size.width / scale,
        height: size.height / scale)
      found["/" + file] = assets[file]
    }
    for (name, file) in names { found[name] = assets[file] }
    return found
  }

  /// A size for an SVG that says none, which any fits.
  private func unsized(_ file: String) -> (width: Double, height: Double)? {
    file.hasSuffix(".svg") ? (100, 100) : nil
  }
}

/// A path as it stands in a URL.
func percentEncodedPath(_ path: String) -> String {
  var encoded = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return encoded
}
