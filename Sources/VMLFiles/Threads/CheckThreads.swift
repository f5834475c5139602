import CSystemCalls

/// Fails where the system has no threads for this program, or no memory for them.
///
/// Swift's runtime asks for threads where it first waits for something, and asks again and again as
/// long as it gets none, without a word. So it is found out before, while there is only the thread
/// that the program began with.
public func checkThreads() throws(FileSystemError) {
  guard csystem_try_threads(neededThreads) != 0 else { return }
  throw FileSystemError(
    "start", "\(neededThreads) threads", .tooMany,
    "the system has no more for this user, or no memory for them; "
      + "look at its limits of processes ('ulimit -u') and of memory ('ulimit -v')")
}

/// Number of threads that a command needs at once, at the least, for the runtime.
///
/// Other work runs on the caller's thread if the system has no thread for it.
private let neededThreads: Int32 = 4
