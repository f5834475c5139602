import VMLData
public import VMLDiagnostics
import VMLMarkup

/// A component, ready to be expanded.
///
/// A class: calling it costs one retain.
public final class Component: Sendable {
  public let name: String
  public let file: FileID
  let props: [Prop]
  private let propIDs: [NameID]
  let template: Template
  let slots: SlotNames
  /// Whether an error in its file was reported.
  ///
  /// Documents that use it cannot be made, without a report of their own.
  let isBroken: Bool

  /// A prop that a call may give.
  ///
  /// A class, so that passing it costs one retain.
  final class Prop: Sendable {
    let name: String
    let variable: VariableName
    let id: NameID
    let type: ValueType
    /// `nil` if a call has to give the prop.
    let defaultValue: Value?
    /// The lists in the data that a value refers to, by name.
    let lists: Set<String>
    /// Whether there are any.
    let refers: Bool
    let range: SourceRange

    init(
      name: String, variable: VariableName, id: NameID, type: ValueType, defaultValue: Value?,
      lists: Set<String>, range: SourceRange
    ) {
      self.name = name
      self.variable = variable
      self.id = id
      self.type = type
      self.defaultValue = defaultValue
      self.lists = lists
      refers = !lists.isEmpty
      self.range = range
    }
  }

  /// The slots that a component has.
  struct SlotNames: Sendable {
    var hasUnnamed = false
    var named: [String] = []
  }

  init(
    name: String, file: FileID, props: [Prop], template: Template, slots: SlotNames,
    isBroken: Bool
  ) {
    self.name = name
    self.file = file
    self.props = props
    propIDs = props.map(\.id)
    self.template = template
    self.slots = slots
    self.isBroken = isBroken
  }

  /// The index of the prop of a name, or `nil` if there is none.
  func prop(_ id: NameID) -> Int? { propIDs.firstIndex(of: id) }
}

/// Whether a name can be a component's: a capital letter, then letters, digits and `_`.
public func isComponentName(_ name: String) -> Bool {
  guard let first = name.utf8.first, first &- 0x41 < 26 else { return false }
  return name.utf8.allSatisfy {
    ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F
  }
}
