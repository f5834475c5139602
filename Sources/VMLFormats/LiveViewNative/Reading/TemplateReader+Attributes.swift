import VMLData
import VMLDiagnostics
import VMLMarkup

extension LiveViewNativeRegistry.View {
  /// VML's name of an attribute; of several names, the one that is the same, or else the first.
  func ownName(of name: String) -> String? {
    guard attributes[name] == nil else { return name }
    return attributes.filter { $0.value == .text(name) || $0.value == .member(name) }.keys.min()
  }
}

extension TemplateReader {
  mutating func addAttributes(
    of source: TemplateElement, _ row: LiveViewNativeRegistry.View?, to element: inout PageElement
  ) {
    var event = TemplateEvents()
    // They stand where the first of them does.
    var place: Int?
    var names: Set<String> = []
    let hasEvent = source.attributes.contains {
      $0.name.hasPrefix("phx-") && !TemplateEvents.isDetail($0.name)
        && Self.serverNotes[$0.name] == nil
    }
    for attribute in source.attributes {
      let own = name(of: attribute, row, in: element.name)
      // Several styles are one.
      guard own.isEmpty || own == "style" || names.insert(own).inserted else {
        lose(
          "'\(own)' of '\(source.name)' has a value already: this one is left out",
          at: attribute.range, note: "an attribute stands once")
        continue
      }
      if let note = Self.serverNotes[attribute.name] {
        lose(
          "'\(attribute.name)' has no form in a page: it is left out", at: attribute.range,
          note: note, once: attribute.name)
        continue
      }
      if TemplateEvents.isDetail(attribute.name), !hasEvent {
        lose(
          "'\(attribute.name)' belongs to no event: it is left out", at: attribute.range,
          note: "'phx-click' and its like are events")
        continue
      }
      if attribute.name.hasPrefix("phx-") || attribute.name == ":let" {
        events(attribute, &event)
        place = place ?? element.attributes.count
        continue
      }
      set(attribute, own, &element)
    }
    element.attributes.insert(
      contentsOf: event.attributes, at: place ?? element.attributes.count)
  }

  /// Notes on attributes that say something to the server or to its script alone.
  private static let serverNotes = [
    "phx-target": "an action goes to the app, which knows whom to ask",
    "phx-update": "what changes while the page is shown is a state, or the app's",
    ":key": "a page is drawn as a whole, and needs no keys",
  ]

  /// VML's name of an attribute; empty for attributes that an expression has.
  private func name(
    of attribute: TemplateAttribute, _ row: LiveViewNativeRegistry.View?, in element: String
  ) -> String {
    if attribute.name.isEmpty || attribute.name.hasPrefix("phx-") { return attribute.name }
    let name = camelCase(row?.ownName(of: attribute.name) ?? attribute.name)
    guard Self.destinations.contains(name) else { return name }
    return element == "NavigationLink" ? "value" : element == "Link" ? "destination" : name
  }

  /// Attributes that say where a link leads.
  static let destinations: Set = ["destination", "navigate", "patch", "href"]

  private mutating func set(
    _ attribute: TemplateAttribute, _ name: String, _ element: inout PageElement
  ) {
    switch attribute.value {
    case .none: element.attributes.append((name, "true"))
    case .text(let text):
      add(name, escapedInterpolation(decodedReferences(text)), to: &element, at: attribute.range)
    case .expression(let text):
      if name.isEmpty { return passOn(trimmed(text), at: attribute.range) }
      if assigns.isComponent, TemplateAssigns.passed.contains(name) {
        let isWhole = trimmed(text) == "@\(name)"
        if depth > 0, isWhole || name == "class" && text.contains("@class") {
          loseMoved(name, at: attribute.range)
        }
        if isWhole { return }
      }
      if name == "class" || name == "style",
        let list = list(text, of: name, at: attribute.range)
      {
        return add(name, list, to: &element, at: attribute.range)
      }
      var expression = ElixirExpression(
        text, variables: variables, assigns: assigns, isClass: name == "class")
      guard let value = expression.attribute(isShown: name == "class") else {
        lose(
          "the value of '\(name)' has no form in a page: it is left out", at: attribute.range,
          note: Self.worked)
        return
      }
      tell(expression, at: attribute.range)
      add(name, value, to: &element, at: attribute.range)
    }
  }

  /// `{@rest}`: what a call has and the component does not declare.
  private mutating func passOn(_ text: String, at range: SourceRange) {
    guard assigns.isComponent, text == "@\(assigns.rest)" else {
      return lose(
        "these attributes have no form in a page", at: range,
        note: "'rest: true' in a component hands on what it does not declare")
    }
    hasRest = true
    if depth > 0 { loseMoved(assigns.rest, at: range) }
  }

