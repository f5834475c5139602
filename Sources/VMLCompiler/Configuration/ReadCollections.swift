import VMLData
public import VMLDiagnostics
import VMLMarkup

/// A value that site.yaml computes under a name: a list of pages, or a file of JSON.
public struct ComputedValue: Sendable {
  public var name: String
  /// The range of the name in site.yaml.
  public var range: SourceRange
  public var expression: Expression
}

extension SiteConfiguration {
  /// Whether something is computed of all pages at once, so that the edit of one concerns the site.
  public var readsAllPages: Bool { !collections.isEmpty || !outputs.isEmpty }

  /// Whether the edit of any file concerns the site as a whole: something is computed of all pages,
  /// or pages are made of rows.
  public var isOnePiece: Bool { readsAllPages || !rows.isEmpty }
}

/// Reads `collections:`, an object of names and expressions.
func readCollections(
  _ node: DataNode, _ types: TypeScope?, reporting bag: inout DiagnosticBag
) -> [ComputedValue] {
  readComputed(
    node, "'collections'", "an object of names and expressions", types, reporting: &bag
  ).filter { collection in
    let isName =
      isWord(collection.name) && !collection.name.contains("-")
      && !["true", "false", "nil"].contains(collection.name)
    if !isName { bag.report(.collectionName(collection.name, at: collection.range)) }
    return isName
  }
}

/// Reads `outputs:`, an object of files and expressions.
func readOutputs(
  _ node: DataNode, _ types: TypeScope?, reporting bag: inout DiagnosticBag
) -> [ComputedValue] {
  readComputed(node, "'outputs'", "an object of files and expressions", types, reporting: &bag)
    .filter { output in
      let isJSON = output.name.utf8.count > 5 && output.name.hasSuffix(".json")
      if !isJSON { bag.report(.outputName(output.name, at: output.range)) }
      return isJSON
    }
}

private func readComputed(
  _ node: DataNode, _ subject: String, _ kind: String, _ types: TypeScope?,
  reporting bag: inout DiagnosticBag
) -> [ComputedValue] {
  guard let entries = node.entries else {
    bag.report(.wrongKind(subject, kind, found: node))
    return []
  }
  return entries.compactMap { entry in
    guard let text = readString(entry.value, "'\(entry.key)'", reporting: &bag),
      let expression = parseExpression(SourceText(of: entry.value, text), reporting: &bag),
      isSound(expression, in: types, reporting: &bag)
    else { return nil }
    return ComputedValue(name: entry.key, range: entry.keyRange, expression: expression)
  }
}

extension Diagnostic {
  fileprivate static func collectionName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name a collection",
      notes: [
        Note("it is read as 'collections.NAME': letters, digits and '_', with no digit first")
      ])
  }

  fileprivate static func outputName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' is no file of JSON",
      notes: [Note("as in 'feed.json: collections.blog'")])
  }
}
