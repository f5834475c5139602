import VMLData
public import VMLDiagnostics

/// A site's wishes for its pictures: that their sizes are read, and how large they may be.
public struct ImageConfiguration: Sendable {
  /// The most bytes of a file; `nil` for any number.
  public var bytes: Limit?
  /// The most pixels of a picture, its width times its height; `nil` for any number.
  public var pixels: Limit?

  /// A limit of at least 1, with its range in site.yaml.
  public struct Limit: Sendable {
    public var count: Int
    public var range: SourceRange
  }
}

/// Reads `images:`, which is `true` or an object of limits; `nil` for `false`, and after a mistake.
func readImages(_ node: DataNode, reporting bag: inout DiagnosticBag) -> ImageConfiguration? {
  if case .boolean(let isRead) = node.content { return isRead ? ImageConfiguration() : nil }
  guard node.entries != nil else {
    bag.report(.wrongKind("'images'", "true, or an object of limits", found: node))
    return nil
  }
  guard var object = ConfigurationObject(node, "'images'", reporting: &bag) else { return nil }
  var images = ImageConfiguration()
  images.bytes = readLimit("maxBytes", &object, reporting: &bag)
  images.pixels = readLimit("maxPixels", &object, reporting: &bag)
  object.finish(reporting: &bag)
  return images
}

private func readLimit(
  _ key: String, _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> ImageConfiguration.Limit? {
  guard let node = object.take(key) else { return nil }
  guard case .integer(let count) = node.content, count > 0 else {
    bag.report(.wrongKind("'\(key)'", "a number from 1 on", found: node))
    return nil
  }
  return ImageConfiguration.Limit(count: count, range: node.range)
}
