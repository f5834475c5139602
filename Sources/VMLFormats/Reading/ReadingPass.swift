import VMLData
import VMLDiagnostics
import VMLMarkup

/// Reads views of another format with the rows that its writer has.
struct ReadingPass<Codec: ForeignCodec> {
  var codec: Codec
  var bag = DiagnosticBag()
  private let format: any FormatCodec
  let rows: ForeignRows
  private var known: KnownCalls
  var lossCount = 0
  /// By their keys: views that links lead to, which no link has yet.
  private var destinations: [String: ForeignDestination] = [:]
  /// The keys of views around that a link has.
  private var reached: Set<String> = []

  /// Places of keys that are told of already.
  let told: Set<Int>

  /// `source` is the file whose places the data has.
  init(_ codec: Codec, source: [UInt8], told: Set<Int> = []) {
    self.codec = codec
    self.told = told
    known = KnownCalls(source)
    format = codec.codec
    rows = ForeignRows(format.table)
  }

  /// Recursion is limited by the nesting of the data.
  mutating func views(_ nodes: [ForeignNode], template: String? = nil) -> [PageNode] {
    nodes.compactMap { node in
      guard let view = codec.view(node, reporting: &bag), var element = element(view) else {
        return nil
      }
      if let template { element.attributes.append(("template", template)) }
      return .element(element)
    }
  }

  // MARK: Views

  /// A row that fits a view.
  private struct Fit {
    var name: String
    var row: FormatTable.Row
    var taken: TakenEntries
    var matcher: TemplateMatcher<Codec>
    /// The changes of values that lose something.
    var losses: [String] = []
    /// Entries that are lost in part, each with the path of that part.
    var parts: [(entry: ForeignEntry, path: String)] = []
    var attributes: [(name: String, value: String)] = []

    /// Rank among the rows that fit; the first number counts most.
    var rank: (Int, Int, Int) {
      (taken.count - matcher.rest.count, matcher.constants - matcher.missing, -row.slotCount)
    }
  }

  private mutating func element(_ foreign: ForeignView) -> PageElement? {
    var view = foreign
    let own = codec.takeDestinations(of: &view)
    guard !own.isEmpty || view.type == "NavigationStack" else { return row(of: view) }
    // Links of a stack lead to what this stack has, and the first one of a key takes the views.
    let outer = (destinations, reached)
    if view.type == "NavigationStack" { (destinations, reached) = ([:], []) }
    let hidden = own.compactMap { destinations[$0.key] }
    for destination in own { destinations[destination.key] = destination }
    let made = row(of: view)
    for destination in own where destinations.removeValue(forKey: destination.key) != nil {
      lack(
        "the destination '\(shortened(destination.key))'", at: destination.node.data.range,
        destination.node.path, isAll: true)
    }
    for destination in hidden { destinations[destination.key] = destination }
    if view.type == "NavigationStack" { (destinations, reached) = outer }
    return made
  }

  private mutating func row(of foreign: ForeignView) -> PageElement? {
    let view = completed(foreign)
    guard let candidates = rows.views[view.type] else {
      lack(
        "the view '\(shortened(view.type))'", at: view.range, view.path, isAll: true,
        near: nearestView(to: view.type))
      return nil
    }
    var best: Fit?
    for (name, row) in candidates {
      guard let fit = fit(view, name, row) else { continue }
      if let known = best, known.rank >= fit.rank { continue }
      best = fit
    }
    guard let best else {
      let missing = candidates.map { $0.1.missingKeys(of: view) }.min { $0.count < $1.count } ?? []
      let keys = missing.map { "'\($0)'" }.joined(separator: " and ")
      lack(
        missing.isEmpty ? "this form of '\(view.type)'" : "a '\(view.type)' without \(keys)",
        at: view.range, view.path, isAll: true)
      return nil
    }
    return make(view, best)
  }

