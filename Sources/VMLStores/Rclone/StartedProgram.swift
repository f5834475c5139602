import CSystemCalls
import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Starts a program in a group of its own, so that an interruption of this one is not its own too.
///
/// Its standard input is a pipe, whose other end is returned: it ends when that is closed, also by
/// the end of this program. `variables` are added to the environment.
func startProgram(
  _ path: String, _ arguments: [String], _ variables: [String: String]
) throws(FileSystemError) -> Int32 {
  var ends: [Int32] = [-1, -1]
  // No other program that is started may hold the end that is kept: it would never be closed.
  // SAFETY: the array has the two places that the system writes to.
  guard unsafe csystem_pipe(&ends) == 0 else { throw FileSystemError("start", path, errno: errno) }
  defer { _ = close(ends[0]) }
  let names = Set(variables.keys.map { $0 + "=" })
  let inherited = currentEnvironment().filter { entry in
    !names.contains { entry.hasPrefix($0) }
  }
  // SAFETY: each copy ends with a zero and stays until it is freed below; both lists end with
  // `nil`.
  let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
  let environment =
    unsafe (inherited + variables.map { "\($0)=\($1)" }).map { unsafe strdup($0) }
    + [nil]
  var number: pid_t = 0
  // SAFETY: as above.
  let code = unsafe csystem_spawn(&number, path, words, environment, nil, [ends[0], -1, -1])
  for index in unsafe words.indices { unsafe free(words[index]) }
  for index in unsafe environment.indices { unsafe free(environment[index]) }
  guard code == 0 else {
    _ = close(ends[1])
    throw FileSystemError("start", path, errno: code)
  }
  return ends[1]
}

func closeDescriptor(_ number: Int32) { _ = close(number) }

/// Makes a folder that only this user can open.
func makePrivateFolder(_ path: String) throws(FileSystemError) {
  // SAFETY: the string lives for the call.
  guard unsafe mkdir(path, 0o700) == 0 else {
    throw FileSystemError("make the folder", path, errno: errno)
  }
}

func isReadable(_ path: String) -> Bool {
  // SAFETY: the string lives for the call.
  unsafe access(path, R_OK) == 0
}

func isExecutable(_ path: String) -> Bool {
  // SAFETY: the string lives for the call.
  unsafe access(path, X_OK) == 0
}

/// The variables of this program, as `NAME=value`.
private func currentEnvironment() -> [String] {
  var found: [String] = []
  // SAFETY: the system's list ends with `nil`, each text with a zero; nothing here changes either.
  #if canImport(Darwin)
    let first = unsafe _NSGetEnviron().pointee
  #else
    let first = unsafe Optional(environ)
  #endif
  guard var entry = unsafe first else { return [] }
  while let text = unsafe entry.pointee {
    let variable = unsafe String(cString: text)
    // The keys that sign are this program's alone.
    if !(variable.hasPrefix("VMLC_") && variable.prefix { $0 != "=" }.hasSuffix("_KEY")) {
      found.append(variable)
    }
    unsafe entry += 1
  }
  return found
}
