import VMLBuild
import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// What a command needs that most runs of `vmlc` do not, a server or a client of a store, stands in
// a program of its own, as with git: `vmlc` starts in the few milliseconds that its own code takes,
// and its options, help and completions are the same library in both.

/// Goes on as another program of the same installation; its arguments are checked by then.
///
/// It is looked for beside the running one, and in `../libexec/vmlc`. The process stays the same:
/// signals, streams and the exit code are the other program's.
///
/// - Parameters:
///   - name: The program's file name, as in `vmlc-serve`.
///   - arguments: What it is given, without its own name.
/// - Throws: ``ProgramMissing`` or a `FileSystemError`; returns in no case.
public func startProgram(_ name: String, _ arguments: [String]) throws -> Never {
  let candidates = programCandidates(name)
  for path in candidates where isExecutable(path) {
    execute(path, [name] + arguments)
    throw FileSystemError("start", path, errno: errno)
  }
  throw ProgramMissing(name: name, candidates: candidates)
}

/// A program of the installation is not there.
public struct ProgramMissing: Error, CustomStringConvertible {
  /// Its file name.
  public var name: String
  /// Paths at which it was looked for.
  public var candidates: [String]

  public var description: String {
    let places = candidates.map { "'\($0)'" }.joined(separator: " and ")
    return """
      this command needs the program '\(name)', which is neither of \(places); \
      'make install' puts it there, 'swift build --product \(name)' only builds it
      """
  }
}

/// The command line's words, as they were given, after the `count` words of the command's name,
/// without `vmlc`.
public func argumentsAfterCommand(words count: Int = 1) -> [String] {
  Array(CommandLine.arguments.dropFirst(1 + count))
}

/// Paths at which a program of the installation may be.
private func programCandidates(_ name: String) -> [String] {
  guard let own = executablePath(), let slash = own.lastIndex(of: "/") else { return [] }
  let folder = own[..<slash]
  let parent = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
  return ["\(folder)/\(name)", "\(parent)/libexec/vmlc/\(name)"]
}

/// The absolute path of the running program, with its links followed; `nil` if the system does not
/// tell.
private func executablePath() -> String? {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the system writes at most `size` bytes, which the array has, and ends them with a
    // zero.
    guard unsafe _NSGetExecutablePath(&name, &size) == 0 else { return nil }
    let path = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return resolvedPath(String(decoding: path, as: UTF8.self))
  #else
    return resolvedPath("/proc/self/exe")
  #endif
}

private func isExecutable(_ path: String) -> Bool {
  // SAFETY: the string lives for the call.
  unsafe access(path, X_OK) == 0
}

/// Puts a program in the place of this one; returns, with `errno` set, only if that fails.
private func execute(_ path: String, _ arguments: [String]) {
  // SAFETY: each copy ends with a zero and stays until it is freed below; the list ends with `nil`.
  var list = unsafe arguments.map { unsafe strdup($0) }
  unsafe list.append(nil)
  _ = unsafe execv(path, list)
  let code = errno
  for index in unsafe list.indices { unsafe free(list[index]) }
  errno = code
}
