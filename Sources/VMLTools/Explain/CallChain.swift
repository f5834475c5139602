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

/// Finds out by which calls a view has come where it is, in a tree whose calls are marked.
struct CallChain {
  let tree: ViewTree
  let sources: SourceSet

  /// The steps to an element, the page's first and the element itself last.
  func steps(to element: Int) -> [CallStep] {
    var path = [element]
    while let node = path.last.map({ Int(tree.nodes[$0].parent) }), node >= 0,
      tree.nodes[node].name.rawValue > NameID.body.rawValue
    {
      path.append(node)
    }
    path.reverse()
    var steps: [CallStep] = []
    var outer: Int?
    for node in path {
      let calls = calls(of: node)
      let start = calls.first?.origin.file ?? tree.nodes[node].origin.file
      // What is passed to a component stands in one of its views.
      if let outer, tree.nodes[outer].origin.file != start { steps.append(step(at: outer)) }
      for call in calls where isMarkup(call.origin.file) { steps.append(step(call)) }
      outer = node
    }
    return steps + [step(at: element)]
  }

  /// The calls that made a view, the outermost first.
  ///
  /// Calls of components that the view was only passed to are left out.
  func calls(of node: Int) -> [ViewTree.Call] {
    var marked: [ViewTree.Call] = []
    var number = tree.nodes[node].call
    while number != 0 {
      let call = tree.calls[Int(number) - 1]
      marked.append(call)
      number = call.inner
    }
    var file = tree.nodes[node].origin.file
    var made: [ViewTree.Call] = []
    for call in marked.reversed() where component(of: file) == tree.names.string(call.component) {
      made.insert(call, at: 0)
      file = call.origin.file
    }
    return made
  }

  /// A layout is called in site.yaml, too.
  private func isMarkup(_ file: FileID) -> Bool {
    sources[file]?.path != SiteFiles.configuration
  }

  private func step(at node: Int) -> CallStep {
    CallStep(
      component: component(of: tree.nodes[node].origin.file),
      element: tree.names.string(tree.nodes[node].name),
      place: sources.place(of: tree.nodes[node].origin.sourceRange))
  }

  private func step(_ call: ViewTree.Call) -> CallStep {
    CallStep(
      component: component(of: call.origin.file), element: tree.names.string(call.component),
      place: sources.place(of: call.origin.sourceRange))
  }

  /// The component that a file is.
  private func component(of file: FileID) -> String? {
    guard let path = sources[file]?.path, path.hasPrefix(SiteFiles.components + "/") else {
      return nil
    }
    return SiteFiles.stem(of: path)
  }
}
