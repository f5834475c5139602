import VMLCatalog
import VMLDiagnostics
import VMLMarkup

extension StylesheetParser {
  // MARK: Rules

  /// Parses `selectors "{"` and opens the block.
  ///
  /// A rule whose selectors cannot be read keeps none, so that mistakes inside it are found too.
  mutating func parseRule(braceAt brace: Int) {
    let start = style.position
    if let name = closureName(before: brace) {
      report(.trailingClosure(name.text, at: place(name.range)))
      style.position = brace
      return skipItem()
    }
    markBegun()
    let prelude = start..<endOfPrelude(start, brace)
    var selectors: [Selector] = []
    var depth = 1
    var brokenHoles: Set<String> = []
    if prelude.count > selectorLengthLimit {
      report(.selectorTooLong(at: place(start..<start + 1)))
    } else {
      var parser = SelectorParser(bytes: bytes, range: start..<brace, outerDepth: outerDepth)
      parser.parseList()
      depth = parser.depth
      selectors = parser.selectors
      for mistake in parser.mistakes { report(mistake.diagnostic(at: place(mistake.range))) }
      if !parser.mistakes.isEmpty {
        selectors = []
        brokenHoles = parser.triedHoles
      }
      for index in selectors.indices {
        selectors[index].range = place(selectors[index].range.range)
      }
    }
    style.position = brace
    openBlock(
      .rule(selectors), prelude, as: .rule, isRoot: selectors.contains { $0.selectsDocument },
      selectorDepth: depth, brokenHoles: brokenHoles)
  }

  /// Nesting depth of the selectors of the rule around the next item, directly or with conditions
  /// between; `nil` if there is none.
  private var outerDepth: Int? { blocks.last { $0.kind == .rule }?.selectorDepth }

  private func endOfPrelude(_ start: Int, _ brace: Int) -> Int {
    var end = brace
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return max(end, min(start + 1, brace))
  }

  /// The name before a `{` that cannot be a selector, since types begin with a capital: `overlay {
  /// … }`.
  private func closureName(before brace: Int) -> (text: String, range: Range<Int>)? {
    guard isInRule else { return nil }
    let start = style.position
    var end = start
    while end < brace, SheetBytes.isWord(bytes[end]) { end += 1 }
    guard end > start, bytes[start] | 0x20 == bytes[start] else { return nil }
    var rest = end
    while rest < brace, bytes[rest] <= 0x20 { rest += 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let isCall = rest < brace && bytes[rest] == UInt8(ascii: "(")
    let isClosure = rest == brace && !["vml", "head", "body"].contains(text)
    return isCall || isClosure ? (text, start..<end) : nil
  }

  /// Notes that the rule has begun, so that no `@inherit` may follow.
  mutating func markBegun() {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].hasBegun = true
  }

  // MARK: Modifiers

  mutating func parseModifierItem() {
    let start = style.position
    guard isInRule else {
      let terminator = findTerminator()
      report(
        style.current == UInt8(ascii: "$")
          ? .sassVariable(at: place(start..<start + 1))
          : .outsideRule(at: place(start..<min(start + 1, end))))
      style.position = terminator.position
      if terminator.isBlock { style.skipItem() }
      if style.current == UInt8(ascii: ";") { style.position += 1 }
      return
    }
    markBegun()
    let node = style.tree.nodes.count
    guard style.parseModifier() else { return skipItem() }
    let range = start..<style.position
    checkHoles(in: node..<style.tree.nodes.count)
    blocks[blocks.count - 1].modifierCount += 1
    if blocks[blocks.count - 1].isRoot {
      report(.modifierInRoot(at: place(range)))
    } else if blocks[blocks.count - 1].modifierCount > ruleModifierLimit {
      if blocks[blocks.count - 1].modifierCount == ruleModifierLimit + 1 {
        report(.tooManyModifiers(at: place(range)))
      }
    } else {
      append(.modifier(node), range)
    }
    expectEnd("this modifier")
  }

