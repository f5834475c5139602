import VMLRelease

/// Bytes by their length and digest.
struct ContentFile: Hashable, Sendable {
  var length: Int
  var digest: ContentDigest
}

/// Reads files of a store, verified ones by way of the cache.
struct Fetcher: Sendable {
  let transport: any ChannelTransport
  let base: String
  /// `nil` where nothing is kept.
  let cache: ReleaseCache?
  let timeout: Duration
  let report: @Sendable (ChannelEvent) -> Void

  /// Roots and timestamps have no length that was announced.
  static let metadataLimit = 4 << 20
  /// Number of requests for one file that an answer which ends early may cost, as long as each
  /// brings something.
  private static let requestLimit = 20

  /// An answer with a status that says something of the file.
  struct Found: Sendable {
    var bytes: [UInt8]
    var isTooLong: Bool
    /// Whether a network may have put a page of its own in the file's place.
    var isPage: Bool
  }

  // MARK: Files without a digest

  /// A file without a known digest; `nil` where there is none.
  func find(_ key: String, isFresh: Bool = false) async throws(ChannelError) -> Found? {
    for attempt in 0... {
      var request = TransportRequest(base: base, key: key, limit: Self.metadataLimit)
      request.isFresh = isFresh
      let answer = try await send(request)
      switch answer.status {
      case 200 where answer.end == .cutOff:
        guard attempt < 2 else { throw .unreachable(.cutOff) }
      case 200:
        return Found(
          bytes: answer.body, isTooLong: answer.end == .tooLong, isPage: answer.isPage(for: key))
      case 403, 404: return nil
      default: throw .unreachable(.status(answer.status))
      }
    }
    throw .unreachable(.cutOff)
  }

  /// The same as a value, for requests side by side.
  func result(_ key: String, isFresh: Bool = false) async -> Result<Found?, ChannelError> {
    do throws(ChannelError) { return .success(try await find(key, isFresh: isFresh)) } catch {
      return .failure(error)
    }
  }

  // MARK: Verified files

  /// A file with a known digest, from the cache where that has it.
  ///
  /// With `isToBeKept` it is of no use where the cache cannot keep it.
  @concurrent
  func file(
    _ key: String, _ file: ContentFile, isToBeKept: Bool = false
  ) async throws(ChannelError) -> [UInt8] {
    if let bytes = cache?.read(file) { return bytes }
    var bytes = cache?.readPart(of: file) ?? []
    // A beginning of before may be of other bytes: then the whole file gets one more try.
    for isResumed in bytes.isEmpty ? [false] : [true, false] {
      if !isResumed { bytes = [] }
      let isPage = try await complete(&bytes, key, file)
      if bytes.count == file.length, ContentDigest(of: bytes) == file.digest {
        guard let failure = cache?.write(bytes, file) else { return bytes }
        report(.cacheFailed(failure))
        if isToBeKept { throw .disk(failure) }
        return bytes
      }
      cache?.removePart(of: file)
      if isPage { throw .unreachable(.anotherServer) }
    }
    throw .refused(Refusal(.mismatch, key, "'\(key)' is not the file that was announced"))
  }

  /// Goes on reading a file from where `bytes` ends.
  ///
  /// - Returns: Whether a page may have come in its place.
  private func complete(
    _ bytes: inout [UInt8], _ key: String, _ file: ContentFile
  ) async throws(ChannelError) -> Bool {
    do throws(ChannelError) {
      for _ in 0..<Self.requestLimit {
        var request = TransportRequest(base: base, key: key, limit: file.length - bytes.count)
        request.start = bytes.count
        let answer = try await send(request)
        switch answer.status {
        case 206 where request.start > 0: bytes += answer.body
        case 200: bytes = answer.body
        // The file ends before the part that is there does.
        case 416 where request.start > 0:
          bytes = []
          return answer.isPage(for: key)
        case 403, 404: throw .refused(Refusal(.missing, key, "'\(key)' is not in the store"))
        default: throw .unreachable(.status(answer.status))
        }
        if answer.end == .tooLong { bytes.append(0) }
        if answer.end != .cutOff { return answer.isPage(for: key) }
        if bytes.count >= file.length { return answer.isPage(for: key) }
        if answer.body.isEmpty { throw .unreachable(.cutOff) }
      }
      throw .unreachable(.cutOff)
    } catch {
      if case .unreachable = error, let cache, bytes.count < file.length {
        cache.keepPart(bytes, of: file)
      }
      throw error
    }
  }

  // MARK: Requests

  private func send(_ request: TransportRequest) async throws(ChannelError) -> TransportAnswer {
    let start = ContinuousClock.now
    let result = await withDeadline(timeout) { [transport] in
      await Result { try await transport.get(request) }
    }
    let time = ContinuousClock.now - start
    switch result {
    case .success(var answer):
      report(.requested(key: request.key, bytes: answer.body.count, after: time))
      // Nothing is taken on trust of a transport either.
      if answer.body.count > request.limit {
        answer.body.removeLast(answer.body.count - request.limit)
        answer.end = .tooLong
      }
      return answer
    case .failure(let error):
      report(.requested(key: request.key, bytes: nil, after: time))
      throw .unreachable(.transport("\(error)"))
    case nil:
      report(.requested(key: request.key, bytes: nil, after: time))
      throw .unreachable(.timeout)
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(catching work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}

extension TransportAnswer {
  /// A document begins as a page of HTML may, so that only the type tells; a file of JSON does not.
  fileprivate func isPage(for key: String) -> Bool {
    contentType?.lowercased().hasPrefix("text/html") == true
      || key.hasSuffix(".json") && body.first == UInt8(ascii: "<")
  }
}
