import Foundation
import VMLRelease
import VMLTestSupport

/// Files of a store, by their keys.
typealias StoreFiles = [String: [UInt8]]

/// A store as a client finds it, and the verdict that the client must come to.
struct ProtocolVector: Hashable, CustomStringConvertible {
  var name: String
  /// Folders whose files make the store, the later ones over the earlier ones.
  var layers: [String]
  /// Folders of a store that the client has read before, and accepted; empty for a new client.
  var before: [String] = []
  /// File of the root that the client begins with; `nil` for a channel that is not signed.
  var root: String? = ProtocolVectors.firstRoot
  var client = Client()
  var verdict: Verdict

  struct Client: Hashable {
    var id = "client-1"
    var runtime: String?
    var target = "ios"
    /// Version of its system.
    var system = "17.0"
    /// The newest version of VML that it reads.
    var vml = "1.0"
    /// The highest level of behaviour that it knows.
    var behaviour = 1
    /// Elements, modifiers, views, events and steps that it does not know.
    var lacks: [String] = []
  }

  enum Verdict: Hashable {
    /// `nil` for the documents that the app brings along.
    case accepted(ReleaseID?)
    /// The document is a key of the store.
    case refused(String, document: String)
  }

  var description: String { name }

  /// Whether the refusal is no matter of The Update Framework, whose clients read on.
  var isBeyondTUF: Bool {
    guard case .refused(let reason, let document) = verdict else { return false }
    return ["channel", "format", "target", "needs"].contains(reason)
      || document.hasPrefix(StoreLayout.trees) || document.hasPrefix(StoreLayout.objects)
      || reason == "damaged" && document.hasPrefix(StoreLayout.releases)
      || Self.takenByPython.contains(name)
  }

  /// Forms that python-tuf does not look at: JSON that two readers could read differently, the id
  /// of a key, and `x-vmlc` and the keys of the targets, which are no matter of The Update
  /// Framework.
  private static let takenByPython: Set = [
    "key-twice-in-an-object", "a-fraction", "nested-33-deep", "key-under-another-id",
    "share-above-all", "offer-of-another-release", "targets-of-another-name",
  ]
}

/// Vectors in `Tests/Fixtures/protocol`.
enum ProtocolVectors {
  static let folder = "protocol"
  static let channel = "production"
  static let now = UTCTime(seconds: 1_800_000_000)
  static let firstRoot = "common/channels/production/1.root.json"

  static let all: [ProtocolVector] = {
    let bytes = (try? Data(contentsOf: fixturesFolder.appending(path: "protocol/vectors.json")))
    let json = bytes.flatMap { try? JSONValue(parsing: Array($0)) }
    return (json?["vectors"]?.array ?? []).compactMap(ProtocolVector.init(json:))
  }()

  /// The trust that a client of a vector begins with.
  static func trust(_ vector: ProtocolVector) throws -> Trust {
    try vector.root.map { .root(try file($0)) } ?? .unsigned
  }

  static func file(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: fixturesFolder.appending(path: "\(folder)/\(path)")))
  }

  /// The store that some layers make.
  static func store(_ layers: [String]) throws -> StoreFiles {
    var files: StoreFiles = [:]
    for layer in layers {
      let root = fixturesFolder.appending(path: "\(folder)/\(layer)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
        let values = try root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
        if values.isRegularFile == true { files[path] = try file("\(layer)/\(path)") }
      }
    }
    return files
  }
}

// MARK: - JSON

extension ProtocolVector {
  init?(json: JSONValue) {
    guard let name = json["name"]?.string, let layers = json["layers"]?.strings,
      let before = json["before"]?.strings, let root = json["root"],
      let client = json["client"], let id = client["id"]?.string,
      let target = client["target"]?.string, let system = client["system"]?.string,
      let vml = client["vml"]?.string, let behaviour = client["behaviour"]?.integer,
      let lacks = client["lacks"]?.strings, let verdict = json["verdict"]
    else { return nil }
    let found: Verdict
    if let reason = verdict["refused"]?.string, let document = verdict["document"]?.string {
      found = .refused(reason, document: document)
    } else if let release = verdict["accepted"] {
      found = .accepted(release.string.flatMap(ReleaseID.init))
    } else {
      return nil
    }
    self.init(
      name: name, layers: layers, before: before, root: root.string,
      client: Client(
        id: id, runtime: client["runtime"]?.string, target: target, system: system, vml: vml,
        behaviour: behaviour, lacks: lacks),
      verdict: found)
  }

  var json: JSONValue {
    func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    let verdict: JSONValue =
      switch self.verdict {
      case .accepted(let release): ["accepted": release.map { .string($0.text) } ?? .null]
      case .refused(let reason, let document):
        ["refused": .string(reason), "document": .string(document)]
      }
    return [
      "name": .string(name), "layers": list(layers), "before": list(before),
      "root": root.map { .string($0) } ?? .null, "verdict": verdict,
      "client": [
        "id": .string(client.id), "runtime": client.runtime.map { .string($0) } ?? .null,
        "target": .string(client.target), "system": .string(client.system),
        "vml": .string(client.vml), "behaviour": .integer(client.behaviour),
        "lacks": list(client.lacks),
      ],
    ]
  }
}
