public import VMLBuild

/// A number and what there are so many of: `1 page`, `3 pages`.
public func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// A number of bytes as people read it: `312 bytes`, `4.1 KB`, `12 MB`; a KB has 1,000 bytes.
public func shown(bytes: Int) -> String {
  if bytes < 1000 { return counted(bytes, "byte") }
  var (whole, tenths, unit) = (bytes / 1000, bytes / 100 % 10, 0)
  let units = ["KB", "MB", "GB", "TB"]
  while whole >= 1000, unit + 1 < units.count {
    (whole, tenths) = (whole / 1000, whole / 100 % 10)
    unit += 1
  }
  return whole < 10 ? "\(whole).\(tenths) \(units[unit])" : "\(whole) \(units[unit])"
}

/// A time as people read it: `0.004 s`, `0.12 s`, `3 min 20 s`.
public func shown(_ duration: Duration) -> String {
  let (whole, attoseconds) = duration.components
  if whole >= 60 { return "\(whole / 60) min \(whole % 60) s" }
  let thousandths = Int(whole) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  let isShort = thousandths < 100
  let unit = isShort ? 1000 : 100
  let number = isShort ? thousandths : (thousandths + 5) / 10
  let decimals = String(unit + number % unit).dropFirst()
  return "\(number / unit).\(decimals) s"
}

/// The time that each stage took, one a line, and the pages and rules that took longest.
public func timingTable(of report: BuildReport) -> String {
  let pages = report.pageTimings.map { "  \(column(of: $0.duration))  \($0.path)\n" }
  let tries = report.ruleTimings.map { "\($0.tries)×" }
  let width = tries.map(\.count).max() ?? 0
  let rules = zip(report.ruleTimings, tries).map { timing, tries in
    let count = String(repeating: " ", count: width - tries.count) + tries
    let place = "\(timing.path):\(timing.line)"
    return "  \(column(of: timing.duration))  \(count)  \(place)  \(timing.selector)\n"
  }
  return timingTable(report.timings)
    + (pages.isEmpty ? "" : "pages that took longest:\n" + pages.joined())
    + (rules.isEmpty ? "" : "rules that took longest:\n" + rules.joined())
}

private func column(of duration: Duration) -> String {
  let time = milliseconds(of: duration)
  return String(repeating: " ", count: max(0, 12 - time.utf8.count)) + time
}

/// A time in milliseconds with tenths.
private func milliseconds(of duration: Duration) -> String {
  let rest = duration.components.attoseconds / 100_000_000_000_000
  return "\(duration.components.seconds * 1000 + rest / 10).\(rest % 10) ms"
}

private func timingTable(_ timings: [StageTiming]) -> String {
  let width = timings.map(\.name.utf8.count).max() ?? 0
  return timings.map { timing in
    let name = timing.name + String(repeating: " ", count: width - timing.name.utf8.count)
    return "  \(name)\(column(of: timing.duration))  \(timing.count)×\n"
  }.joined()
}
