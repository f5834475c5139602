/// One version of the runtime that draws documents in apps in the field, with its limits.
public struct RuntimeConfiguration: Sendable {
  /// The newest version of VML that it reads; `nil` for any.
  public var vml: String?
  /// The elements that it knows; `nil` for all that there are.
  public var elements: [String]?
  /// The modifiers that it knows; `nil` for all.
  public var modifiers: [String]?
  /// The views besides SwiftUI's that it knows; `nil` for all.
  public var views: [String]?
  /// The highest level of behaviour that it knows, 0 for none; `nil` for any.
  public var behaviour: Int?
  /// Elements, modifiers, views, events and steps that it does not know, also if another list has
  /// them.
  public var lacks: [String] = []
  /// The oldest version of each system that its apps run on.
  public var systems: [String: String] = [:]

  public init() {}

  /// The place of its description.
  public enum Source: Sendable {
    case here(RuntimeConfiguration)
    /// A file of YAML or JSON, relative to the site.
    case file(SiteConfiguration.Reference)
  }
}
