/// Names that a loop gives to its items, or to parts of them.
struct LoopPattern {
  /// The name of an item.
  var item: String
  /// The code for each name.
  var names: [String: String] = [:]
  /// The names of parts of a tuple, in their order; none for items as a whole and for maps.
  var members: [String] = []

  /// Reads `product`, `{name, count}`, `%{id: id}` and `%Product{id: id}`; `nil` for others.
  ///
  /// An item without a name gets one of its first part's, which begins no code that is `taken`.
  init?(_ pattern: String, besides taken: some Sequence<String>) {
    if pattern.wholeMatch(of: /\w+/) != nil {
      item = camelCase(pattern)
      names[pattern] = item
      return
    }
    item = ""
    guard let braces = pattern.wholeMatch(of: /(%[\w.]*)?\{(.*)\}/) else { return nil }
    for part in braces.2.split(separator: ",").map({ trimmed(String($0)) }) {
      guard let match = part.wholeMatch(of: /(?:(\w+):\s*)?(\w+)/),
        (match.1 != nil) == (braces.1 != nil)
      else { return nil }
      let name = String(match.2)
      if item.isEmpty {
        item = camelCase(name) + "Item"
        while taken.contains(where: { $0.prefix { $0 != "." } == item }) { item += "2" }
      }
      if match.1 == nil { members.append(name) }
      if !name.hasPrefix("_") { names[name] = "\(item).\(match.1.map(String.init) ?? name)" }
    }
    if names.isEmpty { return nil }
  }
}
