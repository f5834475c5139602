import VMLDiagnostics

extension StyleParser {
  /// Parses `["."] IDENT "(" [args] ")"`, or `"@apply" "(" names ")"`.
  ///
  /// - Returns: Whether a modifier was appended to the tree; if not, the position is wherever the
  /// mistake was found.
  public mutating func parseModifier() -> Bool {
    let start = position
    if eat(UInt8(ascii: ".")) { reportDot() }
    if current == UInt8(ascii: "@") { return parseApplyCall() }
    guard let name = parseIdentifier() else {
      let range = place(position..<min(position + 1, end))
      bag.report(
        context == .steps
          ? .expectedStep(at: range, current) : .expectedModifier(at: range, current))
      return false
    }
    let nameEnd = position
    if current != openingParenthesis {
      skipSpace()
      guard current == openingParenthesis else {
        reportNoCall(name)
        position = nameEnd
        return false
      }
      slipInSpace(at: nameEnd..<position, "white space before '('", fix: "")
    }
    let first = tree.nodes.count
    let sideCount = tree.side.count
    let node = open(.modifier, slice(name), at: start..<nameEnd, .call)
    let mistakes = bag.diagnostics.count
    guard parseArguments(of: node, until: closingParenthesis), endsWithoutClosure(name) else {
      if bag.diagnostics.count > mistakes { explainForeignCall(name) }
      tree.nodes.removeSubrange(first...)
      tree.side.removeSubrange(sideCount...)
      depth = 0
      return false
    }
    return true
  }

  /// Says of the mistake that was found in a call's arguments what they are in another language.
  private mutating func explainForeignCall(_ name: Range<Int>) {
    var depth = 0
    let first = name.upperBound + 1
    var last = name.upperBound
    while last < end, bytes[last] != 0x0A {
      if bytes[last] == openingParenthesis { depth += 1 }
      if bytes[last] == closingParenthesis { depth -= 1 }
      if depth == 0 { break }
      last += 1
    }
    guard depth == 0, first <= last, let mistake = bag.diagnostics.last,
      context == .steps || mistake.code != .trailingClosure
    else { return }
    let quote = context == .sheet ? "\"" : "'"
    if context == .steps {
      guard let note = ForeignStep.note(string(name), string(first..<last)) else { return }
      return bag.changeLast { $0.notes = [Diagnostic.Note(note)] }
    }
    guard let call = ForeignCall(string(name), string(first..<last), quote: quote) else { return }
    let range = place(name.lowerBound..<last + 1)
    let piece = call.piece.map { first + $0.lowerBound..<first + $0.upperBound }
    let named = piece.map { (place: place($0), text: string($0)) }
    bag.changeLast { diagnostic in
      if let named {
        diagnostic.range = named.place
        diagnostic.message = "'\(named.text)' is no value of VML"
      }
      diagnostic.notes = [Diagnostic.Note(call.note)]
      diagnostic.fixIts =
        call.replacement.map {
          [Diagnostic.FixIt("write '\($0)'", replace: range, with: $0)]
        } ?? []
    }
  }

  /// Warns of the dot that was just read, and of a `;` that is missing before it.
  private mutating func reportDot() {
    let dot = position - 1..<position
    guard let previous = endBeforeDot else {
      return bag.report(.leadingDot(at: place(dot), fix: place(dot), with: ""))
    }
    endBeforeDot = nil
    // In a sheet the next modifier keeps its line.
    let space = context == .sheet ? string(previous..<dot.lowerBound) : ""
    bag.report(
      .leadingDot(at: place(dot), fix: place(previous..<dot.upperBound), with: ";" + space))
  }

  private mutating func reportNoCall(_ name: Range<Int>) {
    if let property = cssProperty(name) {
      return bag.report(declaration(property))
    }
    switch current {
    case UInt8(ascii: ":"): bag.report(declaration(name))
    case UInt8(ascii: "{"):
      bag.report(.trailingClosure(string(name), at: place(position..<position + 1)))
    default:
      let rest = string(name.upperBound..<end).prefix { $0 != ";" && $0 != "\n" }
      bag.report(.expectedParentheses(string(name), before: String(rest), at: place(name)))
    }
  }

