import VMLData
import VMLMarkup

/// A loop that is being expanded.
struct LoopRun {
  let loop: Template.Loop
  let items: [Value]
  /// Index of the current item.
  var item = 0
  let body: Range<Int>
  let origin: ViewTree.Origin
  /// Steps that had been counted when the loop began.
  let steps: Int
}

extension Expander {
  mutating func expandConditional(_ node: Template.Node, parent: Int32) {
    for branch in template.conditionals[Int(node.payload)] {
      if let test = branch.test {
        guard let holds = condition(test) else { return }
        if !holds { continue }
      }
      return open(branch.body, parent: parent)
    }
  }

  // MARK: Loops

  mutating func expandLoop(_ index: Int, _ node: Template.Node, parent: Int32) {
    let loop = template.loops[Int(node.payload)]
    let body = index + 1..<Int(node.end)
    guard let items = list(loop.list) else { return }
    guard !items.isEmpty else { return expandEmpty(of: body, parent: parent) }
    loops.append(
      LoopRun(loop: loop, items: items, body: body, origin: node.origin, steps: work))
    beginTurn(parent: parent)
  }

  /// Opens the `empty` of a loop without items, if it has one.
  private mutating func expandEmpty(of body: Range<Int>, parent: Int32) {
    var index = body.lowerBound
    while index < body.upperBound {
      let end = Int(template.nodes[index].end)
      // There is one at most.
      if template.nodes[index].kind == .empty { return open(index + 1..<end, parent: parent) }
      index = end
    }
  }

  private mutating func beginTurn(parent: Int32) {
    guard let run = loops.last else { return }
    let mark = scope.mark
    scope.bind(run.loop.variable, to: run.items[run.item])
    if let counter = run.loop.index { scope.bind(counter, to: .integer(run.item)) }
    cursors.append(
      Cursor(
        index: run.body.lowerBound, end: run.body.upperBound, parent: parent, mark: mark,
        ending: .turn))
    spend(ExpansionLimits.turn, at: run.origin)
  }

  /// Ends a turn of the innermost loop, and begins the next if there is one.
  mutating func endTurn(_ parent: Int32) {
    loops[loops.count - 1].item += 1
    if let run = loops.last, run.item < run.items.count {
      beginTurn(parent: parent)
    } else {
      loops.removeLast()
    }
  }

  // MARK: Bindings

  /// Binds a name for the siblings that follow; their parent's end unbinds it.
  mutating func expandBinding(_ node: Template.Node) {
    let binding = template.bindings[Int(node.payload)]
    guard let value = value(of: binding.value) else {
      // The nodes after it would only report that the name is unknown.
      cursors[cursors.count - 1].index = cursors[cursors.count - 1].end
      return
    }
    scope.bind(binding.variable, to: value)
  }
}
