/// Treatment of a warning: left out, reported, or reported as an error.
public enum LintLevel: String, CaseIterable, Sendable { case off, warning, error }

extension DiagnosticCode {
  /// Whether site.yaml and comments may name the code.
  ///
  /// It is a warning, always or at times; what is an error stays one.
  public var isConfigurable: Bool { isLint || Self.warnings.contains(self) }

  /// Whether only `vmlc check` looks for it.
  public var isLint: Bool { Self.lints.contains(self) }

  /// Level where site.yaml gives none.
  public var defaultLevel: LintLevel { self == .fixedFontSize ? .off : .warning }

  /// The codes that may be configured, in the order of their names.
  public static let configurable =
    allCases.filter(\.isConfigurable).sorted { $0.rawValue < $1.rawValue }

  private static let lints: Set<DiagnosticCode> = [
    .brokenLink, .controlValue, .deadAction, .duplicateButtonLabel, .duplicateID, .fixedFontSize,
    .fixedTokenSize, .fragmentCycle, .fragmentTarget, .hardCodedText, .identicalReplacement,
    .ineffectiveStyle, .lowContrast, .missingLabel, .paddingOutside, .replacedSeveral,
    .smallTarget, .unknownLint, .unusedComponent, .unusedProp, .unusedProperty, .unusedSlot,
    .unusedSuppression, .unusedText,
  ]

  private static let warnings: Set<DiagnosticCode> = [
    .ampersand, .argumentType, .attributeName, .attributesTogether, .bareAttribute, .bareText,
    .constantCondition, .constantValue, .deadHandler, .deprecated, .documentStructure,
    .elementName, .foreignSyntax, .formatLacks, .formatUncertain, .geometryScope, .headContent,
    .hiddenState, .identityInStyle, .largeImage,
    .leadingDot, .linkDestination, .markdownLeftOut, .markdownSyntax, .misplacedFile,
    .misplacedVariable, .missingArgument, .missingSpace, .missingText, .noPages,
    .notAvailable, .pluralForm, .requiredAttribute, .shortColor, .styleCollision, .styleSeparator,
    .styleSpace,
    .unexpectedContent, .unknownAction, .unknownAttribute, .unknownClass, .unknownDoctype,
    .unknownElement, .unknownEntity, .unknownKey, .unknownLocale, .unknownModifier,
    .unknownSymbol, .unknownTemplate, .unknownText, .unknownValue,
    .unsentField, .unusedRule, .unusedState, .unusedTemplate,
  ]
}

/// Levels that a site gives to warnings.
public struct LintLevels: Hashable, Sendable {
  private var levels: [DiagnosticCode: LintLevel] = [:]
  /// The levels of folders and files of the site, each with the path that it is for.
  private var places: [DiagnosticCode: [Place]] = [:]

  private struct Place: Hashable, Sendable {
    var path: String
    var level: LintLevel
  }

  public init() {}

  /// Whether some folder has a level of its own.
  public var hasPlaces: Bool { !places.isEmpty }

  /// Whether a warning is reported anywhere.
  public func isOn(_ code: DiagnosticCode) -> Bool {
    self[code] != .off || places[code]?.contains { $0.level != .off } == true
  }

  /// The level in a file of the site; a longer path goes before a shorter one.
  public func level(of code: DiagnosticCode, in file: String) -> LintLevel {
    let found = places[code]?.filter { file == $0.path || file.hasPrefix($0.path + "/") }
      .max { $0.path.utf8.count < $1.path.utf8.count }
    return found?.level ?? self[code]
  }

  /// Sets the level in a folder or a file of the site, whose path has no slash at its end.
  public mutating func set(_ code: DiagnosticCode, in path: String, to level: LintLevel) {
    places[code, default: []].append(Place(path: path, level: level))
  }

  public subscript(_ code: DiagnosticCode) -> LintLevel {
    get { levels[code] ?? code.defaultLevel }
    set { levels[code] = newValue }
  }
}
