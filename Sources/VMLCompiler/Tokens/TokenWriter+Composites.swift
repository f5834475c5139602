import VMLData
import VMLDiagnostics
import VMLStylesheet

extension TokenWriter {
  /// The properties of a value that has parts; `nil` after an error, and for other types.
  mutating func composite(_ node: DataNode, as type: TokenType) -> [Part]? {
    switch type {
    case .cubicBezier: cubicBezier(node)
    case .strokeStyle: strokeStyle(node)
    case .border: border(node)
    case .transition: transition(node)
    case .shadow: shadows(node)
    case .gradient: gradient(node)
    case .typography: typography(node)
    default: nil
    }
  }

  private func part(_ ending: String, _ pieces: TextPiece...) -> Part {
    var text = emptyText()
    for piece in pieces { piece.append(to: &text) }
    return Part(ending: ending, text: text)
  }

  // MARK: Animation

  /// Writes `.timingCurve(x1, y1, x2, y2)`.
  private mutating func cubicBezier(_ node: DataNode) -> [Part]? {
    guard let items = node.items, items.count == 4 else { return fail(.cubicBezier(node)) }
    var numbers: [TokenText] = []
    for (index, item) in items.enumerated() {
      if index % 2 == 0, let x = double(final(item)), !(0...1).contains(x) {
        return fail(.cubicBezier(item))
      }
      guard let text = text(of: item, as: .number) else { return nil }
      numbers.append(text)
    }
    let endings = ["-x1", "-y1", "-x2", "-y2"]
    return [
      part(
        "", ".timingCurve(", numbers[0].piece, ", ", numbers[1].piece, ", ", numbers[2].piece,
        ", ", numbers[3].piece, ")")
    ] + zip(endings, numbers).map { part($0, $1.piece) }
  }

  private mutating func transition(_ node: DataNode) -> [Part]? {
    guard
      let fields = fields(of: node, ["duration", "timingFunction"], ["delay"]),
      let durationNode = fields["duration"], let curveNode = fields["timingFunction"],
      let duration = text(of: durationNode, as: .duration),
      let curve = text(of: curveNode, as: .cubicBezier),
      let x1 = text(of: curveNode, as: .cubicBezier, "-x1"),
      let y1 = text(of: curveNode, as: .cubicBezier, "-y1"),
      let x2 = text(of: curveNode, as: .cubicBezier, "-x2"),
      let y2 = text(of: curveNode, as: .cubicBezier, "-y2")
    else { return nil }
    var whole = part(
      "", ".timingCurve(", x1.piece, ", ", y1.piece, ", ", x2.piece, ", ", y2.piece,
      ", duration: ", duration.piece, ")")
    var parts = [part("-duration", duration.piece), part("-timing-function", curve.piece)]
    if let delayNode = fields["delay"] {
      guard let delay = text(of: delayNode, as: .duration) else { return nil }
      whole = part("", whole.text.piece, ".delay(", delay.piece, ")")
      parts.append(part("-delay", delay.piece))
    }
    return [whole] + parts
  }

  // MARK: Lines

  private static let dashes = [
    "solid": "[]", "dashed": "[6, 3]", "dotted": "[0, 4]", "double": "[]", "groove": "[]",
    "ridge": "[]", "outset": "[]", "inset": "[]",
  ]

  /// Writes `StrokeStyle(…)`.
  private mutating func strokeStyle(_ node: DataNode) -> [Part]? {
    guard let line = line(node) else { return nil }
    return [
      part("", "StrokeStyle(lineCap: ", line.cap.piece, ", dash: ", line.dash.piece, ")"),
      part("-line-cap", line.cap.piece), part("-dash", line.dash.piece),
    ]
  }

  private mutating func line(_ node: DataNode) -> (cap: TokenText, dash: TokenText)? {
    var (cap, dash) = (emptyText(), emptyText())
    if case .string(let name) = node.content {
      guard let known = Self.dashes[name] else { return fail(.strokeStyle(node)) }
      cap.append(name == "dotted" ? ".round" : ".butt", at: node.range)
      dash.append(known, at: node.range)
      return (cap, dash)
    }
    guard let fields = fields(of: node, ["dashArray", "lineCap"], []) else { return nil }
    guard let items = fields["dashArray"]?.items, let capNode = fields["lineCap"],
      case .string(let name) = capNode.content, ["butt", "round", "square"].contains(name)
    else { return fail(.strokeStyle(node)) }
    cap.append(".\(name)", at: capNode.range)
    dash.append("[")
    for (index, item) in items.enumerated() {
      guard let length = text(of: item, as: .dimension) else { return nil }
      if index > 0 { dash.append(", ") }
      dash.append(length)
    }
    dash.append("]")
    return (cap, dash)
  }

