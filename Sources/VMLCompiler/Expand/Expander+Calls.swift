import VMLData
import VMLDiagnostics
import VMLMarkup

/// A call of a component, from the start of its content to the end of the component.
struct Call {
  let component: Int
  /// The template that the call stands in.
  let caller: Template
  /// The call's own place.
  let origin: ViewTree.Origin
  /// The element of the tree that the component's views go into.
  let parent: Int32
  /// Start of the call's part of ``Expander/arguments`` and ``Expander/handedOn``.
  let firstArgument: Int
  let firstHandedOn: Int
  /// Sizes of the tree when the call began.
  let start: Int
  let firstAttribute: Int
  let passedMark: PassedViews.Mark
  /// Range in the tree of the props that the call gives, if sheets name the component; otherwise
  /// empty.
  var props: Range<Int32> = 0..<0
  /// Whether an attribute of the call was reported.
  ///
  /// Its content is checked, and nothing else.
  var isWrong: Bool
  /// Place of the component's name as a layout; `nil` for a call in markup.
  var layout: SourceRange?
  /// Content that was passed to the component.
  var content = 0..<0
  /// Index of the caller's first variable.
  var firstLocal = 0
}

extension Expander {
  /// Opens an element that stands for a component, its content first.
  mutating func expandCall(
    _ index: Int, _ node: Template.Node, of template: Template, parent: Int32
  ) {
    guard !site.components[Int(node.payload)].isBroken else {
      usesBroken = true
      return
    }
    guard enter(Int(node.payload), at: node.origin) else { return }
    let component = site.components[Int(node.payload)]
    if let way = component.notes.deprecation {
      report(.deprecated("component '\(component.name)'", way, at: nameRange(of: node)))
    }
    var call = openCall(of: Int(node.payload), parent: parent, at: node.origin)
    let firstProp = Int32(tree.props.count)
    call.isWrong = !evaluateArguments(
      of: node, in: template, to: site.components[Int(node.payload)],
      isSelected: site.selectedName(of: Int(node.payload)) != nil)
    call.props = firstProp..<Int32(tree.props.count)
    calls.append(call)
    if Int(node.end) > index + 1 {
      open(index + 1..<Int(node.end), parent: -1, .content)
    } else {
      endContent()
    }
  }

  /// A call that begins here; its entries of ``arguments`` and ``handedOn`` follow.
  func openCall(of component: Int, parent: Int32, at origin: ViewTree.Origin) -> Call {
    Call(
      component: component, caller: template, origin: origin, parent: parent,
      firstArgument: arguments.count, firstHandedOn: handedOn.count, start: tree.nodes.count,
      firstAttribute: tree.attributes.count, passedMark: passed.mark, isWrong: false)
  }

  /// Moves the content of the innermost call out of the tree, and opens the component.
  mutating func endContent() {
    guard var call = calls.popLast() else { return }
    if tree.nodes.count > call.start {
      call.content = passed.take(
        from: &tree, &insides, nodesFrom: call.start, attributesFrom: call.firstAttribute)
      let component = site.components[call.component]
      for mistake in checkContent(call.content, of: component, layout: call.layout) {
        report(mistake)
      }
    }
    if call.isWrong { drop(call) } else { openComponent(call) }
  }

  /// Opens the component of a call whose props are known.
  ///
  /// The values of the props move to the variables.
  mutating func openComponent(_ call: consuming Call) {
    let component = site.components[call.component]
    if component.template.readsChildren { call.content = passed.assemble(call.content) }
    let children =
      component.template.readsChildren ? self.children(of: call.content, at: call.origin) : nil
    let mark = scope.mark
    call.firstLocal = scope.hideLocals()
    // A prop of that name hides them.
    if component.template.readsSlots {
      scope.bind("slots", to: filledSlots(of: component, with: call.content))
    }
    for position in component.props.indices {
      scope.bind(
        component.props[position].variable,
        to: arguments[call.firstArgument + position].take() ?? .nothing)
    }
    if let children { scope.bind("children", to: children) }
    reads.formUnion(component.template.reads)
    let parent = call.parent
    frames.append(call)
    run(component.template)
    cursors.append(
      Cursor(index: 0, end: template.nodes.count, parent: parent, mark: mark, ending: .component))
  }

  /// Leaves the innermost component.
  ///
  /// Its roots get the attributes that the call hands on.
  mutating func endComponent() {
    guard let call = frames.popLast() else { return }
    template = call.caller
    scope.showLocals(call.firstLocal)
    if handedOn.count > call.firstHandedOn { handOn(call) }
    if let name = site.selectedName(of: call.component) { markRoots(of: call, named: name) }
    if site.hasScopedSheets { settleRoots(of: call) }
    if site.components[call.component].isBuiltIn { placeViews(of: call) }
    drop(call)
  }

