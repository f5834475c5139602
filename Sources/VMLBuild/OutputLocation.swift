import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput

/// The folder that a build writes into.
struct OutputLocation: Sendable {
  /// As the user would write it.
  let folder: String
  /// Place in site.yaml that names the folder; `nil` where an option names it.
  private let range: SourceRange?
  /// Whether site.yaml, or its default, says it.
  private let isConfigured: Bool

  init(_ option: String?, of configuration: SiteConfiguration, in site: String) {
    folder = option ?? sitePath(configuration.output, in: site)
    range = option == nil ? configuration.outputRange : nil
    isConfigured = option == nil
  }

  /// Checks that the output does not lie among the site's sources, and, where site.yaml says it,
  /// not outside of the site.
  ///
  /// A mistake of site.yaml is reported; one of an option is thrown.
  ///
  /// - Returns: Whether the folder is fine.
  func check(
    in site: some FileSystem, reporting bag: inout DiagnosticBag
  ) throws(FileSystemError) -> Bool {
    if range != nil, let problem = try problemOfPath() {
      bag.report(.output(problem, at: range))
      return false
    }
    guard let root = try site.realPath(""), let real = realPathToBe(folder),
      let problem = try problem(of: real, in: site, root: root)
    else { return true }
    guard isConfigured else { throw FileSystemError("use", folder, .notOurs, problem.text) }
    bag.report(.output(problem, at: range))
    return false
  }

  fileprivate enum Problem {
    case isSite
    case amongSources(String)
    case outside
    case notAFolder(String)
    case tooLong
  }

  /// Why there can be no folder at the path, whatever is done on the disk but to remove a source.
  private func problemOfPath() throws(FileSystemError) -> Problem? {
    let names = folder.utf8.split(separator: UInt8(ascii: "/"))
    guard folder.utf8.count < Self.pathLimit,
      names.allSatisfy({ $0.count <= OutputName.lengthLimit })
    else { return .tooLong }
    for name in names {
      let path = String(folder[..<name.endIndex])
      guard let status = try DiskFileSystem.status(ofPath: path) else { return nil }
      if status.kind != .folder { return .notAFolder(path) }
    }
    return nil
  }

  /// Linux takes as much, with the byte that ends a path.
  private static let pathLimit = 4096

  private func problem(
    of real: String, in site: some FileSystem, root: String
  ) throws(FileSystemError) -> Problem? {
    if let problem = Self.problem(of: real, among: SiteFiles.folders, of: site, root: root) {
      return problem
    }
    return isConfigured && !isBelow(real, root) ? .outside : nil
  }

  /// Reason why a folder cannot be written into that is the site's, or in one of its folders.
  fileprivate static func problem(
    of real: String, among folders: [String], of site: some FileSystem, root: String
  ) -> Problem? {
    if real == root { return .isSite }
    for name in folders {
      // A folder that leads out of the site is reported with the site's other files.
      let folder = (try? site.realPath(name)) ?? nil
      if isBelow(real, folder ?? root + "/" + name) { return .amongSources(name) }
    }
    return nil
  }
}

extension SiteSettings {
  /// Reason why a folder cannot hold a store: it is the site's own, or among its sources; `nil`
  /// where it can.
  public func problem(ofStoreIn folder: String) throws(BuildFailure) -> String? {
    let site = try openSite(site)
    do throws(FileSystemError) {
      guard let root = try site.realPath(""), let real = realPathToBe(folder) else { return nil }
      let folders = SiteFiles.folders + [Self.rootFolder]
      if let problem = OutputLocation.problem(of: real, among: folders, of: site, root: root) {
        return problem.text
      }
      for made in [cacheFolder, outputFolder(nil)] {
        if let made = realPathToBe(made), isBelow(real, made) {
          return "it lies in '\(made)', which builds write and 'vmlc clean' removes"
        }
      }
      return nil
    } catch {
      throw .world(error)
    }
  }
}

/// A path in a site, as the user would write it.
func sitePath(_ path: String, in site: String) -> String {
  switch site {
  case ".": path
  case "/": "/" + path
  default: site + "/" + path
  }
}

/// The absolute path without links of a folder that may not be there yet; `nil` if that cannot be
/// told.
func realPathToBe(_ path: String) -> String? {
  if let real = resolvedPath(path.isEmpty ? "." : path) { return real }
  let (folder, name) = splitPath(path)
  if name == "." || name == ".." { return nil }
  let isAbsolute = path.utf8.first == UInt8(ascii: "/")
  guard let parent = folder.isEmpty && isAbsolute ? "/" : realPathToBe(folder) else { return nil }
  return name.isEmpty ? parent : (parent == "/" ? "" : parent) + "/" + name
}

extension OutputLocation.Problem {
  fileprivate var text: String {
    switch self {
    case .isSite: "it is the site's own folder"
    case .amongSources(let folder):
      "it lies in the site's '\(folder)', whose files are sources of the next build"
    case .outside: "it is a symbolic link that leads out of the site"
    case .notAFolder(let path): "'\(path)' is a file"
    case .tooLong: "its path, or a name in it, is too long"
    }
  }
}

extension Diagnostic {
  fileprivate static func output(
    _ problem: OutputLocation.Problem, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .pathOutside, .error, at: range, "the output cannot be this folder: \(problem.text)",
      notes: [
        Note("the default is 'dist'; '--output' on the command line may name any other folder")
      ])
  }
}
