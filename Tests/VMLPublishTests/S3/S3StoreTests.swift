import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLStores
import VMLTestSupport

extension ObjectServer {
  /// A store of the server, as the program opens it.
  func store(
    _ prefix: String = "", changing variables: [String: String] = [:]
  ) throws -> any Store {
    let variables = environment.merging(["HOME": "/none"]) { $1 }.merging(variables) { $1 }
    var settings = StoreSettings { variables[$0] }
    // So that listings have several pages.
    settings.pageSize = 50
    return try RetryingStore(openStore("s3://\(bucket)\(prefix)", settings, isMade: true))
  }
}

/// A store of objects against real servers.
struct S3StoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failure(_ call: () async throws -> Void) async -> StoreError? {
    do {
      try await call()
      return nil
    } catch {
      return error as? StoreError
    }
  }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func moto() async throws {
    let server = try await ObjectServer.moto()
    try await expectContract(server.store("/deep/er"), conditions: .kept)
    let store = try server.store()
    let tag = try #require(try await store.put("a/b", [1], plain, if: .always))
    #expect(store.proves(tag, [1]) && !store.proves(tag, [2]) && !store.proves(WriteTag(""), []))
    #expect(try await store.list("").map(\.key) == ["a/b"])
    try await store.remove("a/b")
    #expect(try await probeConditions(of: server.store()))
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func rclone() async throws {
    let server = try await ObjectServer.rclone(in: folder("objects"))
    // It writes over what it gives to others at that moment.
    try await expectContract(server.store("/deep/er"), conditions: .ignored, isAtomic: false)
    #expect(try await !probeConditions(of: server.store()))
  }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func whatServersRefuse() async throws {
    let server = try await ObjectServer.moto()
    let store = try server.store()
    try await store.put("a", [1], plain, if: .always)
    let calls: [(any Store) async throws -> Void] = [
      { _ = try await $0.get("a", limit: 9) }, { _ = try await $0.list("") },
      { try await $0.put("b", [1], plain, if: .always) },
      { try await $0.copy("a", to: "b", plain) },
      { try await $0.remove("a") }, { _ = try await $0.status("a") },
    ]
    for (index, call) in calls.enumerated() {
      let wrong = try server.store(changing: [
        "AWS_SECRET_ACCESS_KEY": "a/wrong/secret/key/0123456789"
      ])
      let error = try #require(await failure { try await call(wrong) }, "\(index)")
      #expect(error.kind == .notAllowed && error.retry == nil, "\(error)")
      // An answer to HEAD has no body that would say more.
      if index < 5 { #expect("\(error)".contains("refuses the signature"), "\(error)") }
      let unknown = try server.store(changing: ["AWS_ACCESS_KEY_ID": "AKIAUNKNOWN00000"])
      let other = try #require(await failure { try await call(unknown) })
      #expect(other.kind == .notAllowed, "\(other)")
      #expect(!"\(error)\(other)".contains("secret/key"))
      #expect(!"\(error)\(other)".contains("AKIA"))
    }
    #expect(try await store.get("b", limit: 9) == nil)
    let variables = server.environment.merging(["HOME": "/none"]) { $1 }
    let settings = StoreSettings { variables[$0] }
    let nowhere = try openStore("s3://no-such-bucket", settings, isMade: true)
    for call in calls.prefix(4) {
      let error = try #require(await failure { try await call(nowhere) })
      #expect(error.kind == .missing, "\(error)")
      #expect("\(error)".contains("there is no bucket 'no-such-bucket' at '127.0.0.1:"))
    }
  }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func whatAWebServerSays() async throws {
    let server = try await ObjectServer.moto()
    let store = try server.store()
    let attributes = ObjectAttributes(
      contentType: "application/swiftui+vml; charset=utf-8",
      cacheControl: ObjectAttributes.immutable, contentEncoding: "gzip")
    try await store.put("a", [1], attributes, if: .always)
    try await store.copy("a", to: "b", attributes)
    let python = try #require(TestPrograms.pythonWithMoto)
    for key in ["a", "b"] {
      let arguments = [
        "-c",
        """
        import boto3
        head = boto3.client("s3").head_object(Bucket="\(server.bucket)", Key="\(key)")
        print(head["ContentType"], head["CacheControl"], head["ContentEncoding"], sep="|")
        """,
      ]
      let said = try ChildProgram.output(of: python, arguments, environment: server.environment)
      #expect(
        said.text
          == "application/swiftui+vml; charset=utf-8|public, max-age=31536000, immutable|gzip\n")
    }
  }

  @Test func aServerThatIsNotThere() async throws {
    let variables = [
      "AWS_ENDPOINT_URL": "http://127.0.0.1:1", "AWS_ACCESS_KEY_ID": "AKIAX",
      "AWS_SECRET_ACCESS_KEY": "s",
    ]
    let store = try openStore("s3://bucket", StoreSettings { variables[$0] }, isMade: true)
    let error = try #require(await failure { _ = try await store.list("") })
    #expect(error.kind == .network && error.retry == .backOff)
    #expect(
      "\(error)" == "cannot list '': '127.0.0.1:1' was not reached, or cut the connection (refused)"
    )
  }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func encryption() async throws {
    let server = try await ObjectServer.moto(certificate: folder("certificate.pem"))
    let error = try #require(await failure { _ = try await server.store().list("") })
    #expect(error.kind == .notAllowed && error.retry == nil)
    #expect(error.explanation.contains("is not trusted"), "\(error)")
    for variable in ["AWS_CA_BUNDLE", "SSL_CERT_FILE"] {
      let store = try server.store(changing: [variable: folder("certificate.pem")])
      try await store.put("a", [1], plain, if: .always)
      #expect(try await store.get("a", limit: 1)?.bytes == [1])
    }
  }

  @Test func certificatesThatAreNotThere() {
    let variables = [
      "AWS_CA_BUNDLE": "/none.pem", "AWS_ACCESS_KEY_ID": "AKIAX", "AWS_SECRET_ACCESS_KEY": "s",
      "AWS_REGION": "eu-central-1",
    ]
    #expect(throws: StoreError.self) {
      try openStore("s3://bucket", StoreSettings { variables[$0] }, isMade: true)
    }
  }
}
