/// Limits on what views may come to.
public enum ViewLimits {
  /// Bodies of views inside of each other.
  public static let bodies = 256
  /// Elements inside of each other.
  public static let elements = 256
  /// Views that hold each other, with the wrappers that modifiers make.
  public static let nesting = 1_000
  /// Bytes of a document, if the caller does not say.
  public static let bytes = 16 << 20
}

/// Reason why views cannot be written, and where.
public struct ViewError: Error, CustomStringConvertible {
  public enum Reason: Sendable, Equatable {
    /// More views are inside of each other than a document may hold; a view may hold itself.
    case tooDeep(limit: Int)
    /// More bytes than the caller allows.
    case tooLarge(limit: Int)
    /// More views are inside of each other than the thread's stack has room for.
    case outOfStack(levels: Int)
  }

  public let reason: Reason
  /// The types of the views around, from the root; at most the last 16.
  public let path: [String]

  public var description: String {
    let place = path.isEmpty ? "" : " (in \(path.joined(separator: " > ")))"
    return switch reason {
    case .tooDeep(let limit):
      "more than \(limit) views are inside of each other; one may hold itself\(place)"
    case .outOfStack(let levels):
      "the thread's stack has no room for \(levels) views inside of each other\(place)"
    case .tooLarge(let limit): "the document has more than \(limit) bytes\(place)"
    }
  }
}

/// VML of views, with the view type that wrote each element.
public struct WrittenViews {
  public let bytes: [UInt8]
  /// By element, in order: the offset of its tag, and the name of the view type around it.
  public let origins: [(offset: Int, type: String)]
}

extension View {
  /// The view as VML, without a document around it.
  ///
  /// Takes time linear in the output.
  ///
  /// - Parameter limit: The bytes that it may come to.
  /// - Returns: UTF-8 in VML's canonical form, without a line feed at the end.
  /// - Throws: ``ViewError`` where views hold each other too deep, or come to more bytes.
  public func vml(limit: Int = ViewLimits.bytes) throws(ViewError) -> [UInt8] {
    try written(ViewWriter(limit: limit)).output
  }

  /// The view as VML, with what is needed to say in which view an element was written.
  ///
  /// - Parameters:
  ///   - limit: The bytes that it may come to.
  ///   - asSource: Whether it is written as a page, where `\(` begins an interpolation.
  /// - Returns: The VML, and the view type of each element.
  /// - Throws: ``ViewError``, as ``vml(limit:)`` does.
  public func vmlWithOrigins(
    limit: Int = ViewLimits.bytes, asSource: Bool = false
  ) throws(ViewError) -> WrittenViews {
    let writer = try written(ViewWriter(limit: limit, notesOrigins: true, isSource: asSource))
    let origins = writer.origins.map { ($0.offset, "\($0.type)") }
    return WrittenViews(bytes: writer.output, origins: origins)
  }

  private func written(_ writer: ViewWriter) throws(ViewError) -> ViewWriter {
    var writer = writer
    _write(to: &writer)
    if let reason = writer.error {
      throw ViewError(reason: reason, path: writer.errorPath.suffix(16).map { "\($0)" })
    }
    return writer
  }
}
