import VMLData
import VMLMarkup

/// Names that other markup has for views and attributes, with what VML has instead.
enum ForeignNames {
  /// - Parameter name: An element's name, in lower case.
  /// - Returns: What an element of HTML or an instruction of another language is in VML; `nil` if
  ///   none is known.
  static func note(ofElement name: String) -> String? {
    if let view = views[name] { return "'\(name)' is HTML; in VML it is '<\(view)>'" }
    if let style = textStyles[name] {
      return "'\(name)' is HTML; in VML it is '<Text style=\"\(style)\">'"
    }
    if let note = instructions[name] { return "'\(name)' is another language's; \(note)" }
    return others[name].map { "'\(name)' is HTML; \($0)" }
  }

  /// - Returns: The view that an element of HTML may be renamed to, with what it holds.
  static func view(forElement name: String) -> String? { views[name] }

  /// - Parameter name: An element's name, as it is written.
  /// - Returns: What a view of UIKit, Android, React Native, Flutter or Compose is in VML; `nil` if
  ///   none is known.
  static func note(ofView name: String) -> String? {
    foreignViews[name].map { "'\(name)' is another toolkit's; \($0)" }
  }

  private static let views = [
    "article": "VStack", "button": "Button", "dialog": "VStack", "div": "VStack",
    "fieldset": "Section", "figure": "VStack", "form": "Form", "main": "VStack", "menu": "Menu",
    "p": "Text", "pre": "Text", "search": "VStack", "section": "Section", "span": "Text",
    "table": "Grid", "tr": "GridRow",
  ]

  private static let textStyles = [
    "b": "bold()", "blockquote": "italic()", "cite": "italic()", "code": "monospaced()",
    "del": "strikethrough()", "em": "italic()", "h1": "font(.largeTitle)", "h2": "font(.title)",
    "h3": "font(.title2)", "h4": "font(.title3)", "h5": "font(.headline)",
    "h6": "font(.subheadline)", "i": "italic()", "ins": "underline()", "kbd": "monospaced()",
    "legend": "font(.headline)", "mark": "background(.yellow)", "q": "italic()",
    "s": "strikethrough()", "samp": "monospaced()", "small": "font(.footnote)",
    "strike": "strikethrough()", "strong": "bold()", "sub": "baselineOffset(-4)",
    "sup": "baselineOffset(4)", "tt": "monospaced()", "u": "underline()", "var": "italic()",
  ]

  private static let instructions = [
    "block": "a component's place for content is '<slot/>'",
    "case": "the branches of a choice are '<if test=\"…\">…<elseif test=\"…\"/>…<else/>…</if>'",
    "children": "a component's place for content is '<slot/>'",
    "choose": "a choice is '<if test=\"…\">…<elseif test=\"…\"/>…<else/>…</if>'",
    "content": "a component's place for content is '<slot/>'",
    "default": "the last branch of a choice is '<else/>'",
    "elif": "the next branch is '<elseif test=\"…\"/>'",
    "each": "a loop is '<for each=\"x\" in=\"list\">'",
    "extends": "a page names its layout in its front matter: 'layout: Shell'",
    "foreach": "a loop is '<for each=\"x\" in=\"list\">'",
    "import": "components are known by their files' names, as in '<Card/>'",
    "include": "a component is an element with its file's name, as in '<Card/>'",
    "layout": "a page names its layout in its front matter: 'layout: Shell'",
    "outlet": "a component's place for content is '<slot/>'",
    "partial": "a component is an element with its file's name, as in '<Card/>'",
    "render": "a component is an element with its file's name, as in '<Card/>'",
    "repeat": "a loop is '<for each=\"x\" in=\"list\">'",
    "switch": "a choice is '<if test=\"…\">…<elseif test=\"…\"/>…<else/>…</if>'",
    "template": "a view goes into a slot by its name: '<Text template=\"name\">'",
    "unless": "it is '<if test=\"!(…)\">'",
    "when": "the branches of a choice are '<if test=\"…\">…<elseif test=\"…\"/>…<else/>…</if>'",
    "while": "a loop is '<for each=\"x\" in=\"list\">'",
    "with": "a name is given by '<let name=\"x\" value=\"…\"/>'",
    "yield": "a component's place for content is '<slot/>'",
  ]

