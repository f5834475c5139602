import VMLData
import VMLDiagnostics
import VMLFormats

/// Reads what a target says of its documents' format: `format`, and what that leaves to choose.
func readFormat(
  _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> (format: DocumentFormat, options: FormatOptions) {
  let format = object.take("format").flatMap { readFormat($0, reporting: &bag) } ?? .vml
  var options = FormatOptions()
  let layout = object.keyRange(of: "layout")
  options.isLayout = object.boolean("layout", reporting: &bag) ?? false
  let ids = object.take("ids")
  if let ids, let word = readString(ids, "'ids'", reporting: &bag) {
    if word == "stable" {
      options.hasStableIDs = true
    } else {
      bag.report(.identifiers(word, at: ids.range))
    }
  }
  guard format != .swiftUIML else { return (format, options) }
  if options.isLayout, let layout { bag.report(.onlySwiftUIML("layout", at: layout)) }
  if options.hasStableIDs, let ids { bag.report(.onlySwiftUIML("ids", at: ids.range)) }
  return (format, FormatOptions())
}

private func readFormat(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> DocumentFormat? {
  guard let text = readString(node, "'format'", reporting: &bag) else { return nil }
  guard let format = DocumentFormat(rawValue: text) else {
    bag.report(.format(text, at: node.range))
    return nil
  }
  return format
}

/// Reads `formats:`, which holds for all targets: the level of what a format lacks.
func readFormats(
  _ node: DataNode, into levels: inout LintLevels, reporting bag: inout DiagnosticBag
) {
  guard var object = ConfigurationObject(node, "'formats'", reporting: &bag) else { return }
  if let lacking = object.take("lacking"),
    let word = readString(lacking, "'lacking'", reporting: &bag)
  {
    if let level = LintLevel(rawValue: word) {
      levels[.formatLacks] = level
    } else {
      bag.report(.level(word, of: "lacking", at: lacking.range))
    }
  }
  object.finish(reporting: &bag)
}

extension Diagnostic {
  fileprivate static func format(_ text: String, at range: SourceRange) -> Diagnostic {
    let names = DocumentFormat.allCases.map(\.rawValue)
    let small = text.lowercased()
    let nearest =
      names.contains(small)
      ? small : names.first { $0.hasPrefix(small + "-") } ?? nearestName(to: small, in: names)
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(text)' is no format of documents" + didYouMean(nearest),
      notes: [Note("the formats are \(names.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func identifiers(_ text: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(to: text, in: ["stable"])
    return Diagnostic(
      .invalidConfiguration, .error, at: range, "'ids' cannot be '\(text)'" + didYouMean(nearest),
      notes: [Note("'stable' gives each view an id by its place")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func onlySwiftUIML(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(key)' is for targets with 'format: swiftuiml' alone")
  }
}
