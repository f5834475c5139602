import VMLBase

/// Features that the apps in the field with one runtime can draw.
public struct ClientRuntime: Hashable, Sendable {
  public var name: String
  /// The newest version of VML that it reads; `nil` for any.
  public var vml: String?
  /// The elements of SwiftUI that it knows; `nil` for all.
  public var elements: Set<String>?
  /// `nil` for all.
  public var modifiers: Set<String>?
  /// The views that it knows besides SwiftUI's; `nil` for all.
  public var views: Set<String>?
  /// The highest level of the language of behaviour that it knows, 0 for none; `nil` for any.
  public var behaviour: Int?
  /// Elements, modifiers, views, events and steps that it does not know, whatever the others say.
  public var lacks: Set<String> = []
  /// The oldest version of each system, in lower case, that its apps run on.
  public var systems: [String: String] = [:]

  public init(name: String) { self.name = name }

  /// Something of a target that the runtime cannot do.
  public enum Gap: Hashable, Sendable {
    case vml(String)
    case element(String)
    case modifier(String)
    case event(String)
    case step(String)
    /// The level of the language of behaviour.
    case behaviour(String)
    /// The least version of the system that the target is for, and the oldest that apps run on.
    case system(String, needs: String, has: String)
  }

  /// Needs of a release's target that the runtime lacks; empty if it can draw all of it.
  public func gaps(in target: ReleaseRoot.Target, of root: ReleaseRoot) -> [Gap] {
    var gaps: [Gap] = []
    if let vml, isVersion(vml, before: root.vml) { gaps.append(.vml(root.vml)) }
    if let minimum = target.minimum, let oldest = systems[target.os.lowercased()],
      isVersion(oldest, before: minimum)
    {
      gaps.append(.system(target.os, needs: minimum, has: oldest))
    }
    let ownViews = Set(target.needs.views)
    for name in target.needs.elements {
      let known = ownViews.contains(name) ? views : elements
      let isKnown = known?.contains(name) ?? true || views?.contains(name) ?? false
      if !isKnown || lacks.contains(name) { gaps.append(.element(name)) }
    }
    for name in target.needs.modifiers
    where !(modifiers?.contains(name) ?? true) || lacks.contains(name) {
      gaps.append(.modifier(name))
    }
    gaps += target.needs.events.filter(lacks.contains).map { .event($0) }
    gaps += target.needs.steps.filter(lacks.contains).map { .step($0) }
    if let behaviour {
      gaps += target.needs.behaviour.filter { Int($0) ?? .max > behaviour }
        .map { .behaviour($0) }
    }
    return gaps
  }
}

extension ReleaseManifest.Document {
  /// Whether it has what a runtime lacks; `false` for a lack that is no matter of documents.
  public func has(_ gap: ClientRuntime.Gap) -> Bool {
    switch gap {
    case .element(let name): features.elements.contains(name)
    case .modifier(let name): features.modifiers.contains(name)
    case .event(let name): features[.events].contains(name)
    case .step(let name): features[.steps].contains(name)
    case .behaviour(let level): features[.behaviour].contains(level)
    case .vml, .system: false
    }
  }
}

extension ClientRuntime {
  /// All that is said of it.
  public var json: JSONValue {
    func list(_ names: Set<String>?) -> JSONValue {
      names.map { .array($0.sorted().map { .string($0) }) } ?? .null
    }
    return [
      "name": .string(name), "vml": vml.map { .string($0) } ?? .null, "elements": list(elements),
      "modifiers": list(modifiers), "views": list(views), "lacks": list(lacks),
      "behaviour": behaviour.map { .integer($0) } ?? .null,
      "systems": .object(JSONObject(systems.mapValues { .string($0) })),
    ]
  }
}

extension ChannelState {
  /// Whether some client of a runtime may be told to take a release.
  public func offers(_ release: ReleaseID, toRuntime runtime: String) -> Bool {
    let named = offers.filter { $0.runtime == runtime }
    return (named.isEmpty ? offers.filter { $0.runtime == nil } : named)
      .contains { $0.release == release }
  }
}

/// Whether a text is a version: numbers with dots between them.
func isDottedNumber(_ text: String) -> Bool {
  text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
    !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

/// Whether a version, of numbers with dots between them, comes before another; 17 and 17.0 are the
/// same.
func isVersion(_ version: String, before other: String) -> Bool {
  func numbers(_ text: String) -> [Int] {
    var numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
  return numbers(version).lexicographicallyPrecedes(numbers(other))
}
