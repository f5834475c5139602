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

  public init(_ name: String) { self.init(nil, "name", name) }
  public init(_ name: String, label: Text) { self.init(name) }
  public init(decorative name: String) { self.init("decorative", "decorative", name) }
  public init(systemName: String) { self.init("systemName", "systemName", systemName) }
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// The image that an `AsyncImage` has loaded, in its slot.
  static var loaded: Image {
    var image = Image("")
    image._node = ElementNode("AsyncImage")
    image._node.textAttribute("image", "")
    return image
  }

  private init(_ label: String?, _ attribute: String, _ value: String) {
    _node.textAttribute(attribute, value)
    var call = ModifierCall("Image(")
    call.value(label, value.vmlCode)
    _node.call = call
  }

  public var vmlCode: String { valueCode }
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
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }

  public init(_ name: String) { self.init(vmlCode: "Color(\(quoted(name)))") }
  public init(_ resource: ColorResource) { self.init(resource.name) }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    var call = ModifierCall("Color(")
    call.value("red", red.vmlCode)
    call.value("green", green.vmlCode)
    call.value("blue", blue.vmlCode)
    call.value("opacity", opacity.vmlCode, "1")
    self.init(vmlCode: call.code)
  }

  public init(white: Double, opacity: Double = 1) {
    var call = ModifierCall("Color(")
    call.value("white", white.vmlCode)
    call.value("opacity", opacity.vmlCode, "1")
    self.init(vmlCode: call.code)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    var call = ModifierCall("Color(")
    call.value("hue", hue.vmlCode)
    call.value("saturation", saturation.vmlCode)
    call.value("brightness", brightness.vmlCode)
    call.value("opacity", opacity.vmlCode, "1")
    self.init(vmlCode: call.code)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(vmlCode: "\(vmlCode).opacity(\(opacity.vmlCode))")
  }

  public var gradient: AnyGradient { AnyGradient(vmlCode: vmlCode + ".gradient") }

  public func _write(to writer: ViewWriter) {
    var node = ElementNode("Color")
    let (base, calls) = parts
    node.add(calls.map { ModifierCall($0) })
    if base.hasPrefix(".") {
      node.textAttribute("name", "system-" + base.dropFirst())
    } else {
      node.attributes = arguments(of: base)
    }
    writer.write(node)
  }

  /// Beginning of the colour, and the calls behind it.
  private var parts: (base: String, calls: [String]) {
    var pieces: [String] = [""]
    var depth = 0
    var isInText = false
    var isEscaped = false
    for character in vmlCode {
      if character == "\"", !isEscaped { isInText.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if !isInText, character == "(" { depth += 1 }
      if !isInText, character == ")" { depth -= 1 }
      let digits = pieces[pieces.count - 1].last?.isNumber ?? true
      if character == ".", depth == 0, !isInText, !pieces[0].isEmpty, !digits {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return (pieces[0], pieces.dropFirst().map { $0.hasSuffix(")") ? String($0.dropLast()) : $0 })
  }

  /// The arguments of `Color(…)` as attributes.
  private func arguments(of call: String) -> [(name: String, value: String)] {
    let inner = String(call.dropFirst("Color(".count).dropLast())
    if inner.hasPrefix("\"") { return [("name", inner.attributeText)] }
    let pairs = inner.components(separatedBy: ", ").map { $0.components(separatedBy: ": ") }
    let attributes = pairs.filter { $0.count == 2 }.map { (name: $0[0], value: $0[1]) }
    return attributes.sorted { $0.name < $1.name }
  }
}