  private static let others = [
    "a": "a link is '<Link destination=\"/path\">' or '<NavigationLink value=\"/path\">'",
    "abbr": "its text stands in '<Text>'",
    "address": "its text stands in '<Text>'",
    "aside": "views stand in '<VStack>' or '<Group>'",
    "audio": "VML has no player of sounds; the app may have a view of its own",
    "base": "links of a site begin with '/'",
    "body": "a page is the content of the body, without an envelope",
    "br": "a line ends with '\\(\"\\n\")' in a text, or with the next '<Text>'",
    "canvas": "a drawing is '<Image name=\"…\"/>', or a shape as '<Circle/>'",
    "caption": "a heading is the 'header' of a '<Section>', or a '<Text>'",
    "center": "a stack centres its views, unless it has an 'alignment'",
    "datalist": "a choice is '<Picker>', whose options are views with a 'tag'",
    "dd": "a value beside its name is '<LabeledContent>'",
    "details": "it is '<DisclosureGroup>'",
    "dl": "values beside their names are '<LabeledContent>'",
    "dt": "a value beside its name is '<LabeledContent>'",
    "embed": "a page of the web is '<WebView url=\"…\"/>'",
    "figcaption": "a caption is a '<Text>' below the picture",
    "font": "it is '<Text style=\"font(.title)\">'",
    "footer": "views stand in '<VStack>' or '<Group>'",
    "head": "what a page says of itself is its front matter",
    "header": "views stand in '<VStack>' or '<Group>'",
    "hgroup": "views stand in '<VStack>' or '<Group>'",
    "hr": "it is '<Divider/>'",
    "html": "take it away: a page is the content of the body, without an envelope",
    "iframe": "a page of the web is '<WebView url=\"…\"/>'",
    "img": "a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
    "input": "a field is '<TextField>', '<SecureField>' or '<Toggle>'",
    "label": "a field has its text inside: '<TextField name=\"email\">Email</TextField>'",
    "li": "the views in '<List>' are its rows",
    "link": "a sheet stands in 'styles:' of site.yaml",
    "meta": "what a page says of itself is its front matter",
    "meter": "it is '<Gauge value=\"0.5\">'",
    "nav": "a stack of screens is '<NavigationStack>', and tabs are '<TabView>'",
    "noscript": "a document runs no code; take it away",
    "object": "a page of the web is '<WebView url=\"…\"/>'",
    "ol": "it is '<List>', and the views in it are its rows, without '<li>'",
    "optgroup": "a group of options is a '<Section>' in the '<Picker>'",
    "option": "an option of '<Picker>' is a view with a 'tag'",
    "output": "a text follows a state with 'bind': '<Text bind=\"content: name\"/>'",
    "path": "a drawing is '<Image name=\"…\"/>', from the app's catalogue or the site's files",
    "picture": "a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
    "progress": "it is '<ProgressView value=\"0.5\"/>'",
    "script": "a document runs no code; what an event does is written in 'onTap' and the like",
    "select": "a choice is '<Picker>', whose options are views with a 'tag'",
    "source": "a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
    "style":
      "rules stand in a sheet: 'styles/main.vss', or 'components/Card.vss' for one component",
    "summary": "it is the 'label' of '<DisclosureGroup>'",
    "svg": "a drawing is '<Image name=\"…\"/>', from the app's catalogue or the site's files",
    "tbody": "the rows of '<Grid>' stand directly in it",
    "td": "the views in '<GridRow>' are its cells",
    "textarea": "a field of several lines is '<TextField axis=\"vertical\">' or '<TextEditor>'",
    "tfoot": "the rows of '<Grid>' stand directly in it",
    "th": "the views in '<GridRow>' are its cells",
    "thead": "the rows of '<Grid>' stand directly in it",
    "time": "its text stands in '<Text>'",
    "title": "a page's title is 'title:' in its front matter, or 'navigationTitle' in a style",
    "ul": "it is '<List>', and the views in it are its rows, without '<li>'",
    "video": "a film is '<VideoPlayer>'",
    "wbr": "a soft hyphen is '&shy;'",
  ]

