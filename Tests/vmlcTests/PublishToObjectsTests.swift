import Foundation
import Testing
import VMLTestSupport

/// `vmlc publish` to a server of S3, with credentials from where AWS's tools have them.
@Suite(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
struct PublishToObjectsTests {
  @Test func fromTheFirstPublishToTheLast() async throws {
    let server = try await ObjectServer.moto()
    var shop = try await PublishCommandTests.shop()
    try shop.write(
      """
      name: Shop
      version: '1'
      targets: [ios, macos]
      publish: { store: "s3://\(server.bucket)/shop", endpoint: "\(server.endpoint)", region: eu-central-1 }
      """, to: "site.yaml")
    shop.environment["AWS_ACCESS_KEY_ID"] = server.keyID
    shop.environment["AWS_SECRET_ACCESS_KEY"] = server.secretKey
    var run = try await shop.expect("publish")
    #expect(run.output.contains("3 of 3 objects"))
    #expect(run.output.contains("uploaded to s3://\(server.bucket)/shop"))
    run = try await shop.expect("publish")
    #expect(run.output.hasSuffix("already; there is nothing to do\n"))
    try shop.write("<Greeting name=\"Eve\"/>", to: "content/help.vml")
    run = try await shop.expect("publish", "--version", "2")
    #expect(run.output.contains("1 of 3 objects"), "\(run.output)")
    try await shop.expect("rollback")
    #expect(try await shop.expect("status").output.contains("  1 ("))
    #expect(try await shop.expect("verify").output.contains("'production' is whole"))
    #expect(try await shop.expect("releases").lines.count == 2)
    #expect(try await shop.expect("diff", "1", "2").output.contains("help.vml"))
    try await shop.expect("gc")
    // From a profile.
    shop.environment["AWS_ACCESS_KEY_ID"] = nil
    shop.environment["AWS_SECRET_ACCESS_KEY"] = nil
    try shop.workspace.write(
      "[shop]\naws_access_key_id = \(server.keyID)\naws_secret_access_key = \(server.secretKey)\n",
      to: "home/.aws/credentials")
    shop.environment["AWS_PROFILE"] = "shop"
    #expect(try await shop.expect("status").output.contains("  1 ("))
    // What goes to this machine goes past the proxy.
    shop.environment["http_proxy"] = "http://127.0.0.1:1"
    #expect(try await shop.expect("status").output.contains("  1 ("))
  }

  /// Nothing of a credential is in what is printed, written into the store, or kept beside the site.
  @Test(arguments: [false, true]) func secretsStaySecret(inEnvironment: Bool) async throws {
    let server = try await ObjectServer.moto()
    var shop = try await PublishCommandTests.shop()
    let token = "a-token-of-a-session/which+is=secret"
    shop.environment["AWS_ENDPOINT_URL"] = server.endpoint
    shop.environment["AWS_REGION"] = "eu-central-1"
    func setKeys(_ keyID: String, _ secretKey: String, token: String = "") throws {
      if inEnvironment {
        shop.environment["AWS_ACCESS_KEY_ID"] = keyID
        shop.environment["AWS_SECRET_ACCESS_KEY"] = secretKey
        shop.environment["AWS_SESSION_TOKEN"] = token
      } else {
        try shop.workspace.write(
          """
          [default]
          aws_access_key_id = \(keyID)
          aws_secret_access_key = \(secretKey)
          aws_session_token = \(token)
          """, to: "home/.aws/credentials")
      }
    }
    let store = "s3://\(server.bucket)/shop"
    var printed = ""
    func run(_ arguments: [String], expecting code: Int32) async throws {
      let run = try await shop.run(arguments + ["--store", store])
      #expect(run.code == code, "\(arguments): \(run.output) \(run.error)")
      printed += run.output + run.error
    }
    try setKeys(server.keyID, server.secretKey)
    for arguments in [
      ["publish", "--verbose"], ["publish", "--json"], ["status", "--json"],
      ["verify", "--verbose"],
      ["releases"], ["gc", "--verbose"], ["publish", "--refresh"],
    ] { try await run(arguments, expecting: 0) }
    let wrong = "wrong" + server.secretKey.dropFirst(5)
    try setKeys(server.keyID, wrong)
    for command in ["publish", "status", "verify", "gc"] { try await run([command], expecting: 2) }
    try setKeys("AKIAUNKNOWN00001234X", server.secretKey)
    try await run(["status"], expecting: 2)
    try setKeys(server.keyID, server.secretKey, token: token)
    let withToken = try await shop.run("status", "--store", store)
    printed += withToken.output + withToken.error
    try setKeys(server.keyID, server.secretKey + "\u{7}")
    try await run(["status"], expecting: 2)
    // A server that is none.
    shop.environment["AWS_ENDPOINT_URL"] = "http://127.0.0.1:1"
    try setKeys(server.keyID, server.secretKey)
    shop.environment["AWS_ENDPOINT_URL"] = "https://user:\(wrong)@127.0.0.1"
    try await run(["status"], expecting: 2)
    for file in try shop.workspace.contents(of: "shop") { printed += file.value }
    #expect(printed.contains("refuses the signature"))
    for secret in [server.keyID, server.secretKey, wrong, token, "AKIAUNKNOWN00001234X"] {
      #expect(secret.count >= 20)
      #expect(!printed.contains(secret))
      #expect(!printed.contains(secret.suffix(16)))
    }
  }
}
