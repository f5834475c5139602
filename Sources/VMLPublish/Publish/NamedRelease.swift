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

  func release(
    named text: String, _ reading: ChannelReading?
  ) async throws(PublishFailure) -> ReleaseID {
    let all = try await releases()
    if let id = ReleaseID(text), all.contains(where: { $0.release == id }) { return id }
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
