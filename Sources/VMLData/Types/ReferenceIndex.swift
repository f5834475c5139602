import VMLDiagnostics

#if !canImport(Darwin)
  import Synchronization
#endif

/// The items of a site's data that values of type `ref(list, key)` refer to.
///
/// A list is gone through when the first value refers to it. One for all threads.
public final class ReferenceIndex: Sendable {
  private struct Reference: Hashable {
    var list: String
    var key: String
  }

  private let data: Value
  /// The texts of the key in the items of the list; `nil` where there is no list.
  private let known = Locked<[Reference: Set<String>?]>([:])

  public init(_ data: Value) { self.data = data }

  /// Throws unless the key of some item in the list has the text.
  ///
  /// Data that cannot be read have every item: the mistake is told where they are.
  func check(_ text: String, isIn list: String, by key: String) throws(TypeMismatch) {
    guard let all = texts(list, key) else { throw missing(list) }
    guard !all.contains(text), !isUnreadable(list) else { return }
    // Every page may have a mistake, so that looking through a long list for each is too much.
    let names = all.count <= Self.suggestionLimit ? all.sorted() : []
    throw TypeMismatch(
      .hasNoItem(text, list: list, key: key, nearest: nearestName(to: text, in: names)))
  }

  /// The most items among which the nearest one to a wrong text is looked for.
  private static let suggestionLimit = 1000

  private func texts(_ list: String, _ key: String) -> Set<String>? {
    known.withLock { known in
      let reference = Reference(list: list, key: key)
      if let texts = known[reference] { return texts }
      let texts = items(of: list).map { items in Set(items.compactMap { text(of: $0, key) }) }
      known[reference] = .some(texts)
      return texts
    }
  }

  /// The items of a list by the texts of a key; of several with the same, the first.
  func itemsByText(of list: String, _ key: String) -> [String: Value] {
    var found: [String: Value] = [:]
    for item in items(of: list) ?? [] {
      guard let text = text(of: item, key), found[text] == nil else { continue }
      found[text] = item
    }
    return found
  }

  private func missing(_ list: String) -> TypeMismatch {
    guard case .object(let object) = data else {
      return TypeMismatch(.hasNoList(list, nearest: nil))
    }
    let names = zip(object.keys, object.values).lazy.filter { _, value in
      if case .list = value { true } else { false }
    }.map(\.0).prefix(Self.suggestionLimit)
    return TypeMismatch(.hasNoList(list, nearest: nearestName(to: list, in: names)))
  }

  private func items(of list: String) -> [Value]? {
    guard case .object(let object) = data else { return nil }
    switch object[list] {
    case .list(let items): return items
    case .unreadable: return []
    default: return nil
    }
  }

  private func isUnreadable(_ list: String) -> Bool {
    if case .object(let object) = data, case .unreadable? = object[list] { true } else { false }
  }

  private func text(of item: Value, _ key: String) -> String? {
    guard case .object(let object) = item else { return nil }
    return object[key].flatMap { VMLData.text(of: $0) }
  }
}

extension TypeTable {
  /// The lists in the data that values of a type refer to, by name.
  ///
  /// - Complexity: Linear in the size of the types.
  public func lists(referredBy type: ValueType) -> Set<String> {
    var lists: Set<String> = []
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast() {
      switch type {
      case .reference(let list, _): lists.insert(list)
      case .list(let inner), .optional(let inner): pending.append(inner)
      case .object(let fields): pending += fields?.map(\.type) ?? []
      case .named(let name): if seen.insert(name).inserted { pending.append(resolved(type)) }
      default: break
      }
    }
    return lists
  }
}
