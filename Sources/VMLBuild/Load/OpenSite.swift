public import VMLFiles

/// Fails, as a build would, where a folder is no site.
public func checkIsSite(_ folder: String) throws(BuildFailure) { _ = try openSite(folder) }

/// Opens a site's folder.
public func openSite(_ folder: String) throws(BuildFailure) -> DiskFileSystem {
  do throws(FileSystemError) {
    let fileSystem = try DiskFileSystem(root: folder)
    if try hasConfiguration(fileSystem) { return fileSystem }
  } catch {
    let isNoFolder = error.reason == .notFound || error.reason == .notAFolder
    throw isNoFolder ? .noSite(folder) : .world(error)
  }
  throw .noSite(folder)
}

/// Whether a folder has a site.yaml, also one that cannot be read.
func hasConfiguration(_ folder: DiskFileSystem) throws(FileSystemError) -> Bool {
  do throws(FileSystemError) {
    return try folder.status(of: SiteFiles.configuration) != nil
  } catch {
    if error.reason == .leadsOut { return true }
    throw error
  }
}
