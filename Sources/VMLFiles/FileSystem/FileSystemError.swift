#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Something outside the author's markup went wrong: a missing file, a full disk.
public struct FileSystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation that failed, to follow "cannot": `write`, `make the folder`.
  public var operation: String
  /// As the user would write it.
  public var path: String
  public var reason: Reason
  /// Why, in plain words.
  public var explanation: String

  /// Kinds of errors that a caller may want to tell apart.
  public enum Reason: Sendable {
    case notFound, exists, notAllowed, noSpace, isFolder, notAFolder, tooLarge, tooMany
    /// The path leads out of the folder that it must stay in.
    case leadsOut
    /// It is in use, or has just been changed.
    case busy
    /// Another vmlc is at work there, and will come to an end.
    case locked
    /// It is not ours to touch.
    case notOurs
    case other
  }

  public init(_ operation: String, _ path: String, _ reason: Reason, _ explanation: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.explanation = explanation
  }

  /// Makes the error for the error number of a system call.
  public init(_ operation: String, _ path: String, errno code: Int32) {
    let (reason, explanation) = Self.words(for: code)
    self.init(operation, path, reason, explanation)
  }

  /// One line: `cannot write 'dist/1.0.0/ios/index.vml': no space left on device`.
  public var description: String { "cannot \(operation) '\(path)': \(explanation)" }

  private static func words(for code: Int32) -> (Reason, String) {
    switch code {
    case ENOENT: (.notFound, "no such file or folder")
    case EEXIST, ENOTEMPTY: (.exists, "something is there already")
    case EACCES, EPERM: (.notAllowed, "permission denied")
    case EROFS: (.notAllowed, "the file system is read-only")
    case ENOSPC: (.noSpace, "no space left on device")
    case EDQUOT: (.noSpace, "the disk quota is used up")
    case EISDIR: (.isFolder, "it is a folder")
    case ENOTDIR: (.notAFolder, "a part of the path is not a folder")
    case EFBIG: (.tooLarge, "the file would be too large")
    case ENAMETOOLONG: (.other, "the name is too long")
    case ELOOP: (.other, "a part of the path is a symbolic link")
    case EMFILE, ENFILE: (.tooMany, "too many files are open")
    case EIO: (.other, "the disk reports an error")
    case ENOMEM: (.other, "there is no memory for it")
    case EBUSY, ETXTBSY: (.busy, "it is in use")
    case EPIPE: (.other, "its reader has gone")
    case EXDEV: (.other, "it is on another file system")
    default: (.other, "the system reports error \(code)")
    }
  }
}
