import VMLData
import VMLDiagnostics

/// Holds values of a format against templates of its table: the opposite of ``PatternMatcher``'s
/// `make`.
struct TemplateMatcher<Codec: ForeignCodec> {
  let codec: Codec
  /// By variable: what stood in its place.
  var captures = Captures()
  /// Keys that the template does not have.
  var rest: [ForeignEntry] = []
  /// Messages about views that the template has as they are.
  var told: [Diagnostic] = []
  /// Number of constants that were there: the more, the closer the template says it.
  var constants = 0
  /// Number of members that are not there, in whose place the writer puts a value.
  var missing = 0

  struct Capture {
    enum Value {
      case data(DataNode)
      case nodes([ForeignNode])
      case entries([ForeignEntry])
    }
    var value: Value
    var path: String
    /// Whether it is what the template puts in the place of nothing.
    var isDefault = false

    var data: DataNode? {
      if case .data(let data) = value { data } else { nil }
    }
  }

  /// So few that a list is faster than a table.
  struct Captures {
    private var items: [(name: String, capture: Capture)] = []

    subscript(_ name: String) -> Capture? {
      get { items.first { $0.name == name }?.capture }
      set {
        let place = items.firstIndex { $0.name == name }
        if let place { items.remove(at: place) }
        if let newValue { items.append((name, newValue)) }
      }
    }
  }

  init(_ codec: Codec) { self.codec = codec }

  // MARK: Views

  /// Matches the members of a view; returns the places of the entries that they are, or `nil`.
  mutating func match(
    _ members: [FormatTable.Template.Member], _ view: ForeignView
  ) -> TakenEntries? {
    var taken = TakenEntries(view)
    for member in members where !member.isWrittenAlone {
      if member.key == "modifiers" {
        guard case .variable(let name, _, _) = member.template else { return nil }
        captures[name] = Capture(value: .entries(view.entries), path: view.path)
        for index in view.entries.indices { taken.insert(index) }
      } else if member.key == "children", let children = view.children {
        guard match(member.template, children, view.path) else { return nil }
      } else if member.key == "_" {
        guard match(payload: member.template, of: view) else { return nil }
        for index in view.entries.indices where view.entries[index].role == .member {
          taken.insert(index)
        }
      } else if let index = view.entries.firstIndex(where: {
        $0.key == member.key && $0.role != .modifier
      }) {
        let entry = view.entries[index]
        if isAbsent(entry.value, member.template)
          || !match(member.template, entry.value, entry.path)
        {
          guard bindMissing(member.template, view.range) else { return nil }
          if entry.value.content == .null { taken.insert(index) }
        } else {
          taken.insert(index)
        }
      } else {
        guard bindMissing(member.template, view.range) else { return nil }
      }
    }
    return taken
  }

  /// Matches the members of a view as one value.
  private mutating func match(
    payload template: FormatTable.Template, of view: ForeignView
  ) -> Bool {
    let members = view.entries.filter { $0.role == .member }
    let object = DataNode(
      .object(
        members.map { DataNode.Entry(key: $0.key, keyRange: $0.range, value: $0.value) }),
      at: view.range)
    return match(template, object, view.path)
  }

  private mutating func match(
    _ template: FormatTable.Template, _ children: [ForeignNode], _ path: String
  ) -> Bool {
    switch template {
    case .variable(let name, _, _):
      if case .nodes(let known)? = captures[name]?.value {
        return known.count == children.count
          && zip(known, children).allSatisfy { $0.data.isSame(as: $1.data) }
      }
      captures[name] = Capture(value: .nodes(children), path: path, isDefault: children.isEmpty)
      return true
    case .array(let items):
      if items.count == 1, case .variable = items[0] { return match(items[0], children, path) }
      if items.allSatisfy(\.isVariable), items.count == children.count {
        return zip(items, children).allSatisfy { match($0, [$1], path) }
      }
      return match(items, byTypeOf: children)
    case .value(.array(let items)): return items.isEmpty && children.isEmpty
    default: return false
    }
  }