  /// Says of the views of a component that no author wrote that they stand where it is called.
  private mutating func placeViews(of call: Call) {
    let file = site.components[call.component].file
    for index in call.start..<tree.nodes.count where tree.nodes[index].origin.file == file {
      tree.nodes[index].origin = call.origin
    }
    // A style has places inside of it.
    for index in call.firstAttribute..<tree.attributes.count
    where tree.attributes[index].origin.file == file && tree.attributes[index].name != .style {
      tree.attributes[index].origin = call.origin
    }
  }

  private mutating func drop(_ call: Call) {
    // One by one, which is faster for a few, and there are hardly ever more.
    while arguments.count > call.firstArgument { arguments.removeLast() }
    while handedOn.count > call.firstHandedOn { handedOn.removeLast() }
    passed.drop(to: call.passedMark)
  }

  /// Reports a component that is expanded inside itself without end; `false` then.
  private mutating func enter(_ index: Int, at origin: ViewTree.Origin) -> Bool {
    spend(ExpansionLimits.call, at: origin)
    guard frames.count >= ExpansionLimits.components,
      let start = frames.lastIndex(where: { $0.component == index })
    else { return !isExhausted }
    let cycle = (frames[start...].map(\.component) + [index]).map { site.components[$0].name }
    exhaust(.endless(cycle, at: origin.sourceRange))
    return false
  }

  // MARK: Arguments

  /// Finds the values of a component's props and the attributes for its roots; `false` after an
  /// error.
  private mutating func evaluateArguments(
    of node: Template.Node, in template: Template, to component: Component, isSelected: Bool
  ) -> Bool {
    let first = arguments.count
    for _ in component.props { arguments.append(nil) }
    var isRight = true
    /// The props that an unknown attribute is probably meant for.
    var misspelt: Set<String> = []
    for index in node.attributes {
      let attribute = template.attribute(index)
      let former = component.prop(formerly: attribute.name)
      if let former { reportFormer(attribute, of: component, component.props[former]) }
      if let prop = former ?? component.prop(attribute.name) {
        if case .some = arguments[first + prop] {
          isRight = false
          report(
            .givenTwice(component.props[prop], component, at: attribute.nameOrigin.sourceRange))
          continue
        }
        let value = argument(attribute, in: template, for: component.props[prop])
        if value == nil { isRight = false }
        arguments[first + prop] = value ?? .nothing
        if isSelected, let value { note(value, of: component.props[prop], at: attribute.origin) }
        if let way = component.props[prop].notes.deprecation {
          report(
            .deprecated(
              "prop '\(component.props[prop].name)' of '\(component.name)'", way,
              at: attribute.nameOrigin.sourceRange))
        }
      } else if isHandedOn(attribute.name) || component.handsOnRest {
        let value =
          attribute.name.isCode
          ? code(of: attribute, in: template) : text(of: attribute, in: template)
        guard let value else { continue }
        count(text: value.range.count, at: attribute.origin)
        handedOn.append(
          ViewTree.Attribute(name: attribute.name, value: value, origin: attribute.origin))
      } else {
        isRight = false
        let name = tree.names.string(attribute.name)
        misspelt.formUnion(
          nearestName(to: name, in: component.props.map(\.name)).map { [$0] } ?? [])
        report(.unknownProp(name, of: component, at: attribute.nameOrigin.sourceRange))
      }
    }
    for position in component.props.indices {
      // A comparison with nil would copy the value.
      if case .some = arguments[first + position] { continue }
      if let value = component.props[position].defaultValue {
        arguments[first + position] = value
        if isSelected { note(value, of: component.props[position], at: node.origin) }
        continue
      }
      isRight = false
      guard !misspelt.contains(component.props[position].name) else { continue }
      report(.missingProp(component.props[position], of: component, at: nameRange(of: node)))
    }
    return isRight
  }

  /// Reports a prop that a call gives under the name it had before.
  private mutating func reportFormer(
    _ attribute: Template.Attribute, of component: Component, _ prop: Component.Prop
  ) {
    let range = attribute.nameOrigin.sourceRange
    let former = tree.names.string(attribute.name)
    report(
      Diagnostic(
        .deprecated, .warning, at: range,
        "the prop '\(former)' of '\(component.name)' is now called '\(prop.name)'",
        notes: [Diagnostic.Note("it is declared here", at: prop.range)],
        fixIts: [Diagnostic.FixIt("write '\(prop.name)'", replace: range, with: prop.name)]))
  }

  /// Whether a call hands an attribute on to the component's roots.
  private func isHandedOn(_ name: NameID) -> Bool {
    switch name {
    case .id, .tag, .template, .class, .style, .show: true
    default: name.event != nil
    }
  }

