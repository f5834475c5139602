public import ArgumentParser
public import VMLBuild

/// Which document of a page a command shows.
public struct DocumentOptions: ParsableArguments, Sendable {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The target that it is made for. (default: the page's first)", valueName: "name"))
  public var target: String?

  @Option(
    help: ArgumentHelp(
      "The locale that it is made in. (default: the site's first)", valueName: "name"))
  public var locale: String?

  @Option(
    help: ArgumentHelp(
      "The theme that it is made in. (default: the site's first)", valueName: "name"))
  public var theme: String?

  @Option(
    help: ArgumentHelp(
      "Which document of a page with 'each', by its path. (default: the first)",
      valueName: "path"))
  public var path: String?

  public init() {}

  /// The variant that was named; each part is `nil` where the command line names none.
  public var variant: VariantNames {
    VariantNames(target: target, locale: locale, theme: theme)
  }
}