  private static let foreignViews: [String: String] = {
    let ways: [(way: String, names: String)] = [
      ("it is '<Text>…</Text>'", "TextView UILabel NSTextField Paragraph Span Heading Typography"),
      ("views below each other stand in '<VStack>'", "Column LinearLayout UIStackView FlatLayout"),
      ("views beside each other stand in '<HStack>'", "Row TableRow"),
      ("views stand in '<VStack>', '<HStack>' or '<Group>'", "Box Container Div Fragment Flex"),
      ("views above each other stand in '<ZStack>'", "FrameLayout RelativeLayout Stack"),
      ("views stand in stacks, as '<VStack>'", "ConstraintLayout SafeAreaView Scaffold Surface"),
      ("rows stand in '<List>'", "FlatList RecyclerView ListView UITableView SectionList"),
      ("rows stand in '<List>' or '<LazyVStack>'", "LazyColumn LazyRow VirtualList"),
      ("it is '<ScrollView>'", "SingleChildScrollView NestedScrollView UIScrollView"),
      ("it is '<TextField>…</TextField>'", "TextInput EditText Input UITextField TextFormField"),
      (
        "it is '<Button onTap=\"send(name)\">…</Button>'",
        "TouchableOpacity Pressable TouchableHighlight ElevatedButton IconButton UIButton "
          + "GestureDetector InkWell FilledButton OutlinedButton TextButton ImageButton"
      ),
      (
        "a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
        "ImageView UIImageView ImageBackground Img Picture Icon SvgIcon"
      ),
      ("it is '<Toggle>'", "Switch CheckBox Checkbox UISwitch SwitchCompat"),
      ("it is '<Picker>'", "Spinner Select DropdownButton RadioGroup UIPickerView"),
      ("it is '<ProgressView/>'", "ActivityIndicator ProgressBar CircularProgressIndicator"),
      ("it is '<Slider>'", "SeekBar UISlider"),
      ("it is '<Spacer/>'", "SizedBox Expanded Gap"),
      ("room round a view is 'padding(8)' in its style", "Padding Center Align Margin"),
      ("a link is '<Link destination=\"/path\">'", "NextLink RouterLink Anchor A"),
      ("a screen's title is 'navigationTitle' in a style", "AppBar TopAppBar Toolbar Navbar"),
      ("tabs are '<TabView>'", "BottomNavigation NavigationBar Tabs TabBar"),
      ("a choice is '<if test=\"…\">…<else/>…</if>'", "If Show Conditional Switch.Case"),
    ]
    var table: [String: String] = [:]
    for (way, names) in ways {
      for name in names.split(separator: " ") { table[String(name)] = way }
    }
    return table
  }()

  /// - Returns: The language that has attributes of this name, and the way out; `nil` if no
  ///   language is known for it.
  static func note(ofAttribute name: String) -> String? {
    for (prefix, language) in languages where name.hasPrefix(prefix) {
      var word = name.dropFirst(prefix.utf8.count)
      if prefix == "[", word.last == "]" { word.removeLast() }
      guard !word.isEmpty || prefix == name else { continue }
      if prefix == "hx-", let way = htmx[String(word)] {
        return "'\(name)' is \(language); \(way)"
      }
      let style = language == "Android" ? ForeignStyle.way(of: String(word)) : nil
      let way = style.map { "in a style, \($0)" } ?? way(ofDirective: word, behind: prefix)
      return "'\(name)' is \(language); \(way)"
    }
    if name.first == "{" {
      let value = name.dropFirst().drop { $0 == "." }.prefix { $0 != "}" }
      let item = value.first?.isLetter == true && isWord(String(value)) ? String(value) : "item"
      return
        "this is JSX or HEEx; each prop is an attribute: 'name=\"\\(\(item).name)\"', or for an "
        + "object '\(item)=\"\\(\(item))\"'"
    }
    return attributes[name]
  }

  /// - Returns: The same for an attribute of one kind of element; `nil` if nothing is known of it.
  static func note(ofAttribute name: String, on element: String) -> String? {
    let isModel = ["v-model", "x-model", "ng-model", "[(ngModel)]", "bind:value"].contains(name)
    if isModel || name.hasPrefix("bind:"), let value = boundValues[element] {
      return "'\(name)' is another language's; a '\(element)' is bound with "
        + "'bind=\"\(value): name\"'"
    }
    if element == "Button", name == "type" {
      return "'type' is HTML; a button sends a form by a step: 'onTap=\"submit(name)\"'"
    }
    if element == "Text", ["value", "text", "label", "title", "content"].contains(name) {
      return "the text stands inside: '<Text>…</Text>'"
    }
    return note(ofAttribute: name)
  }