  /// The value of a prop; `nil` after an error.
  private mutating func argument(
    _ attribute: Template.Attribute, in template: Template, for prop: Component.Prop
  ) -> Value? {
    if case .interpolation(let index) = attribute.value {
      guard let value = value(of: template.interpolation(index)) else { return nil }
      if case .nothing = value, let defaultValue = prop.defaultValue { return defaultValue }
      do throws(TypeMismatch) {
        if !prop.refers { return try site.configuration.types.fit(value, to: prop.type) }
        return try site.configuration.types.fit(
          value, to: prop.type, referringTo: site.references)
      } catch {
        let expression = template.interpolation(index).expression
        report(
          .wrongType(
            prop, found: value.shortDescription, word: value.asText, mismatch: error,
            at: expression.range), of: expression)
        return nil
      }
    }
    guard let text = propText(of: attribute, in: template, for: prop) else { return nil }
    // Text that is not in the tree costs work too.
    spend(text.utf8.count >> 8, at: attribute.origin)
    var mismatch: TypeMismatch?
    if let value = site.configuration.types.value(ofText: text, as: prop.type) {
      if !prop.refers { return value }
      do throws(TypeMismatch) {
        return try site.configuration.types.fit(
          value, to: prop.type, referringTo: site.references)
      } catch {
        mismatch = error
      }
    }
    report(
      .wrongType(
        prop, of: site.configuration.types.resolved(prop.type), found: "'\(text)'", word: text,
        mismatch: mismatch, at: attribute.origin.sourceRange))
    return nil
  }

  /// The text of an attribute that is not a part of the tree; `nil` after an error.
  private mutating func propText(
    of attribute: Template.Attribute, in template: Template, for prop: Component.Prop
  ) -> String? {
    if case .text(let index) = attribute.value {
      return text(of: template.texts[Int(index)], in: template, for: prop)
    }
    if case .literal(let slice) = attribute.value {
      return String(decoding: template.text[slice.range], as: UTF8.self)
    }
    let start = tree.bytes.count
    guard let slice = text(of: attribute, in: template) else { return nil }
    let text = tree.string(slice)
    tree.bytes.removeSubrange(start...)
    return text
  }

  private func nameRange(of node: Template.Node) -> SourceRange {
    let range = node.origin.sourceRange
    let start = range.range.lowerBound + 1
    let end = start + tree.names.bytes(of: node.name).count
    // A call that Markdown became has no name in the file.
    return end <= range.range.upperBound ? SourceRange(file: range.file, start..<end) : range
  }

  /// Stores the text of a prop for selectors; a prop that is nil counts as missing.
  private mutating func note(
    _ value: Value, of prop: Component.Prop, at origin: ViewTree.Origin
  ) {
    if case .nothing = value { return }
    let text = tree.append(Array((VMLData.text(of: value) ?? "").utf8)[...])
    count(text: text.range.count, at: origin)
    tree.props.append(ViewTree.Prop(name: prop.id, value: text))
  }

  // MARK: Roots

  /// Marks a component's roots with the call that made them.
  private mutating func markRoots(of call: Call, named name: NameID) {
    let file = site.components[call.component].file
    var index = call.start
    /// The mark of the root before.
    var last: (inner: UInt16, isOwn: Bool, mark: UInt16)?
    while index < tree.nodes.count {
      if tree.nodes[index].kind == .element {
        let inner = tree.nodes[index].call
        let isOwn = tree.nodes[index].unit == file
        if last?.inner != inner || last?.isOwn != isOwn {
          guard tree.calls.count < ExpansionLimits.selectedRoots else {
            if site.marksCalls { return }
            return exhaust(.tooManySelectedRoots(at: call.origin.sourceRange))
          }
          tree.calls.append(
            ViewTree.Call(
              component: name, at: call.origin, props: call.props, inner: inner, isOwn: isOwn))
          last = (inner, isOwn, UInt16(tree.calls.count))
        }
        tree.nodes[index].call = last?.mark ?? 0
      }
      index = Int(tree.nodes[index].end)
    }
  }

  /// Marks a component's own roots with the file that has the call.
  ///
  /// Content that was passed to the component stays a part of its own file.
  private mutating func settleRoots(of call: Call) {
    let file = site.components[call.component].file
    var index = call.start
    while index < tree.nodes.count {
      if tree.nodes[index].unit == file { tree.nodes[index].unit = call.origin.file }
      index = Int(tree.nodes[index].end)
    }
  }