  private mutating func loseMoved(_ name: String, at range: SourceRange) {
    lose(
      "'@\(name)' goes to the root of the component here, and not to this view", at: range,
      note: "a prop of another name goes to any view")
  }

  /// `["card", @wide && "wide"]`.
  private mutating func list(
    _ text: String, of name: String, at range: SourceRange
  ) -> String? {
    let list = trimmed(text)
    guard list.hasPrefix("["), list.hasSuffix("]") else { return nil }
    var rest = String(list.dropFirst().dropLast())
    var parts: [String] = []
    while !rest.isEmpty {
      let comma = Self.comma(in: rest)
      let item = trimmed(String(comma.map { rest[..<$0] } ?? rest[...]))
      rest = comma.map { String(rest[rest.index(after: $0)...]) } ?? ""
      if item.isEmpty { continue }
      var expression = ElixirExpression(
        item, variables: variables, assigns: assigns, isClass: name == "class")
      guard let value = expression.attribute(isShown: true) else { return nil }
      tell(expression, at: range)
      if !value.isEmpty { parts.append(value) }
    }
    return parts.joined(separator: name == "class" ? " " : ";")
  }

  /// The step of `JS.push("buy", value: %{sku: @sku})`, `JS.navigate(~p"/a")` and `JS.patch("/a")`.
  mutating func steps(of text: String, at range: SourceRange) -> TemplateEvents.Step? {
    if let call = trimmed(text).wholeMatch(of: /JS\.(?:navigate|patch)\((.+)\)/),
      let path = step(String(call.1), at: range)
    {
      return .whole("open(\(path))")
    }
    let push = /JS\.push\(\s*"([\w\-]+)"\s*(?:,\s*value:\s*%\{(.*)\}\s*)?\)/
    guard let call = trimmed(text).wholeMatch(of: push) else { return nil }
    var values: [String] = []
    var rest = call.2.map(String.init) ?? ""
    while !trimmed(rest).isEmpty {
      let comma = Self.comma(in: rest)
      let entry = String(comma.map { rest[..<$0] } ?? rest[...])
      rest = comma.map { String(rest[rest.index(after: $0)...]) } ?? ""
      guard let part = trimmed(entry).wholeMatch(of: /(\w+):\s*(.+)/),
        let value = step(String(part.2), at: range)
      else { return nil }
      values.append("\(part.1): \(value)")
    }
    let event = own(String(call.1), at: range)
    return isName(event) ? .action(event, values) : nil
  }

  private mutating func step(_ text: String, at range: SourceRange) -> String? {
    var expression = ElixirExpression(text, variables: variables, assigns: assigns)
    guard let step = expression.step(isTyped: true) else { return nil }
    tell(expression, at: range)
    return step
  }

  /// `phx-click`, with the values that go with it.
  private mutating func events(_ attribute: TemplateAttribute, _ events: inout TemplateEvents) {
    let name = attribute.name
    let isValue = name.hasPrefix("phx-value-")
    var value: String?
    switch attribute.value {
    case .text(let text): value = isValue ? singleQuoted(decodedReferences(text)) : text
    case .expression(let text):
      if let steps = steps(of: text, at: attribute.range), events.add(name, steps: steps) { return }
      var expression = ElixirExpression(text, variables: variables, assigns: assigns)
      if let text = isValue ? expression.step() : expression.attribute() {
        tell(expression, at: attribute.range)
        value = text
      }
    case .none: value = isValue ? "''" : ""
    }
    if TemplateEvents.names[name] != nil { value = value.map { own($0, at: attribute.range) } }
    guard let value, events.add(name, value) else {
      return lose(
        "'\(name)' has no form in a page: it is left out", at: attribute.range,
        note: "see 'Events' in docs/behaviour.md; the rest is for a view of the app")
    }
    let label = name.dropFirst("phx-value-".count)
    if isValue, label.contains("-") {
      lose(
        "the value '\(label)' is '\(label.replacing("-", with: "_"))' here: a name has no '-'",
        at: attribute.range, note: "the server's handler has to read it by this name")
    }
  }

  /// VML's name of an event.
  mutating func own(_ event: String, at range: SourceRange) -> String {
    let renamed = event.replacing("-", with: "_")
    guard renamed != event, isName(renamed) else { return event }
    lose("the event '\(event)' is '\(renamed)' here: a name has no '-'", at: range)
    return renamed
  }

