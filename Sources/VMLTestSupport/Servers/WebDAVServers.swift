import Foundation
import Testing

/// A server of WebDAV for tests, which keeps objects as files of a folder.
public struct WebDAVServer: Sendable {
  public var server: TestServer
  public let user: String?
  public let password: String?

  public var address: String { "webdav:http://127.0.0.1:\(server.port)/" }

  /// The variables that a publisher needs.
  public var environment: [String: String] {
    guard let user, let password else { return [:] }
    return ["VMLC_WEBDAV_USER": user, "VMLC_WEBDAV_PASSWORD": password]
  }

  /// nginx with its module for `PROPFIND`.
  public static func nginx(in folder: String) async throws -> WebDAVServer {
    let nginx = try #require(TestPrograms.nginx)
    let module = try #require(TestPrograms.nginxWebDAVModule)
    for name in ["files", "run"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    let (user, password) = ("publisher", "a password of äöü")
    try "\(user):{PLAIN}\(password)\n".write(
      toFile: folder + "/run/users", atomically: true, encoding: .utf8)
    let server = try await TestServer { port in
      let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map { "\($0)_temp_path \"\(folder)/run/\($0)\";" }.joined(separator: "\n")
      let configuration = """
        load_module \(module);
        daemon off;
        master_process off;
        pid "\(folder)/run/pid";
        error_log "\(folder)/run/errors";
        events { worker_connections 512; }
        http {
        access_log off;
        \(temporary)
        server {
          listen 127.0.0.1:\(port);
          root "\(folder)/files";
          client_max_body_size 64m;
          auth_basic "releases";
          auth_basic_user_file "\(folder)/run/users";
          location / {
            dav_methods PUT DELETE MKCOL COPY MOVE;
            dav_ext_methods PROPFIND OPTIONS;
          }
        }
        }
        """
      // Where that fails nginx does not start, and says so.
      try? configuration.write(
        toFile: folder + "/run/nginx.conf", atomically: true, encoding: .utf8)
      return [
        nginx, "-p", folder + "/run", "-c", folder + "/run/nginx.conf", "-e",
        folder + "/run/errors",
      ]
    }
    return WebDAVServer(server: server, user: user, password: password)
  }

  /// rclone's server.
  public static func rclone(in folder: String) async throws -> WebDAVServer {
    let rclone = try #require(TestPrograms.rclone)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (user, password) = ("publisher", "rclone-password")
    let server = try await TestServer { port in
      [
        rclone, "serve", "webdav", "--addr", "127.0.0.1:\(port)", "--user", user, "--pass",
        password, "--config", "/dev/null", folder,
      ]
    }
    return WebDAVServer(server: server, user: user, password: password)
  }
}
