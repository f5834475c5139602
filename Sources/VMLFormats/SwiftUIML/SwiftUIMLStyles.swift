import VMLData
import VMLDiagnostics

/// The named styles of a layout, with what they inherit, as the library resolves them.
struct SwiftUIMLStyles {
  /// In the layout's order.
  private(set) var names: [String] = []
  private var own: [String: [ForeignEntry]] = [:]
  private var resolved: [String: [ForeignEntry]] = [:]
  /// Number of entries that styles have brought in; nodes times styles is more than a file.
  private var count = 0

  private static let countLimit = 1_000_000
  private static let depthLimit = 128

  init(_ data: DataNode, reporting bag: inout DiagnosticBag) {
    guard let entries = data.entries else {
      bag.report(.noStyles(data))
      return
    }
    for entry in entries {
      names.append(entry.key)
      own[entry.key] = SwiftUIMLReader.attributes(
        entry.value, "styles.\(entry.key)", reporting: &bag)
    }
    for name in names {
      var path: [String] = []
      _ = resolve(name, &path, reporting: &bag)
    }
  }

  /// The entries of a style with those that it inherits.
  subscript(_ name: String) -> [ForeignEntry]? { resolved[name] }

  // MARK: Inheritance

  /// Rebuilds a style: its parent's entries stand where `inherit` stands, without the keys that
  /// the style has itself; a key that occurs twice has its first place and its last value.
  private mutating func resolve(
    _ name: String, _ path: inout [String], reporting bag: inout DiagnosticBag
  ) -> [ForeignEntry] {
    if let known = resolved[name] { return known }
    let entries = own[name] ?? []
    guard let place = entries.firstIndex(where: { $0.key == "inherit" }) else {
      resolved[name] = entries
      return entries
    }
    let inherit = entries[place]
    for other in entries[(place + 1)...] where other.key == "inherit" {
      bag.report(.inheritsTwice(other))
    }
    if let start = path.firstIndex(of: name) {
      bag.report(.cycle(path[start...] + [name], at: inherit.range))
      return entries.filter { $0.key != "inherit" }
    }
    guard path.count < Self.depthLimit, count < Self.countLimit else {
      bag.report(.tooMuchInherited(name, at: inherit.range))
      resolved[name] = []
      return []
    }
    var made: [ForeignEntry] = []
    let parent = SwiftUIMLReader().text(inherit.value) ?? ""
    if own[parent] == nil {
      bag.report(.unknownStyle(parent, at: inherit.range, inherit.path))
      made = entries.filter { $0.key != "inherit" }
    } else {
      path.append(name)
      let inherited = resolve(parent, &path, reporting: &bag)
      path.removeLast()
      made = Self.rebuilt(entries, at: place, with: inherited)
    }
    count += made.count
    resolved[name] = made
    return made
  }

  private static func rebuilt(
    _ entries: [ForeignEntry], at place: Int, with inherited: [ForeignEntry]
  ) -> [ForeignEntry] {
    let keys = Set(entries.map(\.key))
    var made: [ForeignEntry] = []
    var places: [String: Int] = [:]
    func add(_ entry: ForeignEntry) {
      if let known = places[entry.key] {
        made[known] = entry
      } else {
        places[entry.key] = made.count
        made.append(entry)
      }
    }
    for (index, entry) in entries.enumerated() {
      if index == place {
        for entry in inherited where !keys.contains(entry.key) { add(entry) }
      } else if entry.key != "inherit" {
        add(entry)
      }
    }
    return made
  }

  // MARK: Nodes

  /// The style that a node has.
  func name(in entries: [ForeignEntry]) -> String? {
    entries.first { $0.key == "style" }.flatMap { SwiftUIMLReader().text($0.value) }
  }

  /// The entries of a node with its style: of each key the first counts.
  mutating func apply(
    to entries: [ForeignEntry], reporting bag: inout DiagnosticBag
  ) -> [ForeignEntry] {
    guard let place = entries.firstIndex(where: { $0.key == "style" }) else { return entries }
    let reference = entries[place]
    let name = SwiftUIMLReader().text(reference.value) ?? ""
    guard let style = resolved[name] else {
      bag.report(.unknownStyle(name, at: reference.range, reference.path))
      return entries.filter { $0.key != "style" }
    }
    count += style.count
    guard count < Self.countLimit else {
      bag.report(.tooMuchInherited(name, at: reference.range))
      return []
    }
    var known: Set<String> = []
    var made: [ForeignEntry] = []
    for (index, entry) in entries.enumerated() {
      if index == place {
        for entry in style where known.insert(entry.key).inserted { made.append(entry) }
      } else if entry.key != "style", known.insert(entry.key).inserted {
        made.append(entry)
      } else {
        bag.report(.comesTwice(entry))
      }
    }
    return made
  }
}

extension Diagnostic {
  fileprivate static func noStyles(_ data: DataNode) -> Diagnostic {
    Diagnostic(
      .wrongKind, .error, at: data.range, "'styles' must be an object, not \(data.kindName)",
      notes: [Note(#"styles are {"card": [["padding", 16]]}"#)])
  }

  fileprivate static func cycle(_ names: [String], at range: SourceRange) -> Diagnostic {
    let circle = names.prefix(8).map { "'\(shortened($0))'" }.joined(separator: " → ")
    return Diagnostic(
      .inheritanceCycle, .warning, at: range, "styles inherit from each other in a circle",
      notes: [
        Note("the circle is \(circle)"),
        Note("the last one is read without its 'inherit'; what clients do is not always the same"),
      ])
  }

  fileprivate static func unknownStyle(
    _ name: String, at range: SourceRange, _ path: String
  ) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: range, "the layout has no style '\(shortened(name))'",
      notes: [Note("clients leave it out, too"), Note("it is \(path)")])
  }

  fileprivate static func inheritsTwice(_ entry: ForeignEntry) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: entry.range, "a style inherits from one other alone",
      notes: [Note("the first 'inherit' counts"), Note("it is \(entry.path)")])
  }

  fileprivate static func comesTwice(_ entry: ForeignEntry) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: entry.range,
      "clients pass over another '\(shortened(entry.key))' of a node that has a style",
      notes: [
        Note("the first one counts, of the style or of the node"), Note("it is \(entry.path)"),
      ])
  }

  fileprivate static func tooMuchInherited(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .inheritanceLimit, .error, at: range,
      "styles make the document too large, or inherit too much, at '\(shortened(name))'",
      notes: [Note("write less in styles that many nodes have")])
  }
}
