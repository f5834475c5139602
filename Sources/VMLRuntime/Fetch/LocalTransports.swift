import VMLFiles

/// A store that is a folder, such as the embedded release of an app.
public struct FolderTransport: ChannelTransport {
  private let path: String

  /// - Parameter path: Absolute.
  public init(_ path: String) { self.path = path }

  public func get(_ request: TransportRequest) async throws -> TransportAnswer {
    do throws(FileSystemError) {
      var folder = try Folder.open(path)
      let parts = request.key.split(separator: "/").map(String.init)
      for name in parts.dropLast() {
        guard let inner = try folder.folder(name) else { return TransportAnswer(status: 404) }
        folder = inner
      }
      let bytes = try folder.read(parts.last ?? "", limit: request.start + request.limit)
      guard request.start > 0 else { return TransportAnswer(status: 200, body: bytes) }
      return TransportAnswer(status: 206, body: Array(bytes.dropFirst(request.start)))
    } catch {
      switch error.reason {
      case .notFound, .notAFolder: return TransportAnswer(status: 404)
      case .tooLarge: return TransportAnswer(status: 200, end: .tooLong)
      default: throw error
      }
    }
  }
}

/// A store in memory, for tests.
public struct MemoryTransport: ChannelTransport {
  private let files: [String: [UInt8]]

  /// - Parameter files: By their keys.
  public init(_ files: [String: [UInt8]]) { self.files = files }

  public func get(_ request: TransportRequest) async throws -> TransportAnswer {
    guard let bytes = files[request.key] else { return TransportAnswer(status: 404) }
    let rest = bytes.dropFirst(request.start)
    return TransportAnswer(
      status: request.start > 0 ? 206 : 200, body: Array(rest.prefix(request.limit)),
      end: rest.count > request.limit ? .tooLong : .whole)
  }
}
