package import VMLPublish
import VMLRelease

/// Contents of one folder of a server of WebDAV.
package struct WebDAVPage: Sendable {
  package var entries: [StoredEntry] = []
  /// The folders in it, as prefixes of keys.
  package var folders: [String] = []

  init() {}

  /// Reads the answer to `PROPFIND` for a folder, whose key is empty or ends with `/`; `nil` for
  /// anything else.
  package init?(_ bytes: [UInt8], of folder: String, below base: String) {
    guard let status = try? XMLElement(parsing: bytes), status.name == "multistatus",
      let own = percentDecoded(base).map({ Self.plain($0 + "/" + folder) })
    else { return nil }
    for response in status.all("response") {
      guard let href = response.text(of: "href"), let path = Self.path(of: href) else { return nil }
      let plain = Self.plain(path)
      if plain == own { continue }
      // Nothing but what stands in the folder itself is believed.
      guard plain.hasPrefix(own + "/") || own.isEmpty else { return nil }
      let name = plain.dropFirst(own.isEmpty ? 1 : own.count + 1)
      guard !name.isEmpty, !name.contains("/") else { return nil }
      let properties = response.all("propstat").compactMap { $0["prop"] }
      if properties.contains(where: { $0["resourcetype"]?["collection"] != nil }) {
        folders.append(folder + name + "/")
        continue
      }
      guard let size = Self.text("getcontentlength", properties).flatMap({ Int($0) }),
        let modified = Self.text("getlastmodified", properties).flatMap({ UTCTime(httpDate: $0) })
      else { return nil }
      entries.append(StoredEntry(key: folder + name, size: size, modified: modified))
    }
  }

  private static func text(_ name: String, _ properties: [XMLElement]) -> String? {
    properties.lazy.compactMap { $0.text(of: name) }.first { !$0.isEmpty }
  }

  /// The decoded path of an address, which may be whole or begin with its path.
  private static func path(of href: String) -> String? {
    var text = href[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    if !text.hasPrefix("/") {
      guard let end = text.utf8.firstRange(of: Array("://".utf8)) else { return nil }
      text = text[end.upperBound...].drop { $0 != "/" }
    }
    return percentDecoded(String(text))
  }

  /// Without slashes at its end, and with one where there are several.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").map { "/" + $0 }.joined()
  }
}
