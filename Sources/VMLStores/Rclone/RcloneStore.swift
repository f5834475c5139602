import Synchronization
import VMLFiles
public import VMLPublish
import VMLRelease

/// A remote of rclone, for all that rclone knows and vmlc does not.
///
/// Objects go through rclone's remote control, a program that runs as long as the store is in use.
/// It writes each under another name first where the remote needs that. Conditions of writes it has
/// none.
public struct RcloneStore: Store {
  public let name: String
  private let remote: String
  private let engine: RcloneEngine

  init(_ remote: Substring, _ settings: StoreSettings) throws(StoreSettingsMistake) {
    guard !remote.isEmpty else {
      throw StoreSettingsMistake("a remote stands after 'rclone:', as in 'rclone:backup:releases'")
    }
    let options = remote.prefix { $0 != "/" }.lowercased().split(separator: ",").dropFirst()
    let words = ["pass", "secret", "token", "key"]
    guard !options.contains(where: { option in words.contains { option.contains($0) } }) else {
      throw StoreSettingsMistake(
        "a password or a key has no place in a store's name; "
          + "'rclone config' keeps it under a name of its own"
      )
    }
    self.remote = String(remote)
    name = "rclone:" + remote
    engine = try RcloneEngine(settings)
  }

  public var defaultTrees: TreeLayout { .plain }
  public var keepsConditions: Bool { false }
  public var parallelism: Int { 16 }

  public func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject? {
    // What rclone serves of a remote, whose name stands in brackets.
    let target = "/" + percentEncoded("[\(remote)]/\(key)", keepsSlashes: true)
    let answer = try await engine.send("GET", target, nil, "read", key, limit: limit)
    if answer.status == 404 { return nil }
    guard answer.isSuccess else { throw failure(answer, "read", key) }
    return StoredObject(bytes: answer.body, tag: nil)
  }

  public func status(_ key: String) async throws(StoreError) -> StoredEntry? {
    let options: JSONValue = ["filesOnly": .bool(true), "noMimeType": .bool(true)]
    let answer = try await call(
      "operations/stat", ["fs": .string(remote), "remote": .string(key), "opt": options],
      "look at", key)
    guard let item = answer["item"], item != .null else { return nil }
    guard let entry = StoredEntry(key: key, item: item) else { throw unreadable("look at", key) }
    return entry
  }

  public func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag? {
    guard condition == .always else {
      throw StoreError(.conditionsUnsupported, "write", key, "rclone has no conditions of writes")
    }
    let (folder, file) = try await engine.stage(bytes, for: key)
    defer { engine.unstage(file) }
    try await copy(
      ["srcFs": .string(folder), "srcRemote": .string(file)], key, attributes, "write")
    return nil
  }

