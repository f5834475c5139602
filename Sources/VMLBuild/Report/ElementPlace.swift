/// A place in a source as users write it: `FILE`, `FILE:LINE`, or `FILE:LINE:COLUMN`.
public struct ElementPlace: Hashable, Sendable {
  public var file: String
  /// From 1; `nil` for every element of the file.
  public var line: Int?
  /// In bytes, from 1; `nil` for wherever something begins in the line.
  public var column: Int?

  /// No file has more lines, and no line more columns.
  private static let limit = 1 << 31

  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  public init(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = Int(parts[parts.count - 1]),
      1...Self.limit ~= number
    {
      numbers.append(number)
      parts.removeLast()
    }
    self.init(
      file: parts.joined(separator: ":"), line: numbers.last,
      column: numbers.count == 2 ? numbers[0] : nil)
  }
}
