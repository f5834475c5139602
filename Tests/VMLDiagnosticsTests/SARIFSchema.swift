import Foundation

/// Places where a SARIF log breaks the rules of SARIF 2.1.0, as far as they concern what `vmlc`
/// writes.
///
/// Stands in for the schema: required properties, no others than the schema's, types, bounds, and
/// what the schema cannot say: that indices lead to their rule and that URIs are well-formed.
func sarifProblems(in log: String) throws -> [String] {
  var checker = SARIFChecker()
  checker.checkLog(try JSONSerialization.jsonObject(with: Data(log.utf8)))
  return checker.problems
}

private struct SARIFChecker {
  private(set) var problems: [String] = []
  private var ruleIDs: [String] = []

  mutating func checkLog(_ value: Any) {
    let log = object(value, "log", required: ["version", "runs"], optional: ["$schema"])
    expect(log["version"] as? String == "2.1.0", "version")
    let schema = log["$schema"] as? String ?? ""
    expect(schema.hasPrefix("https://") && schema.hasSuffix("sarif-schema-2.1.0.json"), "$schema")
    for run in array(log["runs"], "runs") { checkRun(run) }
  }

  private mutating func checkRun(_ value: Any) {
    let run = object(value, "run", required: ["tool"], optional: ["columnKind", "results"])
    expect(
      ["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String), "columnKind")
    let tool = object(run["tool"], "tool", required: ["driver"])
    let driver = object(
      tool["driver"], "driver", required: ["name"], optional: ["version", "rules"])
    expect((driver["name"] as? String)?.isEmpty == false, "driver.name")
    for value in array(driver["rules"], "rules", isUnique: true) {
      let rule = object(
        value, "rule", required: ["id"],
        optional: ["name", "shortDescription", "fullDescription", "help"])
      for key in ["shortDescription", "fullDescription", "help"] where rule[key] != nil {
        let message = object(rule[key], key, required: ["text"], optional: ["markdown"])
        expect(!text(message["text"], "\(key).text").isEmpty, key)
      }
      ruleIDs.append(text(rule["id"], "rule.id"))
      expect(text(rule["name"], "rule.name").wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, "name")
    }
    expect(Set(ruleIDs).count == ruleIDs.count, "two rules of one id")
    for result in array(run["results"], "results") { checkResult(result) }
  }

  private mutating func checkResult(_ value: Any) {
    let result = object(
      value, "result", required: ["message"],
      optional: ["ruleId", "ruleIndex", "level", "locations", "relatedLocations", "fixes"])
    checkText(result["message"], "result.message")
    expect(["none", "note", "warning", "error"].contains(result["level"] as? String), "level")
    let index = result["ruleIndex"] as? Int ?? -1
    expect(ruleIDs.indices.contains(index), "ruleIndex")
    if ruleIDs.indices.contains(index) {
      expect(ruleIDs[index] == result["ruleId"] as? String, "ruleIndex leads to another rule")
    }
    for location in array(result["locations"] ?? [], "locations") { checkLocation(location) }
    for location in array(result["relatedLocations"] ?? [], "relatedLocations", isUnique: true) {
      checkLocation(location)
    }
    for fix in array(result["fixes"] ?? [], "fixes", isUnique: true) { checkFix(fix) }
  }

  private mutating func checkLocation(_ value: Any) {
    let location = object(value, "location", optional: ["physicalLocation", "message"])
    if let message = location["message"] { checkText(message, "location.message") }
    let place = object(
      location["physicalLocation"], "physicalLocation", required: ["artifactLocation"],
      optional: ["region"])
    checkArtifact(place["artifactLocation"])
    if let region = place["region"] { checkRegion(region) }
  }

  private mutating func checkFix(_ value: Any) {
    let fix = object(value, "fix", required: ["artifactChanges"], optional: ["description"])
    if let description = fix["description"] { checkText(description, "fix.description") }
    let changes = array(fix["artifactChanges"], "artifactChanges", isUnique: true)
    expect(!changes.isEmpty, "artifactChanges is empty")
    for value in changes {
      let change = object(value, "change", required: ["artifactLocation", "replacements"])
      checkArtifact(change["artifactLocation"])
      let replacements = array(change["replacements"], "replacements")
      expect(!replacements.isEmpty, "replacements is empty")
      for value in replacements {
        let replacement = object(
          value, "replacement", required: ["deletedRegion"], optional: ["insertedContent"])
        checkRegion(replacement["deletedRegion"])
        if let inserted = replacement["insertedContent"] { checkText(inserted, "inserted") }
      }
    }
  }

  private mutating func checkArtifact(_ value: Any?) {
    let artifact = object(value, "artifactLocation", optional: ["uri", "uriBaseId", "index"])
    let uri = text(artifact["uri"], "uri")
    let path = uri.hasPrefix("file:///") ? String(uri.dropFirst(7)) : uri
    let legal = /(?:[A-Za-z0-9\-._~\/]|%[0-9A-F]{2})+/
    expect(path.wholeMatch(of: legal) != nil && path.removingPercentEncoding != nil, "uri \(uri)")
  }

  private mutating func checkRegion(_ value: Any?) {
    let keys = ["startLine", "startColumn", "endLine", "endColumn"]
    let region = object(value, "region", required: Set(keys))
    let numbers = keys.map { region[$0] as? Int ?? 0 }
    expect(numbers.allSatisfy { $0 >= 1 }, "region \(numbers)")
    expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]), "region \(numbers)")
  }

  private mutating func checkText(_ value: Any?, _ name: String) {
    _ = text(object(value, name, required: ["text"])["text"], name)
  }

  private mutating func text(_ value: Any?, _ name: String) -> String {
    expect(value is String, "\(name) is no string")
    return value as? String ?? ""
  }

  private mutating func array(_ value: Any?, _ name: String, isUnique: Bool = false) -> [Any] {
    guard let array = value as? [Any] else {
      expect(false, "\(name) is no array")
      return []
    }
    if isUnique {
      let texts = array.compactMap {
        try? JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys, .fragmentsAllowed])
      }
      expect(Set(texts).count == array.count, "\(name) repeats an entry")
    }
    return array
  }

  private mutating func object(
    _ value: Any?, _ name: String, required: Set<String> = [], optional: Set<String> = []
  ) -> [String: Any] {
    guard let object = value as? [String: Any] else {
      expect(false, "\(name) is no object")
      return [:]
    }
    let keys = Set(object.keys)
    expect(keys.isSuperset(of: required), "\(name) lacks \(required.subtracting(keys))")
    let unknown = keys.subtracting(required).subtracting(optional)
    expect(unknown.isEmpty, "\(name) has \(unknown)")
    return object
  }

  private mutating func expect(_ isRight: Bool, _ problem: String) {
    if !isRight { problems.append(problem) }
  }
}
