import VMLData
import VMLDiagnostics

/// Reads `lints:`, an object of the codes of warnings and the level of each, or the levels in some
/// folders, where `.` is the rest of the site.
func readLints(_ node: DataNode, reporting bag: inout DiagnosticBag) -> LintLevels {
  var levels = LintLevels()
  guard let entries = node.entries else {
    bag.report(.wrongKind("'lints'", "an object of names and levels", found: node))
    return levels
  }
  for entry in entries {
    guard let code = DiagnosticCode(rawValue: entry.key), code.isConfigurable else {
      bag.report(.unknownLint(entry.key, at: entry.keyRange))
      continue
    }
    // A key without a value counts as missing.
    if entry.value.content == .null { continue }
    guard let places = entry.value.entries else {
      if let level = readLevel(entry.value, of: entry.key, reporting: &bag) { levels[code] = level }
      continue
    }
    for place in places {
      guard let level = readLevel(place.value, of: entry.key, reporting: &bag) else { continue }
      if place.key == "." {
        levels[code] = level
      } else {
        let path = place.key.hasSuffix("/") ? String(place.key.dropLast()) : place.key
        levels.set(code, in: path, to: level)
      }
    }
  }
  return levels
}

private func readLevel(
  _ node: DataNode, of code: String, reporting bag: inout DiagnosticBag
) -> LintLevel? {
  guard let name = readString(node, "'\(code)'", reporting: &bag) else { return nil }
  guard let level = LintLevel(rawValue: name) else {
    bag.report(.level(name, of: code, at: node.range))
    return nil
  }
  return level
}

extension Diagnostic {
  fileprivate static func unknownLint(_ name: String, at range: SourceRange) -> Diagnostic {
    if DiagnosticCode(rawValue: name) != nil {
      return Diagnostic(
        .invalidConfiguration, .error, at: range,
        "'\(name)' is always an error, and 'lints' is about warnings",
        notes: [Note("'vmlc check --explain \(name)' says what to do about it")])
    }
    let nearest = nearestName(to: name, in: DiagnosticCode.configurable.map(\.rawValue))
    return Diagnostic(
      .unknownKey, .error, at: range,
      "there is no warning '\(name)'" + didYouMean(nearest),
      notes: nearest == nil
        ? [Note("a warning has its name in brackets; docs/lints.md lists all")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  static func level(
    _ level: String, of name: String, at range: SourceRange
  ) -> Diagnostic {
    let levels = LintLevel.allCases.map(\.rawValue)
    let nearest = nearestName(to: level, in: levels)
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(name)' cannot be '\(level)'" + didYouMean(nearest),
      notes: [Note("it is one of \(levels.joined(separator: ", "))")])
  }
}
