/// The media type of a file that is copied to the output, by the ending of its name.
func contentType(of file: String) -> String {
  let name = file.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
  return types[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
}

private let types: [String: String] = [
  "vml": "application/swiftui+vml; charset=utf-8", "json": "application/json",
  "neex": "text/swiftui; charset=utf-8",
  "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
  "webp": "image/webp", "avif": "image/avif", "heic": "image/heic", "svg": "image/svg+xml",
  "ico": "image/vnd.microsoft.icon", "pdf": "application/pdf", "txt": "text/plain; charset=utf-8",
  "md": "text/markdown; charset=utf-8", "html": "text/html; charset=utf-8",
  "css": "text/css; charset=utf-8", "csv": "text/csv; charset=utf-8",
  "ttf": "font/ttf", "otf": "font/otf", "woff": "font/woff", "woff2": "font/woff2",
  "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "mp4": "video/mp4",
  "mov": "video/quicktime", "webm": "video/webm", "m3u8": "application/vnd.apple.mpegurl",
  "usdz": "model/vnd.usdz+zip", "zip": "application/zip",
]
