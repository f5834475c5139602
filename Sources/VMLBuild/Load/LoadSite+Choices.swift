import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles

extension SiteLoader {
  /// The content of site.yaml, overlaid by the environment and the command line.
  mutating func chosen(_ site: DataNode) throws(FileSystemError) -> DataNode? {
    var node = site
    if let name = request.choices.environment {
      guard let other = try environment(name) else { return nil }
      node = other.overlaid(on: node)
    }
    for setting in request.choices.settings {
      let value = DataNode(scalar(setting.text), at: node.range)
      node = setting.keys.reversed().reduce(value) { inner, key in
        DataNode(
          .object([DataNode.Entry(key: key, keyRange: node.range, value: inner)]), at: node.range)
      }.overlaid(on: node)
    }
    return node
  }

  /// Reads the file of an environment; `nil` after an error.
  private mutating func environment(_ name: String) throws(FileSystemError) -> DataNode? {
    let path = SiteFiles.configuration(of: name)
    guard try kind(of: path) == .file else {
      bag.report(.missingEnvironment(name, path))
      return nil
    }
    guard let file = try readFile(path, limit: SiteFiles.configurationSizeLimit),
      let node = readDataFile(file), !bag.hasErrors
    else { return nil }
    guard node.entries != nil else {
      bag.report(.environmentKind(path, at: node.range))
      return nil
    }
    return node
  }
}

extension DataNode {
  /// The same, where this says nothing of a key with what another says.
  ///
  /// Depth is limited by the reader of YAML.
  fileprivate func overlaid(on other: DataNode) -> DataNode {
    guard case .object(let own) = content, case .object(var entries) = other.content else {
      return self
    }
    for entry in own {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index].value = entry.value.overlaid(on: entries[index].value)
      } else {
        entries.append(entry)
      }
    }
    return DataNode(.object(entries), at: other.range)
  }
}

/// The value of a text on the command line, as YAML's scalars are read.
private func scalar(_ text: String) -> DataNode.Content {
  switch text {
  case "true": return .boolean(true)
  case "false": return .boolean(false)
  case "null", "~": return .null
  default: break
  }
  let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
  guard let first = digits.first, first &- 0x30 < 10, text.utf8.count - digits.count <= 1 else {
    return .string(text)
  }
  // A number with zeros before it is a code, as of a place, and stays as it is.
  if let integer = Int(text), String(integer) == text { return .integer(integer) }
  let isDecimal = digits.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
  if isDecimal, text.utf8.contains(UInt8(ascii: ".")), let number = Double(text) {
    return .number(number)
  }
  return .string(text)
}

extension SiteFiles {
  /// The file of an environment.
  static func configuration(of environment: String) -> String { "site.\(environment).yaml" }

  /// Whether a file is site.yaml, or may be an environment's file.
  public static func isConfiguration(_ path: String) -> Bool {
    path == configuration
      || path.utf8.count > configuration.utf8.count && path.hasPrefix("site.")
        && path.hasSuffix(".yaml") && !path.utf8.contains(UInt8(ascii: "/"))
  }

  /// The largest site.yaml that is read, in bytes.
  static let configurationSizeLimit = 1 << 20
}

extension Diagnostic {
  fileprivate static func missingEnvironment(_ name: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .missingFile, .error, at: nil, "the site has no environment '\(name)'",
      notes: [Note("it is what '\(path)' beside site.yaml says in place of site.yaml")])
  }

  fileprivate static func environmentKind(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKind, .error, at: range, "'\(path)' must be an object of keys and values",
      notes: [Note("it has the keys of site.yaml that are otherwise there, as in 'params:'")])
  }
}
