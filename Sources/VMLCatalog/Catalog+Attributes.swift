extension Catalog {
  /// The attributes whose values are names that SwiftUI writes with a dot: `.leading`.
  static let enumAttributeNames = """
    alignment anchor anchorEdge arrowEdge axes axis colorMode contentMode displayedComponents edge
    edges editing endPoint horizontalAlignment initialPosition interactionModes kind orientation
    pinnedViews placement position preset role scale selectionBehavior sizing startPoint stacking
    textAlignment truncationMode verticalAlignment
    """
}
