import Foundation

/// Checks Swift of an app against the modules that the tests were built with.
public enum SwiftSources {
  /// Whether there is a compiler, and modules beside the tests.
  public static var canCheck: Bool { compiler != nil && modules != nil }

  private static let compiler =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The build's folder, which has the tests.
  private static let build: URL? = {
    let places =
      [Bundle.main.bundleURL] + ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    return places.flatMap { place in
      sequence(first: place) { $0.deletingLastPathComponent() }.prefix(4)
    }
    .first { folder in
      FileManager.default.fileExists(
        atPath: folder.appending(path: "Modules/VMLBehaviour.swiftmodule").path)
    }
  }()

  private static let modules = build?.appending(path: "Modules").path

  /// Mistakes of some files as the compiler prints them; empty where they are right.
  ///
  /// They are files of one module, by their names; `main.swift` may have statements at its top.
  public static func mistakes(in files: [String: String]) throws -> String {
    guard let compiler, let build, let modules else { throw CancellationError() }
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let crypto = repositoryFolder.appending(path: "Sources/CLibCrypto").path
    // Types alone do not say what may be sent to a task.
    var words = ["-emit-sil", "-wmo", "-o", folder("app.sil"), "-module-name", "App"]
    words += ["-swift-version", "6", "-I", modules, "-I", crypto]
    if files["main.swift"] == nil { words.append("-parse-as-library") }
    let items = try FileManager.default.contentsOfDirectory(
      at: build, includingPropertiesForKeys: nil)
    for item in items.sorted(by: { $0.path < $1.path }) where item.pathExtension == "build" {
      let map = item.appending(path: "module.modulemap").path
      guard FileManager.default.fileExists(atPath: map) else { continue }
      words += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    let sources = files.keys.sorted().map { folder($0) }
    let run = try ChildProgram.output(of: compiler, words + sources, withErrors: true)
    guard run.end != .code(0) else { return "" }
    return run.text.isEmpty ? "\(run.end)" : run.text
  }
}
