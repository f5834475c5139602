/// Names that CSS, Tailwind, UIKit, Compose and others have for what a modifier does.
public enum ForeignStyle {
  /// The way to say in VML what a property of another language says.
  ///
  /// - Parameter name: As it is written: `border-radius`, `borderRadius`.
  /// - Returns: Text for a note; `nil` if no language is known for the name.
  public static func way(of name: String) -> String? {
    ways[String(name.lowercased().filter { $0 != "-" && $0 != "_" })]
  }

  /// - Returns: The same with the property's value in it, where that is a length, a number or the
  ///   name of a colour.
  public static func way(of name: String, value: String) -> String? {
    guard let way = way(of: name) else { return nil }
    let value = String(value.drop { $0 == " " }.prefix { $0 != " " && $0 != ";" && $0 != "}" })
    let folded = name.lowercased().filter { $0 != "-" && $0 != "_" }
    switch folded {
    case "fontweight":
      let weight = weight(value) ?? (fontWeights.contains(value) ? ".\(value)" : nil)
      return weight.map { "it is 'fontWeight(\($0))'" } ?? way
    case "width", "height":
      return ForeignCall.length(value).map { "it is 'frame(\(folded): \($0))'" } ?? way
    case "textalign", "textalignment":
      return sides[value].map { "it is 'multilineTextAlignment(\($0))'" } ?? way
    default: break
    }
    var example: Substring = ".red"
    var replacement = value.first == "#" ? value : ".\(value)"
    if value.first != "#", !colors.contains(value) {
      guard let number = ForeignCall.length(value),
        let start = way.indices.first(where: { index in
          way[index].isNumber && index > way.startIndex
            && "( ".contains(way[way.index(before: index)])
        })
      else { return way }
      example = way[start...].prefix { $0.isNumber || $0 == "." }
      replacement = number
    }
    guard let place = way.firstRange(of: example) else { return way }
    return way[..<place.lowerBound] + replacement + way[place.upperBound...]
  }

  private static let sides = [
    "end": ".trailing", "left": ".leading", "right": ".trailing", "start": ".leading",
  ]
  private static let fontWeights: Set<String> = [
    "black", "bold", "heavy", "light", "medium", "regular", "semibold", "thin",
  ]
  private static let colors: Set<String> = [
    "black", "blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple",
    "red", "teal", "white", "yellow",
  ]

  /// The modifier that a word alone in a style means.
  ///
  /// - Parameter word: A modifier without its parentheses, or a member of a type that one modifier
  ///   takes: `bold`, `borderedProminent`, `largeTitle`.
  /// - Returns: `nil` if none is known.
  static func call(of word: String) -> String? { calls[word] }

  private static let calls: [String: String] = {
    var table: [String: String] = [:]
    for (modifier, words) in [
      ("font", "largeTitle title title2 title3 headline subheadline body callout footnote caption"),
      ("buttonStyle", "bordered borderedProminent borderless glass glassProminent"),
      ("listStyle", "insetGrouped grouped sidebar inset"),
      ("pickerStyle", "segmented wheel palette navigationLink"),
      ("textFieldStyle", "roundedBorder"), ("progressViewStyle", "linear"),
      ("toggleStyle", "switch checkbox"), ("foregroundStyle", "primary secondary tertiary"),
      ("fontWeight", "semibold medium light heavy black thin"),
      ("multilineTextAlignment", "center"), ("textCase", "uppercase lowercase"),
    ] {
      for word in words.split(separator: " ") { table[String(word)] = "\(modifier)(.\(word))" }
    }
    for word in [
      "bold", "clipped", "hidden", "italic", "labelsHidden", "monospaced", "monospacedDigit",
      "padding", "redacted", "resizable", "scaledToFill", "scaledToFit", "strikethrough",
      "underline", "unredacted",
    ] {
      table[word] = "\(word)()"
    }
    table["redacted"] = "redacted(reason: .placeholder)"
    table["disabled"] = "disabled(true)"
    return table
  }()

