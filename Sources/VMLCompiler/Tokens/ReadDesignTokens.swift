import VMLData
import VMLDiagnostics

/// Reads the tokens of a file, in its order: flattens groups, and gives each token the type of its
/// groups.
///
/// Spec: Design Tokens Format Module 2025.10, groups.
func readDesignTokens(_ root: DataNode, reporting bag: inout DiagnosticBag) -> [DesignToken] {
  guard root.entries != nil else {
    bag.report(.noTokens(root))
    return []
  }
  var reader = TokenReader(root: root)
  reader.read([TokenReader.Layer(node: root)], in: TokenReader.Surroundings())
  bag.report(contentsOf: reader.bag)
  return reader.tokens
}

/// A walk through groups, whose nesting `DataLimits.nesting` limits.
private struct TokenReader {
  let root: DataNode
  var tokens: [DesignToken] = []
  var bag = DiagnosticBag()
  private var isFull = false
  /// Number of groups read, each with the groups that it extends, and again where it is extended.
  private var groupCount = 0
  private var hasCycle = false

  init(root: DataNode) { self.root = root }

  /// A group, with the `$extends` that led to it.
  struct Layer {
    var node: DataNode
    var chain: [SourceRange] = []
  }

  /// The path, type and deprecation of the groups around.
  struct Surroundings {
    var path = ""
    var type: TokenType?
    var deprecation: String?

    func path(of name: String) -> String { path.isEmpty ? name : path + "." + name }
  }

  /// Reads a group that consists of several: itself, then the groups that it extends.
  mutating func read(
    _ layers: [Layer], in outer: Surroundings
  ) {
    var surroundings = outer
    var layers = layers
    extend(&layers)
    groupCount += layers.count
    guard groupCount <= tokenLimit else {
      isFull = true
      return bag.report(.tooManyGroups(at: layers[0].node.range.start))
    }
    if let type = layers.lazy.compactMap({ $0.node.entry("$type") }).first {
      surroundings.type = self.type(type) ?? outer.type
    }
    if let entry = layers.lazy.compactMap({ $0.node.entry("$deprecated") }).first {
      surroundings.deprecation = deprecation(entry)
    }
    var seen: Set<String> = []
    for (index, layer) in layers.enumerated() {
      for entry in layer.node.entries ?? [] where seen.insert(entry.key).inserted {
        guard !isFull else { return }
        guard bag.errorCount < tokenMistakeLimit else {
          isFull = true
          return bag.report(.tooManyTokenMistakes(at: entry.keyRange))
        }
        if entry.key.hasPrefix("$"), entry.key != "$root" {
          if index == 0 { checkKey(entry, among: Self.groupKeys) }
        } else {
          let others = layers[(index + 1)...].compactMap { layer in
            layer.node[entry.key].map { Layer(node: $0, chain: layer.chain) }
          }
          read(
            entry, layer.chain, others.filter { !$0.node.isToken }, in: surroundings)
        }
      }
    }
  }

  private static let groupKeys = [
    "$description", "$type", "$extensions", "$extends", "$deprecated", "$schema", "$root",
  ]
  private static let tokenKeys = [
    "$value", "$ref", "$description", "$type", "$extensions", "$deprecated",
  ]

  /// Reads a member of a group: a token or another group.
  private mutating func read(
    _ entry: DataNode.Entry, _ chain: [SourceRange], _ others: [Layer],
    in surroundings: Surroundings
  ) {
    guard entry.key == "$root" || isName(entry) else { return }
    guard entry.value.entries != nil else {
      return bag.report(.noToken(entry.key, at: entry.keyRange))
    }
    var inner = surroundings
    inner.path = surroundings.path(of: entry.key)
    if entry.value.isToken {
      readToken(entry, in: inner)
    } else if entry.key == "$root" {
      bag.report(.noToken(entry.key, at: entry.value.range))
    } else {
      read([Layer(node: entry.value, chain: chain)] + others, in: inner)
    }
  }

