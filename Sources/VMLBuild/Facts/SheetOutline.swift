import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLStylesheet

/// Contents of a site's sheets, in pieces that two builds can be compared by.
///
/// A block is an item of a sheet that stands in no other, with all that stands in it. Blocks that
/// are the same in two builds, in the same order, do the same in both, unless the ``frame`` is
/// another.
struct SheetOutline: Hashable, Sendable {
  var blocks: [Block] = []
  var frame = Frame()
  /// The classes that some selector names, each after the component that it is for and a blank, in
  /// order.
  var classes: [String] = []
  /// Every byte of every sheet and file of tokens, whether the site uses it or pages may link to
  /// it.
  var whole: XXH128

  /// Contents that no single block holds alone.
  struct Frame: Hashable, Sendable {
    /// Digest of each of the ``Part``s, in their order.
    var parts: [XXH128] = []
    /// The design tokens, in the order of the cascade.
    var tokens: [Named] = []

    enum Part: String, CaseIterable {
      case order = "layers, scopes or imports"
      case types = "the types that selectors name"
      case patterns = "the patterns that selectors name"
      case properties = "the names of custom properties"
      case ids = "whether selectors name ids"
    }
  }

  /// A declaration, to be compared with the declaration of that name in another build.
  struct Named: Hashable, Sendable {
    var name: String
    var digest: XXH128
  }

  struct Block: Hashable, Sendable {
    var hash: XXH128
    /// Number of its items.
    var itemCount: Int
    /// Features that its rules find their elements by, as ``DocumentFeatures`` has them; `nil` if
    /// the features of some rule cannot be told.
    var subjects: [String]?
    /// Without ``subjects``: the first selector, or another start of the block, and the custom
    /// properties that it sets.
    var label = ""
    var properties: [Named] = []
    /// The classes that some rule of it is for, and those that it inherits or applies.
    var declared: [String] = []
    var referred: [String] = []
  }
}

extension SheetOutline {
  /// `sheets` are in the order of the cascade.
  init(_ sheets: [Stylesheet], tokens: [TokenSheet], lacksRules: Bool, whole: XXH128) {
    self.whole = whole
    var order = Hashing()
    var names = NamesInSheets()
    order.add(lacksRules ? 1 : 0)
    for sheet in sheets {
      if let scope = sheet.scope { order.add(scope.component) }
      if sheet.hasLayersOrTokens { order.add(sheet.path) }
      for sheetImport in sheet.imports {
        guard let layer = sheetImport.layer else { continue }
        order.add(sheet.path)
        order.add(sheetImport.path)
        order.add(layer.name)
      }
      for item in sheet.items {
        switch item.kind {
        case .rule(let selectors): names.add(selectors, in: sheet)
        case .property(let name, _): names.properties.insert(name)
        case .layers(let layers):
          for layer in layers { order.add(layer.name) }
        case .layer(let name): order.add(name.name)
        default: continue
        }
      }
      let outer = blocks.count
      for index in sheet.children(of: nil) { blocks.append(Block(index, of: sheet)) }
      order.add(blocks.count == outer ? 0 : 1)
    }
    frame.tokens = tokens.flatMap(\.properties).map(Named.init)
    frame.parts = Frame.Part.allCases.map { part in
      switch part {
      case .order: order.finish()
      case .types: names.types.digest
      case .patterns: names.patterns.digest
      case .properties: names.properties.digest
      case .ids: XXH128(high: 0, low: names.hasIDs ? 1 : 0)
      }
    }
    classes = names.classes.sorted()
  }
}

/// Names in all sheets of a site.
private struct NamesInSheets {
  /// Each after its component and a blank.
  var classes: Set<String> = []
  var types: Set<String> = []
  var patterns: Set<String> = []
  var properties: Set<String> = []
  var hasIDs = false

  mutating func add(_ selectors: [Selector], in sheet: Stylesheet) {
    for part in selectors.lazy.flatMap(\.allParts) {
      switch part {
      case .class(let name): classes.insert((sheet.scope?.component ?? "") + " " + name)
      case .type(let name): types.insert(name)
      case .pattern(let pattern): patterns.insert(pattern.description)
      case .id: hasIDs = true
      default: continue
      }
    }
  }
}

extension Set<String> {
  fileprivate var digest: XXH128 {
    var hashing = Hashing()
    hashing.add(UInt64(count))
    for name in sorted() { hashing.add(name) }
    return hashing.finish()
  }
}

extension SheetOutline.Named {
  fileprivate init(_ property: TokenSheet.Property) {
    name = property.name
    var hashing = Hashing()
    hashing.add(property.value.bytes[...])
    hashing.add(property.deprecation ?? "")
    digest = hashing.finish()
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

extension Stylesheet {
  /// The text of an item without its block; empty for one that stands in no file.
  fileprivate func text(ofItem index: Int) -> ArraySlice<UInt8> {
    let range = items[index].range.range
    guard range.upperBound <= tree.source.count else { return [] }
    return tree.source[range]
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
    guard subjects == nil else { return }
    label = lineText(sheet.text(ofItem: index))
    properties = items.compactMap { item in
      guard case .property(let name, _) = sheet.items[item].kind else { return nil }
      return SheetOutline.Named(name: name, digest: xxh128(Array(sheet.text(ofItem: item)).span))
    }
  }

  private static func union(_ first: Set<String>?, _ second: Set<String>?) -> Set<String>? {
    guard let first, let second else { return nil }
    return first.union(second)
  }

  /// Features to find elements by: each element that the selectors match has one of them; `nil` if
  /// they cannot be told.
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
