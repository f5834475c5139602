/// Types that contain themselves, neither in a list nor as a value that may be left out.
struct TypeCycles {
  private let declared: [TypeTable.Declaration]
  private let indices: [String: Int]
  /// Each by its declarations, the first one first; of cycles that meet, one.
  private(set) var all: [[Int]] = []

  /// - Complexity: Linear in the types.
  init(_ declared: [TypeTable.Declaration]) {
    self.declared = declared
    indices = Dictionary(
      zip(declared.map(\.name), declared.indices), uniquingKeysWith: { first, _ in first })
    find()
  }

  /// A name that every value of a type has to have a value of.
  private struct Edge {
    var index: Int
    /// Whether that value is inside of an object.
    var isInside: Bool

    var node: Int { index * 2 + (isInside ? 1 : 0) }
  }

  private func edges(of type: ValueType, isInside: Bool) -> [Edge] {
    switch type {
    case .named(let name): indices[name].map { [Edge(index: $0, isInside: isInside)] } ?? []
    case .optional(let wrapped): isInside ? [] : edges(of: wrapped, isInside: false)
    case .object(.some(let fields)): fields.flatMap { edges(of: $0.type, isInside: true) }
    default: []
    }
  }

  /// Walks from each name to those that its values need; a name that is open already ends a cycle.
  private mutating func find() {
    var isDone = Array(repeating: false, count: declared.count * 2)
    var isOpen = isDone
    var isTold = Array(repeating: false, count: declared.count)
    for start in declared.indices {
      var path: [(edge: Edge, rest: [Edge])] = []
      func open(_ edge: Edge) {
        isOpen[edge.node] = true
        let rest = edges(of: declared[edge.index].type, isInside: edge.isInside)
        path.append((edge, rest.reversed()))
      }
      if !isDone[start * 2] { open(Edge(index: start, isInside: false)) }
      while let last = path.last {
        guard let next = path[path.count - 1].rest.popLast() else {
          isOpen[last.edge.node] = false
          isDone[last.edge.node] = true
          path.removeLast()
          continue
        }
        if isOpen[next.node] {
          guard !isTold[next.index], !isTold[last.edge.index] else { continue }
          let first = path.firstIndex { $0.edge.node == next.node } ?? 0
          let cycle = path[first...].map(\.edge.index)
          for index in cycle { isTold[index] = true }
          all.append(fromLeast(cycle))
        } else if !isDone[next.node] {
          open(next)
        }
      }
    }
  }

  /// A cycle that begins with its first declaration.
  private func fromLeast(_ cycle: [Int]) -> [Int] {
    let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
    return Array(cycle[start...] + cycle[..<start])
  }
}
