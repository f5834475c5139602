import VMLMarkup

/// Something that the preview does not show.
public struct PreviewMark: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case unknownView, unknownModifier, viewNotShown, modifierNotShown, missingTemplate, limit
  }

  public var kind: Kind
  /// The index of the element's node.
  public var node: Int
  public var name: String
}
