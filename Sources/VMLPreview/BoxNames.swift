/// Names for assistive technology, and what of a view is not drawn.
extension Box {
  /// Adds a modifier to those that are not drawn.
  ///
  /// - Complexity: O(*n*) in the number of its attributes.
  mutating func skip(_ modifier: String) {
    guard let index = attributes.firstIndex(where: { $0.name.description == "data-skipped" }) else {
      return attribute("data-skipped", modifier)
    }
    attributes[index].value += " " + modifier
  }

  /// Gives the control or the picture that it is, or that alone is in it, a name.
  ///
  /// What is neither becomes a picture with that name, as VoiceOver reads the name and not what
  /// is in it. An earlier name is replaced.
  mutating func name(_ name: String) {
    if tag == .img {
      set("alt", to: name)
    } else if value(of: "role") != nil {
      set("aria-label", to: name)
    } else if case .boxes(var boxes) = content, boxes.count == 1 {
      boxes[0].name(name)
      content = .boxes(boxes)
    } else if case .boxes = content {
      attribute("role", "group")
      set("aria-label", to: name)
    } else {
      attributes.removeAll { $0.name.description == "aria-hidden" }
      attribute("role", "img")
      set("aria-label", to: name)
    }
  }

  /// The text in it, or the name that stands for it; `""` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of boxes in it.
  var plainText: String {
    if let name = value(of: "aria-label") ?? value(of: "alt") { return name }
    return switch content {
    case .text(let text): text
    case .boxes(let boxes): boxes.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    case .none, .raw, .raws: ""
    }
  }

  /// The name of the first symbol in it; `nil` if there is none.
  var symbolName: String? {
    if let title = value(of: "title") { return title }
    guard case .boxes(let boxes) = content else { return nil }
    return boxes.lazy.compactMap(\.symbolName).first
  }

  private func value(of name: String) -> String? {
    attributes.first { $0.name.description == name }?.value
  }

  private mutating func set(_ name: StaticString, to value: String) {
    attributes.removeAll { $0.name.description == name.description }
    attribute(name, value)
  }
}
