import VMLPreview

/// One frame of the preview, as a browser asks for it.
struct FrameRequest: Hashable, Sendable {
  /// What the browser calls it.
  var id: String
  /// The path of a document.
  var path: String
  var target: String
  var locale: String?
  var theme: String?
  var platform: PreviewPlatform
  var scheme: PreviewColorScheme
  var typeSize: PreviewTypeSize

  /// Reads `id=…&path=…&target=…`.
  ///
  /// - Returns: `nil` if it does not say which document is shown how.
  init?(_ query: String) {
    var values: [String: String] = [:]
    for (name, value) in queryParameters(query) { values[name] = value }
    guard let id = values["id"], id.utf8.count <= 64, let path = values["path"],
      let target = values["target"],
      let platform = values["platform"].flatMap(PreviewPlatform.init),
      let scheme = PreviewColorScheme(rawValue: values["scheme"] ?? "light"),
      let typeSize = PreviewTypeSize(rawValue: values["size"] ?? "large")
    else { return nil }
    self.id = id
    self.path = path
    self.target = target
    self.platform = platform
    self.scheme = scheme
    self.typeSize = typeSize
    locale = values["locale"]
    theme = values["theme"]
  }

  /// What the drawing is made with, but for the site's pictures.
  var options: PreviewOptions {
    PreviewOptions(platform: platform, colorScheme: scheme, typeSize: typeSize)
  }
}
