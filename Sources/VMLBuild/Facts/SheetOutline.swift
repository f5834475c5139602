import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLStylesheet

/// What the sheets of a site say, in pieces that two builds can be compared by.
///
/// A block is an item of a sheet that stands in no other, with all that stands in it. Blocks that
/// are the same in two builds, in the same order, do the same in both, unless the ``frame`` is
/// another.
struct SheetOutline: Hashable, Sendable {
  var blocks: [Block] = []
  /// All that is not said by one block alone: scopes, layers, tokens, and which types, ids,
  /// patterns and custom properties there are.
  var frame: XXH128
  /// The classes that some selector names, each after the component that it is for and a blank, in
  /// order.
  var classes: [String]
  /// Every byte of every sheet and file of tokens, whether the site uses it or pages may link to
  /// it.
  var whole: XXH128

  struct Block: Hashable, Sendable {
    var hash: XXH128
    /// How many items it has.
    var itemCount: Int
    /// What its rules find their elements by, as ``DocumentFeatures`` has it; `nil` for rules of
    /// which that cannot be said.
    var subjects: [String]?
    /// The classes that some rule of it is for, and those that it inherits or applies.
    var declared: [String]
    var referred: [String]
  }
}

extension SheetOutline {
  /// `sheets` are in the order of the cascade; `tokens` are the digests of the files that they name.
  init(_ sheets: [Stylesheet], tokens: [XXH128], lacksRules: Bool, whole: XXH128) {
    self.whole = whole
    var frame = Hashing()
    var classes: Set<String> = []
    var types: Set<String> = []
    var properties: Set<String> = []
    var patterns: Set<String> = []
    var hasIDs = false
    frame.add(lacksRules ? 1 : 0)
    for hash in tokens { frame.add(hash) }
    for sheet in sheets {
      if let scope = sheet.scope { frame.add(scope.component) }
      if sheet.hasLayersOrTokens { frame.add(sheet.path) }
      for sheetImport in sheet.imports {
        guard let layer = sheetImport.layer else { continue }
        frame.add(sheet.path)
        frame.add(sheetImport.path)
        frame.add(layer.name)
      }
      for item in sheet.items {
        switch item.kind {
        case .rule(let selectors):
          for part in selectors.lazy.flatMap(\.allParts) {
            switch part {
            case .class(let name):
              classes.insert((sheet.scope?.component ?? "") + " " + name)
            case .type(let name): types.insert(name)
            case .pattern(let pattern): patterns.insert(pattern.description)
            case .id: hasIDs = true
            default: continue
            }
          }
        case .property(let name, _): properties.insert(name)
        case .layers(let names):
          for name in names { frame.add(name.name) }
        case .layer(let name): frame.add(name.name)
        default: continue
        }
      }
      let outer = blocks.count
      for index in sheet.children(of: nil) { blocks.append(Block(index, of: sheet)) }
      frame.add(blocks.count == outer ? 0 : 1)
    }
    for names in [types, properties, patterns] {
      frame.add(UInt64(names.count))
      for name in names.sorted() { frame.add(name) }
    }
    frame.add(hasIDs ? 1 : 0)
    self.frame = frame.finish()
    self.classes = classes.sorted()
  }
}

extension Stylesheet {
  fileprivate var hasLayersOrTokens: Bool {
    items.contains { item in
      switch item.kind {
      case .layer, .layers, .tokens: true
      default: false
      }
    }
  }
}

extension SheetOutline.Block {
  fileprivate init(_ index: Int, of sheet: Stylesheet) {
    let items = index..<sheet.items[index].end
    itemCount = items.count
    var hash = Hashing()
    hash.add(sheet.scope?.component ?? "")
    // Up to the next item: comments count, which does no harm.
    let source = sheet.tree.source
    let start = sheet.items[index].range.range.lowerBound
    let end =
      items.upperBound < sheet.items.count
      ? sheet.items[items.upperBound].range.range.lowerBound : source.count
    let isOrdered = start <= end && end <= source.count
    var text = source[isOrdered ? start..<end : 0..<source.count]
    while let last = text.last, last <= 0x20 { text.removeLast() }
    hash.add(text)
    self.hash = hash.finish()
    var subjects: Set<String>? = []
    var declared: Set<String> = []
    var referred: Set<String> = []
    /// The subjects of the rules that the present item stands in.
    var outer: [(end: Int, subjects: Set<String>?)] = []
    for item in items {
      while let last = outer.last, last.end <= item { outer.removeLast() }
      switch sheet.items[item].kind {
      case .rule(let selectors):
        let found = Self.subjects(of: selectors, inside: outer.last?.subjects ?? nil)
        outer.append((sheet.items[item].end, found))
        subjects = Self.union(subjects, found)
        for part in selectors.lazy.flatMap(\.allParts) {
          switch part {
          case .class(let name): declared.insert(name)
          // What inherits a class may mean the pattern.
          case .pattern: subjects = nil
          default: continue
          }
        }
      case .inherit(let classes), .apply(let classes): referred.formUnion(classes.map(\.name))
      case .tokens, .layers: subjects = nil
      default: continue
      }
    }
    self.subjects = subjects?.sorted()
    self.declared = declared.sorted()
    self.referred = referred.sorted()
  }

  private static func union(_ first: Set<String>?, _ second: Set<String>?) -> Set<String>? {
    guard let first, let second else { return nil }
    return first.union(second)
  }

  /// What elements must have that some selectors match; `nil` if it cannot be said.
  private static func subjects(
    of selectors: [Selector], inside outer: Set<String>?
  ) -> Set<String>? {
    var subjects: Set<String> = []
    for selector in selectors {
      guard let found = self.subjects(of: selector, inside: outer) else { return nil }
      subjects.formUnion(found)
    }
    return subjects
  }

  private static func subjects(of selector: Selector, inside outer: Set<String>?) -> Set<String>? {
    let parts = selector.subject.parts
    for part in parts {
      if case .class(let name) = part { return ["." + name] }
      if case .id(let name) = part { return ["#" + name] }
    }
    for part in parts {
      if case .type(let name) = part { return [name] }
    }
    for part in parts {
      switch part {
      case .parent: if let outer { return outer }
      case .function(.any, let arguments), .function(.weightless, let arguments):
        if let found = subjects(of: arguments, inside: outer) { return found }
      default: continue
      }
    }
    return nil
  }
}
