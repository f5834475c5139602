import VMLCrypto
import VMLDiagnostics
public import VMLPublish
import VMLRelease

/// A bucket of an object store: AWS's, or one that answers as it does, such as R2, MinIO and Ceph.
public struct S3Store: Store {
  public let name: String
  public let identity: String
  let bucket: String
  /// Of all keys; empty, or ends with `/`.
  let prefix: String
  let region: String
  private let server: WebURL
  /// Path before keys, percent-encoded.
  private let basePath: String
  private let signature: RequestSignature
  private let transport: HTTPTransport
  private let pageSize: Int
  private let clock: @Sendable () -> UTCTime
  private let serverClock = ServerClock()

  /// Opens a bucket, whose address is what stands after `s3:`, as in `//bucket/prefix`.
  init(
    _ address: Substring, _ settings: S3Settings, _ transport: HTTPTransport,
    clock: @escaping @Sendable () -> UTCTime = { .now() }
  ) throws(StoreSettingsMistake) {
    let parts = address.split(separator: "/")
    guard let bucket = parts.first.map(String.init) else {
      throw StoreSettingsMistake("a bucket stands after 's3://', as in 's3://bucket/folder'")
    }
    guard !bucket.contains("@") else {
      throw StoreSettingsMistake("credentials have no place in a store's name")
    }
    guard isBucketName(bucket) else {
      throw StoreSettingsMistake(
        "'\(bucket)' names no bucket: that has 3 to 63 small letters, digits, '.' and '-'")
    }
    self.bucket = bucket
    prefix = parts.dropFirst().map { $0 + "/" }.joined()
    name = "s3://" + ([bucket] + parts.dropFirst().map(String.init)).joined(separator: "/")
    region = settings.region
    let isAWS = settings.endpoint.map { isAWSHost($0.host) } ?? true
    var server = settings.endpoint ?? WebURL(scheme: .https, host: awsHost(of: settings.region))
    // The name of a bucket with a dot is none that AWS's certificate is for.
    if isAWS, !bucket.contains(".") {
      if !server.host.hasPrefix(bucket + ".") { server.host = bucket + "." + server.host }
      basePath = server.path + "/"
    } else {
      basePath = server.path + "/" + bucket + "/"
    }
    self.server = server
    identity = settings.endpoint == nil ? name : name + " at " + server.text
    signature = RequestSignature(credentials: settings.credentials, region: settings.region)
    self.transport = transport
    pageSize = settings.pageSize
    self.clock = clock
  }

  public var defaultTrees: TreeLayout { .objects }
  /// Some servers pass over conditions, and say that all is well.
  public var keepsConditions: Bool { false }
  /// Servers that are far away answer after a while, and many at once.
  public var parallelism: Int { 48 }

  public func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject? {
    let answer = try await send(Call("GET", "read", key), limit: limit)
    if try isMissing(answer, "read", key) { return nil }
    try check(answer, "read", key)
    return StoredObject(bytes: answer.body, tag: answer["ETag"].map { WriteTag($0) })
  }

  public func status(_ key: String) async throws(StoreError) -> StoredEntry? {
    let answer = try await send(Call("HEAD", "look at", key))
    if answer.status == 404 { return nil }
    try check(answer, "look at", key)
    guard let entry = StoredEntry(key: key, answer) else { throw unreadable("look at", key) }
    return entry
  }

  public func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag? {
    var call = Call("PUT", "write", key)
    call.body = bytes
    call.headers = headers(of: attributes)
    switch condition {
    case .always: break
    case .absent: call.headers.append(("If-None-Match", "*"))
    case .matches(let tag): call.headers.append(("If-Match", tag.text))
    }
    let answer = try await send(call)
    if condition != .always, let refusal = refusal(in: answer, key) { throw refusal }
    try check(answer, "write", key)
    return answer["ETag"].map { WriteTag($0) }
  }

  /// The ETag is the MD5 digest of what was stored where that is not encrypted, or with SSE-S3;
  /// elsewhere it is something else, and proves nothing.
  public func proves(_ tag: WriteTag, _ bytes: [UInt8]) -> Bool {
    guard let digest = md5(bytes) else { return false }
    return tag.text == "\"\(Hexadecimal.text(of: digest))\""
  }

  public func list(_ prefix: String) async throws(StoreError) -> [StoredEntry] {
    var entries: [StoredEntry] = []
    var token: String?
    while true {
      var call = Call("GET", "list", prefix)
      call.query = [
        ("encoding-type", "url"), ("list-type", "2"), ("max-keys", String(pageSize)),
        ("prefix", self.prefix + prefix),
      ]
      if let token { call.query.append(("continuation-token", token)) }
      let answer = try await send(call, limit: listingLimit)
      try check(answer, "list", prefix)
      guard let page = S3Page(answer.body) else { throw unreadable("list", prefix) }
      for entry in page.entries {
        guard entry.key.hasPrefix(self.prefix) else { throw unreadable("list", prefix) }
        let key = String(entry.key.dropFirst(self.prefix.count))
        // Other programs mark folders by objects of this kind.
        if key.isEmpty || key.hasSuffix("/") { continue }
        entries.append(StoredEntry(key: key, size: entry.size, modified: entry.modified))
      }
      guard page.isTruncated else { return entries }
      guard entries.count <= listedLimit else { throw StoreError(tooManyIn: prefix) }
      guard let next = page.next, next != token else { throw unreadable("list", prefix) }
      token = next
    }
  }

