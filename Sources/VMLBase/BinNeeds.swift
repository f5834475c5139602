/// Distinct needs of the documents of one bin, by their numbers.
///
/// The bin lists the names of all features once, and then each set of them by the numbers of its
/// names; a document's line has the number of its set.
public struct BinNeeds: Sendable {
  /// By kind.
  private var names: [[String]] = []
  /// The sets, in the order of their numbers: by kind, the numbers of names, ascending.
  private var sets: [[[Int]]] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// - Parameter features: Each object may come more than once.
  public init(_ features: some Sequence<FeatureSet>) {
    var objects: [ObjectIdentifier: FeatureSet] = [:]
    var last: FeatureSet?
    for set in features where set !== last {
      last = set
      if !set.isEmpty { objects[ObjectIdentifier(set)] = set }
    }
    let kinds = FeatureSet.Kind.allCases
    names = kinds.map { kind in sortedNames(objects.values.lazy.flatMap { $0[kind] }) }
    let places = names.map(Self.places)
    let encoded = objects.mapValues { set in
      kinds.map { kind in set[kind].compactMap { places[kind.rawValue][$0] } }
    }
    sets = Set(encoded.values).sorted { one, other in
      zip(one, other).first { $0 != $1 }.map { $0.lexicographicallyPrecedes($1) } ?? false
    }
    let order = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($1, $0) })
    numbers = encoded.compactMapValues { order[$0] }
  }

  private static func places(of names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  /// The number of a set that the initializer got; `nil` for one without names.
  public func number(of set: FeatureSet) -> Int? { numbers[ObjectIdentifier(set)] }

  /// Writes the lists of names, and the sets.
  public func write(to json: inout JSONText) {
    let kinds = FeatureSet.Kind.allCases
    for kind in kinds where !names[kind.rawValue].isEmpty {
      json.member(kind.name, names[kind.rawValue])
    }
    guard !sets.isEmpty else { return }
    json.member("needs") {
      $0.array(.lines) {
        for set in sets {
          $0.object {
            for kind in kinds where !set[kind.rawValue].isEmpty {
              $0.member(kind.name, set[kind.rawValue])
            }
          }
        }
      }
    }
  }
}
