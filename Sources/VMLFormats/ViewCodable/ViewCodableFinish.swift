/// Puts into a document of ViewCodable's what depends on the views around a view.
///
/// Shapes have the colour that they inherit, weights are parts of fonts, and some views stand for
/// others.
struct ViewCodableFinish {
  /// Stands for the colour in which texts around a shape are written.
  static let foreground = "@foreground"

  let codec: ViewCodableCodec
  /// By hole: what the views there inherit.
  private var contexts: [Int: FormatContext] = [:]

  init(codec: ViewCodableCodec) { self.codec = codec }

  // MARK: Views

  /// A view whose holes are not filled.
  mutating func inherited(_ view: FormatValue, _ context: FormatContext) -> InheritedView {
    var outer = context
    outer.appended = []
    guard let (type, members) = view.labelled, type == "@each" || type == "@item" else {
      let finished = finish(view, outer).first ?? view
      return InheritedView(value: appending(context.appended, to: finished), contexts: contexts)
    }
    let modifiers = finish(modifiers: members.modifiers, &outer)
    let views = members.flatMap { member in
      if case .hole = member.value { [member.value] } else { self.views(in: member) }
    }
    guard !modifiers.contains(where: \.hasHole), views.allSatisfy(\.isHole) else {
      return InheritedView(value: appending(context.appended, to: view))
    }
    outer.appended = modifiers + context.appended
    for case .hole(let number) in views { contexts[number] = outer }
    return InheritedView(value: .array(views), isSpliced: true, contexts: contexts)
  }

  /// Views where there is a place for one.
  mutating func one(_ views: [FormatValue], _ inherited: FormatContext) -> FormatValue {
    let all = views.flatMap { finish($0, inherited) }
    return all.count == 1 ? all[0] : codec.group(all)
  }

  /// A view, or the views that it stands for.
  private mutating func finish(
    _ view: FormatValue, _ inherited: FormatContext
  ) -> [FormatValue] {
    if case .hole(let number) = view {
      contexts[number] = inherited
      return [view]
    }
    guard let (type, members) = view.labelled else { return [] }
    if type == "shape" {
      guard let shape = members.shape else { return [] }
      let finished = finish(shape: shape.members, inherited)
      return [codec.unlabelled(type, codec.unlabelled(shape.kind, finished))]
    }
    var inner = inherited
    let modifiers = finish(modifiers: members.modifiers, &inner)
    if type == "@each" || type == "@item" {
      // A list that a hole stands for is not known yet.
      guard !view.hasHole else { return [view] }
      return members.flatMap { views(in: $0) }.flatMap { finish($0, inner) }
        .map { appending(modifiers, to: $0) }
    }
    let finished = members.map { finish($0, modifiers, inner) }
    return [codec.unlabelled(type, .object(finished))]
  }

  /// The views that a member is, or holds.
  private func views(in member: FormatValue.Member) -> [FormatValue] {
    switch (member.key, member.value) {
    case ("children", .array(let views)), ("header", .array(let views)),
      ("footer", .array(let views)):
      views
    case ("content", let view): [view]
    default: []
    }
  }

  private mutating func finish(
    _ member: FormatValue.Member, _ modifiers: [FormatValue], _ inner: FormatContext
  ) -> FormatValue.Member {
    var member = member
    switch (member.key, member.value) {
    case ("modifiers", _): member.value = .array(modifiers)
    case ("children", .array(let views)): member.value = .array(views.flatMap { finish($0, inner) })
    case ("children", .hole(let number)): contexts[number] = inner
    case ("content", let view), ("label", let view), ("error", let view), ("placeholder", let view):
      member.value = one([view], inner)
    case ("imageModifiers", .array(let entries)):
      var inner = inner
      member.value = .array(finish(modifiers: entries, &inner))
    default: break
    }
    return member
  }

