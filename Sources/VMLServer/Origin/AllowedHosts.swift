/// The names by which this server may be asked for.
///
/// A foreign page can have its own name lead to this machine, and then read what is served here as
/// if it were its own (DNS rebinding). Allowed are names that others cannot give: `localhost`,
/// addresses, and the names that the user has given.
public struct AllowedHosts: Sendable {
  private let names: Set<String>
  private let allowsAddresses: Bool

  /// - Parameters:
  ///   - names: Names besides `localhost`: the machine's own, or the ones that the user has given.
  ///   - allowsAddresses: Whether any IP address is fine, or the loopback's alone.
  public init(names: [String] = [], allowsAddresses: Bool = false) {
    self.names = Set(names.map { $0.lowercased() })
    self.allowsAddresses = allowsAddresses
  }

  /// Whether a header `Host` is fine, with any port or none.
  public func allow(_ header: String) -> Bool {
    guard let host = hostWithoutPort(header.lowercased()) else { return false }
    if host == "localhost" || host.hasSuffix(".localhost") || names.contains(host) { return true }
    if host == "[::1]" || isIPv4(host) && host.hasPrefix("127.") { return true }
    return allowsAddresses && (isIPv4(host) || isIPv6(host))
  }
}

/// - Returns: `nil` for what is no host.
private func hostWithoutPort(_ header: String) -> String? {
  let end =
    header.hasPrefix("[")
    ? header.firstIndex(of: "]").map { header.index(after: $0) }
    : header.firstIndex(of: ":") ?? header.endIndex
  guard let end else { return nil }
  let port = header[end...]
  let isPort =
    port.isEmpty || port.hasPrefix(":") && port.dropFirst().allSatisfy { "0"..."9" ~= $0 }
  return isPort && end > header.startIndex ? String(header[..<end]) : nil
}

private func isIPv4(_ host: String) -> Bool {
  let parts = host.split(separator: ".", omittingEmptySubsequences: false)
  return parts.count == 4
    && parts.allSatisfy { part in
      part.utf8.count <= 3 && part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && UInt8(part) != nil
    }
}

private func isIPv6(_ host: String) -> Bool {
  host.hasPrefix("[") && host.hasSuffix("]")
    && host.dropFirst().dropLast().utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 || $0 == 0x3A || $0 == 0x2E
    }
}
