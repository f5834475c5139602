public import VMLDiagnostics

/// Something in a document that a format cannot say.
public struct FormatLack: Hashable, Sendable {
  /// The element, by its number among the document's elements in their order.
  public var element: Int
  public var part: Part

  public enum Part: Hashable, Sendable {
    /// The element itself, which is left out with all it holds.
    case view(String)
    /// The same of an option that a choice does not draw without a `tag`.
    case untagged(String)
    case attribute(String)
    /// Something of an attribute, which is written in part.
    case attributePart(String)
    /// A call of its style, by its number in it; the format may have other forms of it.
    case modifier(Int, String, isKnown: Bool)
    /// A call of its style, by its number in it, that a view cannot have beside another modifier,
    /// or the same again.
    case rival(Int, String, of: String)
    /// An argument of a call of its style, by the call's number; the last is the argument's label.
    case argument(Int, String, String)
    /// A gradient in a call of its style; its first colour is written.
    case firstColor(Int, String)
    /// An attribute that is written, and leads to nothing that clients find.
    case deadLink(String)
    /// The element itself, which is not shown at first.
    case hidden
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
    /// A call of its style that is written, and may do nothing.
    case doubtful(Int, String, Doubt)
    /// A call of its style whose text is no breakpoint of the format's clients.
    case unknownBreakpoint(Int, String, text: String)
    /// A call of its style that reads an attribute which the element lacks: its clients crash.
    case missingAttribute(Int, String, attribute: String)

    /// The number and the name of a call of its style; `nil` for other parts.
    public var call: (index: Int, name: String)? {
      switch self {
      case .modifier(let index, let name, _), .argument(let index, let name, _),
        .rival(let index, let name, _),
        .firstColor(let index, let name),
        .doubtful(let index, let name, _), .missingAttribute(let index, let name, _),
        .unknownBreakpoint(let index, let name, _):
        (index, name)
      default: nil
      }
    }

    /// The same whatever the number of the call.
    public var inAnyCall: Part { inCall(0) }

    /// The same of the call of a number.
    func inCall(_ number: Int) -> Part {
      switch self {
      case .modifier(_, let name, let isKnown): .modifier(number, name, isKnown: isKnown)
      case .rival(_, let name, let rival): .rival(number, name, of: rival)
      case .argument(_, let name, let label): .argument(number, name, label)
      case .firstColor(_, let name): .firstColor(number, name)
      case .doubtful(_, let name, let doubt): .doubtful(number, name, doubt)
      case .unknownBreakpoint(_, let name, let text):
        .unknownBreakpoint(number, name, text: text)
      case .missingAttribute(_, let name, let attribute):
        .missingAttribute(number, name, attribute: attribute)
      default: self
      }
    }
  }

  /// The reason why a client may not know a call.
  public enum Doubt: Hashable, Sendable {
    /// An older version had it by hand, in forms of its own.
    case byHand
    /// An older version had it not; this one makes its list when an app is built.
    case newName
    /// An older version had other forms of it.
    case otherForm
  }
}

extension Diagnostic {
  /// Something that a document in a format other than VML is written without, or that may do
  /// nothing in it.
  ///
  /// `isBuilt` is whether a target is built, and no single document converted.
  public static func formatLacks(
    _ part: FormatLack.Part, of element: String, in format: DocumentFormat, at range: SourceRange,
    isBuilt: Bool = true
  ) -> Diagnostic {
    switch part {
    case .doubtful(_, let name, let doubt):
      return formatUncertain(name, doubt, in: format, at: range)
    case .missingAttribute(_, let name, let attribute):
      return formatAttribute(attribute, of: element, for: name, in: format, at: range)
    case .unknownBreakpoint(_, let name, let text):
      return unknownBreakpoint(text, of: name, at: range)
    default: break
    }
    let loss =
      switch part {
      case .view, .untagged: "the view '\(element)', with all that it holds, is left out"
      case .attribute(let name): "the attribute '\(name)' of '\(element)' is left out"
      case .attributePart(let name):
        "a part of the attribute '\(name)' of '\(element)' is left out"
      case .deadLink(let name): "the attribute '\(name)' of '\(element)' leads nowhere"
      case .hidden: "'\(element)', which 'show' hides at first, is left out"
      case .argument(_, let name, let label):
        "the argument '\(label)' of the modifier '\(name)' is left out"
      case .firstColor(_, let name):
        "of the gradient in the modifier '\(name)' the first colour alone is written"
      case .rival(_, let name, let rival) where name == rival:
        "the modifier '\(name)' is left out beside another one"
      case .rival(_, let name, let rival): "the modifier '\(name)' is left out beside '\(rival)'"
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
      case .doubtful, .missingAttribute, .unknownBreakpoint: ""
      }
    return Diagnostic(
      .formatLacks, .warning, at: range, "\(loss), in the format '\(format.rawValue)'",
      notes: [
        Note(part.reason(of: element, in: format)),
        Note(part.wayOut(in: format, isBuilt: isBuilt)),
      ])
  }

  private static func formatUncertain(
    _ name: String, _ doubt: FormatLack.Doubt, in format: DocumentFormat, at range: SourceRange
  ) -> Diagnostic {
    let reason =
      switch doubt {
      case .byHand: "version 0.3 of the client had it by hand; it is not known what 0.4 has"
      case .newName:
        "version 0.3 of the client has it not; 0.4 has what the SDK of the app's build has"
      case .otherForm:
        "version 0.3 of the client has other forms; 0.4 has what the SDK of the app's build has"
      }
    return Diagnostic(
      .formatUncertain, .warning, at: range,
      "the modifier '\(name)' may do nothing, in the format '\(format.rawValue)'",
      notes: [Note(reason)])
  }

  private static func unknownBreakpoint(
    _ text: String, of modifier: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownValue, .error, at: range,
      "'\(modifier)' has no breakpoint '\(text)'"
        + didYouMean(nearestName(to: text, in: Breakpoint.names)),
      notes: [
        Note(
          "there is \(Breakpoint.names.joined(separator: ", ")), and what compares 'w' or 'h' with "
            + "a number by '<', '<=', '=', '>=' or '>', as 'w>=800' or 'w>=768,h<600'")
      ])
  }

  private static func formatAttribute(
    _ attribute: String, of element: String, for modifier: String, in format: DocumentFormat,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingAttribute, .error, at: range,
      "'\(modifier)' reads the attribute '\(attribute)', which '\(element)' has not, in the format "
        + "'\(format.rawValue)'",
      notes: [
        Note("its clients crash there; give the element the attribute, or 'attr()' a fallback")
      ])
  }
}
