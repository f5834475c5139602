extension Catalog.CheckTarget {
  /// The least version of the system that has all of some elements and modifiers, by their names;
  /// `nil` where each system of the target has them.
  ///
  /// Without a minimum that is each system with SwiftUI. Names that the platform never had, and
  /// names of the app, count for nothing.
  public func leastVersion(
    having elements: [String], modifiers: [String]
  ) -> Catalog.Version? {
    let introduced =
      elements.filter { custom.views[$0] == nil }
      .compactMap { Catalog.element($0)?.introduced(on: platform) }
      + modifiers.compactMap { Catalog.modifier($0)?.introduced(on: platform) }
    let first = minimum == .newest ? platform.firstVersion : minimum
    return introduced.max().flatMap { $0 > first ? $0 : nil }
  }
}

extension Catalog.Element {
  /// The version that brought the type, with the first of its initializers.
  fileprivate func introduced(on platform: Catalog.Platform) -> Catalog.Version? {
    let first = initializers.compactMap { $0.availability.introduced(on: platform) }.min()
    return [type.availability.introduced(on: platform), first].compactMap(\.self).max()
  }
}

extension Catalog.Modifier {
  /// The version that brought the first of the overloads.
  fileprivate func introduced(on platform: Catalog.Platform) -> Catalog.Version? {
    overloads.compactMap { $0.availability.introduced(on: platform) }.min()
  }
}
