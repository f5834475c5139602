package import VMLRelease

/// A part of a bucket's listing.
package struct S3Page {
  package struct Entry: Hashable {
    package var key: String
    package var size: Int
    package var modified: UTCTime
  }

  package var entries: [Entry] = []
  package var isTruncated = false
  /// Token with which to ask for the next part.
  package var next: String?

  /// Reads the answer to `ListObjectsV2`; `nil` for anything else.
  package init?(_ bytes: [UInt8]) {
    guard let list = try? XMLElement(parsing: bytes), list.name == "ListBucketResult" else {
      return nil
    }
    let isEncoded = list.text(of: "EncodingType") == "url"
    for element in list.all("Contents") {
      guard let text = element.text(of: "Key"),
        let key = isEncoded ? percentDecoded(text, plusIsSpace: true) : text,
        let size = element.text(of: "Size").flatMap({ Int($0) }), size >= 0,
        let modified = element.text(of: "LastModified").flatMap({ UTCTime(fractional: $0) })
      else { return nil }
      entries.append(Entry(key: key, size: size, modified: modified))
    }
    isTruncated = list.text(of: "IsTruncated") == "true"
    next = list.text(of: "NextContinuationToken")
  }
}

extension UTCTime {
  /// Reads a moment with a fraction of a second, which is dropped: `2026-11-22T06:00:00.000Z`.
  package init?(fractional text: String) {
    guard let dot = text.firstIndex(of: ".") else {
      self.init(text)
      return
    }
    guard text.hasSuffix("Z") else { return nil }
    self.init(text[..<dot] + "Z")
  }

  /// Reads a moment as HTTP's headers have it: `Sun, 22 Nov 2026 09:16:16 GMT`.
  package init?(httpDate text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = monthNames.firstIndex(of: words[2]),
      words[1].utf8.count <= 2
    else { return nil }
    func padded(_ text: some StringProtocol) -> String { text.count == 1 ? "0\(text)" : "\(text)" }
    self.init("\(words[3])-\(padded(String(month + 1)))-\(padded(words[1]))T\(words[4])Z")
  }
}

private let monthNames: [Substring] = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]
