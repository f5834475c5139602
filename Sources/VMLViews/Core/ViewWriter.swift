/// Writes views as VML, from the root down, and remembers the way to where it stands.
///
/// Output is in VML's canonical form. After an error nothing more is written.
public struct ViewWriter {
  var output: [UInt8] = []
  private(set) var error: ViewError.Reason?
  private(set) var errorPath: [any Any.Type] = []
  /// Modifiers around the next element, the outermost first.
  private var pending: [ModifierCall] = []
  /// Slot that the next elements fill.
  private var template: String?
  /// States that are declared further out.
  private var states: Set<String> = []
  private var path: [any Any.Type] = []
  private var openElements = 0
  private let limit: Int
  /// By element, in order: where it begins, and the view type that wrote it.
  private(set) var origins: [(offset: Int, type: any Any.Type)] = []
  private let notesOrigins: Bool
  private var statefulTypes: [ObjectIdentifier: Bool] = [:]

  private let isSource: Bool
  private var stack = StackRoom()

  init(limit: Int, notesOrigins: Bool = false, isSource: Bool = false) {
    self.limit = limit
    self.notesOrigins = notesOrigins
    self.isSource = isSource
  }

  var isStopped: Bool { error != nil }

  mutating func fail(_ reason: ViewError.Reason) {
    guard error == nil else { return }
    error = reason
    errorPath = path
  }

  /// Goes into a view; `false` if writing has ended.
  mutating func enter(_ type: any Any.Type) -> Bool {
    guard error == nil else { return false }
    path.append(type)
    guard path.count < ViewLimits.bodies else {
      fail(.tooDeep(limit: ViewLimits.bodies))
      return false
    }
    return checkStack()
  }

  private mutating func checkStack() -> Bool {
    let levels = path.count + openElements + pending.count
    if stack.hasRoom(at: levels) { return true }
    fail(.outOfStack(levels: levels))
    return false
  }

  mutating func leave() { if !path.isEmpty { path.removeLast() } }

  /// Names the states of a view by its properties.
  mutating func nameStates(of view: some View) {
    let type = ObjectIdentifier(type(of: view))
    if statefulTypes[type] == false { return }
    var isStateful = false
    for child in Mirror(reflecting: view).children {
      guard let state = child.value as? any NamedStateHolder, let label = child.label else {
        continue
      }
      isStateful = true
      state.state.stateName = String(label.drop { $0 == "_" })
    }
    statefulTypes[type] = isStateful
  }

  // MARK: Around elements

  mutating func write(_ node: some VMLNode, _ call: ModifierCall) {
    pending.append(call)
    if checkStack() { node._write(to: &self) }
    // What has written nothing has not taken it.
    if error != nil { pending.removeAll() }
  }

  mutating func write(_ node: any VMLNode, into slot: String) {
    let outer = template
    template = slot
    node._write(to: &self)
    template = outer
  }

  /// Writes the content of a modifier's slot, which may not stay empty.
  private mutating func write(_ slot: ElementNode.Slot) {
    let start = output.count
    write(slot.content, into: slot.name)
    guard output.count == start else { return }
    template = slot.name
    write(ElementNode("EmptyView"))
  }

  /// Writes any number of nodes: in a `Group` if a modifier is applied to them.
  mutating func writeMany(_ write: (inout ViewWriter) -> Void) {
    guard error == nil else { return }
    guard !pending.isEmpty else { return write(&self) }
    self.write(ElementNode("Group"), hasChildren: true, children: write)
  }

  // MARK: Elements

  mutating func write(
    _ element: ElementNode, hasChildren: Bool = false,
    children: (inout ViewWriter) -> Void = { _ in }
  ) {
    guard error == nil, checkDepth() else { return }
    guard element.modifiers.count < ViewLimits.nesting else {
      return fail(.tooDeep(limit: ViewLimits.nesting))
    }
    var calls = element.modifiers
    if !pending.isEmpty {
      calls.append(contentsOf: pending.reversed())
      pending.removeAll(keepingCapacity: true)
    }
    let slot = template
    template = nil
    if notesOrigins, let type = path.last { origins.append((output.count, type)) }
    openElements += 1
    let outerStates = states
    let slots = writeTag(element, calls, in: slot)
    if element.text == nil, element.slots.isEmpty, slots.isEmpty, !hasChildren {
      append("/>")
    } else {
      append(">")
      if let text = element.text { appendEscaped(text, quotes: false) }
      children(&self)
      for slot in element.slots {
        if slot.isDefault {
          slot.content._write(to: &self)
        } else {
          write(slot.content, into: slot.name)
        }
      }
      for slot in slots { write(slot) }
      append("</")
      append(element.name)
      append(">")
    }
    template = slot
    openElements -= 1
    states = outerStates
    if output.count > limit { fail(.tooLarge(limit: limit)) }
  }

  private mutating func checkDepth() -> Bool {
    guard openElements < ViewLimits.elements else {
      fail(.tooDeep(limit: ViewLimits.elements))
      return false
    }
    return checkStack()
  }

