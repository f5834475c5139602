/// Extent to which the library `VMLViews` has what VML can write, and why it has not the rest.
public struct ViewsCoverage: Sendable {
  /// Declaration that a document may use, and what became of it.
  public struct Entry: Sendable {
    /// Its owner and its labels: `View.sheet(item:onDismiss:content:)`.
    public var name: String
    public var module: String
    /// Its place in the catalogue: `Views-Controls.txt:12`.
    public var place: String
    public var outcome: Outcome
  }

  public enum Outcome: Sendable, Equatable {
    /// Written by the generator.
    case written
    /// Written by hand in Sources/VMLViews/Core.
    case byHand
    /// Not there, for a reason.
    case leftOut(String)
    /// Not there, and nothing says why.
    case forgotten

    var reason: String? {
      if case .leftOut(let reason) = self { reason } else { nil }
    }
  }

  public var entries: [Entry] = []
  /// Members of values that are in no call of the tests.
  public var uncalled: [String] = []
  /// Calls of the tests that have a default as an argument, whose loss would go unseen.
  public var defaults: [String] = []

  public init() {}
}

extension ViewsGenerator {
  /// Notes what became of each declaration that an element or a modifier in a document may stand
  /// for.
  mutating func noteCoverage() {
    for owner in rules.typeNames {
      guard let record = model.types[owner], isWritable(owner) else { continue }
      for member in record.members {
        let isElement = record.isElement && member.syntax.kind == .initializer
        guard isElement || member.isModifier, !member.syntax.name.hasPrefix("_") else { continue }
        let labels = member.syntax.parameters.map { "\($0.label ?? "_"):" }.joined()
        let place = member.syntax.place
        var outcome = outcomes[place]
        if outcome == nil, isElement || !isInherited(member.syntax, by: owner) {
          let outer = record.declaration.generics
          outcome = reason(for: member.syntax, of: owner, outer)
            .map { .leftOut($0) }
        } else if outcome == nil {
          outcome = .written
        }
        coverage.entries.append(
          ViewsCoverage.Entry(
            name: "\(owner).\(member.syntax.name)(\(labels))", module: member.module,
            place: "\(place.file.split(separator: "/").last ?? ""):\(place.line)",
            outcome: outcome ?? .forgotten))
      }
    }
  }

  /// Whether a protocol of a type has the same modifier.
  private func isInherited(_ member: MemberSyntax, by owner: String) -> Bool {
    let labels = member.parameters.map(\.label)
    return rules.protocols[owner]?.contains { name in
      model.types[name]?.members.contains {
        $0.syntax.name == member.name && $0.syntax.parameters.map(\.label) == labels
          && outcomes[$0.syntax.place] == .written
      } ?? false
    } ?? false
  }

  /// Whether a document may have elements of a type, or of types that conform to it.
  private func isWritable(_ name: String) -> Bool {
    model.rules.kinds.contains(name)
      ? !model.rules.outside.contains(name) : !rules.isOutside(name)
  }
}
