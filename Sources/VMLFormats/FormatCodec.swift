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

  /// Whether views of a type draw none of their children that has no attribute `tag`.
  func needsTags(in type: String) -> Bool

  /// The entries of modifiers that ``view(_:)`` puts elsewhere than among the others.
  var placed: Set<String> { get }

  /// The modifiers of a view as a value; ``FormatValue/Member/style`` as a hole among them.
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

  /// The modifiers that a view cannot have beside its others, in their order.
  func lost(among modifiers: [FormatValue.Member]) -> [LostEntry]

  /// The values that the outermost view inherits; `nil` in a format whose views depend on nothing
  /// around them.
  var outermost: FormatContext? { get }

  /// A view, whose holes are not filled yet, with what it inherits.
  func inherited(_ view: FormatValue, _ context: FormatContext) -> InheritedView

  /// The calls of a style in a context, each as its entries.
  func inherited(calls: [[FormatValue]], _ context: FormatContext) -> InheritedCalls

  /// Whether the calls of a style stand in a hole of a view, instead of in its views.
  func holdsStyle(_ view: FormatValue) -> Bool

  /// Stands in each document that is not finished yet.
  var mark: [UInt8]? { get }

  /// A document with what depends on all of it.
  func finished(_ document: FormatValue) -> FormatValue
}

extension FormatCodec {
  func group(_ views: [FormatValue], under key: String) -> FormatValue { group(views) }

  func document(_ value: FormatValue, _ options: FormatOptions) -> FormatValue { value }

  func needsTags(in type: String) -> Bool { false }

  func lost(among modifiers: [FormatValue.Member]) -> [LostEntry] { [] }

  var outermost: FormatContext? { nil }

  func inherited(_ view: FormatValue, _ context: FormatContext) -> InheritedView {
    InheritedView(value: view)
  }

  func inherited(calls: [[FormatValue]], _ context: FormatContext) -> InheritedCalls {
    InheritedCalls(calls: calls, inner: context)
  }

  func holdsStyle(_ view: FormatValue) -> Bool { true }

  var mark: [UInt8]? { nil }

  func finished(_ document: FormatValue) -> FormatValue { document }
}

extension FormatValue.Member {
  /// Stands for the entries of a style that is not looked at yet.
  static let style = FormatValue.Member("", .style)
}

/// An entry of modifiers that a view cannot have beside its others.
struct LostEntry {
  var number: Int
  /// The entry of the view that stands in its way; `nil` where nothing of it would be seen.
  var rival: String?
}

/// A view of a format before it is put together.
struct FormatView {
  var type: String
  var members: [FormatValue.Member]
  /// In the order in which they are applied.
  var modifiers: [FormatValue.Member] = []
}

/// The calls of a style with what their view inherits.
struct InheritedCalls {
  /// By call: its entries.
  var calls: [[FormatValue]]
  /// The context of the view itself then.
  var inner: FormatContext
  /// The number of a call that cannot be written in the context, or whose argument cannot.
  var lost: (call: Int, argument: String?)?
}

/// A view with what it inherits.
struct InheritedView {
  var value: FormatValue
  /// Whether the views in its holes stand in its place.
  var isSpliced = false
  /// By hole: what the views there inherit.
  ///
  /// Views in other holes wait until all else is written.
  var contexts: [Int: FormatContext] = [:]
}
