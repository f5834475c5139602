/// One mistake in the author's input.
package struct Diagnostic: Hashable, Sendable {
  package var code: DiagnosticCode
  package var severity: Severity
  /// What is wrong, in one line: lowercase, no full stop, the author's names in single quotes.
  package var message: String
  /// The smallest stretch that the author must change; `nil` where no file is to blame.
  package var range: SourceRange?
  package var notes: [Note]
  package var fixIts: [FixIt]

  package init(
    _ code: DiagnosticCode, _ severity: Severity, at range: SourceRange?, _ message: String,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.code = code
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
  }

  package enum Severity: String, Sendable { case error, warning }

  /// Why it is wrong, what else is involved, or what to do.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var range: SourceRange?

    package init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that makes the diagnostic go away.
  ///
  /// Applying it must never introduce another error.
  package struct FixIt: Hashable, Sendable {
    /// What to do, in the imperative: `write 'padding'`.
    package var title: String
    package var range: SourceRange
    package var replacement: String
    package var safety: Safety

    package init(
      _ title: String, replace range: SourceRange, with replacement: String,
      safety: Safety = .suggestion
    ) {
      self.title = title
      self.range = range
      self.replacement = replacement
      self.safety = safety
    }

    package enum Safety: Hashable, Sendable {
      /// Says in other bytes what the source says already, so that it may be made without asking.
      case safe
      /// A guess at what was meant.
      case suggestion
    }
  }
}