  private mutating func border(_ node: DataNode) -> [Part]? {
    guard let fields = fields(of: node, ["color", "width", "style"], []),
      let colorNode = fields["color"], let widthNode = fields["width"],
      let styleNode = fields["style"], let color = text(of: colorNode, as: .color),
      let width = text(of: widthNode, as: .dimension),
      let cap = text(of: styleNode, as: .strokeStyle, "-line-cap"),
      let dash = text(of: styleNode, as: .strokeStyle, "-dash")
    else { return nil }
    return [
      part("-color", color.piece), part("-width", width.piece),
      part(
        "-style", "StrokeStyle(lineWidth: ", width.piece, ", lineCap: ", cap.piece, ", dash: ",
        dash.piece, ")"),
    ]
  }

  // MARK: Shadows and gradients

  /// The properties of the first shadow, then the properties of each shadow if there are several.
  private mutating func shadows(_ node: DataNode) -> [Part]? {
    guard let items = node.items else { return shadow(node) }
    guard !items.isEmpty else { return fail(.noShadow(node)) }
    var parts: [Part] = []
    for (index, item) in items.enumerated() {
      guard let one = shadowOrReference(item) else { return nil }
      if index == 0 { parts += one }
      guard items.count > 1 else { continue }
      parts += one.map { Part(ending: "-\(index + 1)" + $0.ending, text: $0.text) }
    }
    return parts
  }

  private static let shadowEndings = ["", "-color", "-radius", "-x", "-y", "-spread"]

  private mutating func shadowOrReference(_ node: DataNode) -> [Part]? {
    guard TokenReference(node) != nil else { return shadow(node) }
    var parts: [Part] = []
    for ending in Self.shadowEndings {
      guard let text = text(of: node, as: .shadow, ending) else { return nil }
      parts.append(Part(ending: ending, text: text))
    }
    return parts
  }

  /// `.drop(color: …, radius: …, x: …, y: …)`, or `.inner(…)`.
  private mutating func shadow(_ node: DataNode) -> [Part]? {
    guard
      let fields = fields(
        of: node, ["color", "offsetX", "offsetY", "blur"], ["spread", "inset"]),
      let colorNode = fields["color"], let xNode = fields["offsetX"],
      let yNode = fields["offsetY"], let blurNode = fields["blur"],
      let color = text(of: colorNode, as: .color), let x = text(of: xNode, as: .dimension),
      let y = text(of: yNode, as: .dimension), let blur = text(of: blurNode, as: .dimension)
    else { return nil }
    var isInset = false
    if let inset = fields["inset"] {
      guard case .boolean(let value) = inset.content else { return fail(.inset(inset)) }
      isInset = value
    }
    let radius = part("-radius", "calc(", blur.piece, " / 2)")
    let whole = part(
      "", isInset ? ".inner(color: " : ".drop(color: ", color.piece, ", radius: ",
      radius.text.piece, ", x: ", x.piece, ", y: ", y.piece, ")")
    var spread = emptyText()
    spread.append("0")
    if let spreadNode = fields["spread"] {
      guard let given = text(of: spreadNode, as: .dimension) else { return nil }
      spread = given
    }
    return [
      whole, part("-color", color.piece), radius, part("-x", x.piece), part("-y", y.piece),
      part("-spread", spread.piece),
    ]
  }

  /// Writes `Gradient(stops: […])`.
  private mutating func gradient(_ node: DataNode) -> [Part]? {
    guard let items = node.items, !items.isEmpty else { return fail(.gradient(node)) }
    var stops = emptyText()
    for (index, item) in items.enumerated() {
      guard let fields = fields(of: item, ["color", "position"], []),
        let colorNode = fields["color"], let positionNode = fields["position"],
        let color = text(of: colorNode, as: .color)
      else { return nil }
      var position = emptyText()
      if let value = double(positionNode) {
        position.append(number(min(1, max(0, value))), at: positionNode.range)
      } else if let given = text(of: positionNode, as: .number) {
        position = given
      } else {
        return nil
      }
      stops.append(index > 0 ? ", .init(color: " : ".init(color: ")
      stops.append(color)
      stops.append(", location: ")
      stops.append(position)
      stops.append(")")
    }
    return [
      part("", "Gradient(stops: [", stops.piece, "])"), part("-stops", "[", stops.piece, "]"),
    ]
  }

