public import VMLDiagnostics

/// The path of a document for clients, and its file in the output tree.
public struct DocumentPath: Hashable, Sendable {
  /// `/`, `/a/b`, or `/shop/` for an index.
  public let path: String
  /// The file below the target's tree: `index.vml`, `a/b.vml`, `shop/index.vml`.
  public let file: String

  /// The file without its ending.
  var stem: String { String(file.dropLast(".vml".count)) }

  /// Checks a path; reports and returns `nil` if it cannot name a document.
  ///
  /// `isIndex` is whether the page is the index of its folder, whose path may end in `/`.
  public init?(
    _ path: String, isIndex: Bool, at range: SourceRange, reporting bag: inout DiagnosticBag
  ) {
    if let problem = Self.problem(of: path, isIndex: isIndex) {
      bag.report(.path(path, problem, at: range))
      return nil
    }
    self.path = path
    let relative = String(Substring(path.utf8.dropFirst()))
    file = path.utf8.last == slash ? relative + "index.vml" : relative + ".vml"
  }

  /// The longest path, in UTF-8 bytes.
  ///
  /// With the output's own folders it is within the limits of systems.
  private static let lengthLimit = 1000
  private static let segmentLimit = 200

  // By bytes and scalars: a '/' before a combining mark is no '/' to `Character`, but it is one to
  // the system.

  private static func problem(of path: String, isIndex: Bool) -> String? {
    guard path.utf8.first == slash else { return "it must begin with '/'" }
    guard path.utf8.count <= lengthLimit else { return "it is longer than \(lengthLimit) bytes" }
    if path.utf8.count == 1 || isPlain(path) { return nil }
    let isFolder = path.utf8.last == slash
    if isFolder, !isIndex { return "only an index page's path may end with '/'" }
    let segments = path.utf8.dropFirst().split(separator: slash, omittingEmptySubsequences: false)
    for segment in isFolder ? segments.dropLast() : segments {
      if let problem = problem(ofSegment: Substring(segment)) { return problem }
    }
    return nil
  }

  /// Whether a path needs no further checks, as most paths do not.
  private static func isPlain(_ path: String) -> Bool {
    var length = 0
    for byte in path.utf8.dropFirst() {
      switch byte {
      case slash:
        guard length > 0 else { return false }
        length = 0
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): length += 1
      default: return false
      }
      guard length <= segmentLimit else { return false }
    }
    return length > 0
  }

  /// A part that differs, as routers of the web write it: `[slug]`, `{slug}`.
  private static func isHole(_ segment: Substring) -> Bool {
    let ends = (segment.utf8.first, segment.utf8.last)
    return ends == (UInt8(ascii: "["), UInt8(ascii: "]"))
      || ends == (UInt8(ascii: "{"), UInt8(ascii: "}"))
  }

  private static func problem(ofSegment segment: Substring) -> String? {
    if segment.isEmpty { return "two '/' stand in a row" }
    if segment == "." || segment == ".." { return "'\(segment)' would lead out of the site" }
    if segment.utf8.count > segmentLimit {
      return "a part of it is longer than \(segmentLimit) bytes"
    }
    if segment.utf8.first == UInt8(ascii: ".") { return "a part of it begins with '.'" }
    if segment.lowercased().utf8.suffix(4).elementsEqual(".vml".utf8) {
      return "it is given without '.vml'"
    }
    if isHole(segment) { return "'\(segment)' is a hole of another router" }
    guard let scalar = segment.unicodeScalars.first(where: isForbidden) else { return nil }
    if isPrinting(scalar) { return "it has a '\(scalar)', which no path may have" }
    let number = Hexadecimal.text(of: scalar.value, atLeast: 4)
    return "it has a character that cannot be seen (U+\(number))"
  }

  /// Whether a system, a server or a reader may misread the character; `%` too, since paths are not
  /// percent-encoded.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    !isPrinting(scalar) || "\\?#%*:|\"<>".unicodeScalars.contains(scalar)
  }

  private static func isPrinting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}

private let slash = UInt8(ascii: "/")

/// The path of the document that a file in `content/` makes: `shop/index.vml` is `/shop/`.
func documentPath(ofFile relativePath: String) -> String {
  // By bytes, which is faster; the ending may be in upper case.
  let path = Array(relativePath.utf8)
  let isEnded = path.suffix(4).elementsEqual(".vml".utf8) { byte, lowercase in
    byte == lowercase || byte &- 0x41 < 26 && byte | 0x20 == lowercase
  }
  let stem = isEnded ? path.dropLast(4) : path.dropLast(isMarkdown(relativePath) ? 3 : 0)
  let isIndex = stem.elementsEqual("index".utf8) || stem.suffix(6).elementsEqual("/index".utf8)
  return "/" + String(decoding: isIndex ? stem.dropLast(5) : stem, as: UTF8.self)
}

extension Diagnostic {
  fileprivate static func path(
    _ path: String, _ problem: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidPath, .error, at: range, "'\(path)' cannot be a page's path: \(problem)",
      notes: [
        Note(
          path.contains(":") || path.contains("[") || path.contains("{")
            ? "what differs is worked out: '/items/\\(item.name.slug())'"
            : "a path is written as in '/products/lamp'")
      ])
  }
}
