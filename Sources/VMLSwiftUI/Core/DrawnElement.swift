import VMLBehaviour
import VMLMarkup

#if canImport(SwiftUI)
  import SwiftUI
#else
  import VMLViews
#endif

/// An element, or a text, of a drawn tree with its modifiers.
struct DrawnElement: View {
  let drawing: Drawing
  let index: Int
  var loaded: Image?

  var body: some View {
    Draw.view(index, of: drawing, loaded: loaded)
  }
}

/// The receiver of a modifier: any view, which may be a text, an image or a shape besides.
#if canImport(SwiftUI)
  @MainActor
#endif
struct Subject {
  let view: AnyView
  var text: Text?
  var image: Image?
  var color: Color?
  var shape: (any Shape)?
  /// The shape that was filled or stroked, and may be again.
  var painted: (any Shape)?
  #if !canImport(SwiftUI)
    private(set) var shapeView: (any ShapeView)?
  #endif

  init(_ view: some View) {
    self.view = AnyView(view)
    #if !canImport(SwiftUI)
      shapeView = view as? any ShapeView
    #endif
  }

  init(text: Text) {
    view = AnyView(text)
    self.text = text
  }

  init(image: Image) {
    view = AnyView(image)
    self.image = image
  }

  init(color: Color) {
    view = AnyView(color)
    self.color = color
  }

  init(shape: some Shape) {
    view = AnyView(shape)
    self.shape = shape
  }
}

extension Draw {
  static func view(_ index: Int, of drawing: Drawing, loaded: Image?) -> AnyView {
    let node = drawing.tree.nodes[index]
    guard !node.name.isEmpty else { return AnyView(Text(verbatim: node.text)) }
    let scope = Scope(index, of: drawing, loaded: loaded)
    var subject = subject(of: scope)
    for modifier in scope.modifiers { subject = modified(subject, by: modifier, in: scope) }
    var view = withEvents(subject.view, of: scope)
    if let error = node.error { view = AnyView(withError(view, error)) }
    if node.isBusy { view = AnyView(view.disabled(true)) }
    if let tag = node["tag"] { view = AnyView(view.tag(tag)) }
    if let id = node["id"] { view = AnyView(view.id(id)) }
    return view
  }

  /// The shape that an element of a slot is, with those modifiers that leave it one.
  static func shape(_ index: Int, of slot: Slot) -> (any Shape)? {
    let scope = Scope(index, of: slot.scope.drawing, loaded: nil)
    var subject = subject(of: scope)
    for modifier in scope.modifiers { subject = modified(subject, by: modifier, in: scope) }
    return subject.shape
  }

  /// The element without its modifiers.
  private static func subject(of scope: Scope) -> Subject {
    let client = scope.drawing.client
    let name = scope.node.name
    if let make = client.registry.views[name] {
      return Subject(make(VMLElement(scope: scope)))
    }
    if let subject = elementByHand(scope) { return subject }
    if elements.contains(name) {
      let strictest: [Call.Strictness] = [.exact, .slots, .blanks]
      // As little as possible is left over.
      for strictness in strictest + [0, 1, 2, 3, .max].map(Call.Strictness.rest) {
        var call = Call(element: scope, strictness)
        guard let subject = element(&call) else { continue }
        for part in call.leftOver {
          client.report("\(scope.path): <\(name)> is drawn without \(part)")
        }
        return subject
      }
      client.report("no initialiser of \(name) takes what <\(name)> has")
    } else if byHand.contains(name) {
      client.report("no initialiser of \(name) takes what <\(name)> has")
    } else {
      client.report("there is no view '\(name)'")
    }
    // Spec: VML 12.3. Its children are drawn, with its modifiers.
    return Subject(Group { Slot(scope: scope, name: "", isDefault: true) })
  }

  private static func modified(
    _ subject: Subject, by modifier: StyleCall, in scope: Scope
  ) -> Subject {
    let client = scope.drawing.client
    if let make = client.registry.modifiers[modifier.name] {
      return Subject(make(subject.view, VMLModifier(call: modifier, scope: scope)))
    }
    var call = Call(modifier: modifier, in: scope)
    if let found = modifierByHand(subject, &call) { return found }
    if let text = subject.text, let found = text_modified(text, &call) { return found }
    if let image = subject.image, let found = image_modified(image, &call) { return found }
    if let color = subject.color, let found = color_modified(color, &call) { return found }
    if let path = subject.shape as? Path, let found = path_modified(path, &call) { return found }
    if let shape = subject.shape ?? subject.painted, let found = painted(subject, shape, &call) {
      return found
    }
    if let shape = subject.shape, let found = shape_modified(shape, &call) { return found }
    if let found = view_modified(subject.view, &call) { return found }
    // Spec: VML 12.3. What is not known is skipped.
    client.report("the modifier '\(modifier.name)' of <\(scope.node.name)> is not drawn")
    return subject
  }

  private static let painters: Set = ["fill", "stroke", "strokeBorder"]

  /// A shape with paint, over what it was painted with before.
  private static func painted(
    _ subject: Subject, _ shape: any Shape, _ call: inout Call
  ) -> Subject? {
    guard painters.contains(call.name) else { return nil }
    #if !canImport(SwiftUI)
      if subject.painted != nil, let view = subject.shapeView {
        var found = shapeView_modified(view, &call)
        found?.painted = shape
        return found
      }
    #endif
    var found: Subject?
    if let shape = shape as? any InsettableShape { found = insettableShape_modified(shape, &call) }
    guard var paint = found ?? shape_modified(shape, &call) else { return nil }
    #if canImport(SwiftUI)
      if subject.painted != nil { paint = Subject(subject.view.overlay(paint.view)) }
    #endif
    if paint.shape == nil { paint.painted = shape }
    return paint
  }

  // MARK: Events

  private static func withEvents(_ view: AnyView, of scope: Scope) -> AnyView {
    var view = view
    for event in scope.node.events {
      switch event {
      case .onTap where !tapped.contains(scope.node.name):
        view = AnyView(view.onTapGesture { scope.happen(.onTap) })
      case .onLongPress:
        view = AnyView(view.onLongPressGesture { scope.happen(.onLongPress) })
      case .onAppear: view = AnyView(view.onAppear { scope.happen(.onAppear) })
      case .onDisappear: view = AnyView(view.onDisappear { scope.happen(.onDisappear) })
      case .onSubmit: view = AnyView(view.onSubmit { scope.happen(.onSubmit) })
      #if canImport(SwiftUI)
        case .onRefresh: view = AnyView(view.refreshable { scope.happen(.onRefresh) })
        case .onVisible: view = AnyView(view.modifier(WatchedElement(scope: scope)))
      #endif
      default: break
      }
    }
    #if canImport(SwiftUI)
      if focusable.contains(scope.node.name) {
        view = AnyView(view.modifier(FocusedElement(scope: scope)))
      }
    #endif
    return view
  }

  private static let focusable: Set = ["TextField", "SecureField", "TextEditor"]

  /// The elements whose own action a tap is.
  private static let tapped: Set = ["Button", "RenameButton", "PasteButton"]

  private static func withError(_ view: AnyView, _ error: String) -> some View {
    VStack(alignment: .leading) {
      view
      Text(verbatim: error).font(.caption).foregroundStyle(.red)
    }
  }
}
