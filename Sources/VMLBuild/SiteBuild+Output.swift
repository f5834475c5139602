import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLFormats
import VMLOutput

extension SiteBuild {
  /// The targets to build, by their index in the site.
  func chosenTargets(
    of configuration: SiteConfiguration
  ) throws(BuildFailure) -> [Int] {
    let known = configuration.targets.map(\.name)
    if let unknown = options.targets.first(where: { !known.contains($0) }) {
      throw .unknownTarget(unknown, known: known)
    }
    return known.indices.filter { options.targets.isEmpty || options.targets.contains(known[$0]) }
  }

  /// Opens the output; `nil` where nothing is to be written.
  mutating func openSession(
    at location: OutputLocation, _ request: OutputRequest
  ) throws(BuildFailure) -> OutputSession? {
    do throws(FileSystemError) {
      guard try location.check(in: fileSystem, reporting: &findings.bag), options.writes else {
        return nil
      }
      return try OutputSession(request)
    } catch {
      throw .world(error)
    }
  }

  /// Returns the request for the output.
  func outputRequest(
    at location: OutputLocation, _ configuration: SiteConfiguration, _ targets: [Int]
  ) -> OutputRequest {
    let interface = configuration.interface
    var request = OutputRequest(
      folder: location.folder, site: configuration.name,
      version: options.version ?? configuration.version, compiler: compilerVersion,
      targets: configuration.targets.enumerated().map { index, target in
        var request = OutputRequest.Target(
          name: target.name, os: target.os, minimum: target.minimum?.text,
          isBuilt: targets.contains(index))
        request.locales = configuration.locales.map(\.text)
        request.themes = configuration.themes.map(\.text)
        request.interface = interface
        request.mediaType = target.format.mediaType
        return request
      })
    request.foreignFiles = options.prunes ? .prune : .keep
    request.jobs = options.otherJobs
    request.replaced = shared?.replaced
    return request
  }

  /// Puts the new output in place, unless something is wrong.
  mutating func finish(
    _ session: OutputSession, _ pages: CompiledPages, of loaded: LoadedSite, for targets: [Int]
  ) throws(FileSystemError) -> OutputSummary? {
    let isFine = options.isStrict ? findings.bag.diagnostics.isEmpty : !findings.bag.hasErrors
    guard isFine || options.keepsGoing else {
      session.abandon()
      return nil
    }
    findings.timer.start()
    let configuration = loaded.site.configuration
    let variants = configuration.variants.filter { targets.contains($0.target) }
    for path in loaded.assets where findings.conflicts.isFree(SiteFiles.contentPath(path)) {
      let file = SiteFiles.contentPath(path)
      let places = variants.map { $0.place(of: file, in: configuration) }
      if let json = loaded.outputs[path] {
        try session.putFile(at: places, json.span)
        continue
      }
      if let digest = knownDigest(ofAsset: path),
        try session.keepAll(
          places.map { OutputSession.KeptFile(place: $0, digest: digest) },
          verifying: options.cache == .verify)
      {
        sources.copiedFiles[path] = digest
        continue
      }
      let bytes = try fileSystem.read(path, limit: assetSizeLimit)
      if sources.snapshot != nil { sources.copiedFiles[path] = xxh128(bytes.span) }
      try session.putFile(at: places, bytes.span)
    }
    try putSheets(of: pages, into: session, configuration, for: targets)
    if !findings.conflicts.found.isEmpty {
      // Files that several sources claim stay as they were.
      let claims = SiteClaims(
        of: pages.outcomes, and: loaded.assets)
      for file in Set(claims.files) where !findings.conflicts.isFree(file) {
        for variant in variants {
          _ = try session.keep(variant.place(of: file, in: configuration))
        }
      }
    }
    let summary = try session.commit()
    findings.timer.lap("commit")
    return summary
  }
}
