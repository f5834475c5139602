public import VMLFiles
import VMLMarkup

/// The place of a file of the output.
public struct OutputPlace: Hashable, Sendable {
  /// The target's name.
  public var target: String
  /// The locale and the theme that the tree is for; `nil` where a target has one tree for all.
  public var locale: String?
  public var theme: String?
  /// Relative to the tree, `/`-separated: `products/lamp.vml`.
  public var file: String

  public init(target: String, locale: String? = nil, theme: String? = nil, file: String) {
    self.target = target
    self.locale = locale
    self.theme = theme
    self.file = file
  }

  /// Relative to the target's folder: `fr/dark/products/lamp.vml`.
  public var fileInTarget: String {
    locale == nil && theme == nil
      ? file : [locale, theme, file].compactMap(\.self).joined(separator: "/")
  }

  /// Relative to the version's folder.
  public var path: String { target + "/" + fileInTarget }

  /// The path of the tree, relative to the version's folder: `ios/fr/dark`.
  var treePath: String {
    locale == nil && theme == nil
      ? target : [target, locale, theme].compactMap(\.self).joined(separator: "/")
  }

  /// Whether another place has the same file in a tree of the same locale and theme, so that the
  /// lines of both are equal for a document with equal facts, but for its bytes.
  func isNamedLike(_ other: OutputPlace) -> Bool {
    file == other.file && locale == other.locale && theme == other.theme
  }
}

/// The names that the output keeps for itself.
public enum OutputName {
  public static let manifest = "manifest.json"
  public static let latest = "latest.json"
  /// The folder of a manifest's bins, in the target's.
  public static let manifestFolder = ManifestBins.folder
  /// The first part of the name of each folder of a build that is not done yet.
  static let staging = ".vmlc-staging-"
  /// The first part of the name of a version's folder while another takes its place in two steps.
  static let previous = ".vmlc-previous-"

  /// The first part of the name of each folder in which the shards of a plan write.
  static let shards = ".vmlc-shards-"

  static func newStagingName() -> String {
    staging + String(UInt64.random(in: 0...UInt64.max), radix: 16)
  }

  /// The longest name that every usual file system takes, in bytes.
  public static let lengthLimit = 255
  /// The longest path in a tree, in bytes.
  public static let pathLimit = 1024
  /// The longest path in a target's folder, with a locale and a theme before it.
  static let targetPathLimit = pathLimit + 128
}

/// Refuses a path of a file in a tree that would lead out of the tree or hide a file of ours.
///
/// The reader of a site reports such paths at their place in the source; this is the second lock.
public func checkOutputFile(
  _ file: String, limit: Int = OutputName.pathLimit
) throws(FileSystemError) {
  let bytes = Array(file.utf8)
  if bytes.count > limit {
    throw FileSystemError("write", file, .other, "the path is too long")
  }
  var start = 0
  while true {
    let end = bytes[start...].firstIndex(of: 0x2F) ?? bytes.endIndex
    if let mistake = mistake(inName: bytes[start..<end]) {
      throw FileSystemError("write", file, .leadsOut, mistake)
    }
    if end == bytes.endIndex { break }
    start = end + 1
  }
  let isManifest = start == 0 && file.lowercased() == OutputName.manifest
  let isFolder = start == 0 && file.lowercased() == OutputName.manifestFolder
  guard isManifest || isFolder || ManifestBins.isBin(file) else { return }
  throw FileSystemError("write", file, .exists, "a file of the tree's manifest has that name")
}

/// Refuses a name of a version or a target that cannot be the name of a folder of the output.
func checkOutputFolderName(_ name: String, of what: String) throws(FileSystemError) {
  let bytes = name.utf8
  let isSingle = !bytes.contains(0x2F) && bytes.first != UInt8(ascii: ".")
  let isOurs = [OutputName.manifest, OutputName.latest].contains(name.lowercased())
  let mistake = isSingle && !isOurs ? mistake(inName: Array(bytes)[...]) : "it cannot name a folder"
  guard let mistake else { return }
  throw FileSystemError("use the \(what)", name, .leadsOut, mistake)
}

private func mistake(inName name: ArraySlice<UInt8>) -> String? {
  if name.isEmpty { return "the path has an empty part" }
  if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) {
    return "the path does not stay in the output folder"
  }
  if name.starts(with: OutputName.staging.utf8) { return "a part of the path is a name of ours" }
  if name.contains(UInt8(ascii: #"\"#)) { return "the path has a backslash" }
  if name.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
    return "the path has a control character"
  }
  if name.count > OutputName.lengthLimit { return "a name in the path is too long" }
  return nil
}
