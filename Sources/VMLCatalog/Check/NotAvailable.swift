public import VMLDiagnostics

extension Catalog {
  /// Treatment of a modifier that some system of a target has not.
  public enum AvailabilityPolicy: String, Sendable, CaseIterable {
    case warning, error, keep
  }
}

extension Diagnostic {
  /// Something that a target lacks; what several targets lack becomes one message in the report.
  public static func notAvailable(
    _ absence: Catalog.Absence, for targetName: String, _ target: Catalog.CheckTarget,
    isError: Bool, at range: SourceRange
  ) -> Diagnostic {
    let platform = target.platform.name
    let since: String
    if let introduced = absence.introduced {
      let begins = target.minimum == .newest ? "" : ", and the target begins at \(target.minimum)"
      let guess = absence.isInferred ? "probably " : ""
      let subject = absence.form.map { "'\($0)'" } ?? "it"
      since = "\(subject) \(guess)came with \(platform) \(introduced)\(begins)"
    } else {
      since = "\(platform) does not have \(absence.form.map { "'\($0)'" } ?? "it")"
    }
    return Diagnostic(
      .notAvailable, isError ? .error : .warning, at: range,
      "'\(absence.name)' is not available everywhere",
      notes: [Note("target '\(targetName)': \(since)")]
        + (absence.name == "lineHeight" ? [Note("the room between lines is 'lineSpacing(4)'")] : [])
    )
  }
}