  /// Gives the call's `id`, `tag`, `template`, `class` and `style` to the component's roots.
  private mutating func handOn(_ call: Call) {
    let component = site.components[call.component]
    var roots = 0
    var index = call.start
    while index < tree.nodes.count {
      if tree.nodes[index].kind == .element {
        set(handedOn[call.firstHandedOn...], of: index)
        roots += 1
      }
      index = Int(tree.nodes[index].end)
    }
    if roots == 0, tree.nodes.count > call.start {
      report(.noRoot(component, at: handedOn[call.firstHandedOn].origin.sourceRange))
    }
    if roots > 1, let id = handedOn[call.firstHandedOn...].first(where: { $0.name == .id }) {
      report(.idOfMany(component, roots: roots, at: id.origin.sourceRange))
    }
  }
}

extension Diagnostic {
  fileprivate static func tooManySelectedRoots(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document has more than \(ExpansionLimits.selectedRoots) roots of components that style "
        + "sheets name",
      notes: [Note("give the component's root a class, and let the sheets name that")])
  }

  fileprivate static func endless(_ cycle: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .endlessComponent, .error, at: range,
      "component '\(cycle.last ?? "")' is expanded inside of itself without end",
      notes: [
        Note("the cycle is \(cycle.joined(separator: " → "))"),
        Note("take a call away, or end the cycle with an 'if' or a list that runs out"),
      ])
  }

  fileprivate static func deprecated(
    _ subject: String, _ way: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .deprecated, .warning, at: range, "the \(subject) is deprecated", notes: [Note(way)])
  }

  /// By its name and by the one that it had before.
  fileprivate static func givenTwice(
    _ prop: Component.Prop, _ component: Component, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProp, .error, at: range,
      "the prop '\(prop.name)' of '\(component.name)' is given twice",
      notes: [Note("'renamed' names what it was called before", at: prop.range)])
  }

  fileprivate static func unknownProp(
    _ name: String, of component: Component, at range: SourceRange
  ) -> Diagnostic {
    let names = component.props.map(\.name)
    // A sign of another language before the name makes its value an expression there.
    let isName = name.first?.isLetter == true
    let nearest =
      isName ? nearestName(to: name, in: names + ["id", "tag", "template", "class", "style"]) : nil
    let foreign = nearest == nil ? ForeignNames.note(ofAttribute: name) : nil
    return Diagnostic(
      .unknownProp, .error, at: range,
      "component '\(component.name)' has no prop '\(name)'" + didYouMean(nearest),
      notes: [
        Note(
          foreign
            ?? (names.isEmpty
              ? "it has none; one is declared under 'props' in its front matter"
              : "its props are \(names.joined(separator: ", "))"))
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func missingProp(
    _ prop: Component.Prop, of component: Component, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingProp, .error, at: range,
      "component '\(component.name)' needs the prop '\(prop.name)'",
      notes: [
        Note("'\(prop.name)' is declared here, of type '\(prop.type.shortName)'", at: prop.range)
      ])
  }

  fileprivate static func wrongType(
    _ prop: Component.Prop, of resolved: ValueType? = nil, found: String, word: String? = nil,
    mismatch: TypeMismatch? = nil, at range: SourceRange
  ) -> Diagnostic {
    var type = resolved ?? prop.type
    if case .optional(let wrapped) = type { type = wrapped }
    var nearest: String?
    if case .choice(let words) = type, let word { nearest = nearestName(to: word, in: words) }
    var words: Note?
    if case .choice(let known) = type, case .named = prop.type, nearest == nil {
      words = Note("it is one of \(known.map { "'\($0)'" }.joined(separator: ", "))")
    }
    if let mismatch, mismatch.path.isEmpty,
      case .hasNoItem(_, _, _, let other) = mismatch.reason
    {
      nearest = other
    }
    let way = word.flatMap { wayOfWord($0, of: type, prop.name) }
    // Only a word that stands here as it is, not decoded or computed, can be replaced here.
    let isWritten = range.range.count == word?.utf8.count
    return Diagnostic(
      .wrongPropType, .error, at: range,
      "prop '\(prop.name)' is of type '\(prop.type.shortName)', and \(found) does not fit"
        + didYouMean(nearest),
      notes: [mismatch?.detail, way].compactMap(\.self).map { Note($0) }
        + [words].compactMap(\.self) + [Note("'\(prop.name)' is declared here", at: prop.range)],
      fixIts: isWritten
        ? nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [] : [])
  }

  fileprivate static func noRoot(_ component: Component, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noRoot, .error, at: range,
      "component '\(component.name)' is text alone, which takes no attributes",
      notes: [Note("put the component's text into a '<Text>'")])
  }

  fileprivate static func idOfMany(
    _ component: Component, roots: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .idOfMany, .error, at: range,
      "component '\(component.name)' has \(roots) roots here, and an id belongs to one view",
      notes: [Note("give the component one root, or leave the id out")])
  }
}