  /// A shape whose colours are there.
  private mutating func finish(
    shape: [FormatValue.Member], _ inherited: FormatContext
  ) -> FormatValue {
    var inner = inherited
    let modifiers = finish(modifiers: shape.modifiers, &inner)
    var members = shape
    for index in members.indices {
      switch (members[index].key, members[index].value) {
      case ("modifiers", _): members[index].value = .array(modifiers)
      case ("fill", .string(Self.foreground)): members[index].value = inner.foreground
      case ("stroke", .object(var stroke)):
        for part in stroke.indices where stroke[part].value == .string(Self.foreground) {
          stroke[part].value = inner.foreground
        }
        members[index].value = .object(stroke)
      default: break
      }
    }
    return .object(members)
  }

  private func appending(_ modifiers: [FormatValue], to view: FormatValue) -> FormatValue {
    guard !modifiers.isEmpty, let (type, members) = view.labelled else { return view }
    let payload: FormatValue =
      if type == "shape", let shape = members.shape {
        codec.unlabelled(shape.kind, .object(shape.members.appending(modifiers)))
      } else {
        .object(members.appending(modifiers))
      }
    return codec.unlabelled(type, payload)
  }

  // MARK: Modifiers

  /// Entries of a list of modifiers, from the outermost inwards, as what is outside counts for what
  /// is inside.
  private mutating func finish(
    modifiers: [FormatValue], _ inherited: inout FormatContext
  ) -> [FormatValue] {
    modifiers.isEmpty ? [] : finishEach(modifiers, &inherited).flatMap { $0 }
  }

  private mutating func finishEach(
    _ modifiers: [FormatValue], _ inherited: inout FormatContext
  ) -> [[FormatValue]] {
    weighted(modifiers, inherited).reversed().map { finish(entry: $0, &inherited) }.reversed()
  }

  /// The same by call of a style.
  ///
  /// A font of the app's own has no weight: where one is around the other, the inner one is lost.
  mutating func finish(calls: [[FormatValue]], _ context: FormatContext) -> InheritedCalls {
    var inner = context
    let entries = Array(calls.joined())
    var finished = finishEach(entries, &inner)[...]
    let made = calls.map { call in
      defer { finished = finished.dropFirst(call.count) }
      return finished.prefix(call.count).flatMap { $0 }
    }
    let hasFont = entries.contains { $0.entry?.key == "font" }
    var lost: (Int, String?)?
    for (number, call) in calls.enumerated() {
      for entry in call.compactMap(\.entry) {
        switch entry.key {
        case "@weight" where !hasFont && isOwn(context.font): lost = (number, nil)
        // The weight is one of the views around it.
        case "font" where context.weight != nil && isOwn(entry.value.payload):
          lost = (number, "weight")
        default: break
        }
      }
    }
    return InheritedCalls(calls: made, inner: inner, lost: lost)
  }

  /// Whether a font is one of the app's own.
  private func isOwn(_ font: FormatValue?) -> Bool {
    font?.labelled.map { !$0.name.hasPrefix("system") } ?? false
  }

  private mutating func finish(
    entry value: FormatValue, _ inherited: inout FormatContext
  ) -> [FormatValue] {
    // A style in a hole was looked at before.
    guard var entry = value.entry else { return [value] }
    switch (entry.key, entry.value.payload) {
    case ("@weight", _), ("@own", _): return []
    case ("foregroundColor", let color?): inherited.foreground = color
    case ("font", let font?):
      inherited.font = font
      inherited.weight = weight(of: font) ?? inherited.weight
    case ("background", let view?), ("overlay", let view?):
      entry.value = .object([.init("_0", one([view], inherited))])
    case ("@toolbar", .array(let items)?):
      let outer = inherited
      return items.flatMap { self.items(of: $0, outer) }
    case ("containerRelativeFrame", .object(var members)?):
      for index in members.indices {
        guard case ("@scale", .array(let parts)) = (members[index].key, members[index].value),
          parts.count == 2, case .number(let span) = parts[0], case .number(let count) = parts[1]
        else { continue }
        members[index] = .init("scale", .number(span / count))
      }
      entry.value = .object([.init("_0", .object(members))])
    default: break
    }
    return [.object([entry])]
  }

