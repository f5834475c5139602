import VMLCatalog

/// Writes the catalogue's text again from what lookups give.
struct CatalogueLines {
  /// Rows of Releases.txt by the version of iOS: versions in the order of ``Catalog/Platform``.
  private let releases: [String: [String]]

  init(releases text: String) {
    var rows: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("release ") {
      let versions = line.dropFirst(8).split(separator: ", ").map {
        $0.split(separator: " ").last.map(String.init) ?? ""
      }
      rows[versions[0]] = versions
    }
    releases = rows
  }

  /// The lines of a type's declaration and of its members, each with the type's name before it.
  func lines(of type: Catalog.TypeEntry) -> [String] {
    let name = type.name.string
    var lines: [String] = []
    let plain = type.conformances.filter(\.requirements.isEmpty).map(\.type.text)
    if let target = type.target {
      lines.append("typealias \(name) = \(target.text)" + attributes(of: type))
    } else if type.kind != .external {
      let conformances = plain.isEmpty ? "" : ": " + plain.joined(separator: ", ")
      lines.append(
        "\(type.kind) \(name)\(type.generics.text)\(conformances)\(type.requirements.text)"
          + attributes(of: type))
    }
    for conformance in type.conformances where !conformance.requirements.isEmpty {
      lines.append("extension \(name): \(conformance.type.text)\(conformance.requirements.text)")
    }
    let members = [
      type.cases, type.staticMembers, type.staticFunctions, type.initializers, type.properties,
      type.methods, type.modifiers,
    ]
    return lines + members.joined().map { line(of: $0) }
  }

  func line(of declaration: Catalog.Declaration) -> String {
    let isInherited = declaration.availability == declaration.owner.availability
    return "\(declaration.owner.name.string)| \(declaration.text)"
      + (isInherited ? "" : " " + self.availability(declaration.availability))
      + deprecation(declaration.deprecation, declaration.availability)
      + (declaration.isDisfavored ? " @disfavored" : "")
      + (declaration.isFromDocumentation ? " @docs" : "")
  }

  private func attributes(of type: Catalog.TypeEntry) -> String {
    let isFirst = Catalog.Platform.allCases.allSatisfy {
      type.availability.introduced(on: $0) == $0.firstVersion
        && !type.availability.isInferred(on: $0)
    }
    return (isFirst ? "" : " " + availability(type.availability))
      + deprecation(type.deprecation, type.availability)
      + (type.isFromDocumentation ? " @docs" : "")
  }

  private func availability(_ availability: Catalog.Availability) -> String {
    let platforms = Catalog.Platform.allCases
    func version(_ platform: Catalog.Platform) -> String? {
      availability.introduced(on: platform)
        .map { "\($0)" + (availability.isInferred(on: platform) ? "?" : "") }
    }
    let there = platforms.compactMap { platform in
      version(platform).map { (key: platform.name.lowercased(), version: $0, row: platform) }
    }
    let release = availability.introduced(on: .iOS).flatMap { releases["\($0)"] }
    guard let release, there.count > 2 else {
      return "@only(" + there.map { "\($0.key) \($0.version)" }.joined(separator: ", ") + ")"
    }
    var parts = there.filter { $0.row == .iOS || $0.version != release[Int($0.row.rawValue)] }
      .map { "\($0.key) \($0.version)" }
    parts += platforms.filter { version($0) == nil }.map { "no \($0.name.lowercased())" }
    return "@since(" + parts.joined(separator: ", ") + ")"
  }

  private func deprecation(
    _ deprecation: Catalog.Deprecation?, _ availability: Catalog.Availability
  ) -> String {
    guard let deprecation else { return "" }
    let platforms = Catalog.Platform.allCases
    let release = deprecation.since(on: .iOS).flatMap { releases["\($0)"] }
    var parts: [String] = []
    for platform in platforms {
      let since = deprecation.since(on: platform).map { "\($0)" }
      let isThere = availability.introduced(on: platform) != nil
      let implied = isThere && platform != .iOS ? release?[Int(platform.rawValue)] : nil
      let key = platform.name.lowercased()
      if let since, since != implied { parts.append("\(key) \(since)") }
      if since == nil, implied != nil { parts.append("no \(key)") }
    }
    let soft = platforms.filter { deprecation.isSoft(on: $0) }
    let softParts = soft.map { "soft \($0.name.lowercased())" }
    parts += soft.count == platforms.count ? ["soft"] : softParts
    if let renamed = deprecation.renamed { parts.append("renamed: \"\(renamed.string)\"") }
    if let other = deprecation.replacement { parts.append("use: \"\(other.string)\"") }
    return " @deprecated(" + parts.joined(separator: ", ") + ")"
  }
}
