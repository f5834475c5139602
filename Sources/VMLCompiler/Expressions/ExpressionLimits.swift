/// Limits on expressions, so that none runs without end or fills the memory.
public enum ExpressionLimits {
  /// UTF-8 bytes of an expression's source.
  public static let length = 65_536
  /// Parentheses, brackets, calls, prefixes and right-hand sides open at once while parsing.
  public static let nesting = 64
  /// Operators and members one on top of another: `a + b + c` is three high.
  public static let height = 128
  /// UTF-8 bytes of a string that an expression makes.
  public static let stringLength = 1 << 20
  /// Elements of a list that an expression makes.
  public static let listCount = 100_000
  /// Lists and objects inside one another in a list that an expression makes.
  public static let valueDepth = 600
  /// Bytes, roughly, that one evaluation may read or make.
  public static let work = 1 << 25
  /// A specifier's width and its precision.
  public static let specifierField = 500
}
