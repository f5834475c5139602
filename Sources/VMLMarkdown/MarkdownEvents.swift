internal import CLibCmark

/// A step of the way through a tree of Markdown, from its root down.
struct MarkdownEvent {
  enum Kind: Sendable {
    case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, rule
    case table, row, cell, footnote
    case text, softBreak, lineBreak, code, html, emphasis, strong, link, image, footnoteReference
    /// A kind that this program knows nothing of.
    case other
  }

  var kind: Kind
  /// Whether the node begins here; one that can hold others has an end, too.
  var isStart: Bool
  /// Text, code, HTML; of a block of code, its lines.
  var text: [UInt8] = []
  /// The address of a link or image, or the word after a fence.
  var address: [UInt8] = []
  /// The title of an image.
  var title: [UInt8] = []
  /// The level of a heading, the first number of an ordered list, the columns of a table, the
  /// length of a fence.
  var number = 0
  /// Whether a list's items stand close together, a row is the table's head, a block of code has
  /// fences.
  var flag = false
  /// Lists: whether the items have numbers.
  var isOrdered = false
  /// Items: whether the task is done; `nil` where there is none.
  var isDone: Bool?
  /// Tables: `l`, `c`, `r` or 0 for each column.
  var alignments: [UInt8] = []
  /// The first character's line, from 1, and its byte there, from 1; 0 where it is not known.
  var line = 0
  var column = 0
  /// The last character's.
  var endLine = 0
  var endColumn = 0
}

/// Reads Markdown: CommonMark with tables, tasks and footnotes.
///
/// Any bytes are Markdown. Neither the tree nor what goes through it is recursive.
///
/// - Returns: `nil` if there is no memory.
///
/// - Complexity: Linear in the bytes, as far as cmark-gfm is.
func markdownEvents(of bytes: [UInt8]) -> [MarkdownEvent]? {
  // SAFETY: The parser, the tree and the iterator are made here, used by this thread alone, and
  // freed once, each after what refers to it. cmark-gfm copies the bytes that it is fed. Only
  // extensions without special characters are attached: the others change a table that all
  // parsers share while they run. The names of extensions and types are C strings of the library.
  guard isRegistered, let parser = unsafe cmark_parser_new(CMARK_OPT_FOOTNOTES) else { return nil }
  defer { unsafe cmark_parser_free(parser) }
  for name in ["table", "tasklist"] {
    guard let found = unsafe cmark_find_syntax_extension(name) else { return nil }
    _ = unsafe cmark_parser_attach_syntax_extension(parser, found)
  }
  unsafe bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress else { return }
    unsafe cmark_parser_feed(
      parser, start.assumingMemoryBound(to: CChar.self), buffer.count)
  }
  guard let root = unsafe cmark_parser_finish(parser) else { return nil }
  defer { unsafe cmark_node_free(root) }
  unsafe cmark_consolidate_text_nodes(root)
  guard let iterator = unsafe cmark_iter_new(root) else { return nil }
  defer { unsafe cmark_iter_free(iterator) }
  var events: [MarkdownEvent] = []
  events.reserveCapacity(bytes.count / 24 + 4)
  while true {
    let step = unsafe cmark_iter_next(iterator)
    guard step != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else { break }
    unsafe events.append(event(of: node, isStart: step == CMARK_EVENT_ENTER))
  }
  return events
}

/// Registers the extensions, once for the process, before any parser runs.
private let isRegistered: Bool = {
  cmark_gfm_core_extensions_ensure_registered()
  return true
}()

