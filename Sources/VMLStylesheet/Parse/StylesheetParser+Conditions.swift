import VMLCatalog
import VMLDiagnostics
import VMLMarkup

extension StylesheetParser {
  // MARK: Targets, locales, themes

  /// The list of the site that a condition is about, by the condition's name.
  enum NameKind: String { case target, locale, theme }

  /// Parses `["not"] name {"," name} "{"`.
  mutating func parseNames(of kind: NameKind, _ range: Range<Int>) {
    var names: [Stylesheet.Reference] = []
    var isNegated = false
    repeat {
      style.skipSpace()
      guard let name = style.parseClassName() else {
        return refuse(.expectedNames(of: kind, at: placeHere()))
      }
      if names.isEmpty, !isNegated, text(name) == "not", style.skipSpace(),
        style.current != UInt8(ascii: "{"), style.current != UInt8(ascii: ",")
      {
        isNegated = true
        guard let name = style.parseClassName() else {
          return refuse(.expectedNames(of: kind, at: placeHere()))
        }
        names.append(Stylesheet.Reference(name: text(name), range: place(name)))
      } else {
        names.append(Stylesheet.Reference(name: text(name), range: place(name)))
      }
      style.skipSpace()
    } while eat(UInt8(ascii: ","))
    guard style.current == UInt8(ascii: "{") else {
      return refuse(.expectedNames(of: kind, at: placeHere()))
    }
    let end = names.last?.range.range.upperBound ?? range.upperBound
    let condition = Stylesheet.NameCondition(isNegated: isNegated, names: names)
    switch kind {
    case .target: openCondition(.target(condition), range.lowerBound..<end)
    case .locale: openCondition(.locale(condition), range.lowerBound..<end)
    case .theme: openCondition(.theme(condition), range.lowerBound..<end)
    }
  }

  private mutating func openCondition(_ condition: Stylesheet.Condition, _ range: Range<Int>) {
    markBegun()
    let block = blocks.last
    openBlock(
      .condition(condition), range, as: block?.kind ?? .group, isRoot: block?.isRoot ?? false)
  }

  private mutating func refuse(_ mistake: Diagnostic) {
    report(mistake)
    skipItem()
  }

  // MARK: Versions

  /// Parses `"(" system ">=" version {"," system ">=" version} ")" "{"`.
  mutating func parseAvailable(_ range: Range<Int>) {
    var requirements: [Stylesheet.VersionRequirement] = []
    style.skipSpace()
    guard eat(UInt8(ascii: "(")) else { return refuse(.expectedVersions(at: placeHere())) }
    repeat {
      style.skipSpace()
      guard let name = style.parseClassName() else {
        return refuse(.expectedVersions(at: placeHere()))
      }
      style.skipSpace()
      let sign = style.position
      guard eat(UInt8(ascii: ">")), eat(UInt8(ascii: "=")) else {
        while let byte = style.current, "<>=".utf8.contains(byte) { style.position += 1 }
        return refuse(
          style.position == sign
            ? .expectedVersions(at: placeHere())
            : .otherComparison(text(sign..<style.position), at: place(sign..<style.position)))
      }
      style.skipSpace()
      let number = style.position
      guard let version = parseVersion() else {
        let range = number..<style.position
        return refuse(
          range.isEmpty
            ? .expectedVersions(at: placeHere()) : .noVersion(text(range), at: place(range)))
      }
      requirements.append(
        Stylesheet.VersionRequirement(
          system: Stylesheet.Reference(name: text(name), range: place(name)), minimum: version))
      style.skipSpace()
    } while eat(UInt8(ascii: ","))
    guard eat(UInt8(ascii: ")")) else { return refuse(.expectedVersions(at: placeHere())) }
    let end = style.position
    style.skipSpace()
    guard style.current == UInt8(ascii: "{") else {
      return refuse(.expectedVersions(at: placeHere()))
    }
    openCondition(.available(requirements), range.lowerBound..<end)
  }

  private mutating func parseVersion() -> Catalog.Version? {
    let start = style.position
    while let byte = style.current, byte &- 0x30 < 10 || byte == UInt8(ascii: ".") {
      style.position += 1
    }
    return Catalog.Version(text(start..<style.position))
  }

  // MARK: Layers

  /// Parses `name {"," name} ";"`, or `name "{"`.
  mutating func parseLayer(_ range: Range<Int>) {
    guard !isInRule else {
      report(.layerInRule(at: place(range)))
      return skipItem()
    }
    var names: [Stylesheet.Reference] = []
    repeat {
      style.skipSpace()
      guard let name = parseLayerName() else { return refuse(.expectedLayer(at: placeHere())) }
      names.append(name)
      style.skipSpace()
    } while eat(UInt8(ascii: ","))
    let end = names.last?.range.range.upperBound ?? range.upperBound
    guard style.current == UInt8(ascii: "{") else {
      append(.layers(names), range.lowerBound..<end)
      return expectEnd("'@layer'")
    }
    guard names.count == 1 else { return refuse(.expectedLayer(at: placeHere())) }
    openBlock(.layer(names[0]), range.lowerBound..<end, as: .group)
  }

  /// Parses `name {"." name}`.
  mutating func parseLayerName() -> Stylesheet.Reference? {
    let start = style.position
    var count = 0
    repeat {
      guard style.parseClassName() != nil else { return nil }
      count += 1
    } while eat(UInt8(ascii: "."))
    let range = start..<style.position
    var name = text(range)
    if count > layerDepthLimit {
      report(.layersTooDeep(at: place(range)))
      name = name.split(separator: ".").prefix(layerDepthLimit).joined(separator: ".")
    }
    return Stylesheet.Reference(name: name, range: place(range))
  }
}

extension Diagnostic {
  fileprivate static func expectedNames(
    of kind: StylesheetParser.NameKind, at range: SourceRange
  ) -> Diagnostic {
    let note =
      switch kind {
      case .target: "as in '@target ios, visionos { … }' or '@target not macos { … }'"
      case .locale: "as in '@locale fr, de-CH { … }' or '@locale not en { … }'"
      case .theme:
        "as in '@theme dark { … }'; custom properties for all themes stand in ':root { --gap: 8; }'"
      }
    return Diagnostic(
      .expectedSelector, .error, at: range, "expected names of \(kind.rawValue)s and a block",
      notes: [Note(note)])
  }

  fileprivate static func expectedVersions(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range, "expected systems, their versions and a block",
      notes: [Note("as in '@available (ios >= 17, macos >= 14) { … }'")])
  }

  fileprivate static func otherComparison(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range, "a version is compared with '>=', not with '\(sign)'",
      notes: [Note("as in '@available (ios >= 18) { … }'")])
  }

  fileprivate static func noVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range, "'\(text)' is no version of a system",
      notes: [Note("a version is up to 64, with a minor and a patch number or without: '17.4'")])
  }

  fileprivate static func expectedLayer(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedSelector, .error, at: range, "expected the name of a layer",
      notes: [
        Note("as in '@layer base, components;', which says an order, or '@layer base { … }'")
      ])
  }

  fileprivate static func layersTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, .error, at: range,
      "more than \(layerDepthLimit) layers stand in one another",
      notes: [Note("layers side by side order rules as well")])
  }

  fileprivate static func layerInRule(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'@layer' stands outside of rules",
      notes: [Note("put the rule into the layer: '@layer base { .card { … } }'")])
  }
}
