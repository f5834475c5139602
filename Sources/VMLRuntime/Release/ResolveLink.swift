import VMLBase

/// A place that a link of a document leads to.
public enum LinkTarget: Hashable, Sendable {
  /// A page or a file of the release. `query` is what follows `?`, for the app; `fragment` the id
  /// of a view to scroll to. Both are `nil` where there is none.
  case path(String, query: String?, fragment: String?)
  /// Out of the site.
  case outside(String)
  case nowhere
}

/// The place that a link leads to: docs/protocol.md, "Links".
///
/// `page` is the path of the document that the link is in.
public func resolvedLink(_ value: String, from page: String) -> LinkTarget {
  if hasScheme(value) || value.hasPrefix("//") { return .outside(value) }
  var rest = Substring(value)
  func cut(_ mark: Character) -> String? {
    guard let place = rest.utf8.firstIndex(of: mark.asciiValue ?? 0) else { return nil }
    defer { rest = rest[..<place] }
    return String(rest[rest.utf8.index(after: place)...])
  }
  let fragment = cut("#")
  let query = cut("?")
  guard let path = percentDecoded(rest) else { return .nowhere }
  if path.isEmpty { return .path(page, query: query, fragment: fragment) }
  if path.utf8.first == UInt8(ascii: "/") {
    return .path(path, query: query, fragment: fragment)
  }
  return .path(merged(path, with: page), query: query, fragment: fragment)
}

/// Whether a link begins with a scheme: RFC 3986, 3.1.
private func hasScheme(_ value: String) -> Bool {
  var isFirst = true
  for byte in value.utf8 {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    if byte == UInt8(ascii: ":") { return !isFirst }
    let isOther =
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    guard isLetter || !isFirst && isOther else { return false }
    isFirst = false
  }
  return false
}

/// `nil` for what is no UTF-8, and for a `%` without two digits.
private func percentDecoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexadecimalValue),
      let low = rest.popFirst().flatMap(hexadecimalValue)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// RFC 3986, 5.2.3 and 5.2.4.
private func merged(_ path: String, with page: String) -> String {
  var parts = page.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .map(String.init)
  if parts.isEmpty { parts = [""] }
  let added = path.split(separator: "/", omittingEmptySubsequences: false)
  for (index, part) in added.enumerated() {
    let isLast = index == added.count - 1
    switch part {
    case "..":
      if parts.count > 1 { parts.removeLast() }
      if isLast { parts.append("") }
    case ".": if isLast { parts.append("") }
    default: parts.append(String(part))
    }
  }
  return parts.joined(separator: "/")
}
