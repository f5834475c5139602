import VMLData
import VMLDiagnostics

// The item of a list that a mistake is about, if only some items have it.

extension Diagnostic {
  /// Whether the mistake depends on values, so that the message should name the item.
  var isAboutValues: Bool {
    switch code {
    case .divisionByZero, .forbiddenCharacter, .idOfMany, .indexOutOfRange, .invalidPath,
      .invalidRange, .methodArguments, .notAList, .notBoolean, .numberOverflow, .operandType,
      .unexpectedNil, .unknownComponent, .unknownMember, .valueWithoutText, .wrongPropType:
      true
    default: false
    }
  }

  /// The diagnostic with a note about the item.
  ///
  /// `index` is its place in the list; `nil` for a row, which only its key tells apart.
  func naming(_ item: Value, at index: Int?, of list: String?) -> Diagnostic {
    var diagnostic = self
    let owner = list.map { " of '\($0)'" } ?? ""
    let what = index.map { "element \($0)" } ?? "a row"
    diagnostic.notes.append(Note("for \(what)\(owner)\(item.telltale)"))
    return diagnostic
  }

  /// The diagnostic of a key that an item lacks and others of its list have, reworded: the mistake
  /// is in the item, not in the expression.
  func blaming(_ expression: Expression, itemsOf items: (VariableName) -> [Value]?) -> Diagnostic {
    guard code == .unknownMember else { return self }
    for (index, kind) in expression.kinds.enumerated() {
      guard case .member(let base, let name, _) = kind, expression.places[index].focus == range,
        case .variable(let variable) = expression.kinds[base],
        items(variable)?.contains(where: { $0.hasKey(name) }) == true
      else { continue }
      var diagnostic = self
      let nearest = fixIts.first?.replacement
      diagnostic.fixIts = []
      diagnostic.message = "'\(variable.text)' has no '\(name)'"
      let slip = nearest.map { "other elements of the list have it; this one has '\($0)'" }
      diagnostic.notes.append(Note(slip ?? "other elements of the list have it"))
      return diagnostic
    }
    return self
  }

  /// The diagnostic of a key that the page lacks and a layout or component reads, reworded: the
  /// mistake is in the page's front matter.
  ///
  /// `page` is the start of the page's file.
  func blaming(page: SourceRange?, for expression: Expression) -> Diagnostic {
    guard code == .unknownMember, fixIts.isEmpty, let page, let place = range,
      place.file != page.file
    else { return self }
    for (index, kind) in expression.kinds.enumerated() {
      guard case .member(let base, let name, _) = kind, expression.places[index].focus == place,
        case .variable(let variable) = expression.kinds[base], variable.text == "page"
      else { continue }
      return Diagnostic(
        .unknownMember, .error, at: page, "this page has no '\(name)'",
        notes: [
          Note("it is read here, for every page that has this layout or component", at: place),
          Note("front matter is '---', lines as '\(name): …', and '---'"),
          Note("'?.\(name)' is nil where the key is missing"),
        ])
    }
    return self
  }
}

extension Expression {
  /// Whether the value may differ between items: it reads more than the site's global variables.
  var readsLocals: Bool {
    kinds.contains { kind in
      guard case .variable(let name) = kind else { return false }
      return !["collections", "data", "locale", "page", "site", "target"].contains(name.text)
    }
  }
}

extension Value {
  fileprivate func hasKey(_ key: String) -> Bool {
    if case .object(let object) = self { object[key] != nil } else { false }
  }

  /// Words that identify an item for its author: `, with the slug 'heron'`; empty if nothing does.
  fileprivate var telltale: String {
    guard case .object(let object) = self else {
      return VMLData.text(of: self) == nil ? "" : ", which is \(shortDescription)"
    }
    for key in ["slug", "id", "sku", "key", "name", "title", "path"] {
      guard let value = object[key], let text = VMLData.text(of: value), !text.isEmpty else {
        continue
      }
      let shown = text.prefix { !$0.isNewline }.prefix(40)
      return ", with the \(key) '\(shown)'"
    }
    return ""
  }
}
