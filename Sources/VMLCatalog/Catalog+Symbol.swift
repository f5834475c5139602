import CCatalogue
import VMLDiagnostics

extension Catalog {
  /// A picture of SF Symbols.
  public struct Symbol: Sendable {
    public let name: String
    /// The systems that know the name.
    public let availability: Availability
    /// Index of the new name, of a symbol that was renamed.
    fileprivate let newIndex: Int?

    /// The name that replaced this one, which systems still know; `nil` if there is none.
    public var renamed: Symbol? { newIndex.flatMap { symbol(at: $0) } }
  }

  /// - Returns: `nil` for a name that SF Symbols does not have.
  /// - Complexity: A binary search among blocks of names, and a walk through one of them.
  public static func symbol(_ name: String) -> Symbol? {
    let bytes = Array(name.utf8)
    var (first, count) = (0, Int(ccatalogue_symbol_block_count))
    // The last block that does not begin after the name.
    while count > 1 {
      let half = count / 2
      var cursor = SymbolCursor(block: first + half)
      cursor.next()
      if bytes.lexicographicallyPrecedes(cursor.name) {
        count = half
      } else {
        first += half
        count -= half
      }
    }
    var cursor = SymbolCursor(block: first)
    while cursor.next() {
      if cursor.name == bytes { return cursor.symbol }
    }
    return nil
  }

  /// The old name of a symbol, which is all that some systems know; `nil` if it had no other name.
  static func oldName(of symbol: Symbol) -> Symbol? {
    symbolIndices.old[symbol.name].flatMap { self.symbol($0) }
  }

  /// The name nearest to one that SF Symbols does not have.
  static func nearestSymbol(to name: String) -> String? {
    symbolIndices.names.nearest(to: name) ?? symbolOfOtherSet(name)
  }

  /// The symbol for what an icon of Font Awesome, Material or Feather shows.
  private static func symbolOfOtherSet(_ name: String) -> String? {
    let words = name.lowercased().split { "-_. ".contains($0) }.filter {
      !["fa", "fas", "far", "ic", "mdi", "icon", "outline", "outlined", "solid", "baseline"]
        .contains($0)
    }
    return otherSets[words.joined(separator: "-")]
  }

  private static let otherSets = [
    "account": "person.crop.circle", "add": "plus", "arrow-back": "chevron.left",
    "back": "chevron.left", "bars": "line.3.horizontal", "cancel": "xmark", "check": "checkmark",
    "close": "xmark", "cog": "gearshape", "delete": "trash", "done": "checkmark",
    "download": "arrow.down.circle", "edit": "pencil", "email": "envelope",
    "error":
      "exclamationmark.circle", "favorite": "heart", "hamburger": "line.3.horizontal",
    "help": "questionmark.circle", "home": "house", "image": "photo", "location": "mappin",
    "login": "rectangle.portrait.and.arrow.right", "logout": "rectangle.portrait.and.arrow.right",
    "mail": "envelope", "menu": "line.3.horizontal", "money": "banknote", "more": "ellipsis",
    "notification": "bell", "notifications": "bell", "pin": "mappin",
    "profile":
      "person.crop.circle", "refresh": "arrow.clockwise", "remove": "minus",
    "search":
      "magnifyingglass", "settings": "gearshape", "share": "square.and.arrow.up",
    "shopping-cart":
      "cart", "sort": "arrow.up.arrow.down", "sync": "arrow.triangle.2.circlepath", "time": "clock",
    "times": "xmark", "trash-can": "trash", "upload": "arrow.up.circle", "user": "person",
    "users": "person.2", "visibility": "eye", "warning": "exclamationmark.triangle",
  ]

  private static func symbol(at index: Int) -> Symbol? {
    let length = Int(ccatalogue_symbol_block_length)
    var cursor = SymbolCursor(block: index / length)
    for _ in 0...index % length where !cursor.next() { return nil }
    return cursor.symbol
  }

  /// Every symbol, in the order of the names, made anew each time.
  public static var symbols: [Symbol] {
    (0..<Int(ccatalogue_symbol_block_count)).flatMap { block in
      var cursor = SymbolCursor(block: block)
      var symbols: [Symbol] = []
      while cursor.next() { symbols.append(cursor.symbol) }
      return symbols
    }
  }

  /// Tables for messages alone, made for the first one.
  private static let symbolIndices: (names: NameIndex, old: [String: String]) = {
    let symbols = Catalog.symbols
    let old = symbols.compactMap { symbol in symbol.renamed.map { ($0.name, symbol.name) } }
    return (
      NameIndex(symbols.lazy.filter { $0.newIndex == nil }.map(\.name)),
      Dictionary(old, uniquingKeysWith: { first, _ in first })
    )
  }()
}

/// Reads the names of one block, as `SymbolBytes` of CatalogueCompiler writes them.
private struct SymbolCursor {
  private var offset: UInt32
  private var rest: Int
  private(set) var name: [UInt8] = []
  private var release: UInt8 = 0
  private var newIndex: Int?

  init(block: Int) {
    offset = ccatalogue_symbol_block(UInt32(truncatingIfNeeded: block))
    let length = Int(ccatalogue_symbol_block_length)
    rest = min(length, Int(ccatalogue_symbol_count) - block * length)
  }

  /// - Returns: Whether there was another name.
  @discardableResult
  mutating func next() -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    let shared = Int(byte())
    let count = Int(byte())
    name.removeLast(max(0, name.count - shared))
    for _ in 0..<count { name.append(byte()) }
    release = byte()
    newIndex = nil
    if release & 0x80 != 0 {
      let low = Int(byte())
      newIndex = low | Int(byte()) << 8
    }
    return true
  }

  var symbol: Catalog.Symbol {
    let row = Catalog.word(
      ccatalogue_symbol_release_start, ccatalogue_symbol_release_stride, UInt16(release & 0x7F), 0)
    return Catalog.Symbol(
      name: String(decoding: name, as: UTF8.self), availability: Catalog.Availability(row: row),
      newIndex: newIndex)
  }

  private mutating func byte() -> UInt8 {
    defer { offset += 1 }
    return ccatalogue_symbol_byte(offset)
  }
}
