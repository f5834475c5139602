/// Declarations of the catalogue that stand in Sources/VMLViews/Core.
extension ViewsGenerator {
  /// By their owner, and their parameters as VML.txt writes them.
  private static let byHand: Set = [
    "View.modifier(_ modifier)", "View.environment(_ keyPath, _ value)", "View.id(_ id)",
    "View.tag(_ tag, includeOptional)",
    "Text.init(_ key, tableName, bundle, comment)", "Text.init(verbatim content)",
    "Text.init(_ content)",
    "Image.init(_ name, bundle)", "Image.init(_ name, bundle, label)", "Image.init(_ resource)",
    "Image.init(_ name, variableValue, bundle)", "Image.init(_ name, variableValue, bundle, label)",
    "Image.init(decorative name, bundle)", "Image.init(decorative name, variableValue, bundle)",
    "Image.init(systemName)", "Image.init(systemName, variableValue)",
    "Color.init(_ colorSpace, red, green, blue, opacity)",
    "Color.init(_ colorSpace, white, opacity)", "Color.init(_ name, bundle)",
    "Color.init(_ resource)", "Color.init(hue, saturation, brightness, opacity)",
    "Color.opacity(_ opacity)",
    "EmptyView.init()", "AsyncImage.init(url, scale)",
    "AsyncImage.init(url, scale, content, placeholder)",
  ]

  /// The same, of what has forms for other things than views too.
  private static let byHandOfViews: Set = [
    "ForEach.init(_ data, content)", "ForEach.init(_ data, id, content)",
    "ForEach.init(subviews view, content)", "Group.init(content)",
    "Group.init(subviews view, transform)", "AsyncImage.init(url, scale, transaction, content)",
  ]

  /// Notes what a hand wrote, so that it is not written again.
  mutating func noteByHand() {
    for (owner, record) in model.types {
      for member in record.members.map(\.syntax) {
        let parameters = member.parameters.map(\.key).joined(separator: ", ")
        let name = "\(owner).\(member.name)(\(parameters))"
        let isOfViews =
          member.parameters.contains { $0.builder == "ViewBuilder" }
          && !member.parameters.contains { $0.type.isBinding }
        if Self.byHand.contains(name) || isOfViews && Self.byHandOfViews.contains(name) {
          outcomes[member.place] = .byHand
        }
      }
    }
  }
}
