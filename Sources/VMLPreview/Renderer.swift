import VMLDiagnostics
import VMLMarkup

/// Draws one document, from its outermost view inward.
///
/// A view is drawn in two steps. Inward, the modifiers of a style change the environment, the last
/// first. Outward, each that takes space or paints puts an element round what is there, the first
/// first. What a view makes of the space that it is offered (``Flex``) is known then, and the
/// stylesheet does the rest with flexible boxes and grids.
struct Renderer {
  let markup: Markup
  let options: PreviewOptions
  private let tables: PreviewTables
  private(set) var marks: [PreviewMark] = []
  /// The navigation stacks around, the innermost last; the first is the window's.
  var navigation = [NavigationScope()]
  /// The stack from which a button leads to the page before; `nil` where none does.
  var pageStack: Int?
  /// Sheets, alerts and menus, which lie over everything else.
  var layers: [Box] = []
  var menuCount = 0
  private var count = 0
  /// Whether it was said where the drawing ends.
  private var isCut = false

  /// Number of elements that may be around a view, their modifiers included.
  static let depthLimit = 160

  /// Number of elements and modifiers of one document that are drawn.
  ///
  /// A template can be shown at several places, and these can stand in templates, so that a small
  /// document could be drawn as an endless one.
  private static let elementLimit = 50_000

  init(_ markup: Markup, _ options: PreviewOptions, _ tables: PreviewTables) {
    self.markup = markup
    self.options = options
    self.tables = tables
  }

  mutating func mark(_ kind: PreviewMark.Kind, _ node: Int, _ name: String) {
    guard marks.count < 1000 else { return }
    marks.append(PreviewMark(kind: kind, node: node, name: name))
  }

  // MARK: The document

  mutating func drawDocument() -> Box {
    var bag = DiagnosticBag()
    let envelope = markup.envelope(reporting: &bag)
    let views =
      if let envelope { envelope.body.map { Array(markup.children(of: $0)) } ?? [] } else {
        Array(markup.roots)
      }
    return drawScreen(views)
  }

  mutating func drawLifecycle(_ name: String) -> Box? {
    var bag = DiagnosticBag()
    guard let head = markup.envelope(reporting: &bag)?.head else { return nil }
    let views = markup.children(of: head).filter { template(of: $0) == name }
    return views.isEmpty ? nil : drawScreen(views)
  }

  // MARK: Views

  /// Draws one view with its modifiers.
  mutating func draw(_ node: Int, _ outer: PreviewEnvironment) -> Box {
    let boxes = drawAll([node], outer)
    if boxes.count == 1, let box = boxes.first { return box }
    return verticalStack(boxes, outer)
  }

  /// Draws views; the views of groups take the places of the groups.
  mutating func drawAll(_ nodes: [Int], _ outer: PreviewEnvironment) -> [Box] {
    var boxes: [Box] = []
    for node in nodes {
      switch markup.nodes[node].kind {
      case .comment, .doctype: continue
      case .text:
        let text = markup.string(markup.nodes[node].text)
        if !text.utf8.allSatisfy(\.isSpace) { boxes.append(textBox(text, outer)) }
      case .element: boxes += drawElement(node, outer)
      }
    }
    return boxes
  }