  /// Adds an attribute to an element: modifiers, in `class` too, become a part of its style.
  mutating func add(
    _ name: String, _ value: String, to element: inout PageElement, at range: SourceRange
  ) {
    switch name {
    case "class":
      let words = value.contains("\\(") ? [value] : value.split { $0.isWhitespace }.map(String.init)
      // A word with parentheses is a modifier, whose texts have no blanks.
      let isCall = { (word: String) in word.contains("(") && !word.contains("\\(") }
      let classes = words.filter { !isCall($0) }
      if !classes.isEmpty {
        element.attributes.append((name, classes.joined(separator: " ")))
      }
      add(words.filter(isCall).map(Self.decodedWord), to: &element, at: range)
    case "style":
      let hasCorners = liveViewNativeRegistry.views[element.name]?.attributes["style"] != nil
      if hasCorners, !value.contains("(") {
        element.attributes.append((name, value))
      } else {
        let (calls, members) = Self.calls(of: value)
        for member in members { tell(member: member, at: range) }
        add(calls, to: &element, at: range)
      }
    default: element.attributes.append((name, value))
    }
  }

  private mutating func add(
    _ calls: [String], to element: inout PageElement, at range: SourceRange
  ) {
    let read = calls.compactMap { call in
      call.hasPrefix("\\(")
        ? call : readLiveViewCall(call, holes: nil, at: range, reporting: &bag)?.text
    }
    guard !read.isEmpty else { return }
    let text = read.joined(separator: ";")
    guard let index = element.attributes.firstIndex(where: { $0.name == "style" }) else {
      return element.attributes.append(("style", text))
    }
    let before = element.attributes[index].value
    // A list of modifiers takes the place of a form of corners, which is round by itself.
    if !before.contains("("), before != "circular" {
      lose("'style=\"\(before)\"' has no form beside modifiers, and is left out", at: range)
    }
    element.attributes[index].value = before.contains("(") ? before + ";" + text : text
  }

  /// Makes a prop a symbol that names a member, or tells that it has to be one.
  private mutating func tell(member: String, at range: SourceRange) {
    if assigns.isComponent, isName(member), !variables.values.contains(member) {
      symbols.insert(member)
    } else {
      lose(
        "'\(member)' names a member here, and is no string", at: range,
        note: "its type is 'symbol' or 'color', under 'data' in site.yaml")
    }
  }

  /// The pieces of a style, which end at a `;` outside of texts and interpolations, and the code
  /// of those interpolations that name a member: `.\(tone)` is `\(tone)`.
  private static func calls(of style: String) -> (pieces: [String], members: [String]) {
    let bytes = Array(style.utf8)
    var pieces: [String] = []
    var members: [String] = []
    var piece: [UInt8] = []
    var isInString = false
    var index = 0
    func end() {
      let text = trimmed(String(decoding: piece, as: UTF8.self))
      if !text.isEmpty { pieces.append(text) }
      piece = []
    }
    while index < bytes.count {
      let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
      if isEscape, bytes[index + 1] == UInt8(ascii: "("),
        let close = endOfInterpolation(in: bytes, from: index + 2, to: bytes.count)
      {
        let isMember = !isInString && piece.last == UInt8(ascii: ".")
        if isMember, piece.dropLast().last.map("([,: ".utf8.contains) == true {
          piece.removeLast()
          var code = String(decoding: bytes[index + 2..<close], as: UTF8.self)
          // Of nil there is no argument, as in a text there is nothing.
          if code.hasSuffix(" ?? ''"), isName(String(code.dropLast(6))) { code.removeLast(6) }
          members.append(code)
          piece += Array("\\(\(code))".utf8)
        } else {
          piece += bytes[index...close]
        }
        index = close + 1
        continue
      }
      if isEscape {
        piece += bytes[index...index + 1]
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "\"") { isInString.toggle() }
      if bytes[index] == UInt8(ascii: ";"), !isInString {
        end()
      } else {
        piece.append(bytes[index])
      }
      index += 1
    }
    end()
    return (pieces, members)
  }

