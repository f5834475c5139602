import NIOCore
import NIOPosix

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The addresses by which other machines reach this one, version 4 first: they are short.
///
/// Empty where there is no network.
public func networkAddresses() -> [String] {
  // Where the system does not tell, there is nothing to show.
  let devices = (try? System.enumerateDevices()) ?? []
  let addresses = devices.compactMap { $0.address?.ipAddress }
  let short = addresses.filter {
    !$0.contains(":") && !$0.hasPrefix("127.") && !$0.hasPrefix("169.254.")
  }
  // Others are good only with the name of a device.
  let long = addresses.filter {
    $0.contains(":") && $0 != "::1" && !$0.lowercased().hasPrefix("fe80")
  }
  return short + long.map { "[\($0)]" }
}

/// The names of this machine on its network.
public func machineNames() -> [String] {
  var bytes = [CChar](repeating: 0, count: 256)
  // SAFETY: the system writes at most as many bytes as the array has, and the last one stays a
  // zero.
  guard unsafe gethostname(&bytes, bytes.count - 1) == 0 else { return [] }
  let name = String(
    decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let short = String(name.prefix { $0 != "." })
  return name.isEmpty ? [] : [name, short, short + ".local"]
}
