import VMLData
import VMLDiagnostics

/// A view as a document of another format has it, before a row of the table is found for it.
struct ForeignView {
  var type: String
  /// In the document's order.
  var entries: [ForeignEntry]
  /// `nil` where the document has no list of them.
  var children: [ForeignNode]?
  var range: SourceRange
  var path: String
  /// The named style whose entries are among the others.
  var style: String?
}

/// A key of a view with its value.
struct ForeignEntry {
  var key: String
  var value: DataNode
  var range: SourceRange
  var path: String
  var role: Role

  enum Role {
    /// A member that makes the view.
    case member
    /// A modifier of the view.
    case modifier
    /// One or the other: SwiftUIML has both in one list.
    case either
  }
}

/// A view of a document that is not read yet.
struct ForeignNode {
  var data: DataNode
  /// As in `children[2].attributes[0]`; empty for the root.
  var path: String
  /// Whether the named styles of a layout reach it.
  var isStyled = true
  /// Whether links lead to it, by a key of its own.
  var isDestination = false
  /// Whether it is a value, which a format may wrap.
  var isValue = false
}

/// A view that links lead to by its key.
struct ForeignDestination {
  var key: String
  var node: ForeignNode

  /// Whether the key is one of the document's own, and not made of a link's place by a writer.
  var isNamed: Bool { key.wholeMatch(of: /link-[0-9]+-[0-9]+-*/) == nil }
}

/// The parts of reading a format that no table says.
protocol ForeignCodec: Sendable {
  var codec: any FormatCodec { get }

  /// A view, or `nil` after a report.
  mutating func view(_ node: ForeignNode, reporting bag: inout DiagnosticBag) -> ForeignView?

  /// Takes out of a view what links inside of it lead to, each key once.
  func takeDestinations(of view: inout ForeignView) -> [ForeignDestination]

  /// The views of a destination.
  func content(of destination: ForeignDestination) -> [ForeignNode]

  /// The view that a value of a member or modifier is; `nil` if it is none.
  func node(in value: DataNode, _ path: String) -> ForeignNode?

  /// A list of modifiers that is a value; `nil` if it is none.
  func modifiers(in value: DataNode, _ path: String) -> [ForeignEntry]?

  /// Members that a view or modifier has where it does not say them.
  func defaults(of key: String) -> [FormatValue.Member]

  /// A value in the form that the table has; most stand in it already.
  func canonical(_ value: DataNode, of key: String) -> DataNode

  /// The change of a value that is brought into the table's form and loses something; `nil` for one
  /// that loses nothing.
  func loss(of value: DataNode, of key: String) -> String?

  /// Whether clients read a key that has no form in VML.
  func isKnown(_ key: String) -> Bool

  /// A message about a value of a key that clients bring into another form, where nothing that is
  /// made of it would tell.
  func leniency(of value: DataNode, of key: String) -> Diagnostic?

  /// A key without which clients pass an entry over; `nil` where none is missing.
  func missing(in entry: ForeignEntry) -> String?

  /// Whether clients take numbers, booleans and texts for each other.
  var isLenient: Bool { get }

  /// Whether an entry is a hint to a client, or is not applied, so that it means nothing.
  func isHint(_ entry: ForeignEntry) -> Bool

  func number(_ value: DataNode) -> Double?
  func bool(_ value: DataNode) -> Bool?
  func text(_ value: DataNode) -> String?

  /// A colour as a style writes it, with what is lost of it; `nil` if there is none.
  func color(_ value: DataNode) -> (text: String, isWhole: Bool)?
}

extension ForeignCodec {
  func isKnown(_ key: String) -> Bool { false }
  func leniency(of value: DataNode, of key: String) -> Diagnostic? { nil }

  func missing(in entry: ForeignEntry) -> String? { nil }

  var isLenient: Bool { false }

  func takeDestinations(of view: inout ForeignView) -> [ForeignDestination] { [] }

  func content(of destination: ForeignDestination) -> [ForeignNode] { [destination.node] }
}

extension DataNode {
  /// A value of a table at a place.
  init(of value: FormatValue, at range: SourceRange) {
    let content: Content =
      switch value {
      case .null, .hole: .null
      case .bool(let flag): .boolean(flag)
      case .number(let number): Int(exactly: number).map(Content.integer) ?? .number(number)
      case .integer(let number): .integer(number)
      case .string(let text): .string(text)
      case .array(let items): .list(items.map { DataNode(of: $0, at: range) })
      case .object(let members):
        .object(
          members.map {
            Entry(key: $0.key, keyRange: range, value: DataNode(of: $0.value, at: range))
          })
      }
    self.init(content, at: range)
  }

  /// Whether two values are equal wherever they stand; numbers by their size.
  func isSame(as other: DataNode) -> Bool {
    switch (content, other.content) {
    case (.list(let items), .list(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    case (.object(let entries), .object(let others)):
      entries.count == others.count && entries.count <= Self.comparedLimit
        && entries.allSatisfy { entry in other[entry.key]?.isSame(as: entry.value) == true }
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Double(integer) == number
    default: content == other.content
    }
  }

  /// Most keys of objects that are compared; tables have small ones.
  private static let comparedLimit = 32

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }
}
