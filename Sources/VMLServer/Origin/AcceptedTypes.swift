/// Media types of a request's `Accept` that a site can be asked for.
///
/// Spec: RFC 9110, 12.5.1; VML 3.2.
struct AcceptedTypes {
  /// The media type of a document.
  static let document = "application/swiftui+vml"

  /// The media types of documents in other formats.
  private let others: Set<String>
  private var ranges: [Range] = []

  private struct Range {
    var type: String
    var parameters: [String: String]
    var quality: Double
  }

  /// `nil` accepts everything; the end of an unusually long list is passed over.
  init(_ header: String?, others: Set<String> = []) {
    self.others = others
    for part in (header ?? "*/*").split(separator: ",").prefix(32) {
      let pieces = part.split(separator: ";", omittingEmptySubsequences: false)
      var range = Range(type: pieces[0].trimmingSpaces.lowercased(), parameters: [:], quality: 1)
      for piece in pieces.dropFirst() {
        let pair = piece.split(separator: "=", maxSplits: 1)
        guard pair.count == 2 else { continue }
        let name = pair[0].trimmingSpaces.lowercased()
        let value = unquoted(pair[1].trimmingSpaces)
        if name == "q" {
          range.quality = Double(value).map { min(max($0, 0), 1) } ?? 0
        } else {
          range.parameters[name] = value
        }
      }
      ranges.append(range)
    }
  }

  /// Whether a page for people is preferred to a document: only by who asks for one by name, as
  /// browsers do, or for any text.
  var prefersPage: Bool {
    let page = ["text/html", "application/xhtml+xml", "text/*"].compactMap(quality).max() ?? 0
    return page > 0 && page >= (documentRange?.quality ?? 0)
  }

  var acceptsDocument: Bool {
    (documentRange?.quality ?? quality("application/*") ?? quality("*/*") ?? 0) > 0
  }

  /// The media type of documents that is asked for by name; `nil` for none.
  var documentType: String? { documentRange?.type }

  /// The parameter of the range that asks for a document, such as `target`.
  func parameter(_ name: String) -> String? {
    documentRange.flatMap { $0.quality > 0 ? $0.parameters[name] : nil }
  }

  /// The range that asks for a document by name and wants it most, the first of equals.
  private var documentRange: Range? {
    let named = ranges.filter { $0.type == Self.document || others.contains($0.type) }
    let most = named.map(\.quality).max() ?? 0
    return named.first { $0.quality == most }
  }

  private func quality(_ type: String) -> Double? {
    ranges.filter { $0.type == type }.map(\.quality).max()
  }
}

/// The first of some languages that a request's `Accept-Language` names, or one of whose language
/// is named; `nil` where none is.
///
/// Spec: RFC 4647, 3.4, with what is wanted most first.
func preferredLocale(_ header: String?, among locales: [String]) -> String? {
  let wanted = (header ?? "").split(separator: ",").prefix(32).compactMap { part in
    let pieces = part.split(separator: ";")
    let quality = pieces.dropFirst().first { $0.trimmingSpaces.hasPrefix("q=") }
      .map { Double($0.trimmingSpaces.dropFirst(2)) ?? 0 }
    return pieces.first.map { (tag: $0.trimmingSpaces.lowercased(), quality: quality ?? 1) }
  }
  // Sorting keeps the order of equals.
  let byQuality = wanted.enumerated().sorted {
    ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
  }
  for (_, wish) in byQuality where wish.quality > 0 {
    var tag = wish.tag[...]
    while !tag.isEmpty {
      if let exact = locales.first(where: { $0.lowercased() == tag }) { return exact }
      guard let end = tag.lastIndex(of: "-") else { break }
      tag = tag[..<end]
    }
    let language = wish.tag.prefix { $0 != "-" }
    if let near = locales.first(where: { $0.lowercased().prefix { $0 != "-" } == language }) {
      return near
    }
  }
  return nil
}

private func unquoted(_ text: String) -> String {
  text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    ? String(text.dropFirst().dropLast()) : text
}