  public func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError) {
    try await copy(
      ["srcFs": .string(remote), "srcRemote": .string(key)], newKey, attributes, "copy")
  }

  private func copy(
    _ source: [String: JSONValue], _ key: String, _ attributes: ObjectAttributes,
    _ operation: String
  ) async throws(StoreError) {
    var headers: [JSONValue] = [
      ["Key": "Content-Type", "Value": .string(attributes.contentType)],
      ["Key": "Cache-Control", "Value": .string(attributes.cacheControl)],
    ]
    if let encoding = attributes.contentEncoding {
      headers.append(["Key": "Content-Encoding", "Value": .string(encoding)])
    }
    var parameters = source
    parameters["dstFs"] = .string(remote)
    parameters["dstRemote"] = .string(key)
    // Otherwise what has the same size and time counts as the same.
    parameters["_config"] = ["IgnoreTimes": .bool(true), "UploadHeaders": .array(headers)]
    _ = try await call("operations/copyfile", .object(JSONObject(parameters)), operation, key)
  }

  public func list(_ prefix: String) async throws(StoreError) -> [StoredEntry] {
    let options: JSONValue = [
      "recurse": .bool(true), "filesOnly": .bool(true), "noMimeType": .bool(true),
    ]
    var folder = prefix
    if folder.hasSuffix("/") { folder.removeLast() }
    let parameters: JSONValue = [
      "fs": .string(remote), "remote": .string(folder), "opt": options,
    ]
    let answer: JSONValue
    do throws(StoreError) {
      answer = try await call("operations/list", parameters, "list", prefix)
    } catch  where error.kind == .missing {
      return []
    }
    // A remote without anything in it has no list.
    let items = answer["list"] ?? .array([])
    if items == .null { return [] }
    var entries: [StoredEntry] = []
    for item in items.array ?? [.null] {
      guard let path = item["Path"]?.string, path.hasPrefix(prefix),
        let entry = StoredEntry(key: path, item: item)
      else { throw unreadable("list", prefix) }
      entries.append(entry)
    }
    return entries
  }

  public func remove(_ key: String) async throws(StoreError) {
    do throws(StoreError) {
      _ = try await call(
        "operations/deletefile", ["fs": .string(remote), "remote": .string(key)], "remove", key)
    } catch  where error.kind == .missing {
      return
    }
  }

  // MARK: Calls

  private func call(
    _ name: String, _ parameters: JSONValue, _ operation: String, _ key: String
  ) async throws(StoreError) -> JSONValue {
    let answer = try await engine.send(
      "POST", "/" + name, parameters, operation, key, limit: listingLimit)
    guard answer.isSuccess else { throw failure(answer, operation, key) }
    guard let value = try? JSONValue(parsing: answer.body) else {
      throw unreadable(operation, key)
    }
    return value
  }

  private func failure(
    _ answer: HTTPAnswer, _ operation: String, _ key: String
  ) -> StoreError {
    let said = (try? JSONValue(parsing: answer.body))?["error"]?.string
    return StoreError(rclone: said ?? "it answers \(answer.status)", operation, key)
  }

  private func unreadable(_ operation: String, _ key: String) -> StoreError {
    StoreError(.other, operation, key, "rclone's answer is not understood; is it 1.60 or newer?")
  }
}

/// The largest listing, in bytes: some hundred thousand objects.
private let listingLimit = 256 << 20

extension StoredEntry {
  /// Reads what rclone says of an object; `nil` for anything else.
  fileprivate init?(key: String, item: JSONValue) {
    guard let size = item["Size"]?.integer, size >= 0,
      let modified = item["ModTime"]?.string.flatMap({ UTCTime(fractional: $0) })
    else { return nil }
    self.init(key: key, size: size, modified: modified)
  }
}

extension StoreError {
  /// A failure as rclone tells it.
  package init(rclone said: String, _ operation: String, _ key: String) {
    let text = said.lowercased()
    func says(_ words: String...) -> Bool { words.contains { text.contains($0) } }
    let shown = "rclone says: " + shortened(withoutSecrets(said))
    if says("object not found", "directory not found", "nosuchkey", "not a directory") {
      self.init(.missing, operation, key, "the remote has no such object")
    } else if says("didn't find section in config file", "failed to create file system") {
      self.init(
        .other, operation, key,
        shown + "; 'rclone listremotes' shows which there are, 'rclone config' makes one")
    } else if says("no space left", "insufficient storage", "quota") {
      self.init(.noSpace, operation, key, shown)
    } else if says(
      "permission denied", "accessdenied", "access denied", "forbidden", "unauthorized",
      "signaturedoesnotmatch", "invalidaccesskeyid")
    {
      self.init(.notAllowed, operation, key, shown)
    } else {
      self.init(.server, operation, key, shown, retry: .backOff)
    }
  }
}

/// Takes out of a text what stands in addresses and may be a secret: queries, and users with their
/// passwords.
package func withoutSecrets(_ text: String) -> String {
  text.replacing(/\?[^\s"']+/, with: "?…").replacing(/\/\/[^\s\/"'@]+@/, with: "//…@")
}