  public func remove(_ key: String) async throws(StoreError) {
    let answer = try await send(Call("DELETE", "remove", key))
    if try isMissing(answer, "remove", key) { return }
    try check(answer, "remove", key)
  }

  public func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError) {
    var call = Call("PUT", "copy", newKey)
    call.headers = headers(of: attributes)
    call.headers.append(
      ("X-Amz-Copy-Source", percentEncoded("/\(bucket)/\(prefix)\(key)", keepsSlashes: true)))
    call.headers.append(("X-Amz-Metadata-Directive", "REPLACE"))
    let answer = try await send(call)
    try check(answer, "copy", key)
    // A copy that fails once it has begun says so after it has said that all is well.
    if let error = S3Error(answer.body), error.code != nil {
      throw failure(error, answer, "copy", key)
    }
  }

  public func clockOffset() async throws(StoreError) -> Int? { serverClock.offset }

  // MARK: Requests

  /// A request to the bucket.
  private struct Call {
    var method: String
    /// For messages.
    var operation: String
    var key: String
    var query: [(name: String, value: String)] = []
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []

    init(_ method: String, _ operation: String, _ key: String) {
      self.method = method
      self.operation = operation
      self.key = key
    }
  }

  private func send(
    _ call: Call, limit: Int = answerLimit
  ) async throws(StoreError) -> HTTPAnswer {
    var target = basePath
    if call.query.isEmpty {
      target += percentEncoded(prefix + call.key, keepsSlashes: true)
    } else {
      target +=
        "?"
        + call.query.map { "\($0.name)=\(percentEncoded($0.value))" }.joined(separator: "&")
    }
    var request = HTTPRequest(call.method, server, target)
    request.headers = call.headers
    request.body = call.body
    signature.sign(&request, at: clock())
    do throws(HTTPFailure) {
      let answer = try await transport.send(request, limit: limit)
      serverClock.note(answer)
      return answer
    } catch {
      throw StoreError(error, call.operation, call.key)
    }
  }

  private func headers(of attributes: ObjectAttributes) -> [(name: String, value: String)] {
    var headers = [
      (name: "Content-Type", value: attributes.contentType),
      (name: "Cache-Control", value: attributes.cacheControl),
    ]
    if let encoding = attributes.contentEncoding { headers.append(("Content-Encoding", encoding)) }
    return headers
  }

  // MARK: Answers

  private func check(
    _ answer: HTTPAnswer, _ operation: String, _ key: String
  ) throws(StoreError) {
    if answer.isSuccess { return }
    throw failure(S3Error(answer.body) ?? S3Error(), answer, operation, key)
  }

  /// Whether the object is not there, and the bucket is.
  private func isMissing(
    _ answer: HTTPAnswer, _ operation: String, _ key: String
  ) throws(StoreError) -> Bool {
    guard answer.status == 404 else { return false }
    if let error = S3Error(answer.body), error.code == "NoSuchBucket" {
      throw failure(error, answer, operation, key)
    }
    return true
  }

  /// Why a write under a condition was not done, if for the condition.
  private func refusal(in answer: HTTPAnswer, _ key: String) -> StoreError? {
    let code = S3Error(answer.body)?.code
    switch answer.status {
    case 412: fallthrough
    case 404 where code != "NoSuchBucket":
      return StoreError(.conditionFailed, "write", key, "it was changed meanwhile")
    case 409:
      // Another client writes at this moment; the result is known afterwards.
      return StoreError(
        .server, "write", key, "another program writes it at the same time", retry: .backOff)
    case 501:
      return StoreError(
        .conditionsUnsupported, "write", key, "the server has no conditions of writes")
    default: return nil
    }
  }

  private func unreadable(_ operation: String, _ key: String) -> StoreError {
    StoreError(
      .server, operation, key,
      "the answer of '\(server.authority)' is not that of an object store; is it one?")
  }

  private func failure(
    _ error: S3Error, _ answer: HTTPAnswer, _ operation: String, _ key: String
  ) -> StoreError {
    let place = S3Place(bucket: bucket, region: region, server: server.authority)
    var failure = StoreError(error, answer, operation, key, in: place, asOf: clock())
    failure.explanation = signature.credentials.redacting(failure.explanation)
    return failure
  }
}

/// The largest page of a listing, in bytes: a thousand of the longest keys, each byte encoded.
private let listingLimit = 8 << 20
/// Of answers that say little, in bytes.
private let answerLimit = 1 << 20

private func isBucketName(_ name: String) -> Bool {
  (3...63).contains(name.utf8.count)
    && name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte &- 0x30 < 10
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    && !name.hasPrefix(".") && !name.hasSuffix(".") && !name.contains("..")
}

private func isAWSHost(_ host: String) -> Bool {
  host.hasSuffix(".amazonaws.com") || host.hasSuffix(".amazonaws.com.cn")
}

private func awsHost(of region: String) -> String {
  "s3.\(region).amazonaws.com" + (region.hasPrefix("cn-") ? ".cn" : "")
}
