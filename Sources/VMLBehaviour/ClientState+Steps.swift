import VMLData
import VMLMarkup

// Steps, one after the other.
extension ClientState {
  /// Begins the steps of an element's handler, unless they are under way; a `debounce` begins anew.
  mutating func trigger(
    _ kind: BehaviourDocument.Handler.Kind, _ element: ElementID, _ value: Value?
  ) {
    guard let document = part(of: element)?.document,
      let handler = document.handlers[element.node]?[kind]
    else { return }
    let key = RunKey(element: element, kind: kind)
    if let run = runs[key] {
      guard case .debounce(let timer) = run.waiting else { return }
      cancel(timer: timer)
    } else if handler.event.isGesture, isBusy(element) {
      return
    }
    runs[key] = Run(handler: handler, document: document, value: value)
    proceed(key)
  }

  /// Whether steps of an element take their time, so that its control is off.
  func isBusy(_ element: ElementID) -> Bool {
    guard let handlers = part(of: element)?.document.handlers[element.node] else { return false }
    return handlers.keys.contains { kind in
      runs[RunKey(element: element, kind: kind)].map { !$0.isDebounced } ?? false
    }
  }

  private enum Outcome {
    case next, end, failure
    case wait(Run.Waiting)
  }

  /// Carries out steps up to one that takes time.
  mutating func proceed(_ key: RunKey) {
    runs[key]?.waiting = .running
    while let run = runs[key], run.next < run.handler.steps.count {
      runs[key]?.next += 1
      switch perform(run.handler.steps[run.next], of: run, key) {
      case .next: continue
      case .end:
        runs[key] = nil
        return
      case .failure: return failRun(key)
      case .wait(let waiting):
        runs[key]?.waiting = waiting
        return
      }
    }
    runs[key] = nil
  }

  private mutating func perform(_ action: Action, of run: Run, _ key: RunKey) -> Outcome {
    let element = key.element
    guard part(of: element)?.document === run.document || action.isOfNoElement else { return .end }
    switch action {
    case .set, .toggle, .increment, .append, .remove, .reset:
      if !change(by: action, of: run, at: element) { reportValue(at: element) }
    case .send(let action, let values):
      emit(
        .send(
          action, values.map { SentValue($0.label, value(of: $0.operand, in: run, at: element)) }))
    case .open(let path, let way, let tab): open(path, as: way, tab: tab, from: element)
    case .back(let target):
      guard !goBack(target) else { break }
      if case .one = target { emit(.leave) } else { report("there is nothing to go back to") }
    case .dismiss:
      if !dismiss(from: element) { emit(.leave) }
    case .retry: return retry(from: element, of: run)
    case .focus(let form, let field): focus(field, ofForm: form, at: element)
    case .scroll(let id):
      guard let target = self.element(withID: id, from: element) else {
        report("there is no element '\(id)'")
        return .next
      }
      emit(.scroll(target))
    case .outside(let effect): emit(effect)
    case .when(let condition): return holds(condition, at: element) ? .next : .end
    case .once:
      let once = Once(node: element.node, kind: key.kind)
      let isFirst = screens[element.screen]?.parts[element.part]?.passed.insert(once).inserted
      return isFirst == true ? .next : .end
    case .confirm, .wait, .debounce, .refresh, .load, .submit: return wait(for: action, key)
    }
    return .next
  }

  private mutating func reportValue(at element: ElementID) {
    let path = part(of: element)?.document.path ?? ""
    report("\(path): a state does not take the value of a step")
  }

  private mutating func wait(for action: Action, _ key: RunKey) -> Outcome {
    switch action {
    case .wait(let seconds): return .wait(.timer(startTimer(.run(key), seconds: seconds)))
    case .debounce(let seconds): return .wait(.debounce(startTimer(.run(key), seconds: seconds)))
    case .confirm(let question):
      guard let request = request(.confirm(key)) else { return .failure }
      emit(.confirm(request, question))
      return .wait(.request(request))
    case .refresh:
      let screen = key.element.screen
      guard let path = screens[screen]?.path,
        let request = request(.refresh(screen: screen, key))
      else { return .failure }
      emit(.fetch(request, path: path, isRefresh: true))
      return .wait(.request(request))
    case .load(let path, let id, let mode):
      let target = id.map { element(withID: $0, from: key.element) } ?? key.element
      guard let target else {
        report("there is no element '\(id ?? "")'")
        return .failure
      }
      return load(path, into: target, mode, key).map { .wait(.request($0)) } ?? .failure
    case .submit(let form, let endpoint):
      return submit(form, to: endpoint, key)
    default: return .next
    }
  }

  private mutating func submit(_ form: Int, to endpoint: String?, _ key: RunKey) -> Outcome {
    let form = ElementID(screen: key.element.screen, part: key.element.part, node: form)
    switch submit(form, to: endpoint, key) {
    case .sent(let request): return .wait(.request(request))
    case .refused: return .end
    case .failed: return .failure
    }
  }

  // MARK: States

  private func value(of operand: Action.Operand, in run: Run, at element: ElementID) -> Value {
    switch operand {
    case .literal(let value): value
    case .state(let state): value(of: state, at: element)
    case .event: run.value ?? .nothing
    }
  }

