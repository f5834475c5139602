import VMLBehaviour
import VMLDiagnostics
import VMLStates

/// Something that a page wants of the window that shows it, or of an app that does not exist.
enum LiveNote: Sendable {
  /// Words for the user, such as the action that an app would get.
  case said(String)
  case go(String)
  case back
  case focus(ElementID)
  case scroll(ElementID)
  case copy(String)
  case open(String)
  case ask(Int, Confirmation)
  /// A form on its way, with the address of its endpoint; the user says what the answer is.
  case form(Int, Submission, address: String?)
  /// A question or a form that is of no use any more.
  case cancel(Int)

  /// - Returns: `nil` for what a window has no part in.
  init?(_ effect: BehaviourEffect, _ site: BehaviourSite) {
    switch effect {
    case .submit(let request, let submission):
      self = .form(
        request, submission, address: submission.endpoint.flatMap { site.addresses[$0] })
    case .confirm(let request, let question): self = .ask(request, question)
    case .cancel(let request): self = .cancel(request)
    case .send(let action, let values): self = .said("action \(action)\(described(values))")
    case .openURL(let address): self = .open(address)
    case .share(let text): self = .said("to be shared: \(text)")
    case .copy(let text): self = .copy(text)
    case .haptic(let name): self = .said("haptic: \(name)")
    case .announce(let text): self = .said("VoiceOver says: \(text)")
    case .settings: self = .said("the app's settings are opened")
    case .review: self = .said("the user is asked for a review")
    case .leave: self = .back
    case .focus(let element): self = .focus(element)
    case .scroll(let element): self = .scroll(element)
    case .report(let problem): self = .said(problem)
    case .fetch, .startTimer, .cancelTimer, .wake, .openPath, .keep, .animate: return nil
    }
  }

  /// Number of the question or form, also of one that is of no use any more.
  var request: Int? {
    switch self {
    case .ask(let request, _), .form(let request, _, _), .cancel(let request): request
    default: nil
    }
  }

  /// Whether the user is to answer.
  var isQuestion: Bool {
    switch self {
    case .ask, .form: true
    default: false
    }
  }

  func write(to json: inout JSONText) {
    json.object { json in
      switch self {
      case .said(let text): json.member("say", text)
      case .go(let path): json.member("go", path)
      case .back: json.member("back", true)
      case .focus(let element): json.member("focus", liveName(element))
      case .scroll(let element): json.member("scroll", liveName(element))
      case .copy(let text): json.member("copy", text)
      case .open(let address): json.member("open", address)
      case .ask(let request, let question):
        json.member("ask", request)
        json.member("title", question.title)
        json.member("button", question.button)
        json.member("cancel", question.cancel)
      case .form(let request, let submission, let address):
        json.member("form", request)
        json.member("name", submission.form)
        json.member("endpoint", submission.endpoint)
        json.member("address", address)
        json.member("fields") { json in
          json.array { json in
            for field in submission.fields {
              json.array {
                $0.value(field.label)
                let text = field.value.attributeText
                $0.value(submission.secrets.contains(field.label) ? concealed(text) : text)
              }
            }
          }
        }
      case .cancel(let request): json.member("forget", request)
      }
    }
  }
}

/// A secret as it is seen.
func concealed(_ text: String) -> String { String(repeating: "•", count: text.count) }

private func described(_ values: [SentValue]) -> String {
  guard !values.isEmpty else { return "" }
  let parts = values.map { value in
    (value.label.isEmpty ? "" : value.label + ": ") + value.value.attributeText
  }
  return "(\(parts.joined(separator: ", ")))"
}