  /// A view with what its type says where it does not, and values as the table has them.
  private mutating func completed(_ view: ForeignView) -> ForeignView {
    var view = view
    for index in view.entries.indices {
      let entry = view.entries[index]
      if let loss = codec.loss(of: entry.value, of: entry.key) {
        lackPart(of: entry.key, [loss], at: entry.range, entry.path)
      }
      tellLeniency(of: entry)
      view.entries[index].value = codec.canonical(entry.value, of: entry.key)
    }
    for member in codec.defaults(of: view.type) {
      if let place = view.entries.firstIndex(where: { $0.key == member.key }) {
        guard view.entries[place].value.content == .null else { continue }
        view.entries[place].value = DataNode(of: member.value, at: view.entries[place].range)
        continue
      }
      view.entries.append(
        ForeignEntry(
          key: member.key, value: DataNode(of: member.value, at: view.range), range: view.range,
          path: view.path, role: .member))
    }
    return view
  }

  private func fit(_ view: ForeignView, _ name: String, _ row: FormatTable.Row) -> Fit? {
    var matcher = TemplateMatcher(codec)
    guard let taken = matcher.match(row.members, view) else { return nil }
    var fit = Fit(name: name, row: row, taken: taken, matcher: matcher)
    var hasContent = (isText: false, isViews: false)
    // Where a value is read by one of two parameters, the other need not.
    var failed: [String] = []
    var readers: [Int] = []
    for (index, parameter) in row.parameters.enumerated()
    where !PatternText<Codec>.isLeftOut(parameter, matcher.captures) {
      // An event has them already.
      if parameter.isOfAction, row.parameters[0].isEvent { continue }
      var isRead = false
      if let kind = parameter.kindOfViews {
        isRead = hasViews(parameter, matcher.captures)
        if isRead, kind == .views { hasContent.isViews = true }
      } else if let made = attributes(parameter, &fit.matcher, &fit.losses) {
        isRead = true
        fit.attributes += made
        if parameter.label == "content" { hasContent.isText = true }
      }
      if isRead {
        readers.append(index)
        continue
      }
      guard parameter.isOptional else { return nil }
      failed += PatternText<Codec>.paths(of: parameter, matcher.captures)
    }
    // Text between views would be a view.
    guard !hasContent.isText || !hasContent.isViews else { return nil }
    if !failed.isEmpty {
      let read = readers.flatMap {
        PatternText<Codec>.paths(of: row.parameters[$0], matcher.captures)
      }
      failed.removeAll { read.contains($0) }
      for index in view.entries.indices {
        let entry = view.entries[index]
        guard let part = failed.first(where: { isPlace($0, in: entry.path) }) else { continue }
        if read.contains(where: { isPlace($0, in: entry.path) }) {
          fit.parts.append((entry, part))
        } else {
          fit.taken.remove(index)
        }
      }
    }
    return fit
  }

  /// An attribute, or two of an action; `nil` if the value is none.
  private func attributes(
    _ parameter: FormatTable.Parameter, _ matcher: inout TemplateMatcher<Codec>,
    _ losses: inout [String]
  ) -> [(name: String, value: String)]? {
    var writer = PatternText(codec, rows.kinds)
    let captures = matcher.captures
    if case .kind("send") = parameter.pattern {
      let action = writer.sent(parameter.variable, captures)
      losses += writer.losses
      return action?.attributes(event: parameter.label)
    }
    let text = writer.text(parameter.pattern, parameter.variable, captures, in: .attribute)
    matcher.told += writer.told
    losses += writer.losses
    let isTitle = parameter.caption != nil && parameter.label != "content"
    return text.map { [(isTitle ? "title" : parameter.label, $0)] }
  }

  private func hasViews(
    _ parameter: FormatTable.Parameter, _ captures: PatternText<Codec>.Captures
  ) -> Bool {
    guard let capture = captures[parameter.variable] else { return false }
    if parameter.kindOfViews == .destination { return destination(capture) != nil }
    return ForeignSlot(parameter, capture, codec) != nil
  }

