import VMLMarkup

/// The parts of a format that no table says.
protocol FormatCodec: Sendable {
  /// The words of the format.
  var table: FormatTable { get }
  /// A length without end.
  var infinity: FormatValue { get }
  /// Most views that may hold each other, so that clients read the document.
  var depthLimit: Int { get }

  /// Whether views of a type have an entry of modifiers, which others read over or refuse.
  func has(_ entry: String, on type: String) -> Bool

  /// The modifiers of a view as a value.
  func list(_ modifiers: [FormatValue.Member]) -> FormatValue

  /// `nil` for a colour that the format cannot say.
  func color(_ color: ColorValue) -> FormatValue?

  /// A view of a type; its member `children` is a list of views.
  func view(_ view: FormatView) -> FormatValue

  /// A view as a value of a member or modifier.
  func value(of view: FormatValue) -> FormatValue

  /// Several views as one.
  func group(_ views: [FormatValue]) -> FormatValue

  /// The whole document as some options want it.
  func document(_ value: FormatValue, _ options: FormatOptions) -> FormatValue

  /// Several views as one that a link leads to by its key.
  func group(_ views: [FormatValue], under key: String) -> FormatValue

  /// The numbers of modifiers that a view cannot have beside its others.
  func lost(among modifiers: [FormatValue.Member]) -> [Int]

  /// Stands in each document that is not finished yet.
  var mark: [UInt8]? { get }

  /// A document with what depends on all of it.
  func finished(_ document: FormatValue) -> FormatValue
}

extension FormatCodec {
  func group(_ views: [FormatValue], under key: String) -> FormatValue { group(views) }

  func document(_ value: FormatValue, _ options: FormatOptions) -> FormatValue { value }

  func lost(among modifiers: [FormatValue.Member]) -> [Int] { [] }

  var mark: [UInt8]? { nil }

  func finished(_ document: FormatValue) -> FormatValue { document }
}

/// A view of a format before it is put together.
struct FormatView {
  var type: String
  var members: [FormatValue.Member]
  /// In the order in which they are applied.
  var modifiers: [FormatValue.Member] = []
}
