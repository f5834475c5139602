import VMLOutput
import VMLPreview

/// The page that shows the preview, and what it is made of: all of it is in this program.
struct ShellFiles: Sendable {
  private let files: [String: File]

  private struct File: Sendable {
    var type: String
    var bytes: [UInt8]
    var tag: String
  }

  init() {
    var files: [String: File] = [:]
    for (name, bytes) in [
      ("shell.html", PackageResources.shell_html), ("shell.css", PackageResources.shell_css),
      ("shell.js", PackageResources.shell_js), ("gallery.js", PackageResources.gallery_js),
      ("inspector.js", PackageResources.inspector_js), ("live.js", PackageResources.live_js),
      ("icon.svg", PackageResources.icon_svg),
      ("preview.css", Array(previewStylesheet.utf8)),
      ("preview.js", Array(previewScript.utf8)),
    ] {
      let type = name.hasSuffix(".js") ? "text/javascript; charset=utf-8" : contentType(of: name)
      files[name] = File(type: type, bytes: bytes, tag: documentDigest(of: bytes))
    }
    self.files = files
  }

  /// - Returns: `nil` if there is none of the name.
  func file(_ name: String, _ request: HTTPRequest) -> HTTPResponse? {
    guard let file = files[name] else { return nil }
    return response(
      to: request, with: .bytes(file.bytes), tag: file.tag, headers: [("Content-Type", file.type)])
  }

  /// The page itself, which finds out from its URL what to show.
  func page(isThere: Bool) -> HTTPResponse {
    HTTPResponse(
      isThere ? 200 : 404,
      headers: [
        ("Content-Type", "text/html; charset=utf-8"), ("Vary", "Accept"),
        ("Content-Security-Policy", Self.policy), ("Cross-Origin-Opener-Policy", "same-origin"),
      ],
      body: .bytes(files["shell.html"]?.bytes ?? []))
  }

  /// Scripts and sheets are this server's files, and nothing is fetched from elsewhere.
  ///
  /// The drawings have style attributes, which the renderer makes of numbers and names alone.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'", "img-src 'self'", "connect-src 'self'", "base-uri 'none'",
    "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    "trusted-types drawing",
  ].joined(separator: "; ")
}
