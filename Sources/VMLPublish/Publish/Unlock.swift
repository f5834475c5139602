public import VMLRelease

/// A lock that a store has.
public struct LockReport: Hashable, Sendable {
  public var key: String
  /// The locked thing, in words.
  public var subject: String
  public var holder: LockHolder?
  /// When it ends by itself.
  public var ends: UTCTime
  /// Why it was left; `nil` where it was taken away.
  public var obstacle: String?
}

extension Publisher {
  /// Takes the locks away that publishes and collections left which were killed.
  ///
  /// A lock goes whose process is known to have ended, or whose time is over; `force` also takes
  /// away one where that cannot be told. A lock whose process is at work on this machine stays.
  public func unlock(force: Bool) async throws(PublishFailure) -> [LockReport] {
    var reports: [LockReport] = []
    let key = StoreLock.key(of: channel)
    if let lock = try await StoreLock.read(key, in: store) {
      let report = report(
        key, "the channel '\(channel)'", lock.holder, lock.expires, force)
      if report.obstacle == nil {
        try await asking { () throws(StoreError) in try await store.remove(key) }
      }
      reports.append(report)
    }
    let mark = try await SweepMark.read(in: store)
    if let until = mark.until {
      let report = report(
        SweepMark.key, "the store, to collect garbage", mark.holder, until, force)
      // How often was collected goes on: what journals say is from before.
      if report.obstacle == nil { try await SweepMark(count: mark.count).write(in: store) }
      reports.append(report)
    }
    return reports
  }

  private func report(
    _ key: String, _ subject: String, _ holder: LockHolder?, _ ends: UTCTime, _ force: Bool
  ) -> LockReport {
    var report = LockReport(key: key, subject: subject, holder: holder, ends: ends)
    let process = holder?.process
    switch process?.life ?? .unknown {
    case .dead: break
    case .alive:
      report.obstacle = "process \(process?.number ?? 0) of this machine is at work; end it first"
    case .unknown where clock() < ends && !force:
      let place = process.map { "process \($0.number) of '\($0.host)'" } ?? "its holder"
      report.obstacle =
        "whether \(place) is at work cannot be told from here; "
        + "where you know that it is not, '--force' takes the lock away"
    case .unknown: break
    }
    return report
  }
}
