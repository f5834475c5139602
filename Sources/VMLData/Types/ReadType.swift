public import VMLDiagnostics

/// Reads a type; `nil` after an error.
///
/// It is a text, a list of one type, or an object of names and types. `name` is what has the type,
/// for messages.
public func readType(
  _ node: DataNode, of name: String, in types: TypeTable = TypeTable(),
  reporting bag: inout DiagnosticBag
) -> ValueType? {
  readType(node, of: name, in: types, depth: 1, reporting: &bag)
}

private func readType(
  _ node: DataNode, of name: String, in types: TypeTable, depth: Int,
  reporting bag: inout DiagnosticBag
) -> ValueType? {
  guard depth <= TypeParser.depthLimit else {
    bag.report(.tooDeep(at: node.range))
    return nil
  }
  switch node.content {
  case .string(let text):
    do throws(TypeMistake) {
      return try TypeParser.parse(text, in: types)
    } catch {
      var diagnostic = error.diagnostic(at: node.place(of: error.range, in: text))
      let words = text.split(separator: "|").map { $0.filter { !"'\" ".contains($0) } }
      if words.count > 1, words.allSatisfy(isWord) {
        diagnostic.notes = [
          Diagnostic.Note("one of several words is 'enum(\(words.joined(separator: ", ")))'")
        ]
      }
      bag.report(diagnostic)
      return nil
    }
  case .list(let items) where items.count == 1:
    return readType(items[0], of: name, in: types, depth: depth + 1, reporting: &bag)
      .map { .list($0) }
  case .object(let entries)
  where entries.count == 1 && entries[0].key == "enum" && entries[0].value.items != nil:
    bag.report(.notAType(entries[0].value, of: name))
    return nil
  case .object(let entries):
    return readFields(entries, in: types, depth: depth + 1, reporting: &bag).map { .object($0) }
  default:
    bag.report(.notAType(node, of: name))
    return nil
  }
}

/// The values of an object; `nil` after an error.
private func readFields(
  _ entries: [DataNode.Entry], in types: TypeTable, depth: Int, reporting bag: inout DiagnosticBag
) -> [ValueType.Field]? {
  guard !reportCutType(in: entries, reporting: &bag) else { return nil }
  guard entries.count <= TypeParser.fieldLimit else {
    bag.report(.tooManyFields(at: entries[0].keyRange))
    return nil
  }
  var fields: [ValueType.Field] = []
  for entry in entries {
    guard isWord(entry.key) else {
      bag.report(.fieldName(entry.key, at: entry.keyRange))
      continue
    }
    let type = readType(entry.value, of: entry.key, in: types, depth: depth, reporting: &bag)
    if let type { fields.append(ValueType.Field(name: entry.key, type: type)) }
  }
  return fields.count == entries.count ? fields : nil
}

/// Reports a type whose comma YAML reads as the end of a value, as in `{ size: enum(s, l) }`.
///
/// - Returns: Whether there is one.
public func reportCutType(
  in entries: [DataNode.Entry], reporting bag: inout DiagnosticBag
) -> Bool {
  for (index, entry) in entries.enumerated() {
    guard case .string(let text) = entry.value.content, text.utf8.contains(UInt8(ascii: "(")),
      !text.utf8.contains(UInt8(ascii: ")"))
    else { continue }
    let rest = entries[(index + 1)...].prefix { $0.value.content == .null }
    guard let last = rest.firstIndex(where: { $0.key.hasSuffix(")") || $0.key.hasSuffix(")?") })
    else { continue }
    let written = ([text] + rest[...last].map(\.key)).joined(separator: ", ")
    bag.report(.cutType(written, from: entry.value.range, to: entries[last].keyRange))
    return true
  }
  return false
}

extension DataNode {
  /// The place of a part of a string's text in the file; the whole of it where escapes or line
  /// breaks hide that.
  func place(of part: Range<Int>, in text: String) -> SourceRange {
    let quotes = range.range.count - text.utf8.count
    guard quotes == 0 || quotes == 2, part.upperBound <= text.utf8.count else { return range }
    let start = range.range.lowerBound + quotes / 2
    return SourceRange(
      file: range.file, start + part.lowerBound..<start + part.upperBound)
  }
}

extension Diagnostic {
  fileprivate static func notAType(_ node: DataNode, of name: String) -> Diagnostic {
    let words = node.items?.compactMap(\.scalarText) ?? []
    return Diagnostic(
      .wrongKind, .error, at: node.range,
      "the type of '\(name)' must be a type, not \(node.kindName)",
      notes: [
        Note(
          words.count > 1 && words.allSatisfy(isWord)
            ? "one of several words is '\(name): \"enum(\(words.joined(separator: ", ")))\"'"
            : "as in 'string', '[string]' or '{ sku: string, price: number }'")
      ])
  }

  fileprivate static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeSyntax, .error, at: range,
      "a type has fewer than \(TypeParser.depthLimit) brackets and question marks around it",
      notes: [Note("give a name to a part of it, under 'types' in site.yaml")])
  }

  fileprivate static func tooManyFields(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeSyntax, .error, at: range, "an object has up to \(TypeParser.fieldLimit) values",
      notes: [Note("group some of them in objects of their own")])
  }

  fileprivate static func fieldName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeSyntax, .error, at: range, "'\(name)' cannot name a value of a type",
      notes: [Note("a name is letters, digits, '_' and '-', with no digit first")])
  }

  fileprivate static func cutType(
    _ written: String, from start: SourceRange, to end: SourceRange
  ) -> Diagnostic {
    let range = SourceRange(
      file: start.file, start.range.lowerBound..<end.range.upperBound)
    let quoted = written.contains("\"") || written.contains("\\") ? nil : "\"\(written)\""
    return Diagnostic(
      .typeSyntax, .error, at: range, "inside of '{ }' a comma begins the next key",
      notes: [Note("put the type into quotes, as in '{ type: \"enum(small, large)\" }'")],
      fixIts: quoted.map { [FixIt("put it into quotes", replace: range, with: $0)] } ?? [])
  }
}