  /// The way to say in VML what a type of another toolkit says.
  ///
  /// - Parameters:
  ///   - type: As it is written: `EdgeInsets`, `Colors`.
  ///   - member: Behind its point, as in `EdgeInsets.all(8)`; `nil` if it is not known.
  /// - Returns: Text for a note; `nil` if no toolkit is known for it.
  public static func way(ofType type: String, member: String?) -> String? {
    switch (type, member) {
    case ("EdgeInsets", "all"): "it is Flutter's; room round a view is 'padding(8)'"
    case ("EdgeInsets", "symmetric"), ("EdgeInsets", "only"), ("EdgeInsets", "fromLTRB"):
      "it is Flutter's; room at some sides is 'padding(.horizontal, 8)'"
    case ("Colors", _), ("UIColor", _), ("NSColor", _), ("CupertinoColors", _):
      "it is another toolkit's; a colour is '.\(member ?? "red")'"
    case ("BorderRadius", _), ("RoundedCornerShape", _):
      "it is another toolkit's; corners are rounded by 'clipShape(.rect(cornerRadius: 8))'"
    case ("Icons", _): "it is another toolkit's; a symbol is '<Image systemName=\"star\"/>'"
    case ("TextStyle", _), ("Typography", _), ("UIFont", _), ("MaterialTheme", _):
      "it is another toolkit's; a font is '.body', or '.system(size: 14, weight: .bold)'"
    case ("FontWeight", _): "it is another toolkit's; a weight is '.bold'"
    case ("MainAxisAlignment", _), ("CrossAxisAlignment", _), ("Arrangement", _):
      "it is another toolkit's; " + place
    case ("Modifier", _): "it is Compose's; a style is modifiers alone: 'padding(8);bold()'"
    default: nil
    }
  }

  /// A weight of a font, by its number in CSS.
  public static func weight(_ number: String) -> String? {
    weights[number]
  }

  private static let weights = [
    "100": ".ultraLight", "200": ".thin", "300": ".light", "400": ".regular", "500": ".medium",
    "600": ".semibold", "700": ".bold", "800": ".heavy", "900": ".black",
  ]

  private static let corners = "corners are rounded by 'clipShape(.rect(cornerRadius: 8))'"
  private static let share =
    "a share of the space is 'frame(maxWidth: .infinity)' or 'containerRelativeFrame(.horizontal)'"
  private static let space = "the space between views is 'spacing=\"8\"' on their stack"
  private static let margin = "there are no margins; room round a view is 'padding(8)'"
  private static let stack =
    "views stand in a row in '<HStack>', and below each other in '<VStack>'"
  private static let place =
    "where views stand is the 'alignment' of their stack, or 'frame(maxWidth: .infinity, "
    + "alignment: .leading)'"
  private static let animation =
    "a change is animated by 'animation(.easeInOut, value: attr(name))'"
  private static let selected = "text may be selected with 'textSelection(.enabled)'"
  private static let size = "a size is 'frame(width: 100, height: 40)'"
  private static let above =
    "views above each other stand in '<ZStack>', or in 'overlay(content: :name)'"

