import VMLRelease

/// A release's root and the head of its target's manifest, which this client can draw.
struct ReleaseStart: Sendable {
  let release: CacheState.Release
  let root: ReleaseRoot
  let target: ReleaseRoot.Target
  let head: ReleaseHead

  /// Files besides the target's bins and objects.
  var files: [(key: String, file: ContentFile)] {
    [
      (StoreLayout.root(of: release.id), release.root),
      (
        StoreLayout.manifest(of: target.name, in: release.id),
        ContentFile(length: target.length, digest: target.digest)
      ),
    ]
  }

  func key(of bin: ReleaseHead.Bin) -> String {
    StoreLayout.manifest(of: target.name, in: release.id, part: bin.file)
  }

  /// The lines of a bin.
  func lines(
    of bin: ReleaseHead.Bin, _ bytes: [UInt8]
  ) throws(ChannelError) -> ReleaseManifest {
    var lines = head.manifest
    do throws(ReleaseHead.Mistake) {
      try head.add(bytes, of: bin, to: &lines)
      return lines
    } catch {
      throw .refused(Refusal(.damaged, key(of: bin), "the manifest \(error.text)"))
    }
  }
}

extension ReleaseStart {
  /// The beginning of a release that is in a cache; `nil` where it is not, or not whole.
  init?(_ release: CacheState.Release, in cache: ReleaseCache, target name: String) {
    guard let root = cache.read(release.root).flatMap(ReleaseRoot.init(file:)),
      let target = root.targets.first(where: { $0.name == name }),
      let bytes = cache.read(ContentFile(length: target.length, digest: target.digest)),
      let head = try? ReleaseHead(file: bytes)
    else { return nil }
    self.init(release: release, root: root, target: target, head: head)
  }
}

extension ReleaseHead.Bin {
  var content: ContentFile { ContentFile(length: bytes, digest: digest) }
}

extension ReleaseManifest.File {
  var content: ContentFile { ContentFile(length: bytes, digest: digest) }
}

extension Fetcher {
  /// Reads the beginning of a release, and checks that a client can draw it.
  @concurrent
  func start(
    of release: CacheState.Release, for client: ClientProfile
  ) async throws(ChannelError) -> ReleaseStart {
    let key = StoreLayout.root(of: release.id)
    let bytes = try await file(key, release.root)
    guard let root = ReleaseRoot(file: bytes) else {
      let format = (try? JSONValue(parsing: bytes))?["format"]?.integer
      if let format, format != 1 {
        throw .refused(Refusal(.format, key, "'\(key)' has the format \(format)"))
      }
      throw .refused(Refusal(.damaged, key, "'\(key)' is damaged"))
    }
    guard let target = root.targets.first(where: { $0.name == client.target }) else {
      throw .refused(Refusal(.target, key, "the release has no target '\(client.target)'"))
    }
    let lacks = client.lacks(of: target, in: root)
    guard lacks.isEmpty else {
      throw .refused(
        Refusal(.needs, key, "the release needs \(lacks.joined(separator: ", "))"))
    }
    let headKey = StoreLayout.manifest(of: target.name, in: release.id)
    let headBytes = try await file(
      headKey, ContentFile(length: target.length, digest: target.digest))
    do throws(ReleaseHead.Mistake) {
      return ReleaseStart(
        release: release, root: root, target: target, head: try ReleaseHead(file: headBytes))
    } catch {
      throw .refused(
        Refusal(error.isOfAnotherFormat ? .format : .damaged, headKey, "'\(headKey)' \(error.text)")
      )
    }
  }
}

extension ClientProfile {
  /// Needs of a target that this client lacks, in words.
  func lacks(of target: ReleaseRoot.Target, in root: ReleaseRoot) -> [String] {
    var runtime = ClientRuntime(name: runtime ?? "")
    runtime.vml = vml
    runtime.elements = elements
    runtime.modifiers = modifiers
    runtime.views = views
    runtime.behaviour = behaviour
    runtime.lacks = lacks
    runtime.systems = [target.os.lowercased(): system]
    let gaps = runtime.gaps(in: target, of: root).map { gap in
      switch gap {
      case .vml(let version): "VML \(version)"
      case .element(let name): "the view '\(name)'"
      case .modifier(let name): "the modifier '\(name)'"
      case .event(let name): "the event '\(name)'"
      case .step(let name): "the step '\(name)'"
      case .behaviour(let level): "behaviour of level \(level)"
      case .system(let name, let needs, _): "\(name) \(needs)"
      }
    }
    let events = target.needs.events.filter { self.events?.contains($0) == false }
    let steps = target.needs.steps.filter { self.steps?.contains($0) == false }
    return gaps + events.map { "the event '\($0)'" } + steps.map { "the step '\($0)'" }
  }
}
