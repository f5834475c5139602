import VMLMarkup

/// Writes documents in a format that is JSON, by its table.
///
/// Equal documents give equal bytes, whatever came before: its memory only makes it faster.
struct JSONFormatWriter: Sendable {
  private let options: FormatOptions
  let words: FormatWords
  /// `nil` while a document is written.
  private var memory: PlanMemory? = PlanMemory()
  /// Bytes of the last document, as an estimate for the next.
  private var size = 0

  init(_ codec: any FormatCodec, _ options: FormatOptions) {
    self.options = options
    words = FormatWords(codec)
  }

  /// A document in the format, and what is left out of it.
  mutating func document(
    _ compact: CompactDocument, isIndented: Bool
  ) -> (bytes: [UInt8], lacks: [FormatLack]) {
    var depthLimit = words.codec.depthLimit
    while true {
      let (bytes, lacks, depth) = write(compact, depthLimit)
      let isFinished = words.codec.mark.map { !holds($0, in: bytes) } ?? true
      // A view takes 14 levels at most.
      let height = depth > Self.levelLimit / 16 ? levels(of: bytes) : 0
      if height > Self.levelLimit, depthLimit > 1 {
        depthLimit = min(depthLimit - 1, depth * Self.levelLimit / height)
        continue
      }
      guard isIndented || !isFinished || options != FormatOptions(),
        let value = FormatValue(written: bytes)
      else { return (bytes, lacks) }
      let finished = isFinished ? value : words.codec.finished(value)
      return (words.codec.document(finished, options).json(isIndented: isIndented), lacks)
    }
  }

  /// Most levels of arrays and objects that Foundation's decoder reads.
  private static let levelLimit = 512

  private mutating func write(
    _ document: CompactDocument, _ depthLimit: Int
  ) -> (bytes: [UInt8], lacks: [FormatLack], depth: Int) {
    // A second reference would have all tables copied with the first plan that is added.
    var memory = self.memory.take() ?? PlanMemory()
    memory.begin()
    var pass = DocumentPass(document, words, consume memory, depthLimit: depthLimit)
    var output = ByteWriter(capacity: size)
    pass.writeDocument(to: &output)
    size = min(output.count + output.count / 4, 1 << 17)
    let (lacks, depth) = (pass.lacks, pass.deepest)
    self.memory = pass.takeMemory()
    return (output.bytes, lacks, depth)
  }
}

/// Whether a mark, whose last byte is rare, stands in a text.
private func holds(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
  guard let last = mark.last else { return false }
  var start = mark.count - 1
  while start < bytes.count, let index = firstIndex(of: last, in: bytes.span, from: start) {
    if bytes[(index - mark.count + 1)...index].elementsEqual(mark) { return true }
    start = index + 1
  }
  return false
}

/// The depth of arrays and objects in JSON.
private func levels(of json: [UInt8]) -> Int {
  var levels = 0
  var deepest = 0
  var isText = false
  var isEscaped = false
  for byte in json {
    if isText {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isText = false
      }
      continue
    }
    switch byte {
    case UInt8(ascii: "\""): isText = true
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      levels += 1
      deepest = max(deepest, levels)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): levels -= 1
    default: break
    }
  }
  return deepest
}
