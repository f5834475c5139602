import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// The facts of a shard: the first line of its manifest.
public struct ShardManifest: Sendable {
  /// The digest of the plan.
  public var plan: String
  /// From 1.
  public var shard: Int
  public var count: Int
  /// Rows that were read for this shard, bad ones among them.
  public var rows = 0
  public var badRows = 0
  /// By the name of rows that were handed over in place of the plan's, the digest of these.
  public var given: [String: String] = [:]
  /// Bytes of documents and other files.
  public var bytes = 0
  /// The moment at which a document next comes or goes, in seconds since 1970; `nil` for none.
  public var nextChange: Int64?
  /// Mistakes and warnings of the shard.
  public var messages: [Message] = []
  /// Warnings that are true of the site if every shard has them, as of a rule that matches nothing.
  public var messagesOfAll: [Message] = []
  /// In the order of the targets that are built.
  var trees: [Tree] = []
  /// The sets of features that lines name by their numbers.
  var features: [FeatureSet] = []
  /// The files of rows and the pages that claims name by their numbers.
  var places: [String] = []
  /// Number of claims.
  var claims = 0
  /// The first file that was not written since another one is in its way; `nil` for none.
  var blocked: String?

  /// The start of each manifest.
  static let magic = Array("vmlc-shard ".utf8)

  /// The part of one target.
  struct Tree: Sendable {
    var target: String
    var documents = 0
    var files = 0
    var needs = TargetNeeds()
  }

  /// A diagnostic as it is shown.
  public struct Message: Hashable, Sendable {
    public var isError: Bool
    /// The place, `path:line:column`, by which messages are sorted; empty for none.
    public var path: String
    public var line: Int
    public var column: Int
    /// All of its lines.
    public var text: String

    public init(isError: Bool, path: String, line: Int, column: Int, text: String) {
      (self.isError, self.path, self.line, self.column) = (isError, path, line, column)
      self.text = text
    }
  }

  public init(plan: String, shard: Int, of count: Int) {
    (self.plan, self.shard, self.count) = (plan, shard, count)
  }

  /// Documents over all targets.
  public var documents: Int { trees.reduce(0) { $0 + $1.documents } }
  /// The set that a line names, `nil` for the empty one; `nil` if there is none.
  func features(_ number: Int?) -> FeatureSet? {
    guard let number else { return FeatureSet.none }
    return features.indices.contains(number) ? features[number] : nil
  }
  var lineCount: Int { trees.reduce(claims) { $0 + $1.documents + $1.files } }
}

/// The number of the format of shards' manifests.
private let shardFormat = 2

extension ShardManifest {
  /// One line, without its end.
  var json: [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("format", shardFormat)
      $0.member("plan", plan)
      $0.member("shard", shard)
      $0.member("count", count)
      $0.member("rows", rows)
      $0.member("badRows", badRows)
      if !given.isEmpty {
        $0.member("given") {
          $0.object { for (name, digest) in given.sorted(by: <) { $0.member(name, digest) } }
        }
      }
      $0.member("bytes", bytes)
      $0.member("claims", claims)
      $0.member("places", places)
      if let nextChange { $0.member("nextChange", Int(nextChange)) }
      if let blocked { $0.member("blocked", blocked) }
      $0.member("messages") { Self.write(messages, to: &$0) }
      $0.member("messagesOfAll") { Self.write(messagesOfAll, to: &$0) }
      $0.member("trees") {
        $0.array {
          for tree in trees {
            $0.object {
              $0.member("target", tree.target)
              $0.member("documents", tree.documents)
              $0.member("files", tree.files)
              for (name, list) in TargetNeeds.lists where !tree.needs[keyPath: list].isEmpty {
                $0.member(name, tree.needs[keyPath: list])
              }
            }
          }
        }
      }
      $0.member("features") {
        $0.array {
          for set in features {
            $0.object {
              for kind in FeatureSet.Kind.allCases where !set[kind].isEmpty {
                $0.member(kind.name, set[kind])
              }
            }
          }
        }
      }
    }
    return json.bytes
  }

  private static func write(_ messages: [Message], to json: inout JSONText) {
    json.array {
      for message in messages {
        $0.object {
          $0.member("severity", message.isError ? "error" : "warning")
          $0.member("path", message.path)
          $0.member("line", message.line)
          $0.member("column", message.column)
          $0.member("text", message.text)
        }
      }
    }
  }

  /// `nil` for what no shard has written.
  init?(json: [UInt8]) {
    var reader = ManifestReader(json)
    var numbers: [String: Int] = [:]
    var plan: String?
    self.init(plan: "", shard: 0, of: 0)
    let isRead = reader.readDocument { key, reader in
      switch key {
      case "format", "shard", "count", "rows", "badRows", "bytes", "claims", "nextChange":
        reader.read(&numbers[key])
      case "plan": reader.read(&plan)
      case "given": reader.readObject { name, reader in reader.read(&given[name]) }
      case "places": reader.read(&places)
      case "blocked": reader.read(&blocked)
      case "messages": reader.readArray { messages.append(Message(from: &$0)) }
      case "messagesOfAll": reader.readArray { messagesOfAll.append(Message(from: &$0)) }
      case "trees": reader.readArray { trees.append(Tree(from: &$0)) }
      case "features":
        reader.readArray { reader in
          var lists: [String: [String]] = [:]
          reader.readObject { key, reader in
            var names: [String] = []
            reader.read(&names)
            lists[key] = names
          }
          features.append(FeatureSet { lists[$0.name] ?? [] })
        }
      default: reader.skip()
      }
    }
    guard isRead, numbers["format"] == shardFormat, let plan, let shard = numbers["shard"],
      let count = numbers["count"], let rows = numbers["rows"],
      let badRows = numbers["badRows"], let bytes = numbers["bytes"],
      let claims = numbers["claims"]
    else { return nil }
    (self.plan, self.shard, self.count) = (plan, shard, count)
    (self.rows, self.badRows, self.bytes) = (rows, badRows, bytes)
    self.claims = claims
    nextChange = numbers["nextChange"].map(Int64.init)
  }
}

extension ShardManifest.Message {
  fileprivate init(from reader: inout ManifestReader) {
    var texts: [String: String] = [:]
    var numbers: [String: Int] = [:]
    reader.readObject { key, reader in
      switch key {
      case "severity", "path", "text": reader.read(&texts[key])
      case "line", "column": reader.read(&numbers[key])
      default: reader.skip()
      }
    }
    self.init(
      isError: texts["severity"] == "error", path: texts["path"] ?? "",
      line: numbers["line"] ?? 0, column: numbers["column"] ?? 0, text: texts["text"] ?? "")
  }
}

extension ShardManifest.Tree {
  fileprivate init(from reader: inout ManifestReader) {
    var name: String?
    var numbers: [String: Int] = [:]
    var needs = TargetNeeds()
    reader.readObject { key, reader in
      switch key {
      case "target": reader.read(&name)
      case "documents", "files": reader.read(&numbers[key])
      default:
        guard let list = TargetNeeds.lists.first(where: { $0.name == key }) else {
          return reader.skip()
        }
        reader.read(&needs[keyPath: list.list])
      }
    }
    self.init(
      target: name ?? "", documents: numbers["documents"] ?? 0, files: numbers["files"] ?? 0,
      needs: needs)
  }
}
