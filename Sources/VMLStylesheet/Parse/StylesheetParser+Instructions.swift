import VMLDiagnostics
import VMLMarkup

extension StylesheetParser {
  /// Parses `@name …`.
  mutating func parseInstruction() {
    let start = style.position
    style.position += 1
    let nameRange = parseInstructionName()
    let name = String(decoding: bytes[nameRange], as: UTF8.self)
    let range = start..<nameRange.upperBound
    switch name {
    case "import": return parseImport(range)
    case "target": return parseNames(of: .target, range)
    case "locale": return parseNames(of: .locale, range)
    case "theme": return parseNames(of: .theme, range)
    case "available": return parseAvailable(range)
    case "layer": return parseLayer(range)
    case "tokens": return parseTokens(range)
    case _ where Self.css.contains(name):
      report(.cssInstruction(name, at: place(range)))
      return skipItem()
    case _ where !Self.inRule.contains(name):
      report(.unknownInstruction(name, in: Self.allInstructions, at: place(range)))
      return skipItem()
    default: break
    }
    guard isInRule else {
      report(.instructionOutsideRule(name, at: place(range)))
      return skipItem()
    }
    guard !blocks[blocks.count - 1].isRoot else {
      report(.instructionInRoot(name, at: place(range)))
      return skipItem()
    }
    parseRuleInstruction(name, range)
  }

  private static let inRule = ["inherit", "apply", "append", "remove", "reset", "base"]
  private static let css = [
    "media", "keyframes", "supports", "container", "charset", "namespace", "page", "property",
    "font-face", "scope", "mixin", "include", "extend", "use", "if", "else", "each", "for",
    "function", "return", "screen", "tailwind",
  ]
  private static let allInstructions =
    ["import", "target", "available", "locale", "theme", "layer", "tokens"] + inRule

  private mutating func parseInstructionName() -> Range<Int> {
    style.parseClassName() ?? style.position..<style.position
  }

  private mutating func parseRuleInstruction(_ name: String, _ range: Range<Int>) {
    switch name {
    case "inherit":
      if blocks[blocks.count - 1].hasBegun { report(.lateInherit(at: place(range))) }
      if let classes = parseClasses(name) { append(.inherit(classes), itemRange(range)) }
    case "apply":
      markBegun()
      if let classes = parseClasses(name) { append(.apply(classes), itemRange(range)) }
    case "append":
      markBegun()
      style.skipSpace()
      let node = style.tree.nodes.count
      guard style.parseModifier() else { return skipItem() }
      checkHoles(in: node..<style.tree.nodes.count)
      append(.append(node), itemRange(range))
      expectEnd("this modifier")
      return
    case "remove":
      markBegun()
      if let names = parseModifierNames() { append(.remove(names), itemRange(range)) }
    case "reset":
      markBegun()
      append(.reset, range)
    default:
      markBegun()
      if blocks[blocks.count - 1].hasBase {
        report(.secondBase(at: place(range)))
      } else {
        blocks[blocks.count - 1].hasBase = true
        append(.base, range)
      }
    }
    expectEnd("'@\(name)'")
  }

  private func itemRange(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<style.position
  }

  // MARK: Lists of names

  /// Parses `"." name {"," "." name}`, also in parentheses and without dots, as an inline style has
  /// it.
  private mutating func parseClasses(_ instruction: String) -> [Stylesheet.Reference]? {
    var classes: [Stylesheet.Reference] = []
    style.skipSpace()
    let isCall = eat(UInt8(ascii: "("))
    let start = style.position
    if !isCall, let listed = classesWithoutCommas(from: start) {
      let written = listed.map { ".\(text($0))" }.joined(separator: ", ")
      let range = start..<(listed.last?.upperBound ?? start)
      report(.classesWithoutCommas(written, instruction, at: place(range)))
      style.position = range.upperBound
      return listed.map { Stylesheet.Reference(name: text($0), range: place($0)) }
    }
    repeat {
      style.skipSpace()
      let hasDot = eat(UInt8(ascii: "."))
      guard let name = style.parseClassName() else {
        report(.expectedClass(instruction, at: placeHere()))
        style.skipItem()
        return classes.isEmpty ? nil : classes
      }
      if !hasDot, !isCall { report(.missingDot(text(name), instruction, at: place(name))) }
      classes.append(Stylesheet.Reference(name: text(name), range: place(name)))
      style.skipSpace()
    } while eat(UInt8(ascii: ","))
    if isCall, !eat(UInt8(ascii: ")")) {
      report(.expectedClass(instruction, at: placeHere()))
      style.skipItem()
    }
    return classes
  }

  /// Parses `name {"," name}`.
  private mutating func parseModifierNames() -> [Stylesheet.Reference]? {
    var names: [Stylesheet.Reference] = []
    repeat {
      style.skipSpace()
      guard let name = style.parseIdentifier() else {
        report(.expectedModifierName(at: placeHere()))
        style.skipItem()
        return names.isEmpty ? nil : names
      }
      names.append(Stylesheet.Reference(name: text(name), range: place(name)))
      style.skipSpace()
      if style.current == UInt8(ascii: "(") {
        report(.expectedModifierName(at: placeHere()))
        style.skipItem()
        return names
      }
    } while eat(UInt8(ascii: ","))
    return names
  }

