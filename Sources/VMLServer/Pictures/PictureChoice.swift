import VMLBuild
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLPreview
import VMLTools

/// Pages, components and devices that pictures are wanted of.
public struct PictureChoice: Sendable {
  /// Paths of pages, or patterns of them; empty for all.
  public var pages: [String] = []
  /// Names of devices; empty for all but the iPad.
  public var devices: [String] = []
  /// `light`, `dark`; empty for light alone.
  public var schemes: [String] = []
  /// Empty for the first of each target.
  public var locales: [String] = []
  /// Empty for the one that has the name of the scheme, or else the first of each target.
  public var themes: [String] = []
  /// A size of Dynamic Type, as SwiftUI names it.
  public var size = "large"
  /// `ltr` or `rtl`; `nil` for the direction in which each locale is written.
  public var direction: String?
  /// `18` or `26`, the iOS whose look is drawn; `nil` for the oldest that a target is for.
  public var look: String?
  /// Whether components are wanted besides.
  public var components = false

  public init() {}
}

/// Pictures are wanted of something that there is not.
public struct PictureMistake: Error, Sendable {
  /// In one line, with what there is.
  public var message: String
}

/// One picture to be taken.
struct Picture: Sendable {
  /// Relative to the folder of the pictures: `products/lamp@iphone-light-en.png`.
  var name: String
  var device: PictureDevice
  var document: [UInt8]
  var options: PreviewOptions
  var isOfComponent: Bool
}

/// Makes the list of the pictures that are wanted of what was built.
struct PicturePlan {
  var pictures: [Picture] = []
  /// Components that do not compile with what the gallery gives them, with the reason.
  var left: [String] = []
  /// Ends of the names of the pictures, from the `@` on.
  var endings: Set<String> = []
  private let choice: PictureChoice
  private let index: OutputIndex
  private let assets: String

  /// Finds the devices and pages, and compiles the components.
  init(
    _ choice: PictureChoice, _ index: OutputIndex, assets: String, _ gallery: ComponentGallery
  ) async throws {
    (self.choice, self.index, self.assets) = (choice, index, assets)
    let size = try known(choice.size, "size", PreviewTypeSize.allCases.map(\.rawValue))
    let schemes = choice.schemes.isEmpty ? ["light"] : choice.schemes
    for scheme in schemes {
      _ = try known(scheme, "scheme", PreviewColorScheme.allCases.map(\.rawValue))
    }
    let direction = try choice.direction.map {
      try known($0, "direction", PreviewDirection.allCases.map(\.rawValue))
    }
    let look = try choice.look.map {
      try known($0, "look of iOS", PreviewLook.allCases.map(\.rawValue))
    }
    let locales = index.targets.flatMap(\.locales)
    for locale in choice.locales { _ = try known(locale, "locale", locales) }
    let themes = index.targets.flatMap(\.themes)
    for theme in choice.themes { _ = try known(theme, "theme", themes) }
    let paths = try pages()
    let entries = choice.components ? try await gallery.entries() : []
    for (id, device, target) in try devices() {
      let wanted: [String?] =
        target.locales.isEmpty || choice.locales.isEmpty
        ? [target.locales.first] : target.locales.filter(choice.locales.contains)
      for locale in unique(wanted) {
        for (scheme, theme) in appearances(of: target, schemes) {
          let parts = [
            id, scheme, size == "large" ? nil : size, look.map { "ios\($0)" }, direction, locale,
            choice.themes.isEmpty ? nil : theme,
          ]
          let ending = "@" + parts.compactMap(\.self).joined(separator: "-") + ".png"
          endings.insert(ending)
          guard let scheme = PreviewColorScheme(rawValue: scheme),
            let size = PreviewTypeSize(rawValue: size)
          else { continue }
          var options = PreviewOptions(
            platform: device.platform, colorScheme: scheme, typeSize: size,
            direction: direction.flatMap(PreviewDirection.init(rawValue:))
              ?? PreviewDirection(locale: locale))
          options.look = look.flatMap(PreviewLook.init(rawValue:)) ?? target.look
          options.assets = (index.pictures[target.name] ?? [:]).mapValues { asset in
            var asset = asset
            let tree: [String?] = [target.name, target.locales.first, target.themes.first]
            asset.path =
              percentEncodedPath(
                ([assets] + tree.compactMap(\.self)).joined(separator: "/")) + asset.path
            return asset
          }
          for path in paths {
            guard
              let place = index.document(path, of: target, locale: locale, theme: theme)
            else { continue }
            let name = place.file.hasSuffix(".vml") ? String(place.file.dropLast(4)) : place.file
            pictures.append(
              Picture(
                name: name + ending, device: device, document: try index.bytes(at: place),
                options: options, isOfComponent: false))
          }
          options.showsSystem = false
          let variant = VariantNames(target: target.name, locale: locale, theme: theme)
          for entry in entries {
            let outcome = try await gallery.compile(call(entry), for: variant)
            let name = "@components/" + entry.name + ending
            guard let document = outcome.document else {
              let reason = outcome.diagnostics.first { $0.severity == .error }?.message
              left.append("\(name): \(reason ?? "it does not compile")")
              continue
            }
            pictures.append(
              Picture(
                name: name, device: device, document: document, options: options,
                isOfComponent: true))
          }
        }
      }
    }
    pictures.sort { pathPrecedes($0.name, $1.name) }
    if pictures.isEmpty, left.isEmpty {
      throw PictureMistake(message: "no page is made for these devices and locales")
    }
  }

