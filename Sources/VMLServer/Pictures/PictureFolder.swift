import VMLDiagnostics
import VMLFiles

/// The folder of the pictures, in which nothing is replaced but earlier pictures and reports.
struct PictureFolder: Sendable {
  private let files: DiskFileSystem

  /// Name of the report on what changed.
  static let report = "index.html"
  /// Folder of copies of earlier pictures, which the report shows.
  private static let before = "@before/"
  private static let mark = #"<meta name="generator" content="vmlc shot">"#
  private static let sizeLimit = 256 << 20

  init(_ files: DiskFileSystem) { self.files = files }

  /// Refuses to replace a file that is no picture, or no report.
  func checkIsFree(_ name: String) throws {
    guard let status = try files.status(of: name) else { return }
    let isOurs: Bool
    if status.kind != .file {
      isOurs = false
    } else {
      let bytes = try files.read(name, limit: Self.sizeLimit)
      isOurs =
        name == Self.report
        ? String(decoding: bytes, as: UTF8.self).contains(Self.mark)
        : bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    }
    if !isOurs {
      throw FileSystemError(
        "replace", "\(files.root)/\(name)", .notOurs,
        "'vmlc shot' has not made it; name another folder with '-o'")
    }
  }

  /// Writes a picture.
  ///
  /// - Returns: Whether the earlier one is the same; `nil` if there is none.
  func write(_ bytes: [UInt8], to name: String, _ before: DiskFileSystem?) throws -> Bool? {
    var isSame: Bool?
    if let before, try before.status(of: name) != nil {
      isSame = try before.read(name, limit: Self.sizeLimit) == bytes
      if isSame == false { try keep(name, of: before) }
    }
    try put(bytes, name)
    return isSame
  }

  /// Copies an earlier picture for the report.
  func keep(_ name: String, of before: DiskFileSystem) throws {
    let copy = Self.before + name
    try checkIsFree(copy)
    try put(before.read(name, limit: Self.sizeLimit), copy)
  }

  private func put(_ bytes: [UInt8], _ name: String) throws {
    try files.createFolder(splitPath(name).folder)
    try files.write(bytes, to: name)
  }

  /// Writes the report: each picture that changed, before, after, and what differs.
  func writeReport(on taken: TakenPictures) throws {
    var html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8">\(Self.mark)
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      img-src 'self' file:; \
      style-src 'nonce-vmlc'"><title>Pictures</title><style nonce="vmlc">
      :root{color-scheme:light dark;font:15px/1.4 system-ui,sans-serif}
      body{margin:24px}h2{font-size:17px;margin:32px 0 8px}
      .row{display:flex;gap:16px;flex-wrap:wrap}figure{margin:0;flex:1 1 0;min-width:180px;
      max-width:460px}img{display:block;width:100%}figcaption{opacity:.7}
      .shown{position:relative;isolation:isolate;border:1px solid #8884;background:#000}
      .both{filter:brightness(4)}.both img+img{position:absolute;inset:0;
      mix-blend-mode:difference}</style></head><body><h1>Pictures</h1>
      <p>\(taken.names.count) taken: \(taken.changed.count) changed, \(taken.added.count) new, \
      \(taken.gone.count) gone.</p>
      """
    func picture(_ file: String) -> String {
      "<img alt=\"\" src=\"./\(percentEncodedPath(file))\">"
    }
    func figure(_ title: String, _ pictures: String, _ kind: String = "") -> String {
      """
      <figure><figcaption>\(title)</figcaption><div class="shown \(kind)">\(pictures)</div></figure>
      """
    }
    func row(_ name: String, _ kind: String, _ figures: String) {
      let title = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      html += "\n<h2>\(title) (\(kind))</h2><div class=\"row\">\(figures)</div>"
    }
    for name in taken.changed {
      let (old, new) = (picture(Self.before + name), picture(name))
      row(
        name, "changed",
        figure("before", old) + figure("after", new) + figure("difference", old + new, "both"))
    }
    for name in taken.added { row(name, "new", figure("after", picture(name))) }
    for name in taken.gone { row(name, "gone", figure("before", picture(Self.before + name))) }
    html += "\n</body></html>\n"
    try put(Array(html.utf8), Self.report)
  }
}
