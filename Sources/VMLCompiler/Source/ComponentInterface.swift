public import VMLData
public import VMLDiagnostics

/// The props and slots of a component, for tools that show them.
public struct ComponentInterface: Sendable {
  public var name: String
  public var file: FileID
  /// The author's words on its purpose; `nil` for none.
  public var description: String?
  /// In the order in which the component declares them.
  public var props: [Prop]
  /// Whether there is a slot for views without a slot's name.
  public var hasUnnamedSlot: Bool
  /// The names of the other slots.
  public var slots: [String]

  public struct Prop: Sendable {
    public var name: String
    public var type: ValueType
    /// Whether a call has to give it.
    public var isRequired: Bool
    /// The value if a call does not give the prop, as text; `nil` for none, and for a value without
    /// text.
    public var defaultText: String?
    /// The author's words on its purpose; `nil` for none.
    public var description: String?
    /// The range of the declaration.
    public var range: SourceRange
  }
}

extension Component {
  public var interface: ComponentInterface {
    ComponentInterface(
      name: name, file: file, description: notes.description,
      props: props.map { prop in
        ComponentInterface.Prop(
          name: prop.name, type: prop.type, isRequired: prop.defaultValue == nil,
          defaultText: prop.defaultValue.flatMap { text(of: $0) },
          description: prop.notes.description, range: prop.range)
      },
      hasUnnamedSlot: slots.hasUnnamed, slots: slots.named)
  }
}