  private mutating func readToken(_ entry: DataNode.Entry, in surroundings: Surroundings) {
    for inner in entry.value.entries ?? [] { checkKey(inner, among: Self.tokenKeys) }
    var value = entry.value["$value"]
    if value == nil, let reference = entry.value.entry("$ref") {
      value = DataNode(.object([reference]), at: reference.value.range)
    }
    guard let value else { return }
    if case .string(let text) = value.content, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last != UInt8(ascii: "}")
    {
      return bag.report(.unclosedReference(text, at: value.range))
    }
    guard tokens.count < tokenLimit else {
      isFull = true
      return bag.report(.tooManyTokens(at: entry.keyRange))
    }
    let type = entry.value.entry("$type")
    let ownType = type.flatMap { self.type($0) }
    if type != nil, ownType == nil { return }
    tokens.append(
      DesignToken(
        path: surroundings.path, nameRange: entry.keyRange, type: ownType,
        groupType: surroundings.type, value: value,
        deprecation: entry.value.entry("$deprecated").map { deprecation($0) }
          ?? surroundings.deprecation,
        textStyle: entry.value.entry("$extensions").flatMap { textStyle($0.value) }))
  }

  /// The text style that `vmlc` finds among a token's extensions.
  private mutating func textStyle(_ extensions: DataNode) -> String? {
    guard let node = extensions["vmlc"]?["textStyle"] else { return nil }
    guard case .string(let name) = node.content, textStyles.contains(name) else {
      bag.report(.textStyle(node))
      return nil
    }
    return name
  }

  // MARK: Parts

  private mutating func isName(_ entry: DataNode.Entry) -> Bool {
    let isFine =
      !entry.key.isEmpty
      && entry.key.utf8.allSatisfy { byte in
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
    if !isFine { bag.report(.tokenName(entry.key, at: entry.keyRange)) }
    return isFine
  }

  private mutating func checkKey(_ entry: DataNode.Entry, among known: [String]) {
    guard !known.contains(entry.key) else { return }
    bag.report(.tokenKey(entry, among: known))
  }

  private mutating func type(_ entry: DataNode.Entry) -> TokenType? {
    guard case .string(let name) = entry.value.content else {
      bag.report(.typeName(entry.value))
      return nil
    }
    if let type = TokenType(rawValue: name) { return type }
    bag.report(.unknownType(name, at: entry.value.range))
    return nil
  }

  private func deprecation(_ entry: DataNode.Entry) -> String? {
    switch entry.value.content {
    case .string(let reason): reason
    case .boolean(true): ""
    default: nil
    }
  }

  // MARK: Groups that extend others

  /// Appends the groups that some groups extend, and the groups that these extend.
  private mutating func extend(_ layers: inout [Layer]) {
    var index = 0
    var known: Set<SourceRange> = []
    while index < layers.count, groupCount + layers.count <= tokenLimit {
      defer { index += 1 }
      guard let entry = layers[index].node.entry("$extends") else { continue }
      guard let reference = reference(of: entry.value) else {
        bag.report(.extends(at: entry.value.range))
        continue
      }
      guard let group = group(at: reference.path), !group.isToken else {
        bag.report(.unknownGroup(reference.path, at: reference.range))
        continue
      }
      let holds = group.range.range.contains(reference.range.range.lowerBound)
      // A group that is extended again is no cycle: in a cycle the same `$extends` leads to itself.
      guard !holds, !hasCycle, !layers[index].chain.contains(reference.range) else {
        // A cycle comes up at each of its groups.
        if !hasCycle { bag.report(.groupCycle(reference.path, at: reference.range)) }
        hasCycle = true
        continue
      }
      let chain = layers[index].chain + [reference.range]
      if known.isEmpty { known.formUnion(layers.lazy.map(\.node.range)) }
      // A member is taken from the first layer that has it. So a layer that is there twice adds
      // nothing, and the ways to it multiply. In a cycle it has to come up again to be reported.
      let isNew = known.insert(group.range).inserted
      guard isNew || group.entry("$extends").map({ chain.contains($0.value.range) }) ?? false
      else { continue }
      layers.append(Layer(node: group, chain: chain))
    }
  }

  private func reference(of node: DataNode) -> TokenReference? {
    if case .string(let text) = node.content, text.hasPrefix("#/") {
      return TokenReference(pointer: text, at: node.range)
    }
    return TokenReference(node)
  }

  private func group(at path: String) -> DataNode? {
    var node = root
    for name in path.split(separator: ".") {
      guard let next = node[String(name)] else { return nil }
      node = next
    }
    return node.entries == nil ? nil : node
  }
}

extension DataNode {
  fileprivate var isToken: Bool { entry("$value") != nil || entry("$ref") != nil }
}

extension Diagnostic {
  fileprivate static func noTokens(_ root: DataNode) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: root.range.start,
      "a file of design tokens holds an object, not \(root.kindName)",
      notes: [Note(##"as in {"color": {"brand": {"$type": "color", "$value": "#1b6e3c"}}}"##)])
  }

  fileprivate static func noToken(_ name: String, at range: SourceRange) -> Diagnostic {
    let isBare = ["value", "type", "description", "extensions", "deprecated"].contains(name)
    return Diagnostic(
      .invalidToken, .error, at: range,
      "'\(name)' is neither a token nor a group of tokens" + didYouMean(isBare ? "$\(name)" : nil),
      notes: [Note(##"a token is an object with '$value', as in {"$value": "#1b6e3c"}"##)])
  }

  fileprivate static func tokenName(_ name: String, at range: SourceRange) -> Diagnostic {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let better = words.joined(separator: "-").lowercased()
    return Diagnostic(
      .invalidToken, .error, at: range,
      "'\(name)' cannot be part of the name of a custom property",
      notes: [
        Note(
          "names are letters, digits, '-' and '_'" + (better.isEmpty ? "" : ", as in '\(better)'"))
      ])
  }

  fileprivate static func tokenKey(
    _ entry: DataNode.Entry, among known: [String]
  ) -> Diagnostic {
    let isToken = known.contains("$value")
    if isToken, !entry.key.hasPrefix("$") {
      return Diagnostic(
        .invalidToken, .error, at: entry.keyRange,
        "'\(entry.key)' stands in a token, which holds no other tokens",
        notes: [Note("a group that has a value itself has it as '$root'")])
    }
    let nearest = nearestName(to: entry.key, in: known)
    return Diagnostic(
      .invalidToken, .error, at: entry.keyRange,
      "\(isToken ? "tokens" : "groups") have no '\(entry.key)'" + didYouMean(nearest),
      notes: nearest == nil
        ? [Note("what only some tools understand belongs into '$extensions'")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: entry.keyRange, with: "\"\($0)\"")] }
        ?? [])
  }

  fileprivate static func typeName(_ node: DataNode) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range, "'$type' must be a string, not \(node.kindName)",
      notes: [Note(allTypes)])
  }

