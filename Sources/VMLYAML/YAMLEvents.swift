internal import CLibYAML

/// libyaml's parser over bytes in memory, one event at a time.
///
/// The only place that touches libyaml. Positions count characters (Unicode scalars; a byte order
/// mark is one) from the start of the bytes, as libyaml 0.2.5 does. It owns libyaml's memory and
/// gives all of it back when it goes away, whatever came before.
// SAFETY: the pointers are private, set once, and freed when the value goes away.
@safe
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// Kind of the current event.
  private(set) var kind = Kind.streamStart

  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, listStart, listEnd, objectStart, objectEnd
  }

  /// Starts to read, or returns `nil` if there is no memory.
  ///
  /// - Precondition: `bytes` is not empty, stays valid and is not written to while this lives.
  @unsafe
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    // SAFETY: Both are written before they are read: the parser by `yaml_parser_initialize`, which
    // zeroes it even when it fails, and the event here. They stay where they are until `deinit`, as
    // the parser needs, which holds its own address. What is left after a failure, `deinit` would
    // free; but a failing initializer runs none, so it is done here.
    unsafe parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    unsafe event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    guard unsafe yaml_parser_initialize(parser) == 1, let start = bytes.baseAddress else {
      unsafe yaml_parser_delete(parser)
      unsafe parser.deallocate()
      unsafe event.deallocate()
      return nil
    }
    // Without this libyaml takes text that begins with certain bytes for UTF-16.
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // SAFETY: The caller promises that the bytes outlive the parser.
    unsafe yaml_parser_set_input_string(parser, start, bytes.count)
  }

  deinit {
    // SAFETY: Both were initialized by `init`, are owned by this value alone, and are freed once.
    // libyaml's functions accept an event or a parser that holds nothing.
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// Steps to the next event; `false` where the text is not YAML, which `problem` then tells.
  mutating func advance() -> Bool {
    // SAFETY: `event` holds an event or zeroes, so it can be deleted; `yaml_parser_parse` writes it
    // whole, and leaves zeroes when it fails.
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else { return false }
    kind =
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: .scalar
      case YAML_ALIAS_EVENT: .alias
      case YAML_MAPPING_START_EVENT: .objectStart
      case YAML_MAPPING_END_EVENT: .objectEnd
      case YAML_SEQUENCE_START_EVENT: .listStart
      case YAML_SEQUENCE_END_EVENT: .listEnd
      case YAML_STREAM_START_EVENT: .streamStart
      case YAML_DOCUMENT_START_EVENT: .documentStart
      case YAML_DOCUMENT_END_EVENT: .documentEnd
      default: .streamEnd
      }
    return true
  }

  // SAFETY: In all that follows, `event` and `parser` are initialized, and of the event's union
  // only the member that its kind names is read. libyaml's strings end in a zero byte, and a
  // scalar's value holds as many bytes as its length says; both live until the event is deleted,
  // and are copied out at once.

  /// Start of the current event, its anchor and tag included, in characters.
  var start: Int { unsafe event.pointee.start_mark.index }

  /// End of the current event, in characters; for a block, the start of what follows it.
  var end: Int { unsafe event.pointee.end_mark.index }

  /// The text of the current scalar, its escapes decoded and its lines folded.
  var scalarText: String {
    let scalar = unsafe event.pointee.data.scalar
    return unsafe String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  /// Whether the current scalar has neither quotes nor `|` or `>`.
  var isPlainScalar: Bool { unsafe event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE }

  /// Whether the current scalar is written with `|` or `>`.
  var isBlockScalar: Bool {
    let style = unsafe event.pointee.data.scalar.style
    return style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
  }

  /// The name after the current alias's `*`, or the current node's `&`; `nil` if it has none.
  var anchor: String? {
    switch kind {
    case .alias: unsafe string(event.pointee.data.alias.anchor)
    case .scalar: unsafe string(event.pointee.data.scalar.anchor)
    case .listStart: unsafe string(event.pointee.data.sequence_start.anchor)
    case .objectStart: unsafe string(event.pointee.data.mapping_start.anchor)
    default: nil
    }
  }

  /// The current node's tag, its handle resolved, or `nil` if it has none.
  ///
  /// A scalar's `!` counts as none.
  var tag: String? {
    switch kind {
    case .scalar: unsafe string(event.pointee.data.scalar.tag)
    case .listStart: unsafe string(event.pointee.data.sequence_start.tag)
    case .objectStart: unsafe string(event.pointee.data.mapping_start.tag)
    default: nil
    }
  }

  /// Why `advance()` failed.
  var problem: YAMLProblem {
    let state = unsafe parser.pointee
    return unsafe YAMLProblem(
      kind: state.error == YAML_READER_ERROR
        ? .encoding : state.error == YAML_MEMORY_ERROR ? .memory : .syntax,
      problem: state.problem.map { unsafe String(cString: $0) } ?? "",
      // An encoding error is found before characters can be counted, and is given in bytes.
      place: state.error == YAML_READER_ERROR ? state.problem_offset : state.problem_mark.index,
      context: state.context.map { unsafe String(cString: $0) } ?? "",
      contextPlace: state.context_mark.index)
  }

  private func string(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }
}

/// A mistake that libyaml found, in its own words.
struct YAMLProblem {
  var kind: Kind
  var problem: String
  /// In characters; for an encoding error in bytes.
  var place: Int
  /// The construct that libyaml was reading; empty if it does not say.
  var context: String
  /// Start of that construct, in characters.
  var contextPlace: Int

  enum Kind { case encoding, memory, syntax }
}
