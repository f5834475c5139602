import VMLData
public import VMLDiagnostics
import VMLMarkup

/// A component, ready to be expanded.
///
/// A class: calling it costs one retain.
public final class Component: Sendable {
  public let name: String
  public let file: FileID
  /// Its purpose, and whether calls should name something else.
  let notes: Notes
  let props: [Prop]
  /// Whether the component's roots get the attributes of calls that are no props.
  let handsOnRest: Bool
  private let propIDs: [NameID]
  /// By the names that props had before; empty in most components.
  private let formerIDs: [NameID: Int]
  let template: Template
  let slots: SlotNames
  /// Whether an error in its file was reported.
  ///
  /// Documents that use it cannot be made, without a report of their own.
  let isBroken: Bool
  /// Whether it is one of ``markdownComponents``, which no author wrote.
  public let isBuiltIn: Bool

  /// An author's words about a component or a prop.
  struct Notes: Sendable {
    var description: String?
    /// The way to do without it, for a warning at each use; `nil` if it is to be used.
    var deprecation: String?
  }

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
    let notes: Notes
    /// Its name before, which calls may still use; a warning says the new one.
    let former: NameID?
    let range: SourceRange

    init(
      name: String, variable: VariableName, id: NameID, type: ValueType, defaultValue: Value?,
      lists: Set<String>, notes: Notes, former: NameID?, range: SourceRange
    ) {
      self.name = name
      self.variable = variable
      self.id = id
      self.notes = notes
      self.former = former
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
    name: String, file: FileID, notes: Notes, props: [Prop], handsOnRest: Bool, template: Template,
    slots: SlotNames, isBroken: Bool, isBuiltIn: Bool
  ) {
    self.name = name
    self.file = file
    self.notes = notes
    self.props = props
    self.handsOnRest = handsOnRest
    propIDs = props.map(\.id)
    formerIDs = Dictionary(
      props.indices.compactMap { index in props[index].former.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    self.template = template
    self.slots = slots
    self.isBroken = isBroken
    self.isBuiltIn = isBuiltIn
  }

  /// The index of the prop of a name, or `nil` if there is none.
  func prop(_ id: NameID) -> Int? { propIDs.firstIndex(of: id) }

  /// The index of the prop that had a name before, or `nil` if none had.
  func prop(formerly id: NameID) -> Int? { formerIDs.isEmpty ? nil : formerIDs[id] }
}

/// Whether a name can be a component's: a capital letter, then letters, digits and `_`.
public func isComponentName(_ name: String) -> Bool {
  guard let first = name.utf8.first, first &- 0x41 < 26 else { return false }
  return name.utf8.allSatisfy {
    ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F
  }
}
