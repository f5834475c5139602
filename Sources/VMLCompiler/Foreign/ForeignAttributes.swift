import VMLCatalog

/// Names that other toolkits have for the attributes of SwiftUI's elements.
enum ForeignAttributes {
  /// - Parameters:
  ///   - name: An attribute that the element has not.
  ///   - element: The element's name.
  /// - Returns: The attribute that is meant, which the element may have; `nil` if none is known.
  static func twin(of name: String, on element: String) -> String? {
    twins[element]?[name.lowercased()]
  }

  /// - Returns: The way to say what an attribute of an element says elsewhere; `nil` if none is
  ///   known. An attribute that is a modifier of SwiftUI is written as one, with its value.
  static func note(of name: String, _ value: String, on element: String) -> String? {
    let folded = name.lowercased()
    switch (element, folded) {
    case ("Slider", _), ("Stepper", _), ("DatePicker", _), ("Gauge", _):
      if bounds.contains(folded) { return "both bounds are one range: 'in=\"0...10\"'" }
    case (_, "color"), (_, "background"), (_, "backgroundcolor"), (_, "bg"):
      if Catalog.isShape(element) {
        let color = value.first == "#" ? value : argument(value)
        return "a shape is filled by a modifier: style=\"fill(\(color))\""
      }
    case ("ScrollView", "horizontal"), ("ScrollView", "direction"), ("ScrollView", "orientation"):
      return "a scroll view has its axes: 'axes=\"horizontal\"'"
    case ("Grid", "columns"), ("Grid", "rows"), ("Grid", "cols"):
      return "each row of a '<Grid>' is a '<GridRow>'; one that fills columns is '<LazyVGrid>'"
    case ("TextField", "type"), ("SecureField", "type"):
      if value == "password" { return "a password is typed into a '<SecureField>'" }
      if let keyboard = keyboards[value] {
        return "a keyboard is a modifier: style=\"keyboardType(\(keyboard))\""
      }
    case ("TextField", "rows"), ("TextField", "multiline"), ("TextEditor", "rows"):
      return "a field of several lines is 'axis=\"vertical\"', with style=\"lineLimit(5)\""
    case ("Button", "variant"), ("Button", "kind"), ("Button", "appearance"):
      return "how a button looks is a modifier: style=\"buttonStyle(.borderedProminent)\""
    case ("Color", "value"), ("Color", "hex"), ("Color", "color"):
      return
        "a colour fills its place as '<Rectangle style=\"fill(.red)\"/>'; '<Color name=\"…\"/>' "
        + "is one of the app's"
    case ("Spacer", _) where ["height", "width", "size"].contains(folded):
      return "a spacer of a size is '<Spacer style=\"frame(height: 20)\"/>'"
    default: break
    }
    // Properties of other languages that are also modifiers of something rare.
    let known = ForeignNames.note(ofAttribute: name, on: element)
    guard Catalog.isModifier(name), known?.contains("is a modifier") ?? true else { return nil }
    return "'\(name)' is a modifier: style=\"\(name)(\(argument(value)))\""
  }

  private static let bounds: Set<String> = [
    "from", "max", "maxdate", "maximum", "maximumdate", "maxvalue", "min", "mindate", "minimum",
    "minimumdate", "minvalue", "range", "until",
  ]
  private static let keyboards = [
    "email": ".emailAddress", "number": ".numberPad", "tel": ".phonePad", "url": ".URL",
  ]

  /// The value of an attribute, as an argument of a modifier.
  private static func argument(_ value: String) -> String {
    if value.isEmpty { return "" }
    let isWord = value.first?.isLetter == true && value.allSatisfy { $0.isLetter || $0.isNumber }
    if value == "true" || value == "false" || Double(value) != nil { return value }
    return isWord ? ".\(value)" : value.first == "." ? value : "'…'"
  }

  /// By element, then by the other name in lower case.
  private static let twins: [String: [String: String]] = {
    let symbol = "icon symbol systemname system systemicon"
    let label = "label text caption name"
    let rows = [
      ("Link", "destination: to url href path link"),
      ("NavigationLink", "value: to url href path link page"),
      ("ShareLink", "item: url href text"),
      ("Tab", "title: \(label); systemImage: \(symbol); value: tag key id"),
      ("Label", "title: \(label); systemImage: \(symbol); image: src"),
      ("Image", "systemName: icon symbol systemimage sfsymbol; name: source asset image"),
      ("AsyncImage", "url: src source uri href"),
      ("Button", "title: label text; systemImage: \(symbol)"),
      ("Menu", "title: \(label); systemImage: \(symbol)"),
      ("Section", "title: \(label) heading"),
      ("GroupBox", "title: \(label) header heading"),
      ("DisclosureGroup", "title: \(label) header summary; isExpanded: open expanded isopen"),
      (
        "ContentUnavailableView",
        "title: \(label); systemImage: \(symbol); description: message subtitle detail"
      ),
      ("LabeledContent", "title: \(label)"),
      ("Toggle", "title: \(label); isOn: on checked selected; systemImage: \(symbol)"),
      ("Picker", "title: \(label); systemImage: \(symbol)"),
      ("ProgressView", "title: \(label); total: max maximum"),
      ("TextField", "title: label; prompt: placeholder hint"),
      ("SecureField", "title: label; prompt: placeholder hint"),
      ("VStack", "spacing: gap space; alignment: align alignitems horizontalalignment"),
      ("HStack", "spacing: gap space; alignment: align alignitems verticalalignment"),
      ("LazyVStack", "spacing: gap space; alignment: align alignitems horizontalalignment"),
      ("LazyHStack", "spacing: gap space; alignment: align alignitems verticalalignment"),
      ("ZStack", "alignment: align alignitems contentalignment gravity"),
      ("RoundedRectangle", "cornerRadius: radius rounded borderradius corner"),
      ("Grid", "horizontalSpacing: columngap; verticalSpacing: rowgap"),
    ]
    var table: [String: [String: String]] = [:]
    for (element, list) in rows {
      for part in list.split(separator: ";") {
        let words = part.split { $0 == " " || $0 == ":" }.map(String.init)
        for word in words.dropFirst() { table[element, default: [:]][word] = words[0] }
      }
    }
    return table
  }()
}
