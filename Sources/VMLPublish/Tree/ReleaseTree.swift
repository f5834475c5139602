import VMLFiles
public import VMLOutput
public import VMLRelease

/// A build's output, read and checked, as the release that it is.
public struct ReleaseTree: Sendable {
  /// The version's folder, as the user would write it.
  public let folder: String
  public let root: ReleaseRoot
  /// The bytes of `root`.
  public let rootFile: [UInt8]
  public let id: ReleaseID
  /// In the order of the root's targets, with their files.
  public let manifests: [(manifest: ReleaseManifest, parts: [(file: String, bytes: [UInt8])])]
  /// Each object once, by its digest.
  public let objects: [Object]
  private let files: DiskFileSystem

  public struct Object: Hashable, Sendable {
    public var digest: ContentDigest
    public var bytes: Int
    /// The first of the files that hold it, relative to the version's folder.
    public var path: String
    /// The names of all of them in their targets' folders, each once.
    public var files: Set<String>

    fileprivate mutating func merge(_ other: Object) {
      if other.path.utf8.lexicographicallyPrecedes(path.utf8) { path = other.path }
      files.formUnion(other.files)
    }
  }

  public var rootEntry: ChannelState.Root {
    ChannelState.Root(
      length: rootFile.count, digest: ContentDigest(of: rootFile), version: root.version)
  }

  /// Reads all files of a finished build.
  ///
  /// - Throws: ``PublishFailure/tree(_:)`` for a file that is missing or not as its manifest says.
  public static func read(_ output: FinishedOutput, jobs: Int) async throws(PublishFailure)
    -> ReleaseTree
  {
    let files = try onDisk { () throws(FileSystemError) in
      try DiskFileSystem(root: output.folder)
    }
    var objects: [ContentDigest: Object] = [:]
    var manifests: [(manifest: ReleaseManifest, parts: [(file: String, bytes: [UInt8])])] = []
    var targets: [ReleaseRoot.Target] = []
    for manifest in output.targets {
      let reader = TargetReader(manifest: manifest, files: files, folder: output.folder)
      let found = try await reader.read(jobs: jobs)
      for object in found.objects { objects[object.digest, default: object].merge(object) }
      let parts = found.manifest.parts
      let head = parts[0].bytes
      targets.append(
        ReleaseRoot.Target(
          name: manifest.target, os: manifest.os, minimum: manifest.minimum,
          digest: ContentDigest(of: head), length: head.count, needs: found.needs))
      manifests.append((found.manifest, parts))
    }
    let root = ReleaseRoot(
      name: output.site.name, version: output.site.version, vml: output.site.vml,
      compiler: output.site.compiler, targets: targets)
    return ReleaseTree(
      folder: output.folder, root: root, manifests: manifests,
      objects: objects.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      files: files)
  }

  private init(
    folder: String, root: ReleaseRoot,
    manifests: [(manifest: ReleaseManifest, parts: [(file: String, bytes: [UInt8])])],
    objects: [Object],
    files: DiskFileSystem
  ) {
    self.folder = folder
    self.root = root
    self.manifests = manifests
    self.objects = objects
    self.files = files
    rootFile = root.file
    id = ReleaseID(of: ContentDigest(of: rootFile))
  }

  /// The files of all manifests, by their keys in a store.
  var manifestFiles: [(key: String, bytes: [UInt8])] {
    manifests.flatMap { manifest, parts in
      parts.map {
        (StoreLayout.manifest(of: manifest.target, in: id, part: $0.file), $0.bytes)
      }
    }
  }

  /// The bytes of an object, read again.
  ///
  /// - Throws: ``PublishFailure/tree(_:)`` if the file was changed since it was read first.
  func bytes(of object: Object) throws(PublishFailure) -> [UInt8] {
    let bytes = try onDisk { () throws(FileSystemError) in
      try files.read(object.path, limit: object.bytes + 1)
    }
    guard bytes.count == object.bytes, ContentDigest(of: bytes) == object.digest else {
      throw .tree("'\(folder)/\(object.path)' was changed while it was published; publish again")
    }
    return bytes
  }
}

/// Reads the files of one target.
private struct TargetReader: Sendable {
  let manifest: TargetManifest
  let files: DiskFileSystem
  let folder: String

  struct Found: Sendable {
    var manifest: ReleaseManifest
    var needs: ClientNeeds
    var objects: [ReleaseTree.Object]
  }

  func read(jobs: Int) async throws(PublishFailure) -> Found {
    let stored = manifest.documents.map(\.stored) + manifest.files
    let ranges = stride(from: 0, to: stored.count, by: chunkSize).map {
      $0..<min($0 + chunkSize, stored.count)
    }
    let chunks = try await map(ranges, atOnce: jobs) { range throws(PublishFailure) in
      var digests: [ContentDigest] = []
      for index in range { digests.append(ContentDigest(of: try read(stored[index]))) }
      return digests
    }
    let digests = chunks.flatMap(\.self)
    let listed = manifest.needs
    var needs = ClientNeeds(
      elements: listed.elements, modifiers: listed.modifiers, views: listed.views)
    (needs.events, needs.steps, needs.behaviour) = (listed.events, listed.steps, listed.behaviour)
    return Found(
      manifest: releaseManifest(digests), needs: needs,
      objects: zip(stored, digests).map { file, digest in
        ReleaseTree.Object(
          digest: digest, bytes: file.bytes, path: manifest.target + "/" + file.file,
          files: [file.file])
      })
  }

  private func read(_ file: TargetManifest.File) throws(PublishFailure) -> [UInt8] {
    let path = manifest.target + "/" + file.file
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try files.read(path, limit: file.bytes + 1)
    } catch  where error.reason == .notFound || error.reason == .tooLarge {
      throw .tree("'\(folder)/\(path)' is not as its manifest says; \(wayToMend(folder))")
    } catch {
      throw .world(error)
    }
    guard bytes.count == file.bytes, xxh128(bytes.span) == file.xxh128 else {
      throw .tree("'\(folder)/\(path)' is not as its manifest says; \(wayToMend(folder))")
    }
    return bytes
  }

  private func releaseManifest(_ digests: [ContentDigest]) -> ReleaseManifest {
    let documents = zip(manifest.documents, digests).map { document, digest in
      ReleaseManifest.Document(
        path: document.facts.path, locale: document.locale, theme: document.theme,
        stored: ReleaseManifest.File(
          file: document.stored.file, bytes: document.stored.bytes, digest: digest),
        ids: document.facts.ids, actions: document.facts.actions, views: document.facts.views,
        lifecycle: document.facts.lifecycle, isFragment: document.facts.isFragment,
        template: document.facts.template, features: document.facts.features)
    }
    let files = zip(manifest.files, digests.dropFirst(manifest.documents.count)).map {
      ReleaseManifest.File(file: $0.file, bytes: $0.bytes, digest: $1)
    }
    var release = ReleaseManifest(
      target: manifest.target, os: manifest.os, minimum: manifest.minimum,
      locales: manifest.locales, themes: manifest.themes, documents: documents, files: files)
    if !manifest.interface.isEmpty {
      release.interface = try? JSONValue(parsing: manifest.interface)
    }
    release.mediaType = manifest.mediaType
    return release
  }
}

/// Number of files that a task reads.
private let chunkSize = 256
