import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates

// Forms: checks, submitting, answers.
extension ClientState {
  private typealias Form = BehaviourDocument.Form

  private func form(_ form: ElementID) -> Form? { part(of: form)?.document.forms[form.node] }

  private func state(of form: ElementID) -> FormState {
    screens[form.screen]?.parts[form.part]?.forms[form.node] ?? FormState()
  }

  private mutating func update(_ form: ElementID, _ change: (inout FormState) -> Void) {
    screens[form.screen]?.parts[form.part]?.forms[form.node, default: FormState()].change(
      by: change)
  }

  func status(
    _ status: StateReference.Status, ofForm node: Int, at element: ElementID
  ) -> Value {
    let form = ElementID(screen: element.screen, part: element.part, node: node)
    let state = state(of: form)
    switch status {
    case .busy: return .boolean(state.request != nil)
    case .valid: return .boolean(problems(of: form, assumingValid: true).isEmpty)
    case .changed:
      let part = part(of: form)
      let isChanged = self.form(form)?.fields.contains { field in
        part?.values[field.state] != part?.document.states[field.state].first
      }
      return .boolean(isChanged ?? false)
    case .error: return .string(state.error)
    case .fieldError(let field): return .string(state.errors[field] ?? "")
    }
  }

  /// The error of a field that stands below it, since nothing in the document reads it.
  func unreadError(of element: ElementID) -> String? {
    guard let document = part(of: element)?.document else { return nil }
    for node in document.lineage(of: element.node) where document.forms[node] != nil {
      guard let field = document.field(element.node) else { return nil }
      let form = ElementID(screen: element.screen, part: element.part, node: node)
      guard document.readers[.status(form: node, .fieldError(field.name))] == nil else {
        return nil
      }
      return state(of: form).errors[field.name]
    }
    return nil
  }

  // MARK: Checks

  /// The fields that count: of each name the first that is visible.
  private func fields(of form: ElementID, assumingValid: Bool = false) -> [Form.Field] {
    var seen: Set<String> = []
    return (self.form(form)?.fields ?? []).filter { field in
      isVisible(
        ElementID(screen: form.screen, part: form.part, node: field.node),
        assumingValid: assumingValid)
        && seen.insert(field.name).inserted
    }
  }

  /// The fields that are wrong, each with the name of a check, in their order.
  private func problems(
    of form: ElementID, assumingValid: Bool = false
  ) -> [(field: Form.Field, check: String)] {
    let fields = fields(of: form, assumingValid: assumingValid)
    let values = part(of: form)?.values ?? []
    return fields.compactMap { field in
      failedCheck(of: field, values[field.state]) { name in
        fields.first { $0.name == name }.map { values[$0.state] }
      }.map { (field, $0) }
    }
  }

  private func text(of check: String, _ field: Form.Field, in form: ElementID) -> String {
    let node = part(of: form)?.document.nodes[field.node]
    let own = "error" + check.prefix(1).uppercased() + check.dropFirst()
    return node?.value(own) ?? node?.value("error") ?? site.errors[check] ?? check
  }

  /// Checks a form again when the user has changed a field, once it was submitted.
  mutating func checkAgain(_ element: ElementID, _ field: BehaviourDocument.Form.Field?) {
    guard let document = part(of: element)?.document,
      let node = document.lineage(of: element.node).first(where: { document.forms[$0] != nil })
    else { return }
    let form = ElementID(screen: element.screen, part: element.part, node: node)
    guard state(of: form).isChecked else { return }
    let errors = errors(problems(of: form), in: form)
    update(form) { $0.errors = errors }
  }

  private func errors(
    _ problems: [(field: Form.Field, check: String)], in form: ElementID
  ) -> [String: String] {
    Dictionary(problems.map { ($0.field.name, text(of: $0.check, $0.field, in: form)) }) { $1 }
  }

  /// Shows what is wrong, with the focus on the first field.
  private mutating func refuse(
    _ problems: [(field: Form.Field, check: String)], in form: ElementID
  ) {
    let errors = errors(problems, in: form)
    update(form) { $0.errors = errors }
    guard let first = problems.first?.field else { return }
    emit(.focus(ElementID(screen: form.screen, part: form.part, node: first.node)))
    emit(.announce(errors[first.name] ?? ""))
  }

  mutating func focus(_ name: String, ofForm node: Int, at element: ElementID) {
    let form = ElementID(screen: element.screen, part: element.part, node: node)
    guard let field = fields(of: form).first(where: { $0.name == name }) else { return }
    emit(.focus(ElementID(screen: form.screen, part: form.part, node: field.node)))
  }

  // MARK: Submitting

  enum Submitting {
    case sent(Int)
    /// It is under way, or the user has to mend something.
    case refused
    case failed
  }