  private func destination(_ key: TemplateMatcher<Codec>.Capture) -> ForeignDestination? {
    key.data?.string.flatMap { isWritable($0) ? destinations[$0] : nil }
  }

  /// Tells of a link whose views another one has.
  private mutating func tellReached(by view: ForeignView) {
    guard view.type == "NavigationLink",
      let entry = view.entries.first(where: { $0.key == "value" }),
      let key = entry.value.string, reached.contains(key)
    else { return }
    report(
      "the first link to '\(shortened(key))' has its views, and this one has none",
      at: entry.range, entry.path, note: "make a component of the views, and call it in each link")
  }

  // MARK: Making

  private mutating func make(_ view: ForeignView, _ fit: Fit) -> PageElement {
    var element = PageElement(name: fit.name)
    element.style = view.style
    var key: String?
    var hasViews = false
    for parameter in fit.row.parameters {
      guard parameter.kindOfViews != nil, let capture = fit.matcher.captures[parameter.variable]
      else { continue }
      if parameter.kindOfViews == .destination, let destination = destination(capture) {
        destinations[destination.key] = nil
        reached.insert(destination.key)
        hasViews = true
        key = destination.isNamed ? destination.key : nil
        let views = views(codec.content(of: destination), template: parameter.label)
        element.add(views, template: parameter.label)
        continue
      }
      guard let slot = ForeignSlot(parameter, capture, codec)
      else { continue }
      let isContent = parameter.label == "content" || slot.kind == .views
      let template = isContent ? nil : parameter.label
      element.add(nodes(of: slot, template: template, of: view.type), template: template)
    }
    if !hasViews { tellReached(by: view) }
    for attribute in fit.attributes {
      if attribute.name == "content" {
        element.children.insert(.text(attribute.value), at: 0)
      } else if element[attribute.name] == nil {
        element.attributes.append(attribute)
      }
    }
    for entry in fit.matcher.rest where !codec.isHint(entry) {
      lack("'\(shortened(entry.key))' of '\(view.type)'", at: entry.range, entry.path)
    }
    for diagnostic in fit.matcher.told { report(diagnostic) }
    for (entry, path) in fit.parts {
      let part = path.split(separator: ".").last ?? ""
      lackPart(of: entry.key, ["its '\(part)' is left out"], at: entry.range, entry.path)
    }
    if !fit.losses.isEmpty { lackPart(of: view.type, fit.losses, at: view.range, view.path) }
    if let children = view.children, !children.isEmpty,
      !fit.row.members.contains(where: { $0.key == "children" })
    {
      lack("the content of '\(view.type)'", at: children[0].data.range, children[0].path)
    }
    modify(&element, with: fit.taken.others(of: view), of: view.type, besides: (view, fit.taken))
    if let key, element["id"] == nil { element.attributes.append(("id", key)) }
    return element
  }

  /// The views of a slot, which `owner` has in the document; modifiers alone are on a view of the
  /// name.
  mutating func nodes(
    of slot: ForeignSlot, template: String?, of owner: String, modifiersOn name: String = "Image"
  ) -> [PageNode] {
    for loss in slot.losses {
      let entry = loss.entry
      if let change = loss.change {
        lackPart(of: entry.key, [change], at: entry.range, entry.path)
      } else {
        lack("'\(shortened(entry.key))' of a button", at: entry.range, entry.path)
      }
    }
    switch slot.value {
    case .nodes(let nodes): return views(nodes, template: template)
    case .elements(let elements):
      return elements.map { made in
        var element = made
        if let template { element.attributes.append(("template", template)) }
        return .element(element)
      }
    case .modifiers(let entries):
      for entry in entries {
        if let loss = codec.loss(of: entry.value, of: entry.key) {
          lackPart(of: entry.key, [loss], at: entry.range, entry.path)
        }
        tellLeniency(of: entry)
      }
      var view = PageElement(name: name)
      if let template { view.attributes.append(("template", template)) }
      modify(&view, with: entries, of: owner)
      return [.element(view)]
    }
  }

