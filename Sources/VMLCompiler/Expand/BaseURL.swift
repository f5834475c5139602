import VMLFormats
import VMLMarkup

extension ViewTree {
  /// Puts a base before the paths of files: the `url` of any element, and the `destination` of a
  /// `Link` whose last part has an ending.
  ///
  /// - Returns: Whether there is such a path.
  mutating func putBeforeFiles(_ base: String) -> Bool {
    var hasPath = false
    for index in nodes.indices where nodes[index].kind == .element {
      for position in attributeRange(of: index) {
        let attribute = attributes[position]
        let isURL = attribute.name == .url
        guard isURL || (attribute.name == .destination && nodes[index].name == .link) else {
          continue
        }
        let text = string(attribute.value)
        guard isPathFromRoot(text), isURL || hasFileEnding(text) else { continue }
        hasPath = true
        if !base.isEmpty { attributes[position].value = append((base + text).utf8) }
      }
    }
    return hasPath
  }
}

extension Target {
  /// A reference without the target's base.
  public func withoutBase(_ text: String) -> String {
    baseURL.flatMap { pathOfFile(text, below: $0) } ?? text
  }
}

/// The part of a URL behind another one; `nil` if it is not below that, or is that itself.
public func pathOfFile(_ text: String, below base: String) -> String? {
  guard text.utf8.starts(with: base.utf8) else { return nil }
  let rest = text.utf8.dropFirst(base.utf8.count)
  return rest.first == UInt8(ascii: "/") ? String(decoding: rest, as: UTF8.self) : nil
}
