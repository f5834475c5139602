import VMLData
import VMLDiagnostics

/// Reads `compress` and `files` of `publish:`.
func readServing(
  _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> ServingConfiguration {
  var serving = ServingConfiguration()
  if let node = object.take("compress") {
    let nodes = node.items ?? [node]
    for node in nodes {
      guard let name = readString(node, "'compress'", reporting: &bag) else { continue }
      guard ServingConfiguration.knownEncodings.contains(name) else {
        bag.report(.encoding(name, at: node.range))
        continue
      }
      if !serving.encodings.contains(name) { serving.encodings.append(name) }
    }
  }
  guard let files = object.take("files") else { return serving }
  guard let items = files.items else {
    bag.report(.wrongKind("'files'", "a list of objects with 'match'", found: files))
    return serving
  }
  serving.rules = items.compactMap { readRule($0, reporting: &bag) }
  return serving
}

/// The longest pattern, in bytes.
///
/// Matching takes time in proportion.
private let patternLimit = 256

private func readRule(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> ServingConfiguration.Rule? {
  guard var object = ConfigurationObject(node, "an item of 'files'", reporting: &bag) else {
    return nil
  }
  let match = object.take("match")
  var rule = ServingConfiguration.Rule(pattern: "")
  rule.contentType = readHeader("contentType", &object, reporting: &bag)
  if let type = rule.contentType, !isMediaType(type) {
    let range = object.take("contentType")?.range ?? node.range
    bag.report(.mediaType(type, at: range))
  }
  rule.cacheControl = readHeader("cacheControl", &object, reporting: &bag)
  rule.isPacked = object.boolean("compress", reporting: &bag)
  object.finish(reporting: &bag)
  guard let match else {
    bag.report(.noPattern(at: node.range))
    return nil
  }
  guard let pattern = readString(match, "'match'", reporting: &bag) else { return nil }
  guard !pattern.isEmpty, pattern.utf8.count <= patternLimit, !pattern.hasPrefix("/") else {
    bag.report(.pattern(pattern, at: match.range))
    return nil
  }
  rule.pattern = pattern
  return rule
}

/// The value of a header; a value that could end the header and begin another is refused.
private func readHeader(
  _ key: String, _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> String? {
  guard let node = object.take(key), let text = readString(node, "'\(key)'", reporting: &bag)
  else { return nil }
  if !text.isEmpty, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
  bag.report(.header(key, at: node.range))
  return nil
}

private func isMediaType(_ text: String) -> Bool {
  let parts = text.prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
  return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
}

extension Diagnostic {
  fileprivate static func encoding(_ name: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(to: name, in: ServingConfiguration.knownEncodings + ["brotli"])
    return Diagnostic(
      .invalidConfiguration, .error, at: range, "files cannot be compressed as '\(name)'",
      notes: [
        Note(
          nearest == "brotli" || name == "brotli"
            ? "brotli is called 'br' here, as in HTTP"
            : "it is one of \(ServingConfiguration.knownEncodings.joined(separator: ", "))")
      ])
  }

  fileprivate static func mediaType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(type)' is no media type",
      notes: [Note("a media type has two parts, as in 'application/json; charset=utf-8'")])
  }

  fileprivate static func header(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(key)' is the value of a header: characters of ASCII on one line",
      notes: [Note("as in 'cacheControl: \"public, max-age=60\"'")])
  }

  fileprivate static func noPattern(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "an item of 'files' needs 'match'",
      notes: [Note("it says which files are meant, as in 'match: \"*.json\"'")])
  }

  fileprivate static func pattern(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' matches no file",
      notes: [
        Note(
          "a pattern is up to \(patternLimit) bytes, relative to a target's folder, "
            + "as in '*.json' or 'help/**'"
        )
      ])
  }
}
