import ArgumentParser
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease
import VMLTools

extension VMLCPublish {
  struct Diff: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "diff")

    @OptionGroup var options: DiffOptions

    func run() async throws {
      let publisher = try options.channel.open(to: .read).publisher
      let old = try await publisher.release(named: options.old)
      let new = try await publisher.release(named: options.new)
      let diff = try await publisher.diff(old, new) { documentInMarkup($0, mediaType: $1) }
      if options.channel.output.json { return try printJSON { write(diff, to: &$0) } }
      // What is the same in several targets is said once.
      var files: [(name: String, targets: [(name: String, lines: [String])])] = []
      func add(_ file: String, _ target: String, _ lines: [String]) {
        let index = files.firstIndex { $0.name == file } ?? files.count
        if index == files.count { files.append((file, [])) }
        files[index].targets.append((target, lines))
      }
      for target in diff.pages.targets {
        for file in target.added { add(file, target.name, ["+"]) }
        for file in target.removed { add(file, target.name, ["-"]) }
        for file in target.changed {
          let page = diff.views.first { $0.target == target.name && $0.file == file }
          add(file, target.name, ["~"] + Self.lines(page?.changes ?? []))
        }
      }
      var lines: [String] = []
      for file in files {
        for (names, text) in grouped(file.targets) {
          lines.append("\(text.first ?? "") \(file.name) (\(names))")
          lines += text.dropFirst()
        }
      }
      if lines.isEmpty { lines = ["\(old) and \(new) have the same pages"] }
      try StandardStream.output.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    }

    private static func lines(_ changes: [ViewChange]) -> [String] {
      var found: [(lines: [String], count: Int)] = []
      for change in changes {
        let lines = self.lines(change)
        if found.last?.lines == lines {
          found[found.count - 1].count += 1
        } else {
          found.append((lines, 1))
        }
      }
      return found.flatMap { lines, count in
        count == 1 ? lines : ["\(lines.first ?? "") (\(count) times)"] + lines.dropFirst()
      }
    }

    private static func lines(_ change: ViewChange) -> [String] {
      let mark =
        switch change.kind {
        case .added: "+"
        case .removed: "-"
        case .changed, .text: "~"
        }
      let values =
        change.attributes.map { Self.line($0, isModifier: false) }
        + change.modifiers.map { Self.line($0, isModifier: true) }
      return ["    \(mark) \(change.view)"] + values
    }

    /// A modifier's text names it already.
    private static func line(_ change: ValueChange, isModifier: Bool) -> String {
      let name = isModifier ? "" : (change.name.isEmpty ? "text" : change.name) + ": "
      switch (change.old, change.new) {
      case (let old?, let new?): return "        \(name)\(old) → \(new)"
      case (nil, let new?): return "        + \(name)\(new)"
      case (let old?, nil): return "        - \(name)\(old)"
      case (nil, nil): return "        \(name)"
      }
    }
  }
}
