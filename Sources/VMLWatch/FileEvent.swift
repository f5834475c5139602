/// Something that happened to a file or a folder of a site, which is named by its path from the
/// site's folder.
public enum FileEvent: Hashable, Sendable {
  /// It was made, and what it is to hold comes next.
  case created(String)
  /// Something was written to it, and more may follow.
  case modified(String)
  /// The file is complete: its writer has closed it.
  case written(String)
  /// The file is there, but no event told how it came.
  case found(String)
  /// It has gone. If it has another name now, both names have the same number.
  case removed(String, move: UInt32? = nil)
  /// A folder has gone with all that it held.
  case removedFolder(String)
  /// It got this name in one step.
  case movedIn(String, move: UInt32)
  /// Anything may have happened.
  case everything
}