  private func declaration(_ name: Range<Int>) -> Diagnostic {
    let value = string(name.upperBound..<end).prefix { $0 != ";" && $0 != "}" && $0 != "\n" }
      .drop { $0 == ":" || $0 == " " }
    return .declaration(string(name), String(value), at: place(name))
  }

  /// The name of a property of CSS with a hyphen, before its `:`, whose first word is `name`.
  private func cssProperty(_ name: Range<Int>) -> Range<Int>? {
    var index = name.upperBound
    guard index < end, byte(at: index) == UInt8(ascii: "-") else { return nil }
    while let next = byte(at: index), ByteClasses.isIdentifier(next) || next == UInt8(ascii: "-") {
      index += 1
    }
    let property = name.lowerBound..<index
    while let next = byte(at: index), ByteClasses.isSpace(next) { index += 1 }
    return byte(at: index) == UInt8(ascii: ":") ? property : nil
  }

  /// Parses `@apply(card, .wide)`.
  private mutating func parseApplyCall() -> Bool {
    let start = position
    position += 1
    guard let name = parseIdentifier(), string(name) == "apply" else {
      bag.report(.unknownInstruction(at: place(start..<max(position, start + 1))))
      return false
    }
    skipSpace()
    guard eat(openingParenthesis) else {
      bag.report(.expectedParentheses("@apply", before: "", at: place(start..<name.upperBound)))
      return false
    }
    let node = open(.apply, .empty, at: start..<position, .call)
    while true {
      skipSpace()
      if eat(closingParenthesis) { break }
      _ = eat(UInt8(ascii: "."))
      guard let name = parseClassName() else {
        bag.report(.expectedClass(at: place(position..<min(position + 1, end))))
        tree.nodes.removeSubrange(node...)
        return false
      }
      open(.identifier, slice(name), at: name)
      skipSpace()
      _ = eat(UInt8(ascii: ","))
    }
    close(node)
    return true
  }

  private mutating func endsWithoutClosure(_ name: Range<Int>) -> Bool {
    let callEnd = position
    // A byte that cannot lead to a brace: what nearly every modifier has behind it.
    guard position < end, bytes[position] != UInt8(ascii: ";") else { return true }
    skipSpace()
    guard current == UInt8(ascii: "{") else {
      position = callEnd
      return true
    }
    bag.report(.trailingClosure(string(name), at: place(position..<position + 1)))
    return false
  }
}

extension Diagnostic {
  fileprivate static func leadingDot(
    at range: SourceRange, fix: SourceRange, with replacement: String
  ) -> Diagnostic {
    Diagnostic(
      .leadingDot, .warning, at: range, "a modifier has no '.' before its name in VML",
      fixIts: [
        FixIt(
          replacement.isEmpty ? "remove the '.'" : "write ';' in its place", replace: fix,
          with: replacement, safety: .safe)
      ])
  }

  fileprivate static func expectedModifier(at range: SourceRange, _ byte: UInt8?) -> Diagnostic {
    let note =
      switch byte {
      case backslash: "an interpolation stands for one value; it cannot be a modifier"
      // A dash of typography begins with this byte.
      case 0xE2: "a custom property begins with two hyphens: '--gap: 8'"
      default: "a style is modifier calls, as in 'padding(8);font(.title)'"
      }
    return Diagnostic(
      .expectedModifier, .error, at: range, "expected a modifier", notes: [Note(note)])
  }

