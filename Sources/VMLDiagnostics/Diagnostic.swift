@_exported public import VMLBase

/// One mistake in the author's input.
public struct Diagnostic: Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity
  /// The mistake, in one line: lowercase, no full stop, the author's names in single quotes.
  public var message: String
  /// The smallest stretch that the author must change; `nil` where no file is to blame.
  public var range: SourceRange?
  public var notes: [Note]
  public var fixIts: [FixIt]

  public init(
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

  /// The place tells nearly all apart, so that the texts of diagnostics with one are not hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(message.utf8.count)
    if range == nil { hasher.combine(message) }
  }

  public enum Severity: String, Sendable { case error, warning }

  /// Why it is wrong, what else is involved, or what to do.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that makes the diagnostic go away.
  ///
  /// Applying it must never introduce another error.
  public struct FixIt: Hashable, Sendable {
    /// The remedy, in the imperative: `write 'padding'`.
    public var title: String
    public var range: SourceRange
    public var replacement: String
    public var safety: Safety

    public init(
      _ title: String, replace range: SourceRange, with replacement: String,
      safety: Safety = .suggestion
    ) {
      self.title = title
      self.range = range
      self.replacement = replacement
      self.safety = safety
    }

    public enum Safety: Hashable, Sendable {
      /// Says in other bytes what the source says already, so that it may be made without asking.
      case safe
      /// A guess at what was meant.
      case suggestion
    }
  }
}
