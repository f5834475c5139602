/// The drawing of a symbol: of SVG's elements, in a square of 24 units.
///
/// SF Symbols may not be shown outside of Apple's systems. These are this program's own drawings of
/// common ones; any other name gets a neutral glyph. Variants of a name (`fill`, `circle`, `slash`,
/// `badge.plus`) are made of the drawing and the variant's.
func symbolParts(_ name: String) -> [StaticString] {
  var words = name.split(separator: ".").map(String.init)
  var after: [StaticString] = []
  if let badge = words.firstIndex(of: "badge"), badge > 0 {
    after = [words.dropFirst(badge + 1).contains("plus") ? plusBadge : dotBadge]
    words.removeSubrange(badge...)
  }
  func take(_ variant: String) -> Bool {
    guard words.count > 1, let index = words.lastIndex(of: variant), index > 0 else { return false }
    words.remove(at: index)
    return true
  }
  let isSlashed = take("slash")
  if isSlashed { after.append(slash) }
  let whole = words.joined(separator: ".")
  if let drawing = symbolDrawings[whole] { return [drawing] + after }
  let isFilled = take("fill")
  if isFilled, let drawing = symbolDrawings[words.joined(separator: ".")] {
    return [fillStart, drawing, groupEnd] + after
  }
  let isRound = take("circle")
  let isSquare = !isRound && (take("square") || take("app"))
  if let drawing = drawing(words) {
    if isRound { return [isFilled ? disc : ring, drawing, groupEnd] + after }
    if isSquare { return [isFilled ? plate : frame, drawing, groupEnd] + after }
    return (isFilled ? [fillStart, drawing, groupEnd] : [drawing]) + after
  }
  return [neutral]
}

/// Whether a symbol is another way round where lines go from right to left: one that is named
/// `forward` or `backward`, or that is about a list or about sound.
///
/// `chevron.right` and the like say a side of the screen, and stay as they are.
func isMirrored(symbol name: String) -> Bool {
  let words = name.split(separator: ".").map(String.init)
  return words.starts(with: ["list", "bullet"]) || words.first == "speaker"
    || words.contains { mirroredWords.contains($0) }
}

private let mirroredWords: Set = [
  "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf",
]

/// The drawing of the longest beginning of a name that there is one for.
private func drawing(_ words: [String]) -> StaticString? {
  var words = words
  while !words.isEmpty {
    if let drawing = symbolDrawings[words.joined(separator: ".")] { return drawing }
    words.removeLast()
  }
  return nil
}

private let fillStart: StaticString = #"<g class="sf">"#
private let groupEnd: StaticString = "</g>"
private let ring: StaticString =
  #"<circle cx="12" cy="12" r="10.2"/><g transform="translate(5.4 5.4) scale(.55)" class="in">"#
private let disc: StaticString =
  #"""
  <circle class="sf" cx="12" cy="12" r="10.2"/><g transform="translate(5.4 5.4) scale(.55)" \#
  class="in out">
  """#
private let frame: StaticString =
  #"""
  <rect x="2.5" y="2.5" width="19" height="19" rx="4.5"/><g transform="translate(5.4 5.4) \#
  scale(.55)" class="in">
  """#
private let plate: StaticString =
  #"""
  <rect class="sf" x="2.5" y="2.5" width="19" height="19" rx="4.5"/><g transform="translate(5.4 \#
  5.4) scale(.55)" class="in out">
  """#
private let slash: StaticString = #"<path d="M3 3l18 18"/>"#
private let plusBadge: StaticString =
  #"<circle class="sf" cx="19" cy="17" r="4.5"/><path class="out" d="M19 14.8v4.4M16.8 17h4.4"/>"#
private let dotBadge: StaticString = #"<circle class="sf" cx="19" cy="6" r="4"/>"#
private let neutral: StaticString =
  #"""
  <rect x="4" y="4" width="16" height="16" rx="4.5" stroke-dasharray="2.4 2.4"/><circle \#
  class="sf" cx="12" cy="12" r="2.4"/>
  """#
