/// The locale of a user's languages, the most wanted first: docs/protocol.md, "Locales and themes".
///
/// - Returns: `nil` where there are no locales.
package func chosenLocale(of locales: [String], for languages: [String]) -> String? {
  func parts(_ tag: String) -> [Substring] { tag.lowercased().split(separator: "-") }
  for language in languages {
    var wanted = parts(language)
    let first = wanted.first
    while !wanted.isEmpty {
      if let locale = locales.first(where: { parts($0) == wanted }) { return locale }
      wanted.removeLast()
    }
    if let locale = locales.first(where: { parts($0).first == first && first != nil }) {
      return locale
    }
  }
  return locales.first
}

/// Look of the system's surroundings.
public enum Appearance: String, Hashable, Sendable {
  case light, dark
}

/// The theme that the app has chosen, or that goes with the appearance.
///
/// - Returns: `nil` where there are no themes.
package func chosenTheme(of themes: [String], _ wanted: String?, _ appearance: Appearance)
  -> String?
{
  if let wanted, themes.contains(wanted) { return wanted }
  return themes.contains(appearance.rawValue) ? appearance.rawValue : themes.first
}

/// The picture of a name among the paths of a tree's files: docs/protocol.md, "Pictures".
///
/// The scale is the screen's. `nil` where it is a picture of the app, if of anything.
package func chosenPicture(of files: [String], named name: String, scale: Int) -> String? {
  let pictures = files.filter(isPicture)
  if pictures.contains(where: { hasSameBytes($0, name) }) { return name }
  let places = pictures.map(PicturePlace.init)
  let named = places.filter { hasSameBytes($0.name, name) }
  let found = named.isEmpty ? places.filter { hasSameBytes($0.plainName, name) } : named
  guard let folder = found.map(\.folder).min(by: precedes) else { return nil }
  return found.filter { hasSameBytes($0.folder, folder) }
    .min { $0.comesBefore($1, onScale: scale) }?.path
}

private struct PicturePlace {
  var path: String
  var folder: String
  var name: String
  /// Without what follows the first `.`, and without a scale before it.
  var plainName: String
  var scale = 1

  init(_ path: String) {
    self.path = path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = String(parts.last ?? "")
    folder = parts.dropLast().joined(separator: "/")
    plainName = String(name.prefix { $0 != "." })
    for (ending, scale) in [("@2x", 2), ("@3x", 3)] where plainName.hasSuffix(ending) {
      plainName.removeLast(3)
      self.scale = scale
      break
    }
  }

  func comesBefore(_ other: PicturePlace, onScale wanted: Int) -> Bool {
    // The scale itself or the next larger one; else the largest.
    func rank(_ scale: Int) -> Int { scale >= wanted ? scale : 1000 - scale }
    return rank(scale) != rank(other.scale)
      ? rank(scale) < rank(other.scale) : precedes(name, other.name)
  }
}

private func isPicture(_ path: String) -> Bool {
  let path = path.lowercased()
  return [".avif", ".gif", ".heic", ".ico", ".jpeg", ".jpg", ".png", ".svg", ".webp"]
    .contains { path.hasSuffix($0) }
}

private func precedes(_ one: String, _ other: String) -> Bool {
  one.utf8.lexicographicallyPrecedes(other.utf8)
}

/// Strings are equal as soon as they look the same; paths are not.
func hasSameBytes(_ one: String, _ other: String) -> Bool {
  one.utf8.elementsEqual(other.utf8)
}
