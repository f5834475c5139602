import Foundation
import Testing
import VMLFiles
import VMLOutput
import VMLTestSupport

/// The steps of a transaction, behind each of which a build may be killed.
struct OutputTransactionTests {
  private let old = TestBuild(
    documents: [
      "ios/a.vml": "<a/>", "ios/b.vml": "<b/>", "ios/c.vml": "<c/>", "ios/f/d.vml": "<d/>",
      "macos/a.vml": "<a/>",
    ])

  /// Edits, adds and removes files, and has a folder take the place of a file and a file that of a
  /// folder.
  private var new: TestBuild {
    var build = old
    build.documents["ios/a.vml"] = "<edited/>"
    build.documents["ios/c.vml"] = nil
    build.documents["ios/c.vml/inside.vml"] = "<inside/>"
    build.documents["ios/f/d.vml"] = nil
    build.documents["ios/new/e.vml"] = "<e/>"
    build.files["macos/picture.png"] = "png"
    return build
  }

  /// A build with neither the old nor the new sources; what the dead one added is in its way.
  private var other: TestBuild {
    var build = old
    build.documents["ios/new"] = "<new/>"
    build.documents["macos/picture.png/page.vml"] = "<page/>"
    return build
  }

  @Test func aDeathBehindAnyStepIsMendedByTheNextBuild() throws {
    let clean = try TemporaryFolder()
    let next = [("old", old), ("new", new), ("other", other)]
    for (name, build) in next { try build.run(in: clean, name) }
    var done = 0
    var count = Int.max
    while done <= count {
      for (name, build) in next {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: clean("old"), toPath: folder("dist"))
        count = try die(behind: done, on: clean.contents(of: "new"), in: folder)
        let summary = try build.run(in: folder)
        #expect(summary.foreign.isEmpty, "\(name) sources after \(done) of \(count) steps")
        #expect(
          try folder.contents(of: "dist") == clean.contents(of: name),
          "\(name) sources after \(done) of \(count) steps")
      }
      done += 1
    }
    #expect(count == 17)
  }

  /// As a build that mends the output and is killed, too.
  @Test func theMarkOfASecondDeathHasTheFilesOfBoth() throws {
    let folder = try TemporaryFolder()
    try old.run(in: folder)
    let clean = try TemporaryFolder()
    try new.run(in: clean, "new")
    _ = try die(behind: .max, on: clean.contents(of: "new"), in: folder, settling: false)
    let output = try Folder.open(folder("dist"))
    var second = OutputTransaction("1.0.0", in: output)
    try second.write([1].span, to: "ios/second.vml")
    for step in second.steps { try second.perform(step) }
    #expect(
      folder.read("dist/.vmlc-behind-1.0.0")
        == "ios/a.vml\nios/c.vml/inside.vml\nios/new/e.vml\nios/second.vml\nmacos/picture.png\n")
    #expect(try old.run(in: folder).foreign.isEmpty)
  }

  @Test(arguments: ["", "ios/n", "ios/new/e.vml\nmacos/pict", "\u{0}\n\n\n"])
  func aMarkThatWasNotWrittenToItsEnd(_ text: String) throws {
    let folder = try TemporaryFolder()
    try old.run(in: folder)
    try folder.write(text, to: "dist/.vmlc-behind-1.0.0")
    try folder.write("mine", to: "dist/1.0.0/ios/n")
    #expect(try old.run(in: folder).foreign == ["1.0.0/ios/n"])
  }

  /// Performs the first steps from the output in a folder to another one, and no more.
  ///
  /// - Returns: The number of all steps.
  private func die(
    behind count: Int, on whole: [String: String], in folder: TemporaryFolder,
    settling: Bool = true
  ) throws -> Int {
    let before = try folder.contents(of: "dist/1.0.0")
    let prefix = "1.0.0/"
    let after = Dictionary(
      uniqueKeysWithValues: whole.filter { $0.key.hasPrefix(prefix) }.map {
        (String($0.key.dropFirst(prefix.count)), $0.value)
      })
    let output = try Folder.open(folder("dist"))
    var transaction = OutputTransaction("1.0.0", in: output)
    for path in before.keys.sorted() where after[path] == nil { transaction.remove(path) }
    for (path, text) in after.sorted(by: { $0.key < $1.key })
    where before[path] != text && !path.contains("manifest") {
      try transaction.write(Array(text.utf8).span, to: path)
    }
    let manifests = after.keys.filter { $0.contains("manifest") && after[$0] != before[$0] }
      .sorted()
    if settling {
      try folder.write(whole["latest.json"] ?? "", to: "dist/.vmlc-staging-1.json")
      try transaction.settle(
        writing: manifests.map { ($0, [Array((after[$0] ?? "").utf8)[...]]) },
        latest: ".vmlc-staging-1.json", jobs: 1)
    }
    let steps = transaction.steps
    for step in steps.prefix(count) { try transaction.perform(step) }
    return steps.count
  }
}
