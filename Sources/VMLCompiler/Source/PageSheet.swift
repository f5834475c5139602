public import VMLDiagnostics
import VMLMarkup

/// A `<Style>` of a page's head: the page's own rules, or a link to a sheet of the site.
public struct PageSheet: Sendable {
  public var source: Source
  /// The start tag.
  let tag: SourceRange

  public enum Source: Sendable {
    /// The range of the rules in the page's file.
    case rules(Range<Int>)
    /// A path as the author wrote it, with its range.
    case link(String, at: SourceRange)
  }
}

/// The sheets directly in a head; links to other hosts are not among them.
func pageSheets(
  of head: Int?, in markup: Markup, reporting bag: inout DiagnosticBag
) -> [PageSheet] {
  guard let head else { return [] }
  return markup.children(of: head).compactMap { index in
    let node = markup.nodes[index]
    guard node.kind == .element, node.name == .styleView else { return nil }
    return pageSheet(index, in: markup, reporting: &bag)
  }
}

private func pageSheet(
  _ index: Int, in markup: Markup, reporting bag: inout DiagnosticBag
) -> PageSheet? {
  let node = markup.nodes[index]
  let tag = markup.file.sourceRange(node.range)
  let url = markup.attributes[node.attributes].first { $0.name == .url }
  let rules = markup.children(of: index).first { markup.nodes[$0].kind == .text }
  if let url {
    let place = markup.file.sourceRange(url.valueRange)
    let path = String(decoding: markup.bytes(url.value), as: UTF8.self)
    // A computed link is checked when its value is known.
    guard !url.flags.contains(.interpolation), !isOtherHost(path) else { return nil }
    if rules != nil { bag.report(.linkWithRules(at: place)) }
    reportOthers(than: url, of: node, in: markup, reporting: &bag)
    return PageSheet(source: .link(path, at: place), tag: tag)
  }
  reportOthers(than: nil, of: node, in: markup, reporting: &bag)
  guard let rules else {
    bag.report(.emptySheet(at: markup.nameRange(of: index)))
    return PageSheet(source: .rules(node.range.upperBound..<node.range.upperBound), tag: tag)
  }
  return PageSheet(source: .rules(markup.nodes[rules].range), tag: tag)
}

/// Whether a link leads to another host, from which a client can fetch it.
func isOtherHost(_ url: String) -> Bool { url.hasPrefix("https://") || url.hasPrefix("http://") }

private func reportOthers(
  than url: Markup.Attribute?, of node: Markup.Node, in markup: Markup,
  reporting bag: inout DiagnosticBag
) {
  for attribute in markup.attributes[node.attributes] where attribute.name != .url {
    bag.report(
      .attributeOfSheet(
        markup.string(attribute.name), at: markup.file.sourceRange(attribute.nameRange)))
  }
}

extension Diagnostic {
  fileprivate static func linkWithRules(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .error, at: range, "a 'Style' with a 'url' has no rules of its own",
      notes: [Note("write two: '<Style url=\"…\"/>' and '<Style>…</Style>'")])
  }

  fileprivate static func emptySheet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .warning, at: range, "this 'Style' has neither rules nor a 'url'",
      notes: [
        Note("as in '<Style>.card { padding(8); }</Style>' or '<Style url=\"/styles/card.vss\"/>'")
      ])
  }

  fileprivate static func attributeOfSheet(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .warning, at: range, "'\(name)' means nothing on a 'Style'",
      notes: [
        Note("it has a 'url', or rules of its own, which '@target' and '@layer' may be part of")
      ])
  }
}
