import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The configuration of `docs/publishing.md`, in a real nginx over a store.
@Suite(.enabled(if: Nginx.path != nil, "no nginx in PATH or /usr/sbin"))
struct NginxTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  @Test func whatClientsGet() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    try fixture.folder.write("{}", to: "store/locks/timestamp.json")
    let nginx = try await Nginx(serving: fixture.storePath)
    defer { nginx.end() }
    let release = "v/\(tree.id)"
    for target in ["ios", "macos"] {
      let expected = try #require(fixture.folder.read("store/\(release)/\(target)/about.vml"))
      for accept in [
        "application/swiftui+vml; target=\(target)", "application/swiftui+vml;target=\"\(target)\"",
        "text/html, application/swiftui+vml; version=1; target=\(target); q=0.9, */*;q=0.1",
        "application/swiftui+vml; target=\(target.uppercased())",
      ] {
        let answer = try await nginx.get("\(release)/about.vml", accept: accept)
        #expect(answer.status == 200, "\(accept)")
        #expect(answer.text == expected)
        #expect(answer["Content-Type"] == "application/swiftui+vml; charset=utf-8")
        #expect(answer["Vary"] == "Accept")
        #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable")
      }
      let answer = try await nginx.get("\(release)/\(target)/about.vml")
      #expect(answer.status == 200 && answer.text == expected)
    }
    let image = try await nginx.get(
      "\(release)/logo.png", accept: "application/swiftui+vml; target=ios")
    #expect(image.status == 200 && image["Content-Type"] == "image/png")
    let first = try #require(fixture.folder.read("store/\(release)/ios/about.vml"))
    for accept in [
      "*/*", "text/html; target=macos", "application/swiftui+vml, text/html; target=macos",
      "application/swiftui+vml", "",
    ] {
      #expect(try await nginx.get("\(release)/about.vml", accept: accept).text == first)
    }
    for accept in [
      "application/swiftui+vml; target=visionos", "application/swiftui+vml; target=../ios",
      "application/swiftui+vml; target=ios2", "application/swiftui+vml; target=io",
    ] {
      let answer = try await nginx.get("\(release)/about.vml", accept: accept)
      #expect(answer.status == 404, "\(accept)")
      #expect(answer["Vary"] == "Accept", "what is not there for one may be for another")
      #expect(answer["Cache-Control"] == nil)
    }
  }

  @Test func whatIsPacked() async throws {
    let text = "<Text>" + String(repeating: "long ", count: 200) + "</Text>"
    try fixture.site.write(text, to: "content/long.vml")
    let tree = try await fixture.tree()
    var publisher = try fixture.publisher()
    publisher.serving.encodings = [.gzip]
    _ = try await publisher.publish(tree)
    let nginx = try await Nginx(serving: fixture.storePath)
    defer { nginx.end() }
    let path = "v/\(tree.id)/ios/long.vml"
    let expected = try #require(fixture.folder.read("store/" + path))
    for (path, accept) in [
      (path, "*/*"), ("v/\(tree.id)/long.vml", "application/swiftui+vml; target=ios"),
    ] {
      // The client of the test unpacks it.
      let answer = try await nginx.get(path, accept: accept, encoding: "gzip")
      #expect(answer["Content-Encoding"] == "gzip")
      #expect(answer["Vary"]?.contains("Accept-Encoding") == true)
      #expect(answer["Content-Type"] == "application/swiftui+vml; charset=utf-8")
      #expect(answer.text == expected)
      let plain = try await nginx.get(path, accept: accept, encoding: "identity")
      #expect(plain["Content-Encoding"] == nil && plain.text == expected)
    }
  }

  @Test func whatIsCached() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    try fixture.folder.write("{}", to: "store/locks/timestamp.json")
    let nginx = try await Nginx(serving: fixture.storePath)
    defer { nginx.end() }
    let timestamp = try await nginx.get("channels/production/timestamp.json")
    #expect(timestamp.status == 200 && timestamp["Content-Type"] == "application/json")
    #expect(timestamp["Cache-Control"] == "public, max-age=0, must-revalidate")
    #expect(timestamp["ETag"] != nil)
    let object = try #require(tree.objects.first).digest
    let lasting = [
      "channels/production/1.snapshot.json", "channels/production/1.targets.json",
      "channels/production/1.root.json", "releases/\(tree.id).json",
      "v/\(tree.id)/ios/manifest.json", StoreLayout.object(object),
    ]
    for path in lasting {
      let answer = try await nginx.get(path)
      #expect(answer.status == 200, "\(path)")
      #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable", "\(path)")
      #expect(answer["Access-Control-Allow-Origin"] == "*", "\(path)")
    }
    #expect(timestamp["Access-Control-Allow-Origin"] == "*")
    let bytes = try await nginx.get(StoreLayout.object(object))
    #expect(bytes["Content-Type"] == "application/octet-stream")
    #expect(try await nginx.get("channels/production/2.root.json")["Cache-Control"] == nil)
    #expect(try await nginx.get("locks/timestamp.json").status == 404)
  }
}

