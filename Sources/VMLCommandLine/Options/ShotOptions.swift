public import ArgumentParser

/// Options of `vmlc shot`; `vmlc` checks them, and `vmlc-serve` carries them out.
public struct ShotOptions: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      "Paths of pages, as /products/lamp, in which * stands for a part. (default: all)",
      valueName: "pages"))
  public var pages: [String] = []

  @OptionGroup public var site: SiteOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write the pictures.", valueName: "dir"),
    completion: .directory)
  public var output: String

  @Option(
    help: ArgumentHelp(
      """
      iphone, ipad, mac, vision, watch or tv; may be given several times. (default: all that the \
      site has a target for, but the iPad)
      """, valueName: "name"))
  public var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "light or dark; may be given several times. (default: light)", valueName: "name"))
  public var scheme: [String] = []

  @Option(
    help: ArgumentHelp(
      "A locale of the site; may be given several times. (default: its first)",
      valueName: "name"))
  public var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A theme of the site; may be given several times. (default: the one of the scheme's name, or \
      the first)
      """, valueName: "name"))
  public var theme: [String] = []

  @Option(
    help: ArgumentHelp("The size of text, as xxxLarge or accessibility3.", valueName: "name"))
  public var size = "large"

  @Option(
    help: ArgumentHelp(
      "Where lines begin: ltr or rtl. (default: as the locale is written)", valueName: "name"))
  public var direction: String?

  @Option(
    help: ArgumentHelp(
      """
      The iOS whose look is drawn: 18 or 26. (default: as the oldest that the \
      target is for)
      """, valueName: "number"))
  public var ios: String?

  @Flag(help: "Take pictures of components, too, as the gallery of 'vmlc serve' shows them.")
  public var components = false

  @Option(
    help: ArgumentHelp(
      "A folder of earlier pictures; what changed is listed, and shown in index.html.",
      valueName: "dir"),
    completion: .directory)
  public var compare: String?

  @OptionGroup public var choices: ChoiceOptions

  @OptionGroup public var jobs: JobOptions

  @OptionGroup public var reporting: ReportOptions

  public init() {}

  public func validate() throws {
    if output.isEmpty { throw ValidationError("'--output' needs a folder") }
    if let compare, compare.isEmpty { throw ValidationError("'--compare' needs a folder") }
  }
}
