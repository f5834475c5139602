import VMLCatalog
import VMLMarkup

/// Groups elements by the modifier overloads that they accept.
///
/// Views that have the modifiers of every view and no others are one group, so that one check
/// serves them all.
struct OverloadGroups: Sendable {
  /// Any view without modifiers of its own.
  static let view: Int32 = 0
  /// An element that the catalogue does not know.
  static let unknown: Int32 = 1

  private var receivers: [Catalog.Receiver]
  private var numbers: [Catalog.Element: Int32] = [:]
  /// By the names of the current tree; -1 for one that was not looked up yet.
  private var ofNames: [Int32] = []

  init() {
    receivers = [Catalog.element("VStack").map { .element($0) } ?? .any, .any]
  }

  subscript(_ number: Int32) -> Catalog.Receiver { receivers[Int(number)] }

  mutating func beginTree(_ names: NameTable) {
    ofNames.removeAll(keepingCapacity: true)
    ofNames.append(contentsOf: repeatElement(-1, count: names.count))
  }

  mutating func number(of name: NameID, in names: NameTable) -> Int32 {
    let index = Int(name.rawValue)
    if ofNames[index] < 0 { ofNames[index] = lookUp(names.bytes(of: name)) }
    return ofNames[index]
  }

  private mutating func lookUp(_ name: ArraySlice<UInt8>) -> Int32 {
    guard let element = Catalog.element(name), element.isWritable else { return Self.unknown }
    // An `AsyncImage` has the modifiers of the view that it has loaded.
    if element.isView, !element.name.isEqual(to: "AsyncImage"), element.type.modifiers.isEmpty,
      element.type.protocols.allSatisfy({ $0.isEqual(to: "View") || !hasModifiers($0) })
    {
      return Self.view
    }
    if let known = numbers[element] { return known }
    let number = Int32(receivers.count)
    receivers.append(.element(element))
    numbers[element] = number
    return number
  }

  private func hasModifiers(_ name: Catalog.Name) -> Bool {
    Catalog.type(name)?.modifiers.isEmpty == false
  }
}
