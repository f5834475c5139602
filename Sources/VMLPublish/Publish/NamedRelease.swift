public import VMLRelease

/// Number of digits that an id may be cut to.
private let shortestID = 4

extension Publisher {
  /// The release of the store that a user means: its id, the site's name of it, or the first digits
  /// of its id.
  ///
  /// - Throws: ``PublishFailure/unknown(_:)`` where there is none, or several that are not one
  ///   version.
  public func release(named text: String) async throws(PublishFailure) -> ReleaseID {
    try await release(named: text, try await readToChange())
  }

  /// With `isSigned` only a whole id names a release that the channel never offered: anything that
  /// can write to a store can give a release there any name.
  func release(
    named text: String, _ reading: ChannelReading?, isSigned: Bool = false
  ) async throws(PublishFailure) -> ReleaseID {
    var all = try await releases()
    if let id = ReleaseID(text), all.contains(where: { $0.release == id }) { return id }
    if isSigned, let state = reading?.state {
      let signed = Set(state.releases + state.history.map(\.release) + state.withdrawn)
      let strangers = all.filter { !signed.contains($0.release) }
      all.removeAll { !signed.contains($0.release) }
      if let stranger = strangers.first(where: { $0.version == text }),
        !all.contains(where: { $0.version == text })
      {
        throw .unknown(
          "the release '\(text)' in the store was never offered by the channel '\(channel)', "
            + "as far as that remembers; give its whole id, \(stranger.release), if you mean it"
        )
      }
    }
    let found = all.filter { $0.version == text }
    // Of several of one name the one that was offered last.
    for entry in reading?.state.history ?? [] {
      if found.contains(where: { $0.release == entry.release }) { return entry.release }
    }
    if let youngest = found.max(by: { $0.published < $1.published }) { return youngest.release }
    let begun =
      text.utf8.count >= shortestID ? all.filter { $0.release.text.hasPrefix(text) } : []
    guard let first = begun.first else {
      throw .unknown("the store has no release '\(text)'; 'vmlc releases' lists those that it has")
    }
    guard begun.count == 1 else {
      throw .unknown(
        "\(begun.count) releases begin with '\(text)'; 'vmlc releases' lists them with all digits")
    }
    return first.release
  }
}
