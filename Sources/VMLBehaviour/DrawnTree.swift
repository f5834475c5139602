public import VMLMarkup

/// A screen, or an element on it, as it is drawn now.
///
/// Attributes that follow states have their values, what is hidden is not there, parts stand in
/// their places, and the words of behaviour are gone.
public struct DrawnTree: Hashable, Sendable {
  /// In preorder.
  public internal(set) var nodes: [Node] = []

  public struct Node: Hashable, Sendable {
    public var id: ElementID
    /// The element's name; empty for text.
    public var name: String
    public var text = ""
    public var attributes: [Attribute] = []
    /// One past the last node of this subtree.
    public var end: Int
    /// The events that it answers.
    public var events: [EventName] = []
    /// Whether its steps take their time, so that its control is off.
    public var isBusy = false
    /// An error of a field, to be shown below it.
    public var error: String?

    public subscript(_ attribute: String) -> String? {
      attributes.first { $0.name == attribute }?.value
    }
  }

  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: String
  }
}

/// Elements that are drawn otherwise than before.
public struct DrawnChanges: Hashable, Sendable {
  /// Screens that are new as a whole.
  public var screens: Set<Int> = []
  /// Elements, each to be drawn anew with what is in it.
  public var elements: Set<ElementID> = []

  public init() {}
}
