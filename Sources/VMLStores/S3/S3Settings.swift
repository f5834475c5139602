import VMLFiles
import VMLPublish

/// Settings of stores besides their address: from site.yaml, the environment and the user's files.
public struct StoreSettings: Sendable {
  /// The server of an object store that is not AWS's, from site.yaml; `nil` for none.
  public var endpoint: String?
  /// Of the bucket, from site.yaml; `nil` for none.
  public var region: String?
  /// The one host, besides this machine, that may be spoken to without encryption; `nil` for none.
  public var insecureHost: String?
  /// The value of a variable; `nil` where it is not set.
  public var environment: @Sendable (String) -> String?

  /// Number of objects that a page of a listing has at most, up to 1000.
  package var pageSize = 1000
  /// Times that parts of a request may take.
  package var deadlines = HTTPDeadlines()

  public init(environment: @escaping @Sendable (String) -> String?) {
    self.environment = environment
  }

  /// A variable that is set to something.
  func variable(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The file of certificates to trust; `nil` for the system's.
  var certificates: String? { variable("AWS_CA_BUNDLE") ?? variable("SSL_CERT_FILE") }

  /// Reads the URL of a server; refuses one that others could listen to.
  func server(_ text: String, namedBy place: String) throws(StoreSettingsMistake) -> WebURL {
    let server: WebURL
    do throws(URLMistake) { server = try WebURL(parsing: text) } catch {
      throw StoreSettingsMistake(
        "the address of the server, from \(place), cannot be used: \(error)")
    }
    if server.scheme == .https || server.isLoopback { return server }
    if insecureHost?.lowercased() == server.host { return server }
    throw StoreSettingsMistake(
      "everybody on the way to '\(server.host)' could read what is sent without encryption; "
        + "use 'https:', or allow it with 'publish: { insecureHost: \(server.host) }' in site.yaml")
  }
}

/// Why a store cannot be opened as it is described.
package struct StoreSettingsMistake: Error {
  package var text: String

  init(_ text: String) { self.text = text }
}

/// Place of a bucket, and the credentials to ask with.
package struct S3Settings: Sendable {
  package var credentials: S3Credentials
  package var region: String
  /// The server, and whether the bucket is a part of its name; `nil` for AWS's.
  package var endpoint: WebURL?
  var pageSize: Int
}

extension S3Settings {
  /// Puts together what site.yaml, the environment and the files of AWS's tools say, in this order.
  package init(_ settings: StoreSettings) throws(StoreSettingsMistake) {
    let profile = try Self.profile(settings)
    pageSize = settings.pageSize
    credentials = try Self.credentials(settings, profile.name, profile.values)
    endpoint = try Self.endpoint(settings, profile.values)
    let named =
      settings.region ?? settings.variable("AWS_REGION") ?? settings.variable("AWS_DEFAULT_REGION")
      ?? profile.values["region"]
    guard let region = named ?? endpoint.map(Self.region) else {
      throw StoreSettingsMistake(
        "the region of the bucket is not given; "
          + "name it as 'publish: { region: eu-central-1 }' in site.yaml, "
          + "or in the variable AWS_REGION"
      )
    }
    self.region = region
    guard region.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D })
    else { throw StoreSettingsMistake("'\(region)' names no region") }
  }

  /// Region for servers that are not AWS's, where none is named.
  private static func region(of endpoint: WebURL) -> String {
    endpoint.host.hasSuffix(".r2.cloudflarestorage.com") ? "auto" : "us-east-1"
  }

  private static func endpoint(
    _ settings: StoreSettings, _ profile: AWSProfile
  ) throws(StoreSettingsMistake) -> WebURL? {
    if let text = settings.endpoint {
      return try settings.server(text, namedBy: "'publish.endpoint' in site.yaml")
    }
    for name in ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"] {
      guard let text = settings.variable(name) else { continue }
      return try settings.server(text, namedBy: "the variable \(name)")
    }
    guard let text = profile["endpoint_url"] else { return nil }
    return try settings.server(text, namedBy: "'endpoint_url' of the profile")
  }

  private static func credentials(
    _ settings: StoreSettings, _ name: String, _ profile: AWSProfile
  ) throws(StoreSettingsMistake) -> S3Credentials {
    let keyID = settings.variable("AWS_ACCESS_KEY_ID")
    let secretKey = settings.variable("AWS_SECRET_ACCESS_KEY")
    if let keyID, let secretKey {
      return try checked(
        S3Credentials(
          keyID: keyID, secretKey: secretKey, sessionToken: settings.variable("AWS_SESSION_TOKEN")))
    }
    if keyID != nil || secretKey != nil {
      throw StoreSettingsMistake(
        "of AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY only one is set; both belong together")
    }
    if let keyID = profile["aws_access_key_id"], let secretKey = profile["aws_secret_access_key"] {
      return try checked(
        S3Credentials(
          keyID: keyID, secretKey: secretKey, sessionToken: profile["aws_session_token"]))
    }
    for key in ["sso_session", "sso_start_url", "role_arn", "credential_process", "login_session"]
    where profile[key] != nil {
      throw StoreSettingsMistake(
        "the profile '\(name)' has its credentials from elsewhere ('\(key)'), "
          + "which vmlc does not ask; put them into the environment: "
          + "eval \"$(aws configure export-credentials --profile \(name) --format env)\""
      )
    }
    throw StoreSettingsMistake(
      "there are no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, "
        + "or name a profile of ~/.aws/credentials in AWS_PROFILE")
  }

  /// Credentials that can stand in a header.
  private static func checked(
    _ credentials: S3Credentials
  ) throws(StoreSettingsMistake) -> S3Credentials {
    let texts = [credentials.keyID, credentials.secretKey, credentials.sessionToken ?? ""]
    guard texts.allSatisfy({ $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }) else {
      throw StoreSettingsMistake(
        "the credentials hold a character that no key has; "
          + "were they copied whole, and without a line feed?"
      )
    }
    return credentials
  }

  /// The profile that counts, from both files.
  private static func profile(
    _ settings: StoreSettings
  ) throws(StoreSettingsMistake) -> (name: String, values: AWSProfile) {
    let named = settings.variable("AWS_PROFILE")
    let name = named ?? "default"
    var found: AWSProfile?
    for (variable, file, isConfig) in [
      ("AWS_SHARED_CREDENTIALS_FILE", "credentials", false), ("AWS_CONFIG_FILE", "config", true),
    ] {
      let usual = settings.variable("HOME").map { $0 + "/.aws/" + file }
      guard let path = settings.variable(variable) ?? usual,
        let text = try profileText(path),
        let profile = AWSProfile(name, in: text, isConfig: isConfig)
      else { continue }
      if found == nil { found = profile } else { found?.add(profile) }
    }
    guard found != nil || named == nil || settings.variable("AWS_ACCESS_KEY_ID") != nil else {
      throw StoreSettingsMistake(
        "AWS_PROFILE names the profile '\(name)', which is "
          + "in neither of ~/.aws/credentials and ~/.aws/config"
      )
    }
    return (name, found ?? AWSProfile())
  }

  /// The text of a file; `nil` where there is none.
  private static func profileText(_ path: String) throws(StoreSettingsMistake) -> String? {
    // What a link leads to: many keep such files elsewhere.
    guard let path = resolvedPath(path), let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    do throws(FileSystemError) {
      let folder = try Folder.open(slash == path.startIndex ? "/" : String(path[..<slash]))
      let bytes = try folder.read(String(path[path.index(after: slash)...]), limit: 1 << 20)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw StoreSettingsMistake("the profiles in '\(path)' cannot be read: \(error.explanation)")
    }
  }
}
