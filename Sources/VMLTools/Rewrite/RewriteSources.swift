import Synchronization
import VMLCompiler
public import VMLDiagnostics
public import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A change of a source.
public struct Rewriting: Sendable {
  /// The new text; `nil` for a source that has errors and stays as it is.
  public var text: [UInt8]?
  public var diagnostics: [Diagnostic]
  /// A remark about the change.
  public var remark: [UInt8]
  /// Members of a sheet that the new text needs.
  public var styles: [String] = []

  public init(text: [UInt8]?, diagnostics: [Diagnostic] = [], remark: [UInt8] = []) {
    self.text = text
    self.diagnostics = diagnostics
    self.remark = remark
  }
}

/// Result of a change of a source.
public struct RewrittenSource: Sendable {
  public var path: String
  public var outcome: Outcome

  public enum Outcome: Sendable {
    case unchanged
    /// Its text is another now, or would be if that had been asked for.
    case changed(remark: [UInt8])
    case broken([Diagnostic], SourceFile)
    case failed(FileSystemError)
  }
}

/// Whether sources get their new text.
public enum RewritingMode: Sendable { case write, compare }

/// Reads sources in parallel, and gives those that a function changes their new text, each in one
/// step.
///
/// A source that cannot be read or written, or has errors, stays as it is and does not keep the
/// others from being rewritten. Permissions stay.
///
/// - Returns: What became of each, in the order of the sources.
public func rewriteSources(
  _ sources: [LooseSource], _ mode: RewritingMode,
  by rewrite: @escaping @Sendable (SourceFile) -> Rewriting
) async -> [RewrittenSource] {
  let jobs = max(1, min(processorCount(), sources.count))
  let position = NextIndex()
  return await withTaskGroup(of: [(Int, RewrittenSource)].self) { group in
    for _ in 0..<jobs {
      group.addTask {
        await onLargeStack {
          var done: [(Int, RewrittenSource)] = []
          while let index = position.next(below: sources.count) {
            let outcome = rewritten(sources[index], FileID(UInt32(index)), mode, rewrite)
            done.append((index, RewrittenSource(path: sources[index].path, outcome: outcome)))
          }
          return done
        }
      }
    }
    var all: [(Int, RewrittenSource)] = []
    for await done in group { all += done }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The same for a source that stands in no file.
public func rewriteSource(
  _ source: SourceFile, by rewrite: @escaping @Sendable (SourceFile) -> Rewriting
) async -> Rewriting {
  await onLargeStack { rewrite(source) }
}

/// Counts what threads take.
private final class NextIndex: Sendable {
  private let value = Mutex(0)

  func next(below count: Int) -> Int? {
    value.withLock { value in
      guard value < count else { return nil }
      value += 1
      return value - 1
    }
  }
}

private func rewritten(
  _ source: LooseSource, _ id: FileID, _ mode: RewritingMode,
  _ rewrite: (SourceFile) -> Rewriting
) -> RewrittenSource.Outcome {
  let (parent, name) = splitPath(source.realPath)
  do throws(FileSystemError) {
    let files = try DiskFileSystem(root: parent.isEmpty ? "/" : parent)
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try files.read(name, limit: sourceSizeLimit)
    } catch {
      guard error.reason == .tooLarge else { throw error }
      let size = (try? files.status(of: name))??.stamp.size ?? 0
      return .broken(
        [.fileTooLarge(id, byteCount: size, limit: sourceSizeLimit)],
        SourceFile(id: id, path: source.path, bytes: []))
    }
    let file = SourceFile(id: id, path: source.path, bytes: bytes)
    let rewriting = rewrite(file)
    guard let text = rewriting.text else { return .broken(rewriting.diagnostics, file) }
    guard text != bytes else { return .unchanged }
    if mode == .write {
      try checkMayWrite(source.realPath)
      try files.write(text, to: name)
    }
    return .changed(remark: rewriting.remark)
  } catch {
    return .failed(
      FileSystemError(error.operation, source.path, error.reason, error.explanation))
  }
}

/// Throws for a file that is not to be written, which does not keep another from taking its place.
private func checkMayWrite(_ path: String) throws(FileSystemError) {
  var info = stat()
  // SAFETY: `info` and the string are ours for the calls.
  guard unsafe stat(path, &info) == 0, unsafe access(path, W_OK) == 0 else {
    throw FileSystemError("write", path, errno: errno)
  }
  // To the superuser every file can be written.
  guard info.st_mode & 0o222 != 0 else { throw FileSystemError("write", path, errno: EACCES) }
}
