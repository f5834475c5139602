import Testing

struct ImportTests {
  @Test func importsPointDownward() {
    #expect(Repository.sources.flatMap(misplacedImports) == [])
  }

  @Test func importsAreDeclared() {
    let manifest = PackageManifest(parsing: Repository.file("Package.swift").text)
    #expect(Repository.swiftFiles.flatMap { undeclaredImports(in: $0, manifest) } == [])
  }

  @Test func anImportThatPointsUpward() {
    let file = TextFile(
      path: "Sources/VMLMarkup/Tree.swift",
      text:
        "import VMLDiagnostics\npackage import VMLCompiler\n  import Glibc\n// import VMLBuild\n")
    #expect(
      misplacedImports(in: file) == [
        "Sources/VMLMarkup/Tree.swift:2: VMLMarkup may not import VMLCompiler",
        "Sources/VMLMarkup/Tree.swift:3: VMLMarkup may not import Glibc",
      ])
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"),
    ("@preconcurrency import struct Foundation.URL", "Foundation"),
    ("  internal import CLibYAML  // why", "CLibYAML"), ("import class VMLBuild.X;", "VMLBuild"),
    ("@_exported public import A", "A"), ("/// import A", nil), ("importA()", nil),
    ("let import = 1", nil),
  ])
  func importedModules(_ line: String, _ module: String?) {
    #expect(importedModule(in: line) == module)
  }

  @Test(arguments: ["VMLData", "vmlc", "VMLBuild", "vmlc-bench", "VMLDiagnostics"])
  func foundationIsForTestsOnly(_ target: String) {
    let file = TextFile(path: "Sources/\(target)/A.swift", text: "import Foundation")
    #expect(misplacedImports(in: file).count == 1)
  }

  @Test func aTargetThatTheTableDoesNotName() {
    let file = TextFile(path: "Sources/VMLUtils/A.swift", text: "import VMLDiagnostics")
    #expect(misplacedImports(in: file).count == 1)
  }

  @Test func anImportThatIsNotDeclared() {
    let manifest = PackageManifest(
      parsing: #".target(name: "A"), .target(name: "B"), .target(name: "C", dependencies: ["A"])"#)
    let file = TextFile(path: "Sources/C/C.swift", text: "import A\nimport B\nimport Testing")
    #expect(undeclaredImports(in: file, manifest) == ["Sources/C/C.swift:2: C does not declare B"])
  }
}

/// The imports of a source file that its layer does not allow.
private func misplacedImports(in file: TextFile) -> [String] {
  guard let target = file.target else { return [] }
  let layer = layers[target] ?? Layer([])
  return imports(of: file).filter { !layer.ours.union(layer.outside).contains($0.module) }
    .map { file.violation($0.line, "\(target) may not import \($0.module)") }
}

/// The imports of our own targets that Package.swift does not declare, which build by luck.
private func undeclaredImports(in file: TextFile, _ manifest: PackageManifest) -> [String] {
  guard let target = manifest.targets.first(where: { $0.name == file.target }) else { return [] }
  let ours = Set(manifest.targets.map(\.name))
  return imports(of: file)
    .filter { ours.contains($0.module) && !target.dependencies.contains($0.module) }
    .map { file.violation($0.line, "\(target.name) does not declare \($0.module)") }
}

private func imports(of file: TextFile) -> [(line: Int, module: String)] {
  file.numberedLines.compactMap { number, text in
    importedModule(in: text).map { (number, $0) }
  }
}

/// The module of a line such as `package import struct VMLMarkup.Node`, or `nil` if it imports none.
private func importedModule(in line: String) -> String? {
  var words = line.split(whereSeparator: { " \t;".contains($0) })[...]
  let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  words = words.drop { $0.hasPrefix("@") || levels.contains($0) }
  guard words.popFirst() == "import", let first = words.first else { return nil }
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  if kinds.contains(first) { words.removeFirst() }
  return words.first.map { String($0.prefix { $0 != "." }) }
}