  /// By the name in lower case, without hyphens.
  private static let ways = [
    "accentcolor": "it is 'tint(.red)'",
    "alignitems": place, "alignself": place, "justifycontent": place, "justifyself": place,
    "placeitems": place, "margintopauto": place, "float": place, "verticalalign": place,
    "animation": animation, "transition": animation, "transitionduration": animation,
    "aspectratio": "it is 'aspectRatio(1.5, contentMode: .fit)'",
    "backdropfilter": "it is 'background(.thinMaterial)'",
    "background": "it is 'background(.red)'", "backgroundcolor": "it is 'background(.red)'",
    "bgcolor": "it is 'background(.red)'", "bg": "it is 'background(.red)'",
    "backgroundimage": "a picture behind a view is a child: 'background(content: :name)'",
    "border": "it is 'border(.red, width: 1)'", "outline": "it is 'border(.red, width: 1)'",
    "bordercolor": "it is 'border(.red, width: 1)'",
    "borderwidth": "it is 'border(.red, width: 1)'",
    "borderbottom": "a line between views is '<Divider/>'",
    "bordertop": "a line between views is '<Divider/>'",
    "borderradius": corners, "rounded": corners, "roundedcorners": corners, "corners": corners,
    "bottom": "a place is moved by 'offset(x: 0, y: 8)'",
    "left": "a place is moved by 'offset(x: 8, y: 0)'",
    "right": "a place is moved by 'offset(x: -8, y: 0)'",
    "top": "a place is moved by 'offset(x: 0, y: 8)'",
    "inset": "a place is moved by 'offset(x: 8, y: 8)'",
    "boxshadow": "it is 'shadow(color: .black, radius: 8, y: 2)'",
    "dropshadow": "it is 'shadow(color: .black, radius: 8, y: 2)'",
    "elevation": "it is 'shadow(radius: 8)'", "textshadow": "it is 'shadow(radius: 2)'",
    "boxsizing": "a 'padding' before a 'frame' is inside of it, and one behind it outside",
    "color": "the colour of a text is 'foregroundStyle(.red)'",
    "fontcolor": "the colour of a text is 'foregroundStyle(.red)'",
    "textcolor": "the colour of a text is 'foregroundStyle(.red)'",
    "foreground": "the colour of a text is 'foregroundStyle(.red)'",
    "fill": "the colour of a shape is 'fill(.red)' or 'foregroundStyle(.red)'",
    "content": "a text stands in its element: '<Text>…</Text>'",
    "cursor": "there is no cursor; what can be tapped is a '<Button>' or '<Link>'",
    "direction": "the direction of a text is its locale's",
    "display": stack, "flex": stack, "flexdirection": stack, "flexwrap": stack,
    "flexgrow": share, "flexbasis": share, "flexshrink": "it is 'layoutPriority(1)'",
    "order": "views stand in the order in which they are written",
    "grid": "a table is '<Grid>', and a grid that fills its space '<LazyVGrid>'",
    "gridtemplatecolumns": "a grid that fills its space is '<LazyVGrid columns=\"…\">'",
    "gridcolumn": "a cell over columns has 'gridCellColumns(2)'",
    "columns": "a grid that fills its space is '<LazyVGrid columns=\"…\">'",
    "filter": "there are 'blur(radius: 4)', 'brightness(0.1)', 'saturation(0.5)'",
    "font": "it is 'font(.body)', or 'font(.system(size: 16))'",
    "fontfamily": "it is 'font(.custom(\"Inter\", size: 16))', or 'fontDesign(.serif)'",
    "fontsize": "it is 'font(.footnote)', or 'font(.system(size: 14))'",
    "textsize": "it is 'font(.footnote)', or 'font(.system(size: 14))'",
    "fontstyle": "it is 'italic()'", "textitalic": "it is 'italic()'",
    "fontweight": "it is 'fontWeight(.semibold)', or 'bold()'",
    "fontvariantnumeric": "it is 'monospacedDigit()'",
    "gap": space, "rowgap": space, "columngap": space, "spacing": space, "spacex": space,
    "spacey": space,
    "height": size, "width": size, "size": size, "maxheight": "it is 'frame(maxHeight: 100)'",
    "maxwidth": "it is 'frame(maxWidth: 100)'", "minheight": "it is 'frame(minHeight: 100)'",
    "minwidth": "it is 'frame(minWidth: 100)'",
    "fillmaxwidth": "it is 'frame(maxWidth: .infinity)'",
    "fillmaxheight": "it is 'frame(maxHeight: .infinity)'",
    "fillmaxsize": "it is 'frame(maxWidth: .infinity, maxHeight: .infinity)'",
    "hover": "there is 'hoverEffect()'",
    "letterspacing": "it is 'tracking(1)'", "wordspacing": "there is 'tracking(1)'",
    "lineheight": "the room between lines is 'lineSpacing(4)'",
    "lineclamp": "it is 'lineLimit(2)'", "maxlines": "it is 'lineLimit(2)'",
    "numberoflines": "it is 'lineLimit(2)'", "webkitlineclamp": "it is 'lineLimit(2)'",
    "textoverflow": "it is 'lineLimit(1)', with 'truncationMode(.tail)'",
    "truncate": "it is 'lineLimit(1)', with 'truncationMode(.tail)'",
    "whitespace": "a text in one line has 'lineLimit(1)'",
    "wordbreak": "a text wraps between words; 'lineLimit(2)' is its height",
    "hyphens": "a text wraps between words; a soft hyphen is '&shy;'",
    "liststyle": "rows have no bullets; '<List>' has 'listStyle(.plain)'",
    "liststyletype": "rows have no bullets; '<List>' has 'listStyle(.plain)'",
    "margin": margin, "marginbottom": margin, "marginleft": margin, "marginright": margin,
    "margintop": margin, "marginx": margin, "marginy": margin, "marginhorizontal": margin,
    "marginvertical": margin, "m": margin, "mx": margin, "my": margin, "mt": margin,
    "mb": margin, "ml": margin, "mr": margin,
    "objectfit": "a picture has 'resizable();scaledToFit()'",
    "resizemode": "a picture has 'resizable();scaledToFit()'",
    "contentscale": "a picture has 'resizable();scaledToFit()'",
    "backgroundsize": "a picture has 'resizable();scaledToFill()'",
    "opacity": "it is 'opacity(0.5)'", "alpha": "it is 'opacity(0.5)'",
    "overflow": "what stands out is cut off by 'clipped()'; what scrolls is a '<ScrollView>'",
    "overflowx": "what scrolls is a '<ScrollView axes=\"horizontal\">'",
    "overflowy": "what scrolls is a '<ScrollView>'",
    "padding": "it is 'padding(8)'", "paddingbottom": "it is 'padding(.bottom, 8)'",
    "paddingleft": "it is 'padding(.leading, 8)'", "paddingright": "it is 'padding(.trailing, 8)'",
    "paddingstart": "it is 'padding(.leading, 8)'", "paddingend": "it is 'padding(.trailing, 8)'",
    "paddingtop": "it is 'padding(.top, 8)'", "paddingx": "it is 'padding(.horizontal, 8)'",
    "paddingy": "it is 'padding(.vertical, 8)'", "paddinginline": "it is 'padding(.horizontal, 8)'",
    "paddingblock": "it is 'padding(.vertical, 8)'",
    "paddinghorizontal": "it is 'padding(.horizontal, 8)'",
    "paddingvertical": "it is 'padding(.vertical, 8)'",
    "p": "it is 'padding(8)'", "px": "it is 'padding(.horizontal, 8)'",
    "py": "it is 'padding(.vertical, 8)'", "pt": "it is 'padding(.top, 8)'",
    "pb": "it is 'padding(.bottom, 8)'",
    "pointerevents": "it is 'allowsHitTesting(false)'",
    "position": above, "stack": above, "zindex": "it is 'zIndex(1)'",
    "scrollbehavior": "what scrolls is a '<ScrollView>'",
    "strokewidth": "it is 'stroke(.red, lineWidth: 1)'",
    "stroke": "it is 'stroke(.red, lineWidth: 1)'",
    "textalign": "it is 'multilineTextAlignment(.center)'",
    "textalignment": "it is 'multilineTextAlignment(.center)'",
    "textdecoration": "it is 'underline()' or 'strikethrough()'",
    "textdecorationline": "it is 'underline()' or 'strikethrough()'",
    "textindent": "it is 'padding(.leading, 8)'",
    "texttransform": "it is 'textCase(.uppercase)'", "uppercase": "it is 'textCase(.uppercase)'",
    "lowercase": "it is 'textCase(.lowercase)'",
    "tintcolor": "it is 'tint(.red)'",
    "transform":
      "there are 'rotationEffect(.degrees(45))', 'scaleEffect(1.2)', 'offset(x: 8, y: 0)'",
    "rotate": "it is 'rotationEffect(.degrees(45))'", "scale": "it is 'scaleEffect(1.2)'",
    "translate": "it is 'offset(x: 8, y: 0)'", "translatex": "it is 'offset(x: 8, y: 0)'",
    "translatey": "it is 'offset(x: 0, y: 8)'", "skew": "there is 'rotation3DEffect'",
    "userselect": selected, "selectable": selected,
    "visibility": "what is not there is left out by '<if test=\"…\">' or 'show=\"…\"'; "
      + "'hidden()' keeps its room",
    "onclick": "an event is an attribute: 'onTap=\"send(name)\"'",
    "ontapgesture": "an event is an attribute: 'onTap=\"send(name)\"'",
    "clickable": "an event is an attribute: 'onTap=\"send(name)\"'",
    "onappear": "an event is an attribute: 'onAppear=\"send(name)\"'",
    "ondisappear": "an event is an attribute: 'onDisappear=\"send(name)\"'",
    "onlongpressgesture": "an event is an attribute: 'onLongPress=\"send(name)\"'",
    "onchange": "an event is an attribute: 'onChange=\"send(name)\"'",
    "onsubmit": "an event is an attribute: 'onSubmit=\"send(name)\"'",
    "refreshable": "an event is an attribute: 'onRefresh=\"send(name)\"'",
    "task": "an event is an attribute: 'onAppear=\"send(name)\"'",
  ]
}
