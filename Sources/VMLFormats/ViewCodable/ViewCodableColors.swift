import VMLData
import VMLMarkup

extension ViewCodableReader {
  /// Reads `{"colorType": …, "opacity": 1, "modifiers": []}`.
  func color(_ value: DataNode) -> (text: String, isWhole: Bool)? {
    guard let type = value["colorType"], let opacity = value["opacity"].flatMap(number),
      opacity.isFinite, let made = base(type)
    else { return nil }
    let isWhole = made.isWhole && value["modifiers"]?.items?.isEmpty != false
    guard opacity != 1 else { return (made.text, isWhole) }
    // The opacity of digits is a part of them, from 0 to 1; all but the system's are written so.
    let isKept = type["system"] != nil || (0...1).contains(opacity)
    return ("\(made.text).opacity(\(written(opacity)))", isWhole && isKept)
  }

  private func base(_ type: DataNode) -> (text: String, isWhole: Bool)? {
    guard let entry = type.entries?.first, type.entries?.count == 1 else { return nil }
    if entry.key == "dynamic" { return dynamic(entry.value) }
    guard let payload = entry.value["_0"] else { return nil }
    switch entry.key {
    case "system":
      return payload.string.flatMap { ViewCodableCodec.names.contains($0) ? (".\($0)", true) : nil }
    case "hex": return payload.string.map(hexadecimal)
    case "white":
      guard let white = payload["white"].flatMap(number) else { return nil }
      let alpha = payload["opacity"].flatMap(number) ?? 1
      return hexadecimal(RGBA(red: white, green: white, blue: white, alpha: alpha))
    case "rgb":
      let parts = ["red", "green", "blue"].compactMap { payload[$0].flatMap(number) }
      guard parts.count == 3 else { return nil }
      return hexadecimal(RGBA(red: parts[0], green: parts[1], blue: parts[2]))
    case "hsb":
      let parts = ["hue", "saturation", "brightness"].compactMap { payload[$0].flatMap(number) }
      guard parts.count == 3, parts.allSatisfy({ $0.isFinite }) else { return nil }
      return hexadecimal(RGBA(hue: parts[0], saturation: parts[1], brightness: parts[2]))
    default: return nil
    }
  }

  /// A colour of light and dark: the system's that is drawn so, or the light one alone.
  private func dynamic(_ value: DataNode) -> (text: String, isWhole: Bool)? {
    guard let light = value["light"].flatMap(base), let dark = value["dark"].flatMap(base) else {
      return nil
    }
    if light.text == dark.text { return (light.text, light.isWhole && dark.isWhole) }
    if let name = SwiftUIMLReader().namedColor(light: light.text, dark: dark.text) {
      return (name, light.isWhole && dark.isWhole)
    }
    return (light.text, false)
  }

  /// A colour in digits, which are not all of it unless each part is a 255th.
  private func hexadecimal(_ color: RGBA) -> (text: String, isWhole: Bool) {
    let isWhole = [color.red, color.green, color.blue, color.alpha].allSatisfy { part in
      abs(part * 255 - (part * 255).rounded()) < 1e-6
    }
    return (color.hexadecimal.lowercased(), isWhole)
  }

  /// A grey whose opacity is a part of it, with the opacity that it is drawn with.
  func flattened(_ color: DataNode) -> DataNode {
    guard let grey = color["colorType"]?["white"]?["_0"], let entries = grey.entries,
      let inner = grey["opacity"].flatMap(number), let outer = color["opacity"].flatMap(number)
    else { return color }
    let plain = DataNode(.object(entries.filter { $0.key != "opacity" }), at: grey.range)
    return DataNode(
      .object(
        (color.entries ?? []).map { entry in
          var entry = entry
          switch entry.key {
          case "colorType": entry.value = wrapped(plain, in: ["white", "_0"])
          case "opacity": entry.value.content = .number(inner * outer)
          default: break
          }
          return entry
        }), at: color.range)
  }

  /// Digits as the library reads them.
  ///
  /// Two are a grey, four a grey with its opacity; an odd number gets its last one twice, and what
  /// is more than eight is cut off. Nonsense is black.
  private func hexadecimal(_ text: String) -> (text: String, isWhole: Bool) {
    var digits = Array((text.hasPrefix("#") ? text.dropFirst() : text[...]).lowercased().prefix(9))
    if digits.isEmpty { return ("#ffffff", true) }
    let isWhole = digits.count <= 8
    if digits.count % 2 == 1, let last = digits.last { digits.append(last) }
    digits = Array(digits.prefix(8))
    guard digits.allSatisfy({ "0123456789abcdef".contains($0) }) else { return ("#000000", false) }
    let grey = String(digits.prefix(2))
    switch digits.count {
    case 2: return ("#" + grey + grey + grey, isWhole)
    case 4: return ("#" + grey + grey + grey + String(digits.suffix(2)), isWhole)
    default: return ("#" + String(digits), isWhole)
    }
  }
}
