extension LineScanner {
  /// Parses what may follow any declaration.
  mutating func attributes(
    _ releases: ReleaseTable
  ) throws(CatalogueError) -> AttributesSyntax {
    var attributes = AttributesSyntax()
    while eat("@") {
      switch try name() {
      case "since":
        attributes.availability = try availability(following: releases)
      case "only":
        attributes.availability = try availability(following: nil)
      case "deprecated":
        attributes.deprecation = try deprecation(releases)
      case "disfavored": attributes.isDisfavored = true
      case "docs": attributes.isFromDocumentation = true
      case let name: throw error("there is no attribute '@\(name)'")
      }
    }
    return attributes
  }

  /// Parses `'(' part {',' part} ')'`, where a part is `ios 16`, `visionos 2?` or `no tvos`.
  private mutating func availability(
    following releases: ReleaseTable?
  ) throws(CatalogueError) -> AvailabilitySyntax {
    try expect("(")
    let availability = try versions(following: releases)
    try expect(")")
    guard availability.versions.contains(where: { $0 != 0 }) else {
      throw error("expected a platform on which it is available")
    }
    return availability
  }

  /// Parses versions up to something else; used by `release` too.
  mutating func versions(
    following releases: ReleaseTable?
  ) throws(CatalogueError) -> AvailabilitySyntax {
    var availability = AvailabilitySyntax()
    var isFirst = true
    repeat {
      let isMissing = eat(word: "no")
      let platform = try platform()
      if isMissing {
        availability.versions[platform] = 0
      } else {
        let version = try version()
        if isFirst, platform == 0, let releases {
          guard let row = releases.row(ofIOS: version) else {
            throw error("there is no release of that version; '@only' takes any")
          }
          availability.versions = row
        }
        availability.versions[platform] = version
        if eat("?") { availability.inferred |= 1 << platform }
      }
      isFirst = false
    } while eat(",")
    return availability
  }

  private mutating func platform() throws(CatalogueError) -> Int {
    let name = try name()
    guard let platform = platformNames.firstIndex(of: name) else {
      throw error("'\(name)' is not a platform")
    }
    return platform
  }

  /// Reads `10.15.4`: thousands are the major version, tens the minor one.
  private mutating func version() throws(CatalogueError) -> UInt16 {
    let parts = try dottedName().split(separator: ".").map { UInt16($0) }
    guard parts.count <= 3, let major = parts[0], (1...64).contains(major) else {
      throw error("expected a version")
    }
    var version = major * 1000
    if parts.count > 1 {
      guard let minor = parts[1], minor < 100 else { throw error("expected a version") }
      version += minor * 10
    }
    if parts.count > 2 {
      guard let patch = parts[2], patch < 10 else { throw error("expected a version") }
      version += patch
    }
    return version
  }

  /// Parses `'(' part {',' part} ')'`, where a part is a version, `soft`, `soft ios`,
  /// `renamed: "…"` or `use: "…"`.
  private mutating func deprecation(
    _ releases: ReleaseTable
  ) throws(CatalogueError) -> DeprecationSyntax {
    try expect("(")
    var deprecation = DeprecationSyntax()
    repeat {
      if eat(word: "soft") {
        if isNext(",") || isNext(")") {
          deprecation.soft = 0b11111
        } else {
          deprecation.soft |= 1 << (try platform())
        }
      } else if eat(word: "renamed") {
        try expect(":")
        deprecation.renamed = try quoted()
      } else if eat(word: "use") {
        try expect(":")
        deprecation.replacement = try quoted()
      } else if eat(word: "no") {
        let platform = try platform()
        deprecation.since[platform] = 0
      } else {
        let platform = try platform()
        let version = try version()
        if platform == 0, let row = releases.row(ofIOS: version) {
          deprecation.since = row
          deprecation.implied = 0b11110
        }
        deprecation.since[platform] = version
        deprecation.implied &= ~(1 << platform)
      }
    } while eat(",")
    try expect(")")
    return deprecation
  }
}
