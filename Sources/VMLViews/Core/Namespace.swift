/// Namespace of the identities that `matchedGeometryEffect` and its like give to views.
///
/// It is written as the name of the property that holds it.
@propertyWrapper public struct Namespace: NamedStateHolder {
  final class Storage: NamedState {
    var stateName: String?
    func name(_ name: String) { stateName = name }
  }

  let storage = Storage()
  var state: any NamedState { storage }

  public init() {}

  public var wrappedValue: ID { ID(storage: storage) }

  /// One namespace, which no other equals.
  public struct ID: Hashable, VMLValue {
    let storage: Storage

    /// The namespace of a name, as a document has it.
    package static func named(_ name: String) -> ID {
      let storage = Storage()
      storage.stateName = name
      return ID(storage: storage)
    }

    public var vmlCode: String { quoted(storage.stateName ?? "namespace") }

    public static func == (first: ID, second: ID) -> Bool { first.storage === second.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
  }
}
