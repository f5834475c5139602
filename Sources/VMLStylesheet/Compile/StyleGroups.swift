import VMLCatalog

/// The targets that sheets can tell apart.
///
/// Variants of one target get the same styles unless some `@locale` or `@theme` tells them apart.
/// Such variants are one group, which is compiled once.
struct StyleGroups {
  /// One target of each group, with a label that names the group's locales and themes.
  private(set) var targets: [StyleTarget] = []
  /// The group of each target.
  private(set) var ofTargets: [Int] = []
  /// By group: the first one with the same styles, which may be of another target.
  private(set) var twins: [Int] = []

  init(of targets: [StyleTarget], by sheets: [Stylesheet]) {
    let names = ConditionNames(in: sheets)
    var groups: [Key: Int] = [:]
    var firsts: [Key: Int] = [:]
    var members: [[StyleTarget]] = []
    for target in targets {
      var key = Key(target, names)
      let group = groups[key] ?? members.count
      groups[key] = group
      if group == members.count {
        members.append([])
        key.target = nil
        key.conditions = names.targets.map { $0.holds(for: target) }
        // Styles know no views of a format or an app.
        key.system.system?.custom.views = [:]
        let first = firsts[key] ?? group
        firsts[key] = first
        twins.append(first)
      }
      members[group].append(target)
      ofTargets.append(group)
    }
    let localeCount = Set(targets.map(\.locale)).count
    let themeCount = Set(targets.map(\.theme)).count
    self.targets = members.map { group in
      var target = group[0]
      target.label += Self.label(of: group.map(\.locale), among: localeCount)
      target.label += Self.label(of: group.map(\.theme), among: themeCount)
      return target
    }
  }

  private struct Key: Hashable {
    /// `nil` for all targets for which the same conditions hold.
    var target: String?
    var conditions: [Bool] = []
    /// The names in conditions that match the target's locale and theme.
    var locales: [String]
    var theme: String?
    /// All that styles know of the target but for names.
    var system: StyleTarget

    init(_ target: StyleTarget, _ names: ConditionNames) {
      self.target = target.name
      locales = names.matching(target.locale)
      theme = target.theme.flatMap { names.themes.contains($0) ? $0 : nil }
      system = target
      (system.name, system.label, system.locale, system.theme) = ("", "", nil, nil)
    }
  }

  /// The locales or themes of a group for its label; empty if the group has all of them.
  private static func label(of names: [String?], among count: Int) -> String {
    let names = Set(names.compactMap(\.self))
    return names.isEmpty || names.count == count ? "" : "/" + names.sorted().joined(separator: "+")
  }
}

/// The conditions of sheets on targets, and the names in conditions on locales and themes.
///
/// The names of locales are in lower case.
private struct ConditionNames {
  var targets: [Stylesheet.Condition] = []
  var locales: Set<String> = []
  var themes: Set<String> = []

  init(in sheets: [Stylesheet]) {
    for item in sheets.lazy.flatMap(\.items) {
      switch item.kind {
      case .condition(.target(let condition)): targets.append(.target(condition))
      case .condition(.locale(let condition)):
        locales.formUnion(condition.names.lazy.map { $0.name.lowercased() })
      case .condition(.theme(let condition)): themes.formUnion(condition.names.lazy.map(\.name))
      default: continue
      }
    }
  }

  /// The names that match a locale: the locale itself and each of its prefixes.
  func matching(_ locale: String?) -> [String] {
    guard let locale, !locales.isEmpty else { return [] }
    var name = locale.lowercased()
    var found: [String] = []
    while true {
      if locales.contains(name) { found.append(name) }
      guard let dash = name.lastIndex(of: "-") else { return found }
      name = String(name[..<dash])
    }
  }
}
