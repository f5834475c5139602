/// Limits on the texts of a site.
public enum TextLimits {
  /// Keys, counted once for each of the site's locales.
  public static let texts = 4_000_000
  /// UTF-8 bytes of one text in its file.
  public static let length = 65_536
  /// Variations and substitutions inside one another in a string catalog.
  public static let nesting = 16
  /// UTF-8 bytes of one text with the values of its arguments.
  public static let result = 1 << 20
  /// Unknown keys in one source that get a suggestion.
  static let guesses = 50
  /// Arguments of one text.
  public static let arguments = 64
}
