import VMLCatalog
import VMLDiagnostics

extension FormatLack.Part {
  /// The reason why a format leaves it out, or writes it otherwise.
  ///
  /// `element` is the name of its element.
  public func reason(of element: String, in format: DocumentFormat) -> String {
    let name = "'\(format.rawValue)'"
    switch self {
    case .view(let view):
      let has = format.codec?.table.views[view] ?? []
      if !has.isEmpty { return "\(name) has '\(view)' with other attributes and views alone" }
      if format == .swiftUI { return "SwiftUI has no initialiser that takes what it has" }
      return "\(name) has no view '\(view)', and leaves out all that it holds"
    case .untagged(let view): return "\(name) draws no '\(view)' without 'tag' among options"
    case .modifier(_, let modifier, let isKnown):
      if let codec = format.codec, let type = codec.table.views[element]?.first?.type,
        !codec.has(modifier, on: type)
      {
        return "\(name) has no '\(modifier)' for '\(element)'"
      }
      let forms = format.codec?.table.forms(of: modifier) ?? ""
      if !forms.isEmpty { return "\(name) has \(forms)" }
      if format == .swiftUI { return "SwiftUI has no such '\(modifier)'" }
      return isKnown
        ? "\(name) has '\(modifier)' in other forms alone"
        : "\(name) has no modifier '\(modifier)'"
    case .argument(_, let modifier, let label):
      return "\(name) has '\(modifier)' without '\(label)'"
    case .firstColor: return "\(name) has one colour there, and no such gradient"
    case .rival(_, _, of: "font"): return "\(name) has no weight for a font of the app's own"
    case .rival(_, let modifier, of: let rival):
      return "\(name) has one '\(modifier)' for a view"
        + (modifier == rival ? "" : ", and none beside '\(rival)'")
    case .deadLink("value"): return "its stack knows the views in its own links, by their 'id'"
    case .deadLink("item"): return "\(name) shares a URL with its scheme, and no text"
    case .deadLink: return "clients know no base for files, and a link needs a scheme or a page"
    case .hidden: return "a document holds the first moment; nothing shows the view later"
    case .frame(let view): return "\(name) has no view '\(view)'"
    case .flattened: return "\(name) has a text there, and no views"
    case .depth, .tooMany: return "a document would grow beyond what clients read"
    case .unknownBreakpoint(_, _, let text): return "\(name) has no breakpoint '\(text)'"
    case .doubtful(_, let modifier, _): return "\(name) may not have '\(modifier)'"
    case .missingAttribute(_, _, let attribute): return "'\(element)' has no '\(attribute)'"
    case .attribute(let word) where Self.behaviour.contains(word):
      switch format {
      case .swiftUI: return "a file of Swift has nothing for it, and the app's code does it better"
      case .liveViewNative: return "the server keeps states; 'send' reaches it"
      default: return "its clients keep no states, and an event that they have sends one action"
      }
    case .attribute(let word) where has(word, of: element, in: format):
      return "\(name) has '\(word)' in other forms alone"
    case .attribute, .attributePart, .content, .slot:
      return "\(name) has nothing for it in '\(element)'"
    }
  }

  /// Whether a format reads an attribute of an element, though not its value.
  private func has(_ word: String, of element: String, in format: DocumentFormat) -> Bool {
    let rows = format.codec?.table.views[element] ?? []
    return rows.contains { $0.parameters.contains { $0.label == word } }
      || liveViewNativeRegistry.views[element]?.attributes[word] != nil
        && format == .liveViewNative
  }

  /// Attributes that only clients of VML, and views of SwiftUI in part, act on.
  private static let behaviour: Set = [
    "state", "bind", "show", "onTap", "onChange", "onAppear", "onDisappear", "onSubmit", "onFocus",
    "onBlur", "onLongPress", "onRefresh", "form", "check", "when", "animate",
  ]

