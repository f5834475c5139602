/// The targets that sheets can tell apart.
///
/// Variants of one target get the same styles unless some `@locale` or `@theme` tells them apart.
/// Such variants are one group, which is compiled once.
struct StyleGroups {
  /// One target of each group, with a label that names the group's locales and themes.
  private(set) var targets: [StyleTarget] = []
  /// The group of each target.
  private(set) var ofTargets: [Int] = []

  init(of targets: [StyleTarget], by sheets: [Stylesheet]) {
    let names = ConditionNames(in: sheets)
    var groups: [Key: Int] = [:]
    var members: [[StyleTarget]] = []
    for target in targets {
      let key = Key(
        target: target.name, locales: names.matching(target.locale),
        theme: target.theme.flatMap { names.themes.contains($0) ? $0 : nil })
      let group = groups[key] ?? members.count
      if group == members.count { members.append([]) }
      groups[key] = group
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
    var target: String
    /// The names in conditions that match the target's locale and theme.
    var locales: [String]
    var theme: String?
  }

  /// The locales or themes of a group for its label; empty if the group has all of them.
  private static func label(of names: [String?], among count: Int) -> String {
    let names = Set(names.compactMap(\.self))
    return names.isEmpty || names.count == count ? "" : "/" + names.sorted().joined(separator: "+")
  }
}

/// The names in the conditions of sheets.
///
/// The names of locales are in lower case.
private struct ConditionNames {
  var locales: Set<String> = []
  var themes: Set<String> = []

  init(in sheets: [Stylesheet]) {
    for item in sheets.lazy.flatMap(\.items) {
      switch item.kind {
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
