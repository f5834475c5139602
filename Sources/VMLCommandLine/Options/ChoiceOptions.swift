public import ArgumentParser
import VMLBuild
public import VMLCompiler

/// The options of a build beyond a site's sources.
public struct ChoiceOptions: ParsableArguments, Sendable {
  @OptionGroup var settings: SettingOptions

  @Flag(help: "Build drafts, and pages before and after their time, as well.")
  public var drafts = false

  public init() {}

  /// Looks at SOURCE_DATE_EPOCH where the command line names no moment.
  ///
  /// - Returns: All of it, checked.
  /// - Throws: A `ValidationError` for what cannot be meant.
  public func choices() throws -> SiteChoices {
    var choices = try settings.choices()
    choices.includesDrafts = drafts
    return choices
  }
}

/// The options of a site beyond its sources, but for drafts.
public struct SettingOptions: ParsableArguments, Sendable {
  /// `nil` for site.yaml alone.
  @Option(
    help: ArgumentHelp(
      "The environment: what site.NAME.yaml says takes the place of what site.yaml does.",
      valueName: "name"))
  public var env: String?

  @Option(
    help: ArgumentHelp(
      "A value under 'params' in place of site.yaml's; may be given several times.",
      valueName: "params.key=value"))
  public var set: [String] = []

  /// `nil` for what SOURCE_DATE_EPOCH says.
  @Option(
    help: ArgumentHelp(
      """
      The moment that the site is built for, as in '2026-12-01' or '2026-12-01T18:00:00+01:00': \
      'now' in expressions, and what 'publish' and 'expire' of pages are held against. \
      (default: SOURCE_DATE_EPOCH, or none)
      """, valueName: "moment"))
  public var at: String?

  public init() {}

  public func validate() throws { _ = try choices() }

  /// Looks at SOURCE_DATE_EPOCH where the command line names no moment.
  ///
  /// - Returns: All of it, checked.
  /// - Throws: A `ValidationError` for what cannot be meant.
  public func choices() throws -> SiteChoices {
    var choices = SiteChoices()
    if let env {
      guard SiteChoices.isEnvironmentName(env) else {
        throw ValidationError(
          "'\(env)' cannot name an environment; it is up to 64 letters, digits, '-' and '_', as in "
            + "'staging'")
      }
      choices.environment = env
    }
    choices.settings = try set.map { text in
      guard let setting = SiteChoices.Setting(text) else {
        throw ValidationError(
          "'--set' takes a key under 'params' and a value, as in "
            + "'params.api=https://api.acme.example', not '\(text)'")
      }
      return setting
    }
    if let at {
      guard let moment = Moment(at) else {
        throw ValidationError(
          "'--at' takes a moment that there is, as in '2026-12-01' or '2026-12-01T18:00:00+01:00', "
            + "not '\(at)'")
      }
      choices.moment = moment
    } else if let epoch = environmentVariable("SOURCE_DATE_EPOCH"), !epoch.isEmpty {
      guard let seconds = Int64(epoch), let moment = Moment(secondsSince1970: seconds) else {
        throw ValidationError(
          "SOURCE_DATE_EPOCH is '\(epoch)', and should be the seconds since 1970 began")
      }
      choices.moment = moment
    }
    return choices
  }
}