  private static let boundValues = [
    "TextField": "text", "SecureField": "text", "TextEditor": "text", "Toggle": "isOn",
    "Picker": "selection", "Slider": "value", "Stepper": "value", "DatePicker": "selection",
    "ColorPicker": "selection", "TabView": "selection",
  ]

  private static let htmx = [
    "get": "a part is loaded by 'onTap=\"load('/more')\"', or by 'onVisible' when it is seen",
    "trigger": "it has no counterpart of its own: see 'onTap' and 'onVisible'",
    "target": "it has no counterpart of its own: see 'load' with 'into'",
    "swap": "it has no counterpart of its own: see 'load' with 'into'",
  ]

  /// Prefixes of attributes, the longest first.
  private static let languages = [
    ("v-bind:", "Vue"), ("v-on:", "Vue"), ("v-", "Vue"), ("@", "Vue or Alpine"),
    ("phx-value-", "LiveView"), ("phx-", "LiveView"), ("hx-", "htmx"), ("x-", "Alpine"),
    ("ng-", "Angular"), ("*ng", "Angular"), ("[", "Angular"), ("(", "Angular"),
    ("#", "Angular"), ("on:", "Svelte"), ("bind:", "Svelte"), ("class:", "Svelte"),
    ("android:", "Android"), ("app:", "Android"), ("tools:", "Android"), ("xmlns", "XML"),
    ("th:", "Thymeleaf"), ("data-", "HTML"), ("wire:", "Livewire"), ("let:", "Svelte"),
    ("transition:", "Svelte"), ("in:", "Svelte"), ("out:", "Svelte"), ("slot:", "Svelte"),
    ("use:", "Svelte"), ("anchors.", "QML"), ("Layout.", "QML"), ("aria-", "HTML"),
    (":", "Vue or HEEx"),
  ]

  private static func way(ofDirective word: Substring, behind prefix: String) -> String {
    switch word.lowercased() {
    case "show": "a view that follows a state is 'show=\"open\"'"
    case "if", "else", "else-if", "elseif", "unless", "switch", "case":
      "a condition is '<if test=\"…\">'"
    case "for", "forof", "each", "repeat", "let", "key", "forelse":
      "a loop is '<for each=\"x\" in=\"list\">'"
    case "model", "value", "checked", "ngmodel", "bind", "(ngmodel)":
      "a control is bound with 'bind=\"value: name\"'"
    case "click", "tap", "submit", "change", "input", "focus", "blur", "on", "click)", "post",
      "get",
      "put", "delete", "onclick", "submit)", "click.prevent", "submit.prevent", "trigger":
      "an event is an attribute, as in 'onTap=\"send(name)\"'"
    case "class", "style", "ngclass", "ngstyle":
      "a class is worked out in its value: 'class=\"card \\(kind)\"'"
    case "text", "html": "the text stands inside: '<Text>\\(name)</Text>'"
    case "layout_width", "layout_height", "layout_margin", "padding":
      "a size is in the style: style=\"frame(maxWidth: .infinity)\""
    case _ where prefix == "anchors." || prefix == "Layout.":
      "a view fills the room that its parent gives it, or has 'frame(…)' in its style"
    case "slot", "header", "footer":
      "a view goes into a slot by its name: '<Text template=\"name\">'"
    case "data", "init", "state": "a state is declared as 'state=\"open: boolean = false\"'"
    case "hidden": "it is a modifier: style=\"accessibilityHidden(true)\""
    case "label", "labelledby", "describedby":
      "it is a modifier: style=\"accessibilityLabel('…')\""
    case _ where ["[", ":", "v-bind:"].contains(prefix) && isWord(String(word)):
      "it is '\(word)=\"\\(…)\"', with a value that is worked out in '\\(…)'"
    case _ where prefix == "aria-":
      "what is read out is a modifier, as in style=\"accessibilityLabel('…')\""
    case _ where prefix == "data-" || prefix == "phx-value-":
      "the app is told a value with an event: 'onTap=\"send(name, key: value)\"'"
    default: "a value that is worked out is '\\(…)', and a name is letters, digits and '_'"
    }
  }

