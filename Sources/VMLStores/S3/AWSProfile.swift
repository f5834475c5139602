/// A section of the files that AWS's own tools read, `~/.aws/credentials` and `~/.aws/config`.
struct AWSProfile: Sendable {
  private var values: [String: String] = [:]

  init() {}

  /// Reads the lines `key = value` of a section; `nil` where there is none of the name.
  ///
  /// What is indented belongs to a value before, and is passed over. `isConfig` says whether
  /// sections are named `profile NAME`, but for `default`.
  init?(_ name: String, in text: String, isConfig: Bool) {
    let names = isConfig && name != "default" ? ["profile \(name)"] : [name, "profile \(name)"]
    var isWanted = false
    var isThere = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.trimmed(line)
      if words.isEmpty || words.first == "#" || words.first == ";" { continue }
      if words.first == "[" {
        let section = words.dropFirst().prefix { $0 != "]" }
        let title = section.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        isWanted = names.contains(title)
        isThere = isThere || isWanted
        continue
      }
      guard isWanted, line.first?.isWhitespace == false, let equals = words.firstIndex(of: "=")
      else { continue }
      let key = Self.trimmed(words[..<equals]).lowercased()
      let value = Self.trimmed(words[words.index(after: equals)...])
      if values[key] == nil, !value.isEmpty { values[key] = String(value) }
    }
    if !isThere { return nil }
  }

  /// `nil` for a key that is not there or has nothing.
  subscript(_ key: String) -> String? { values[key] }

  /// Takes over what is not there yet.
  mutating func add(_ other: AWSProfile) { values.merge(other.values) { own, _ in own } }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