  /// Matches templates of views with children of their types, wherever they stand.
  private mutating func match(
    _ templates: [FormatTable.Template], byTypeOf children: [ForeignNode]
  ) -> Bool {
    var views: [(view: ForeignView, isTaken: Bool)] = []
    for child in children {
      // An error in it is reported where it is read as a view.
      guard let view = view(child) else { return false }
      views.append((view, false))
    }
    for template in templates {
      guard case .view(let type, let members, _) = template else { return false }
      guard let index = views.firstIndex(where: { $0.view.type == type && !$0.isTaken }) else {
        // What another view is made of as well would be there too.
        if members.contains(where: { $0.template.holds(oneOf: captures) }) { return false }
        continue
      }
      let view = views[index].view
      guard let taken = match(members, view) else { return false }
      leave(taken.others(of: view), of: view, members)
      views[index].isTaken = true
    }
    for (view, isTaken) in views where !isTaken {
      rest.append(
        ForeignEntry(
          key: view.type, value: DataNode(.null, at: view.range), range: view.range,
          path: view.path, role: .member))
    }
    return true
  }

  private mutating func view(_ node: ForeignNode) -> ForeignView? {
    var (bag, reader) = (DiagnosticBag(), codec)
    let view = reader.view(node, reporting: &bag)
    if view != nil { told += bag.diagnostics }
    return view
  }

  /// Keeps what of a view the template does not have.
  private mutating func leave(
    _ others: [ForeignEntry], of view: ForeignView, _ members: [FormatTable.Template.Member]
  ) {
    rest += others.filter { !codec.isHint($0) }
    if let child = view.children?.first, !members.contains(where: { $0.key == "children" }) {
      rest.append(
        ForeignEntry(
          key: "children", value: child.data, range: child.data.range, path: child.path,
          role: .member))
    }
  }

  /// Whether `null` stands in the place of nothing.
  private func isAbsent(_ value: DataNode, _ template: FormatTable.Template) -> Bool {
    guard value.content == .null, case .variable(_, let isOptional, let fallback) = template else {
      return false
    }
    return isOptional || fallback != nil
  }

  /// Binds the variable of a member that is not there; `false` if it cannot be missing.
  private mutating func bindMissing(
    _ template: FormatTable.Template, _ range: SourceRange
  ) -> Bool {
    switch template {
    case .variable(let name, let isOptional, let fallback):
      if captures[name] == nil, let fallback {
        captures[name] = Capture(
          value: .data(DataNode(of: fallback, at: range)), path: "", isDefault: true)
      }
      if fallback != nil { missing += 1 }
      return isOptional || fallback != nil
    case .array(let items): return items.allSatisfy { if case .view = $0 { true } else { false } }
    // The writer leaves it out where a variable has no value.
    case .object(let members):
      return members.contains {
        if case .variable(_, false, nil) = $0.template { true } else { false }
      }
    default: return false
    }
  }

  // MARK: Values

  mutating func match(
    _ template: FormatTable.Template, _ value: DataNode, _ path: String
  ) -> Bool {
    switch template {
    case .value(let wanted):
      guard value.isSame(as: DataNode(of: wanted, at: value.range)) else { return false }
      constants += 1
      return true
    case .variable(let name, _, let fallback):
      if let known = captures[name]?.data, captures[name]?.path != "" {
        return known.isSame(as: value)
      }
      let isDefault = fallback.map { value.isSame(as: DataNode(of: $0, at: value.range)) } ?? false
      captures[name] = Capture(value: .data(value), path: path, isDefault: isDefault)
      return true
    case .destinations: return false
    case .array(let items):
      guard let values = value.items, values.count == items.count else { return false }
      for (index, item) in items.enumerated() {
        guard match(item, values[index], "\(path)[\(index)]") else { return false }
      }
      return true
    case .object(let members): return match(members, value, path)
    case .view(let type, let members, let isValue):
      guard isValue, let node = codec.node(in: value, path) else { return false }
      guard let view = view(node), view.type == type, let taken = match(members, view) else {
        return false
      }
      leave(taken.others(of: view), of: view, members)
      return true
    }
  }