  /// Changes a state; `false` where it does not take the value.
  private mutating func change(by action: Action, of run: Run, at element: ElementID) -> Bool {
    switch action {
    case .set(let state, let operand):
      return set(state, to: value(of: operand, in: run, at: element), at: element)
    case .toggle(let state):
      guard case .boolean(let isOn) = value(of: state, at: element) else { return false }
      return set(state, to: .boolean(!isOn), at: element)
    case .increment(let state, let operand):
      let amount = value(of: operand, in: run, at: element)
      guard let sum = sum(of: value(of: state, at: element), amount, in: type(of: state, element))
      else { return false }
      return set(state, to: sum, at: element)
    case .append(let state, let operand):
      guard case .list(let items) = value(of: state, at: element) else { return false }
      let item = value(of: operand, in: run, at: element)
      return items.contains(item) || set(state, to: .list(items + [item]), at: element)
    case .remove(let state, let operand):
      guard case .list(let items) = value(of: state, at: element) else { return false }
      let item = value(of: operand, in: run, at: element)
      return set(state, to: .list(items.filter { $0 != item }), at: element)
    case .reset(let state): return set(state, to: first(of: state, element), at: element)
    default: return true
    }
  }

  func type(of state: StateReference, _ element: ElementID) -> ValueType? {
    switch state {
    case .local(let index): part(of: element)?.document.states[index].type
    case .site(let name): site.states[name]?.type
    case .status: nil
    }
  }

  private func first(of state: StateReference, _ element: ElementID) -> Value {
    switch state {
    case .local(let index): part(of: element)?.document.states[index].first ?? .nothing
    case .site(let name): site.states[name]?.first ?? .nothing
    case .status: .nothing
    }
  }

  /// A number and an amount, cut to the range of a type.
  private func sum(of value: Value, _ amount: Value, in type: ValueType?) -> Value? {
    if case .integer(let number) = value, case .integer(let amount) = amount {
      let (sum, isOver) = number.addingReportingOverflow(amount)
      let total = isOver ? (amount > 0 ? Int.max : Int.min) : sum
      guard case .integer(let range)? = type else { return .integer(total) }
      return .integer(min(max(total, range.lower ?? .min), range.upper ?? .max))
    }
    guard let number = value.asNumber, let amount = amount.asNumber else { return nil }
    let sum = min(max(number + amount, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    guard case .number(let range)? = type else { return .number(sum) }
    return .number(min(max(sum, range.lower ?? -.infinity), range.upper ?? .infinity))
  }

  // MARK: Failures

  /// Ends a run that has failed, and begins the steps of `onFailure`.
  mutating func failRun(_ key: RunKey) {
    guard var run = runs.removeValue(forKey: key) else { return }
    run.next -= 1
    failures[key.element] = Failure(key: key, run: run)
    // Else what fails at once would go on without an end.
    guard key.kind != .event(.onFailure) else { return }
    trigger(.event(.onFailure), key.element, nil)
  }

  /// Begins again what failed at an element, or at the nearest one around it.
  private mutating func retry(from element: ElementID, of run: Run) -> Outcome {
    guard let document = part(of: element)?.document,
      let place = document.lineage(of: element.node).lazy
        .map({ ElementID(screen: element.screen, part: element.part, node: $0) })
        .first(where: { failures[$0] != nil }),
      var failure = failures[place], runs[failure.key] == nil
    else { return .end }
    let retries = run.handler.event.isGesture ? 0 : failure.run.retries + 1
    guard retries <= ClientLimits.retries else {
      report("\(document.path): what fails is not tried for ever")
      return .end
    }
    failures[place] = nil
    failure.run.retries = retries
    runs[failure.key] = failure.run
    proceed(failure.key)
    return .next
  }

  // MARK: Timers and requests

  mutating func startTimer(_ use: TimerUse, seconds: Double) -> Int {
    let timer = nextNumber()
    timers[timer] = use
    emit(.startTimer(timer, seconds: seconds))
    return timer
  }

  mutating func cancel(timer: Int) {
    guard let use = timers.removeValue(forKey: timer) else { return }
    if case .visible(let element) = use { watched[element] = nil }
    emit(.cancelTimer(timer))
  }

  /// A number for a step's request; `nil`, with a report, where there are too many.
  mutating func request(_ use: RequestUse) -> Int? {
    guard requests.values.count(where: { $0.run != nil }) < ClientLimits.requests else {
      report("there are more than \(ClientLimits.requests) requests at once")
      return nil
    }
    let request = nextNumber()
    requests[request] = use
    return request
  }

  mutating func confirm(_ request: Int, _ isConfirmed: Bool) {
    guard case .confirm(let key)? = requests[request] else { return }
    requests[request] = nil
    if isConfirmed { proceed(key) } else { runs[key] = nil }
  }

  /// Ends all that is under way at elements.
  mutating func cancelRuns(where isGone: (ElementID) -> Bool) {
    for key in runs.keys where isGone(key.element) {
      // Steps that take no time go on.
      if case .running? = runs[key]?.waiting { continue }
      runs[key] = nil
    }
    for element in failures.keys where isGone(element) { failures[element] = nil }
    for timer in timers.keys.sorted() {
      switch timers[timer] {
      case .visible(let element) where isGone(element): cancel(timer: timer)
      case .run(let key) where isGone(key.element): cancel(timer: timer)
      default: continue
      }
    }
    for request in requests.keys.sorted() {
      guard let key = requests[request]?.run, isGone(key.element) else { continue }
      requests[request] = nil
      emit(.cancel(request))
    }
  }
}