/// A running nginx with the configuration of `docs/publishing.md`, in a folder of its own.
final class Nginx {
  static let path =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/nginx" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    ?? ["/usr/sbin/nginx"].first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Answer {
    var response: HTTPURLResponse
    var text: String
    var status: Int { response.statusCode }
    subscript(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
  }

  private let process: ChildProgram
  private let folder: TemporaryFolder
  private let port: Int
  private let session: URLSession

  /// Starts it on a port of the loopback that is free.
  init(serving store: String) async throws {
    let path = try #require(Self.path)
    let folder = try TemporaryFolder()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let session = URLSession(configuration: configuration)
    for _ in 0..<20 {
      let port = freePort()
      try folder.write(Self.configuration(of: store, port, in: folder), to: "nginx.conf")
      let process = try ChildProgram(
        path, ["-p", folder.path, "-c", folder("nginx.conf"), "-e", folder("errors")])
      let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
      // It writes its number once it listens; where another program has the port it ends.
      var answers = false
      _ = try await comesAbout {
        if folder.read("pid")?.hasPrefix("\(process.number)\n") == true {
          answers = (try? await session.data(from: url)) != nil
        }
        return answers || !process.isRunning
      }
      if answers {
        (self.process, self.folder, self.port, self.session) = (process, folder, port, session)
        return
      }
      process.destroy()
    }
    Issue.record("nginx does not start: \(folder.read("errors") ?? "")")
    throw CancellationError()
  }

  /// URL of the store.
  var url: String { "http://127.0.0.1:\(port)/" }

  func end() {
    process.destroy()
  }

  func get(
    _ path: String, accept: String = "*/*", encoding: String = "identity"
  ) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/\(path)")))
    request.setValue(accept, forHTTPHeaderField: "Accept")
    request.setValue(encoding, forHTTPHeaderField: "Accept-Encoding")
    let (data, response) = try await session.data(for: request)
    return Answer(
      response: try #require(response as? HTTPURLResponse),
      text: String(decoding: data, as: UTF8.self))
  }

  private static func configuration(
    of store: String, _ port: Int, in folder: TemporaryFolder
  ) throws -> String {
    let text = try String(
      contentsOf: repositoryFolder.appending(path: "docs/publishing.md"), encoding: .utf8)
    let start = try #require(text.range(of: "```nginx\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    var server = String(text[start.upperBound..<end.lowerBound])
    for (old, new) in [
      ("listen 80;", "listen 127.0.0.1:\(port);"), ("root /srv/live;", "root \"\(store)\";"),
    ] {
      try #require(server.contains(old))
      server = server.replacingOccurrences(of: old, with: new)
    }
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \"\(folder($0))\";" }.joined(separator: "\n")
    return """
      daemon off;
      master_process off;
      pid "\(folder("pid"))";
      error_log "\(folder("errors"))";
      events {}
      http {
      access_log off;
      \(temporary)
      \(server)
      }
      """
  }
}
