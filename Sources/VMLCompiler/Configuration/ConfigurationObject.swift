import VMLData
import VMLDiagnostics

/// Reads the keys of one object, and reports the keys that no reader asked for.
struct ConfigurationObject {
  /// The object's name in messages: `site.yaml`, `a target`.
  let subject: String
  let node: DataNode
  private let entries: [DataNode.Entry]
  private var known: [String] = []

  /// Reports and returns `nil` if the value is no object.
  init?(_ node: DataNode, _ subject: String, reporting bag: inout DiagnosticBag) {
    guard let entries = node.entries else {
      bag.report(.wrongKind(subject, "an object of keys and values", found: node))
      return nil
    }
    self.subject = subject
    self.node = node
    self.entries = entries
  }

  /// The range of a key, or `nil` if it is not there.
  func keyRange(of key: String) -> SourceRange? {
    entries.first { $0.key == key }?.keyRange
  }

  /// Whether an unread key is probably this one, misspelt; it is reported with this suggestion.
  func hasNearKey(_ key: String) -> Bool {
    entries.contains { nearestName(to: $0.key, in: [key]) != nil }
  }

  /// The value of a key, or `nil` if it is not there or null.
  mutating func take(_ key: String) -> DataNode? {
    known.append(key)
    guard let value = entries.first(where: { $0.key == key })?.value, value.content != .null else {
      return nil
    }
    return value
  }

  mutating func string(_ key: String, reporting bag: inout DiagnosticBag) -> String? {
    take(key).flatMap { readString($0, "'\(key)'", reporting: &bag) }
  }

  mutating func boolean(_ key: String, reporting bag: inout DiagnosticBag) -> Bool? {
    guard let node = take(key) else { return nil }
    guard case .boolean(let boolean) = node.content else {
      bag.report(.wrongKind("'\(key)'", "true or false", found: node))
      return nil
    }
    return boolean
  }

  /// The strings of a list.
  mutating func references(
    _ key: String, reporting bag: inout DiagnosticBag
  ) -> [SiteConfiguration.Reference]? {
    guard let node = take(key) else { return nil }
    guard let items = node.items else {
      bag.report(.wrongKind("'\(key)'", "a list", found: node))
      return nil
    }
    return items.compactMap { item in
      readString(item, "an item of '\(key)'", reporting: &bag).map {
        SiteConfiguration.Reference($0, at: item.range)
      }
    }
  }

  /// Reports every key that was not taken.
  func finish(reporting bag: inout DiagnosticBag) {
    for entry in entries where !known.contains(entry.key) {
      bag.report(.unknownKey(entry, of: subject, known: known))
    }
  }
}

/// The string of a value; reports and returns `nil` if it is none.
func readString(
  _ node: DataNode, _ subject: String, reporting bag: inout DiagnosticBag
) -> String? {
  if case .string(let string) = node.content { return string }
  bag.report(.wrongKind(subject, "a string", found: node))
  return nil
}

extension Diagnostic {
  /// Adds the fix-it that makes a list of a single word.
  func listing(_ node: DataNode) -> Diagnostic {
    guard case .string(let word) = node.content, node.range.range.count == word.utf8.count,
      isWord(word)
    else { return self }
    var diagnostic = self
    diagnostic.fixIts.append(FixIt("write '[\(word)]'", replace: node.range, with: "[\(word)]"))
    return diagnostic
  }

  static func wrongKind(_ subject: String, _ expected: String, found node: DataNode) -> Diagnostic {
    var way: String?
    var fix: FixIt?
    switch node.content {
    case .boolean, .integer, .number:
      way = expected == "a string" ? "put it in quotes to make it a string" : nil
      if expected == "a string", let text = node.scalarText,
        text.utf8.count == node.range.range.count
      {
        fix = FixIt("write '\"\(text)\"'", replace: node.range, with: "\"\(text)\"")
      }
    case .string(let text) where expected == "true or false":
      way = "a boolean is 'true' or 'false'"
      let word = ["yes": "true", "on": "true", "no": "false", "off": "false"][text.lowercased()]
      fix = word.map { FixIt("write '\($0)'", replace: node.range, with: $0) }
    case .list(let items) where expected == "an object of names and types":
      let names = items.compactMap(\.scalarText)
      way = "a prop has a type: 'props: { \(names.first ?? "title"): string }'"
    case .string(let text)
    where expected.hasPrefix("an object")
      && ["const ", "export ", "import ", "let "].contains(where: text.hasPrefix):
      way =
        "this is JavaScript; front matter is YAML, and has a component's props as "
        + "'props: { title: string }'"
    case .string(let text) where expected.hasPrefix("an object") && text.contains("="):
      way = "this is TOML; a key of YAML has ':', as in 'title: Home'"
    default: break
    }
    return Diagnostic(
      .wrongKind, .error, at: node.range, "\(subject) must be \(expected), not \(node.kindName)",
      notes: way.map { [Note($0)] } ?? [], fixIts: fix.map { [$0] } ?? [])
  }