  fileprivate static func expectedStep(at range: SourceRange, _ byte: UInt8?) -> Diagnostic {
    let isValue = byte == quotationMark || byte == apostrophe || byte == backslash
    let note =
      byte == UInt8(ascii: "$")
      ? "an event for the app is 'send(name, key: value)', without '$'"
      : isValue
        ? "a text or an interpolation stands for one value; it cannot be a step"
        : "steps are calls with ';' between them, as in 'toggle(open);send(opened)'"
    return Diagnostic(
      .expectedModifier, .error, at: range, "expected a step", notes: [Note(note)])
  }

  fileprivate static func declaration(
    _ name: String, _ value: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedModifier, .error, at: range, "'\(name): …' is CSS; VML's styles are modifier calls",
      notes: [
        Note(
          ForeignStyle.way(of: name, value: value)
            ?? "write it as a call, as in 'padding(8)' or 'foregroundStyle(.red)'")
      ])
  }

  /// `rest` is the text behind the name, up to the end of its modifier or step.
  fileprivate static func expectedParentheses(
    _ name: String, before rest: String, at range: SourceRange
  ) -> Diagnostic {
    let trimmed = rest.drop { $0 == " " }
    let word = trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var note: String?
    var fix: FixIt?
    let hyphened = name + rest.prefix { $0.isLetter || $0 == "-" }
    if rest.first == "-", let way = ForeignStyle.way(of: hyphened) {
      return Diagnostic(
        .expectedParentheses, .error,
        at: SourceRange(
          file: range.file,
          range.range.lowerBound..<range.range.lowerBound + hyphened.utf8.count),
        "'\(hyphened)' is CSS; VML has modifiers of SwiftUI", notes: [Note(way)])
    }
    if trimmed.isEmpty || trimmed.first == "}", let call = ForeignStyle.call(of: name) {
      fix = FixIt("write '\(call)'", replace: range, with: call)
    } else if trimmed.isEmpty || trimmed.first == "}" {
      fix = FixIt("call it: '\(name)()'", replace: range.end, with: "()")
    } else if trimmed.hasPrefix("+=") || trimmed.hasPrefix("++") {
      note = "in an event, a state is counted up by 'increment(\(name))'"
    } else if trimmed.hasPrefix("-=") || trimmed.hasPrefix("--") {
      note = "in an event, a state is counted down by 'increment(\(name), by: -1)'"
    } else if trimmed.first == "=", !trimmed.hasPrefix("==") {
      note = "in an event, a state is set by 'set(\(name), …)'"
    } else if rest.hasPrefix(".toggle") {
      note = "in an event, a state is turned over by 'toggle(\(name))'"
    } else if rest.first == "-" {
      note = "names are in camel case, as in 'cornerRadius(8)'"
    } else if word.count == trimmed.count, rest.first == " ", !word.isEmpty {
      let end = range.range.upperBound
      fix = FixIt(
        "write '\(name)(\(word))'",
        replace: SourceRange(file: range.file, end..<end + rest.utf8.count), with: "(\(word))")
    }
    return Diagnostic(
      .expectedParentheses, .error, at: range, "expected '(' after '\(name)'",
      notes: note.map { [Note($0)] } ?? [], fixIts: fix.map { [$0] } ?? [])
  }

  fileprivate static func unknownInstruction(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownInstruction, .error, at: range, "expected '@apply(…)' or a modifier",
      notes: [Note("'@apply(name)' is the only instruction that a style may hold")])
  }

  fileprivate static func expectedClass(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownInstruction, .error, at: range, "expected the name of a class",
      notes: [Note("'@apply(card)' puts the modifiers of the class 'card' in its place")])
  }

  fileprivate static func trailingClosure(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .trailingClosure, .error, at: range, "a modifier in VML has no closure",
      notes: [
        Note(
          name.hasPrefix("on") || ["task", "refreshable"].contains(name)
            ? ForeignStyle.way(of: name) ?? "an event is an attribute: 'onTap=\"send(name)\"'"
            : "give the content as a child with 'template=\"name\"' and refer to it: "
              + "'\(name)(content: :name)'")
      ])
  }
}