  fileprivate static func unknownType(_ name: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(to: name, in: TokenType.allCases.map(\.rawValue))
    return Diagnostic(
      .invalidToken, .error, at: range,
      "there is no type '\(name)' of tokens" + didYouMean(nearest),
      notes: [Note(allTypes)],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: "\"\($0)\"")] } ?? [])
  }

  private static var allTypes: String {
    "the types are " + TokenType.allCases.map(\.rawValue).joined(separator: ", ")
  }

  fileprivate static func unclosedReference(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: range, "expected '}' to end the reference '\(text)'",
      notes: [Note("as in \"{color.brand}\"")])
  }

  fileprivate static func tooManyTokens(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: range,
      "more than \(tokenLimit) tokens in one file; the rest of them is not read",
      notes: [Note("split the file; a sheet may have several '@tokens'")])
  }

  fileprivate static func tooManyGroups(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: range,
      "more than \(tokenLimit) groups with those that extend others; the rest of them is not read",
      notes: [Note("groups that extend others in several places multiply")])
  }

  fileprivate static func extends(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: range, "expected a reference to a group",
      notes: [Note(#"as in "$extends": "{button}""#)])
  }

  fileprivate static func unknownGroup(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .undefinedToken, .error, at: range, "the file has no group '\(path)'",
      notes: [Note("a group is named by the names around it, with dots between")])
  }

  fileprivate static func groupCycle(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tokenCycle, .error, at: range, "the group '\(path)' leads back to this one",
      notes: [Note("take the reference away; what both need belongs into a group of its own")])
  }
}

/// The text styles of SwiftUI.
private let textStyles = [
  "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
  "footnote", "caption", "caption2",
]

extension Diagnostic {
  fileprivate static func textStyle(_ node: DataNode) -> Diagnostic {
    var nearest: String?
    if case .string(let name) = node.content { nearest = nearestName(to: name, in: textStyles) }
    return Diagnostic(
      .invalidToken, .error, at: node.range, "this is no text style" + didYouMean(nearest),
      notes: [Note("the text styles are \(textStyles.joined(separator: ", "))")],
      fixIts: nearest.map {
        [FixIt("write '\($0)'", replace: node.range, with: "\"\($0)\"")]
      } ?? [])
  }
}
