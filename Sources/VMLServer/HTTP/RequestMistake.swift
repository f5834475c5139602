import NIOHTTP1

/// Target in the first line of a request.
///
/// Spec: RFC 9112, 3.2.
struct RequestTarget {
  /// The host that the absolute form names, as for a proxy.
  var host: String?
  /// It begins with `/`; what is asked of it may follow.
  var path: String

  /// - Returns: `nil` for what is neither a path nor a URL of `http` with one.
  init?(_ text: String) {
    let scheme = "http://"
    guard !text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    if text.utf8.first == UInt8(ascii: "/") {
      path = text
      return
    }
    guard text.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let host = rest[..<end]
    guard !host.isEmpty, !host.contains("@") else { return nil }
    self.host = String(host)
    path = (rest[end...].hasPrefix("/") ? "" : "/") + rest[end...]
  }
}

extension HTTPLimits {
  /// Why a request is not answered by its responder; `nil` if it is.
  func mistake(in head: HTTPRequestHead) -> (status: HTTPResponseStatus, message: String)? {
    // What came at once was parsed before its bytes were counted.
    let size = head.headers.reduce(head.uri.utf8.count) {
      $0 + $1.name.utf8.count + $1.value.utf8.count + 4
    }
    if size > headSize {
      return (.requestHeaderFieldsTooLarge, "the request's headers are too long")
    }
    if head.headers.count > headerCount {
      return (.requestHeaderFieldsTooLarge, "the request has too many headers")
    }
    let hosts = head.headers["host"]
    if hosts.count != 1 { return (.badRequest, "a request has one header 'Host'") }
    // Where two servers could see two ends of a request, neither is guessed.
    if head.headers["content-length"].count + head.headers["transfer-encoding"].count > 1 {
      return (.badRequest, "a request says once how long it is")
    }
    if let mistake = codingMistake(in: head) { return mistake }
    guard let target = RequestTarget(head.uri) else {
      return (.badRequest, "a request is for a path that begins with '/'")
    }
    // A server before this one may go by the one or by the other.
    if let host = target.host, host.lowercased() != hosts[0].trimmingSpaces.lowercased() {
      return (.badRequest, "a request names one host")
    }
    if !head.headers["expect"].isEmpty {
      return (.expectationFailed, "send the request without 'Expect'")
    }
    if let length = head.headers.first(name: "content-length").flatMap({ Int($0) }),
      length > bodySize
    {
      return (.payloadTooLarge, "the request's body is too long")
    }
    return nil
  }

  /// Spec: RFC 9112, 6.1.
  private func codingMistake(
    in head: HTTPRequestHead
  ) -> (status: HTTPResponseStatus, message: String)? {
    guard let value = head.headers.first(name: "transfer-encoding") else { return nil }
    let codings = value.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces.lowercased() }
    let others = codings.dropLast()
    guard codings.last == "chunked", !others.contains("chunked"), !others.contains(""),
      head.version.minor > 0
    else { return (.badRequest, "a request says how long it is") }
    return others.isEmpty ? nil : (.notImplemented, "this server reads bodies in plain chunks")
  }
}
