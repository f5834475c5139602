public import VMLMarkup
public import VMLStylesheet

/// The views of one document for one target, with the style of each, for lints and the like.
public struct StyledViews {
  public let tree: ViewTree
  /// By node: the number of its style in the target's resolver.
  public let styles: [StyleID]
  /// By node, -1 for a node that is no element: elements with one signature are equal to every
  /// sheet.
  public let signatures: [Int32]
  /// Changes when the signatures get other numbers.
  public let generation: Generation
  /// The target's index in the site.
  public let target: Int
  /// Number of the target's styles; variants that sheets do not tell apart have the same.
  public let group: Int
  /// One of the themes that these styles are for; `nil` for a site without themes.
  public let theme: String?
}
