public import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Stream for a command's results, or for messages about them.
public struct StandardStream: Sendable {
  public static let output = StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
  public static let error = StandardStream(descriptor: STDERR_FILENO, name: "standard error")

  public let descriptor: Int32
  /// Name of the stream in messages.
  let name: String

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether there may be a reader: not where the other end of a pipe has been closed.
  public var hasReader: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    // SAFETY: the system looks at one value, and writes into it.
    return unsafe poll(&request, 1, 0) <= 0
  }

  /// Writes a line, and its end.
  public func writeLine(_ line: String) throws(FileSystemError) {
    try write(Array((line + "\n").utf8))
  }

  /// Writes all of `bytes`.
  ///
  /// A reader that goes away is no failure: a program that closes a pipe has read enough.
  public func write(_ bytes: [UInt8]) throws(FileSystemError) {
    var offset = 0
    while offset < bytes.count {
      // SAFETY: the buffer is valid for the closure, and its rest starts within it.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return unsafe systemWrite(descriptor, rest)
      }
      if count >= 0 {
        offset += count
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw FileSystemError("write to", name, .other, systemMessage(errno))
      }
    }
  }
}

/// Lets writing to a closed pipe fail instead of ending the process in the middle of a build, and
/// makes sure that no file of the output gets the number of a standard stream that is not open.
public func prepareStandardStreams() {
  _ = signal(SIGPIPE, SIG_IGN)
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
  where fcntl(descriptor, F_GETFD) == -1 {
    // The lowest free number is this one.
    // SAFETY: the literal lives for the call.
    _ = unsafe open("/dev/null", O_RDWR)
  }
}

/// The whole of standard input, or as much as is needed to see that it is longer than `limit`
/// bytes.
public func readStandardInput(limit: Int) throws(FileSystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 64 * 1024)
  while bytes.count <= limit {
    // SAFETY: the system writes only within the buffer.
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe systemRead(STDIN_FILENO, buffer)
    }
    if count == 0 { break }
    if count > 0 {
      bytes += chunk[..<count]
    } else if errno != EINTR {
      throw FileSystemError("read", "standard input", .other, systemMessage(errno))
    }
  }
  return bytes
}

/// The value of a variable of the environment, or `nil` if it is not set.
public func environmentVariable(_ name: String) -> String? {
  // SAFETY: the system ends the value with a zero, and it is copied at once; nothing here sets any.
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// The system's name for an error, in lower case.
func systemMessage(_ code: Int32) -> String {
  // SAFETY: the system ends the text with a zero, and it is copied at once.
  guard let text = unsafe strerror(code) else { return "the system reports error \(code)" }
  let message = unsafe String(cString: text)
  return message.prefix(1).lowercased() + message.dropFirst()
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  // SAFETY: a buffer's own address and count.
  unsafe write(descriptor, buffer.baseAddress, buffer.count)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  // SAFETY: a buffer's own address and count.
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
