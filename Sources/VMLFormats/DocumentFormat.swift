import VMLMarkup

/// A format in which documents are written.
public enum DocumentFormat: String, CaseIterable, Sendable {
  /// VML 1.0 itself.
  case vml
  /// The JSON of SwiftUIML, resolved: nodes without styles.
  case swiftUIML = "swiftuiml"
  /// The JSON of ViewCodable, also published as CodableUI.
  case viewCodable = "viewcodable"
  /// The markup of LiveView Native's client 0.4, whose styles are in a sheet.
  case liveViewNative = "lvn-0.4"
  /// Source of Swift: a view of SwiftUI for each document.
  case swiftUI = "swiftui"

  /// The ending of files in the format, without a dot.
  public var fileEnding: String {
    switch self {
    case .vml: "vml"
    case .swiftUIML, .viewCodable: "json"
    case .liveViewNative: "swiftui.neex"
    case .swiftUI: "swift"
    }
  }

  /// The file of a document: `a/lamp.json` for `a/lamp`, and in Swift `a/ALampPage.swift`.
  ///
  /// A module of Swift takes no two files of one name, so that a file is named for its view there,
  /// and the view for `name`, which without one is the path itself.
  public func file(of path: String, named name: String? = nil) -> String {
    guard self == .swiftUI else { return "\(path).\(fileEnding)" }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(folder)\(swiftTypeName(of: name ?? path)).\(fileEnding)"
  }

  /// The media type of documents in the format.
  public var mediaType: String {
    switch self {
    case .vml: vmlMediaType
    case .swiftUIML: "application/vnd.swiftuiml+json"
    case .viewCodable: "application/vnd.viewcodable+json"
    case .liveViewNative: "text/swiftui"
    case .swiftUI: "text/x-swift"
    }
  }

  /// The file of each tree that has the styles of all its documents; `nil` for none.
  public var sheet: String? { self == .liveViewNative ? LiveViewNativeSheet.file : nil }

  /// `nil` for formats that are no JSON.
  var codec: (any FormatCodec)? {
    switch self {
    case .vml, .liveViewNative, .swiftUI: nil
    case .swiftUIML: SwiftUIMLCodec()
    case .viewCodable: ViewCodableCodec()
    }
  }
}
