import VMLCommandLine
import VMLServer

/// Addresses that a site is served at, and the names by which it can be asked for.
struct ListeningPlace: Sendable {
  var addresses: [String]
  /// Name that a browser on this machine asks for.
  var name: String
  var hosts: AllowedHosts
  var isOnNetwork: Bool

  init(_ options: ServeOptions) {
    if options.lan {
      addresses = ["0.0.0.0", "::"]
      name = "localhost"
      hosts = AllowedHosts(names: machineNames(), allowsAddresses: true)
      isOnNetwork = true
    } else if let host = options.host {
      addresses = [host]
      let isWildcard = host == "0.0.0.0" || host == "::"
      name = isWildcard ? "localhost" : host.contains(":") ? "[\(host)]" : host
      hosts = AllowedHosts(
        names: [host] + (isWildcard ? machineNames() : []), allowsAddresses: true)
      isOnNetwork = isWildcard
    } else {
      // Browsers try the one first or the other.
      addresses = ["127.0.0.1", "::1"]
      name = "localhost"
      hosts = AllowedHosts()
      isOnNetwork = false
    }
  }
}
