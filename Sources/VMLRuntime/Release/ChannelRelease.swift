import VMLFiles
import VMLRelease

/// One release of a channel, in the locale of the user.
///
/// A screen stays with the release that it was made from, so that it never shows documents of two.
/// All that it hands out is verified.
public actor ChannelRelease {
  /// Its name in the store, 20 hexadecimal digits.
  public nonisolated let id: String
  /// The site's name for it.
  public nonisolated let version: String
  /// The locale of its documents; `nil` where there is one tree for all.
  public nonisolated let locale: String?
  /// Names of its themes; none where there is one tree for all.
  public nonisolated let themes: [String]
  /// Media type of its documents.
  public nonisolated let mediaType: String
  /// Whether it came with the app.
  public nonisolated let isEmbedded: Bool

  /// Types of actions, states and endpoints as JSON (docs/output.md); empty where there are none.
  public nonisolated var interface: [UInt8] { start.head.manifest.interface?.fileBytes ?? [] }

  nonisolated let start: ReleaseStart
  nonisolated let fetcher: Fetcher
  private let theme: String?
  /// Lines of bins, by their numbers.
  private var bins: [Int: BinLines] = [:]

  init(
    _ start: ReleaseStart, _ fetcher: Fetcher, _ configuration: ChannelConfiguration,
    isEmbedded: Bool = false
  ) {
    self.start = start
    self.fetcher = fetcher
    self.isEmbedded = isEmbedded
    id = start.release.id.text
    version = start.release.version
    let manifest = start.head.manifest
    locale = chosenLocale(of: manifest.locales, for: configuration.languages)
    themes = manifest.themes
    mediaType = manifest.mediaType
    theme = configuration.theme
  }

  // MARK: Documents

  /// The document of a page.
  ///
  /// One hash of its bytes where it is cached; else a request, and one for its bin. The path is as
  /// ``resolvedLink(_:from:)`` makes it, and compared byte for byte; the appearance decides between
  /// the themes `light` and `dark`.
  ///
  /// Throws ``ChannelError/noDocument(_:)`` where the release does not have it.
  public func document(
    at path: String, appearance: Appearance = .light
  ) async throws(ChannelError) -> ChannelDocument {
    let theme = chosenTheme(of: themes, theme, appearance)
    let lines = try await lines(for: path)
    guard
      let line = lines.documents[PathKey(path)]?.first(where: {
        $0.locale == locale && $0.theme == theme
      })
    else { throw .noDocument(path) }
    let bytes = try await fetcher.file(
      StoreLayout.object(line.stored.digest), line.stored.content)
    return ChannelDocument(
      path: path, bytes: bytes, mediaType: mediaType, locale: locale, theme: theme,
      file: line.stored.file, digest: line.stored.digest.hex, ids: line.ids,
      actions: line.actions, views: line.views, template: line.template,
      isFragment: line.isFragment)
  }

  /// The lifecycle template of a name, such as `launch`; `nil` where the release has none.
  public func template(
    _ name: String, appearance: Appearance = .light
  ) async throws(ChannelError) -> ChannelDocument? {
    do throws(ChannelError) {
      let document = try await document(at: "/lifecycle/" + name, appearance: appearance)
      return document.template == name ? document : nil
    } catch {
      if case .noDocument = error { return nil }
      throw error
    }
  }

  // MARK: Files

  /// A file of the tree, such as a picture; its path begins with a `/`, as a link's does.
  ///
  /// Throws ``ChannelError/noFile(_:)`` where the release does not have it.
  public func file(
    at path: String, appearance: Appearance = .light
  ) async throws(ChannelError) -> ChannelFile {
    let name = treeFolder(appearance) + path.drop { $0 == "/" }
    guard path.hasPrefix("/"), !path.hasPrefix("//"),
      let file = try await lines(for: path).files[PathKey(name)]
    else { throw .noFile(path) }
    return try await read(file)
  }

  /// The picture of a name, as `<Image name="logo">` has it; `nil` where it is one of the app's.
  ///
  /// Looks through all bins once. The scale is the screen's, such as 3.
  public func picture(
    named name: String, scale: Int, appearance: Appearance = .light
  ) async throws(ChannelError) -> ChannelFile? {
    for bin in start.head.bins.indices { _ = try await self.lines(ofBin: bin) }
    let folder = treeFolder(appearance)
    let tree = bins.values.flatMap(\.files.keys).map(\.path).filter { $0.hasPrefix(folder) }
    let paths = tree.map { String($0.utf8.dropFirst(folder.utf8.count)) ?? "" }
    guard let path = chosenPicture(of: paths, named: name, scale: scale),
      let file = bins.values.compactMap({ $0.files[PathKey(folder + path)] }).first
    else { return nil }
    return try await read(file)
  }

  private func read(_ file: ReleaseManifest.File) async throws(ChannelError) -> ChannelFile {
    ChannelFile(
      file: file.file, digest: file.digest.hex,
      bytes: try await fetcher.file(StoreLayout.object(file.digest), file.content))
  }

  /// Folder of the tree that documents are from, with a `/` at its end; `""` where there is one for
  /// all.
  private func treeFolder(_ appearance: Appearance) -> String {
    [locale, chosenTheme(of: themes, theme, appearance)].compactMap { $0.map { $0 + "/" } }
      .joined()
  }

  // MARK: Bins

  private func lines(for path: String) async throws(ChannelError) -> BinLines {
    try await lines(ofBin: start.head.bin(of: path) ?? 0)
  }

  private func lines(ofBin number: Int) async throws(ChannelError) -> BinLines {
    if let known = bins[number] { return known }
    var manifest = start.head.manifest
    if start.head.bins.indices.contains(number) {
      let bin = start.head.bins[number]
      manifest = try start.lines(
        of: bin, await fetcher.file(start.key(of: bin), bin.content))
    }
    let lines = BinLines(manifest)
    bins[number] = lines
    return lines
  }
}

/// Lines of a bin, by what they are looked up with.
private struct BinLines {
  var documents: [PathKey: [ReleaseManifest.Document]] = [:]
  var files: [PathKey: ReleaseManifest.File] = [:]

  init(_ manifest: ReleaseManifest) {
    for document in manifest.documents {
      documents[PathKey(document.path), default: []].append(document)
    }
    for file in manifest.files { files[PathKey(file.file)] = file }
  }
}

/// A verified document of a release.
public struct ChannelDocument: Hashable, Sendable {
  public var path: String
  public var bytes: [UInt8]
  public var mediaType: String
  public var locale: String?
  public var theme: String?
  /// Its path in the target's folder.
  public var file: String
  /// SHA-256 of its bytes, 64 hexadecimal digits.
  public var digest: String
  /// Ids of its views.
  public var ids: [String]
  /// The actions that it sends to the app.
  public var actions: [String]
  /// The app's views in it.
  public var views: [String]
  /// The lifecycle template that it is; `nil` for a page.
  public var template: String?
  /// Whether it is a part of other documents.
  public var isFragment: Bool
}

/// A verified file of a release that is no document.
public struct ChannelFile: Hashable, Sendable {
  /// Its path in the target's folder.
  public var file: String
  /// SHA-256 of its bytes, 64 hexadecimal digits.
  public var digest: String
  public var bytes: [UInt8]
}
