/// A document in a format other than VML.
public struct WrittenDocument: Sendable {
  public var bytes: [UInt8]
  /// The losses, and the calls that may do nothing.
  public var lacks: [FormatLack] = []
  /// Members of the sheet of its tree, each in one line of JSON, in order; none in most formats.
  public var styles: [String] = []

  public init(bytes: [UInt8], lacks: [FormatLack] = [], styles: [String] = []) {
    (self.bytes, self.lacks, self.styles) = (bytes, lacks, styles)
  }
}
