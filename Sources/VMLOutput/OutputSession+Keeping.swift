public import VMLFiles

extension OutputSession {
  /// A file that the last build made, and what it held.
  public struct KeptFile: Sendable {
    var place: OutputPlace
    var digest: XXH128

    public init(place: OutputPlace, digest: XXH128) {
      self.place = place
      self.digest = digest
    }
  }

  /// Takes over what the basis has at some places, if it has what was made there at all of them;
  /// `verifying` reads the files, too.
  ///
  /// - Returns: Whether it has; if not, nothing is taken over.
  public func keepAll(
    _ files: [KeptFile], verifying: Bool = false
  ) throws(FileSystemError) -> Bool {
    guard let basis else { return false }
    var entries: [OutputBasis.StoredEntry] = []
    for file in files {
      guard let entry = try basis.entry(at: file.place),
        entry.file.xxh128 == file.digest
      else { return false }
      if verifying, try !basis.holds(entry, at: file.place, file.digest) { return false }
      entries.append(entry)
    }
    for (file, entry) in zip(files, entries) { record(entry, at: file.place) }
    return true
  }
}

extension OutputSession {
  /// The bytes of a file of the tree that the new one goes on from; `nil` if it is not there.
  public func bytes(inBasis place: OutputPlace) -> [UInt8]? {
    let (parent, name) = splitPath(place.path)
    guard let basis, basis.isContinued, let entry = try? basis.entry(at: place),
      let folder = try? basis.folders.folder(parent)
    else { return nil }
    return try? folder.read(name, limit: entry.file.bytes)
  }
}

extension OutputBasis {
  /// Whether a file has the bytes that its digest is of.
  fileprivate func holds(
    _ entry: StoredEntry, at place: OutputPlace, _ digest: XXH128
  ) throws(FileSystemError) -> Bool {
    let (parent, name) = splitPath(place.path)
    guard let bytes = try? folders.folder(parent)?.read(name, limit: entry.file.bytes) else {
      return false
    }
    return xxh128(bytes.span) == digest
  }
}
