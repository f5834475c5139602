/// A view that differs between two versions of a document.
public struct ViewChange: Hashable, Sendable {
  public var kind: Kind
  /// The views that it is in, the outermost first, and the view: `VStack > Text#title`.
  public var view: String
  /// Empty unless the view has changed.
  public var attributes: [ValueChange]
  /// Empty unless the view has changed.
  public var modifiers: [ValueChange]

  public enum Kind: String, Hashable, Sendable {
    case added, removed, changed
    /// The text between its views is another one, which ``attributes`` has under no name.
    case text
  }

  public init(
    _ kind: Kind, _ view: String, attributes: [ValueChange] = [], modifiers: [ValueChange] = []
  ) {
    self.kind = kind
    self.view = view
    self.attributes = attributes
    self.modifiers = modifiers
  }
}

/// An attribute, a modifier or a text that is another one, is new, or is gone.
public struct ValueChange: Hashable, Sendable {
  /// The attribute's name, the modifier's name; empty for a text.
  public var name: String
  /// `nil` for what is new.
  public var old: String?
  /// `nil` for what is gone.
  public var new: String?

  public init(_ name: String, old: String?, new: String?) {
    self.name = name
    self.old = old
    self.new = new
  }
}
