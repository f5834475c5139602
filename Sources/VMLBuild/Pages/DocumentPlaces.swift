import VMLCompiler
import VMLOutput

/// Where the files of the trees of a site's variants are.
final class DocumentPlaces: Sendable {
  /// By variant, without a file.
  private let trees: [OutputPlace]

  init(_ variants: [SiteVariant], in configuration: SiteConfiguration) {
    trees = variants.map { $0.place(of: "", in: configuration) }
  }

  /// Where a file of a variant's tree is.
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
  /// Where a file of the variant's tree is.
  func place(of file: String, in configuration: SiteConfiguration) -> OutputPlace {
    OutputPlace(
      target: configuration.targets[target].name, locale: locale, theme: theme, file: file)
  }
}
