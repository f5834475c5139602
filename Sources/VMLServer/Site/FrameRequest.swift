import VMLBuild
import VMLPreview
import VMLTools

/// One frame of the preview, as a browser asks for it; or one screen of an app.
struct FrameRequest: Hashable, Sendable {
  /// The browser's name for it.
  var id: String
  /// The path of a document; empty for a component.
  var path: String
  /// Component to show instead of a document.
  var component: ComponentCall?
  var target: String
  var locale: String?
  var theme: String?
  var platform: PreviewPlatform
  var scheme: PreviewColorScheme
  var typeSize: PreviewTypeSize
  /// `nil` for the one in which the locale is written.
  var direction: PreviewDirection?
  /// `nil` for the one of the oldest system that the target is for.
  var look: PreviewLook?
  /// The lifecycle template that is shown instead of the document's body.
  var state: String?
  /// Whether the page lies on another one.
  var hasBack = false
  /// Whether an app asks, which draws the document itself.
  var isForApp = false

  /// Reads `id=…&path=…&target=…`; `nil` if it does not say which document is shown how.
  ///
  /// The path is not asked for where a component is shown. With `as=vml` the document itself is
  /// wanted, and no platform is asked for.
  init?(_ query: String, component: ComponentCall? = nil) {
    var values: [String: String] = [:]
    for (name, value) in queryParameters(query) { values[name] = value }
    guard let id = values["id"], id.utf8.count <= 64,
      let path = component == nil ? values["path"] : "",
      let target = values["target"],
      let platform = (values["platform"] ?? (values["as"] == "vml" ? "ios" : nil))
        .flatMap(PreviewPlatform.init),
      let scheme = PreviewColorScheme(rawValue: values["scheme"] ?? "light"),
      let typeSize = PreviewTypeSize(rawValue: values["size"] ?? "large")
    else { return nil }
    self.id = id
    self.path = path
    self.component = component
    self.target = target
    self.platform = platform
    self.scheme = scheme
    self.typeSize = typeSize
    hasBack = values["back"] == "1"
    isForApp = values["as"] == "vml" && component == nil
    locale = values["locale"]
    state = values["state"].flatMap { $0.utf8.count <= 64 ? $0 : nil }
    theme = values["theme"]
    look = values["ios"].flatMap(PreviewLook.init)
    direction = values["direction"].flatMap(PreviewDirection.init)
  }

  /// The same for another document.
  func showing(_ path: String) -> FrameRequest {
    var frame = self
    (frame.path, frame.component) = (path, nil)
    return frame
  }

  /// Variant that its document is made for.
  var variant: VariantNames { VariantNames(target: target, locale: locale, theme: theme) }

  /// Options of the drawing, with what the site has for its target.
  func options(_ index: OutputIndex) -> PreviewOptions {
    let target = index.target(target)
    let locales = target?.locales ?? []
    let written = locales.first { $0 == locale } ?? locales.first
    var options = PreviewOptions(
      platform: platform, colorScheme: scheme, typeSize: typeSize,
      direction: direction ?? PreviewDirection(locale: written))
    options.assets = index.pictures[self.target] ?? [:]
    options.look = look ?? target?.look ?? .iOS18
    // A component has no screen to itself.
    options.showsSystem = component == nil
    options.hasBack = hasBack && component == nil && state == nil
    return options
  }
}
