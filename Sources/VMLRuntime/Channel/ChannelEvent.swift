/// Something that an app may log or measure.
public enum ChannelEvent: Hashable, Sendable {
  /// A request ended, with the number of bytes that came; `nil` where it failed.
  case requested(key: String, bytes: Int?, after: Duration)
  case refused(Refusal)
  case unreachable(Unreachability)
  /// The cache could not be read or written; what is shown does not change.
  case cacheFailed(String)
  /// Files that no kept release needs were removed.
  case evicted(files: Int)
  /// Another release is shown from now on; `nil` for the embedded one.
  case shown(release: String?)
}

/// Outcome of a look at a channel.
public enum UpdateOutcome: Hashable, Sendable {
  /// The channel offers what is shown already.
  case unchanged
  /// Another release is shown from now on; `nil` for the embedded one.
  case shown(release: String?)
  /// Another release is whole in the cache, and is shown from the next launch on; `nil` for the
  /// embedded one.
  case ready(release: String?)
  /// Something was refused; what is shown stays.
  case refused(Refusal)
  /// The store could not be asked; what is shown stays.
  case unreachable(Unreachability)
  /// The release could not be kept, for example on a full disk; what is shown stays.
  case notKept(String)
  /// It is too early for another look: see ``VMLChannel/refresh()``.
  case notDue
}
