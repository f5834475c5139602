public import VMLDiagnostics
public import VMLMarkup

extension Catalog {
  /// View, or other value, that a modifier is applied to.
  public enum Receiver: Hashable, Sendable {
    /// Something that the catalogue does not know, so that every overload may be meant.
    case any
    case element(Element)
  }

  /// Result of checking one modifier.
  public struct CallCheck: Sendable {
    /// Mistakes, at ranges in the modifier's own tree.
    public var diagnostics: [Diagnostic] = []
    /// Whether a client can make nothing of it.
    public var isWrong = false
    /// Declaration that the target lacks, if it lacks one.
    public var absence: Absence?
    /// The `attr()`s of the modifier.
    public var reads: [AttributeRead] = []
    /// Symbols whose names the target does not know, or knows by another name.
    public var symbols: [SymbolFinding] = []
  }

  /// Something that a target has not.
  public struct Absence: Hashable, Sendable {
    public var name: String
    /// `nil` if no version of the platform has it.
    public var introduced: Version?
    public var isInferred: Bool
    public var range: Range<Int>
    /// The form that is lacking, where the target has another one of that name: `italic(_:)`.
    public var form: String?

    public init(
      name: String, introduced: Version?, isInferred: Bool, range: Range<Int>, form: String? = nil
    ) {
      self.name = name
      self.introduced = introduced
      self.isInferred = isInferred
      self.range = range
      self.form = form
    }
  }
}

/// Checks modifiers against SwiftUI's declarations for one target.
///
/// Pure: a check depends on the arguments alone.
public struct CallChecker: Sendable {
  public let target: Catalog.CheckTarget

  public init(_ target: Catalog.CheckTarget) { self.target = target }

  /// Checks a modifier of a style.
  ///
  /// - Returns: `nil` for a modifier that neither SwiftUI nor the app declares.
  public func check(
    modifier node: Int, in tree: StyleTree, file: FileID, on receiver: Catalog.Receiver
  ) -> Catalog.CallCheck? {
    check(modifier: node, in: tree, file: file, on: receiver, rewriting: true)
  }

  /// The same; `mayRewrite` says whether what is deprecated is written anew.
  func check(
    modifier node: Int, in tree: StyleTree, file: FileID, on receiver: Catalog.Receiver,
    rewriting mayRewrite: Bool
  ) -> Catalog.CallCheck? {
    let name = tree.text(of: node)
    var reader = CallReader(tree, for: target)
    if let custom = target.custom.modifiers[name] {
      guard let custom else { return Catalog.CallCheck() }
      return finish(
        reader.readCustom(node, named: name, parameters: custom), node, tree, file, receiver,
        rewriting: mayRewrite)
    }
    guard let modifier = Catalog.modifier(name) else { return nil }
    // What it takes is the app's own.
    if name == "modifier" { return Catalog.CallCheck() }
    let overloads = overloads(of: modifier, on: receiver)
    guard !overloads.isEmpty else {
      var check = Catalog.CallCheck()
      check.isWrong = true
      check.diagnostics = [
        .wrongReceiver(
          name, of: Array(modifier.overloads), receiver, target,
          at: SourceRange(file: file, CheckPlace(tree, file).nameRange(node)))
      ]
      return check
    }
    let result = reader.readUse(of: overloads, at: node, named: name)
    return finish(result.reading, node, tree, file, receiver, rewriting: mayRewrite)
  }

  /// The overloads of a modifier that a receiver has.
  public func overloads(
    of modifier: Catalog.Modifier, on receiver: Catalog.Receiver
  ) -> [Catalog.Declaration] {
    guard case .element(let element) = receiver else { return Array(modifier.overloads) }
    let type = element.type
    let own = modifier.overloads.filter { type.hasModifier($0) }
    // Of what has loaded, an `AsyncImage` is the image.
    guard own.isEmpty, type.name.isEqual(to: "AsyncImage"), let image = Catalog.type("Image") else {
      return own
    }
    return modifier.overloads.filter { image.hasModifier($0) }
  }

  private func finish(
    _ reading: Catalog.Reading, _ node: Int, _ tree: StyleTree, _ file: FileID,
    _ receiver: Catalog.Receiver, rewriting mayRewrite: Bool
  ) -> Catalog.CallCheck {
    var check = Catalog.CallCheck()
    let place = CheckPlace(tree, file)
    check.reads = reading.reads
    check.diagnostics = reading.problems.map { $0.diagnostic(at: place, target) }
    check.isWrong = reading.problems.contains { !$0.isWarning }
    if check.isWrong {
      check.diagnostics.removeAll { $0.severity == .warning }
      return check
    }
    check.symbols = reading.symbols.compactMap { place.finding(ofSymbol: $0, for: target) }
    if reading.lacking > 0 { check.absence = absence(in: reading, node, place, receiver) }
    if check.absence == nil {
      check.diagnostics += deprecations(
        in: reading, node, tree, file, receiver, rewriting: mayRewrite)
      check.diagnostics += slips(in: reading, node, tree, file)
    }
    return check
  }

  private func absence(
    in reading: Catalog.Reading, _ node: Int, _ place: CheckPlace, _ receiver: Catalog.Receiver
  ) -> Catalog.Absence? {
    let reader = CallReader(place.tree, for: target)
    guard let use = reading.uses.first(where: { !reader.has($0.declaration) }) else { return nil }
    return Catalog.Absence(
      of: use.declaration, for: target, at: place.nameRange(use.node),
      form: form(of: use, among: use.node == node ? receiver : nil, reader))
  }

