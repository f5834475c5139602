import VMLData
import VMLDiagnostics

/// A document that is not always there, as a build found it.
public struct ScheduledDocument: Hashable, Sendable {
  /// The document's path.
  public var path: String
  /// Why it was left out; `nil` if it is there.
  public var absence: Absence?
  /// The seconds since 1970 at which it next comes or goes; `nil` where no time does that.
  public var nextChange: Int64?

  public enum Absence: Int, Sendable {
    case draft, future, expired
  }

  public init(path: String, absence: Absence?, nextChange: Int64?) {
    self.path = path
    self.absence = absence
    self.nextChange = nextChange
  }
}

/// The keys of front matter that say whether a page is there.
struct PageSchedule: Sendable {
  static let keys = ["draft", "expire", "publish"]

  /// The ranges of the keys' values that a page has.
  let ranges: [String: SourceRange]

  /// `nil` for a page that has none of them.
  init?(_ entries: [DataNode.Entry]) {
    var ranges: [String: SourceRange] = [:]
    for entry in entries where Self.keys.contains(entry.key) && entry.value.content != .null {
      ranges[entry.key] = entry.value.range
    }
    if ranges.isEmpty { return nil }
    self.ranges = ranges
  }

  /// Decides whether a document is there.
  ///
  /// - Returns: `nil` after an error.
  func decide(
    _ fields: ValueObject, path: String, _ choices: SiteChoices,
    reporting bag: inout DiagnosticBag
  ) -> ScheduledDocument? {
    var isDraft = false
    if let range = ranges["draft"], let value = fields["draft"], !value.isNothing {
      guard case .boolean(let draft) = value else {
        bag.report(.notADraft(value, at: range))
        return nil
      }
      isDraft = draft
    }
    guard let publish = moment("publish", fields, reporting: &bag),
      let expire = moment("expire", fields, reporting: &bag)
    else { return nil }
    if let publish, let expire, expire <= publish, let range = ranges["expire"] {
      bag.report(.expiresBefore(at: range))
      return nil
    }
    var document = ScheduledDocument(path: path, absence: nil, nextChange: nil)
    let now = choices.moment
    if publish != nil || expire != nil {
      if let now {
        let times = [publish, expire].compactMap(\.self).filter { now < $0 }
        document.nextChange = isDraft ? nil : times.min()?.seconds
        if let publish, now < publish { document.absence = .future }
        if let expire, expire <= now { document.absence = .expired }
      } else if !choices.includesDrafts, !isDraft {
        let key = publish == nil ? "expire" : "publish"
        bag.report(.withoutMoment(key, at: ranges[key]))
        return nil
      }
    }
    if isDraft { document.absence = .draft }
    if choices.includesDrafts { document.absence = nil }
    return document
  }

  /// The moment at a key: `nil` inside where there is none, and `nil` after an error.
  private func moment(
    _ key: String, _ fields: ValueObject, reporting bag: inout DiagnosticBag
  ) -> Moment?? {
    guard let range = ranges[key], let value = fields[key], !value.isNothing else {
      return .some(nil)
    }
    guard let text = value.asText, let moment = Moment(text) else {
      bag.report(.notADate(key, value, at: range))
      return nil
    }
    return .some(moment)
  }
}

extension Diagnostic {
  fileprivate static func notADraft(_ value: Value, at range: SourceRange) -> Diagnostic {
    let word: String? =
      switch value.asText?.lowercased() {
      case "yes", "on", "y": "true"
      case "no", "off", "n": "false"
      default: nil
      }
    return Diagnostic(
      .wrongKind, .error, at: range, "'draft' must be true or false, not \(value.kindName)",
      notes: word.map { [Note("a boolean of YAML is 'true' or 'false': '\($0)'")] } ?? [],
      fixIts: word.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func notADate(
    _ key: String, _ value: Value, at range: SourceRange
  ) -> Diagnostic {
    let shown = value.asText.map { "'\($0)' is no date that there is" }
    return Diagnostic(
      .wrongKind, .error, at: range,
      shown ?? "'\(key)' must be a date, not \(value.kindName)",
      notes: [Note("a date is written as in '2026-12-01' or '2026-12-01T18:00:00+01:00'")])
  }

  fileprivate static func expiresBefore(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "the page expires before it is published",
      notes: [Note("'expire' is a later moment than 'publish'")])
  }

  fileprivate static func withoutMoment(_ key: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(key)' needs to know the moment that the site is built for",
      notes: [
        Note(
          "a build reads no clock: give '--at 2026-12-01', or set SOURCE_DATE_EPOCH; "
            + "'--drafts' has all pages")
      ])
  }
}
