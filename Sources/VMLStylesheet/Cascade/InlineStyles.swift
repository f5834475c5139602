import VMLDiagnostics
import VMLMarkup

/// The values of `style` attributes, each parsed once; number 0 has no style.
struct InlineStyles: Sendable {
  private var texts = NameTable.empty
  /// By the text's number; -1 for a text that was not parsed yet.
  private var numbers: [Int32] = []
  /// The numbers of the texts in the files of components with sheets of their own.
  private var scoped: [ScopedText: Int32] = [:]
  private var inlines: [Inline] = [Inline()]

  private struct ScopedText: Hashable, Sendable {
    var text: Int
    var scope: Int32
  }

  struct Inline: Sendable {
    /// The operations of each `style` attribute of the element.
    var layers: [[Operation]] = []
    /// The classes that its `@apply`s add, by name and by the patterns that match them.
    var applied: [ClassUse] = []
    /// Names of the applied classes, as the author wrote them.
    var appliedNames: [String] = []
    /// Mistakes in the text, which do not depend on the element.
    var issues: [Diagnostic] = []
  }

  subscript(_ number: Int32) -> Inline { inlines[Int(number)] }

  var count: Int { inlines.count }

  /// The number of a text, or `nil` if it was not parsed yet.
  mutating func find(
    _ source: [UInt8], _ range: Range<Int>, in scope: Int32
  ) -> (text: Int, number: Int32?) {
    let text = Int(texts.intern(source, range).rawValue)
    if scope != 0 { return (text, scoped[ScopedText(text: text, scope: scope)]) }
    while numbers.count <= text { numbers.append(-1) }
    return (text, numbers[text] < 0 ? nil : numbers[text])
  }

  mutating func add(_ inline: Inline, for text: Int, in scope: Int32) -> Int32 {
    let number = Int32(inlines.count)
    if scope == 0 {
      numbers[text] = number
    } else {
      scoped[ScopedText(text: text, scope: scope)] = number
    }
    inlines.append(inline)
    return number
  }
}

/// The byte between the texts of several `style` attributes of one element; no text has it.
let inlineSeparator: UInt8 = 0xFE

/// Appends the texts of an element's `style` attributes, with separators between.
func appendInlineStyles(of index: Int, in tree: ViewTree, to text: inout [UInt8]) {
  var isFirst = true
  for attribute in tree.attributeRange(of: index) where tree.attributes[attribute].name == .style {
    if !isFirst { text.append(inlineSeparator) }
    isFirst = false
    text.append(contentsOf: tree.bytes[tree.attributes[attribute].value.range])
  }
}

/// Parses the texts of the `style` attributes of an element, which stand one after the other with
/// separators between.
///
/// Mistakes of syntax are dropped here: the parser of the document has reported them.
func parseInline(
  _ text: [UInt8], in scope: Int32, _ styles: CompiledStyles, _ table: inout ModifierTable,
  _ suggestions: inout StyleSuggestions, _ applications: inout [[ClassUse]]
) -> InlineStyles.Inline {
  var inline = InlineStyles.Inline()
  let layers = text.split(separator: inlineSeparator, omittingEmptySubsequences: false)
  for (layer, bytes) in layers.enumerated() {
    let file = inlineFile(layer)
    var syntax = DiagnosticBag()
    let tree = parseStyle(Array(bytes), as: file, reporting: &syntax)
    let number = table.add(tree, from: file)
    inline.layers.append([])
    for root in tree.roots {
      if tree.nodes[root].kind == .apply {
        inline.apply(root, of: tree, file, in: scope, styles, &suggestions, &applications)
      } else {
        inline.add(root, of: tree, number, layer, styles, &table, &suggestions)
      }
    }
  }
  return inline
}

extension InlineStyles.Inline {
  fileprivate mutating func add(
    _ root: Int, of tree: StyleTree, _ number: Int32, _ layer: Int, _ styles: CompiledStyles,
    _ table: inout ModifierTable, _ suggestions: inout StyleSuggestions
  ) {
    let name = tree.text(of: root)
    if !styles.facts.knowsModifier(name) {
      issues.append(
        .unknownModifier(
          name, at: nameRange(of: root, in: tree, file: inlineFile(layer)),
          nearest: suggestions.modifiers.nearest(to: name)))
    }
    let origin = Provenance.inline(layer: layer, range: tree.nodes[root].range)
    let modifier = table.add(tree: number, node: root, origin: origin)
    layers[layers.count - 1].append(.modifier(modifier))
  }

  fileprivate mutating func apply(
    _ root: Int, of tree: StyleTree, _ file: FileID, in scope: Int32, _ styles: CompiledStyles,
    _ suggestions: inout StyleSuggestions, _ applications: inout [[ClassUse]]
  ) {
    for child in tree.children(of: root) {
      let name = tree.text(of: child)
      if styles.facts.hasRule(for: name, in: scope) {
        // A class that only other targets have rules for adds nothing here.
        let uses = styles.facts.uses(of: name, in: scope).compactMap { key, values in
          styles.symbols.classes[key].map { ClassUse(name: $0, values: values) }
        }
        guard !uses.isEmpty else { continue }
        applied += uses
        appliedNames.append(name)
        layers[layers.count - 1].append(.apply(Int32(applications.count)))
        applications.append(uses)
      } else if styles.facts.areAll {
        issues.append(
          .unknownClass(
            name, at: SourceRange(file: file, tree.nodes[child].range),
            nearest: suggestions.soleClasses.nearest(to: name)))
      }
    }
  }
}
