/// A call of a component that stands on no page.
public struct ComponentCall: Hashable, Sendable {
  public var component: String
  /// The text of each attribute as a page would have it between its quotes, so that `\(…)` counts.
  public var props: [Argument]
  /// The content of each slot, as markup; the slot without a name is `""`.
  public var slots: [Argument]

  public struct Argument: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(component: String, props: [Argument] = [], slots: [Argument] = []) {
    self.component = component
    self.props = props
    self.slots = slots
  }

  /// A page with nothing but the call.
  var page: String {
    var tag = "<\(component)"
    for prop in props { tag += "\n  \(prop.name)=\(attributeValue(prop.value))" }
    let content = slots.filter { !$0.value.allSatisfy(\.isWhitespace) }.map { slot in
      slot.name.isEmpty
        ? slot.value : "<Group template=\(attributeValue(slot.name))>\(slot.value)</Group>"
    }
    let call =
      content.isEmpty
      ? tag + "/>" : "\(tag)>\n\(content.joined(separator: "\n"))\n</\(component)>"
    // A layout may want a title of the page.
    return "---\nlayout: none\ntitle: \(component)\n---\n\(call)\n"
  }
}

/// A text as the value of an attribute, with its quotes: where it has a `\(…)`, that is code, in
/// which nothing is escaped.
private func attributeValue(_ text: String) -> String {
  var parts: [(text: String, isCode: Bool)] = []
  var plain = ""
  var rest = Substring(text)
  while let character = rest.first {
    if rest.hasPrefix(#"\("#) {
      // What does not end is no code, and neither is what follows it.
      guard let length = codeLength(rest) else { break }
      parts.append((plain, false))
      parts.append((String(rest.prefix(length)), true))
      plain = ""
      rest = rest.dropFirst(length)
    } else {
      plain.append(character)
      rest = rest.dropFirst()
    }
  }
  parts.append((plain + rest, false))
  let quote = parts.contains { $0.isCode && $0.text.contains("\"") } ? "'" : "\""
  let value = parts.map { part in
    part.isCode
      ? part.text
      : part.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(quote, with: quote == "'" ? "&apos;" : "&quot;")
  }
  return quote + value.joined() + quote
}

/// Length of the `\(…)` at the start of a text; `nil` if it does not end.
private func codeLength(_ text: Substring) -> Int? {
  var depth = 0
  var string: Character?
  for (index, character) in text.enumerated() {
    if let end = string {
      if character == end { string = nil }
    } else if character == "\"" || character == "'" {
      string = character
    } else if character == "(" {
      depth += 1
    } else if character == ")" {
      depth -= 1
      if depth == 0 { return index + 1 }
    }
  }
  return nil
}
