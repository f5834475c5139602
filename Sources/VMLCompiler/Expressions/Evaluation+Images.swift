import VMLData
import VMLDiagnostics

extension Evaluation {
  /// The size of a picture, `image("logo.png")`.
  mutating func evaluateImage(_ name: Value, at place: SourceRange) -> Value? {
    guard let text = name.asText else {
      return fail(.argumentType("the name of a picture", name, at: place))
    }
    guard let images = scope.memory?.images else { return fail(.imagesNotRead(at: place)) }
    guard let found = images[pictureKey(text)] else {
      return fail(.noSuchImage(text, among: images.keys, at: place))
    }
    if found.isNothing { return fail(.noImage(text, at: place)) }
    if case .string(let reason) = found { return fail(.closedImage(text, reason, at: place)) }
    return found
  }
}

/// The name under which a site has the size of a picture.
///
/// A path from the root, as links have it, is one without its slash.
func pictureKey(_ name: String) -> String {
  name.utf8.first == UInt8(ascii: "/") ? String(Substring(name.utf8.dropFirst())) : name
}

extension Expression {
  /// The names of the pictures whose sizes it reads; `nil` for one that is not written out.
  var readImages: [String?] {
    kinds.compactMap { kind in
      guard case .invoke(.image, let arguments) = kind, let first = arguments.first else {
        return nil
      }
      guard case .literal(.string(let name)) = kinds[first] else { return .some(nil) }
      return .some(pictureKey(name))
    }
  }
}

extension Diagnostic {
  fileprivate static func imagesNotRead(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownVariable, .error, at: place, "this site does not read the sizes of its pictures",
      notes: [Note("write 'images: true' in site.yaml")])
  }

  fileprivate static func noSuchImage(
    _ name: String, among names: [String], at place: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: pictureKey(name), in: names)
    return Diagnostic(
      .missingFile, .error, at: place,
      "there is no picture '\(name)' in 'content/'" + didYouMean(nearest),
      notes: nearest == nil
        ? [Note("it is named as an 'Image' is: 'assets/logo.png', 'logo.png' or 'logo'")] : [])
  }

  fileprivate static func closedImage(
    _ name: String, _ reason: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: place, "the picture '\(name)' cannot be read",
      notes: [Note(reason)])
  }

  fileprivate static func noImage(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: place, "the picture '\(name)' says no size",
      notes: [Note("sizes are read of PNG, JPEG, GIF, WebP, HEIC, AVIF, and of SVG that has one")])
  }
}
