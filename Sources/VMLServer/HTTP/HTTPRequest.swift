import VMLDiagnostics

/// A request that is whole and has passed every limit.
public struct HTTPRequest: Sendable {
  public enum Method: Hashable, Sendable { case get, head, post, other }

  public var method: Method
  /// As the client wrote it: it begins with `/`, and may hold percent signs.
  public var path: String
  /// Text behind the `?`; `nil` where there is none.
  public var query: String?
  public var body: [UInt8]
  /// Whether the client is on this machine.
  public var isLocal: Bool
  private var headers: [String: String]

  /// - Parameters:
  ///   - method: What is asked for.
  ///   - target: A path, and what may follow it after a `?`.
  ///   - headers: In the order in which they came; what is there twice becomes one list.
  ///   - body: Nothing, for most.
  ///   - isLocal: Whether the client is on this machine.
  public init(
    _ method: Method, _ target: String, headers: [(name: String, value: String)] = [],
    body: [UInt8] = [], isLocal: Bool = true
  ) {
    self.method = method
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count == 2 ? String(parts[1]) : nil
    self.body = body
    self.isLocal = isLocal
    self.headers = [:]
    for (name, value) in headers {
      let name = name.lowercased()
      self.headers[name] = self.headers[name].map { $0 + ", " + value } ?? value
    }
  }

  /// A header's value, by its name in lower case.
  public subscript(name: String) -> String? { headers[name] }

  /// The path without its percent signs; `nil` if that is no text, or has something that a path
  /// cannot be asked for: an escaped slash or backslash, or a control character.
  public var decodedPath: String? {
    guard let bytes = percentDecoded(path.utf8), let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let slashes = bytes.count { $0 == UInt8(ascii: "/") }
    guard slashes == path.utf8.count(where: { $0 == UInt8(ascii: "/") }),
      !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: #"\"#) })
    else { return nil }
    return text
  }

  /// The names and values of the query, as forms send them; what cannot be read is left out.
  public var parameters: [(name: String, value: String)] { queryParameters(query ?? "") }
}

/// Reads `a=1&b=2`, with `+` for a blank.
func queryParameters(_ query: String) -> [(name: String, value: String)] {
  query.utf8.split(separator: UInt8(ascii: "&")).compactMap { pair in
    let parts = pair.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let texts = parts.map { part in
      percentDecoded(part.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 })
        .flatMap { String(validating: $0, as: UTF8.self) }
    }
    guard let name = texts[0], let value = texts.count == 2 ? texts[1] : "" else { return nil }
    return (name, value)
  }
}

/// - Returns: `nil` where a `%` is not followed by two digits.
private func percentDecoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
  var decoded: [UInt8] = []
  var rest = text.makeIterator()
  while let byte = rest.next() {
    guard byte == UInt8(ascii: "%") else {
      decoded.append(byte)
      continue
    }
    guard let high = rest.next().flatMap(Hexadecimal.value),
      let low = rest.next().flatMap(Hexadecimal.value)
    else { return nil }
    decoded.append(high << 4 | low)
  }
  return decoded
}
