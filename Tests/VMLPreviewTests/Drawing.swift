import Foundation
import Testing
import VMLDiagnostics
import VMLMarkup
import VMLPreview

/// A document of these views.
func document(_ views: String) -> [UInt8] {
  Array("<!doctype swiftui+vml>\n<vml><body>\(views)</body></vml>".utf8)
}

/// The HTML of a document, which is the same each time, and well formed.
func drawn(
  _ views: String, _ options: PreviewOptions = PreviewOptions(platform: .iOS),
  at location: SourceLocation = #_sourceLocation
) -> String {
  let preview = renderPreview(document(views), options)
  #expect(renderPreview(document(views), options).html == preview.html, sourceLocation: location)
  let html = String(decoding: preview.html, as: UTF8.self)
  if let mistake = mistake(inHTML: html) {
    Issue.record("\(mistake) in \(html.prefix(2000))", sourceLocation: location)
  }
  return html
}

/// Mistake in HTML of this program, or `nil`: it has only a few elements and attributes, all closed
/// and in quotes, and styles hold no address.
func mistake(inHTML html: String) -> String? {
  var open: [String] = []
  // After a '<' comes a tag; each '>' ends one, since neither stands in a text or a value.
  for piece in html.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    .dropFirst()
  {
    let parts = piece.split(separator: UInt8(ascii: ">"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return "no tag: \(Substring(piece.prefix(60)))" }
    let tag = String(Substring(parts[0]))
    if tag.hasPrefix("/") {
      guard open.popLast() == String(tag.dropFirst()) else { return "<\(tag)> closes nothing" }
      continue
    }
    let name = String(tag.prefix { $0 != " " && $0 != "/" })
    guard knownElements.contains(name) else { return "an element '\(name)'" }
    if let mistake = mistake(inAttributes: tag.dropFirst(name.count)) { return mistake }
    if !tag.hasSuffix("/"), name != "img" { open.append(name) }
  }
  return open.isEmpty ? nil : "open: \(open)"
}

private func mistake(inAttributes text: Substring) -> String? {
  let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
  for index in stride(from: 0, to: pieces.count - 1, by: 2) {
    let name = pieces[index].dropFirst().dropLast()
    guard pieces[index].hasPrefix(" "), pieces[index].hasSuffix("="), isKnown(name) else {
      return "an attribute '\(pieces[index])'"
    }
    if name == "style", pieces[index + 1].contains("url(") { return "an address in a style" }
  }
  return pieces.count % 2 == 1 && ["", "/"].contains(pieces.last ?? "") ? nil : "an open quote"
}

private func isKnown(_ attribute: Substring) -> Bool {
  attribute.hasPrefix("data-") || attribute.hasPrefix("aria-")
    || knownAttributes.contains(attribute)
}

private let knownElements: Set = ["div", "svg", "img", "g", "path", "circle", "rect"]

private let knownAttributes: Set<Substring> = [
  "class", "style", "title", "role", "dir", "src", "alt", "hidden", "viewBox", "d", "cx", "cy", "r",
  "x", "y", "rx", "width", "height", "fill", "stroke", "stroke-width", "stroke-linecap",
  "stroke-dasharray", "transform", "opacity",
]
