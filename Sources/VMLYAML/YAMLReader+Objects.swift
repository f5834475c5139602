import VMLData
import VMLDiagnostics

extension YAMLReader {
  /// Reads the entries of an object up to its end.
  mutating func readEntries(depth: Int) -> DataNode.Content? {
    var entries: [DataNode.Entry] = []
    var index = KeyIndex()
    var merge: Merge?
    while advance() {
      if events.kind == .objectEnd {
        if let merge { entries = merge.applied(to: entries) }
        return .object(entries)
      }
      guard let key = readKey(depth: depth), advance(), let value = readNode(depth: depth + 1)
      else { return nil }
      guard let name = key.name else { continue }
      let keyRange = text.sourceRange(key.range)
      if key.isMerge {
        if let merge {
          bag.report(.secondMerge(at: keyRange, first: merge.keyRange))
        } else {
          merge = Merge(
            keyRange: keyRange, position: entries.count, sources: mergeSources(of: value))
        }
      } else if let first = index.position(of: name, in: entries) {
        bag.report(.duplicateKey(name, at: keyRange, first: entries[first].keyRange))
      } else {
        if entries.isEmpty { entries.reserveCapacity(usualEntryCount) }
        entries.append(DataNode.Entry(key: name, keyRange: keyRange, value: value))
      }
    }
    return nil
  }

  private struct Key {
    /// `nil` if it could not be made out.
    var name: String?
    var range: Range<Int>
    var isMerge = false
  }

  private mutating func readKey(depth: Int) -> Key? {
    switch events.kind {
    case .scalar:
      let scalar = readScalarText()
      if scalar.hasProperties {
        _ = resolve(scalar)
      } else if scalar.isPlain, scalar.text == "<<" {
        return Key(name: scalar.text, range: scalar.range, isMerge: true)
      }
      return Key(name: scalar.text, range: scalar.range)
    case .alias:
      guard let anchor = resolveAlias() else { return Key(range: aliasRange()) }
      if anchor.text == nil { reportBroken(.complexKey(at: text.sourceRange(aliasRange()))) }
      return Key(name: anchor.text, range: aliasRange())
    default:
      guard let node = readNode(depth: depth + 1) else { return nil }
      reportBroken(.complexKey(at: node.range))
      return Key(range: lastEnd..<lastEnd)
    }
  }

  /// The objects that the value of a `<<` holds.
  private mutating func mergeSources(of value: DataNode) -> [[DataNode.Entry]] {
    var sources: [[DataNode.Entry]] = []
    for source in value.items ?? [value] {
      if let entries = source.entries {
        sources.append(entries)
      } else if !isBroken {
        reportBroken(.cannotMerge(source))
      }
    }
    return sources
  }
}

/// As many entries as most objects have; room for more is made when they come.
private let usualEntryCount = 4

/// A `<<` of an object, with the objects that it brings in.
private struct Merge {
  var keyRange: SourceRange
  /// Number of entries before it.
  var position: Int
  var sources: [[DataNode.Entry]]

  /// The entries with those merged in that no key of the object, nor of an earlier source, has.
  func applied(to entries: [DataNode.Entry]) -> [DataNode.Entry] {
    var taken = Set(entries.map(\.key))
    var result = Array(entries[..<position])
    for source in sources {
      for entry in source where taken.insert(entry.key).inserted { result.append(entry) }
    }
    result += entries[position...]
    return result
  }
}

extension Diagnostic {
  fileprivate static func complexKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlComplexKey, .error, at: range, "a key must be text, not a list or an object",
      notes: [Note("brackets and braces that are meant as text must stand in quotes")])
  }

  fileprivate static func cannotMerge(_ source: DataNode) -> Diagnostic {
    Diagnostic(
      .yamlMerge, .error, at: source.range,
      "'<<' takes an object or a list of objects, not \(source.kindName)",
      notes: [
        Note("write the alias of an object, as in '<<: *name'; a key named '<<' needs quotes")
      ])
  }

  fileprivate static func secondMerge(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlMerge, .error, at: range, "'<<' is given twice",
      notes: [
        Note("first given here", at: first),
        Note("to merge several objects, give '<<' a list: '<<: [*one, *other]'"),
      ])
  }
}
