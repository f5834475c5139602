/// What the texts of a site may come to at most.
public enum TextLimits {
  /// Keys, counted once for each of the site's locales.
  public static let texts = 4_000_000
  /// UTF-8 bytes of one text as it is written.
  public static let length = 65_536
  /// Variations and substitutions inside one another in a string catalog.
  public static let nesting = 16
  /// UTF-8 bytes that one text comes to, with the values of its arguments.
  public static let result = 1 << 20
  /// Unknown keys in one source for which a close one is looked for.
  static let guesses = 50
  /// Arguments of one text.
  public static let arguments = 64
}
