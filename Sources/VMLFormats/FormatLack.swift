public import VMLDiagnostics

/// Something in a document that a format cannot say.
public struct FormatLack: Hashable, Sendable {
  /// The element, by its number among the document's elements in their order.
  public var element: Int
  public var part: Part

  public enum Part: Hashable, Sendable {
    /// The element itself, which is left out with all it holds.
    case view(String)
    case attribute(String)
    /// Something of an attribute, which is written in part.
    case attributePart(String)
    /// A call of its style, by its number in it; the format may have other forms of it.
    case modifier(Int, String, isKnown: Bool)
    /// An argument of a call of its style, by the call's number; the last is the argument's label.
    case argument(Int, String, String)
    /// The element itself: only what it holds is written.
    case frame(String)
    /// Its text or the views that it holds.
    case content
    /// The views under a name.
    case slot(String)
    /// The views under a name, whose text alone is written; `content` for views without one.
    case flattened(String)
    /// The views that it holds are deeper than clients read.
    case depth(Int)
    /// A document of more views than this; each that a style names counts as often.
    case tooMany(Int)
  }
}

extension Diagnostic {
  /// Something that a document in a format other than VML is written without.
  public static func formatLacks(
    _ part: FormatLack.Part, of element: String, in format: DocumentFormat, at range: SourceRange
  ) -> Diagnostic {
    let loss =
      switch part {
      case .view: "the view '\(element)', with all that it holds, is left out"
      case .attribute(let name): "the attribute '\(name)' of '\(element)' is left out"
      case .attributePart(let name):
        "a part of the attribute '\(name)' of '\(element)' is left out"
      case .argument(_, let name, let label):
        "the argument '\(label)' of the modifier '\(name)' is left out"
      case .modifier(_, let name, isKnown: true): "the modifier '\(name)' in this form is left out"
      case .modifier(_, let name, isKnown: false): "the modifier '\(name)' is left out"
      case .frame(let name): "only what the view '\(name)' holds is written"
      case .content: "the content of '\(element)' is left out"
      case .slot(let name): "the views under the name '\(name)' in '\(element)' are left out"
      case .flattened("content"): "the content of '\(element)' is written as its text alone"
      case .flattened(let name):
        "the views under the name '\(name)' in '\(element)' are written as their text alone"
      case .depth(let limit): "a view that is more than \(limit) deep is left out"
      case .tooMany(let limit): "all views after \(limit) are left out"
      }
    return Diagnostic(
      .formatLacks, .warning, at: range, "\(loss), in the format '\(format.rawValue)'",
      notes: [Note("docs/formats.md lists what each format can say")])
  }
}
