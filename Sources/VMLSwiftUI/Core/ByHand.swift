import VMLBehaviour

#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
#else
  import VMLViews
#endif

// Elements and modifiers whose parameters say less than VML means.
extension Draw {
  /// The elements that are drawn here alone.
  static let byHand: Set = [
    "Text", "Image", "Color", "AsyncImage", "Group", "EmptyView", "TabView",
  ]

  static func elementByHand(_ scope: Scope) -> Subject? {
    let content = Slot(scope: scope, name: "content", isDefault: true)
    switch scope.node.name {
    case "Text": return text(scope)
    case "Image": return image(scope)
    case "Color": return colorElement(scope)
    case "AsyncImage": return asyncImage(scope)
    case "Group": return Subject(Group { content })
    case "EmptyView": return Subject(EmptyView())
    case "TabView": return tabView(scope)
    #if canImport(SwiftUI)
      case "NavigationStack": return navigationStack(scope)
      case "NavigationLink", "Link": return pageLink(scope)
    #endif
    default: return nil
    }
  }

  static func modifierByHand(_ subject: Subject, _ call: inout Call) -> Subject? {
    switch call.name {
    case "toolbar":
      if call.fits("id,content"), let id = call.value(0, words), let slot = call.slot(1) {
        return toolbar(subject, slot, id: id)
      }
      guard call.fits("content"), let slot = call.slot(0) else { return nil }
      return toolbar(subject, slot)
    case "accessibilityRotor":
      guard call.fits("_,entries"), let slot = call.slot(1) else { return nil }
      return rotor(subject, call, slot)
    case "clipShape":
      guard call.fits("_,style?"), let slot = call.slot(0), let child = slot.indices.first,
        let shape = shape(child, of: slot), let style = call.value(1, read_FillStyle, FillStyle())
      else { return nil }
      return Subject(clip(subject.view, shape, style))
    case "navigationTransition": return zoom(subject.view, &call)
    case "inset":
      guard let shape = subject.shape as? any InsettableShape, call.fits("by"),
        let amount = call.value(0, cgFloat)
      else { return nil }
      return inset(shape, amount)
    #if canImport(SwiftUI)
      case "rotation3DEffect":
        guard call.fits("_,axis,anchor?,anchorZ?,perspective?"), let turn = call.value(0, angle),
          let axis = call.value(1, axis), let anchor = call.value(2, read_UnitPoint, .center),
          let depth = call.value(3, cgFloat, 0), let perspective = call.value(4, cgFloat, 1)
        else { return nil }
        return Subject(
          subject.view.rotation3DEffect(
            turn, axis: axis, anchor: anchor, anchorZ: depth, perspective: perspective))
    #endif
    case "environment":
      guard call.fits("_,_"), let key = call.value(0, keyPath) else { return nil }
      return environment(subject.view, key, call)
    default: return nil
    }
  }

  #if canImport(SwiftUI)
    /// The library over which the tests draw has no form for a tuple.
    private static func axis(_ e: Expression) -> (x: CGFloat, y: CGFloat, z: CGFloat)? {
      guard case .tuple(let parts) = e else { return nil }
      func part(_ label: String) -> CGFloat {
        parts.first { $0.label == label }.flatMap { cgFloat($0.value) } ?? 0
      }
      return (part("x"), part("y"), part("z"))
    }
  #endif

  /// A transition from the element of a namespace; `nil` for any other, and where there is none.
  private static func zoom(_ view: AnyView, _ call: inout Call) -> Subject? {
    #if !canImport(SwiftUI) || !os(macOS)
      guard #available(iOS 18, visionOS 2, watchOS 11, tvOS 18, *), call.fits("_"),
        var transition = call.value(0, { Call(value: $0) }), transition.name == "zoom",
        transition.fits("sourceID,in"), let source = transition.value(0, anyValue),
        let namespace = transition.value(1, words).flatMap({ call.namespace(named: $0) })
      else { return nil }
      return Subject(view.navigationTransition(.zoom(sourceID: source, in: namespace)))
    #else
      return nil
    #endif
  }

  private static func clip(
    _ view: AnyView, _ shape: some Shape, _ style: FillStyle
  ) -> some View {
    view.clipShape(shape, style: style)
  }

  private static func inset(_ shape: some InsettableShape, _ amount: CGFloat) -> Subject {
    Subject(shape: shape.inset(by: amount))
  }

  private static func text(_ scope: Scope) -> Subject? {
    let node = scope.node
    if let markdown = node["markdown"] { return Subject(text: Text(LocalizedStringKey(markdown))) }
    guard
      let text = node["content"] ?? node["verbatim"]
        ?? (scope.content.isOnlyText || node.end == scope.index + 1 ? scope.content.text : nil)
        ?? (scope.children[""] == nil ? "" : nil)
    else { return nil }
    return Subject(text: Text(verbatim: text))
  }

  private static func image(_ scope: Scope) -> Subject? {
    let node = scope.node
    let value = node["variableValue"].flatMap(Double.init)
    if let name = node["systemName"] {
      return Subject(image: Image(systemName: name, variableValue: value))
    }
    if let name = node["decorative"] {
      return Subject(image: Image(decorative: name, variableValue: value))
    }
    // Without a name it is the one that an `AsyncImage` around has loaded.
    guard let name = node["name"] else { return scope.loaded.map { Subject(image: $0) } }
    if let label = node["label"] {
      return Subject(image: Image(name, variableValue: value, label: Text(verbatim: label)))
    }
    return Subject(image: Image(name, variableValue: value))
  }

  private static func colorElement(_ scope: Scope) -> Subject? {
    let node = scope.node
    if let name = node["name"], name.hasPrefix("system-") {
      return systemColor(String(name.dropFirst(7))).map { Subject(color: $0) }
    }
    if let name = node["name"], name.hasPrefix("#") {
      return color(Expression.attribute(name: "name", text: name).parsed).map { Subject(color: $0) }
    }
    var arguments: [Expression.Argument] = []
    for name in [
      "name", "colorSpace", "red", "green", "blue", "white", "hue", "saturation", "brightness",
      "opacity",
    ] {
      guard let text = node[name] else { continue }
      let label = ["name", "colorSpace"].contains(name) ? "" : name
      arguments.append(Expression.Argument(label: label, value: .attribute(name: name, text: text)))
    }
    return color(.member(of: nil, "Color", arguments)).map { Subject(color: $0) }
  }

  // MARK: Images from the network

  private static func asyncImage(_ scope: Scope) -> Subject? {
    if scope.node["image"] != nil, let loaded = scope.loaded { return Subject(image: loaded) }
    let url = scope.node["url"].flatMap { URL(string: $0) }
    let scale = scope.node["scale"].flatMap(Double.init).map { CGFloat($0) } ?? 1
    func slot(_ name: String, _ image: Image? = nil) -> Slot {
      Slot(scope: scope, name: name, isDefault: name == "content", loaded: image)
    }
    guard !scope.slots.isDisjoint(with: ["phase.empty", "phase.success", "phase.failure"]) else {
      let hasContent = !slot("content").indices.isEmpty
      guard hasContent || scope.slots.contains("placeholder") else {
        return Subject(AsyncImage(url: url, scale: scale))
      }
      return Subject(
        AsyncImage(url: url, scale: scale) { image in
          if hasContent { slot("content", image) } else { image }
        } placeholder: {
          slot("placeholder")
        })
    }
    return Subject(
      AsyncImage(url: url, scale: scale) { phase in
        if let image = phase.image {
          slot("phase.success", image)
        } else if phase.error != nil {
          slot("phase.failure")
        } else {
          slot("phase.empty")
        }
      })
  }
}