  // MARK: Fonts

  /// Families that stand for one of the system's designs.
  private static let designs = [
    "system-ui": "", "-apple-system": "", "BlinkMacSystemFont": "", "sans-serif": "",
    "ui-sans-serif": "", "serif": ".serif", "ui-serif": ".serif", "monospace": ".monospaced",
    "ui-monospace": ".monospaced", "ui-rounded": ".rounded",
  ]

  /// `.custom("Inter", size: 16).weight(.semibold)`, or `.system(size: 16, weight: .semibold)`.
  private mutating func typography(_ node: DataNode) -> [Part]? {
    let members: [(String, String, TokenType)] = [
      ("fontFamily", "-font-family", .fontFamily), ("fontSize", "-font-size", .dimension),
      ("fontWeight", "-font-weight", .fontWeight),
      ("letterSpacing", "-letter-spacing", .dimension), ("lineHeight", "-line-height", .number),
    ]
    guard
      let fields = fields(of: node, ["fontSize"], members.map(\.0).filter { $0 != "fontSize" })
    else { return nil }
    var parts: [Part] = []
    var texts: [String: TokenText] = [:]
    for (name, ending, type) in members {
      guard let node = fields[name] else { continue }
      guard let text = text(of: node, as: type) else { return nil }
      texts[name] = text
      parts.append(Part(ending: ending, text: text))
    }
    guard let size = texts["fontSize"] else { return nil }
    var font = emptyText()
    let family = fields["fontFamily"].flatMap { fontFamily(final($0)) } ?? "system-ui"
    let style = graph.tokens[current].textStyle
    if let design = Self.designs[family], let style {
      font.append(design.isEmpty ? ".\(style)" : ".system(.\(style), design: \(design))")
      appendWeight(texts["fontWeight"], to: &font)
    } else if let design = Self.designs[family] {
      font.append(".system(size: ")
      font.append(size)
      if let weight = texts["fontWeight"] {
        font.append(", weight: ")
        font.append(weight)
      }
      font.append(design.isEmpty ? ")" : ", design: \(design))")
    } else if let name = texts["fontFamily"] {
      font.append(".custom(")
      font.append(name)
      font.append(", size: ")
      font.append(size)
      font.append(style.map { ", relativeTo: .\($0))" } ?? ")")
      appendWeight(texts["fontWeight"], to: &font)
    }
    return [Part(ending: "", text: font)] + parts
  }

  private func appendWeight(_ weight: TokenText?, to font: inout TokenText) {
    guard let weight else { return }
    font.append(".weight(")
    font.append(weight)
    font.append(")")
  }

  private mutating func fail<Nothing>(_ mistake: Diagnostic) -> Nothing? {
    bag.report(mistake)
    return nil
  }
}

/// A piece of a value: the compiler's own text, or text made from a part of a token.
private enum TextPiece: ExpressibleByStringLiteral {
  case glue(String)
  case part(TokenText)

  init(stringLiteral text: String) { self = .glue(text) }

  func append(to text: inout TokenText) {
    switch self {
    case .glue(let glue): text.append(glue)
    case .part(let part): text.append(part)
    }
  }
}

extension TokenText {
  fileprivate var piece: TextPiece { .part(self) }
}

extension Diagnostic {
  fileprivate static func cubicBezier(_ node: DataNode) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range,
      "a cubic Bézier curve is four numbers, the first and third between 0 and 1",
      notes: [Note("as in [0.4, 0, 0.2, 1]")])
  }

  fileprivate static func strokeStyle(_ node: DataNode) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range, "this is not the style of a stroke",
      notes: [
        Note(
          #"as in "solid", "dashed", "dotted" or {"dashArray": ["4px", "2px"], "lineCap": "round"}"#
        )
      ])
  }

  fileprivate static func noShadow(_ node: DataNode) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range, "this list holds no shadow",
      notes: [Note("a shadow has a color, offsetX, offsetY and blur")])
  }

  fileprivate static func inset(_ node: DataNode) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range, "'inset' must be true or false, not \(node.kindName)")
  }

  fileprivate static func gradient(_ node: DataNode) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: node.range, "a gradient is a list of stops",
      notes: [
        Note(##"as in [{"color": "#ffffff", "position": 0}, {"color": "#1b6e3c", "position": 1}]"##)
      ]
    )
  }
}
