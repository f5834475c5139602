import VMLData
public import VMLDiagnostics

/// What a call of a component may give, for those who show it.
public struct ComponentInterface: Sendable {
  public var name: String
  public var file: FileID
  /// In the order in which the component declares them.
  public var props: [Prop]
  /// Whether there is a slot for views that name none.
  public var hasUnnamedSlot: Bool
  /// The names of the others.
  public var slots: [String]

  public struct Prop: Sendable {
    public var name: String
    public var type: PropType
    /// Whether a call has to give it.
    public var isRequired: Bool
    /// What it is where no call gives it, as text; `nil` for nothing, and for what is no text.
    public var defaultText: String?
    /// Where it is declared.
    public var range: SourceRange
  }
}

extension Component {
  public var interface: ComponentInterface {
    ComponentInterface(
      name: name, file: file,
      props: props.map { prop in
        ComponentInterface.Prop(
          name: prop.name, type: prop.type, isRequired: prop.defaultValue == nil,
          defaultText: prop.defaultValue.flatMap { text(of: $0) }, range: prop.range)
      },
      hasUnnamedSlot: slots.hasUnnamed, slots: slots.named)
  }
}
