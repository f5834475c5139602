import VMLCompiler
import VMLFormats
import VMLOutput

/// Places of files in the trees of a site's variants.
final class DocumentPlaces: Sendable {
  /// By variant, without a file.
  private let trees: [OutputPlace]
  /// By variant: the format of its documents.
  private let formats: [DocumentFormat]

  init(_ variants: [SiteVariant], in configuration: SiteConfiguration) {
    trees = variants.map { $0.place(of: "", in: configuration) }
    formats = variants.map { configuration.targets[$0.target].format }
  }

  /// The place of a document in a variant's tree; `file` ends in `.vml`.
  func place(ofDocument file: String, in variant: Int) -> OutputPlace {
    let format = formats[variant]
    guard format != .vml else { return place(of: file, in: variant) }
    return place(of: format.file(of: String(file.dropLast(4))), in: variant)
  }

  func places(ofDocument file: String, in variants: [Int]) -> [OutputPlace] {
    variants.map { place(ofDocument: file, in: $0) }
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
