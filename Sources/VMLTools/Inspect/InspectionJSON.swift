import VMLDiagnostics
import VMLFiles
public import VMLMarkup

/// A tree as JSON, for programs: an array of the nodes that no element holds, and a line feed.
///
/// An element has `type`, `attributes`, `style`, `children` and `range`; a text has `text` and
/// `range`, a comment `comment` and `range`. The doctype is left out. `docs/commands.md` describes
/// all of it.
public func inspectionJSON(of markup: Markup, layout: MarkupWriter.Layout) -> [UInt8] {
  // Elements are deep, and so is what goes through them.
  withLargeStack {
    let writer = InspectionWriter(markup: markup, layout: layout)
    var json = JSONText()
    json.array(writer.layout) { json in
      for root in markup.roots { writer.write(root, to: &json) }
    }
    json.endLine()
    return json.bytes
  }
}

/// Recursion is as deep as elements are, which the parser limits (``markupDepthLimit``).
private struct InspectionWriter {
  let markup: Markup
  let lines: LineTable
  let layout: JSONText.Layout

  init(markup: Markup, layout: MarkupWriter.Layout) {
    self.markup = markup
    lines = LineTable(markup.file)
    self.layout = layout == .pretty ? .lines : .compact
  }

  /// The layout of what is short enough for one line.
  private var lineLayout: JSONText.Layout { layout == .lines ? .spaced : .compact }

  func write(_ index: Int, to json: inout JSONText) {
    let node = markup.nodes[index]
    switch node.kind {
    case .element: writeElement(index, node, to: &json)
    case .text: writeCharacters("text", node, to: &json)
    case .comment: writeCharacters("comment", node, to: &json)
    case .doctype: break
    }
  }

  private func writeElement(_ index: Int, _ node: Markup.Node, to json: inout JSONText) {
    let attributes = markup.attributes[node.attributes]
    json.object(layout) { json in
      json.member("type", markup.string(node.name))
      json.member("attributes") { json in
        json.object(layout) { json in
          for attribute in attributes where !attribute.flags.contains(.style) {
            json.member(markup.string(attribute.name), value(of: attribute))
          }
        }
      }
      json.member("style") { json in
        json.array(layout) { json in
          for attribute in attributes where attribute.flags.contains(.style) {
            writeStyle(attribute.style, to: &json)
          }
        }
      }
      json.member("children") { json in
        json.array(layout) { json in
          for child in markup.children(of: index) { write(child, to: &json) }
        }
      }
      writeRange(node.range, to: &json)
    }
  }

  private func value(of attribute: Markup.Attribute) -> String {
    attribute.flags.contains(.bare) ? "true" : markup.string(attribute.value)
  }

  private func writeCharacters(_ key: String, _ node: Markup.Node, to json: inout JSONText) {
    json.object(layout) { json in
      json.member(key, markup.string(node.text))
      writeRange(node.range, to: &json)
    }
  }

  // MARK: Styles

  private func writeStyle(_ nodes: Range<Int>, to json: inout JSONText) {
    let tree = markup.styles
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = tree.nodes[index]
      json.object(lineLayout) { json in
        json.member("name", node.kind == .apply ? "@apply" : tree.string(node.text))
        json.member("arguments") { json in
          json.array(lineLayout) { json in
            for argument in tree.arguments(of: index) { writeArgument(argument, tree, to: &json) }
          }
        }
      }
      index = Int(node.end)
    }
  }

  private func writeArgument(
    _ argument: StyleTree.Argument, _ tree: StyleTree, to json: inout JSONText
  ) {
    let label = tree.string(argument.label)
    var printer = StylePrinter()
    printer.print(expressions: argument.nodes, of: tree)
    // The printer writes the label too.
    let value = printer.output.dropFirst(label.isEmpty ? 0 : label.utf8.count + 2)
    json.object(lineLayout) { json in
      if !label.isEmpty { json.member("label", label) }
      json.member("value", String(decoding: value, as: UTF8.self))
    }
  }

  // MARK: Places

  private func writeRange(_ range: Range<Int>, to json: inout JSONText) {
    json.member("range") { json in
      json.object(lineLayout) { json in
        json.member("start") { writePlace(range.lowerBound, to: &$0) }
        json.member("end") { writePlace(range.upperBound, to: &$0) }
      }
    }
  }

  private func writePlace(_ offset: Int, to json: inout JSONText) {
    let position = lines.position(at: offset)
    json.object(lineLayout) { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", offset)
    }
  }
}