  /// Expects the `;` or `}` that ends an item.
  mutating func expectEnd(_ what: String) {
    let end = style.position
    style.skipSpace()
    switch style.current {
    case nil, UInt8(ascii: "}"): return
    case UInt8(ascii: ";"): style.position += 1
    case UInt8(ascii: "."):
      // Pasted SwiftUI, `padding(8).bold()`, is warned of at the dot.
      guard !looksLikeCall else { return style.endBeforeDot = end }
      report(.missingSemicolon(after: what, at: place(end..<end)))
    case UInt8(ascii: "!"):
      let start = style.position
      style.position += 1
      style.skipSpace()
      _ = style.parseIdentifier()
      report(.important(at: place(start..<style.position)))
      skipItem()
    default:
      report(.missingSemicolon(after: what, at: place(end..<end)))
      // What follows is read as an item of its own where it can be one.
      if let byte = style.current, Self.cannotBeginItem(byte) { skipItem() }
    }
  }

  private static func cannotBeginItem(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: ">"),
      UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "_"):
      return false
    default: return (byte | 0x20) &- 0x61 >= 26 && byte < 0x80
    }
  }

  // MARK: Custom properties

  /// Parses `"--" name ":" expr`.
  mutating func parseProperty() {
    let start = style.position
    guard let name = style.parseClassName(), name.count > 2 else {
      report(.propertyName(at: place(start..<min(start + 2, end))))
      return skipItem()
    }
    guard isInRule else {
      report(.propertyOutsideRule(String(decoding: bytes[name], as: UTF8.self), at: place(name)))
      return skipItem()
    }
    markBegun()
    style.skipSpace()
    guard style.current == UInt8(ascii: ":") else {
      report(.expectedColon(at: place(style.position..<style.position)))
      return skipItem()
    }
    style.position += 1
    style.skipSpace()
    let first = style.tree.nodes.count
    guard style.parseExpression() else { return skipItem() }
    checkHoles(in: first..<style.tree.nodes.count)
    let text = String(decoding: bytes[name], as: UTF8.self)
    append(
      .property(name: text, value: first..<style.tree.nodes.count), start..<style.position)
    expectEnd("this value")
  }
}

extension Diagnostic {
  fileprivate static func trailingClosure(_ name: String, at range: SourceRange) -> Diagnostic {
    let isModifier = Catalog.isModifier(name)
    let nearest =
      isModifier ? nil : Catalog.elementNames.first { $0.lowercased() == name.lowercased() }
    if let nearest {
      return Diagnostic(
        .trailingClosure, .error, at: range, "'\(name)' is no element; did you mean '\(nearest)'?",
        fixIts: [FixIt("write '\(nearest)'", replace: range, with: nearest)])
    }
    return Diagnostic(
      .trailingClosure, .error, at: range, "a modifier in VSS has no closure",
      notes: [
        Note(
          "give the content as a child with 'template=\"name\"' and refer to it: "
            + "'\(name)(content: :name)'")
      ])
  }

  fileprivate static func selectorTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .selectorLimit, .error, at: range,
      "the selectors of this rule take more than \(selectorLengthLimit) bytes",
      notes: [Note("give the elements one class, or write several rules")])
  }

  fileprivate static func outsideRule(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideRule, .error, at: range, "expected a rule",
      notes: [Note("modifiers stand in a rule, as in '.card { padding(8); }'")])
  }

  fileprivate static func sassVariable(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideRule, .error, at: range, "VSS has no variables with '$'",
      notes: [
        Note("a custom property is declared as in ':root { --gap: 8; }' and read with 'var(--gap)'")
      ])
  }

  fileprivate static func modifierInRoot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .rootModifier, .error, at: range, "':root' takes custom properties only",
      notes: [
        Note("the document, its head and its body are no views; style the views themselves")
      ])
  }

  fileprivate static func tooManyModifiers(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ruleLimit, .error, at: range,
      "more than \(ruleModifierLimit) modifiers in one rule; the rest of them is left out",
      notes: [Note("a '}' may be missing before this")])
  }

  fileprivate static func missingSemicolon(
    after what: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedSemicolon, .error, at: range, "expected ';' after \(what)",
      fixIts: [FixIt("write ';'", replace: range, with: ";", safety: .safe)])
  }

  fileprivate static func important(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cssConstruct, .error, at: range, "'!important' is CSS; VSS has no such thing",
      notes: [
        Note(
          "a rule wins by its specificity, its class's place in 'class', or its place in the sheet")
      ])
  }

  fileprivate static func propertyName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected the name of a custom property, as in '--gap'")
  }

  fileprivate static func propertyOutsideRule(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideRule, .error, at: range, "'\(name)' stands outside of a rule",
      notes: [Note("one for the whole document stands in ':root { … }'")])
  }

  fileprivate static func expectedColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range,
      "expected ':' and the value of this custom property")
  }
}
