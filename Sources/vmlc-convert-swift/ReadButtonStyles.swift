#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// A `ButtonStyle` of the files: its body takes the place of a button's label.
  extension ScreenReader {
    /// Views whose buttons have a style of the files; `nil` for other styles.
    mutating func styled(
      _ nodes: [PageNode], _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode]? {
      guard let (value, inner) = site.arguments.first.map({ resolved($0.value, scope) }),
        let call = value.as(FunctionCallExprSyntax.self),
        let style = call.styleName.flatMap({ declarations.modifiers[$0] }),
        let body = style.functions["makeBody"]
      else { return nil }
      if let word = body.tokens(viewMode: .sourceAccurate).first(where: { $0.text == "isPressed" })
      {
        lose(
          word, "the look of a button that is pressed is left out",
          note: "the system's styles have one: 'buttonStyle(.borderedProminent)'")
      }
      return nodes.map { styled($0, style, SwiftCallSite(call), inner) }
    }

    private mutating func styled(
      _ node: PageNode, _ style: SwiftStruct, _ site: SwiftCallSite, _ scope: Scope
    ) -> PageNode {
      guard case .element(var element) = node, element.name != "Menu",
        !element.calls.contains(where: { $0.hasPrefix("buttonStyle(") })
      else { return node }
      if declarations.view(element.name) != nil {
        lose(
          site.node, "the buttons in '\(element.name)' keep their look",
          "\(style.name) in \(element.name)", note: "give the style to each of them")
        return node
      }
      guard ["Button", "Link", "NavigationLink", "ShareLink"].contains(element.name) else {
        element.children = element.children.map { styled($0, style, site, scope) }
        return .element(element)
      }
      var label: [PageNode] = []
      element.children.removeAll { child in
        guard case .element(var view) = child, let name = view["template"] else {
          label.append(child)
          return true
        }
        guard name == "label" else { return false }
        view.attributes.removeAll { $0.name == "template" }
        label.append(.element(view))
        return true
      }
      if let title = element["title"] {
        element.attributes.removeAll { $0.name == "title" }
        label.append(.text(title))
      }
      if label.count == 1, case .text = label[0] {
        let images = element.attributes.filter { ["systemImage", "image"].contains($0.name) }
        element.attributes.removeAll { ["systemImage", "image"].contains($0.name) }
        label = [
          .element(
            PageElement(
              name: images.isEmpty ? "Text" : "Label", attributes: images, children: label))
        ]
      }
      element.children.insert(contentsOf: applied(label, style, site, scope), at: 0)
      element.calls.append("buttonStyle(.plain)")
      return .element(element)
    }
  }

  extension FunctionCallExprSyntax {
    /// The type that it makes a value of; of `.init()` and `Self()` in an extension its type.
    fileprivate var styleName: String? {
      if let name = calledExpression.name, name != "Self" { return name }
      guard calledExpression.name == "Self" || calledExpression.implicitMember == "init" else {
        return nil
      }
      var node = parent
      while let inner = node, !inner.is(ExtensionDeclSyntax.self) { node = inner.parent }
      return node?.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements.lazy
        .compactMap { $0.requirement.as(SameTypeRequirementSyntax.self) }
        .first?.rightType.trimmedDescription
    }
  }
#endif
