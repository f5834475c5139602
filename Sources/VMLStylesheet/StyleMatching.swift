/// A list of selectors that matches an element, and what decides the place of its rules in the
/// cascade.
struct ListMatch: Sendable {
  var list: Int32
  /// The number of its layer.
  var layer: Int32
  var specificity: Specificity
  /// Where the last class stands that the rule's subject names, or -1.
  var place: Int32
  /// See ``CompiledSelector/exactness``.
  var exactness: Int32 = 0
  /// What the holes of its patterns stand for; see ``Bindings``.
  var binding: Int32 = 0
  /// Which of the ways it is in which the selector matches, that differ in what the holes stand for.
  var turn: Int32 = 0

  func isBefore(_ other: ListMatch, in mode: CascadeMode) -> Bool {
    if mode == .stack, place != other.place {
      // What no class of the element's asks for is last.
      return place >= 0 && (other.place < 0 || place < other.place)
    }
    guard layer == other.layer else { return layer < other.layer }
    guard specificity == other.specificity else { return specificity < other.specificity }
    guard place == other.place else { return place < other.place }
    guard exactness == other.exactness else { return exactness < other.exactness }
    return (list, turn) < (other.list, other.turn)
  }
}

/// What may match the elements of a type, classes and id.
struct Candidates: Sendable {
  /// Rules that match whatever else the element is.
  var matches: [ListMatch] = []
  /// Selectors that look further, and must be tried.
  var conditional: [Int32] = []
  /// Others of which those must be tried that what is near the element opens.
  var gated: [GatedSelectors] = []

  /// Whether nothing but the element itself matters.
  var isComplete: Bool { conditional.isEmpty && gated.isEmpty }
}

extension CompiledStyles {
  /// Matches in the order of the cascade, of each list the strongest.
  ///
  /// Rules of one list stand together and are as strong, so that lists are what is put in order.
  ///
  /// Spec: VSS 3, rule 1.
  func inOrder(_ matches: [ListMatch]) -> [ListMatch] {
    if matches.count == 2, matches[0].list != matches[1].list {
      return matches[0].isBefore(matches[1], in: facts.options.cascade)
        ? matches : [matches[1], matches[0]]
    }
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

  /// Whether some rule may match an element that has neither class, id nor inline style.
  func mayMatchPlain(_ type: Int32) -> Bool {
    !index.universal.isEmpty || !index.byType[Int(type)].isEmpty
      || (type > 0 && type == documentType)
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

  /// What may match an element, found by its classes, id and type.
  func candidates(
    for key: ElementKey, _ classes: ClassLists.List, isDocument: Bool,
    _ bindings: inout Bindings
  ) -> Candidates {
    var candidates = Candidates()
    candidates.matches.reserveCapacity(classes.classes.count + 2)
    if !index.universal.isEmpty { consider(index.universal, key, classes, &candidates) }
    if key.type > 0, !index.byType[Int(key.type)].isEmpty {
      consider(index.byType[Int(key.type)], key, classes, &candidates)
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
      let isRepeated = classes.isRepeated(at: place)
      let bucket = index.byClass[Int(name)]
      for selector in bucket.selectors {
        if selectors[Int(selector)].soleClass == name {
          guard isInScope(selector, of: key) else { continue }
          let binding =
            selectors[Int(selector)].captures.first.map {
              bindings.number(of: $0.names, classes.values(at: place))
            } ?? 0
          match(
            selector, place: classes.place(at: place), binding: binding, into: &candidates.matches)
        } else if !isRepeated {
          consider(selector, key, classes, &candidates)
        }
      }
      if let gated = bucket.gated, !isRepeated { candidates.gated.append(gated) }
    }
    if key.id >= 0 { consider(index.byID[Int(key.id)], key, classes, &candidates) }
    if isDocument { candidates.conditional += index.root }
    return candidates
  }

  /// What may match an element of some types: its own, and the names of components that made it.
  func candidates(
    for key: ElementKey, types: [Int32], _ classes: ClassLists.List
  ) -> Candidates {
    var buckets = [index.universal]
    for type in types where type > 0 { buckets.append(index.byType[Int(type)]) }
    for (place, name) in classes.classes.enumerated() where !classes.isRepeated(at: place) {
      buckets.append(index.byClass[Int(name)])
    }
    if key.id >= 0 { buckets.append(index.byID[Int(key.id)]) }
    return Candidates(
      conditional: buckets.flatMap(\.selectors), gated: buckets.compactMap(\.gated))
  }

  /// Whether a selector is a class and nothing else, for all elements.
  func isPlain(_ selector: Int32, _ name: Int32) -> Bool {
    selectors[Int(selector)].soleClass == name && selectors[Int(selector)].captures.isEmpty
      && lists[Int(selectors[Int(selector)].list)].scope == 0
  }

  private func consider(
    _ bucket: RuleIndex.Bucket, _ key: ElementKey, _ classes: ClassLists.List,
    _ candidates: inout Candidates
  ) {
    for selector in bucket.selectors { consider(selector, key, classes, &candidates) }
    if let gated = bucket.gated { candidates.gated.append(gated) }
  }

  private func isInScope(_ selector: Int32, of key: ElementKey) -> Bool {
    let scope = lists[Int(selectors[Int(selector)].list)].scope
    return scope == 0 || scope == key.scope
  }

  private func consider(
    _ number: Int32, _ key: ElementKey, _ classes: ClassLists.List, _ candidates: inout Candidates
  ) {
    let selector = selectors[Int(number)]
    let element = ElementFacts(type: key.type, id: key.id, classes: classes)
    guard fits(selector.subject, element), isInScope(number, of: key) else { return }
    guard selector.isLocal else {
      candidates.conditional.append(number)
      return
    }
    match(number, place: place(of: selector.subject, element), into: &candidates.matches)
  }
}
