import VMLDiagnostics

extension SelectorParser {
  /// Parses `"." (name | hole) {name | hole}`: a class, or a pattern of classes.
  mutating func parseClass() -> Selector.Part? {
    let start = position
    position += 1
    var textStart = position
    var pieces: [ClassPattern.Piece] = []
    var names: [(name: String, range: Range<Int>)] = []
    while true {
      if current == UInt8(ascii: "(") {
        let opening = position
        guard let hole = parseHole() else { return nil }
        guard follows(.hole(hole), pieces, at: opening..<position) else { return nil }
        pieces.append(.hole(hole))
        names.append((hole.name, opening..<position))
      } else if let text = parseClassText() {
        let piece = ClassPattern.Piece.text(text)
        guard follows(piece, pieces, at: textStart..<position) else { return nil }
        pieces.append(piece)
      } else {
        break
      }
      textStart = position
    }
    guard !pieces.isEmpty else {
      mistake(.expectedName(after: "."), start..<position)
      return nil
    }
    if names.isEmpty, case .text(let name)? = pieces.first {
      return .class(String(decoding: name, as: UTF8.self))
    }
    return pattern(pieces, names, start..<position).map { .pattern($0) }
  }

  private mutating func pattern(
    _ pieces: [ClassPattern.Piece], _ names: [(name: String, range: Range<Int>)],
    _ range: Range<Int>
  ) -> ClassPattern? {
    guard count(names.count) else { return nil }
    guard names.count <= holeLimit else {
      mistake(.tooManyHoles, names[holeLimit].range)
      return nil
    }
    guard names.count < pieces.count else {
      let types = pieces.lazy.compactMap { if case .hole(let hole) = $0 { hole.type } else { nil } }
      mistake(.patternWithoutText(isWord: types.contains(.word)), range)
      return nil
    }
    // Holes inside of a pseudo-class have no value, so their names may come up again.
    var known = openBrackets == 0 ? holeNames : []
    for (name, range) in names where !known.insert(name).inserted {
      mistake(.holeTwice(name), range)
      return nil
    }
    if openBrackets == 0 { holeNames = known }
    return ClassPattern(pieces: pieces)
  }

  /// Whether a piece can match after the pieces before it; reports if it cannot.
  private mutating func follows(
    _ piece: ClassPattern.Piece, _ pieces: [ClassPattern.Piece], at range: Range<Int>
  ) -> Bool {
    guard case .hole(let before) = pieces.last, before.type.swallows(piece) else { return true }
    var isHole = false
    if case .hole = piece { isHole = true }
    mistake(.swallowedPiece(before.type, isHole: isHole), range)
    return false
  }

  /// Parses letters, digits, `_`, `-`, what is not ASCII, escapes, and points between digits.
  private mutating func parseClassText() -> [UInt8]? {
    guard var text = parseEscapedName() else { return nil }
    while SheetBytes.isDigit(bytes[position - 1]), current == UInt8(ascii: "."),
      position + 1 < end, SheetBytes.isDigit(bytes[position + 1])
    {
      position += 1
      text.append(UInt8(ascii: "."))
      text += parseEscapedName() ?? []
    }
    return text
  }

  /// Parses `"(" name ":" type ")"`.
  private mutating func parseHole() -> ClassPattern.Hole? {
    let start = position
    position += 1
    skipSpace()
    let nameStart = position
    guard let name = parseName(), ClassPattern.HoleType.isLetter(bytes[name.lowerBound]),
      !bytes[name].contains(UInt8(ascii: "-"))
    else {
      mistake(.expectedHole, start..<max(position, start + 1))
      return nil
    }
    triedHoles.insert(text(name))
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      mistake(.expectedHole, start..<position)
      return nil
    }
    guard !["true", "false", "nil"].contains(text(name)) else {
      mistake(.holeName(text(name)), nameStart..<name.upperBound)
      return nil
    }
    position += 1
    skipSpace()
    guard let word = parseName() else {
      mistake(.expectedHole, start..<position)
      return nil
    }
    guard let type = ClassPattern.HoleType(rawValue: text(word)) else {
      mistake(.holeType(text(word)), word)
      return nil
    }
    skipSpace()
    guard current == UInt8(ascii: ")") else {
      mistake(.expectedHole, start..<position)
      return nil
    }
    position += 1
    return ClassPattern.Hole(name: text(name), type: type)
  }
}

extension SelectorParser.Mistake {
  /// The message for a mistake in a class pattern.
  func patternDiagnostic(at range: SourceRange) -> Diagnostic {
    switch kind {
    case .holeType(let type): .holeType(type, at: range)
    case .holeName(let name):
      .pattern("'\(name)' is a value, and names no hole", "give the hole another name", at: range)
    case .holeTwice(let name):
      .pattern(
        "two holes of this selector are called '\(name)'", "give each hole a name of its own",
        at: range)
    case .swallowedPiece(let type, let isHole):
      .pattern(
        "what stands here already fits into the hole before it",
        isHole
          ? "put something between the two holes, as in '(a: number)-(b: number)'"
          : "a \(type.rawValue) goes on as far as it can; put '-' between the two", at: range)
    case .patternWithoutText(let isWord):
      .pattern(
        isWord
          ? "this pattern would match every class" : "this pattern would match every number",
        "write what its classes have in common, as in '.p-(n: number)'",
        at: range)
    case .tooManyHoles:
      Diagnostic(
        .selectorLimit, .error, at: range, "this class has more than \(holeLimit) holes",
        notes: [.init("split what the class says into several classes")])
    default:
      .pattern(
        "expected a hole of a class pattern",
        "a hole has a name and a type, number, integer or word, as in '.p-(n: number)'", at: range)
    }
  }
}

extension Diagnostic {
  fileprivate static func pattern(
    _ message: String, _ note: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.classPattern, .error, at: range, message, notes: [Note(note)])
  }

  fileprivate static func holeType(_ name: String, at range: SourceRange) -> Diagnostic {
    let types = ClassPattern.HoleType.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, in: types)
    return Diagnostic(
      .classPattern, .error, at: range,
      "'\(name)' is no type of a hole" + didYouMean(nearest),
      notes: [Note("the types are \(types.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