  // MARK: Modifiers

  /// Adds entries as modifiers and attributes; `taken` are those that made the element.
  private mutating func modify(
    _ element: inout PageElement, with entries: [ForeignEntry], of type: String,
    besides taken: (view: ForeignView, entries: TakenEntries)? = nil
  ) {
    let own = entries.filter { !codec.isHint($0) }
    let end = own.lastIndex { $0.role != .member && rows.common[$0.key] == nil } ?? -1
    lazy var made = taken.map { $0.entries.keys(of: $0.view) } ?? []
    let watched = Set(
      own.compactMap { $0.key == "animation" ? $0.value["attribute"]?.string : nil })
    for (index, entry) in own.enumerated() {
      guard element.attributes.count < attributeLimit else {
        bag.report(.crowded(type, at: entry.range, entry.path))
        return
      }
      if watched.contains(entry.key), let name = watchedAttribute(entry.key),
        element[name] == nil, let text = codec.text(entry.value), isWritable(text)
      {
        element.attributes.append((name, text))
        continue
      }
      if taken != nil, !format.has(entry.key, on: type) {
        lack(
          "'\(shortened(entry.key))' of '\(type)'", at: entry.range, entry.path,
          note: "clients apply it to other views alone")
        continue
      }
      if lackIfIncomplete(entry) { continue }
      if entry.role != .member {
        // The writer has events that are attributes after modifiers.
        if index > end, takeCommon(entry, into: &element, events: true) { continue }
        let number = known.number(of: entry)
        if let number, let text = known[number] {
          element.calls.append(text)
          continue
        }
        if let call = bestCall(entry) {
          let text = write(call, entry, into: &element)
          element.calls.append(text)
          for rest in call.matcher.rest {
            lack("'\(shortened(rest.key))' of '\(entry.key)'", at: rest.range, rest.path)
          }
          for diagnostic in call.matcher.told { report(diagnostic) }
          if let number, call.losses.isEmpty, call.matcher.rest.isEmpty, call.matcher.told.isEmpty,
            call.row.parameters.allSatisfy({ $0.kindOfViews == nil && $0.label != "isPresented" })
          {
            known[number] = text
          }
          continue
        }
        if takeCommon(entry, into: &element) { continue }
      }
      lack(
        entry, of: type, isRepeated: made.contains(entry.key),
        near: nearestKey(to: entry.key, of: taken?.view.type))
    }
  }

  /// The calls that entries are on any view, whatever else is among them.
  mutating func calls(of entries: [ForeignEntry]) -> [String] {
    var element = PageElement(name: "")
    modify(&element, with: entries, of: "")
    return element.calls
  }

  private struct Call {
    var name: String
    var row: FormatTable.Row
    var matcher: TemplateMatcher<Codec>
    /// In order; without a text the views that stand under a name.
    var arguments: [(parameter: FormatTable.Parameter, text: String)] = []
    var losses: [String] = []
    var rank: (Int, Int, Int) {
      (-matcher.rest.count, matcher.constants - matcher.missing, row.labelCount)
    }
  }

  /// The row of a modifier that says an entry best.
  private func bestCall(_ entry: ForeignEntry) -> Call? {
    guard let candidates = rows.modifiers[entry.key] else { return nil }
    let value = completed(entry)
    var best: Call?
    for (name, row) in candidates {
      var matcher = TemplateMatcher(codec)
      guard matcher.match(row.readMember.template, value, entry.path) else { continue }
      var call = Call(name: name, row: row, matcher: matcher)
      if let best, best.rank >= call.rank { continue }
      guard makeTexts(of: &call) else { continue }
      best = call
    }
    return best
  }

