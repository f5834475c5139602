import VMLMarkup

/// A format in which documents are written.
public enum DocumentFormat: String, CaseIterable, Sendable {
  /// VML 1.0 itself.
  case vml
  /// The JSON of SwiftUIML, resolved: nodes without styles.
  case swiftUIML = "swiftuiml"
  /// The JSON of ViewCodable, also published as CodableUI.
  case viewCodable = "viewcodable"
  /// Source of Swift: a view of SwiftUI for each document.
  case swiftUI = "swiftui"

  /// The ending of files in the format, without a dot.
  public var fileEnding: String {
    switch self {
    case .vml: "vml"
    case .swiftUIML, .viewCodable: "json"
    case .swiftUI: "swift"
    }
  }

  /// The media type of documents in the format.
  public var mediaType: String {
    switch self {
    case .vml: vmlMediaType
    case .swiftUIML: "application/vnd.swiftuiml+json"
    case .viewCodable: "application/vnd.viewcodable+json"
    case .swiftUI: "text/x-swift"
    }
  }

  /// `nil` for VML, and for Swift, which is written without a table.
  var codec: (any FormatCodec)? {
    switch self {
    case .vml, .swiftUI: nil
    case .swiftUIML: SwiftUIMLCodec()
    case .viewCodable: ViewCodableCodec()
    }
  }
}
