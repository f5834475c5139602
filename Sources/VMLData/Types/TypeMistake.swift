public import VMLDiagnostics

/// A place where the text of a type is none.
public struct TypeMistake: Error, Hashable, Sendable {
  public var code: DiagnosticCode
  /// In bytes of the text.
  public var range: Range<Int>
  public var message: String
  public var note: String
  /// The text that was probably meant at ``range``, if it can be told.
  public var nearest: String?

  init(
    _ code: DiagnosticCode, _ range: Range<Int>, _ message: String, note: String,
    nearest: String? = nil
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.note = note
    self.nearest = nearest
  }

  /// The mistake at a place of a file, which ``range`` was translated to.
  public func diagnostic(at range: SourceRange) -> Diagnostic {
    let isWritten = range.range.count == self.range.count
    return Diagnostic(
      code, .error, at: range,
      message + didYouMean(nearest),
      notes: [Diagnostic.Note(note)],
      fixIts: isWritten
        ? nearest.map { [Diagnostic.FixIt("write '\($0)'", replace: range, with: $0)] } ?? [] : [])
  }
}

extension TypeMistake {
  static func undefined(_ name: String, _ range: Range<Int>, in types: TypeTable) -> TypeMistake {
    let simple = ValueType.simpleTypes.keys.sorted()
    let own = types.declared.map(\.name)
    let listed = simple + own.prefix(20) + (own.count > 20 ? ["…"] : [])
    return TypeMistake(
      .undefinedType, range, "'\(clipped(name))' is not a type",
      note: "the types are \(listed.joined(separator: ", ")), "
        + "enum(a, b), set(a, b), ref(list, key), [T], T? and { name: T }",
      nearest: namesOfSwift[name] ?? nearestName(to: name, in: simple + own))
  }

  private static let namesOfSwift = [
    "Bool": "boolean", "bool": "boolean", "CGFloat": "number", "Double": "number",
    "Float": "number", "float": "number", "Int": "integer", "int": "integer", "text": "string",
    "Text": "string", "String": "string", "Date": "date", "URL": "url", "Color": "color",
  ]

  static func syntax(_ text: String, _ range: Range<Int>, _ problem: String) -> TypeMistake {
    TypeMistake(.typeSyntax, range, "'\(clipped(text))' is not a type", note: problem)
  }

  static func range(_ text: String, _ range: Range<Int>, _ problem: String) -> TypeMistake {
    TypeMistake(
      .typeRange, range, "'\(clipped(text))' is not a range of this type",
      note: text.contains("..<")
        ? "a range holds its end, as in '1...8'"
        : text.contains("..") && !text.contains("...")
          ? "a range has three points: '1...9'" : problem)
  }

  static func pattern(_ text: String, _ range: Range<Int>, _ problem: String) -> TypeMistake {
    TypeMistake(
      .typePattern, range, "'\(clipped(text))' cannot stand in a pattern", note: problem)
  }

  private static func clipped(_ text: String) -> String {
    text.utf8.count > 40 ? "\(text.prefix(40))…" : text
  }
}
