public import VMLMarkup

/// One finished document.
///
/// A class: passing it costs one retain, not one for each field.
public final class CompiledDocument: Sendable {
  public let target: Int
  /// Indices of the site's variants that share the document, all of its target.
  public let variants: [Int]
  public let bytes: [UInt8]
  public let needs: DocumentNeeds
  /// The elements and modifiers in it.
  public let features: FeatureSet
  /// The texts that were looked up in the site's locales; a cache may need the keys.
  public let texts: TextUses
  /// Members of the sheet of its tree; none in most formats.
  public let styles: [String]

  init(
    target: Int, variants: [Int], bytes: [UInt8], needs: DocumentNeeds, features: FeatureSet,
    texts: TextUses, styles: [String]
  ) {
    self.target = target
    self.variants = variants
    self.bytes = bytes
    self.needs = needs
    self.features = features
    self.texts = texts
    self.styles = styles
  }
}
