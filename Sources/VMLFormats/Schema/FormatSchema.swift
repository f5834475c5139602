extension DocumentFormat {
  /// The JSON Schema of documents in the format, indented; `nil` where none is known.
  public var schema: [UInt8]? {
    switch self {
    case .swiftUIML: SwiftUIMLCodec().schema.json(isIndented: true)
    case .viewCodable: ViewCodableCodec().schema.json(isIndented: true)
    default: nil
    }
  }
}
