import VMLFiles

/// The files of a tree by the names that a document may have for a picture.
///
/// docs/protocol.md has the rule, for clients.
public struct PictureNames: Sendable {
  /// The file of each name: of a path, of a file's name, and of that without ending and scale.
  public let files: [String: String]

  /// `paths` are the files of a tree, relative to it; `scale` is the number of pixels to a point.
  public init(_ paths: some Sequence<String>, scale: Int) {
    let pictures = paths.filter(Self.isPicture).map(Picture.init)
      .sorted { $0.order.lexicographicallyPrecedes($1.order, by: pathPrecedes) }
    var files: [String: String] = [:]
    var best: [String: Picture] = [:]
    for picture in pictures where !picture.base.isEmpty {
      guard let other = best[picture.base] else {
        best[picture.base] = picture
        continue
      }
      if other.folder == picture.folder, picture.suits(scale, betterThan: other) {
        best[picture.base] = picture
      }
    }
    for (base, picture) in best { files[base] = picture.path }
    for picture in pictures.reversed() { files[picture.name] = picture.path }
    for picture in pictures { files[picture.path] = picture.path }
    self.files = files
  }

  /// Whether a file is a picture, by its ending.
  public static func isPicture(_ path: String) -> Bool {
    endings.contains(path.lowercased().split(separator: ".").last.map(String.init) ?? "")
  }

  private static let endings: Set = [
    "avif", "gif", "heic", "ico", "jpeg", "jpg", "png", "svg", "webp",
  ]

  /// The scale that a file's name says, as in `logo@2x.png`; 1 for one that says none.
  public static func scale(of path: String) -> Int { Picture(path).scale }
}

/// A picture, by its path in a tree.
private struct Picture {
  var path: String
  var folder: String
  var name: String
  /// The name without what follows its first dot, and without a scale.
  var base: String
  var scale = 1

  init(_ path: String) {
    self.path = path
    (folder, name) = splitPath(path)
    base = String(name.prefix { $0 != "." })
    for scale in [2, 3] where base.hasSuffix("@\(scale)x") {
      base = String(base.dropLast(3))
      self.scale = scale
      return
    }
  }

  /// By the bytes of folders, the tree's own first, then of names.
  var order: [String] { [folder, name] }

  /// The scale itself is best, then the next larger one, then the largest.
  func suits(_ wanted: Int, betterThan other: Picture) -> Bool {
    if (scale < wanted) != (other.scale < wanted) { return scale >= wanted }
    return scale < wanted ? scale > other.scale : scale < other.scale
  }
}
