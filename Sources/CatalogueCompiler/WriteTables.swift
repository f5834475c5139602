/// The files that hold the tables as C.
struct WrittenTables {
  var counts: String
  var source: String
  var symbols: String
}

/// Writes tables as C: constants for where each begins, and arrays.
func write(_ tables: CatalogueTables) -> WrittenTables {
  var words: [UInt16] = []
  var counts = header
  func count(_ name: String, _ value: Int) { counts += "  ccatalogue_\(name) = \(value),\n" }
  counts += "\nenum {\n"
  for (name, table) in tables.sections {
    count("\(name)_start", words.count)
    count("\(name)_stride", table.stride)
    count("\(name)_count", table.count)
    words += table.words
  }
  for (name, names) in hashedNames(of: tables) {
    let slots = hashTable(of: names, in: tables.strings)
    count("\(name)_hash_start", words.count)
    count("\(name)_hash_count", slots.count)
    words += slots
  }
  count("word_count", words.count)
  count("list_count", tables.lists.offsets.count)
  count("list_word_count", tables.lists.words.count)
  count("string_count", tables.strings.count)
  count("symbol_count", tables.symbols.count)
  count("symbol_block_count", tables.symbols.blocks.count)
  count("symbol_block_length", SymbolBytes.blockLength)
  count("symbol_byte_count", tables.symbols.bytes.count)
  counts += "};\n"
  var source = header + "\n#include \"CCatalogue.h\"\n"
  appendArray("uint16_t ccatalogue_words", words, to: &source)
  appendArray("uint32_t ccatalogue_lists", tables.lists.offsets, to: &source)
  appendArray("uint16_t ccatalogue_list_words", tables.lists.words, to: &source)
  appendArray("uint32_t ccatalogue_strings", tables.strings.offsets, to: &source)
  appendText(tables.strings, to: &source)
  var symbols = header + "\n#include \"CCatalogue.h\"\n"
  appendArray("uint32_t ccatalogue_symbol_blocks", tables.symbols.blocks, to: &symbols)
  appendArray("unsigned char ccatalogue_symbol_bytes", tables.symbols.bytes, to: &symbols)
  return WrittenTables(counts: counts, source: source, symbols: symbols)
}

private let header = """
  // Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.

  """

/// Names to look up by hash: the strings that name the rows of a table.
private func hashedNames(of tables: CatalogueTables) -> [(String, [UInt16])] {
  func column(_ table: RowTable, _ field: Int) -> [UInt16] {
    stride(from: field, to: table.words.count, by: table.stride).map { table.words[$0] }
  }
  let declarations = column(tables.declarations, 1)
  return [
    ("string", (0..<tables.strings.count).map { UInt16(clamping: $0) }),
    ("type", column(tables.types, 0)), ("modifier", column(tables.modifiers, 0)),
    ("environment", column(tables.environment, 0).map { declarations[Int($0)] }),
    ("enum_attribute", column(tables.enumAttributes, 0)),
  ]
}

/// An open table of rows by the hash of their names, with linear probing, at most half full.
private func hashTable(of names: [UInt16], in strings: StringTable) -> [UInt16] {
  var size = 4
  while size < names.count * 2 { size *= 2 }
  var slots = Array(repeating: none, count: size)
  for (row, name) in names.enumerated() {
    var hash: UInt32 = 2_166_136_261
    for byte in strings.bytes(of: name) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var slot = Int(hash) & (size - 1)
    while slots[slot] != none { slot = (slot + 1) & (size - 1) }
    slots[slot] = UInt16(clamping: row)
  }
  return slots
}

private func appendArray(
  _ name: String, _ values: [some FixedWidthInteger], to source: inout String
) {
  source += "\nconst \(name)[] = {\n"
  var line = " "
  for value in values {
    let word = " \(value),"
    if line.utf8.count + word.utf8.count > 100 {
      source += line + "\n"
      line = " "
    }
    line += word
  }
  source += line + "\n};\n"
}

/// One literal a string, so that the text can be read; C joins them.
private func appendText(_ strings: StringTable, to source: inout String) {
  source += "\nconst char ccatalogue_bytes[] =\n"
  var line = "    \""
  for index in 0..<UInt16(clamping: strings.count) {
    var bytes: [UInt8] = []
    for byte in strings.bytes(of: index) {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if line.utf8.count + text.utf8.count > 98, line.utf8.count > 5 {
      source += line + "\"\n"
      line = "    \""
    }
    line += text
  }
  source += line + "\";\n"
}
