import VMLDiagnostics

/// The components with sheets of their own, by their numbers; 0 is none.
struct StyleScopes: Sendable {
  private(set) var scopes: [StyleScope] = []
  private var numbers: [StyleScope: Int32] = [:]
  private var byComponent: [String: Int32] = [:]
  /// By the file's number; shorter than the number of files.
  private var byFile: [Int32] = []

  init(of sheets: [Stylesheet] = []) {
    for case let scope? in sheets.lazy.map(\.scope) where numbers[scope] == nil {
      scopes.append(scope)
      let number = Int32(scopes.count)
      numbers[scope] = number
      if byComponent[scope.component] == nil { byComponent[scope.component] = number }
      let file = Int(scope.file.rawValue)
      while byFile.count <= file { byFile.append(0) }
      byFile[file] = number
    }
  }

  var isEmpty: Bool { scopes.isEmpty }

  func number(of scope: StyleScope?) -> Int32 { scope.flatMap { numbers[$0] } ?? 0 }

  /// The scope of the elements in a file; 0 if it has none.
  func number(of file: FileID) -> Int32 {
    Int(file.rawValue) < byFile.count ? byFile[Int(file.rawValue)] : 0
  }

  /// The number of a component's scope, or 0.
  func number(ofComponent name: String) -> Int32 { byComponent[name] ?? 0 }
}
