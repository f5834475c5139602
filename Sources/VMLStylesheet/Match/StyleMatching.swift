/// Selectors that may match the elements of a type, classes and id.
struct Candidates: Sendable {
  /// Rules that match whatever the element's surroundings are.
  var matches: [ListMatch] = []
  /// Selectors that read the surroundings, and have to be tried.
  var conditional: [Int32] = []
  /// Further selectors.
  ///
  /// The ones whose gates are open have to be tried.
  var gated: [GatedSelectors] = []
  /// Number of selectors that were tried and match in no surroundings.
  var rejected = 0

  /// Whether the element alone decides.
  var isComplete: Bool { conditional.isEmpty && gated.isEmpty }
}

extension CompiledStyles {
  /// Matches in the order of the cascade, of each list the strongest.
  ///
  /// The rules of one list stand together and have one specificity, so lists are ordered.
  ///
  /// Spec: VSS 3, rule 1.
  func inOrder(_ matches: [ListMatch]) -> [ListMatch] {
    if matches.count == 2, matches[0].list != matches[1].list {
      return matches[0].isBefore(matches[1], in: facts.options.cascade)
        ? matches : [matches[1], matches[0]]
    }
    if isInOrder(matches) { return matches }
    let byList = matches.sorted {
      ($0.list, $0.binding, $1.specificity, $1.place, $1.exactness)
        < ($1.list, $1.binding, $0.specificity, $0.place, $0.exactness)
    }
    var strongest: [ListMatch] = []
    strongest.reserveCapacity(matches.count)
    for match in byList
    where strongest.last?.list != match.list || strongest.last?.binding != match.binding {
      strongest.append(match)
    }
    strongest.sort { $0.isBefore($1, in: facts.options.cascade) }
    return strongest
  }

  /// Whether matches of several lists are in the order of the cascade already.
  ///
  /// Lists of one type or class often are.
  private func isInOrder(_ matches: [ListMatch]) -> Bool {
    for index in matches.indices.dropFirst() {
      let (before, after) = (matches[index - 1], matches[index])
      guard before.list < after.list, before.isBefore(after, in: facts.options.cascade) else {
        return false
      }
    }
    return true
  }

  /// Whether some rule may match an element that has neither class, id nor inline style.
  func mayMatchPlain(_ type: Int32, in scope: Int32) -> Bool {
    !index.universal.isEmpty || !index.byType[Int(type)].isEmpty
      || (type > 0 && type == documentType)
      || (scope != 0
        && (index.bucket(.universal, in: scope) != nil
          || type > 0 && index.bucket(.type(type), in: scope) != nil))
  }

  /// Adds the rules of a selector that matched.
  func match(
    _ number: Int32, place: Int32, binding: Int32 = 0, turn: Int32 = 0,
    into matches: inout [ListMatch]
  ) {
    let selector = selectors[Int(number)]
    matches.append(
      ListMatch(
        list: selector.list, layer: lists[Int(selector.list)].layer,
        specificity: selector.specificity, place: place, exactness: selector.exactness,
        binding: binding, turn: turn))
  }

  /// Selectors that may match an element, found by its classes, id and type.
  func candidates(
    for key: ElementKey, _ classes: ClassLists.List, isDocument: Bool,
    _ bindings: inout Bindings
  ) -> Candidates {
    var candidates = Candidates()
    candidates.matches.reserveCapacity(classes.classes.count + 2)
    let element = ElementFacts(type: key.type, id: key.id, classes: classes)
    if !index.universal.isEmpty { consider(index.universal, element, &candidates) }
    if key.type > 0, !index.byType[Int(key.type)].isEmpty {
      consider(index.byType[Int(key.type)], element, &candidates)
    }
    for (place, name) in classes.classes.enumerated() {
      let plain = index.plainMatches(of: name)
      if !plain.isEmpty {
        for number in plain {
          var match = index.plainMatches[number]
          match.place = classes.place(at: place)
          candidates.matches.append(match)
        }
        continue
      }
      consider(index.byClass[Int(name)], ofClassAt: place, element, &bindings, &candidates)
    }
    if key.id >= 0 { consider(index.byID[Int(key.id)], element, &candidates) }
    if isDocument { candidates.conditional += index.root }
    if key.scope != 0 { consider(key.scope, element, &bindings, &candidates) }
    return candidates
  }

