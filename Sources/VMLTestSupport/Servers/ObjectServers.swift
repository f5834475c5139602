import Foundation
import Testing

/// A server of S3 for tests, with a bucket, and the credentials of a user who may use it.
public struct ObjectServer: Sendable {
  public var server: TestServer
  public let bucket = "shop-releases"
  public let keyID: String
  public let secretKey: String

  private let isEncrypted: Bool

  public var endpoint: String {
    "\(isEncrypted ? "https" : "http")://127.0.0.1:\(server.port)"
  }

  /// The variables that a publisher needs.
  public var environment: [String: String] {
    [
      "AWS_ENDPOINT_URL": endpoint, "AWS_REGION": "eu-central-1", "AWS_ACCESS_KEY_ID": keyID,
      "AWS_SECRET_ACCESS_KEY": secretKey,
    ]
  }

  /// moto, which checks signatures and keeps to conditions; its objects are in memory.
  ///
  /// It speaks TLS where `certificate` names the file that gets its certificate.
  public static func moto(certificate: String? = nil) async throws -> ObjectServer {
    let python = try #require(TestPrograms.pythonWithMoto)
    let server = try await TestServer(environment: ["INITIAL_NO_AUTH_ACTION_COUNT": "4"]) { port in
      [python, repositoryFolder.appending(path: "Scripts/serve-moto").path, String(port)]
        + (certificate.map { [$0] } ?? [])
    }
    var words: [String] = []
    let isReady = try await comesAbout {
      words =
        server.said.split(separator: "\n").first { $0.hasPrefix("ready ") }?
        .split(separator: " ").map(String.init) ?? []
      return words.count >= 3 || !server.isRunning
    }
    guard isReady, words.count >= 3 else {
      Issue.record("moto does not start: \(server.said)")
      throw CancellationError()
    }
    return ObjectServer(
      server: server, keyID: words[1], secretKey: words[2], isEncrypted: certificate != nil)
  }

  /// rclone's server, which keeps objects as files of a folder and takes no notice of conditions.
  public static func rclone(in folder: String, port: Int? = nil) async throws -> ObjectServer {
    let rclone = try #require(TestPrograms.rclone)
    let (keyID, secretKey) = ("AKIATESTRCLONE000001", "rclone/secret+key/of+tests/0123456789abc")
    try FileManager.default.createDirectory(
      atPath: folder + "/shop-releases", withIntermediateDirectories: true)
    let server = try await TestServer(port: port) { port in
      [
        rclone, "serve", "s3", "--auth-key", "\(keyID),\(secretKey)", "--addr", "127.0.0.1:\(port)",
        "--config", "/dev/null", folder,
      ]
    }
    return ObjectServer(
      server: server, keyID: keyID, secretKey: secretKey, isEncrypted: false)
  }

  private init(server: TestServer, keyID: String, secretKey: String, isEncrypted: Bool) {
    self.isEncrypted = isEncrypted
    self.server = server
    self.keyID = keyID
    self.secretKey = secretKey
  }
}