  mutating func submit(_ form: ElementID, to endpoint: String?, _ key: RunKey) -> Submitting {
    guard let facts = self.form(form), state(of: form).request == nil else { return .refused }
    update(form) { $0.isChecked = true }
    var problems = problems(of: form)
    var sent: [SentValue] = []
    if problems.isEmpty { (sent, problems) = values(of: form, for: endpoint) }
    guard problems.isEmpty else {
      refuse(problems, in: form)
      return .refused
    }
    guard let request = request(.submit(key, form: form)) else { return .failed }
    let order = state(of: form).order ?? nextNumber()
    update(form) { form in
      form.order = order
      form.request = request
      form.errors = [:]
      form.error = ""
    }
    let submission = Submission(
      form: facts.name, endpoint: endpoint, fields: sent,
      secrets: Set(facts.fields.filter(\.isSecure).map(\.name)), key: "\(session)-\(order)")
    emit(.submit(request, submission))
    return .sent(request)
  }

  private func values(
    of form: ElementID, for endpoint: String?
  ) -> (sent: [SentValue], problems: [(field: Form.Field, check: String)]) {
    let types = endpoint.flatMap { site.endpoints[$0] }
    let values = part(of: form)?.values ?? []
    var sent: [SentValue] = []
    var problems: [(field: Form.Field, check: String)] = []
    for field in fields(of: form) {
      var value: Value? = values[field.state]
      if let types {
        guard let type = types.first(where: { $0.name == field.name })?.type else { continue }
        let (typed, problem) = values[field.state].sent(as: type, separator: site.decimalSeparator)
        if let problem { problems.append((field, problem)) }
        value = typed
      }
      if let value { sent.append(SentValue(field.name, value)) }
    }
    return (sent, problems)
  }

  // MARK: Answers

  /// Ends a form's request that has failed.
  mutating func failForm(_ form: ElementID, _ key: RunKey) {
    let text = site.errors["failure"] ?? ""
    update(form) { form in
      form.request = nil
      form.error = text
    }
    failRun(key)
  }

  mutating func answer(_ request: Int, _ status: Int, _ body: [UInt8]) {
    guard case .submit(let key, let form)? = requests[request] else { return }
    guard (200..<300).contains(status) || status == 422, body.count <= ClientLimits.answerBytes
    else { return fail(request) }
    requests[request] = nil
    let isSuccess = status != 422
    update(form) { form in
      form.request = nil
      if isSuccess { form = FormState() }
    }
    let object: ValueObject
    switch jsonValue(body) {
    case .object(let read)?: object = read
    case nil where body.isEmpty: object = ValueObject()
    default:
      report("the answer to a form is no object")
      object = ValueObject()
    }
    if !isSuccess { refuse(with: object, form) }
    take(values: object["set"], at: form)
    let path = object["open"]?.asText
    // The steps come first, so that the answer's page lies on top of theirs.
    if isSuccess { proceed(key) } else { failRun(key) }
    if let path { openAnswered(path, from: form) }
  }

  /// Shows the errors of an answer, of fields and of the form; without any, that it failed.
  private mutating func refuse(with answer: ValueObject, _ form: ElementID) {
    let known = fields(of: form)
    var problems: [String: String] = [:]
    if case .object(let texts)? = answer["errors"] {
      for (name, text) in zip(texts.keys, texts.values) {
        if let text = text.asText, known.contains(where: { $0.name == name }) {
          problems[name] = String(text.prefix(500))
        } else {
          report("the answer has an error of '\(name.prefix(40))', which is no field")
        }
      }
    }
    let own = answer["error"]?.asText.map { String($0.prefix(500)) }
    let failure = site.errors["failure"] ?? ""
    update(form) { form in
      form.errors = problems
      form.error = own ?? (problems.isEmpty ? failure : "")
    }
    if let first = known.first(where: { problems[$0.name] != nil }) {
      emit(.focus(ElementID(screen: form.screen, part: form.part, node: first.node)))
      emit(.announce(problems[first.name] ?? ""))
    } else if let own {
      emit(.announce(own))
    }
  }

  private mutating func take(values: Value?, at form: ElementID) {
    guard case .object(let values)? = values, let document = part(of: form)?.document else {
      return
    }
    for (name, value) in zip(values.keys, values.values) {
      let state = document.reference(name, from: form.node, in: site)
      guard let state, set(state, to: value, at: form) else {
        report("the answer sets '\(name.prefix(40))', which is no state with that value")
        continue
      }
    }
  }

  private mutating func openAnswered(_ path: String, from form: ElementID) {
    guard path.hasPrefix("/"), site.paths?.contains(path) ?? true else {
      return report("the answer opens '\(path.prefix(100))', which is no page")
    }
    open(path, as: .push, tab: nil, from: form)
  }
}

extension FormState {
  fileprivate mutating func change(by change: (inout FormState) -> Void) { change(&self) }
}

/// The value of a JSON text; `nil` for text that is none.
func jsonValue(_ bytes: [UInt8]) -> Value? {
  var bag = DiagnosticBag()
  let text = SourceText(file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
  return bag.hasErrors ? nil : readJSON(text, reporting: &bag)?.value
}