  private mutating func drawElement(_ node: Int, _ outer: PreviewEnvironment) -> [Box] {
    let name = markup.string(markup.nodes[node].name)
    let modifiers = markup.modifiers(of: node, limit: previewModifierLimit)
    count += 1 + modifiers.count
    guard count <= Self.elementLimit, outer.depth + modifiers.count < Self.depthLimit else {
      mark(.limit, node, name)
      guard !isCut else { return [] }
      isCut = true
      var end = placeholder("The drawing ends here, at <\(name)>: there is too much in it")
      self.name(&end, node, live(node))
      return [end]
    }
    var environment = outer
    environment.depth += 1
    var contexts: [ModifierContext] = []
    for (index, modifier) in modifiers.enumerated().reversed() {
      contexts.append(ModifierContext(node: node, index: index, environment: environment))
      tables.modifiers[modifier.name]?.change?(modifier, &environment)
      environment.depth += 1
    }
    let row = tables.views[name]
    let isGroup = row == nil || groupNames.contains(name)
    let live = live(node)
    if row == nil { mark(.unknownView, node, name) }
    if row?.support == .notShown { mark(.viewNotShown, node, name) }
    var boxes: [Box]
    if let row, !isGroup {
      boxes = [row.draw(&self, node, environment)]
    } else {
      boxes = drawAll(children(of: node), environment)
      if boxes.isEmpty, row == nil { boxes = [placeholder(name)] }
    }
    for (modifier, context) in zip(modifiers, contexts.reversed()) {
      let keepsFit = fitKeepingModifiers.contains(modifier.name)
      boxes = boxes.map { apply(modifier, to: keepsFit ? $0 : $0.fitted(), context) }
      if live != nil {
        for index in boxes.indices { gesture(&boxes[index], modifier, context.index) }
      }
    }
    if live != nil { boxes = boxes.map { withError($0, node, environment) } }
    if row == nil, !boxes.isEmpty {
      boxes[0].attribute("data-unknown", name)
      if !boxes[0].attributes.contains(where: { $0.name.description == "title" }) {
        boxes[0].attribute("title", "\(name): a view of the app's own")
      }
    }
    for index in boxes.indices { self.name(&boxes[index], node, live) }
    return boxes.map { $0.fitted() }
  }

  private mutating func apply(
    _ modifier: Modifier, to box: Box, _ context: ModifierContext
  ) -> Box {
    guard let row = tables.modifiers[modifier.name] else {
      var box = box
      if modifier.name == "accessibilityLabel", let name = modifier[0]?.string {
        box.name(name)
      }
      guard !isInvisibleModifier(modifier.name) else { return box }
      mark(.unknownModifier, context.node, modifier.name)
      box.skip(modifier.name)
      return box
    }
    var drawn = row.effect?(&self, box, modifier, context) ?? box
    if row.support == .notShown {
      mark(.modifierNotShown, context.node, modifier.name)
      drawn.skip(modifier.name)
    }
    return drawn
  }

  /// Stand-in for a view that the app brings along and that holds nothing.
  private func placeholder(_ name: String) -> Box {
    var box = Box("placeholder", content: .text(name)).with(.wide)
    // In a frame of some height it is as high as that.
    box.flex.idealY = true
    return box
  }

  // MARK: The tree

  func template(of node: Int) -> String? {
    guard markup.nodes[node].kind == .element,
      let index = markup.attribute(.template, of: node)
    else { return nil }
    return markup.string(markup.attributes[index].value)
  }

  /// An element's children that are no template of it.
  func children(of node: Int) -> [Int] {
    markup.children(of: node).filter { template(of: $0) == nil }
  }

  func templates(_ name: String, of node: Int) -> [Int] {
    markup.children(of: node).filter { template(of: $0) == name }
  }

  func name(of node: Int) -> String {
    markup.nodes[node].kind == .element ? markup.string(markup.nodes[node].name) : ""
  }

  func value(_ name: StaticString, _ node: Int) -> String? { markup.value(name, of: node) }

  func number(_ name: StaticString, _ node: Int) -> Double? {
    markup.value(name, of: node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  func bool(_ name: StaticString, _ node: Int) -> Bool? {
    markup.value(name, of: node).map { $0 != "false" }
  }

  /// The plain text of a view and all below it, without its templates.
  func text(of node: Int) -> String {
    var parts: [String] = []
    var index = node
    let end = Int(markup.nodes[node].end)
    while index < end {
      if index > node, template(of: index) != nil {
        index = Int(markup.nodes[index].end)
        continue
      }
      if markup.nodes[index].kind == .text {
        parts.append(markup.string(markup.nodes[index].text))
      }
      index += 1
    }
    return parts.joined()
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}

/// Modifiers that what has a ratio keeps its size in, so that they are as large as it.
private let fitKeepingModifiers: Set = [
  "background", "border", "clipShape", "clipped", "cornerRadius", "opacity", "overlay", "shadow",
]

/// Views that are not there for the layout: their children are.
private let groupNames: Set = ["Group", "ForEach", "GlassEffectContainer"]
