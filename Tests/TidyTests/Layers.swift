/// Imports that the files of a target may have.
struct Layer {
  /// Of this package's targets.
  let ours: Set<String>
  /// Of everything else.
  let outside: Set<String>

  init(_ ours: Set<String>, outside: Set<String> = []) {
    self.ours = ours
    self.outside = outside
  }
}

/// The table of ARCHITECTURE.md: a target that is not in it may not exist.
let layers: [String: Layer] = [
  "CBuildInformation": Layer([]),
  "CCatalogue": Layer([]),
  "CLibCmark": Layer([]),
  "CLibCrypto": Layer([]),
  "CLibCurl": Layer([]),
  "CLibYAML": Layer([]),
  "CZlib": Layer([]),
  "CSHA256": Layer([]),
  "CSystemCalls": Layer([]),
  // A lock that the libraries for apps have on earlier systems, too.
  "VMLBase": Layer([], outside: ["Darwin", "Synchronization", "os"]),
  "VMLDiagnostics": Layer(["VMLBase"]),
  "VMLData": Layer(["VMLDiagnostics"], outside: ["Synchronization"]),
  "VMLYAML": Layer(["CLibYAML", "VMLData", "VMLDiagnostics"]),
  "VMLMarkdown": Layer(["CLibCmark", "VMLDiagnostics"]),
  // It remembers what it worked out last, which no caller can tell.
  "VMLMarkup": Layer(["VMLBase", "VMLDiagnostics"], outside: ["Synchronization"]),
  "VMLStates": Layer(["VMLData", "VMLMarkup"]),
  // Pure: clock, network, views and the app are events and effects.
  "VMLBehaviour": Layer(["VMLData", "VMLDiagnostics", "VMLMarkup", "VMLStates"]),
  "VMLCatalog": Layer(["CCatalogue", "VMLDiagnostics", "VMLMarkup"]),
  "VMLFormats": Layer(["VMLCatalog", "VMLData", "VMLDiagnostics", "VMLMarkup"]),
  "VMLPreview": Layer(["VMLDiagnostics", "VMLMarkup"]),
  "CatalogueCompiler": Layer([]),
  "vmlc-catalogue": Layer(["CatalogueCompiler"], outside: cLibraries),
  // SwiftUI has Foundation's words too: CGFloat, URL, Date.
  "VMLViews": Layer(["CSystemCalls"], outside: ["Foundation", "Synchronization"]),
  // SwiftUI with what its signatures name, or VMLViews in its place.
  "VMLSwiftUI": Layer(
    ["VMLBehaviour", "VMLData", "VMLDiagnostics", "VMLMarkup", "VMLRuntime", "VMLViews"],
    outside: [
      "AppKit", "Combine", "Foundation", "SwiftUI", "Symbols", "UIKit", "UniformTypeIdentifiers",
    ]),
  "VMLDocuments": Layer(language.subtracting(["VMLCatalog"]).union(["VMLCompiler", "VMLViews"])),
  "VMLStylesheet": Layer(["VMLCatalog", "VMLDiagnostics", "VMLMarkup"]),
  "VMLFormatter": Layer(["VMLDiagnostics", "VMLMarkup", "VMLStylesheet"]),
  // It remembers the data of locales, which no caller can tell.
  "VMLCompiler": Layer(language.union(["VMLMarkdown"]), outside: ["Synchronization"]),
  "VMLLinter": Layer(language.union(["VMLCompiler"])),
  // CoreServices and Dispatch tell on macOS what changes on the disk.
  "VMLFiles": Layer(
    ["CSHA256", "CSystemCalls", "VMLBase"],
    outside: cLibraries.union(["Dispatch", "Synchronization"])),
  "VMLOutput": Layer(
    ["VMLDiagnostics", "VMLFiles", "VMLMarkup"], outside: cLibraries.union(["Synchronization"])),
  "VMLWatch": Layer(
    ["CSystemCalls", "VMLFiles"],
    outside: cLibraries.union(["CoreServices", "Dispatch", "Synchronization"])),
  "VMLBuild": Layer(
    language.union(["VMLCompiler", "VMLFiles", "VMLLinter", "VMLOutput", "VMLWatch"]),
    outside: cLibraries.union(["Synchronization"])),
  "VMLTools": Layer(
    language.union([
      "VMLBuild", "VMLCompiler", "VMLFiles", "VMLFormatter", "VMLLinter", "VMLOutput",
    ]),
    outside: cLibraries.union(["Synchronization"])),
  "VMLCommandLine": Layer(
    compiler.union(["CBuildInformation"]),
    outside: cLibraries.union(["ArgumentParser", "Synchronization"])),
  "VMLServer": Layer(
    compiler.union(["CSystemCalls", "VMLBehaviour", "VMLPreview"]),
    outside: cLibraries.union(["NIOCore", "NIOHTTP1", "NIOPosix", "Synchronization"])),
  "vmlc-serve": Layer(
    compiler.union(["VMLCommandLine", "VMLServer"]),
    outside: cLibraries.union(["ArgumentParser", "Synchronization"])),
  "VMLCrypto": Layer(["CLibCrypto"], outside: ["CryptoKit"]),
  // Pure: no disk, no network, no clock.
  "VMLRelease": Layer(["VMLBase", "VMLCrypto"]),
  // Foundation has URLSession.
  "VMLRuntime": Layer(
    ["VMLBase", "VMLFiles", "VMLRelease"],
    outside: cLibraries.union(["Foundation", "FoundationNetworking"])),
  "vml-follow": Layer(["VMLRuntime"]),
  "VMLPublish": Layer(
    [
      "CSystemCalls", "CZlib", "VMLDiagnostics", "VMLFiles", "VMLMarkup", "VMLOutput",
      "VMLRelease",
    ],
    outside: cLibraries.union(["Synchronization"])),
  "VMLStores": Layer(
    [
      "CLibCurl", "CSystemCalls", "VMLCrypto", "VMLDiagnostics", "VMLFiles", "VMLPublish",
      "VMLRelease",
    ],
    outside: cLibraries.union(["Synchronization"])),
  "vmlc-publish": Layer(
    compiler.union(["VMLCommandLine", "VMLPublish", "VMLRelease", "VMLStores"]),
    outside: ["ArgumentParser"]),
  "vmlc": Layer(
    compiler.union(["VMLCommandLine", "VMLFormatter"]),
    outside: cLibraries.union(["ArgumentParser"])),
  "vmlc-convert-swift": Layer(
    [
      "VMLCatalog", "VMLCommandLine", "VMLCompiler", "VMLDiagnostics", "VMLFiles", "VMLFormats",
      "VMLFormatter", "VMLTools",
    ],
    outside: [
      "ArgumentParser", "SwiftDiagnostics", "SwiftOperators", "SwiftParser",
      "SwiftParserDiagnostics", "SwiftSyntax",
    ]),
  "vmlc-bench": Layer(compiler, outside: cLibraries),
  "VMLTestSupport": Layer(
    compiler.union(["CSystemCalls"]),
    outside: cLibraries.union(["Foundation", "Synchronization", "Testing"])),
]

private let language: Set = [
  "VMLCatalog", "VMLData", "VMLDiagnostics", "VMLFormats", "VMLMarkup", "VMLStates",
  "VMLStylesheet", "VMLYAML",
]
private let compiler = language.union([
  "VMLBuild", "VMLCompiler", "VMLFiles", "VMLLinter", "VMLOutput", "VMLTools", "VMLWatch",
])

/// Only where files, clocks and terminals are: what is below `VMLFiles` is pure.
private let cLibraries: Set = ["Darwin", "Glibc", "Musl"]