  /// Which of several declarations of a name is meant, if the target has another one: on what the
  /// modifier is applied to, or on the same type.
  private func form(
    of use: Catalog.Use, among receiver: Catalog.Receiver?, _ reader: CallReader
  ) -> String? {
    let declaration = use.declaration
    let others: [Catalog.Declaration]
    switch declaration.kind {
    case .modifier:
      let all =
        Catalog.modifier(declaration.name).map { overloads(of: $0, on: receiver ?? .any) } ?? []
      others = receiver == nil ? all.filter { $0.owner == declaration.owner } : all
    case .initializer: others = Array(declaration.owner.initializers)
    default: others = declaration.owner.staticMembers(named: declaration.name)
    }
    let there = others.filter { $0 != declaration && reader.has($0) }
    guard !there.isEmpty else { return nil }
    let name = declaration.labelledName
    return there.contains { $0.labelledName == name } ? declaration.callText : name
  }
}

extension Catalog.Absence {
  fileprivate init(
    of declaration: Catalog.Declaration, for target: Catalog.CheckTarget, at range: Range<Int>,
    form: String? = nil
  ) {
    let own = declaration.availability
    let availability = target.has(own) ? declaration.owner.availability : own
    self.init(
      name: declaration.kind == .initializer
        ? declaration.owner.name.string : declaration.name.string,
      introduced: availability.introduced(on: target.platform),
      isInferred: availability.isInferred(on: target.platform), range: range, form: form)
  }
}

extension Catalog.Reading {
  /// The first declaration in it that the target has not; `nil` if it has all.
  func absence(for target: Catalog.CheckTarget) -> Catalog.Absence? {
    guard lacking > 0 else { return nil }
    return uses.first { !target.has($0.declaration) }.map {
      Catalog.Absence(of: $0.declaration, for: target, at: 0..<0)
    }
  }
}

extension CallReader {
  /// Reads a modifier that the app declares.
  mutating func readCustom(
    _ node: Int, named name: String, parameters: [Catalog.CustomParameter]
  ) -> Catalog.Reading {
    let arguments = arguments(of: node)
    var reading = Catalog.Reading()
    let signature = parameters.map {
      "\($0.label ?? "_"): \($0.type)\($0.mayBeLeftOut ? "?" : "")"
    }
    let callee = Catalog.Callee(
      name: name, overloads: [], labels: arguments.map(\.label),
      custom: "\(name)(\(signature.joined(separator: ", ")))")
    let matching = match(arguments, parameters.map(Formal.init), callee, node, &reading)
    for (index, argument) in arguments.enumerated() where matching[index] >= 0 {
      let parameter = parameters[matching[index]]
      if parameter.type == "template" {
        if !isTemplate(argument.nodes) {
          reading.add(
            Catalog.Problem(
              kind: .needsTemplate, node: argument.nodes.lowerBound, cost: 8))
        }
      } else if !isTemplate(argument.nodes) {
        reading.add(read(argument.nodes, as: .named(parameter.type)))
      }
    }
    return reading
  }
}

/// Translates nodes of a tree into places of a file.
struct CheckPlace {
  let tree: StyleTree
  let file: FileID

  init(_ tree: StyleTree, _ file: FileID) {
    self.tree = tree
    self.file = file
  }

  /// The name of a modifier, a member or a type.
  func nameRange(_ index: Int) -> Range<Int> {
    let range = valueRange(index)
    let node = tree.nodes[index]
    switch node.kind {
    case .modifier, .member, .identifier:
      var lower = range.lowerBound
      if lower < tree.source.count, tree.source[lower] == UInt8(ascii: ".") { lower += 1 }
      return lower..<min(lower + node.text.count, max(lower, range.upperBound))
    default: return range
    }
  }

  /// An expression without the label before it.
  func valueRange(_ index: Int) -> Range<Int> {
    let node = tree.nodes[index]
    let range = node.range
    guard !node.label.isEmpty, range.upperBound <= tree.source.count else { return range }
    var lower = range.lowerBound + node.label.count
    while lower < range.upperBound, tree.source[lower] != UInt8(ascii: ":") { lower += 1 }
    lower += 1
    while lower < range.upperBound, tree.source[lower] <= 0x20 { lower += 1 }
    return lower < range.upperBound ? lower..<range.upperBound : range
  }

  /// A number with a comma whose digits behind it are `part`, with a point; `nil` if it is none.
  func decimalComma(before part: Range<Int>) -> (text: String, range: Range<Int>)? {
    guard part.upperBound <= tree.source.count, !part.isEmpty, part.lowerBound > 1,
      tree.source[part].allSatisfy({ $0 &- 0x30 < 10 }),
      tree.source[part.lowerBound - 1] == UInt8(ascii: ",")
    else { return nil }
    let before = tree.source[..<(part.lowerBound - 1)]
    let start = before.lastIndex { $0 &- 0x30 > 9 }.map { $0 + 1 } ?? 0
    let whole = before[start...]
    guard !whole.isEmpty, let digits = text(whole.indices), let rest = text(part) else {
      return nil
    }
    return (digits + "." + rest, whole.startIndex..<part.upperBound)
  }

  func labelRange(_ index: Int) -> Range<Int> {
    let node = tree.nodes[index]
    let range = node.range
    guard !node.label.isEmpty else { return range }
    return range.lowerBound..<min(range.lowerBound + node.label.count, range.upperBound)
  }

  func source(_ range: Range<Int>) -> SourceRange { SourceRange(file: file, range) }

  /// The text of a range, if the tree has it as it stands in the file.
  func text(_ range: Range<Int>) -> String? {
    guard range.upperBound <= tree.source.count else { return nil }
    return String(decoding: tree.source[range], as: UTF8.self)
  }
}
