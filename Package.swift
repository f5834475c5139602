// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

/// A product of another package, which only the programs and their tests need.
func tool(_ product: String, of package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Tools"]))
}

/// A product of swift-syntax, which is large: only the program that reads Swift has it.
func converter(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax", condition: .when(traits: ["ConvertSwift"]))
}

// A program that reads no Markdown does not pay for loading the library: on Linux it is linked
// into the program.
#if os(Linux)
  let cmarkPackage: String? = nil
  let cmarkLibraries: [LinkerSetting] = [
    .linkedLibrary(":libcmark-gfm-extensions.a"), .linkedLibrary(":libcmark-gfm.a"),
  ]
#else
  let cmarkPackage: String? = "libcmark-gfm"
  let cmarkLibraries: [LinkerSetting] = [
    .linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm"),
  ]
#endif

let package = Package(
  name: "vmlc",
  platforms: [.macOS(.v15), .iOS(.v16), .tvOS(.v16), .visionOS(.v1), .watchOS(.v9)],
  products: [
    .executable(name: "vmlc", targets: ["vmlc"]),
    .executable(name: "vmlc-serve", targets: ["vmlc-serve"]),
    .executable(name: "vmlc-publish", targets: ["vmlc-publish"]),
    .executable(name: "vmlc-convert-swift", targets: ["vmlc-convert-swift"]),
    .library(name: "VMLViews", targets: ["VMLViews"]),
    .library(name: "VMLDocuments", targets: ["VMLDocuments"]),
    .library(name: "VMLBehaviour", targets: ["VMLBehaviour"]),
    .library(name: "VMLRuntime", targets: ["VMLRuntime"]),
    .library(name: "VMLSwiftUI", targets: ["VMLSwiftUI"]),
  ],
  // A package that takes a library alone says `traits: []`, and fetches no other package.
  traits: [
    .trait(name: "Tools", description: "vmlc, vmlc-serve and vmlc-publish"),
    .trait(name: "ConvertSwift", description: "vmlc-convert-swift", enabledTraits: ["Tools"]),
    .default(enabledTraits: ["Tools"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    // Fetched with the trait alone.
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0"),
  ],
  // Listed bottom layer first. A target may depend only on targets above it.
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibCmark", pkgConfig: cmarkPackage,
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CLibCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(name: "CBuildInformation"),
    .target(name: "CCatalogue"),
    .target(name: "CSHA256"),
    .target(name: "CSystemCalls"),
    .target(
      name: "VMLBase",
      // For a property of arrays that returns a span.
      swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
    .target(name: "VMLDiagnostics", dependencies: ["VMLBase"]),
    .target(name: "VMLData", dependencies: ["VMLDiagnostics"]),
    .target(name: "VMLYAML", dependencies: ["CLibYAML", "VMLData", "VMLDiagnostics"]),
    .target(
      name: "VMLMarkdown", dependencies: ["CLibCmark", "VMLDiagnostics"],
      linkerSettings: cmarkLibraries),
    .target(name: "VMLMarkup", dependencies: ["VMLBase", "VMLDiagnostics"]),
    .target(name: "VMLStates", dependencies: ["VMLData", "VMLMarkup"]),
    .target(
      name: "VMLBehaviour", dependencies: ["VMLData", "VMLDiagnostics", "VMLMarkup", "VMLStates"]),
    .target(
      name: "VMLCatalog", dependencies: ["CCatalogue", "VMLDiagnostics", "VMLMarkup"],
      exclude: ["Catalogue"]),
    .target(name: "CatalogueCompiler"),
    .executableTarget(name: "vmlc-catalogue", dependencies: ["CatalogueCompiler"]),
    .target(name: "VMLViews", dependencies: ["CSystemCalls"]),
    .target(name: "VMLFiles", dependencies: ["CSHA256", "CSystemCalls", "VMLBase"]),
    .target(
      name: "VMLCrypto",
      // Apple's systems have CryptoKit.
      dependencies: [.target(name: "CLibCrypto", condition: .when(platforms: [.linux]))]),
    .target(name: "VMLRelease", dependencies: ["VMLBase", "VMLCrypto"]),
    .target(name: "VMLRuntime", dependencies: ["VMLBase", "VMLFiles", "VMLRelease"]),
    .target(
      name: "VMLSwiftUI",
      dependencies: [
        "VMLBehaviour", "VMLData", "VMLDiagnostics", "VMLMarkup", "VMLRuntime",
        // SwiftUI's words where there is no SwiftUI.
        .target(name: "VMLViews", condition: .when(platforms: [.linux])),
      ]),
    .target(
      name: "VMLFormats",
      dependencies: ["VMLCatalog", "VMLData", "VMLDiagnostics", "VMLMarkup"]),
    .target(name: "VMLPreview", dependencies: ["VMLDiagnostics", "VMLMarkup"]),
    .target(
      name: "VMLStylesheet", dependencies: ["VMLCatalog", "VMLDiagnostics", "VMLMarkup"]),
    .target(
      name: "VMLFormatter", dependencies: ["VMLDiagnostics", "VMLMarkup", "VMLStylesheet"]),
    .target(
      name: "VMLCompiler",
      dependencies: [
        "VMLCatalog", "VMLData", "VMLDiagnostics", "VMLFormats", "VMLMarkdown", "VMLMarkup",
        "VMLStates", "VMLStylesheet", "VMLYAML",
      ]),
    .target(
      name: "VMLDocuments",
      dependencies: [
        "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLFormats", "VMLMarkup", "VMLStylesheet",
        "VMLViews", "VMLYAML",
      ]),
    .target(
      name: "VMLLinter",
      dependencies: ["VMLCompiler", "VMLDiagnostics", "VMLMarkup", "VMLStylesheet"]),
    .target(name: "VMLOutput", dependencies: ["VMLDiagnostics", "VMLFiles", "VMLMarkup"]),
    .target(name: "VMLWatch", dependencies: ["CSystemCalls", "VMLFiles"]),
    .target(
      name: "VMLBuild",
      dependencies: [
        "VMLCatalog", "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLFiles", "VMLFormats",
        "VMLLinter", "VMLMarkup", "VMLOutput", "VMLStylesheet", "VMLWatch", "VMLYAML",
      ]),
    .target(
      name: "VMLTools",
      dependencies: [
        "VMLBuild", "VMLCatalog", "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLFiles",
        "VMLFormats", "VMLFormatter", "VMLLinter", "VMLMarkup", "VMLOutput", "VMLStylesheet",
      ]),
    .target(
      name: "VMLCommandLine",
      dependencies: [
        "CBuildInformation", "VMLBuild", "VMLCatalog", "VMLCompiler", "VMLDiagnostics", "VMLFiles",
        "VMLMarkup", "VMLOutput", "VMLTools", "VMLWatch",
        tool("ArgumentParser", of: "swift-argument-parser"),
      ]),
    .target(
      name: "VMLServer",
      dependencies: [
        "CSystemCalls", "VMLBehaviour", "VMLBuild", "VMLCompiler", "VMLData", "VMLDiagnostics",
        "VMLFiles", "VMLMarkup", "VMLOutput", "VMLPreview", "VMLStates", "VMLTools", "VMLWatch",
        tool("NIOCore", of: "swift-nio"),
        tool("NIOHTTP1", of: "swift-nio"),
        tool("NIOPosix", of: "swift-nio"),
      ],
      resources: [
        .embedInCode("Shell/Resources/shell.html"), .embedInCode("Shell/Resources/shell.css"),
        .embedInCode("Shell/Resources/shell.js"), .embedInCode("Shell/Resources/gallery.js"),
        .embedInCode("Shell/Resources/inspector.js"), .embedInCode("Shell/Resources/live.js"),
        .embedInCode("Shell/Resources/icon.svg"),
      ]),
    .executableTarget(
      name: "vmlc-serve",
      dependencies: [
        "VMLBuild", "VMLCommandLine", "VMLDiagnostics", "VMLFiles", "VMLOutput", "VMLServer",
        "VMLWatch",
        tool("ArgumentParser", of: "swift-argument-parser"),
      ]),
    .executableTarget(name: "vml-follow", dependencies: ["VMLRuntime"]),
    .target(
      name: "VMLPublish",
      dependencies: [
        "CSystemCalls", "CZlib", "VMLDiagnostics", "VMLFiles", "VMLMarkup", "VMLOutput",
        "VMLRelease",
      ]),
    .target(
      name: "VMLStores",
      dependencies: [
        "CLibCurl", "CSystemCalls", "VMLCrypto", "VMLDiagnostics", "VMLFiles", "VMLPublish",
        "VMLRelease",
      ]),
    .executableTarget(
      name: "vmlc-publish",
      dependencies: [
        "VMLBuild", "VMLCommandLine", "VMLCompiler", "VMLDiagnostics", "VMLFiles", "VMLOutput",
        "VMLPublish", "VMLRelease", "VMLStores", "VMLTools", "VMLWatch",
        tool("ArgumentParser", of: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "vmlc",
      dependencies: [
        "VMLBuild", "VMLCatalog", "VMLCommandLine", "VMLCompiler", "VMLDiagnostics", "VMLFiles",
        "VMLFormats", "VMLFormatter", "VMLMarkup", "VMLOutput", "VMLTools", "VMLWatch",
        tool("ArgumentParser", of: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "vmlc-convert-swift",
      dependencies: [
        "VMLCatalog", "VMLCommandLine", "VMLCompiler", "VMLDiagnostics", "VMLFiles", "VMLFormats",
        "VMLFormatter", "VMLTools",
        tool("ArgumentParser", of: "swift-argument-parser"),
        converter("SwiftDiagnostics"), converter("SwiftOperators"), converter("SwiftParser"),
        converter("SwiftParserDiagnostics"),
        converter("SwiftSyntax"),
      ]),
    .executableTarget(
      name: "vmlc-bench",
      dependencies: [
        "VMLBuild", "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLFiles", "VMLMarkup",
        "VMLOutput", "VMLStylesheet", "VMLTools", "VMLWatch", "VMLYAML",
      ]),

    .target(
      name: "VMLTestSupport",
      dependencies: [
        "CSystemCalls", "VMLBuild", "VMLCompiler", "VMLDiagnostics", "VMLFiles", "VMLMarkup",
        "VMLOutput", "VMLStylesheet",
      ]),
    .testTarget(name: "VMLTestSupportTests", dependencies: ["VMLTestSupport"]),
    .testTarget(name: "TidyTests", dependencies: ["VMLDiagnostics", "VMLTestSupport"]),
    .testTarget(name: "VMLDiagnosticsTests", dependencies: ["VMLDiagnostics"]),
    .testTarget(name: "VMLDataTests", dependencies: ["VMLData", "VMLDiagnostics", "VMLYAML"]),
    .testTarget(
      name: "VMLMarkdownTests",
      dependencies: ["VMLDiagnostics", "VMLMarkdown", "VMLMarkup", "VMLTestSupport"]),
    .testTarget(
      name: "VMLMarkupTests", dependencies: ["VMLDiagnostics", "VMLMarkup", "VMLTestSupport"]),
    .testTarget(
      name: "VMLBehaviourTests",
      dependencies: [
        "VMLBehaviour", "VMLBuild", "VMLData", "VMLDiagnostics", "VMLMarkup", "VMLStates",
        "VMLTestSupport",
      ]),
    .testTarget(
      name: "VMLCatalogTests",
      dependencies: [
        "CatalogueCompiler", "VMLCatalog", "VMLDiagnostics", "VMLMarkup", "VMLTestSupport",
      ]),
    .testTarget(
      name: "VMLViewsTests",
      dependencies: [
        "VMLDiagnostics", "VMLDocuments", "VMLFormats", "VMLMarkup", "VMLTestSupport", "VMLViews",
      ]),
    .testTarget(
      name: "VMLSwiftUITests",
      dependencies: [
        "VMLBehaviour", "VMLBuild", "VMLCatalog", "VMLData", "VMLDiagnostics", "VMLFiles",
        "VMLMarkup", "VMLOutput", "VMLRuntime", "VMLSwiftUI", "VMLTestSupport", "VMLViews",
      ]),
    .testTarget(
      name: "VMLFormatsTests",
      dependencies: [
        "VMLData", "VMLDiagnostics", "VMLFormats", "VMLMarkup", "VMLTestSupport",
      ]),
    .testTarget(
      name: "VMLPreviewTests",
      dependencies: [
        "VMLCatalog", "VMLDiagnostics", "VMLFormats", "VMLMarkup", "VMLPreview", "VMLTestSupport",
      ]),
    .testTarget(
      name: "VMLStylesheetTests",
      dependencies: [
        "VMLCatalog", "VMLDiagnostics", "VMLMarkup", "VMLStylesheet", "VMLTestSupport",
      ]),
    .testTarget(
      name: "VMLFormatterTests",
      dependencies: [
        "VMLBuild", "VMLCompiler", "VMLDiagnostics", "VMLFiles", "VMLFormatter", "VMLMarkup",
        "VMLStylesheet", "VMLTestSupport", "VMLTools",
      ]),
    .testTarget(
      name: "VMLCompilerTests",
      dependencies: [
        "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLMarkup", "VMLStylesheet",
        "VMLTestSupport", "VMLYAML",
      ]),
    .testTarget(
      name: "VMLFilesTests", dependencies: ["CSHA256", "VMLCrypto", "VMLFiles", "VMLTestSupport"]),
    .testTarget(
      name: "VMLOutputTests",
      dependencies: ["VMLBuild", "VMLFiles", "VMLMarkup", "VMLOutput", "VMLTestSupport"]),
    .testTarget(
      name: "VMLWatchTests", dependencies: ["VMLFiles", "VMLTestSupport", "VMLWatch"]),
    .testTarget(
      name: "VMLBuildTests",
      dependencies: [
        "VMLBuild", "VMLCompiler", "VMLDiagnostics", "VMLFiles", "VMLMarkup", "VMLOutput",
        "VMLTestSupport", "VMLTools", "VMLWatch",
      ]),
    .testTarget(
      name: "VMLToolsTests",
      dependencies: [
        "VMLBehaviour", "VMLBuild", "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLFiles",
        "VMLFormats", "VMLMarkup", "VMLOutput", "VMLTestSupport", "VMLTools", "VMLWatch",
        "VMLYAML",
      ]),
    .testTarget(name: "VMLCryptoTests", dependencies: ["VMLCrypto"]),
    .testTarget(
      name: "VMLReleaseTests", dependencies: ["VMLBase", "VMLRelease", "VMLTestSupport"]),
    .testTarget(
      name: "VMLPublishTests",
      dependencies: [
        "VMLBuild", "VMLCompiler", "VMLFiles", "VMLOutput", "VMLPublish", "VMLRelease",
        "VMLRuntime", "VMLStores", "VMLTestSupport",
      ]),
    .testTarget(
      name: "VMLRuntimeTests",
      dependencies: [
        "VMLBuild", "VMLCompiler", "VMLFiles", "VMLOutput", "VMLPublish", "VMLRelease",
        "VMLRuntime", "VMLStores", "VMLTestSupport", "vml-follow",
      ]),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "VMLBuild", "VMLCatalog", "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLFiles",
        "VMLLinter", "VMLMarkup", "VMLOutput", "VMLStylesheet", "VMLTestSupport", "VMLTools",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "VMLBuild", "VMLCompiler", "VMLData", "VMLDiagnostics", "VMLFiles", "VMLMarkup",
        "VMLOutput", "VMLStylesheet", "VMLTestSupport", "VMLTools", "VMLYAML",
      ]),
    .testTarget(
      name: "VMLServerTests",
      dependencies: [
        "VMLBuild", "VMLDiagnostics", "VMLFiles", "VMLOutput", "VMLServer", "VMLTestSupport",
        "VMLTools", "VMLWatch",
        tool("NIOCore", of: "swift-nio"),
        tool("NIOPosix", of: "swift-nio"),
      ]),
    .testTarget(
      name: "vmlcTests",
      dependencies: [
        "VMLBehaviour", "VMLRuntime", "VMLSwiftUI", "VMLTestSupport", "vmlc", "vmlc-publish",
        "vmlc-serve",
      ]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