  private mutating func match(
    _ members: [FormatTable.Template.Member], _ value: DataNode, _ path: String
  ) -> Bool {
    guard var entries = value.entries else { return false }
    if let all = members.first(where: { $0.key == "@all" }) {
      let own = members.filter { !["@all", "@then"].contains($0.key) }
      let (named, others) = (
        entries.filter { entry in own.contains { $0.key == entry.key } },
        entries.filter { entry in !own.contains { $0.key == entry.key } }
      )
      var object = DataNode(.object(others), at: value.range)
      if let then = members.first(where: { $0.key == "@then" }) {
        guard let (outer, last) = object.apartFromLast("next"), match(then.template, last, path)
        else { return false }
        object = outer
      }
      guard match(all.template, object, path) else { return false }
      entries = named
    }
    for member in members where !member.isWrittenAlone && !["@all", "@then"].contains(member.key) {
      guard let entry = entries.first(where: { $0.key == member.key }),
        !isAbsent(entry.value, member.template)
      else {
        guard bindMissing(member.template, value.range) else { return false }
        continue
      }
      guard match(member.template, entry.value, "\(path).\(entry.key)") else { return false }
    }
    for entry in entries where !members.contains(where: { $0.key == entry.key }) {
      rest.append(
        ForeignEntry(
          key: entry.key, value: entry.value, range: entry.keyRange, path: "\(path).\(entry.key)",
          role: .member))
    }
    return true
  }
}

extension DataNode {
  /// An object that has another under a key, which may have one as well: all but the innermost, and
  /// the innermost.
  fileprivate func apartFromLast(_ key: String) -> (outer: DataNode, last: DataNode)? {
    guard let entries, let inner = self[key], inner.entries != nil else { return nil }
    guard let (outer, last) = inner.apartFromLast(key) else {
      return (DataNode(.object(entries.filter { $0.key != key }), at: range), inner)
    }
    let changed = entries.map { entry in
      var entry = entry
      if entry.key == key { entry.value = outer }
      return entry
    }
    return (DataNode(.object(changed), at: range), last)
  }
}

extension FormatTable.Template {
  fileprivate var isVariable: Bool { if case .variable = self { true } else { false } }

  /// Whether it is made of something that was captured.
  fileprivate func holds<Codec>(oneOf captures: TemplateMatcher<Codec>.Captures) -> Bool {
    switch self {
    case .variable(let name, _, _): captures[name] != nil
    case .array(let items): items.contains { $0.holds(oneOf: captures) }
    default: false
    }
  }
}

/// The entries of a view that a template has.
struct TakenEntries {
  private var flags: [Bool]
  private(set) var count = 0

  init(_ view: ForeignView) { flags = Array(repeating: false, count: view.entries.count) }

  mutating func insert(_ index: Int) {
    if !flags[index] { count += 1 }
    flags[index] = true
  }

  mutating func remove(_ index: Int) {
    if flags[index] { count -= 1 }
    flags[index] = false
  }

  /// The keys of the entries that it has.
  func keys(of view: ForeignView) -> Set<String> {
    Set(flags.indices.filter { flags[$0] }.map { view.entries[$0].key })
  }

  /// The entries that it does not have.
  func others(of view: ForeignView) -> [ForeignEntry] {
    count == flags.count ? [] : flags.indices.filter { !flags[$0] }.map { view.entries[$0] }
  }
}

extension FormatTable.Template.Member {
  /// Whether it is made of what stands further inside, so that a reader has no place for it.
  var isWrittenAlone: Bool {
    if case .destinations = template { true } else { false }
  }
}