  private func completed(_ entry: ForeignEntry) -> DataNode {
    let value = codec.canonical(entry.value, of: entry.key)
    let defaults = codec.defaults(of: entry.key)
    guard !defaults.isEmpty, let entries = value.entries else { return value }
    // `null` is none.
    let said = entries.filter { entry in
      entry.value.content != .null || !defaults.contains { $0.key == entry.key }
    }
    let missing = defaults.filter { member in !said.contains { $0.key == member.key } }
    let added = missing.map {
      DataNode.Entry(
        key: $0.key, keyRange: value.range, value: DataNode(of: $0.value, at: value.range))
    }
    return DataNode(.object(said + added), at: value.range)
  }

  /// Writes the arguments of a call that are no views; `false` if one cannot be said.
  private func makeTexts(of call: inout Call) -> Bool {
    var writer = PatternText(codec, rows.kinds)
    let captures = call.matcher.captures
    for parameter in call.row.parameters where !PatternText<Codec>.isLeftOut(parameter, captures) {
      if parameter.kindOfViews != nil {
        guard hasViews(parameter, captures) else { return false }
        call.arguments.append((parameter, ""))
      } else if let text = writer.arguments([parameter], captures) {
        call.arguments.append((parameter, text))
      } else {
        return false
      }
    }
    call.losses = writer.losses
    call.matcher.told += writer.told
    return true
  }

  /// Writes a call; views that it names become children of the element.
  private mutating func write(
    _ call: Call, _ entry: ForeignEntry, into element: inout PageElement
  ) -> String {
    var arguments: [String] = []
    for (parameter, made) in call.arguments {
      var text = made
      if parameter.kindOfViews != nil {
        guard let capture = call.matcher.captures[parameter.variable],
          let slot = ForeignSlot(parameter, capture, codec)
        else { continue }
        let name = element.unusedTemplate(
          parameter.label == "message" ? "message" : String(entry.key.trimmingPrefix("@")))
        let made = nodes(of: slot, template: name, of: entry.key, modifiersOn: "EmptyView")
        element.add(made, template: name)
        text = ":" + name
      } else if parameter.label == "isPresented" {
        // SwiftUI takes a binding, which is an attribute.
        let name = element.unusedAttribute(entry.key)
        element.attributes.append((name, String(made.dropFirst("isPresented: ".count))))
        text = "isPresented: attr(\(name))"
      }
      if text.isEmpty { continue }
      let isLabelled = text.hasPrefix(parameter.label + ": ")
      arguments.append(
        parameter.label.isEmpty || isLabelled ? text : "\(parameter.label): \(text)")
    }
    if !call.losses.isEmpty { lackPart(of: entry.key, call.losses, at: entry.range, entry.path) }
    return "\(call.name)(\(arguments.joined(separator: ", ")))"
  }

  /// An attribute that any view may have.
  private mutating func takeCommon(
    _ entry: ForeignEntry, into element: inout PageElement, events: Bool = false
  ) -> Bool {
    guard let candidates = rows.common[entry.key] else { return false }
    let value = completed(entry)
    for row in candidates where !events || row.parameters[0].isEvent {
      var matcher = TemplateMatcher(codec)
      guard matcher.match(row.members[0].template, value, entry.path),
        matcher.rest.isEmpty
      else { continue }
      var made: [(name: String, value: String)] = []
      var isWhole = true
      var losses: [String] = []
      for parameter in row.parameters
      where !PatternText<Codec>.isLeftOut(parameter, matcher.captures) {
        guard let own = attributes(parameter, &matcher, &losses) else {
          isWhole = false
          break
        }
        made += own
      }
      guard isWhole, losses.isEmpty, !made.isEmpty,
        made.allSatisfy({ element[$0.name] == nil })
      else { continue }
      for diagnostic in matcher.told { report(diagnostic) }
      element.attributes += made
      return true
    }
    return false
  }
}
