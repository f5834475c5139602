import VMLDiagnostics

extension SiteManifest {
  public var json: [UInt8] {
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", manifestFormat)
      $0.member("name", name)
      $0.member("version", version)
      $0.member("vml", vml)
      $0.member("compiler", compiler)
      $0.member("digest", digest)
      if isSample { $0.member("sample", true) }
      $0.member("targets") {
        $0.array(.lines) {
          for target in targets {
            $0.object {
              $0.member("target", target.name)
              $0.member("manifest", target.manifest)
              $0.member("sha256", target.sha256)
            }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// `nil` for anything that this compiler would not have written.
  public init?(json: [UInt8]) {
    var reader = ManifestReader(json)
    var format: Int?
    var texts: [String: String] = [:]
    var targets: [Target] = []
    var isSample = false
    let isRead = reader.readDocument { key, reader in
      switch key {
      case "format": reader.read(&format)
      case "name", "version", "vml", "compiler", "digest": reader.read(&texts[key])
      case "sample":
        isSample = true
        reader.skip()
      case "targets": reader.readArray { targets += Target(from: &$0).map { [$0] } ?? [] }
      default: reader.skip()
      }
    }
    guard isRead, let format, 1...manifestFormat ~= format, let name = texts["name"],
      let version = texts["version"], let vml = texts["vml"],
      let compiler = texts["compiler"], let digest = texts["digest"]
    else { return nil }
    self.init(
      name: name, version: version, vml: vml, compiler: compiler, digest: digest,
      targets: targets)
    self.isSample = isSample
  }
}

extension SiteManifest.Target {
  fileprivate init?(from reader: inout ManifestReader) {
    var name: String?
    var sha256: String?
    reader.readObject { key, reader in
      switch key {
      case "target": reader.read(&name)
      case "sha256": reader.read(&sha256)
      default: reader.skip()
      }
    }
    guard let name, let sha256, (try? checkOutputFolderName(name, of: "target")) != nil else {
      reader.fail()
      return nil
    }
    self.init(name: name, sha256: sha256)
  }
}

extension LatestVersion {
  public var json: [UInt8] {
    var json = JSONText()
    json.object(.spaced) {
      $0.member("version", version)
      $0.member("digest", digest)
    }
    json.endLine()
    return json.bytes
  }

  /// `nil` for anything that this compiler would not have written.
  public init?(json: [UInt8]) {
    var reader = ManifestReader(json)
    var version: String?
    var digest: String?
    let isRead = reader.readDocument { key, reader in
      switch key {
      case "version": reader.read(&version)
      case "digest": reader.read(&digest)
      default: reader.skip()
      }
    }
    guard isRead, let version, let digest,
      (try? checkOutputFolderName(version, of: "version")) != nil
    else { return nil }
    self.init(version: version, digest: digest)
  }
}
