import VMLMarkup

/// Finds the values of the holes of patterns where a selector matches.
///
/// A pattern may match several classes of one element, and the selector matches once for each.
/// Among several ancestors or siblings that match, the nearest counts, as in matching without
/// holes.
extension ElementMatcher {
  /// One of the ways in which a selector matches.
  struct Way {
    /// Index of the last class of the element itself that the selector names.
    var place: Int32
    var binding: Int32
  }

  /// Most ways in which one selector may match one element.
  private static let wayLimit = 4096

  /// Adds the rules of a selector with holes for each way in which it matches an element.
  mutating func matchWithHoles(
    _ number: Int32, _ element: Int, in tree: ViewTree, _ bindings: inout Bindings,
    into matches: inout [ListMatch]
  ) {
    let ways = ways(of: styles.selectors[Int(number)], element, in: tree, &bindings)
    for (turn, way) in ways.enumerated() {
      styles.match(
        number, place: way.place, binding: way.binding, turn: Int32(turn), into: &matches)
    }
  }

  /// The ways in which a selector of a rule matches an element; none if it does not.
  ///
  /// Recursion is as deep as rules are in one another.
  private mutating func ways(
    of selector: CompiledSelector, _ element: Int, in tree: ViewTree, _ bindings: inout Bindings
  ) -> [Way] {
    let (outerTrail, outerTrailed) = (trail, trailed)
    trail = Array(repeating: Self.nothing, count: selector.compounds.count)
    trailed = selector
    let isMatch = matches(selector, element, Anchor(), in: tree)
    let places = trail
    (trail, trailed) = (outerTrail, outerTrailed)
    guard isMatch else { return [] }
    let last = selector.compounds.count - 1
    var ways = [Way(place: place(of: selector, element, in: tree), binding: 0)]
    for capture in selector.captures {
      let list = classLists[facts(of: places[capture.compound]).classes]
      let values = list.classes.indices.filter { list.classes[$0] == capture.name }.map { index in
        Way(
          place: capture.compound == last ? list.place(at: index) : -1,
          binding: bindings.number(of: capture.names, list.values(at: index)))
      }
      ways = product(of: ways, and: values, &bindings)
    }
    guard selector.parent >= 0, styles.lists[Int(selector.parent)].hasHoles else { return ways }
    for (index, compound) in selector.compounds.enumerated() where compound.hasParent {
      var outer: [Way] = []
      for number in styles.lists[Int(selector.parent)].selectors {
        outer += self.ways(
          of: styles.selectors[Int(number)], places[index], in: tree, &bindings)
      }
      if index != last { for way in outer.indices { outer[way].place = -1 } }
      ways = product(of: ways, and: outer, &bindings)
    }
    return ways
  }

  private mutating func product(
    of ways: [Way], and others: [Way], _ bindings: inout Bindings
  ) -> [Way] {
    var product: [Way] = []
    for way in ways {
      for other in others {
        guard product.count < Self.wayLimit else {
          // The caller gives up then.
          work = matchingLimit + 1
          return product
        }
        work += 1
        product.append(
          Way(
            place: max(way.place, other.place),
            binding: bindings.number(of: other.binding, and: way.binding)))
      }
    }
    return product
  }
}
