extension Catalog {
  /// The systems that a document is checked for, and what the app adds to SwiftUI there.
  public struct CheckTarget: Hashable, Sendable {
    public var platform: Platform
    /// Every system from this version on; where a site names none, the newest alone.
    public var minimum: Version
    public var custom: CustomDeclarations

    /// Without a minimum, since the site does not say, only what the platform never had is missing.
    public init(
      platform: Platform, minimum: Version?, custom: CustomDeclarations = CustomDeclarations()
    ) {
      self.platform = platform
      self.minimum = minimum ?? .newest
      self.custom = custom
    }

    func has(_ availability: Availability) -> Bool {
      availability.isAvailable(on: platform, since: minimum)
    }

    /// Whether it has a declaration, and the type that it is of.
    func has(_ declaration: Declaration) -> Bool {
      guard has(declaration.availability) else { return false }
      return declaration.kind == .environmentValue || has(declaration.owner.availability)
    }

    /// Whether something should no longer be used, on every system that the target is for.
    func isDeprecated(_ deprecation: Deprecation) -> Bool {
      deprecation.isInForce(on: platform, at: minimum)
    }
  }

  /// Declarations that an app registers besides SwiftUI.
  ///
  /// Spec: VML 12.
  public struct CustomDeclarations: Hashable, Sendable {
    /// The parameters of each modifier; `nil` where the site only names it.
    public var modifiers: [String: [CustomParameter]?] = [:]
    public var views: [String: CustomView] = [:]
    /// The types of attributes that the app reads from SwiftUI's views, by the view; `View` has the
    /// attributes of all.
    public var attributes: [String: [String: String]] = [:]
    /// Implicit members by type.
    public var members: [String: Set<String>] = [:]
    /// Names of the pictures that the app adds to SF Symbols.
    public var symbols: Set<String> = []

    public init() {}
  }

  public struct CustomView: Hashable, Sendable {
    /// The types of its attributes; `nil` where anything may be given.
    public var attributes: [String: String]?
    /// The templates that it takes; `nil` where the site does not say.
    public var slots: Set<String>?

    public init(attributes: [String: String]?, slots: Set<String>? = nil) {
      self.attributes = attributes
      self.slots = slots
    }
  }

  public struct CustomParameter: Hashable, Sendable {
    /// `nil` if it has none.
    public var label: String?
    /// A type of SwiftUI or Swift, `any`, or `template`.
    public var type: String
    public var mayBeLeftOut: Bool

    public init(label: String?, type: String, mayBeLeftOut: Bool) {
      self.label = label
      self.type = type
      self.mayBeLeftOut = mayBeLeftOut
    }
  }
}

extension Catalog.Version {
  /// Later than any version that there is.
  static var newest: Self { Self("64") ?? Catalog.Platform.iOS.firstVersion }
}
