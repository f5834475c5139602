import Synchronization
import VMLFiles
import VMLWatch

/// The files that a build found.
public final class KnownFiles: Sendable {
  private let table: FileTable
  private let sorted = Mutex<Sorted?>(nil)

  private struct Sorted: Sendable {
    /// Everything but pages, which most files of a large site are.
    var others = FileTable()
    var pages: [String: FileTable.Entry] = [:]
    var otherFiles: Set<String> = []
  }

  init(_ table: FileTable) { self.table = table }

  /// Does now what would else be done when something is compiled for the first time.
  ///
  /// - Complexity: Linear in the number of files.
  public func prepare() { _ = sortedFiles }

  private var sortedFiles: Sorted {
    sorted.withLock { sorted in
      if let sorted { return sorted }
      var found = Sorted()
      for entry in table.entries {
        if entry.kind == .file, SiteFiles.isPage(entry.path) {
          found.pages[entry.path] = entry
        } else {
          found.others.entries.append(entry)
          if entry.kind == .file { found.otherFiles.insert(entry.path) }
        }
      }
      sorted = found
      return found
    }
  }

  /// What is in the site's folders, without all other pages, if that is known without looking there.
  func listing(
    of pages: Set<String>, after changes: SiteChanges, in files: some FileSystem
  ) -> SourceListing? {
    guard !changes.isEverything else { return nil }
    let sorted = sortedFiles
    let isKnown = changes.paths.allSatisfy { path in
      (sorted.otherFiles.contains(path) || sorted.pages[path] != nil)
        && (try? files.status(of: path))?.kind == .file
    }
    guard isKnown else { return nil }
    // No page depends on another.
    var table = sorted.others
    let content = table.entries.firstIndex { $0.path == SiteFiles.content }
    if let content {
      table.entries.insert(
        contentsOf: pages.sorted().compactMap { sorted.pages[$0] }, at: content + 1)
    }
    return SourceListing(table: table)
  }
}
