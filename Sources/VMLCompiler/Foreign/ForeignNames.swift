/// Names that other markup has for views and attributes, with what VML has instead.
enum ForeignNames {
  /// - Parameter name: An element's name, in lower case.
  /// - Returns: What an element of HTML is in VML; `nil` if HTML has no such element.
  static func note(ofElement name: String) -> String? {
    if let view = views[name] { return "'\(name)' is HTML; in VML it is '<\(view)>'" }
    return others[name].map { "'\(name)' is HTML; \($0)" }
  }

  /// - Returns: The view that an element of HTML may be renamed to, with what it holds.
  static func view(forElement name: String) -> String? { views[name] }

  private static let views = [
    "b": "Text", "button": "Button", "div": "VStack", "em": "Text", "form": "Form", "h1": "Text",
    "h2": "Text", "h3": "Text", "h4": "Text", "h5": "Text", "h6": "Text", "hr": "Divider",
    "i": "Text", "label": "Label", "main": "VStack", "menu": "Menu", "ol": "List", "p": "Text",
    "article": "VStack", "pre": "Text", "section": "Section", "small": "Text", "span": "Text",
    "strong": "Text", "table": "Grid", "tr": "GridRow", "u": "Text", "ul": "List",
  ]

  private static let others = [
    "a": "a link is '<Link destination=\"/path\">' or '<NavigationLink value=\"/path\">'",
    "aside": "views stand in '<VStack>' or '<Group>'",
    "audio": "VML has no player of sounds; the app may have a view of its own",
    "body": "a page is the content of the body, without an envelope",
    "br": "a line ends with '\\n' in a value, or with the next '<Text>'",
    "center": "a stack centres its views, unless it has an 'alignment'",
    "footer": "views stand in '<VStack>' or '<Group>'",
    "header": "views stand in '<VStack>' or '<Group>'",
    "html": "a page is the content of the body, without an envelope",
    "iframe": "a page of the web is '<WebView url=\"…\"/>'",
    "img": "a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
    "input": "a field is '<TextField>', '<SecureField>' or '<Toggle>'",
    "li": "the views in '<List>' are its rows",
    "link": "a sheet stands in 'styles:' of site.yaml",
    "meta": "what a page says of itself is its front matter",
    "nav": "a stack of screens is '<NavigationStack>', and tabs are '<TabView>'",
    "option": "an option of '<Picker>' is a view with a 'tag'",
    "picture": "a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
    "progress": "it is '<ProgressView value=\"0.5\"/>'",
    "script": "a document runs no code; what an event does is written in 'onTap' and the like",
    "select": "a choice is '<Picker>', whose options are views with a 'tag'",
    "svg": "a drawing is '<Image name=\"…\"/>', from the app's catalogue or the site's files",
    "td": "the views in '<GridRow>' are its cells",
    "textarea": "a field of several lines is '<TextField axis=\"vertical\">' or '<TextEditor>'",
    "th": "the views in '<GridRow>' are its cells",
    "title": "a page's title is 'title:' in its front matter, or 'navigationTitle' in a style",
    "video": "a film is '<VideoPlayer>'",
  ]

  /// - Returns: The language that has attributes of this name, and the way out; `nil` if no
  ///   language is known for it.
  static func note(ofAttribute name: String) -> String? {
    for (prefix, language) in languages where name.hasPrefix(prefix) {
      let word = name.dropFirst(prefix.utf8.count)
      guard !word.isEmpty || prefix == name else { continue }
      return "'\(name)' is \(language); \(way(ofDirective: String(word)))"
    }
    if name.first == "{" {
      return "this is JSX or HEEx; attributes that are passed on one by one are props"
    }
    return attributes[name]
  }

  /// Prefixes of attributes, the longest first.
  private static let languages = [
    ("v-bind:", "Vue"), ("v-on:", "Vue"), ("v-", "Vue"), ("@", "Vue or Alpine"),
    ("phx-value-", "LiveView"), ("phx-", "LiveView"), ("hx-", "htmx"), ("x-", "Alpine"),
    ("ng-", "Angular"), ("*ng", "Angular"), ("[", "Angular"), ("(", "Angular"),
    ("#", "Angular"), ("on:", "Svelte"), ("bind:", "Svelte"), ("class:", "Svelte"),
    ("use:", "Svelte"), ("aria-", "HTML"), ("data-", "HTML"), (":", "Vue or HEEx"),
  ]

  private static func way(ofDirective word: String) -> String {
    switch word.lowercased() {
    case "if", "else", "else-if", "show", "hidden": "a condition is '<if test=\"…\">'"
    case "for", "each", "repeat", "let", "key": "a loop is '<for each=\"x\" in=\"list\">'"
    case "model", "value", "checked", "ngmodel", "bind":
      "a control is bound with 'bind=\"value: name\"'"
    case "click", "tap", "submit", "change", "input", "focus", "blur", "on":
      "an event is an attribute, as in 'onTap=\"send(name)\"'"
    case "class", "style", "ngclass", "ngstyle":
      "a class is worked out in its value: 'class=\"card \\(kind)\"'"
    case "label", "labelledby", "describedby":
      "it is a modifier: style=\"accessibilityLabel('…')\""
    default: "a value that is worked out is '\\(…)', and a name is letters, digits and '_'"
    }
  }

  private static let attributes = [
    "alt": "'alt' is HTML; a picture is described with style=\"accessibilityLabel('…')\"",
    "className": "'className' is JSX; in VML it is 'class'",
    "href": "'href' is HTML; a link is '<Link destination=\"/path\">'",
    "onClick": "'onClick' is JSX; in VML it is 'onTap', or 'action'",
    "onclick": "'onclick' is HTML; in VML it is 'onTap', or 'action'",
    "placeholder": "'placeholder' is HTML; a field has its text inside, '<TextField>Name'",
    "src": "'src' is HTML; a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
    "target": "'target' is HTML; the app decides where a link opens",
  ]
}