  /// Writes a start tag without its end; gives the contents of the modifiers' slots.
  private mutating func writeTag(
    _ element: ElementNode, _ calls: [ModifierCall], in slot: String?
  ) -> [ElementNode.Slot] {
    output.append(UInt8(ascii: "<"))
    append(element.name)
    if calls.isEmpty, slot == nil, element.extra.isEmpty {
      for attribute in element.attributes { append(attribute) }
      return []
    }
    var extra: [(name: String, value: String)] = element.extra
    for call in calls where call.isAttribute { extra.append((call.name, call.text)) }
    if !calls.allSatisfy(\.isPlain) || !extra.isEmpty { addStates(of: calls, to: &extra) }
    if let slot { extra.append(("template", slot)) }
    if extra.isEmpty {
      for attribute in element.attributes { append(attribute) }
    } else if extra.count == 1, slot != nil,
      !element.attributes.contains(where: { $0.name == "id" })
    {
      append(extra[0])
      for attribute in element.attributes { append(attribute) }
    } else {
      writeSorted(
        element.attributes + extra, reading: calls.flatMap { $0.states.map(\.name) })
    }
    var slots: [ElementNode.Slot] = []
    var taken: [String: Int] = [:]
    var hasStyle = false
    for call in calls where !call.isAttribute {
      append(hasStyle ? ";" : " style=\"")
      hasStyle = true
      if taken.isEmpty, !call.slots.isEmpty {
        for slot in element.slots { taken[slot.name] = 1 }
      }
      write(call, among: &taken, adding: &slots)
    }
    if hasStyle { append("\"") }
    return slots
  }

  private mutating func append(_ attribute: (name: String, value: String)) {
    append(" ")
    append(attribute.name)
    append("=\"")
    appendEscaped(attribute.value, quotes: true)
    append("\"")
  }

  /// Writes attributes in VML's order: what names the element first, then by name, and last what
  /// the element's own modifiers read.
  private mutating func writeSorted(
    _ attributes: [(name: String, value: String)], reading read: [String]
  ) {
    var merged: [(name: String, value: String)] = []
    for attribute in attributes {
      guard let index = merged.firstIndex(where: { $0.name == attribute.name }) else {
        merged.append(attribute)
        continue
      }
      switch attribute.name {
      case "class": merged[index].value += " " + attribute.value
      case "state", "bind": merged[index].value += ";" + attribute.value
      default: merged[index] = attribute
      }
    }
    merged.sort { a, b in
      let (first, second) = (rank(a.name, reading: read), rank(b.name, reading: read))
      return first == second ? a.name.utf8.lexicographicallyPrecedes(b.name.utf8) : first < second
    }
    for attribute in merged { append(attribute) }
  }

  private func rank(_ name: String, reading read: [String]) -> Int {
    switch name {
    case "id": 0
    case "tag": 1
    case "template": 2
    default: read.contains(name) ? 4 : 3
    }
  }

  /// Writes a call, with names for its slots that no other slot of the element has.
  private mutating func write(
    _ call: ModifierCall, among taken: inout [String: Int], adding slots: inout [ElementNode.Slot]
  ) {
    let ends = call.slots
    guard !ends.isEmpty else {
      appendEscaped(call.text, quotes: true)
      return append(")")
    }
    let bytes = Array(call.text.utf8)
    var start = 0
    for (offset, slot) in ends {
      appendEscaped(String(decoding: bytes[start..<offset], as: UTF8.self), quotes: true)
      start = offset
      let name = freeName(slot.name, among: &taken)
      append(":")
      append(name)
      slots.append(ElementNode.Slot(name: name, content: slot.content, isDefault: false))
    }
    appendEscaped(String(decoding: bytes[start...], as: UTF8.self), quotes: true)
    append(")")
  }

  /// The name, with a number behind it if it is taken; `taken` has the last number of each name.
  private func freeName(_ name: String, among taken: inout [String: Int]) -> String {
    guard var number = taken[name] else {
      taken[name] = 1
      return name
    }
    repeat { number += 1 } while taken["\(name)\(number)"] != nil
    taken[name] = number
    taken["\(name)\(number)"] = 1
    return "\(name)\(number)"
  }

  /// Adds an attribute for each state that a modifier reads: the state itself, or its follower
  /// where it is declared further out.
  private mutating func addStates(
    of calls: [ModifierCall], to extra: inout [(name: String, value: String)]
  ) {
    for (name, value) in extra where name == "state" {
      for part in value.split(separator: ";") {
        states.insert(String(part.prefix { $0 != ":" }).trimmingCharacters(in: .whitespaces))
      }
    }
    for state in calls.flatMap(\.states) where !extra.contains(where: { $0.name == state.name }) {
      if states.contains(state.name) {
        extra.append(("bind", state.name))
      } else {
        extra.append(state)
        states.insert(state.name)
      }
    }
  }

  mutating func append(_ text: String) {
    var text = text
    // SAFETY: the bytes are read while the call lasts.
    text.withUTF8 { unsafe output.append(contentsOf: $0) }
  }

  private mutating func appendEscaped(_ text: String, quotes: Bool) {
    let isRisky = isSource && text.utf8.contains(UInt8(ascii: "\\"))
    output.appendEscaped(isRisky ? text.escapingInterpolations : text, quotes: quotes)
  }
}

extension String {
  /// With each run of backslashes before a parenthesis doubled, so that none begins an
  /// interpolation.
  var escapingInterpolations: String {
    var result = ""
    var run = 0
    for scalar in unicodeScalars {
      if scalar == "(" { result += String(repeating: "\\", count: run) }
      run = scalar == "\\" ? run + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension [UInt8] {
  /// Appends text with entities for what markup would take for itself.
  mutating func appendEscaped(_ text: String, quotes: Bool) {
    var text = text
    // SAFETY: the bytes are read while the call lasts, at indices of theirs.
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        let entity: StaticString
        switch unsafe bytes[index] {
        case UInt8(ascii: "&"): entity = "&amp;"
        case UInt8(ascii: "<"): entity = "&lt;"
        case UInt8(ascii: ">"): entity = "&gt;"
        case UInt8(ascii: "\"") where quotes: entity = "&quot;"
        case 0: entity = "\u{FFFD}"
        default: continue
        }
        unsafe append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append(contentsOf: entity.description.utf8)
        start = index + 1
      }
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}
