import VMLCompiler
import VMLOutput

/// Places of files in the trees of a site's variants.
final class DocumentPlaces: Sendable {
  /// By variant, without a file.
  private let trees: [OutputPlace]

  init(_ variants: [SiteVariant], in configuration: SiteConfiguration) {
    trees = variants.map { $0.place(of: "", in: configuration) }
  }

  /// The place of a file in a variant's tree.
  func place(of file: String, in variant: Int) -> OutputPlace {
    var place = trees[variant]
    place.file = file
    return place
  }

  func places(of file: String, in variants: [Int]) -> [OutputPlace] {
    variants.map { place(of: file, in: $0) }
  }
}

extension SiteVariant {
  /// The place of a file in the variant's tree.
  func place(of file: String, in configuration: SiteConfiguration) -> OutputPlace {
    OutputPlace(
      target: configuration.targets[target].name, locale: locale, theme: theme, file: file)
  }
}