  /// Adds the selectors of a component's own sheet for an element.
  private func consider(
    _ scope: Int32, _ element: ElementFacts, _ bindings: inout Bindings,
    _ candidates: inout Candidates
  ) {
    if let bucket = index.bucket(.universal, in: scope) { consider(bucket, element, &candidates) }
    if element.type > 0, let bucket = index.bucket(.type(element.type), in: scope) {
      consider(bucket, element, &candidates)
    }
    for (place, name) in element.classes.classes.enumerated() {
      guard let bucket = index.bucket(.class(name), in: scope) else { continue }
      consider(bucket, ofClassAt: place, element, &bindings, &candidates)
    }
    if element.id >= 0, let bucket = index.bucket(.id(element.id), in: scope) {
      consider(bucket, element, &candidates)
    }
  }

  /// Adds the selectors that are filed under one of an element's classes.
  private func consider(
    _ bucket: RuleIndex.Bucket, ofClassAt place: Int, _ element: ElementFacts,
    _ bindings: inout Bindings, _ candidates: inout Candidates
  ) {
    let classes = element.classes
    let name = classes.classes[place]
    let isRepeated = classes.isRepeated(at: place)
    for selector in bucket.selectors {
      if selectors[Int(selector)].soleClass == name {
        let binding =
          selectors[Int(selector)].captures.first.map {
            bindings.number(of: $0.names, classes.values(at: place))
          } ?? 0
        match(
          selector, place: classes.place(at: place), binding: binding, into: &candidates.matches)
      } else if !isRepeated {
        consider(selector, element, &candidates)
      }
    }
    if let gated = bucket.gated, !isRepeated { candidates.gated.append(gated) }
  }

  /// Selectors that may match an element of several types: its own, and the names of the components
  /// that made it.
  func candidates(
    for key: ElementKey, types: [Int32], scopes: [Int32], _ classes: ClassLists.List
  ) -> Candidates {
    let buckets = buckets(for: key, types: types, scopes: scopes, classes)
    return Candidates(
      conditional: buckets.flatMap(\.selectors), gated: buckets.compactMap(\.gated))
  }

  /// The buckets of the selectors that may match such an element.
  func buckets(
    for key: ElementKey, types: [Int32], scopes: [Int32], _ classes: ClassLists.List
  ) -> [RuleIndex.Bucket] {
    var keys = [RuleIndex.Key.universal]
    for type in types where type > 0 { keys.append(.type(type)) }
    for (place, name) in classes.classes.enumerated() where !classes.isRepeated(at: place) {
      keys.append(.class(name))
    }
    if key.id >= 0 { keys.append(.id(key.id)) }
    var buckets = keys.map { index.bucket($0) }
    for scope in scopes { buckets += keys.compactMap { index.bucket($0, in: scope) } }
    return buckets
  }

  /// Whether a selector is a class and nothing else, in a sheet for all elements.
  func isPlain(_ selector: Int32, _ name: Int32) -> Bool {
    selectors[Int(selector)].soleClass == name && selectors[Int(selector)].captures.isEmpty
      && lists[Int(selectors[Int(selector)].list)].scope == 0
  }

  private func consider(
    _ bucket: RuleIndex.Bucket, _ element: ElementFacts, _ candidates: inout Candidates
  ) {
    for selector in bucket.selectors { consider(selector, element, &candidates) }
    if let gated = bucket.gated { candidates.gated.append(gated) }
  }

  private func consider(
    _ number: Int32, _ element: ElementFacts, _ candidates: inout Candidates
  ) {
    let selector = selectors[Int(number)]
    guard fits(selector.subject, element) else {
      candidates.rejected += 1
      return
    }
    guard selector.isLocal else {
      candidates.conditional.append(number)
      return
    }
    match(number, place: place(of: selector.subject, element), into: &candidates.matches)
  }
}
