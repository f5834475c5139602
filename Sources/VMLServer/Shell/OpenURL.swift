#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Has the system's browser show a page.
///
/// - Returns: Whether a program takes it; it does not report what it makes of the URL.
public func openURL(_ url: String) -> Bool {
  #if canImport(Darwin)
    let programs = ["open"]
  #else
    let programs = ["xdg-open", "wslview", "gio"]
  #endif
  return programs.contains { program in
    spawn(program == "gio" ? ["gio", "open", url] : [program, url])
  }
}

/// Starts a program that goes on by itself, with nothing to read and nowhere to write.
///
/// - Parameter arguments: Its name, which is looked for in `PATH`, and its arguments: no shell sees
///   them.
/// - Returns: Whether it was started.
func spawn(_ arguments: [String]) -> Bool {
  // SAFETY: each copy ends with a zero and lives until it is freed below; the list ends with `nil`.
  var list = unsafe arguments.map { unsafe strdup($0) }
  unsafe list.append(nil)
  defer { for index in unsafe list.indices { unsafe free(list[index]) } }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t? = nil
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  // SAFETY: made here, used for one call and destroyed; the names are literals.
  guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (number, flags) in [(0, O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
    guard
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", flags, 0) == 0
    else { return false }
  }
  var process = pid_t()
  // SAFETY: the lists are as the system wants them, and live for the call.
  guard let name = unsafe list[0] else { return false }
  return unsafe posix_spawnp(&process, name, &actions, nil, list, environ) == 0
}
