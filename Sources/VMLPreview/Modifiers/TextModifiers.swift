import VMLMarkup

/// Modifiers that texts take from their environment.
let textModifiers: [ModifierRow] = [
  ModifierRow(
    "font", .approximate, "fonts of the app's own are the system's",
    change: { call, environment in
      environment.font = PreviewFont(call[0]) ?? environment.font
    }),
  ModifierRow(
    "fontWeight", .exact,
    change: { call, environment in
      environment.weight = call[0]?.name.flatMap(PreviewFont.weight(named:))
    }),
  ModifierRow(
    "bold", .exact,
    change: { call, environment in if call.isOn { environment.weight = 700 } }),
  ModifierRow(
    "italic", .exact, change: { call, environment in environment.font.isItalic = call.isOn }),
  ModifierRow(
    "fontDesign", .approximate, "in the fonts that the browser has",
    change: { call, environment in
      environment.font.design = PreviewFont.design(named: call[0]?.name)
    }),
  ModifierRow(
    "monospaced", .approximate, "in the fonts that the browser has",
    change: { call, environment in if call.isOn { environment.font.design = .monospaced } }),
  ModifierRow(
    "monospacedDigit", .exact,
    change: { _, environment in environment.font.hasMonospacedDigits = true }),
  ModifierRow(
    "kerning", .exact,
    change: { call, environment in environment.font.tracking = call[0]?.number ?? 0 }),
  ModifierRow(
    "tracking", .exact,
    change: { call, environment in environment.font.tracking = call[0]?.number ?? 0 }),
  ModifierRow(
    "underline", .approximate, "in the text's colour, without a pattern",
    change: { call, environment in environment.isUnderlined = call.isOn }),
  ModifierRow(
    "strikethrough", .approximate, "in the text's colour, without a pattern",
    change: { call, environment in environment.isStruckThrough = call.isOn }),
  ModifierRow(
    "textCase", .exact,
    change: { call, environment in
      switch call[0]?.name {
      case "uppercase": environment.textCase = .uppercase
      case "lowercase": environment.textCase = .lowercase
      default: environment.textCase = nil
      }
    }),
  ModifierRow(
    "lineLimit", .exact, "of a range the end counts",
    change: { call, environment in
      environment.lineLimit = call[0]?.number.map { Int(min(max($0, 1), 1000)) }
      environment.reservesLines = call["reservesSpace"]?.bool ?? false
    }),
  ModifierRow(
    "lineSpacing", .exact,
    change: { call, environment in environment.lineSpacing = max(call[0]?.number ?? 0, 0) }),
  ModifierRow(
    "multilineTextAlignment", .exact,
    change: { call, environment in
      environment.textAlignment = Alignment(named: call[0]?.name)?.horizontal ?? .leading
    }),
  ModifierRow("truncationMode", .approximate, "texts are cut off at their end"),
  ModifierRow(
    "minimumScaleFactor", .approximate, "of texts with a limit of lines",
    change: { call, environment in
      environment.minimumScale = min(max(call[0]?.number ?? 1, 0.05), 1)
    }),
  ModifierRow("allowsTightening", .invisible),
  ModifierRow(
    "baselineOffset", .approximate, "of several lines one alone makes room for it",
    change: { call, environment in environment.baselineOffset = call[0]?.number ?? 0 }),
  ModifierRow(
    "fontWidth", .approximate, "where the font that the browser has comes in widths",
    change: { call, environment in
      let widths = ["compressed": 0.625, "condensed": 0.75, "standard": 1, "expanded": 1.25]
      environment.font.width = call[0]?.number ?? call[0]?.name.flatMap { widths[$0] } ?? 1
    }),
  ModifierRow(
    "foregroundStyle", .exact, "on symbols a gradient is its first colour",
    change: { call, environment in changeForeground(call, &environment) }),
  ModifierRow(
    "foregroundColor", .exact,
    change: { call, environment in changeForeground(call, &environment) }),
  ModifierRow(
    "tint", .exact,
    change: { call, environment in
      if let paint = environment.paints.paint(call[0]) { environment.tint = paint.color }
    }),
  ModifierRow(
    "accentColor", .exact,
    change: { call, environment in
      if let paint = environment.paints.paint(call[0]) { environment.tint = paint.color }
    }),
  ModifierRow(
    "redacted", .approximate, "texts are grey bars",
    change: { _, environment in environment.isRedacted = true }),
  ModifierRow(
    "unredacted", .exact, change: { _, environment in environment.isRedacted = false }),
  ModifierRow(
    "dynamicTypeSize", .exact, "of a range the current size counts",
    change: { call, environment in
      if let name = call[0]?.name, let size = PreviewTypeSize(rawValue: name) {
        environment.typeSize = size
      }
    }),
  ModifierRow(
    "preferredColorScheme", .approximate, "for the view, not for the window",
    change: { call, environment in
      if let scheme = call[0]?.name.flatMap(PreviewColorScheme.init(rawValue:)) {
        environment.change(to: scheme)
      }
    },
    effect: { _, box, call, _ in scheme(call[0], on: box) }),
  ModifierRow(
    "colorScheme", .exact,
    change: { call, environment in
      if let scheme = call[0]?.name.flatMap(PreviewColorScheme.init(rawValue:)) {
        environment.change(to: scheme)
      }
    },
    effect: { _, box, call, _ in scheme(call[0], on: box) }),
  ModifierRow(
    "environment", .approximate,
    "`colorScheme`, `dynamicTypeSize`, `font`, `layoutDirection` and `lineLimit`",
    change: { call, environment in
      guard case .keyPath(let path)? = call[0] else { return }
      let value = call[1]
      switch path {
      case ".colorScheme":
        if let scheme = value?.name.flatMap(PreviewColorScheme.init(rawValue:)) {
          environment.change(to: scheme)
        }
      case ".dynamicTypeSize":
        if let size = value?.name.flatMap(PreviewTypeSize.init(rawValue:)) {
          environment.typeSize = size
        }
      case ".layoutDirection":
        if let direction = direction(value) { environment.direction = direction }
      case ".font": environment.font = PreviewFont(value) ?? environment.font
      case ".lineLimit": environment.lineLimit = value?.number.map { Int(min(max($0, 1), 1000)) }
      default: break
      }
    },
    effect: { _, box, call, _ in
      switch call[0] {
      case .keyPath(".colorScheme"): return scheme(call[1], on: box)
      case .keyPath(".layoutDirection"):
        guard let direction = direction(call[1]) else { return box }
        // What is aligned by the direction of this element is outside.
        var wrapper = box.wrapped()
        wrapper.attribute("dir", direction.rawValue)
        return wrapper
      default: return box
      }
    }),
]