  /// Schemes, each with the themes that are wanted in it.
  private func appearances(
    of target: OutputIndex.Target, _ schemes: [String]
  ) -> [(scheme: String, theme: String?)] {
    unique(schemes).flatMap { scheme in
      let usual = target.themes.first { $0 == scheme } ?? target.themes.first
      let wanted: [String?] = target.themes.filter(choice.themes.contains)
      return (wanted.isEmpty ? [usual] : wanted).map { (scheme, $0) }
    }
  }

  /// The devices that there are targets for, as the preview names them.
  private func devices() throws(PictureMistake) -> [(
    id: String, device: PictureDevice, target: OutputIndex.Target
  )] {
    var found: [(id: String, device: PictureDevice, target: OutputIndex.Target)] = []
    for target in index.targets where target.isDrawn {
      for device in PictureDevice.all where device.system == target.platform {
        let isFirst = !found.contains { $0.device.id == device.id }
        found.append((isFirst ? device.id : "\(device.id).\(target.name)", device, target))
      }
    }
    guard !choice.devices.isEmpty else { return found.filter { $0.device.id != "ipad" } }
    for name in choice.devices { _ = try known(name, "device", found.map(\.id)) }
    return found.filter { choice.devices.contains($0.id) }
  }

  /// The paths of the pages, in their order.
  private func pages() throws(PictureMistake) -> [String] {
    guard !choice.pages.isEmpty else { return index.paths }
    var found: Set<String> = []
    for wish in choice.pages {
      let path = wish.hasPrefix("/") ? wish : "/" + wish
      if index.paths.contains(path) {
        found.insert(path)
        continue
      }
      let pattern = PathPattern(path)
      let hits = path.contains("*") ? index.paths.filter { pattern.matches($0) } : []
      guard !hits.isEmpty else {
        throw PictureMistake(
          message: "the site has no page '\(path)'"
            + didYouMean(
              nearestName(to: path, in: index.paths),
              else: "; it has \(index.paths.prefix(5).joined(separator: ", "))"
                + (index.paths.count > 5 ? " and others" : "")))
      }
      found.formUnion(hits)
    }
    return index.paths.filter(found.contains)
  }

  /// A call of a component with what the gallery begins with.
  private func call(_ entry: ComponentGallery.Entry) -> ComponentCall {
    ComponentCall(
      component: entry.name,
      props: entry.props.filter { !$0.sample.isEmpty }
        .map { ComponentCall.Argument(name: $0.name, value: $0.sample) },
      slots: entry.slots.contains("")
        ? [ComponentCall.Argument(name: "", value: "<Text>Content</Text>")] : [])
  }
}

private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  return values.filter { seen.insert($0).inserted }
}

/// A name that is among others, or else a mistake that says which is near.
private func known(
  _ name: String, _ kind: String, _ names: [String]
) throws(PictureMistake) -> String {
  if names.contains(name) { return name }
  throw PictureMistake(
    message: "there is no \(kind) '\(name)'"
      + didYouMean(
        nearestName(to: name, in: names),
        else: names.isEmpty
          ? "; the site lists none" : "; there are \(unique(names).joined(separator: ", "))"))
}
