public import VMLPublish

/// Number of objects that a listing has at most, so that no server can fill the memory.
let listedLimit = 5_000_000

extension StoreError {
  init(tooManyIn prefix: String) {
    self.init(.tooLarge, "list", prefix, "it has more than \(listedLimit) objects")
  }
}

/// Opens the store of an address, whose scheme says which kind of store it is.
///
/// - Parameters:
///   - address: With the scheme; the folder of `file:` as it is to be opened.
///   - settings: What is said of it elsewhere.
///   - isMade: Whether a folder that is not there yet is made.
/// - Returns: The store, which does not try again what failed.
/// - Throws: What is wrong with the address or the settings; never with a credential. No server is
///   asked yet.
public func openStore(
  _ address: String, _ settings: StoreSettings, isMade: Bool
) throws(StoreError) -> any Store {
  let scheme = address.prefix { $0 != ":" }
  let rest = address.dropFirst(scheme.count + 1)
  // An address that is refused may hold what it is refused for: a password.
  let shown = withoutSecrets(scheme == "rclone" ? address.prefix { $0 != "," } + "" : address)
  do {
    switch scheme {
    case "file": return try FileStore(String(rest), isMade: isMade)
    case "s3":
      let transport = try HTTPTransport(
        certificates: settings.certificates, deadlines: settings.deadlines)
      return try S3Store(rest, S3Settings(settings), transport)
    case "webdav":
      let server = try settings.server(String(rest), namedBy: "the store")
      let transport = try HTTPTransport(
        certificates: settings.certificates, deadlines: settings.deadlines)
      return WebDAVStore(server, try WebDAVLogin(settings), transport)
    case "rclone": return try RcloneStore(rest, settings)
    default: throw StoreSettingsMistake("'\(scheme):' is no kind of store")
    }
  } catch let error as StoreError {
    throw error
  } catch let failure as HTTPFailure {
    throw StoreError(.other, "open", shown, failure.explanation)
  } catch let mistake as StoreSettingsMistake {
    throw StoreError(.other, "open", shown, mistake.text)
  } catch {
    throw StoreError(.other, "open", shown, "\(error)")
  }
}
