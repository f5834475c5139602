public import ArgumentParser
public import VMLBuild

/// The part of a plan that is built, and its rows.
public struct ShardOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The plan that 'vmlc plan' has written.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  public var plan: String

  @Option(
    help: ArgumentHelp(
      """
      Which shard, as in '17/512', or 'auto': the number that Kubernetes, AWS Batch or Slurm gives \
      the process. (default: 1/1)
      """, valueName: "i/n"))
  public var shard: String?

  @Option(
    help: ArgumentHelp(
      """
      A file whose rows are the shard's, in place of the plan's files, or '-' for standard input \
      as JSON lines; may be given several times.
      """, valueName: "name=file"))
  public var rows: [String] = []

  @Option(
    help: ArgumentHelp(
      "The plan of the last version, whose documents are taken over where rows are the same.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  public var since: String?

  @Option(
    help: ArgumentHelp(
      "How many bad rows are passed over instead of failing.", valueName: "n"))
  public var maxBad = 0

  @Option(
    help: ArgumentHelp(
      "Write the bad rows that were passed over to a file, as lines of JSON.", valueName: "file"))
  public var badRows: String?

  @Option(
    help: ArgumentHelp(
      "Print documents as lines of JSON instead of writing them into the output: 'jsonl'.",
      valueName: "format"))
  public var emit: EmitFormat?

  @Option(
    help: ArgumentHelp(
      "Write how far the shard is to a file, a line of JSON every second and at its end.",
      valueName: "file"))
  public var metrics: String?

  /// Formats of documents that are printed.
  public enum EmitFormat: String, CaseIterable, ExpressibleByArgument, Sendable { case jsonl }

  public init() {}

  public func validate() throws {
    if maxBad < 0 { throw ValidationError("'--max-bad' takes a number of rows, not \(maxBad)") }
    for (option, path) in [("--bad-rows", badRows), ("--metrics", metrics)] where path == "-" {
      throw ValidationError("'\(option)' takes a file; standard output is not for it")
    }
    _ = try rowFiles()
  }

  /// The files that take the place of a plan's, by the names of rows.
  public func rowFiles() throws -> [String: [RowFile]] {
    var files: [String: [RowFile]] = [:]
    for text in rows {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        throw ValidationError(
          "'--rows' takes a name and a file, as in 'products=part-0017.jsonl', not '\(text)'")
      }
      let path = String(text[text.index(after: sign)...])
      guard let file = RowFile(argument: path) else {
        throw ValidationError(
          "'\(path)' is no file of rows: they end with '.jsonl', '.ndjson' or '.csv', and '-' is "
            + "standard input")
      }
      files[String(text[..<sign]), default: []].append(file)
    }
    return files
  }

  /// The number of the shard, from 1, of a plan with `count` shards.
  public func number(of count: Int) throws -> Int {
    guard let shard else {
      guard count == 1 else {
        throw CommandLineError(
          "the plan has \(count) shards; say which one, as in '--shard 1/\(count)'")
      }
      return 1
    }
    if shard == "auto" { return try automaticNumber(of: count) }
    let parts = shard.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let total = Int(parts[1]) else {
      throw CommandLineError("'--shard' takes a number and a count, as in '17/\(count)', or 'auto'")
    }
    guard total == count else {
      throw CommandLineError("the plan has \(count) shards, not \(total)")
    }
    guard (1...count).contains(number) else {
      throw CommandLineError("shards are numbered from 1 to \(count); there is no \(number)")
    }
    return number
  }

  /// Variables of engines that number their processes, with the first number.
  private static let variables = [
    ("JOB_COMPLETION_INDEX", 0), ("AWS_BATCH_JOB_ARRAY_INDEX", 0), ("SLURM_ARRAY_TASK_ID", 1),
  ]

  private func automaticNumber(of count: Int) throws -> Int {
    for (name, first) in Self.variables {
      guard let text = environmentVariable(name), !text.isEmpty else { continue }
      guard let index = Int(text), (0..<count).contains(index - first) else {
        throw CommandLineError(
          "\(name) is '\(text)'; with \(count) shards it goes from \(first) to \(first + count - 1)"
        )
      }
      return index - first + 1
    }
    throw CommandLineError(
      "'--shard auto' finds no number: none of "
        + Self.variables.map(\.0).joined(separator: ", ") + " is set")
  }
}

extension SitePlan.Division: ExpressibleByArgument {}
