/// Changes in a site's folders since the last build.
public struct SiteChanges: Hashable, Sendable {
  /// The paths of files and folders that are new, different or gone, from the site's folder.
  ///
  /// Only a look at the disk tells what became of them. A folder stands for everything in it.
  public var paths: Set<String>
  /// Whether anything may be different, whatever `paths` says.
  public var isEverything: Bool

  public init(paths: Set<String> = [], isEverything: Bool = false) {
    self.paths = paths
    self.isEverything = isEverything
  }

  /// Some files and folders.
  public static func paths(_ paths: Set<String>) -> SiteChanges { SiteChanges(paths: paths) }

  /// All that there is.
  public static let everything = SiteChanges(isEverything: true)

  public var isEmpty: Bool { paths.isEmpty && !isEverything }

  /// Adds what others are.
  public mutating func merge(_ other: SiteChanges) {
    paths.formUnion(other.paths)
    isEverything = isEverything || other.isEverything
  }
}
