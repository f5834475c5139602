import VMLDiagnostics
import VMLRelease

/// Address of a server: an absolute URL without credentials, query and fragment.
package struct WebURL: Hashable, Sendable {
  package enum Scheme: String, Hashable, Sendable { case http, https }

  package var scheme: Scheme
  /// In lower case; an address of version 6 without its brackets.
  package var host: String
  /// `nil` for the scheme's own.
  package var port: Int?
  /// Percent-encoded, and without a `/` at its end; empty for the server's root.
  package var path: String

  /// The socket of a server on this machine, in place of host and port; `nil` for none.
  package var socket: String?

  package init(scheme: Scheme, host: String, port: Int? = nil, path: String = "") {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
  }

  /// Reads a URL as a user writes it.
  ///
  /// - Throws: What is wrong with it, without repeating it: there may be a password in it.
  package init(parsing text: String) throws(URLMistake) {
    guard let end = text.utf8.firstRange(of: Array("://".utf8)) else { throw .noScheme }
    guard let scheme = Scheme(rawValue: text[..<end.lowerBound].lowercased()) else {
      throw .noScheme
    }
    let rest = text[end.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else { throw .credentials }
    let path = rest.dropFirst(authority.count)
    guard !path.contains("?"), !path.contains("#") else { throw .query }
    (host, port) = try Self.hostAndPort(of: authority)
    self.scheme = scheme
    if port == scheme.port { port = nil }
    var trimmed = path[...]
    while trimmed.last == "/" { trimmed.removeLast() }
    self.path = percentEncoded(encodedPath: String(trimmed))
  }

  private static func hostAndPort(of authority: Substring) throws(URLMistake) -> (String, Int?) {
    var name = authority
    var port: Int?
    if authority.first == "[" {
      guard let end = authority.firstIndex(of: "]") else { throw .host }
      name = authority[authority.index(after: authority.startIndex)..<end]
      let rest = authority[authority.index(after: end)...]
      guard rest.isEmpty || rest.first == ":" else { throw .host }
      if rest.count > 1 { port = try self.port(rest.dropFirst()) }
      guard
        name.utf8.allSatisfy({
          Hexadecimal.value(of: $0) != nil || $0 == UInt8(ascii: ":") || $0 == 0x2E
        })
      else { throw .host }
    } else {
      if let colon = authority.lastIndex(of: ":") {
        name = authority[..<colon]
        let digits = authority[authority.index(after: colon)...]
        if !digits.isEmpty { port = try self.port(digits) }
      }
      guard name.utf8.allSatisfy({ isUnreserved($0) }) else { throw .host }
    }
    guard !name.isEmpty, name.utf8.count <= 255 else { throw .host }
    return (name.lowercased(), port)
  }

  private static func port(_ digits: Substring) throws(URLMistake) -> Int {
    guard digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let port = Int(digits),
      (1...65_535).contains(port)
    else { throw .port }
    return port
  }

  /// The host and, unless it is the scheme's own, the port, as the header `Host` has them.
  var authority: String {
    (host.contains(":") ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
  }

  /// Beginning of a URL, before the request's target.
  var start: String { "\(scheme.rawValue)://\(authority)" }

  package var text: String { "\(scheme.rawValue)://\(authority)\(path)" }

  /// Whether the host is this machine, so that no other one can listen.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

extension WebURL.Scheme {
  var port: Int { self == .http ? 80 : 443 }
}

/// Mistake in the URL of a server.
package enum URLMistake: Error, CustomStringConvertible {
  case noScheme, credentials, query, host, port

  package var description: String {
    switch self {
    case .noScheme: "it has to begin with 'https://'"
    case .credentials: "a user name and a password have no place in it"
    case .query: "it ends with its path, before a '?' or '#'"
    case .host: "its host is none"
    case .port: "its port is no number from 1 to 65535"
    }
  }
}

/// Writes a text as a part of a URL: all but letters, digits, `-`, `.`, `_` and `~` as `%` and two
/// digits.
///
/// With `keepsSlashes`, `/` stays too, as between the parts of a path.
package func percentEncoded(_ text: String, keepsSlashes: Bool = false) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    if isUnreserved(byte) || keepsSlashes && byte == UInt8(ascii: "/") {
      bytes.append(byte)
    } else {
      bytes.append(UInt8(ascii: "%"))
      bytes.append(Hexadecimal.upperCaseDigit(byte >> 4))
      bytes.append(Hexadecimal.upperCaseDigit(byte & 15))
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Encodes what has to be in a path that a user wrote, and leaves what is encoded already.
private func percentEncoded(encodedPath text: String) -> String {
  percentEncoded(percentDecoded(text) ?? text, keepsSlashes: true)
}

/// Reads percent-encoded text; `nil` where a `%` has no two digits, or what comes out is no UTF-8.
///
/// With `plusIsSpace`, `+` stands for a space, as in forms.
package func percentDecoded(_ text: String, plusIsSpace: Bool = false) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "%"):
      guard let high = rest.popFirst().flatMap(Hexadecimal.value),
        let low = rest.popFirst().flatMap(Hexadecimal.value)
      else { return nil }
      bytes.append(high << 4 | low)
    case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
    default: bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-._~".utf8.contains(byte)
}
