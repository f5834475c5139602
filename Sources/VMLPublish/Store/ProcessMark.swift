import VMLFiles
import VMLRelease

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which process holds a lock, so that its end can be told from the same machine.
public struct ProcessMark: Hashable, Sendable {
  /// The machine's name, for people.
  public var host: String
  public var number: Int
  /// This start of this machine, and the processes that it counts together; `nil` where the system
  /// does not say.
  var machine: String?
  /// When the process began, in the system's own unit: a number is given to another process later.
  var began: Int?

  /// Whether a process is at work.
  enum Life { case alive, dead, unknown }

  static let own = ProcessMark(host: hostName(), number: Int(getpid()))

  private init(host: String, number: Int) {
    self.host = host
    self.number = number
    machine = Self.machine(host)
    began = Self.state(of: number)?.began
  }

  /// `nil` for anything that is no mark.
  init?(json: JSONValue?) {
    guard let json, let host = json["host"]?.line, let number = json["process"]?.integer else {
      return nil
    }
    self.host = host
    self.number = number
    machine = json["machine"]?.string
    began = json["began"]?.integer
  }

  var json: JSONValue {
    [
      "host": .string(host), "process": .integer(number),
      "machine": machine.map { .string($0) } ?? .null,
      "began": began.map { .integer($0) } ?? .null,
    ]
  }

  /// Whether the process is still there: known of this machine alone, since it was started last.
  var life: Life {
    guard let machine, let began, machine == Self.own.machine, let number = pid_t(exactly: number),
      number > 0
    else { return .unknown }
    if let state = Self.state(of: Int(number)) {
      return state.began == began && !state.hasEnded ? .alive : .dead
    }
    // The system may keep the processes of other users to itself, but not that they are there.
    return kill(number, 0) != 0 && errno == ESRCH ? .dead : .unknown
  }

  private static func machine(_ host: String) -> String? {
    guard let processes = Folder.linkTarget(ofPath: "/proc/self/ns/pid"),
      let bytes = try? Folder.open("/proc/sys/kernel/random").read("boot_id", limit: 256)
    else { return nil }
    let start = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return ContentDigest(of: Array("\(host) \(start) \(processes)".utf8)).hex
  }

  /// State of a process, as the system tells it; `nil` if there is none, or none that it shows.
  private static func state(of number: Int) -> (began: Int, hasEnded: Bool)? {
    guard let bytes = try? Folder.open("/proc/\(number)").read("stat", limit: 4096),
      // The second word is the program's name in brackets, with any characters.
      let end = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let words = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
    guard words.count > 19, let began = Int(words[19]) else { return nil }
    return (began, ["Z", "X"].contains(words[0]))
  }
}

private func hostName() -> String {
  var bytes = [CChar](repeating: 0, count: 256)
  // SAFETY: the system writes at most as many bytes as the array has, and the last one stays a
  // zero.
  guard unsafe gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
  return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