extension Modifier {
  /// Whether `bold()`, `bold(true)` or `bold(false)` is meant.
  var isOn: Bool { (self[0] ?? self["isActive"])?.bool ?? true }
}

extension PreviewEnvironment {
  fileprivate mutating func change(to scheme: PreviewColorScheme) {
    let isDefault = tint == colors.accent
    self.scheme = scheme
    if isDefault { tint = colors.accent }
  }
}

private func scheme(_ value: Expression?, on box: Box) -> Box {
  guard let scheme = value?.name.flatMap(PreviewColorScheme.init(rawValue:)) else { return box }
  var box = box
  box.attribute("data-scheme", scheme.rawValue)
  return box
}

private func direction(_ value: Expression?) -> PreviewDirection? {
  switch value?.name {
  case "leftToRight": .leftToRight
  case "rightToLeft": .rightToLeft
  default: nil
  }
}

private func changeForeground(_ call: Modifier, _ environment: inout PreviewEnvironment) {
  if case .member(nil, let name, _)? = call[0],
    let level = ["primary", "secondary", "tertiary", "quaternary", "quinary"].firstIndex(of: name)
  {
    environment.level = level
    return
  }
  guard let paint = environment.paints.paint(call[0]) else { return }
  environment.foreground = paint
  environment.level = 0
}
