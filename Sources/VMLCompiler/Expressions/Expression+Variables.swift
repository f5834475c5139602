import VMLData

/// A variable that an expression reads, with the members that are known without evaluating.
public struct VariablePath: Hashable, Sendable {
  public var variable: String
  /// The members after it: `products` and `count` of `data.products.count`.
  ///
  /// Empty if the whole variable is read.
  public var members: [String]
}

extension Expression {
  /// The names that the expression reads.
  public var freeVariables: Set<String> {
    var names: Set<String> = []
    for kind in kinds {
      if case .variable(let name) = kind { names.insert(name.text) }
    }
    return names
  }

  /// The variables that the expression reads, each with its path as far as it is written out:
  /// `data.products` of `data.products[i].name`.
  ///
  /// In the order of the text, repetitions included. The last members of a path may be properties
  /// such as `count`.
  public var variablePaths: [VariablePath] {
    var paths: [Int: VariablePath] = [:]
    for (index, kind) in kinds.enumerated() {
      switch kind {
      case .variable(let name):
        paths[index] = VariablePath(variable: name.text, members: [])
      case .member(let base, let name, _):
        extend(base, by: name, to: index, in: &paths)
      case .element(let base, at: let key, _):
        guard case .literal(.string(let name)) = kinds[key] else { continue }
        extend(base, by: name, to: index, in: &paths)
      default: continue
      }
    }
    return paths.sorted { $0.key < $1.key }.map(\.value)
  }

  private func extend(
    _ base: Int, by name: String, to index: Int, in paths: inout [Int: VariablePath]
  ) {
    guard var path = paths.removeValue(forKey: base) else { return }
    path.members.append(name)
    paths[index] = path
  }

  /// A variable and its members as the author wrote them, or `nil` if the node is anything else.
  func path(of index: Int) -> String? {
    switch kinds[index] {
    case .variable(let name): name.text
    // Each closure has two slots.
    case .parameter(let slot): "$\(slot % 2)"
    case .member(let base, let name, _): path(of: base).map { "\($0).\(name)" }
    case .element(let base, let key, _):
      if case .literal(.integer(let index)) = kinds[key] {
        path(of: base).map { "\($0)[\(index)]" }
      } else {
        nil
      }
    default: nil
    }
  }
}
