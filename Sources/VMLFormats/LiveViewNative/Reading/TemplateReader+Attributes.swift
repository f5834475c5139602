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
        add(Self.calls(of: value), to: &element, at: range)
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

  /// The pieces of a style, which end at a `;` outside of texts and interpolations.
  private static func calls(of style: String) -> [String] {
    let bytes = Array(style.utf8)
    var pieces: [String] = []
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
        piece += bytes[index...close]
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
    return pieces
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
