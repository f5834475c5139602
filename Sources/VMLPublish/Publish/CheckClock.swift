import VMLRelease

/// By how many seconds clocks may differ.
private let clockTolerance = 300

extension Publisher {
  /// Holds this machine's clock against the store's and the last signer's: with a slow clock
  /// clients would be shown what has expired.
  ///
  /// - Throws: Before anything is signed.
  func checkClock(against reading: ChannelReading?) async throws(PublishFailure) {
    guard !signing.roots.isEmpty else { return }
    let now = clock()
    let offset = try await asking { () throws(StoreError) in try await store.clockOffset() }
    let isConfirmed = offset.map { abs($0) <= clockTolerance } ?? false
    if let offset, !isConfirmed {
      let theirs = UTCTime(seconds: now.seconds + offset)
      guard theirs < now.adding(days: lifetimes.timestamp) else {
        throw .clock(
          "this machine's clock says \(now), and that of \(store.name) \(theirs): "
            + "what is signed now would have expired. Set the clock that is wrong")
      }
      warn?(
        "this machine's clock says \(now), and that of \(store.name) \(theirs); "
          + "what is signed is good for "
          + (offset > 0 ? "less" : "longer") + " than it should be")
    }
    guard let signed = reading?.trusted.timestamp?.signed, !isConfirmed, !isRecovering,
      signed.seconds > now.seconds + clockTolerance
    else { return }
    throw .clock(
      "this machine's clock says \(now), and the channel '\(channel)' was signed later, "
        + "at \(signed). Set the clock; where it is right, and the one that signed was wrong, "
        + "'vmlc publish --recover' publishes all the same"
    )
  }
}
