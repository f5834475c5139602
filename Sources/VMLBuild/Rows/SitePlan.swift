public import VMLCompiler
import VMLData
import VMLDiagnostics
public import VMLFiles
import VMLMarkup
import VMLOutput

/// A build that is divided into shards: what it is of, and who makes what.
///
/// A file that `vmlc plan` writes, and that every shard and the merge read. The number of shards
/// does not change what comes out.
public struct SitePlan: Sendable {
  /// Number of shards.
  public var count: Int
  public var division: Division
  /// The output folder; `nil` for the one that site.yaml names.
  public var output: String?
  /// The name of the version; `nil` for what site.yaml says.
  public var version: String?
  /// By name; empty for all.
  public var targets: [String]
  public var choices: SiteChoices
  public var isStrict: Bool
  /// Whether documents are indented.
  public var isPretty: Bool
  /// The commit that the program was made from; `nil` if it does not know.
  public var commit: String?
  /// The files of the site but for rows, in the order of their paths.
  public internal(set) var inputs: [Input] = []
  /// By the name of rows: their files.
  public internal(set) var rows: [String: [Input]] = [:]

  /// The way in which rows come to shards.
  public enum Division: String, CaseIterable, Sendable {
    /// Each shard reads all rows, and makes the ones whose key has its number.
    case key
    /// Each shard reads some of the files.
    case file
  }

  /// A file that was read for the plan.
  public struct Input: Hashable, Sendable {
    public var path: String
    /// In bytes.
    public var size: Int
    public var xxh128: XXH128
  }

  public static let countLimit = 100_000
  private static let format = 1

  /// A plan of a site that was not looked at yet.
  public init(_ count: Int, by division: Division, _ options: BuildOptions) {
    self.count = count
    self.division = division
    output = options.output
    version = options.version
    targets = options.targets
    choices = options.choices
    isStrict = options.isStrict
    isPretty = options.layout == .pretty
  }

  /// The digest of the plan: 64 hexadecimal digits.
  public var digest: String { sha256Hex(json) }

  /// Options of a build of the whole site.
  func options(of site: String, jobs: Int?) -> BuildOptions {
    var options = BuildOptions(site: site)
    (options.output, options.version, options.targets) = (output, version, targets)
    (options.choices, options.isStrict, options.jobs) = (choices, isStrict, jobs)
    options.readsAllRows = true
    options.layout = isPretty ? .pretty : .compact
    return options
  }

  /// Whether rows that are the same come out the same as with another plan.
  func makesTheSame(as other: SitePlan) -> Bool {
    count == other.count && division == other.division && targets == other.targets
      && choices == other.choices && isStrict == other.isStrict && isPretty == other.isPretty
      && inputs == other.inputs
  }

  /// The shard, from 1, that makes what has a text as its key.
  func shard(of key: some Sequence<UInt8>) -> Int {
    let digest = VMLFiles.xxh128(Array(key).span)
    return Int(digest.low % UInt64(count)) + 1
  }

  /// The files of rows that a shard reads.
  ///
  /// By file, the largest goes first, each to the shard that has the least to do.
  func files(of name: String, for shard: Int) -> [Input] {
    let all = rows[name] ?? []
    guard division == .file else { return all }
    var loads = [Int](repeating: 0, count: count)
    var own: Set<String> = []
    for file in all.sorted(by: { ($0.size, $1.path) > ($1.size, $0.path) }) {
      guard let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { break }
      loads[least] += max(1, file.size)
      if least + 1 == shard { own.insert(file.path) }
    }
    return all.filter { own.contains($0.path) }
  }
}

// MARK: - JSON

