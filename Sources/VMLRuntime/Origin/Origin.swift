import VMLRelease

/// Any server that serves VML documents by their paths, such as `vmlc serve`.
///
/// Nothing of it is signed: it is for design, and for pages that an app trusts a server for.
///
/// Spec: VML 3.2.
public struct VMLOrigin: Sendable {
  /// Such as `http://192.168.1.20:4280`, with or without a `/` at its end.
  public var url: String
  /// Name of the target, such as `ios`.
  public var target: String
  /// Name of the locale; `nil` for the server's choice.
  public var locale: String?
  /// Name of the theme; `nil` for the server's choice.
  public var theme: String?
  /// Added to each request.
  public var headers: [String: String] = [:]
  let transport: any OriginTransport

  /// The largest document that is read, in bytes.
  public static let documentLimit = 16 << 20
  /// Seconds in which a document has to be whole.
  private static let timeout = Duration.seconds(30)

  public init(_ url: String, target: String, transport: any OriginTransport) {
    self.url = url
    self.target = target
    self.transport = transport
  }

  /// The document of a path.
  ///
  /// Throws ``ChannelError/noDocument(_:)`` where the server has none, and
  /// ``ChannelError/unreachable(_:)`` where it does not answer with a document.
  public func document(at path: String) async throws(ChannelError) -> [UInt8] {
    try await get(address(path), accept: accept, of: path)
  }

  /// Types of actions, states and endpoints as JSON (docs/output.md), which `vmlc serve` tells;
  /// empty where there are none.
  public func interface() async -> [UInt8] {
    let url = address("/dev/\(target)/manifest.json")
    guard let bytes = try? await get(url, accept: "application/json", of: "/"),
      let manifest = try? JSONValue(parsing: bytes)
    else { return [] }
    return manifest["interface"]?.fileBytes ?? []
  }

  private func get(
    _ url: String, accept: String, of path: String
  ) async throws(ChannelError) -> [UInt8] {
    var request = OriginRequest(url: url, limit: Self.documentLimit)
    request.headers = headers
    request.headers["Accept"] = accept
    let answer = await withDeadline(Self.timeout) { [transport, request] in
      await transport.whole(request)
    }
    switch answer {
    case nil: throw .unreachable(.timeout)
    case .failure(let why): throw .unreachable(why)
    case .success(let answer):
      switch answer.status {
      case 200: break
      case 404, 406: throw .noDocument(path)
      default: throw .unreachable(.status(answer.status))
      }
      // A network that asks for a login first answers with a page of its own.
      guard answer.isDocument else { throw .unreachable(.anotherServer) }
      return answer.body
    }
  }

  /// The value of `Accept`, with the target and, where they are chosen, the locale and the theme.
  var accept: String {
    let choices = [locale.map { "locale=\($0)" }, theme.map { "theme=\($0)" }]
    return (["application/swiftui+vml", "target=\(target)"] + choices.compactMap(\.self))
      .joined(separator: "; ")
  }

  func address(_ path: String) -> String {
    (url.hasSuffix("/") ? String(url.dropLast()) : url) + percentEncoded(path)
  }
}

/// The way to an origin.
public protocol OriginTransport: Sendable {
  /// Sends a `GET`; the answer's body comes in parts, as they arrive.
  ///
  /// - Throws: Where the server cannot be reached.
  func open(_ request: OriginRequest) async throws -> OriginAnswer
}

public struct OriginRequest: Hashable, Sendable {
  public var url: String
  public var headers: [String: String] = [:]
  /// Bytes of the body after which the rest is not wanted; `nil` for a body without an end.
  public var limit: Int?

  public init(url: String, limit: Int?) {
    self.url = url
    self.limit = limit
  }
}

public struct OriginAnswer: Sendable {
  /// Of HTTP.
  public var status: Int
  /// The header `Content-Type`; `nil` where there is none.
  public var contentType: String?
  /// Ends with an error where the connection does.
  public var body: AsyncThrowingStream<[UInt8], any Error>

  public init(
    status: Int, contentType: String? = nil, body: AsyncThrowingStream<[UInt8], any Error>
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }
}

/// A whole answer.
struct WholeAnswer: Sendable {
  var status: Int
  var contentType: String?
  var body: [UInt8]

  var isDocument: Bool {
    guard let type = contentType?.lowercased() else { return true }
    return !type.hasPrefix("text/html")
  }
}

extension OriginTransport {
  func whole(_ request: OriginRequest) async -> Result<WholeAnswer, Unreachability> {
    do {
      let answer = try await open(request)
      var whole = WholeAnswer(status: answer.status, contentType: answer.contentType, body: [])
      for try await bytes in answer.body {
        whole.body += bytes
        if let limit = request.limit, whole.body.count > limit {
          return .failure(.transport("the answer is larger than \(limit) bytes"))
        }
      }
      return .success(whole)
    } catch {
      return .failure(.transport("\(error)"))
    }
  }
}