  /// A word of a `class`, with the blanks that stand as `%20` in its texts.
  private static func decodedWord(_ word: String) -> String {
    word.replacing(/(?:%[0-9a-f]{2})+/) { match in
      let bytes = match.0.split(separator: "%").compactMap { UInt8($0, radix: 16) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  // MARK: Views

  /// Gives an element the attributes that VML's view has, where LiveView Native's has others.
  mutating func finish(
    _ element: inout PageElement, _ row: LiveViewNativeRegistry.View, isInPhase: Bool,
    at range: SourceRange
  ) {
    for (index, attribute) in element.attributes.enumerated().reversed() {
      switch (row.attributes[attribute.name], attribute.value) {
      case (.member, "all"):
        element.attributes[index].value = "[.horizontal, .vertical]"
      case (.gridItems, let text) where !text.contains("GridItem") && !text.contains("\\("):
        if let items = Self.gridItems(text) {
          element.attributes[index].value = items
        } else {
          lose("'\(attribute.name)' is no list of columns, and is left out", at: range)
          element.attributes.remove(at: index)
        }
      case (.color, let text) where systemHues[text] != nil:
        element.attributes[index] = ("value", "Color(\(quoted(text)))")
      default: break
      }
    }
    finishRange(of: &element, at: range)
    if element.name == "AsyncImage", let image = element["image"] {
      element.attributes.removeAll { $0.name == "image" }
      if isInPhase, image != "false" {
        element.name = "Image"
      } else if image != "false" {
        lose("'image' stands in 'phase.success' alone, and is left out", at: range)
      }
    }
    if !row.isInput, element["style"]?.contains("isPresented:") == true,
      let index = element.attributes.firstIndex(where: { $0.name == "onChange" })
    {
      element.attributes[index].name = "onDismiss"
    }
  }

  /// Makes one range of two ends.
  private mutating func finishRange(of element: inout PageElement, at range: SourceRange) {
    finishDates(of: &element)
    var (lower, upper) = (element["lowerBound"], element["upperBound"])
    guard let place = element.attributes.firstIndex(where: { $0.name.hasSuffix("erBound") }) else {
      return
    }
    element.attributes.removeAll { ["lowerBound", "upperBound"].contains($0.name) }
    if element.name != "Stepper" {
      lower = lower ?? "0"
      upper = upper ?? "1"
    }
    guard let lower, let upper else {
      return lose("a range with one end has no form in a page: it is left out", at: range)
    }
    element.attributes.insert(("in", "\(lower)...\(upper)"), at: place)
  }

  /// Makes one range of the first and last day of a calendar.
  private func finishDates(of element: inout PageElement) {
    let names = ["start", "end"]
    guard element.name.hasSuffix("DatePicker"), element["in"] == nil,
      let place = element.attributes.firstIndex(where: { names.contains($0.name) })
    else { return }
    let ends = names.map { name in element[name].map { "'\($0)'" } ?? "" }
    element.attributes.removeAll { names.contains($0.name) }
    let separator = element.name == "DatePicker" || ends[1].isEmpty ? "..." : "..<"
    element.attributes.insert(("in", ends.joined(separator: separator)), at: place)
  }

  /// `[{"size":{"fixed":40}}]` as `[GridItem(.fixed(40))]`.
  private static func gridItems(_ text: String) -> String? {
    var mistakes = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "items", bytes: Array(text.utf8))
    guard
      case .list(let items)? = readJSON(SourceText(file), nesting: 8, reporting: &mistakes)?
        .content, !mistakes.hasErrors
    else { return nil }
    var made: [String] = []
    for item in items {
      guard let size = item["size"].flatMap(gridSize) else { return nil }
      var arguments = [size]
      if let spacing = item["spacing"] {
        guard let spacing = number(spacing) else { return nil }
        arguments.append("spacing: \(written(spacing))")
      }
      if let alignment = item["alignment"] {
        guard let name = alignment.string, isName(name) else { return nil }
        arguments.append("alignment: .\(name)")
      }
      made.append("GridItem(\(arguments.joined(separator: ", ")))")
    }
    return "[\(made.joined(separator: ", "))]"
  }

  private static func gridSize(_ size: DataNode) -> String? {
    if size.string == "flexible" { return ".flexible()" }
    guard let entries = size.entries, entries.count == 1 else { return nil }
    let (kind, value) = (entries[0].key, entries[0].value)
    if kind == "fixed" { return number(value).map { ".fixed(\(written($0)))" } }
    guard kind == "flexible" || kind == "adaptive" else { return nil }
    var ends: [String] = []
    for label in ["minimum", "maximum"] {
      if let end = value[label], let number = number(end) {
        ends.append("\(label): \(written(number))")
      }
    }
    guard ends.count == value.entries?.count else { return nil }
    return ".\(kind)(\(ends.joined(separator: ", ")))"
  }

  // Swift 6.3's optimiser ends with an error where this is inlined.
  @inline(never)
  private static func number(_ node: DataNode) -> Double? {
    switch node.content {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}
