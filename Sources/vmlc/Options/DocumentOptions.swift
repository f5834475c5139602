import ArgumentParser
import VMLBuild

/// Which document of a page a command shows.
struct DocumentOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The target that it is made for. (default: the page's first)", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The locale that it is made in. (default: the site's first)", valueName: "name"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The theme that it is made in. (default: the site's first)", valueName: "name"))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "Which document of a page with 'each', by its path. (default: the first)",
      valueName: "path"))
  var path: String?

  var variant: VariantNames { VariantNames(target: target, locale: locale, theme: theme) }
}
