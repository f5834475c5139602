import VMLData
import VMLDiagnostics

extension YAMLReader {
  /// A node that has a name, and what an alias to it costs.
  struct Anchor {
    /// Place of the name.
    var place: SourceRange
    /// Tells this node from others of the same name.
    var serial: Int
    /// `nil` while the node is still being read.
    var node: DataNode?
    /// As written, if the node is a scalar.
    var text: String?
    /// Number of values that it holds, itself included.
    var size = 1
    /// Number of lists and objects that it nests, itself included.
    var height = 0
  }

  /// A list or an object that has a name and is still being read.
  struct OpenAnchor {
    var name: String
    var place: SourceRange
    var serial: Int
    var depth: Int
    /// The reader's count of values before it.
    var nodesBefore: Int
    var outerDeepest: Int
  }

  /// Names a scalar.
  mutating func define(_ name: String, as node: DataNode, scalarText: String) {
    anchorCount += 1
    anchors[name] = Anchor(place: node.range, serial: anchorCount, node: node, text: scalarText)
  }

  /// Names the list or the object that begins here; aliases to it are errors until it ends.
  mutating func beginAnchor(_ name: String, at index: Int, depth: Int) -> OpenAnchor {
    anchorCount += 1
    let open = OpenAnchor(
      name: name, place: text.sourceRange(index..<index + 1), serial: anchorCount, depth: depth,
      nodesBefore: nodeCount - 1, outerDeepest: deepest)
    anchors[name] = Anchor(place: open.place, serial: open.serial)
    deepest = depth
    return open
  }

  /// Lets aliases stand for a list or an object, now that it is read.
  mutating func finish(_ open: OpenAnchor, as node: DataNode) {
    let height = deepest - open.depth
    deepest = max(deepest, open.outerDeepest)
    // The same name may have been given to a node within, which is then the later one.
    guard anchors[open.name]?.serial == open.serial else { return }
    anchors[open.name] = Anchor(
      place: open.place, serial: open.serial, node: node, size: nodeCount - open.nodesBefore,
      height: height)
  }

  /// Reads an alias as the node that it stands for.
  mutating func readAlias(depth: Int) -> DataNode? {
    let range = aliasRange()
    lastEnd = range.upperBound
    let place = text.sourceRange(range)
    guard let anchor = resolveAlias(), var node = anchor.node else {
      return DataNode(.null, at: place)
    }
    guard depth + anchor.height <= DataLimits.nesting else { return stop(.nestingLimit(at: place)) }
    aliasedCount += anchor.size
    nodeCount += anchor.size - 1
    guard aliasedCount <= DataLimits.aliasedNodes else { return stop(.aliasLimit(at: place)) }
    deepest = max(deepest, depth + anchor.height)
    node.range = place
    return node
  }

  /// The finished node that the current alias names, or `nil`, reported, if there is none.
  mutating func resolveAlias() -> Anchor? {
    let place = text.sourceRange(aliasRange())
    let name = events.anchor ?? ""
    guard let anchor = anchors[name] else {
      reportBroken(.undefinedAlias(name, nearestAnchor(to: name), at: place))
      return nil
    }
    guard anchor.node != nil else {
      reportBroken(.recursiveAlias(name, at: place, anchor: anchor.place))
      return nil
    }
    return anchor
  }

  /// The one finished anchor that may have been meant by a name.
  private func nearestAnchor(to name: String) -> String? {
    guard anchors.count <= correctableAnchorCount else { return nil }
    return nearestName(to: name, in: anchors.lazy.filter { $0.value.node != nil }.map(\.key))
  }

  /// The bytes of the current alias.
  mutating func aliasRange() -> Range<Int> {
    let start = places.index(ofCharacter: events.start)
    return start..<max(start, places.index(ofCharacter: events.end))
  }
}

/// The most anchors among which a close name is looked for, as each mistake looks at all of them.
private let correctableAnchorCount = 1_000

extension Diagnostic {
  fileprivate static func undefinedAlias(
    _ name: String, _ nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    let message = "alias '*\(shortened(name))' names no anchor before it"
    var notes = [Note("give a value the name first, as in '&\(shortened(name)) value'")]
    var fixIts: [FixIt] = []
    if let nearest {
      fixIts = [FixIt("write '*\(nearest)'", replace: range, with: "*\(nearest)")]
    } else {
      notes.append(Note("a text that begins with '*' must stand in quotes"))
    }
    let suggestion = didYouMean(nearest.map { "*\($0)" })
    return Diagnostic(
      .yamlUndefinedAlias, .error, at: range, message + suggestion, notes: notes, fixIts: fixIts)
  }

  fileprivate static func recursiveAlias(
    _ name: String, at range: SourceRange, anchor: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .yamlRecursiveAlias, .error, at: range,
      "alias '*\(shortened(name))' stands inside the value that it names",
      notes: [
        Note("the value begins here", at: anchor),
        Note("a value cannot hold itself; write out what is meant"),
      ])
  }

  fileprivate static func aliasLimit(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlAliasLimit, .error, at: range,
      "aliases repeat more than \(DataLimits.aliasedNodes) values",
      notes: [Note("nothing after this is read; name smaller values or use fewer aliases")])
  }
}
