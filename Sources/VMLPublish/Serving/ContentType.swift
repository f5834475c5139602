/// The media types of files by their endings, where site.yaml says nothing else.
private let contentTypes = [
  "vml": "application/swiftui+vml; charset=utf-8", "neex": "text/swiftui; charset=utf-8",
  "json": "application/json", "txt": "text/plain; charset=utf-8",
  "csv": "text/csv; charset=utf-8", "html": "text/html; charset=utf-8",
  "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
  "xml": "application/xml", "md": "text/markdown; charset=utf-8",
  "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
  "webp": "image/webp", "heic": "image/heic", "avif": "image/avif", "svg": "image/svg+xml",
  "pdf": "application/pdf", "ttf": "font/ttf", "otf": "font/otf", "woff2": "font/woff2",
  "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "mp4": "video/mp4",
  "mov": "video/quicktime", "usdz": "model/vnd.usdz+zip", "lottie": "application/zip",
  "zip": "application/zip", "wasm": "application/wasm",
]

/// The media type of a file; for an unknown ending the type of any bytes.
func contentType(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
  let ending = name[name.index(after: dot)...].lowercased()
  return contentTypes[ending] ?? "application/octet-stream"
}
