/// A file as a client asks for it: whole, in part, or not at all where it has it already.
///
/// A list of several ranges is answered with the whole, as HTTP allows.
///
/// Spec: RFC 9110, 13 and 14.
///
/// - Parameters:
///   - request: What may have conditions.
///   - body: The whole.
///   - tag: What changes with the bytes: up to 64 letters, digits and `-`.
///   - headers: Of each of these answers.
/// - Returns: One with the status 200, 206, 304, 412 or 416.
public func response(
  to request: HTTPRequest, with body: HTTPResponse.Body, tag: String,
  headers: [(name: String, value: String)]
) -> HTTPResponse {
  let tag = "\"\(tag)\""
  var response = HTTPResponse(
    200, headers: headers + [("ETag", tag), ("Accept-Ranges", "bytes")], body: body)
  if let wanted = request["if-match"], !lists(wanted, tag, isWeak: false) {
    response.status = 412
    response.body = .bytes([])
    return response
  }
  if let known = request["if-none-match"], lists(known, tag, isWeak: true) {
    response.status = 304
    response.body = .bytes([])
    return response
  }
  guard request.method == .get, let text = request["range"], let count = body.count,
    request["if-range"].map({ $0 == tag }) ?? true,
    let asked = askedRange(text, of: count)
  else { return response }
  switch asked {
  case .none:
    response.status = 416
    response.headers.append(("Content-Range", "bytes */\(count)"))
    response.body = .bytes([])
  case .some(let range):
    response.status = 206
    response.headers.append(
      ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"))
    response.body = body.part(range)
  }
  return response
}

/// Whether a list of tags has one; with `isWeak` also as one that says no more than that little is
/// different.
private func lists(_ list: String, _ tag: String, isWeak: Bool) -> Bool {
  list.split(separator: ",").contains { part in
    let part = part.trimmingSpaces
    return part == "*" || part == tag || isWeak && part == "W/" + tag
  }
}

/// - Returns: `nil` for what is to be passed over; `.some(nil)` for what lies outside of the file.
private func askedRange(_ text: String, of count: Int) -> Range<Int>?? {
  guard text.hasPrefix("bytes=") else { return nil }
  let parts = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
  guard parts.count == 2 else { return nil }
  let (first, last) = (position(parts[0]), position(parts[1]))
  switch (first, last) {
  case (let first?, let last?):
    guard first <= last else { return nil }
    return first < count ? .some(first..<min(last, count - 1) + 1) : .some(nil)
  case (let first?, nil):
    guard parts[1].isEmpty else { return nil }
    return first < count ? .some(first..<count) : .some(nil)
  case (nil, let length?):
    guard parts[0].isEmpty else { return nil }
    return length > 0 && count > 0 ? .some(max(0, count - length)..<count) : .some(nil)
  case (nil, nil): return nil
  }
}

private func position(_ digits: Substring) -> Int? {
  digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    ? Int(digits) : nil
}

extension StringProtocol {
  /// Without blanks and tabs at both ends.
  var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    let count = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return String(start.dropLast(count))
  }
}