  /// The items of a toolbar that a view stands for; one without a place has the automatic one.
  private mutating func items(
    of view: FormatValue, _ inherited: FormatContext
  ) -> [FormatValue] {
    let (type, members) = view.labelled ?? ("", [])
    if type == "@each" {
      var inner = inherited
      let modifiers = finish(modifiers: members.modifiers, &inner)
      inner.appended = modifiers + inherited.appended
      return members.flatMap { views(in: $0) }.flatMap { items(of: $0, inner) }
    }
    let item = type == "@item" ? members : []
    let placement = item.first { $0.key == "placement" }?.value ?? .string("automatic")
    // Each view of a group is an item.
    let isGroup = item.contains { $0.key == "children" }
    let contents = isGroup ? finish(view, inherited) : [one([view], inherited)]
    return contents.map { content in
      codec.unlabelled(
        "toolbar",
        .object([
          .init("placement", placement),
          .init("content", appending(inherited.appended, to: content)),
        ]))
    }
  }

  // MARK: Fonts

  /// The entries with each weight as a part of a font: the list's own, or the inherited one.
  ///
  /// A weight that the font has itself counts less than one of the view.
  private func weighted(
    _ modifiers: [FormatValue], _ inherited: FormatContext
  ) -> [FormatValue] {
    let font = modifiers.firstIndex { $0.entry?.key == "font" }
    let place = modifiers.firstIndex { $0.entry?.key == "@weight" }
    let own = (place ?? modifiers.firstIndex { $0.entry?.key == "@own" })
      .flatMap { modifiers[$0].entry?.value }
    var entries = modifiers
    if let font, let weight = own ?? inherited.weight,
      let base = modifiers[font].entry?.value.payload, own != nil || self.weight(of: base) == nil
    {
      entries[font] = codec.unlabelled("font", setting(weight, of: base))
    } else if font == nil, let own, let place {
      entries[place] = codec.unlabelled("font", setting(own, of: inherited.font ?? body))
    }
    return entries
  }

  private var body: FormatValue {
    codec.unlabelled("systemStyle", .object([.init("style", .string("body"))]))
  }

  private func weight(of font: FormatValue) -> FormatValue? {
    font.labelled?.members.first { $0.key == "weight" }?.value
  }

  /// A font with a weight; one of the app's own stays as it is.
  private func setting(_ weight: FormatValue, of font: FormatValue) -> FormatValue {
    guard let (kind, members) = font.labelled, !isOwn(font) else { return font }
    let rest = members.filter { $0.key != "weight" }
    return codec.unlabelled(kind, .object(rest + [.init("weight", weight)]))
  }
}

extension FormatValue {
  /// Of an element, not of what is around it.
  fileprivate var isHole: Bool {
    if case .hole(let number) = self { number >= -1 } else { false }
  }

  /// Whether a hole is in it, or it is one.
  fileprivate var hasHole: Bool {
    switch self {
    case .array(let values): values.contains(where: \.hasHole)
    case .object(let members): members.contains(where: \.value.hasHole)
    default: isHole
    }
  }

  /// The one member of an object.
  var entry: Member? {
    guard case .object(let members) = self, members.count == 1 else { return nil }
    return members[0]
  }

  /// The value of the member without a label.
  var payload: FormatValue? {
    guard let entry, entry.key == "_0" else { return nil }
    return entry.value
  }

  /// The name and the members of `{"name": {"_0": {…}}}`.
  var labelled: (name: String, members: [Member])? {
    guard let entry, case .object(let members)? = entry.value.payload else { return nil }
    return (entry.key, members)
  }
}

extension [FormatValue.Member] {
  /// The kind and the members of a shape: `{"circle": {"_0": {…}}}`.
  fileprivate var shape: (kind: String, members: [FormatValue.Member])? {
    FormatValue.object(self).labelled.map { ($0.name, $0.members) }
  }

  /// The entries of its modifiers.
  fileprivate var modifiers: [FormatValue] {
    guard case .array(let entries)? = first(where: { $0.key == "modifiers" })?.value else {
      return []
    }
    return entries
  }

  fileprivate func appending(_ entries: [FormatValue]) -> Self {
    map { member in
      guard member.key == "modifiers", case .array(let own) = member.value else { return member }
      return FormatValue.Member("modifiers", .array(own + entries))
    }
  }
}