// SAFETY: `node` is a node of a tree that lives during the call. Each getter accepts any node, and
// returns zero, or no pointer, where the node has no such thing. Alignments are as many bytes as
// the table has columns.
@unsafe
private func event(
  of node: OpaquePointer, isStart: Bool
) -> MarkdownEvent {
  let kind = unsafe kind(of: node)
  var event = MarkdownEvent(kind: kind, isStart: isStart)
  guard isStart else { return event }
  event.line = Int(unsafe cmark_node_get_start_line(node))
  event.column = Int(unsafe cmark_node_get_start_column(node))
  event.endLine = Int(unsafe cmark_node_get_end_line(node))
  event.endColumn = Int(unsafe cmark_node_get_end_column(node))
  switch kind {
  case .text, .code, .html, .htmlBlock:
    event.text = unsafe bytes(cmark_node_get_literal(node))
  case .codeBlock:
    event.text = unsafe bytes(cmark_node_get_literal(node))
    event.address = unsafe bytes(cmark_node_get_fence_info(node))
    var (length, offset, character): (CInt, CInt, CChar) = (0, 0, 0)
    event.flag = unsafe cmark_node_get_fenced(node, &length, &offset, &character) != 0
    event.number = Int(length)
  case .heading: event.number = Int(unsafe cmark_node_get_heading_level(node))
  case .list:
    event.isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    event.number = Int(unsafe cmark_node_get_list_start(node))
    event.flag = unsafe cmark_node_get_list_tight(node) != 0
  case .item:
    if unsafe isType(node, "tasklist") {
      event.isDone = unsafe cmark_gfm_extensions_get_tasklist_item_checked(node)
    }
  case .link, .image:
    event.address = unsafe bytes(cmark_node_get_url(node))
    event.title = unsafe bytes(cmark_node_get_title(node))
  case .table:
    event.number = Int(unsafe cmark_gfm_extensions_get_table_columns(node))
    if let start = unsafe cmark_gfm_extensions_get_table_alignments(node) {
      event.alignments = unsafe Array(UnsafeBufferPointer(start: start, count: event.number))
    }
  case .row: event.flag = unsafe isType(node, "table_header")
  default: break
  }
  return event
}

// SAFETY: As for `event(of:isStart:)`.
@unsafe
private func kind(of node: OpaquePointer) -> MarkdownEvent.Kind {
  switch unsafe cmark_node_get_type(node) {
  case CMARK_NODE_DOCUMENT: return .document
  case CMARK_NODE_BLOCK_QUOTE: return .quote
  case CMARK_NODE_LIST: return .list
  case CMARK_NODE_ITEM: return .item
  case CMARK_NODE_CODE_BLOCK: return .codeBlock
  case CMARK_NODE_HTML_BLOCK: return .htmlBlock
  case CMARK_NODE_PARAGRAPH: return .paragraph
  case CMARK_NODE_HEADING: return .heading
  case CMARK_NODE_THEMATIC_BREAK: return .rule
  case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnote
  case CMARK_NODE_TEXT: return .text
  case CMARK_NODE_SOFTBREAK: return .softBreak
  case CMARK_NODE_LINEBREAK: return .lineBreak
  case CMARK_NODE_CODE: return .code
  case CMARK_NODE_HTML_INLINE: return .html
  case CMARK_NODE_EMPH: return .emphasis
  case CMARK_NODE_STRONG: return .strong
  case CMARK_NODE_LINK: return .link
  case CMARK_NODE_IMAGE: return .image
  case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference
  default: break
  }
  if unsafe isType(node, "table") { return .table }
  if unsafe isType(node, "table_row") || isType(node, "table_header") { return .row }
  if unsafe isType(node, "table_cell") { return .cell }
  return unsafe isType(node, "tasklist") ? .item : .other
}

// SAFETY: The name of a type is a C string of the library, which is read up to its end at most.
@unsafe
private func isType(_ node: OpaquePointer, _ name: StaticString) -> Bool {
  guard let type = unsafe cmark_node_get_type_string(node) else { return false }
  let length = name.utf8CodeUnitCount
  for index in 0..<length {
    let byte = unsafe UInt8(bitPattern: type[index])
    let wanted = unsafe name.utf8Start[index]
    guard byte != 0, byte == wanted else { return false }
  }
  return unsafe type[length] == 0
}

// SAFETY: `text` is a C string that lives during the call, or no pointer.
@unsafe
private func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
  guard let text = unsafe text else { return [] }
  var count = 0
  while unsafe text[count] != 0 { count += 1 }
  return unsafe Array(UnsafeRawBufferPointer(start: text, count: count))
}