  private static let attributes: [String: String] = {
    var table = [
      "action": "an 'action' has a name that the app knows",
      "alt": "'alt' is HTML; a picture is described with style=\"accessibilityLabel('…')\"",
      "checked": "'checked' is HTML; a '<Toggle>' has 'isOn=\"true\"', or is bound to a state",
      "className": "'className' is JSX; in VML it is 'class'",
      "class:list": "'class:list' is Astro; it is 'class=\"card \\(kind)\"'",
      "dangerouslySetInnerHTML": "it is JSX; the text stands inside: '<Text>…</Text>'",
      "for": "'for' is HTML; a field has its text inside, '<TextField>Name'",
      "href": "'href' is HTML; a link is '<Link destination=\"/path\">'",
      "htmlFor": "'htmlFor' is JSX; a field has its text inside, '<TextField>Name'",
      "key": "'key' is JSX or Vue; a view is told apart by its 'id'",
      "maxlength": "'maxlength' is HTML; a field is held by 'check=\"…\"'",
      "method": "'method' is HTML; an endpoint of site.yaml has it",
      "multiple": "'multiple' is HTML; a '<List>' has 'selection'",
      "placeholder": "'placeholder' is HTML; the text of an empty field is its 'prompt'",
      "readonly": "'readonly' is HTML; it is style=\"disabled(true)\"",
      "ref": "'ref' is JSX or Vue; what follows a state is bound with 'bind'",
      "rel": "'rel' is HTML; take it away",
      "required": "'required' is HTML; a field is held by 'check=\"required\"'",
      "selected": "'selected' is HTML; a '<Picker>' has 'selection'",
      "slot": "'slot' is HTML; a view goes into a slot by its name: '<Text template=\"name\">'",
      "source": "'source' is React Native; a picture is '<AsyncImage url=\"…\"/>'",
      "src": "'src' is HTML; a picture is '<Image name=\"…\"/>', or '<AsyncImage url=\"…\"/>'",
      "srcset": "'srcset' is HTML; a picture of the app's catalogue has its sizes there",
      "tabindex": "'tabindex' is HTML; the order of views is the order of focus",
      "target": "'target' is HTML; the app decides where a link opens",
      "testID": "it is style=\"accessibilityIdentifier('…')\"",
      "type": "'type' is HTML; a field is '<TextField>', '<SecureField>' or '<Toggle>'",
    ]
    for (event, names) in [
      ("onTap", "onClick onclick onPress ontap onTapGesture onTouchEnd onMouseDown"),
      ("onChange", "onChangeText onValueChange onInput oninput onchange onCheckedChange"),
      ("onSubmit", "onsubmit onSubmitEditing"), ("onFocus", "onfocus"), ("onBlur", "onblur"),
      ("onAppear", "onload onLoad onMount onmount componentDidMount"),
    ] {
      for name in names.split(separator: " ") {
        table[String(name)] =
          "'\(name)' is another language's; in VML it is '\(event)=\"send(name)\"'"
          + (event == "onTap" ? ", or 'action'" : "")
      }
    }
    for modifier in [
      "disabled(true)", "hidden()", "padding(8)", "background(.red)", "foregroundStyle(.red)",
      "opacity(0.5)", "bold()", "italic()", "underline()", "lineLimit(2)", "tint(.red)",
      "cornerRadius(8)", "shadow(radius: 4)", "clipped()", "navigationTitle('…')",
      "accessibilityLabel('…')", "frame(width: 100, height: 40)", "fontWeight(.bold)",
    ] {
      let name = String(modifier.prefix { $0 != "(" })
      table[name] = "'\(name)' is a modifier: style=\"\(modifier)\""
    }
    let styled = [
      "autofocus", "bgcolor", "border", "color", "fontFamily", "fontSize", "height", "lineHeight",
      "margin", "textAlign", "width", "gap", "align", "valign", "textColor", "numberOfLines",
      "backgroundColor", "borderRadius", "elevation", "zIndex", "marginTop", "marginBottom",
      "paddingTop", "paddingHorizontal", "paddingVertical", "display", "size",
    ]
    for name in styled {
      guard let way = ForeignStyle.way(of: name) else { continue }
      table[name] = "'\(name)' is another language's; in a style, \(way)"
    }
    return table
  }()
}

/// The way to say in VML what an attribute of another language says; `nil` if none is known.
public func foreignNote(ofAttribute name: String, on element: String) -> String? {
  ForeignNames.note(ofAttribute: name, on: element)
}
