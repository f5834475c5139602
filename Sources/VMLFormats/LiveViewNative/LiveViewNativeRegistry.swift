/// The views and modifiers of LiveView Native's client 0.4.
struct LiveViewNativeRegistry: Sendable {
  private(set) var views: [String: View] = [:]
  private(set) var modifiers: [String: Modifier] = [:]

  /// Attributes and templates that a view reads.
  struct View: Sendable {
    /// By the name of VML's attribute.
    var attributes: [String: Attribute] = [:]
    var templates: Set<String> = []
    /// Templates of VML whose views are its content there.
    var stripped: Set<String> = []
    /// Whether it sends what the user does.
    var isInput = false
    /// Whether a form of the package `LiveForm` has one that submits it.
    var submits = false
  }

  /// The form of an attribute there.
  enum Attribute: Sendable, Hashable {
    case text(String)
    /// The name of a member, without its dot.
    case member(String)
    case range(lower: String, upper: String)
    case gridItems
    case color
    /// A `Text` in a template, or in the content where that is empty.
    case textView(in: String)
    /// An `Image` in a template.
    case imageView(in: String)
  }

  enum Modifier: Sendable {
    /// The forms of version 0.3; 0.4 may have more.
    case forms([[Parameter]])
    /// Any form of SwiftUI's.
    case any
    case uncertain(FormatLack.Doubt)
  }

  /// The modifiers that a client has for certain.
  var knownModifiers: [String] {
    modifiers.compactMap { name, modifier in
      if case .uncertain = modifier { nil } else { name }
    }
  }

  struct Parameter: Sendable, Hashable {
    var label: String
    var kind: Kind
    var isOptional: Bool
  }

  enum Kind: String, Sendable {
    case number, flag, text, binding, view, event, value
  }

  /// Reads the tables.
  ///
  /// They are a part of the program, so a mistake in one ends it, at its first use; the tests read
  /// them all.
  init() {
    readViews()
    readModifiers()
    for name in words(of: liveViewNativeAnyForm) { modifiers[name] = .any }
    for name in words(of: liveViewNativeByHand) { modifiers[name] = .uncertain(.byHand) }
    for name in words(of: liveViewNativeNewNames) { modifiers[name] = .uncertain(.newName) }
  }

  private func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  // MARK: Views

  private mutating func readViews() {
    var name = ""
    var areTemplates = false
    for line in liveViewNativeViews.split(separator: "\n") {
      var words = words(of: String(line))[...]
      // A line that goes on is indented deeper.
      if !line.hasPrefix(" ") {
        name = words.removeFirst()
        areTemplates = false
        views[name] = View()
      }
      for word in words {
        if word == ":" {
          areTemplates = true
        } else if areTemplates {
          views[name]?.readTemplate(word)
        } else {
          views[name]?.readAttribute(word)
        }
      }
    }
  }

  // MARK: Modifiers

  private mutating func readModifiers() {
    var rest = liveViewNativeModifiers[...]
    var name = ""
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      if rest.first == "(" {
        guard let end = rest.firstIndex(of: ")") else { break }
        let form = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",")
        add(form.map(Self.parameter), to: name)
        rest = rest[end...].dropFirst()
      } else {
        let end = rest.firstIndex { $0 == "(" || $0.isWhitespace } ?? rest.endIndex
        name = String(rest[..<end])
        rest = rest[end...]
      }
    }
  }

  private mutating func add(_ form: [Parameter], to name: String) {
    if case .forms(let forms)? = modifiers[name] {
      modifiers[name] = .forms(forms + [form])
    } else {
      modifiers[name] = .forms([form])
    }
  }

  private static func parameter(_ text: Substring) -> Parameter {
    let parts = text.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
    var word = parts.last ?? ""
    let isOptional = word.hasSuffix("?")
    if isOptional { word.removeLast() }
    guard let kind = Kind(rawValue: word) else {
      // SAFETY: the table is a part of the program, and a test reads it.
      preconditionFailure("the table of LiveView Native has no kind '\(word)'")
    }
    return Parameter(
      label: parts.count > 1 ? parts[0] : "", kind: kind, isOptional: isOptional)
  }
}

extension LiveViewNativeRegistry.View {
  fileprivate mutating func readTemplate(_ word: String) {
    if word.hasSuffix("-") {
      stripped.insert(String(word.dropLast()))
    } else {
      templates.insert(word)
    }
  }

  fileprivate mutating func readAttribute(_ word: String) {
    if word == "!" {
      isInput = true
    } else if word == "^" {
      submits = true
    } else if let (name, place) = split(word, at: "@") {
      attributes[name] = .textView(in: place)
    } else if let (name, place) = split(word, at: "#") {
      attributes[name] = .imageView(in: place)
    } else if let (name, other) = split(word, at: ">") {
      if let dots = other.firstRange(of: "..") {
        attributes[name] = .range(
          lower: String(other[..<dots.lowerBound]), upper: String(other[dots.upperBound...]))
      } else {
        attributes[name] = form(other)
      }
    } else if word.hasSuffix("[]") {
      attributes[String(word.dropLast(2))] = .gridItems
    } else if word.hasSuffix("~") {
      attributes[String(word.dropLast())] = .color
    } else {
      attributes[word.hasSuffix(".") ? String(word.dropLast()) : word] = form(word)
    }
  }

  private func form(_ word: String) -> LiveViewNativeRegistry.Attribute {
    word.hasSuffix(".") ? .member(String(word.dropLast())) : .text(word)
  }

  private func split(_ word: String, at sign: Character) -> (String, String)? {
    word.firstIndex(of: sign).map {
      (String(word[..<$0]), String(word[word.index(after: $0)...]))
    }
  }
}

/// Read once: a few hundred words.
let liveViewNativeRegistry = LiveViewNativeRegistry()
