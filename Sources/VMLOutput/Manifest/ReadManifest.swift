import VMLFiles
import VMLMarkup

extension TargetManifest {
  /// Reads a manifest from the target's folder, with the bytes of its head, unless they are `nil`.
  ///
  /// `isChecked` compares the digest of each bin with the one that the head lists. `jobs` is the
  /// largest number of threads, `nil` for one for each processor. An error names the file which is
  /// missing, damaged or of an unknown format.
  static func read(
    in folder: Folder, head: [UInt8]? = nil, isChecked: Bool, jobs: Int? = 1
  ) throws(FileSystemError) -> TargetManifest {
    var bytes = head ?? []
    if head == nil { bytes = try readPart(OutputName.manifest, of: folder) }
    guard let head = TargetHead(json: bytes) else {
      if let old = TargetManifest(formatOne: bytes) { return old }
      throw unreadable(OutputName.manifest, of: folder, bytes)
    }
    let read = concurrentMap(head.bins.count, jobs: jobs) { index in
      Result { () throws(FileSystemError) in
        try readBin(index, of: head, in: folder, isChecked: isChecked)
      }
    }
    var manifest = TargetManifest(
      target: head.target, os: head.os, minimum: head.minimum, locales: head.locales,
      themes: head.themes)
    (manifest.interface, manifest.mediaType) = (head.interface, head.mediaType)
    for bin in read {
      let contents = try bin.get()
      manifest.documents += contents.documents
      manifest.files += contents.files
    }
    return manifest
  }

  private static func readBin(
    _ index: Int, of head: TargetHead, in folder: Folder, isChecked: Bool
  ) throws(FileSystemError) -> BinContents {
    let bin = head.bins[index]
    let bytes = try readPart(bin.file, of: folder)
    if isChecked, sha256Hex(bytes) != bin.sha256 {
      throw refusal(bin.file, of: folder, "it is not the one that the target's manifest names")
    }
    guard let contents = BinContents(json: bytes) else {
      throw unreadable(bin.file, of: folder, bytes)
    }
    guard contents.documents.count == bin.documents, contents.files.count == bin.files else {
      throw refusal(bin.file, of: folder, "it has not as many lines as the target's manifest says")
    }
    return contents
  }

  /// Reads the head or a bin.
  static func readPart(
    _ file: String, of folder: Folder
  ) throws(FileSystemError) -> [UInt8] {
    let (parent, name) = splitPath(file)
    guard let holder = try parent.isEmpty ? folder : folder.folder(parent),
      let bytes = try? holder.read(name, limit: manifestSizeLimit)
    else { throw refusal(file, of: folder, "it is missing, or cannot be read") }
    return bytes
  }

  private static func unreadable(
    _ file: String, of folder: Folder, _ bytes: [UInt8]
  ) -> FileSystemError {
    let format = TargetHead.format(of: bytes)
    let why =
      format.map { (1...manifestFormat).contains($0) } ?? true
      ? "it is damaged"
      : "it has the format \(format ?? 0), and this vmlc reads no format above \(manifestFormat)"
    return refusal(file, of: folder, why)
  }

  private static func refusal(
    _ file: String, of folder: Folder, _ why: String
  ) -> FileSystemError {
    FileSystemError(
      "use", folder.shownPath(of: file), .notOurs, why + "; 'vmlc build --verify' mends it")
  }

  /// The needs of all documents together; only the views and actions of a manifest of format 1.
  public var needs: TargetNeeds {
    var needs = NeedsCollector()
    for document in documents { needs.add(document.facts) }
    return needs.result
  }

  /// The files of the manifest, from the target's folder, the head first.
  public var parts: [(file: String, bytes: [UInt8])] {
    var head = TargetHead(
      OutputRequest.Target(name: target, os: os, minimum: minimum))
    (head.locales, head.themes, head.interface) = (locales, themes, interface)
    head.mediaType = mediaType
    let new = NewManifest(
      head,
      documents: documents.map {
        OutputSession.StoredFile(entry: BinText.Entry($0), isWritten: true)
      },
      files: files.map {
        OutputSession.StoredFile(
          entry: BinText.Entry($0, pathInTree: pathInTree($0.file)), isWritten: true)
      })
    return new.parts.map { part in
      (part.file, part.text ?? part.bin?.bytes ?? [])
    }
  }

  /// Reads a manifest from its parts; `nil` for anything that ``parts`` would not have.
  public init?(parts: [(file: String, bytes: [UInt8])]) {
    guard let first = parts.first, first.file == OutputName.manifest,
      let head = TargetHead(json: first.bytes), head.bins.count == parts.count - 1
    else { return nil }
    self.init(
      target: head.target, os: head.os, minimum: head.minimum, locales: head.locales,
      themes: head.themes)
    (interface, mediaType) = (head.interface, head.mediaType)
    for (bin, part) in zip(head.bins, parts.dropFirst()) {
      guard part.file == bin.file, sha256Hex(part.bytes) == bin.sha256,
        let contents = BinContents(json: part.bytes)
      else { return nil }
      documents += contents.documents
      files += contents.files
    }
  }
}
