public import VMLRelease

/// Needs of a release that the apps of a runtime lack, by target.
public struct RuntimeGaps: Hashable, Sendable {
  public var runtime: String
  public var targets: [Target]

  public struct Target: Hashable, Sendable {
    public var name: String
    public var gaps: [Gap]
  }

  public struct Gap: Hashable, Sendable {
    public var gap: ClientRuntime.Gap
    /// The first document that has it, as a path in the target; `nil` where it is no matter of
    /// documents, or they are not at hand.
    public var document: String?
    /// Number of documents that have it.
    public var count = 0
  }
}

extension Publisher {
  /// Needs of a release that clients lack to which a channel would offer it; empty if all is well.
  func gaps(of root: ReleaseRoot, _ id: ReleaseID, in state: ChannelState) -> [RuntimeGaps] {
    runtimes.compactMap { runtime in
      guard state.offers(id, toRuntime: runtime.name) else { return nil }
      let targets = root.targets.compactMap { target -> RuntimeGaps.Target? in
        let gaps = runtime.gaps(in: target, of: root)
        return gaps.isEmpty
          ? nil
          : RuntimeGaps.Target(name: target.name, gaps: gaps.map { RuntimeGaps.Gap(gap: $0) })
      }
      return targets.isEmpty ? nil : RuntimeGaps(runtime: runtime.name, targets: targets)
    }
  }

  /// Refuses a release that a channel would offer to apps that cannot draw it.
  func checkRuntimes(
    for tree: ReleaseTree, in state: ChannelState
  ) throws(PublishFailure) {
    var found = gaps(of: tree.root, tree.id, in: state)
    guard !found.isEmpty else { return }
    for index in found.indices {
      for target in found[index].targets.indices {
        tree.locate(&found[index].targets[target])
      }
    }
    throw .gaps(found)
  }
}

extension ReleaseTree {
  /// Finds the documents that need what is missing.
  fileprivate func locate(_ target: inout RuntimeGaps.Target) {
    let wanted = target.gaps.indices.filter { index in
      switch target.gaps[index].gap {
      case .element, .modifier, .event, .step, .behaviour: true
      case .vml, .system: false
      }
    }
    guard !wanted.isEmpty, let index = root.targets.firstIndex(where: { $0.name == target.name })
    else { return }
    for document in manifests[index].manifest.documents {
      for index in wanted where document.has(target.gaps[index].gap) {
        target.gaps[index].count += 1
        if target.gaps[index].document == nil {
          target.gaps[index].document = document.stored.file
        }
      }
    }
  }
}

extension RuntimeGaps: CustomStringConvertible {
  /// The needs that are lacking, a line for each.
  public var description: String {
    var lines = ["apps with the runtime '\(runtime)' cannot draw all of this release:"]
    // What is the same in several targets is said once.
    var said: [(text: String, targets: [String])] = []
    for target in targets {
      for gap in target.gaps {
        let text = gap.description
        if let index = said.firstIndex(where: { $0.text == text }) {
          said[index].targets.append(target.name)
        } else {
          said.append((text, [target.name]))
        }
      }
    }
    for entry in said.prefix(Self.shownLimit) {
      lines.append("  \(entry.targets.joined(separator: ", ")): \(entry.text)")
    }
    if said.count > Self.shownLimit { lines.append("  and \(said.count - Self.shownLimit) more") }
    return lines.joined(separator: "\n")
  }

  private static let shownLimit = 20
}

extension RuntimeGaps.Gap {
  fileprivate var description: String {
    let place = document.map {
      " in \($0)" + (count < 2 ? "" : count == 2 ? " and one more" : " and \(count - 1) more")
    }
    switch gap {
    case .vml(let version): return "it reads no VML \(version)"
    case .element(let name): return "it has no '\(name)'" + (place ?? "")
    case .modifier(let name): return "it has no modifier '\(name)'" + (place ?? "")
    case .event(let name): return "it does not answer '\(name)'" + (place ?? "")
    case .step(let name): return "it has no step '\(name)'" + (place ?? "")
    case .behaviour(let level):
      return "it does not know level \(level) of behaviour" + (place ?? "")
    case .system(let system, let needs, let has):
      return "it runs on \(system) \(has) too, and the documents are for \(needs) and later"
    }
  }
}
