/// Text, which is also a value: of a title, or of a part of another text.
public struct Text: ElementView, VMLValue {
  public var _node = ElementNode("Text")

  private init(plain text: String) {
    if text.isBlank { _node.textAttribute("content", text) } else { _node.text = text }
  }

  /// The text itself: the table, the bundle and the comment are for what translates on a device.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(plain: key.text)
  }

  public init(verbatim content: String) { self.init(plain: content) }
  @_disfavoredOverload public init(_ content: some StringProtocol) {
    self.init(plain: String(content))
  }

  /// A value with a format; its locale is the format's, or else the server's.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(plain: format.format(input))
  }

  var string: String { _node.text ?? _node.attributes.first?.value ?? "" }

  public var vmlCode: String {
    let code = quoted(string)
    guard !_node.modifiers.isEmpty else { return code }
    return _node.modifiers.reduce("Text(\(code))") { $0 + "." + $1.code }
  }

  /// One text after the other; what only one of them has is lost.
  public static func + (first: Text, second: Text) -> Text {
    var text = Text(plain: first.string + second.string)
    text._node.add(first._node.modifiers)
    return text
  }
}

extension String {
  /// Whether it is white space alone, which markup drops.
  fileprivate var isBlank: Bool {
    guard let first = utf8.first, first <= 0x20 || first >= 0x80 else { return utf8.isEmpty }
    return allSatisfy(\.isWhitespace)
  }
}

/// Image, which is also a value.
public struct Image: ElementView, VMLValue {
  public var _node = ElementNode("Image")

  public init(_ name: String) { self.init("name", name) }
  public init(_ name: String, label: Text) { self.init("name", name, label: label) }
  public init(_ name: String, variableValue: Double?) { self.init("name", name, variableValue) }
  public init(_ name: String, variableValue: Double?, label: Text) {
    self.init("name", name, variableValue, label: label)
  }
  public init(decorative name: String) { self.init("decorative", name) }
  public init(decorative name: String, variableValue: Double?) {
    self.init("decorative", name, variableValue)
  }
  public init(systemName: String) { self.init("systemName", systemName) }
  public init(systemName: String, variableValue: Double?) {
    self.init("systemName", systemName, variableValue)
  }
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// The image that an `AsyncImage` has loaded, in its slot.
  static var loaded: Image {
    var image = Image("")
    image._node = ElementNode("AsyncImage")
    image._node.textAttribute("image", "")
    return image
  }

  private init(
    _ attribute: String, _ value: String, _ variableValue: Double? = nil, label: Text? = nil
  ) {
    if let label { _node.textAttribute("label", label.string) }
    _node.textAttribute(attribute, value)
    if let variableValue { _node.value("variableValue", variableValue.vmlCode) }
  }

  public var vmlCode: String {
    guard _node.name == "Image" else { return valueCode }
    var image = self
    var call = ModifierCall("Image(")
    for (name, value) in _node.attributes where name != "label" {
      // A number has no quotes.
      let code = name == "variableValue" ? value : quoted(value)
      call.value(name == "name" ? nil : name, code)
    }
    if let label = _node.attributes.first(where: { $0.name == "label" }) {
      call.value("label", quoted(label.value))
    }
    image._node.call = call
    return image.valueCode
  }
}

/// Name of an image or of a colour of the app.
public struct ImageResource: Hashable, Sendable, VMLValue {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
  public var vmlCode: String { quoted(name) }
}

public struct ColorResource: Hashable, Sendable, VMLValue {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
  public var vmlCode: String { quoted(name) }
}

extension AnyGradient {
  /// The spelling where a gradient alone is taken, and a dot would not find a colour.
  var wholeCode: String { vmlCode.hasPrefix(".") ? "Color" + vmlCode : vmlCode }
}

/// Colour, which is a view and a style.
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable, SpelledValue {
  private var base = ""
  /// The arguments of `Color(…)`; empty for a colour of the system.
  private var arguments: [(label: String?, code: String)] = []
  /// Calls on it, each without its end.
  private var calls: [String] = []

  /// A colour of the system, `.red`.
  public init(vmlCode: String) { base = vmlCode }

  private init(_ arguments: [(label: String?, code: String)], opacity: Double = 1) {
    self.arguments = arguments
    if opacity != 1 { self.arguments.append(("opacity", opacity.vmlCode)) }
  }

  public init(_ name: String) { self.init([(nil, quoted(name))]) }
  public init(_ resource: ColorResource) { self.init(resource.name) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let parts = [("red", red.vmlCode), ("green", green.vmlCode), ("blue", blue.vmlCode)]
    self.init(colorSpace, parts, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, [("white", white.vmlCode)], opacity: opacity)
  }

  private init(
    _ colorSpace: RGBColorSpace, _ parts: [(label: String?, code: String)], opacity: Double
  ) {
    let space = colorSpace.vmlCode
    self.init((space == ".sRGB" ? [] : [(nil, space)]) + parts, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let parts = [
      ("hue", hue.vmlCode), ("saturation", saturation.vmlCode), ("brightness", brightness.vmlCode),
    ]
    self.init(parts, opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    var call = ModifierCall("opacity(")
    call.value(nil, opacity.vmlCode)
    return adding(call)
  }

  /// The same colour with a modifier more.
  func adding(_ call: ModifierCall) -> Color {
    var color = self
    color.calls.append(call.text)
    return color
  }

  public var gradient: AnyGradient { AnyGradient(vmlCode: vmlCode + ".gradient") }

  public var vmlCode: String {
    // The one colour that is a member of Color alone, and of no style.
    var start = base == ".accentColor" ? "Color.accentColor" : base
    if !arguments.isEmpty {
      var call = ModifierCall("Color(")
      for (label, code) in arguments { call.value(label, code) }
      start = call.code
    }
    return calls.reduce(start) { "\($0).\($1))" }
  }

  public func _write(to writer: inout ViewWriter) {
    var node = ElementNode("Color")
    if arguments.isEmpty {
      node.textAttribute("name", "system-" + base.dropFirst())
    } else {
      node.attributes = arguments.map { argument in
        let name = argument.label ?? (argument.code.hasPrefix(".") ? "colorSpace" : "name")
        return (name, argument.code.attributeText)
      }
      node.attributes.sort { $0.name < $1.name }
    }
    node.add(calls.map { ModifierCall($0) })
    writer.write(node)
  }
}