  /// The way out; `isBuilt` is whether a target is built, and no single document converted.
  func wayOut(in format: DocumentFormat, isBuilt: Bool) -> String {
    switch self {
    case .deadLink("value"): return "a path of a page begins with '/'"
    case .deadLink:
      return isBuilt
        ? "write a URL with its scheme, or give the target a 'baseURL' and write '/assets/a.png'"
        : "write a URL with its scheme; only a build puts a target's 'baseURL' before a path"
    case .view(let view) where !isBuilt && Catalog.element(view) == nil:
      return "a build works out instructions and components: convert what it has written"
    case .depth, .tooMany: return "divide the page"
    case .untagged: return "give it the 'tag' that 'selection' has where it is chosen"
    default:
      return isBuilt
        ? "'@target NAME' in a sheet, or an 'if' on 'target.name' in a page, says it otherwise for "
          + "one target"
        : "docs/formats.md\(format.anchor) lists what it has"
    }
  }
}

extension DocumentFormat {
  /// Of its section in docs/formats.md.
  fileprivate var anchor: String {
    switch self {
    case .liveViewNative: "#liveview-native"
    case .vml, .swiftUIML, .viewCodable, .swiftUI: "#" + rawValue
    }
  }
}

// MARK: Forms

extension FormatTable {
  /// The first few forms of a modifier, as in `lineLimit(integer)`; empty if there are none.
  func forms(of modifier: String) -> String {
    var forms: [String] = []
    // A font that is bold is a form of fonts.
    for row in modifiers[modifier] ?? [] where !row.parameters.contains(where: \.isDerived) {
      let form = "\(modifier)(\(arguments(row.parameters)))"
      if !forms.contains(form) { forms.append(form) }
    }
    return shortened(forms, to: Self.formLimit, ", ")
  }

  /// Most forms of a modifier, and most words of a value, that a message lists.
  private static let (formLimit, wordLimit) = (4, 6)

  private func shortened(_ texts: [String], to limit: Int, _ separator: String) -> String {
    let rest = texts.count > limit ? ["…"] : []
    return (texts.prefix(limit) + rest).joined(separator: separator)
  }

  private func arguments(_ parameters: [Parameter]) -> String {
    parameters.filter { !$0.isLost }.map { parameter in
      let text = text(parameter.pattern)
      return parameter.label.isEmpty ? text : "\(parameter.label): \(text)"
    }.joined(separator: ", ")
  }

  private func text(_ pattern: Pattern) -> String {
    switch pattern {
    case .kind(let kind): return text(ofKind: kind)
    case .list(let item): return "[\(text(item))]"
    case .member("[]", let parameters?): return "[\(arguments(parameters))]"
    case .member(let name, nil): return name.first == "\\" ? name : "." + name
    case .member(let name, let parameters?):
      return "\(head(name))(\(arguments(parameters)))"
    case .derived(let base, let name, let parameters):
      return "\(text(base)).\(name)(\(arguments(parameters)))"
    case .value(let value): return String(decoding: value.json(), as: UTF8.self)
    }
  }

  /// `.name`, or `Name` of a type.
  private func head(_ name: String) -> String {
    name.first?.isUppercase == true ? name : "." + name
  }

  /// A kind of the table as its words, another one as its name.
  private func text(ofKind name: String) -> String {
    if name == ValueKind.send.rawValue { return "send(…)" }
    if ValueKind(rawValue: name)?.isOfViews == true, kinds[name] == nil { return ":views" }
    return shortened(words(ofKind: name), to: Self.wordLimit, "|")
  }

  private func words(ofKind name: String) -> [String] {
    guard let forms = kinds[name] else { return [name] }
    var words: [String] = []
    for form in forms {
      let found: [String] =
        switch form.pattern {
        case .member("[]", _), .list, .derived, .value: []
        case .member(let name, nil): ["." + name]
        case .member(let name, _?): [head(name) + "(…)"]
        case .kind(let inner): inner == name ? [] : self.words(ofKind: inner)
        }
      // A name with and without arguments is one.
      for word in found where !words.contains(where: { word == $0 || word == $0 + "(…)" }) {
        words.append(word)
      }
    }
    return words
  }
}

extension FormatTable.Parameter {
  fileprivate var isLost: Bool {
    if case .kind(ValueKind.lost.rawValue) = pattern { true } else { false }
  }

  fileprivate var isDerived: Bool { if case .derived = pattern { true } else { false } }
}
