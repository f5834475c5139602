import Testing

struct PackageManifestTests {
  private let manifest = PackageManifest(parsing: Repository.file("Package.swift").text)

  @Test func declaredDependenciesFollowTheTable() {
    #expect(misdeclaredTargets(in: manifest) == [])
  }

  @Test func targetsAndFoldersAreTheSame() {
    let folders = Repository.entries(of: "Sources").filter { !$0.hasPrefix(".") }
    let sources = manifest.targets.filter { !$0.isTest }.map(\.name)
    #expect(folders == sources.sorted())
    let tests = manifest.targets.filter(\.isTest).map(\.name)
    let testFolders = Repository.entries(of: "Tests").filter {
      !$0.hasPrefix(".") && $0 != "Fixtures"
    }
    #expect(testFolders == tests.sorted())
  }

  @Test func everyTargetHasARow() {
    let sources = manifest.targets.filter { !$0.isTest }.map(\.name)
    #expect(sources.sorted() == layers.keys.sorted())
  }

  @Test func parsing() {
    let manifest = PackageManifest(
      parsing: """
        products: [.executable(name: "tool", targets: ["tool"])],
        targets: [
          .systemLibrary(name: "C", pkgConfig: "c", providers: [.apt(["libc-dev"])]),
          .target(
            name: "A",
            dependencies: [
              "C", .product(name: "NIOCore", package: "swift-nio"),
              .target(name: "D", condition: .when(platforms: [.linux])),
            ]),
          .executableTarget(name: "tool", dependencies: ["A"], resources: [.copy("x")]),
          .testTarget(name: "Tests"),
        ]
        """)
    #expect(
      manifest.targets == [
        .init(name: "C", isTest: false, dependencies: [], products: []),
        .init(name: "A", isTest: false, dependencies: ["C", "D"], products: ["NIOCore"]),
        .init(name: "tool", isTest: false, dependencies: ["A"], products: []),
        .init(name: "Tests", isTest: true, dependencies: [], products: []),
      ])
  }

  @Test func aDependencyThatPointsUpward() {
    let manifest = PackageManifest(
      parsing: """
        .target(name: "VMLData", dependencies: ["VMLDiagnostics"]), .target(name: "VMLDiagnostics"),
        .target(name: "VMLMarkup", dependencies: ["VMLData"]),
        .target(name: "vmlc", dependencies: [.product(name: "NIOCore", package: "swift-nio")])
        """)
    #expect(
      misdeclaredTargets(in: manifest) == [
        "VMLData stands before VMLDiagnostics", "VMLMarkup may not depend on VMLData",
        "vmlc may not depend on NIOCore",
      ])
  }
}

/// Places where the manifest disagrees with the table of layers, or lists a target before what it
/// needs.
private func misdeclaredTargets(in manifest: PackageManifest) -> [String] {
  var violations: [String] = []
  var listed: Set<String> = []
  for target in manifest.targets {
    for dependency in target.dependencies where !listed.contains(dependency) {
      violations.append("\(target.name) stands before \(dependency)")
    }
    listed.insert(target.name)
    guard !target.isTest else { continue }
    let layer = layers[target.name] ?? Layer([])
    violations += target.dependencies.filter { !layer.ours.contains($0) }
      .map { "\(target.name) may not depend on \($0)" }
    violations += target.products.filter { !layer.outside.contains($0) }
      .map { "\(target.name) may not depend on \($0)" }
  }
  return violations
}
