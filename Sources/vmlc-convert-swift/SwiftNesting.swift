#if ConvertSwift
  /// Finds source of Swift that is nested deeper than the parser, and what reads its tree, can go:
  /// both do so by recursion, and the parser reads types in square brackets twice in each of them.
  ///
  /// Reads brackets, literals, comments and operators in one pass, and knows no grammar: all that
  /// may be nested counts. Takes time linear in the size of the source.
  struct SwiftNesting {
    /// Most brackets in each other.
    static let bracketLimit = 100
    /// Most square brackets in each other without a brace between them.
    private static let squareLimit = 8
    /// Most operators, calls and members of one expression.
    private static let limit = 1000
    /// With the one operator that each bracket counts as.
    private static let bracketWeight = limit / bracketLimit - 1
    private static let angleWeight = 4

    static let message =
      "this is nested too deep: more than \(bracketLimit) brackets, \(squareLimit) square brackets "
      + "or \(limit) operators, calls and members are in each other"

    /// Words before which, or behind which, an expression or a type goes on.
    private static let prefixes: Set = [
      "actor", "any", "as", "await", "borrow", "case", "consume", "copy", "discard", "do", "each",
      "else",
      "for", "guard", "if", "in", "inout", "is", "let", "repeat", "return", "sending", "some",
      "switch", "then", "throw", "throws", "try", "unsafe", "var", "where", "while", "yield",
    ]

    private struct Frame {
      /// The bracket; `#` for `#if`, and a quote for an interpolation, with its literal's signs of
      /// number and lines.
      var kind: Unicode.Scalar = "{"
      var literal = (hashes: 0, isLong: false)
      /// The weight of all that is around it.
      var start = 0
      var squares = 0
      /// The weights of the statement that is read: of its brackets, its operators and its types.
      var inner = 0
      var operators = 0
      var angles = 0
      /// The weight of the heaviest statement before.
      var most = 0

      mutating func endStatement(keepsTypes: Bool = false) {
        most = max(most, inner + operators + angles)
        (inner, operators, angles) = (0, 0, keepsTypes ? angles : 0)
      }
    }

    private let bytes: [UInt8]
    private var index = 0
    private var outer: [Frame] = []
    private var frame = Frame()

    /// The offset of what is too deep; `nil` if nothing is.
    static func excess(in bytes: [UInt8]) -> Int? {
      var scan = SwiftNesting(bytes: bytes)
      return scan.excess()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func excess() -> Int? {
      var isNewLine = false
      // The token before: whether it is a word, and whether what is behind it belongs to it.
      var (wasWord, goesOn) = (false, true)
      while let next = next {
        let start = index
        index += 1
        if next == "\n" || next == "\r" { isNewLine = true }
        if next.value <= 0x20 || next == "/" && skipComment() { continue }
        let isSign = Self.isSign(next)
        let word = Self.isPart(next) ? word(from: start) : nil
        if isNewLine, !goesOn, !isSign, next != "{", !["else", "as", "is"].contains(word) {
          frame.endStatement()
          wasWord = false
        }
        isNewLine = false
        goesOn = isSign || word.map(Self.prefixes.contains) == true
        if word != nil, goesOn || wasWord { frame.operators += 1 }
        wasWord = word != nil
        switch next {
        case "\"": text(hashes: 0)
        case "#":
          let hashes = run(of: next) + 1
          if take("\"") { text(hashes: hashes) }
        case "(", "[", "{": open(next)
        case ")", "]", "}": close(next)
        case ",": frame.endStatement(keepsTypes: true)
        case ";": frame.endStatement()
        default:
          if isSign { signs(from: start) }
          if start > 0, bytes[start - 1] == UInt8(ascii: "#") {
            if word == "if" { open("#") }
            if word == "endif" { close("#") }
          }
        }
        let weight = frame.operators + frame.angles
        if frame.squares > Self.squareLimit || max(frame.start, frame.inner) + weight > Self.limit {
          return start
        }
      }
      return nil
    }

    // MARK: Bytes

    private var next: Unicode.Scalar? { scalar(at: index) }

    private func scalar(at place: Int) -> Unicode.Scalar? {
      place < bytes.count ? Unicode.Scalar(bytes[place]) : nil
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool { run(of: scalar, most: 1) == 1 }

    /// Moves past a sign as often as it stands here, and tells how often.
    private mutating func run(of scalar: Unicode.Scalar, most: Int = .max) -> Int {
      let start = index
      while next == scalar, index - start < most { index += 1 }
      return index - start
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
      "/=-+!*%<>&|^~?.:\\".unicodeScalars.contains(scalar)
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_$`@".unicodeScalars.contains(scalar)
    }

    private mutating func word(from start: Int) -> String {
      let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
      var mayHavePoint = digits.contains(Unicode.Scalar(bytes[start]))
      while let next = next {
        let isPoint =
          mayHavePoint && next == "." && scalar(at: index + 1).map(digits.contains) == true
        guard isPoint || Self.isPart(next) else { break }
        if isPoint { mayHavePoint = false }
        index += 1
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func signs(from start: Int) {
      while let next = next, Self.isSign(next) {
        if next == "/", let second = scalar(at: index + 1), "/*".unicodeScalars.contains(second) {
          break
        }
        index += 1
      }
      var before: Unicode.Scalar?
      // Each of `!!` and `??` behind a value or type is one.
      var marks = 0
      for sign in bytes[start..<index].map({ Unicode.Scalar($0) }) {
        if sign == "!" || sign == "?" { marks += 1 }
        if sign == "<" { frame.angles += Self.angleWeight }
        if sign == ">", before != "-" { frame.angles = max(0, frame.angles - Self.angleWeight) }
        before = sign
      }
      frame.operators += max(1, marks)
    }

    // MARK: Brackets, comments and literals

    private mutating func open(_ kind: Unicode.Scalar, hashes: Int = 0, isLong: Bool = false) {
      outer.append(frame)
      var inner = Frame(kind: kind, literal: (hashes, isLong))
      inner.start = frame.start + frame.operators + frame.angles + Self.bracketWeight
      if kind == "[" || kind == "(" { inner.squares = frame.squares + (kind == "[" ? 1 : 0) }
      frame = inner
    }

    /// Ends the innermost bracket of the kind, and the ones in it; a brace ends all others.
    private mutating func close(_ sign: Unicode.Scalar) {
      let kinds: [Unicode.Scalar] =
        switch sign {
        case ")": ["(", "\""]
        case "]": ["["]
        case "}": ["{"]
        default: [sign]
        }
      let open = Array(outer.dropFirst()) + [frame]
      guard !outer.isEmpty,
        let place = open.lastIndex(where: {
          kinds.contains($0.kind) || $0.kind == "{" && sign != "}"
        }),
        kinds.contains(open[place].kind)
      else { return }
      var ended = frame
      while outer.count > place {
        ended = frame
        ended.endStatement()
        frame = outer.removeLast()
        frame.inner = max(frame.inner, ended.most + Self.bracketWeight)
        frame.operators += 1
      }
      if ended.kind == "\"" { rest(ofText: ended.literal.hashes, isLong: ended.literal.isLong) }
    }

    private mutating func skipComment() -> Bool {
      if next == "/" {
        while let next = next, next != "\n", next != "\r" { index += 1 }
        return true
      }
      guard take("*") else { return false }
      var depth = 1
      while depth > 0, let sign = next {
        index += 1
        if sign == "*", take("/") { depth -= 1 } else if sign == "/", take("*") { depth += 1 }
      }
      return true
    }

    private mutating func text(hashes: Int) {
      let quotes = run(of: "\"", most: 2)
      if quotes == 1, hashes == 0 { return }
      if quotes == 1 { index -= 1 }
      rest(ofText: hashes, isLong: quotes == 2)
    }

    /// Reads a literal up to its end, or up to an interpolation.
    private mutating func rest(ofText hashes: Int, isLong: Bool) {
      while let sign = next, isLong || sign != "\n" && sign != "\r" {
        index += 1
        let isEnd = sign == "\"" && (!isLong || run(of: "\"", most: 2) == 2)
        guard isEnd || sign == "\\" else { continue }
        let start = index
        if run(of: "#", most: hashes) < hashes {
          index = start
        } else if isEnd {
          return
        } else if take("(") {
          return open("\"", hashes: hashes, isLong: isLong)
        } else if next != nil {
          index += 1
        }
      }
    }
  }
#endif
