extension Catalog {
  /// The systems that a document is checked for, and what the app adds to SwiftUI there.
  package struct CheckTarget: Sendable {
    package var platform: Platform
    /// Every system from this version on; where a site names none, the newest alone.
    package var minimum: Version
    package var custom: CustomDeclarations

    /// Without a minimum, since the site does not say, only what the platform never had is missing.
    package init(
      platform: Platform, minimum: Version?, custom: CustomDeclarations = CustomDeclarations()
    ) {
      self.platform = platform
      self.minimum = minimum ?? .newest
      self.custom = custom
    }

    func has(_ availability: Availability) -> Bool {
      availability.isAvailable(on: platform, since: minimum)
    }

    /// Whether something should no longer be used, on every system that the target is for.
    func isDeprecated(_ deprecation: Deprecation) -> Bool {
      deprecation.isInForce(on: platform, at: minimum)
    }
  }

  /// What an app registers besides SwiftUI.
  ///
  /// Spec: VML 12.
  package struct CustomDeclarations: Sendable {
    /// The parameters of each modifier; `nil` where the site only names it.
    package var modifiers: [String: [CustomParameter]?] = [:]
    package var views: [String: CustomView] = [:]
    /// Implicit members by type.
    package var members: [String: Set<String>] = [:]

    package init() {}
  }

  package struct CustomView: Sendable {
    /// The types of its attributes; `nil` where anything may be given.
    package var attributes: [String: String]?
    /// The templates that it takes; `nil` where the site does not say.
    package var slots: Set<String>?

    package init(attributes: [String: String]?, slots: Set<String>? = nil) {
      self.attributes = attributes
      self.slots = slots
    }
  }

  package struct CustomParameter: Sendable {
    /// `nil` if it has none.
    package var label: String?
    /// A type of SwiftUI or Swift, `any`, or `template`.
    package var type: String
    package var mayBeLeftOut: Bool

    package init(label: String?, type: String, mayBeLeftOut: Bool) {
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
