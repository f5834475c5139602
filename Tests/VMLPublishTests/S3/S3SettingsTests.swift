import Testing
import VMLPublish
import VMLStores
import VMLTestSupport

/// Settings of site.yaml, the environment and the files of AWS's tools.
struct S3SettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let keys = [
    "AWS_ACCESS_KEY_ID": "AKIDENVIRONMENT", "AWS_SECRET_ACCESS_KEY": "secretofenvironment",
  ]

  private func settings(
    _ variables: [String: String], _ change: (inout StoreSettings) -> Void = { _ in }
  ) throws -> S3Settings {
    let variables = ["HOME": folder("home")].merging(variables) { $1 }
    var settings = StoreSettings { variables[$0] }
    change(&settings)
    return try S3Settings(settings)
  }

  private func mistake(
    _ variables: [String: String], _ change: (inout StoreSettings) -> Void = { _ in }
  ) -> String {
    do {
      _ = try settings(variables, change)
      return ""
    } catch let mistake as StoreSettingsMistake {
      return mistake.text
    } catch {
      return "\(error)"
    }
  }

  private func writeProfiles() throws {
    try folder.write(
      """
      # people
      [default]
      aws_access_key_id = AKIDDEFAULT
      aws_secret_access_key=secretofdefault
      [ team ]
      aws_access_key_id = AKIDTEAM
      aws_secret_access_key = secret=of=team
      aws_session_token =
      """, to: "home/.aws/credentials")
    try folder.write(
      """
      [default]
      region = us-west-2
      s3 =
        region = nested-1
      [profile team]
      region=eu-west-3
      endpoint_url = https://team.example/base/
      aws_session_token = tokenofteam
      [profile sso]
      sso_session = company
      region = eu-west-3
      [team]
      region = wrong-1
      """, to: "home/.aws/config")
  }

  @Test func environmentFirst() throws {
    try writeProfiles()
    let found = try settings(
      keys.merging(["AWS_REGION": "eu-central-1", "AWS_SESSION_TOKEN": "token"]) { $1 })
    #expect(
      found.credentials
        == S3Credentials(
          keyID: "AKIDENVIRONMENT", secretKey: "secretofenvironment", sessionToken: "token"))
    #expect(found.region == "eu-central-1")
    #expect(found.endpoint == nil)
  }

  @Test func profiles() throws {
    try writeProfiles()
    let plain = try settings([:])
    #expect(
      plain.credentials == S3Credentials(keyID: "AKIDDEFAULT", secretKey: "secretofdefault"))
    #expect(plain.region == "us-west-2")
    let team = try settings(["AWS_PROFILE": "team", "AWS_ACCESS_KEY_ID": ""])
    #expect(
      team.credentials
        == S3Credentials(
          keyID: "AKIDTEAM", secretKey: "secret=of=team", sessionToken: "tokenofteam"))
    #expect(team.region == "eu-west-3")
    #expect(team.endpoint?.text == "https://team.example/base")
    // Elsewhere, and behind a link.
    try folder.write("[x]\naws_access_key_id=AKIDX\naws_secret_access_key=s\n", to: "other")
    try folder.link("linked", to: folder("other"))
    let linked = try settings([
      "AWS_SHARED_CREDENTIALS_FILE": folder("linked"), "AWS_CONFIG_FILE": folder("none"),
      "AWS_PROFILE": "x", "AWS_DEFAULT_REGION": "sa-east-1",
    ])
    #expect(linked.credentials.keyID == "AKIDX")
    #expect(linked.region == "sa-east-1")
  }

  @Test func siteFirst() throws {
    let found = try settings(
      keys.merging(["AWS_REGION": "eu-central-1", "AWS_ENDPOINT_URL": "https://b.example"]) { $1 }
    ) {
      $0.region = "eu-north-1"
      $0.endpoint = "https://a.example"
    }
    #expect(found.region == "eu-north-1")
    #expect(found.endpoint?.text == "https://a.example")
    let environment = try settings(
      keys.merging([
        "AWS_ENDPOINT_URL": "https://b.example", "AWS_ENDPOINT_URL_S3": "https://c.example",
      ]) { $1 })
    #expect(environment.endpoint?.text == "https://c.example")
    #expect(environment.region == "us-east-1")
    let cloudflare = try settings(keys) {
      $0.endpoint = "https://0123456789abcdef.r2.cloudflarestorage.com"
    }
    #expect(cloudflare.region == "auto")
  }

  @Test func unencryptedServers() throws {
    func endpoint(_ text: String, _ host: String? = nil) -> String {
      mistake(keys) {
        $0.endpoint = text
        $0.insecureHost = host
      }
    }
    for loopback in ["http://localhost:9000", "http://127.0.0.1", "http://[::1]:9000"] {
      #expect(endpoint(loopback) == "")
    }
    #expect(
      endpoint("http://minio.lan:9000")
        == "everybody on the way to 'minio.lan' could read what is sent without encryption; use 'https:', or allow "
        + "it with 'publish: { insecureHost: minio.lan }' in site.yaml")
    #expect(endpoint("http://minio.lan:9000", "minio.lan") == "")
    #expect(endpoint("http://minio.lan:9000", "Minio.LAN") == "")
    #expect(endpoint("http://minio.lan.example", "minio.lan") != "")
    #expect(endpoint("https://minio.lan") == "")
  }

  @Test func mistakes() throws {
    try writeProfiles()
    let none = ["AWS_SHARED_CREDENTIALS_FILE": "/none", "AWS_CONFIG_FILE": "/none"]
    #expect(mistake(none).hasPrefix("there are no credentials; set AWS_ACCESS_KEY_ID"))
    #expect(
      mistake(["AWS_ACCESS_KEY_ID": "AKIDX"]).contains("only one is set; both belong together"))
    #expect(
      mistake(["AWS_PROFILE": "nobody"]).contains("the profile 'nobody', which is in neither"))
    #expect(
      mistake(["AWS_PROFILE": "sso"]).contains("aws configure export-credentials --profile sso"))
    #expect(mistake(keys.merging(none) { $1 }).contains("AWS_REGION"))
    #expect(mistake(keys.merging(["AWS_REGION": "eu/x"]) { $1 }) == "'eu/x' names no region")
    let endpoint = mistake(keys.merging(["AWS_ENDPOINT_URL": "https://u:geheim@x"]) { $1 })
    #expect(endpoint.contains("AWS_ENDPOINT_URL") && !endpoint.contains("geheim"))
    let broken = mistake(keys.merging(["AWS_SECRET_ACCESS_KEY": "geheim\r"]) { $1 })
    #expect(broken.contains("a character that no key has") && !broken.contains("geheim"))
  }

  @Test(arguments: [
    ("//shop", nil, "s3://shop", ""), ("shop/a//b/", nil, "s3://shop/a/b", ""),
    ("//u:geheim@shop", nil, "", "credentials have no"),
    ("//Shop", nil, "", "'Shop' names no bucket"), ("//", nil, "", "a bucket stands after"),
    ("//sh", nil, "", "'sh' names no bucket"),
    ("//shop", "https://x.example", "s3://shop at https://x.example", ""),
  ])
  func addresses(_ address: String, _ endpoint: String?, _ name: String, _ reason: String) throws {
    let variables = keys.merging(["AWS_REGION": "eu-central-1"]) { $1 }
    var settings = StoreSettings { variables[$0] }
    settings.endpoint = endpoint
    do throws(StoreError) {
      let store = try openStore("s3:" + address, settings, isMade: false)
      #expect(store.identity == name)
    } catch {
      #expect(error.explanation.hasPrefix(reason) && name.isEmpty)
      #expect(!"\(error)".contains("geheim"))
    }
  }
}
