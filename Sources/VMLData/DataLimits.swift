/// The most that one file of data may hold; what is beyond ends in a diagnostic.
public enum DataLimits {
  /// Lists and objects within each other, counting those that an alias brings in.
  public static let nesting = 128
  /// The same in a document of another runtime, as Foundation's decoder takes them.
  public static let documentNesting = 512
  /// Values in one file, counting those that aliases repeat.
  public static let nodes = 1_000_000
  /// Values that the aliases of one file repeat, all together.
  public static let aliasedNodes = 100_000
  /// Mistakes after which the rest of a file is not read.
  public static let mistakes = 100
}