  /// The names of a list of classes with blanks between them, as Tailwind has it; `nil` for any
  /// other list.
  private func classesWithoutCommas(from start: Int) -> [Range<Int>]? {
    var names: [Range<Int>] = []
    var index = start
    let isName = { (byte: UInt8) in SheetBytes.isWord(byte) || byte == UInt8(ascii: "-") }
    let isDigit = { (byte: UInt8) in byte &- 0x30 < 10 }
    let isPoint = { (index: Int) in
      index > start && bytes[index] == UInt8(ascii: ".") && isDigit(bytes[index - 1])
        && index + 1 < end && isDigit(bytes[index + 1])
    }
    while index < end, isName(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
      if bytes[index] == UInt8(ascii: ".") { index += 1 }
      let name = index
      // `.p-1.5` is one name.
      while index < end, isName(bytes[index]) || isPoint(index) { index += 1 }
      guard index > name else { return nil }
      names.append(name..<index)
      while index < end, bytes[index] == 0x20 { index += 1 }
    }
    let endsList = index == end || [0x3B, 0x7D].contains(bytes[index])
    return names.count > 1 && endsList ? names : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func placeHere() -> SourceRange {
    place(style.position..<min(style.position + 1, end))
  }

  mutating func eat(_ byte: UInt8) -> Bool {
    guard style.current == byte else { return false }
    style.position += 1
    return true
  }
}

extension Diagnostic {
  fileprivate static func cssInstruction(_ name: String, at range: SourceRange) -> Diagnostic {
    let note =
      switch name {
      case "media", "supports", "container", "if", "screen":
        "a document is made for one target and theme: use '@target ios { … }', "
          + "'@theme dark { … }' or '@available (ios >= 17) { … }'; what depends on the size is "
          + "SwiftUI's, as 'ViewThatFits' or 'containerRelativeFrame(…)'"
      case "keyframes":
        "animate with the modifiers 'animation(…)', 'transition(…)' or 'phaseAnimator(…)'"
      case "include", "mixin", "extend": "use '@inherit .name;' or '@apply .name;'"
      case "use": "use '@import \"path\";'"
      case "font-face": "fonts are the app's; name one with 'font(.custom(\"Name\", size: 17))'"
      case "property": "declare custom properties in ':root { --name: value; }'"
      default: "VML has nothing to compile it to"
      }
    let language = ["include", "mixin", "extend", "use", "if"].contains(name) ? "Sass" : "CSS"
    return Diagnostic(
      .cssConstruct, .error, at: range, "'@\(name)' is \(language); VSS has no such thing",
      notes: [Note(note)])
  }

  fileprivate static func unknownInstruction(
    _ name: String, in known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: known)
    return Diagnostic(
      .unknownInstruction, .error, at: range,
      "'@\(name)' is no instruction" + didYouMean(nearest.map { "@\($0)" }),
      notes: nearest == nil
        ? [
          Note(
            "a value of a sheet is declared as ':root { --\(name): 8; }', and read as "
              + "'var(--\(name))'")
        ] : [],
      fixIts: nearest.map { [FixIt("write '@\($0)'", replace: range, with: "@\($0)")] } ?? [])
  }

  fileprivate static func instructionOutsideRule(
    _ name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'@\(name)' stands in a rule, and no rule is open")
  }

  fileprivate static func instructionInRoot(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .rootModifier, .error, at: range,
      "':root' takes custom properties only, and '@\(name)' is about modifiers")
  }

  fileprivate static func lateInherit(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'@inherit' stands at the start of its rule",
      notes: [Note("what a rule inherits always comes before what it says itself")])
  }

  fileprivate static func secondBase(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'@base' stands in a rule only once",
      fixIts: [FixIt("remove '@base'", replace: range, with: "")])
  }

  fileprivate static func expectedClass(
    _ instruction: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range, "expected a class after '@\(instruction)'",
      notes: [Note("as in '@\(instruction) .card, .wide;'; only classes can be named here")])
  }

  fileprivate static func classesWithoutCommas(
    _ written: String, _ instruction: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range,
      "'@\(instruction)' names classes with a dot, and ',' between them",
      fixIts: [FixIt("write '\(written)'", replace: range, with: written)])
  }

  fileprivate static func missingDot(
    _ name: String, _ instruction: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range,
      "'@\(instruction)' names classes with a dot: '.\(name)'",
      fixIts: [FixIt("write '.\(name)'", replace: range.start, with: ".")])
  }

  fileprivate static func expectedModifierName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedModifier, .error, at: range, "expected the names of modifiers alone",
      notes: [Note("as in '@remove padding, font;', which removes every 'padding' and 'font'")])
  }
}
