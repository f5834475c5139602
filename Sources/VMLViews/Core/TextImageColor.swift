/// Text, which is also a value: of a title, or of a part of another text.
public struct Text: ElementView, VMLValue {
  public var _node = ElementNode("Text")

  private init(plain text: String) {
    if text.isBlank { _node.textAttribute("content", text) } else { _node.text = text }
  }

  public init(_ key: LocalizedStringKey) { self.init(plain: key.text) }
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
  public init(_ name: String, label: Text) { self.init(name) }
  public init(decorative name: String) { self.init("decorative", name) }
  public init(systemName: String) { self.init("systemName", systemName) }
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// The image that an `AsyncImage` has loaded, in its slot.
  static var loaded: Image {
    var image = Image("")
    image._node = ElementNode("AsyncImage")
    image._node.textAttribute("image", "")
    return image
  }

  private init(_ attribute: String, _ value: String) {
    _node.textAttribute(attribute, value)
  }

  public var vmlCode: String {
    guard _node.name == "Image", let (name, value) = _node.attributes.first else {
      return valueCode
    }
    var image = self
    var call = ModifierCall("Image(")
    call.value(name == "name" ? nil : name, quoted(value))
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

/// Colour, which is a view and a style.
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable, SpelledValue {
  private var base = ""
  /// The arguments of `Color(…)`; empty for a colour of the system.
  private var arguments: [(label: String?, code: String)] = []
  private var opacities: [String] = []

  /// A colour of the system, `.red`.
  public init(vmlCode: String) { base = vmlCode }

  private init(_ arguments: [(label: String?, code: String)], opacity: Double = 1) {
    self.arguments = arguments
    if opacity != 1 { self.arguments.append(("opacity", opacity.vmlCode)) }
  }

  public init(_ name: String) { self.init([(nil, quoted(name))]) }
  public init(_ resource: ColorResource) { self.init(resource.name) }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let parts = [("red", red.vmlCode), ("green", green.vmlCode), ("blue", blue.vmlCode)]
    self.init(parts, opacity: opacity)
  }

  public init(white: Double, opacity: Double = 1) {
    self.init([("white", white.vmlCode)], opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let parts = [
      ("hue", hue.vmlCode), ("saturation", saturation.vmlCode), ("brightness", brightness.vmlCode),
    ]
    self.init(parts, opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacities.append(opacity.vmlCode)
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
    return opacities.reduce(start) { "\($0).opacity(\($1))" }
  }

  public func _write(to writer: inout ViewWriter) {
    var node = ElementNode("Color")
    if arguments.isEmpty {
      node.textAttribute("name", "system-" + base.dropFirst())
    } else {
      node.attributes = arguments.map { ($0.label ?? "name", $0.code.attributeText) }
      node.attributes.sort { $0.name < $1.name }
    }
    node.add(opacities.map { ModifierCall("opacity(\($0)") })
    writer.write(node)
  }
}
