public import ArgumentParser
import VMLBuild

/// Which site a command is about.
public struct SiteOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The site's folder. (default: the nearest one upward that has a site.yaml)",
      valueName: "dir"),
    completion: .directory)
  public var site: String?

  public init() {}

  /// The site's folder as the user would write it.
  ///
  /// - Throws: If none is named, and neither the current folder nor one above it is a site.
  public func folder() throws(CommandLineError) -> String {
    if let site { return try checked(site) }
    guard let found = findSiteFolder(from: ".") else {
      throw CommandLineError(
        """
        no site here: neither this folder nor one above it has a site.yaml; \
        name one with '--site DIR', or make one with 'vmlc new site NAME'
        """)
    }
    return found
  }

  private func checked(_ site: String) throws(CommandLineError) -> String {
    guard !site.isEmpty else { throw CommandLineError("'--site' needs the name of a folder") }
    let parts = site.split(separator: "/", omittingEmptySubsequences: false)
    if parts.last == "site.yaml" {
      throw CommandLineError("'--site' takes the folder that holds site.yaml, not the file")
    }
    // Paths below it are shown as the folder's and a slash.
    let trimmed = parts.reversed().drop { $0.isEmpty }.reversed().joined(separator: "/")
    return trimmed.isEmpty ? "/" : trimmed
  }
}

/// Number of jobs that run at once.
public struct JobOptions: ParsableArguments, Sendable {
  /// `nil` for as many as there are processors.
  @Option(
    help: ArgumentHelp(
      "How many documents to compile at once, 1 to 256. (default: as many as there are processors)",
      valueName: "n"))
  public var jobs: Int?

  public init() {}

  public func validate() throws {
    guard let jobs, !(1...256).contains(jobs) else { return }
    throw ValidationError("'--jobs' takes a number from 1 to 256, not \(jobs)")
  }
}
