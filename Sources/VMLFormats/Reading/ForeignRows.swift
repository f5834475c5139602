/// Rows of a table by the words of the format.
///
/// It is a class so that copies of the pass cost no more than a reference.
final class ForeignRows {
  let views: [String: [(String, FormatTable.Row)]]
  let modifiers: [String: [(String, FormatTable.Row)]]
  /// Attributes that any view may have.
  let common: [String: [FormatTable.Row]]
  let kinds: [String: [FormatTable.Form]]

  init(_ table: FormatTable) {
    // Views with 'tabItem' stand beside each other, and a 'Tab' beside none of them.
    let read = Self.ordered(table.views).filter { $0.0 != "Tab" }
    views = Dictionary(grouping: read) { $0.1.type }
    modifiers = Dictionary(
      grouping: Self.ordered(table.modifiers).filter { $0.1.readsAlone }
    ) { $0.1.readMember.key }
    common = Dictionary(grouping: table.common) { $0.members[0].key }
    kinds = table.kinds
  }

  /// The rows in the table's order.
  private static func ordered(
    _ rows: [String: [FormatTable.Row]]
  ) -> [(String, FormatTable.Row)] {
    rows.flatMap { name, rows in rows.map { (name, $0) } }.sorted { $0.1.number < $1.1.number }
  }
}

extension FormatTable.Parameter {
  var isEvent: Bool {
    if case .kind("send") = pattern { true } else { false }
  }

  /// Whether it is a part of what an event sends.
  var isOfAction: Bool { label == "action" || label == "actionValue" }
}

extension FormatTable.Row {
  /// The keys that a view needs for it and lacks.
  func missingKeys(of view: ForeignView) -> [String] {
    members.filter { member in
      let isNeeded =
        switch member.template {
        case .value, .variable(_, false, nil): true
        default: false
        }
      return isNeeded && !["children", "modifiers"].contains(member.key)
        && !view.entries.contains { $0.key == member.key }
    }.map(\.key)
  }

  /// Whether its first entry says all: a font and what it makes bold are two calls as well.
  var readsAlone: Bool {
    members.allSatisfy { $0.key == readMember.key || $0.key == "ignoreEquatable" || $0.isWatched }
  }

  /// The entry that its call is read from.
  var readMember: FormatTable.Template.Member {
    members.first { !$0.isWatched } ?? members[0]
  }

  /// Number of views that it takes where a text or an attribute says as much.
  var slotCount: Int {
    slotKinds.count { [.plain, .flat, .symbol, .child].contains($0) }
  }

  /// Number of views that it takes as SwiftUI wants them: without a label they are deprecated.
  var labelCount: Int {
    parameters.count { $0.kindOfViews != nil && $0.label == "content" }
  }
}

extension FormatTable.Template.Member {
  /// Whether it is an attribute that another entry watches.
  fileprivate var isWatched: Bool { key.first == "$" }
}
