public import VMLCatalog
public import VMLData
public import VMLDiagnostics
public import VMLFormats
public import VMLMarkup
public import VMLStylesheet

/// The settings in `site.yaml`.
public struct SiteConfiguration: Sendable {
  public var name: String
  /// Names the output tree; `nil` for the digest of its content.
  public var version: String?
  /// In the order of the file, never empty; the first is the default.
  public var targets: [Target]
  /// The languages that documents are made in, in the order of the file; empty for a site without
  /// locales.
  ///
  /// Each is a language tag such as `fr-CA`.
  public var locales: [Reference] = []
  /// The themes that documents are made in, in the order of the file; empty for a site without
  /// themes.
  public var themes: [Reference] = []
  /// The layout of pages that name none.
  public var layout: Reference?
  /// The sheets in cascade order; `nil` for all of `styles/` by name.
  public var styles: [Reference]?
  /// In the order of the file.
  public var lifecycle: [LifecycleTemplate]
  /// The value of `site` in expressions.
  public var parameters: Value
  public var custom: CustomNames
  /// The types that the site gives names to.
  public var types = TypeTable()
  /// The types of data files and of front matter, in the order of the file.
  public var data: [TypedData] = []
  /// The type of `data` in expressions; `nil` if no file of it has one.
  var dataTypes: KnownType?
  /// The rows that pages are made of, in the order of the file.
  public var rows: [RowSource] = []
  /// The lists that are computed of all pages, in the order of the file.
  public var collections: [ComputedValue] = []
  /// Whether pages may draw texts in Markdown; a site with pages of Markdown needs not say so.
  public var drawsMarkdown = false
  /// The files of JSON that are computed, by their paths in each tree.
  public var outputs: [ComputedValue] = []
  /// The limits of pictures; `nil` where expressions do not read their sizes.
  public var images: ImageConfiguration?
  /// The actions that the client app has; `nil` if the site does not list them.
  public var actions: [Action]?
  /// URLs of the web before the site's paths, without a slash at their ends, which the app opens.
  public var links: [Reference] = []
  /// Whether documents keep their behaviour; without it all of it but `action` is left out.
  public var hasBehaviour = true
  /// The states that all screens share, in the order of the file.
  public var states: [SiteState] = []
  /// The places that forms are submitted to, in the order of the file.
  public var endpoints: [Endpoint] = []
  /// The schemes of addresses that `openURL` opens besides the known ones, in lower case.
  public var schemes: [String] = []
  /// The output folder, relative to the site's folder.
  public var output: String
  /// The range of `output` in site.yaml; `nil` if it is not there.
  public var outputRange: SourceRange?
  public var markup: MarkupConventions
  /// The treatment of modifiers that some system of a target does not have.
  public var availability = Catalog.AvailabilityPolicy.warning
  /// The way in which rules become one list of modifiers.
  public var cascade = CascadeMode.replace
  /// Classes, without their dots, that data may name.
  public var safelist: [Reference]?
  /// Patterns of files of `content/` that are no part of the site; `nil` if there are none.
  public var exclude: [Reference]?
  /// The levels of warnings.
  public var lints = LintLevels()
  public var publish = PublishConfiguration()
  /// The wishes for the build beyond the sources.
  public var choices = SiteChoices()

  /// The configuration of a site with nothing but a name.
  public static let defaults = SiteConfiguration(
    name: "site", version: nil,
    targets: ["ios", "macos", "visionos"].map { Target(name: $0, os: $0, minimum: nil) },
    layout: nil, styles: nil, lifecycle: [], parameters: .object(ValueObject()),
    custom: CustomNames(), actions: nil, output: "dist", markup: MarkupConventions())

  /// A name or path, with its range in the file.
  public struct Reference: Hashable, Sendable {
    public var text: String
    public var range: SourceRange

    public init(_ text: String, at range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// A request that the client app understands.
  public struct Action: Hashable, Sendable {
    public var name: String
    /// The name's range in the file.
    public var range: SourceRange
    /// The values that it takes: one for each value of an object's type, or a single one of another
    /// type; `nil` if the site does not say.
    public var value: ValueType?
  }

  /// A component that every head has under a name.
  public struct LifecycleTemplate: Sendable {
    public var name: String
    public var component: Reference
  }

  /// Names that the client app registers besides SwiftUI.
  ///
  /// Spec: VML 12.
  public struct CustomNames: Sendable {
    /// Each view's attributes and their types.
    public var views: [String: [String: AttributeType]] = [:]
    /// The attributes that the app reads from SwiftUI's views, by the view; `View` has the
    /// attributes of all.
    public var attributes: [String: [String: AttributeType]] = [:]
    public var modifiers: Set<String> = []
    /// The parameters of modifiers, as far as the site lists them.
    public var parameters: [String: [Catalog.CustomParameter]] = [:]
    /// Implicit members by type.
    public var members: [String: [String]] = [:]
    /// Names of the pictures that the app adds to SF Symbols.
    public var symbols: Set<String> = []

    public init() {}
  }

  /// The type of an attribute, or of a parameter, that the client app registers.
  public enum AttributeType: Hashable, Sendable {
    case value(ValueType)
    /// One of SwiftUI's, with a `?` where it may be left out.
    case swift(String)
    /// A view, which a child with a `template` gives; with a `?` where it may be left out.
    case template(mayBeLeftOut: Bool)
  }

  /// Conventions of VML on which clients differ.
  public struct MarkupConventions: Sendable {
    public var style = StylePrinter.Options()
    /// Writes `;` in a string as `&#59;`, for clients that decode it.
    ///
    /// Otherwise such strings are moved to an attribute.
    public var encodesSemicolons = false
    public var keepsComments = false
    public var keepsAttributeOrder = false
    /// Writes the values of attributes in place of the `attr()`s that read them, where a style can
    /// have them.
    public var resolvesAttributes = false

    public init() {}
  }
}

/// One platform that documents are made for.
public struct Target: Hashable, Sendable {
  public var name: String
  /// The operating system, one of ``systems``.
  public var os: String
  /// The lowest version of the system that the app runs on; `nil` if the site does not list it.
  public var minimum: OSVersion?
  /// The URL of the target's folder for clients, without a slash at its end; `nil` where paths are
  /// written as they are.
  public var baseURL: String?
  /// The format of its documents.
  public var format = DocumentFormat.vml
  /// Its choices about its format.
  public var formatOptions = FormatOptions()

  public init(name: String, os: String, minimum: OSVersion?, baseURL: String? = nil) {
    self.name = name
    self.os = os
    self.minimum = minimum
    self.baseURL = baseURL
  }

  /// The systems that a target may be made for.
  public static let systems = Catalog.Platform.systems
}

/// A version such as `17.0`.
public struct OSVersion: Hashable, Sendable {
  /// As written.
  public var text: String

  /// Parses digits in up to three groups; `nil` for anything else.
  public init?(_ text: String) {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(groups.count),
      groups.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy { ("0"..."9").contains($0) } }
      )
    else { return nil }
    self.text = text
  }
}