extension SitePlan {
  public var json: [UInt8] {
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", Self.format)
      $0.member("compiler", compilerVersion)
      $0.member("commit", commit)
      $0.member("shards", count)
      $0.member("by", division.rawValue)
      $0.member("output", output)
      $0.member("version", version)
      $0.member("targets", targets)
      $0.member("env", choices.environment)
      $0.member("set", choices.settings.map { $0.keys.joined(separator: ".") + "=" + $0.text })
      $0.member("at", choices.moment?.text)
      $0.member("drafts", choices.includesDrafts)
      $0.member("strict", isStrict)
      $0.member("pretty", isPretty)
      $0.member("inputs") { Self.write(inputs, to: &$0) }
      $0.member("rows") {
        $0.object(.lines) {
          for (name, files) in rows.sorted(by: { $0.key < $1.key }) {
            $0.member(name) { Self.write(files, to: &$0) }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private static func write(_ inputs: [Input], to json: inout JSONText) {
    json.array(.lines) {
      for input in inputs {
        $0.object {
          $0.member("path", input.path)
          $0.member("bytes", input.size)
          $0.member("xxh128", input.xxh128.hex)
        }
      }
    }
  }

  /// Reads a plan.
  ///
  /// - Throws: Why the file is none that this compiler can go by, with what to do.
  public init(json bytes: [UInt8], of path: String) throws(PlanMistake) {
    let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
    var bag = DiagnosticBag()
    guard let node = readJSON(SourceText(file), reporting: &bag), let format = node["format"],
      case .integer(let number) = format.content
    else { throw PlanMistake("'\(path)' is no plan; 'vmlc plan' writes one") }
    guard number == Self.format, let compiler = node.text("compiler") else {
      throw PlanMistake("'\(path)' is a plan of another vmlc; make it anew with 'vmlc plan'")
    }
    guard compiler == compilerVersion else {
      throw PlanMistake(
        "'\(path)' is a plan of vmlc \(compiler), and this is \(compilerVersion); "
          + "every shard needs the vmlc that made the plan")
    }
    guard case .integer(let count)? = node["shards"]?.content,
      (1...Self.countLimit).contains(count),
      let division = node.text("by").flatMap(Division.init), let inputs = node["inputs"]?.inputs,
      let rows = node["rows"]?.entries, case .boolean(let drafts)? = node["drafts"]?.content,
      case .boolean(let strict)? = node["strict"]?.content,
      case .boolean(let pretty)? = node["pretty"]?.content
    else { throw PlanMistake("'\(path)' is a damaged plan; make it anew with 'vmlc plan'") }
    let version = node.text("version")
    guard version.map(isVersionName) ?? true else {
      throw PlanMistake("'\(version ?? "")' in '\(path)' cannot name a version; make it anew")
    }
    var options = BuildOptions(site: "")
    options.output = node.text("output")
    options.version = version
    let commit = node.text("commit")
    options.targets = node["targets"]?.texts ?? []
    options.isStrict = strict
    options.layout = pretty ? .pretty : .compact
    options.choices.environment = node.text("env")
    options.choices.settings = (node["set"]?.texts ?? []).compactMap(SiteChoices.Setting.init)
    options.choices.moment = node.text("at").flatMap { Moment($0) }
    options.choices.includesDrafts = drafts
    self.init(count, by: division, options)
    self.commit = commit
    self.inputs = inputs
    for entry in rows { self.rows[entry.key] = entry.value.inputs ?? [] }
  }
}

/// Reason why there is no plan, or why a shard cannot go by it: no other try will help.
public struct PlanMistake: Error, Hashable, Sendable {
  /// In one line, with what to do.
  public var message: String

  public init(_ message: String) { self.message = message }
}

extension DataNode {
  fileprivate func text(_ key: String) -> String? {
    if case .string(let text)? = self[key]?.content { text } else { nil }
  }

  fileprivate var texts: [String]? {
    items?.compactMap { if case .string(let text) = $0.content { text } else { nil } }
  }

  fileprivate var inputs: [SitePlan.Input]? {
    items?.compactMap { node in
      guard let path = node.text("path"), case .integer(let size)? = node["bytes"]?.content,
        let digest = node.text("xxh128").flatMap(XXH128.init(hex:))
      else { return nil }
      return SitePlan.Input(path: path, size: size, xxh128: digest)
    }
  }
}

// MARK: - The site

/// The mistakes of a plan's site, and the plan where there are none.
public struct PlannedSite: Sendable {
  /// `nil` after an error.
  public var plan: SitePlan?
  public var report: BuildReport
}

/// Plans a build in shards: loads the site, checks what can be checked without rows, and notes what
/// the build depends on.
///
/// - Complexity: Linear in the bytes of the site and of its rows.
public func planSite(
  _ count: Int, by division: SitePlan.Division, _ options: BuildOptions
) async throws(BuildFailure) -> PlannedSite {
  let fileSystem = try openSite(options.site)
  var plan = SitePlan(count, by: division, options)
  var options = options
  options.writes = false
  options.readsAllRows = false
  var session = BuildSession(options, in: fileSystem)
  // With the first rows, as a check does it.
  let report = try await session.rebuild()
  guard report.errorCount == 0 else { return PlannedSite(report: report) }
  do throws(FileSystemError) {
    let site = try ShardSite(of: plan, in: fileSystem, options.site, jobs: options.jobs)
    plan.inputs = site.inputs
    try plan.addRows(of: site, in: fileSystem)
  } catch {
    throw .world(error)
  }
  return PlannedSite(plan: plan, report: report)
}

extension SitePlan {
  /// Notes the files of rows, and what they hold.
  mutating func addRows(
    of site: ShardSite, in fileSystem: some FileSystem
  ) throws(FileSystemError) {
    for source in site.loaded?.site.configuration.rows ?? [] {
      var inputs: [Input] = []
      for file in try rowFiles(of: source, in: fileSystem) {
        let opened = try fileSystem.open(file.path, limit: .max)
        let digest = try FileDigest(of: opened, shownAs: file.path)
        inputs.append(Input(path: file.path, size: digest.size, xxh128: digest.xxh128))
      }
      rows[source.name] = inputs
    }
  }
}

/// A site as a shard or a merge loads it.
struct ShardSite {
  var revision: SiteRevision
  /// The files of the site but for rows.
  var inputs: [SitePlan.Input] = []

  var loaded: LoadedSite? { revision.loaded }

  /// Loads a site with a plan's options.
  init(
    of plan: SitePlan, in fileSystem: some FileSystem, _ site: String, jobs: Int?
  ) throws(FileSystemError) {
    revision = try SiteRevision.load(
      in: fileSystem, LoadRequest(plan.options(of: site, jobs: jobs)))
    let others = revision.elsewhere.compactMap { $0.value == FileStamp.none ? nil : $0.key }
    let snapshot = try SourceSnapshot(
      of: fileSystem, others: others.sorted(by: pathPrecedes), since: 0, jobs: jobs)
    let paths = snapshot.table.entries.filter { $0.kind == .file }.map(\.path)
    let found = concurrentMap(paths.count, jobs: jobs) { index in
      Result { () throws(FileSystemError) in
        let bytes = try fileSystem.read(paths[index], limit: assetSizeLimit)
        return SitePlan.Input(path: paths[index], size: bytes.count, xxh128: xxh128(bytes.span))
      }
    }
    for result in found { inputs.append(try result.get()) }
    inputs.sort { pathPrecedes($0.path, $1.path) }
  }

  /// Refuses another site than the plan's.
  func check(_ plan: SitePlan) throws(PlanMistake) {
    guard inputs != plan.inputs else { return }
    let known = Dictionary(plan.inputs.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    let own = Set(inputs.map(\.path))
    let changed = inputs.first { known[$0.path] != $0 }
    let what =
      changed.map { known[$0.path] == nil ? "'\($0.path)' is new" : "'\($0.path)' is another file" }
      ?? known.keys.filter { !own.contains($0) }.min(by: pathPrecedes).map { "'\($0)' is gone" }
      ?? "its files are others"
    throw PlanMistake(
      "this is not the site that was planned: \(what); plan it anew with 'vmlc plan', or take the "
        + "site as it was")
  }
}
