public import VMLData
public import VMLDiagnostics
public import VMLStylesheet

/// A parsed file of design tokens.
public struct TokenFile: Sendable {
  public let file: FileID
  public let path: String
  let tokens: [DesignToken]

  /// Flattens the groups of a file.
  public init(_ root: DataNode, of file: SourceFile, reporting bag: inout DiagnosticBag) {
    self.file = file.id
    path = file.path
    tokens = readDesignTokens(root, reporting: &bag)
  }
}

/// Makes custom properties of the tokens of all files of a site, each file's for itself.
///
/// A mistake in a token is reported at the file, and the token is left out.
///
/// Spec: VSS 5; Design Tokens Format Module 2025.10.
public func writeTokens(
  of files: [TokenFile], reporting bag: inout DiagnosticBag
) -> [TokenSheet] {
  var found = DiagnosticBag()
  var writer = TokenWriter(
    graph: TokenGraph(files.map(\.tokens), reporting: &found), fileCount: files.count)
  writer.writeAll()
  bag.report(contentsOf: found)
  bag.report(contentsOf: writer.bag)
  return zip(files, writer.properties).map { file, properties in
    TokenSheet(file: file.file, path: file.path, properties: properties)
  }
}

/// Writes tokens, each after the tokens that it refers to.
struct TokenWriter {
  var graph: TokenGraph
  var bag = DiagnosticBag()
  /// By file: its properties.
  private(set) var properties: [[TokenSheet.Property]]
  /// By token: the endings of its properties' names; the empty one is for the token itself.
  private var endings: [[String]]
  /// By file: the token that each property comes from.
  private var owners: [[String: Int]]
  /// The current token.
  private(set) var current = 0

  /// One property of a token.
  struct Part {
    /// The end of the property's name, after the token's own name: `-color`.
    var ending: String
    var text: TokenText
  }

  init(graph: TokenGraph, fileCount: Int) {
    self.graph = graph
    properties = Array(repeating: [], count: fileCount)
    owners = Array(repeating: [:], count: fileCount)
    endings = Array(repeating: [], count: graph.tokens.count)
  }

  mutating func writeAll() {
    for token in graph.order {
      guard bag.errorCount < tokenMistakeLimit else {
        return bag.report(.tooManyTokenMistakes(at: graph.tokens[token].nameRange))
      }
      guard !graph.broken.contains(token), let type = graph.type(of: token) else { continue }
      let isWhole = graph.references[token].allSatisfy { !graph.broken.contains($0.token) }
      current = token
      guard isWhole, let parts = parts(of: graph.tokens[token].value, as: type) else {
        graph.markBroken(token)
        continue
      }
      add(parts)
    }
  }

  private mutating func add(_ parts: [Part]) {
    let token = graph.tokens[current]
    let file = graph.files[current]
    for part in parts {
      let name = token.propertyName + part.ending
      if let owner = owners[file][name], owner != current {
        bag.report(.nameClash(token, name, with: graph.tokens[owner]))
        continue
      }
      owners[file][name] = current
      endings[current].append(part.ending)
      properties[file].append(
        TokenSheet.Property(name: name, value: part.text, deprecation: token.deprecation))
    }
  }

  private mutating func parts(of node: DataNode, as type: TokenType) -> [Part]? {
    if let reference = TokenReference(node) {
      guard let target = target(of: reference, as: type) else { return nil }
      return endings[target].map { ending in
        Part(ending: ending, text: variable(target, ending, at: reference.range))
      }
    }
    return composite(node, as: type)
      ?? simple(node, as: type).map { [Part(ending: "", text: $0)] }
  }

  // MARK: References

  /// The token that a reference means; reports if its type is not the one that is needed.
  private mutating func target(of reference: TokenReference, as type: TokenType) -> Int? {
    guard let target = graph.find(reference.path, from: current) else { return nil }
    if graph.type(of: target) == type { return target }
    bag.report(.wrongType(reference, graph.type(of: target), needed: type))
    return nil
  }

  private func variable(_ token: Int, _ ending: String, at range: SourceRange) -> TokenText {
    var text = TokenText(at: graph.tokens[current].value.range)
    text.append("var(\(graph.tokens[token].propertyName)\(ending))", at: range)
    return text
  }

  /// The value of a part of a token, or of a part of the part.
  mutating func text(
    of node: DataNode, as type: TokenType, _ ending: String = ""
  ) -> TokenText? {
    if let reference = TokenReference(node) {
      return target(of: reference, as: type).map { variable($0, ending, at: reference.range) }
    }
    if ending.isEmpty, let text = simple(node, as: type) { return text }
    return composite(node, as: type)?.first { $0.ending == ending }?.text
  }

  /// The value at the end of a chain of references.
  func final(_ node: DataNode) -> DataNode {
    var node = node
    var token = current
    for _ in 0...tokenChainLimit {
      guard let reference = TokenReference(node), let next = graph.find(reference.path, from: token)
      else { break }
      token = next
      node = graph.tokens[next].value
    }
    return node
  }

  /// An empty text at the current token's value, to append to.
  func emptyText() -> TokenText { TokenText(at: graph.tokens[current].value.range) }
}

extension Diagnostic {
  fileprivate static func nameClash(
    _ token: DesignToken, _ name: String, with other: DesignToken
  ) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: token.nameRange,
      "'\(token.path)' and '\(other.path)' would both be '\(name)'",
      notes: [Note("the other one", at: other.nameRange), Note("rename one of them")])
  }

  fileprivate static func wrongType(
    _ reference: TokenReference, _ found: TokenType?, needed: TokenType
  ) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: reference.range,
      "'\(reference.path)' is \(found?.described ?? "no value"), and \(needed.described) is "
        + "needed here", notes: [Note("refer to a token of the type '\(needed.rawValue)'")])
  }
}
