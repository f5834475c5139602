public import VMLFiles

/// A small site that builds without a warning, named after the folder that it is for.
public func siteScaffold(at path: String) throws(NameMistake) -> Scaffold {
  var scaffold = siteScaffold(named: try siteName(of: path))
  let isHere = path.split(separator: "/").allSatisfy { $0 == "." } && !path.hasPrefix("/")
  if !isHere { scaffold.nextSteps.insert("cd \(path)", at: 0) }
  return scaffold
}

/// Whether a site can be made at a path: there is nothing yet, or a folder that is empty.
public func canHoldNewSite(_ path: String) -> Bool { (try? checkIsEmpty(path)) != nil }

/// Makes a site in a new folder, or in one that holds nothing but hidden files.
public func makeSite(_ scaffold: Scaffold, at path: String) throws(FileSystemError) {
  let isNew = try checkIsEmpty(path)
  if isNew { try Folder.make(path) }
  do throws(FileSystemError) {
    try write(scaffold, below: path)
  } catch {
    if isNew { Folder.removeIfEmpty(path) }
    throw error
  }
}

/// The last part of the path, or, where that says nothing, of the folder's own path.
private func siteName(of path: String) throws(NameMistake) -> String {
  let last = path.split(separator: "/").last.map(String.init) ?? path
  guard last == "." || last == ".." else { return try checked(last) }
  let real = (try? DiskFileSystem(root: path).realPath("")) ?? nil
  return try checked(real?.split(separator: "/").last.map(String.init) ?? "")
}

private func checked(_ name: String) throws(NameMistake) -> String {
  let isRefused = { (byte: UInt8) in
    byte < 0x20 || byte == 0x7F || #"/\:*?"<>|"#.utf8.contains(byte)
  }
  let mistake: String? =
    if name.isEmpty {
      "it is empty"
    } else if name.hasPrefix("-") || name.hasPrefix(".") {
      "it begins with '\(name.prefix(1))'"
    } else if name.utf8.count > scaffoldNameLimit {
      "it is longer than \(scaffoldNameLimit) bytes"
    } else if name.utf8.contains(where: isRefused) {
      "it has a character that not every system allows in a folder's name"
    } else {
      nil
    }
  guard let mistake else { return name }
  throw NameMistake("'\(name)' cannot name a site: \(mistake)")
}

/// Whether there is no such folder yet; throws if it holds anything that is not hidden.
private func checkIsEmpty(_ path: String) throws(FileSystemError) -> Bool {
  guard let status = try DiskFileSystem.status(ofPath: path) else { return true }
  guard status.kind == .folder else {
    throw FileSystemError("make a site in", path, .exists, "it is not a folder")
  }
  guard let entry = try Folder.open(path).entries().first(where: { !$0.name.hasPrefix(".") }) else {
    return false
  }
  throw FileSystemError(
    "make a site in", path, .exists, "the folder is not empty: it holds '\(entry.name)'")
}
