package import VMLCatalog
package import VMLData
package import VMLDiagnostics
package import VMLMarkup
package import VMLStylesheet

/// What `site.yaml` says.
package struct SiteConfiguration: Sendable {
  package var name: String
  /// Names the output tree; `nil` where the content's digest does.
  package var version: String?
  /// In the order of the file, never empty; the first is the default.
  package var targets: [Target]
  /// The languages that documents are made in, in the order of the file; none for a site that does
  /// not tell them apart.
  ///
  /// Each is a language tag such as `fr-CA`.
  package var locales: [Reference] = []
  /// The same for themes.
  package var themes: [Reference] = []
  /// The layout of pages that name none.
  package var layout: Reference?
  /// The sheets in cascade order; `nil` for all of `styles/` by name.
  package var styles: [Reference]?
  /// In the order of the file.
  package var lifecycle: [LifecycleTemplate]
  /// What `site` is in an expression.
  package var parameters: Value
  package var custom: CustomNames
  /// What the client app can do; `nil` where the site does not say.
  package var actions: [Reference]?
  /// Where the output goes, relative to the site's folder.
  package var output: String
  /// Where site.yaml says that; `nil` where it does not.
  package var outputRange: SourceRange?
  package var markup: MarkupConventions
  /// What happens to modifiers that some system of a target has not.
  package var availability = Catalog.AvailabilityPolicy.warning
  /// How rules become one list of modifiers.
  package var cascade = CascadeMode.replace
  /// Classes, without their dots, that data may name.
  package var safelist: [Reference]?
  /// What becomes of warnings.
  package var lints = LintLevels()

  /// The configuration of a site that says nothing but its name.
  package static let defaults = SiteConfiguration(
    name: "site", version: nil,
    targets: ["ios", "macos", "visionos"].map { Target(name: $0, os: $0, minimum: nil) },
    layout: nil, styles: nil, lifecycle: [], parameters: .object(ValueObject()),
    custom: CustomNames(), actions: nil, output: "dist", markup: MarkupConventions())

  /// A name or path, and where it is written.
  package struct Reference: Hashable, Sendable {
    package var text: String
    package var range: SourceRange

    package init(_ text: String, at range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// A component that every head holds under a name.
  package struct LifecycleTemplate: Sendable {
    package var name: String
    package var component: Reference
  }

  /// What the client app registers besides SwiftUI.
  ///
  /// Spec: VML 12.
  package struct CustomNames: Sendable {
    /// Each view's attributes and their types' names.
    package var views: [String: [String: String]] = [:]
    package var modifiers: Set<String> = []
    /// The parameters of those modifiers for which the site gives them.
    package var parameters: [String: [Catalog.CustomParameter]] = [:]
    /// Implicit members by type.
    package var members: [String: [String]] = [:]

    package init() {}
  }

  /// Conventions of VML on which clients differ.
  package struct MarkupConventions: Sendable {
    package var style = StylePrinter.Options()
    /// Writes `;` in a string as `&#59;`, for clients that decode it, where strings would else be moved to an attribute.
    package var encodesSemicolons = false
    package var keepsComments = false
    package var keepsAttributeOrder = false
    /// Writes the values of attributes in place of the `attr()`s that read them, where they can
    /// stand there.
    package var resolvesAttributes = false

    package init() {}
  }
}

/// One platform that documents are made for.
package struct Target: Hashable, Sendable {
  package var name: String
  /// The operating system, one of ``systems``.
  package var os: String
  /// The least version of the system that the app runs on; `nil` if the site does not say.
  package var minimum: OSVersion?

  package init(name: String, os: String, minimum: OSVersion?) {
    self.name = name
    self.os = os
    self.minimum = minimum
  }

  /// The systems that a target may be made for.
  package static let systems = Catalog.Platform.systems
}

/// A version such as `17.0`.
package struct OSVersion: Hashable, Sendable {
  /// As written.
  package var text: String

  /// Reads digits in up to three groups; `nil` if it is anything else.
  package init?(_ text: String) {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(groups.count),
      groups.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy { ("0"..."9").contains($0) } }
      )
    else { return nil }
    self.text = text
  }
}