  fileprivate static func unknownKey(
    _ entry: DataNode.Entry, of subject: String, known: [String]
  ) -> Diagnostic {
    let way = foreignWay(of: entry.key, in: known)
    let nearest = way == nil ? nearestName(to: entry.key, in: known) : nil
    return Diagnostic(
      .unknownKey, .error, at: entry.keyRange,
      "\(subject) has no key '\(entry.key)'" + didYouMean(nearest),
      notes: nearest == nil
        ? [Note(way ?? "the keys are \(known.joined(separator: ", "))")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: entry.keyRange, with: $0)] } ?? [])
  }

  /// The way out for a key that other tools have where these are known; `nil` if there is none.
  private static func foreignWay(of key: String, in known: [String]) -> String? {
    if known.contains("targets"), known.contains("publish") { return siteWays[key.lowercased()] }
    if known.contains("default"), known.contains("type") {
      switch key {
      case "required", "optional":
        return "a prop without a default is required; one that may be nil has the type 'string?'"
      case "values", "options", "enum", "oneOf", "choices":
        return "the words that a prop may have are its type: 'type: enum(small, large)'"
      case "min", "max", "minimum", "maximum":
        return "bounds are a part of the type: 'type: integer(1...9)'"
      default: return nil
      }
    }
    if known.contains("props"), ["args", "defaultProps", "defaults"].contains(key) {
      return "a prop has its own: 'label: { type: string, default: Buy }'"
    }
    return nil
  }

  /// Keys that the configurations of other tools have, in lower case.
  private static let siteWays: [String: String] = {
    let value = "values of a site's own stand under 'params', and are read as 'site.key'"
    let address =
      "a target has it: 'targets: { ios: { baseURL: \"https://…\" } }'; 'publish' has a 'store'"
    let format = "a target has it: 'targets: { ios-json: { os: ios, format: swiftuiml } }'"
    let token = "tokens stand beside the sheets, as 'styles/tokens.json'"
    let folder = "folders have their names: 'content', 'components', 'styles', 'locales', 'data'"
    let language = "the first of 'locales' is the site's own: 'locales: [en, de]'"
    var table = [
      "title": "a site is named by 'name', and other values stand under 'params'",
      "plugins": "there are no plugins; a component is a file, 'components/Card.vml'",
      "platforms": "systems are 'targets: [ios, macos]'",
      "os": "systems are 'targets: [ios, macos]'",
      "devices": "systems are 'targets: [ios, macos]'",
      "permalinks": "a page has its own 'path' in its front matter",
      "routes": "each file of 'content/' is a page; another address is its 'path'",
      "pages": "each file of 'content/' is a page",
      "components": "components are the files of 'components/'",
      "css": "sheets are the files of 'styles/', in the order that 'styles' gives",
      "stylesheets": "sheets are the files of 'styles/', in the order that 'styles' gives",
      "linting": "it is 'lints: { missing-label: off }'",
      "rules": "it is 'lints: { missing-label: off }'",
      "deploy": "where a site is published is 'publish: { store: … }'",
      "include": "what is no content is 'exclude'",
      "ignore": "it is 'exclude'", "ignorefiles": "it is 'exclude'",
      "pagination": "a page has 'paginate' in its front matter",
      "paginate": "a page has 'paginate' in its front matter",
      "taxonomies": "lists of pages are 'collections'",
    ]
    for (way, keys) in [
      (value, "menu menus navigation nav author description social variables vars globals env"),
      (address, "url baseurl base_url base host domain canonical siteurl"),
      (format, "format ids"),
      (token, "tokens designtokens colors theme-colors palette fonts"),
      (folder, "contentdir content_dir layoutdir layoutsdir src source srcdir root input dir"),
      (language, "language languages languagecode lang defaultlocale default_locale i18n"),
    ] {
      for key in keys.split(separator: " ") { table[String(key)] = way }
    }
    return table
  }()
}
