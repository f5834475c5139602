import VMLBuild
import VMLCompiler
import VMLDiagnostics
import VMLMarkup

/// A step on the way from a page to one of its views: what in a file leads on to the next one.
public struct CallStep: Sendable {
  /// The component whose file it is; `nil` for a page.
  public var component: String?
  /// The element: the call of a component, or a view in which the next step is put.
  public var element: String
  public var place: ElementExplanation.Place
}

/// Finds out by which calls a view has come where it is.
///
/// Trees do not keep calls, so each is looked for in the source between the view that the call
/// stands in and those that came of it. Where several calls could be meant, the view that they
/// stand in is named instead.
struct CallChain {
  let tree: ViewTree
  let sources: SourceSet
  /// The names of the site's components.
  let components: Set<String>

  /// The most calls of one component in a file that are looked at.
  private static let callLimit = 500

  /// The steps to an element, the page's first and the element itself last.
  func steps(to element: Int, on page: FileID) -> [CallStep] {
    var path = [element]
    while let node = path.last.map({ Int(tree.nodes[$0].parent) }), node >= 0,
      tree.nodes[node].name.rawValue > NameID.body.rawValue
    {
      path.append(node)
    }
    path.reverse()
    var steps: [CallStep] = []
    if let first = path.first, file(of: first) != page,
      let call = call(ofParent: nil, in: page, for: first)
    {
      steps.append(call)
    }
    for index in path.indices.dropLast() where file(of: path[index]) != file(of: path[index + 1]) {
      let node = path[index]
      if let call = call(ofParent: node, in: file(of: node), for: path[index + 1]) {
        steps.append(call)
      } else {
        steps.append(step(at: node))
        // What is passed to a component is called where it is passed, further out.
        if let call = outerCall(of: path[index + 1], past: path[...index], page) {
          steps.append(call)
        }
      }
    }
    return steps + [step(at: element)]
  }

  /// The call, in one of the files further out, that made a view.
  private func outerCall(of view: Int, past path: ArraySlice<Int>, _ page: FileID) -> CallStep? {
    var seen: Set = path.last.map { [file(of: $0)] } ?? []
    for node in path.reversed() where seen.insert(file(of: node)).inserted {
      if let call = call(ofParent: node, in: file(of: node), for: view) { return call }
    }
    return seen.contains(page) ? nil : call(ofParent: nil, in: page, for: view)
  }

  private func file(of node: Int) -> FileID { tree.nodes[node].origin.file }

  private func step(at node: Int) -> CallStep {
    CallStep(
      component: component(of: file(of: node)),
      element: tree.names.string(tree.nodes[node].name),
      place: sources.place(of: tree.nodes[node].origin.sourceRange))
  }

  /// The component that a file is.
  private func component(of file: FileID) -> String? {
    guard let path = sources[file]?.path, path.hasPrefix(SiteFiles.components + "/") else {
      return nil
    }
    return SiteFiles.stem(of: path)
  }

  /// The call in a file, directly in a view or at the top, that made a view; `nil` if
  /// that cannot be told.
  private func call(ofParent parent: Int?, in file: FileID, for view: Int) -> CallStep? {
    guard let name = component(of: self.file(of: view)), let source = sources[file] else {
      return nil
    }
    var ignored = DiagnosticBag()
    let markup = parseSource(source, reporting: &ignored).markup
    let named = markup.nodes.indices.lazy.filter { index in
      let node = markup.nodes[index]
      return node.kind == .element && markup.string(node.name) == name
    }
    // Of many it could not be told all the same.
    let calls = Array(named.prefix(Self.callLimit)).filter { index in
      self.parent(of: index, in: markup).map { Int(markup.nodes[$0].lowerBound) }
        == parent.map { Int(tree.nodes[$0].origin.lowerBound) }
    }
    guard !calls.isEmpty, !isAlsoCalled(name, byOthersIn: markup) else { return nil }
    let made = tree.nodes.indices.filter {
      tree.nodes[$0].kind == .element && tree.nodes[$0].parent == tree.nodes[view].parent
        && self.file(of: $0) == self.file(of: view)
    }
    let number = calls.count == 1 ? 0 : made.count == calls.count ? made.firstIndex(of: view) : nil
    return number.map { number in
      let node = markup.nodes[calls[number]]
      return CallStep(
        component: component(of: file), element: name,
        place: sources.place(
          of: source.sourceRange(Int(node.lowerBound)..<Int(node.upperBound))))
    }
  }

  /// Whether a component that a source calls may itself call one of a name, which could be meant as
  /// well.
  private func isAlsoCalled(_ name: String, byOthersIn markup: Markup) -> Bool {
    let called = Set(
      markup.nodes.lazy.filter { $0.kind == .element }.map { markup.string($0.name) }
    ).intersection(components).subtracting([name])
    return sources.all.contains { file in
      guard let component = component(of: file.id), called.contains(component) else { return false }
      return String(decoding: file.bytes, as: UTF8.self).contains("<\(name)")
    }
  }

  /// The view round a node of a source, past the elements that only say what is made and past the
  /// components to which it is passed; `nil` at the top.
  private func parent(of node: Int, in markup: Markup) -> Int? {
    markup.nodes.indices.prefix(node).last { index in
      let other = markup.nodes[index]
      guard other.kind == .element, Int(other.end) > node else { return false }
      let name = markup.string(other.name)
      return name.utf8.first.map { $0 &- 0x41 < 26 } == true && !components.contains(name)
    }
  }
}
