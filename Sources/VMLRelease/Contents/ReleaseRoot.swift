/// Contents of a release, as `releases/<release>.json` has them.
///
/// It holds no time and nothing of the store, so that the same site is the same release wherever
/// and whenever it is published.
public struct ReleaseRoot: Hashable, Sendable {
  /// The site's.
  public var name: String
  /// The site's name for the release.
  public var version: String
  /// The version of VML.
  public var vml: String
  /// The version of the compiler.
  public var compiler: String
  /// In the site's order.
  public var targets: [Target]

  public struct Target: Hashable, Sendable {
    public var name: String
    public var os: String
    /// The least version of the system; `nil` where any will do.
    public var minimum: String?
    /// Of the manifest.
    public var digest: ContentDigest
    /// Of the manifest, in bytes.
    public var length: Int
    public var needs: ClientNeeds

    public init(
      name: String, os: String, minimum: String?, digest: ContentDigest, length: Int,
      needs: ClientNeeds
    ) {
      self.name = name
      self.os = os
      self.minimum = minimum
      self.digest = digest
      self.length = length
      self.needs = needs
    }
  }

  public init(
    name: String, version: String, vml: String, compiler: String, targets: [Target]
  ) {
    self.name = name
    self.version = version
    self.vml = vml
    self.compiler = compiler
    self.targets = targets
  }

  private static let format = 1

  /// The bytes to store; ``id`` is made of them.
  public var file: [UInt8] {
    let list = targets.map { target -> JSONValue in
      [
        "target": .string(target.name), "os": .string(target.os),
        "minimum": target.minimum.map { .string($0) } ?? .null,
        "manifest": [
          "sha256": .string(target.digest.hex), "length": .integer(target.length),
        ],
        "requires": target.needs.json,
      ]
    }
    let root: JSONValue = [
      "format": .integer(Self.format), "name": .string(name), "version": .string(version),
      "vml": .string(vml), "compiler": .string(compiler), "targets": .array(list),
    ]
    return root.fileBytes
  }

  public var id: ReleaseID { ReleaseID(of: ContentDigest(of: file)) }

  /// `nil` for anything that ``file`` would not have written.
  public init?(file bytes: [UInt8]) {
    guard let json = try? JSONValue(parsing: bytes), json["format"]?.integer == Self.format,
      let name = json["name"]?.line, let version = json["version"]?.line,
      let vml = json["vml"]?.line, let compiler = json["compiler"]?.line,
      let list = json["targets"]?.array, isDottedNumber(vml)
    else { return nil }
    self.init(name: name, version: version, vml: vml, compiler: compiler, targets: [])
    for entry in list {
      guard let name = entry["target"]?.string, isPlainPath(name), !name.contains("/"),
        let os = entry["os"]?.line,
        let minimum = entry["minimum"],
        minimum == .null || minimum.string.map(isDottedNumber) == true,
        let hex = entry["manifest"]?["sha256"]?.string, let digest = ContentDigest(hex: hex),
        let length = entry["manifest"]?["length"]?.integer, length >= 0,
        let needs = entry["requires"].flatMap(ClientNeeds.init(json:)),
        !targets.contains(where: { $0.name == name })
      else { return nil }
      targets.append(
        Target(
          name: name, os: os, minimum: minimum.string, digest: digest, length: length,
          needs: needs))
    }
  }
}

extension JSONValue {
  /// A string that can stand in a line of a message: without control characters, which a terminal
  /// would act on.
  public var line: String? {
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    return string.flatMap { $0.unicodeScalars.contains(where: isControl) ? nil : $0 }
  }
}

/// Whether a path from a store's document stays below the folder that it is relative to.
func isPlainPath(_ path: String) -> Bool {
  let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  return parts.allSatisfy { part in
    !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
      && !part.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: #"\"#) }
  }
}
