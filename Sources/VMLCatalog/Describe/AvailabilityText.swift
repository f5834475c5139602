/// Rows of versions, one column for each platform, as text.
struct AvailabilityTable {
  private var rows: [(label: String, cells: [String])] = []

  mutating func add(_ label: String, _ availability: Catalog.Availability) {
    rows.append((label, Catalog.Platform.allCases.map { availability.cell(for: $0) }))
  }

  /// Lines without a line break at the end, indented by two blanks.
  var lines: [String] {
    let labelWidth = rows.map(\.label.count).max() ?? 0
    let heads = Catalog.Platform.allCases.map(\.name)
    let widths = heads.indices.map { column in
      max(heads[column].count, rows.map { $0.cells[column].count }.max() ?? 0)
    }
    return ([("", heads)] + rows).map { label, cells in
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line =
        "  " + label + String(repeating: " ", count: labelWidth - label.count)
        + (labelWidth > 0 ? "  " : "") + padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Catalog.Availability {
  /// The version, with a `?` where it is a guess; `–` where it is missing.
  fileprivate func cell(for platform: Catalog.Platform) -> String {
    guard let version = introduced(on: platform) else { return "–" }
    return version.description + (isInferred(on: platform) ? "?" : "")
  }

  /// In words, for something whose surroundings are `base`: `since iOS 17, macOS 14; not on tvOS`.
  ///
  /// - Returns: `nil` where there is nothing to add.
  func difference(from base: Catalog.Availability) -> String? {
    var later: [String] = []
    var missing: [String] = []
    var present: [String] = []
    for platform in Catalog.Platform.allCases {
      if let version = introduced(on: platform) {
        present.append("\(platform.name) \(version)")
        if version != base.introduced(on: platform) { later.append("\(platform.name) \(version)") }
      } else if base.introduced(on: platform) != nil {
        missing.append(platform.name)
      }
    }
    if present.count <= 2, !missing.isEmpty {
      return "only on \(present.joined(separator: " and "))"
    }
    let parts = [
      later.isEmpty ? nil : "since \(later.joined(separator: ", "))",
      missing.isEmpty ? nil : "not on \(missing.joined(separator: ", "))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension Catalog.Deprecation {
  /// `deprecated since iOS 26; use foregroundStyle(_:)`.
  var text: String {
    let since = Catalog.Platform.allCases.compactMap { platform in
      self.since(on: platform).map { "\(platform.name) \($0)" }
    }
    let substitute = (renamed ?? replacement).map { "; use \($0)" } ?? ""
    return since.isEmpty
      ? "will be deprecated" + substitute
      : "deprecated since \(since.joined(separator: ", "))" + substitute
  }
}
