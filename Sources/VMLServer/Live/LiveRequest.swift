import VMLBehaviour
import VMLData
import VMLDiagnostics
import VMLMarkup

/// An act of a user in a drawing, as the window posts it.
struct LiveRequest {
  /// The window's name.
  var session: String
  var frame: FrameRequest
  var event: BehaviourEvent

  /// Reads `session=…&frame=…&kind=…` and what the kind has; `nil` for what cannot be read.
  init?(_ body: [UInt8], component: (String) -> FrameRequest?) {
    guard let text = String(validating: body, as: UTF8.self) else { return nil }
    let values = Dictionary(queryParameters(text).map { ($0.name, $0.value) }) { first, _ in first }
    guard let session = values["session"], isSessionName(session),
      let frame = values["frame"].flatMap(component), let event = Self.event(values)
    else { return nil }
    (self.session, self.frame, self.event) = (session, frame, event)
  }

  private static func event(_ values: [String: String]) -> BehaviourEvent? {
    let element = values["element"].flatMap(elementID)
    let value = values["value"].flatMap(liveValue)
    let number = values["number"].flatMap { Int($0) }
    switch (values["kind"], element, number) {
    case ("event", let element?, _):
      guard let name = values["name"].flatMap(EventName.init) else { return nil }
      return .happened(name, element, value: value)
    case ("gesture", let element?, let modifier?):
      return .performed(element, modifier: modifier)
    case ("change", let element?, _):
      guard let attribute = values["name"], let value else { return nil }
      return .changed(element, attribute: attribute, value)
    case ("visible", let element?, _): return .visible(element, value == .boolean(true))
    case ("answer", _, let request?):
      guard let status = values["status"].flatMap({ Int($0) }) else { return .failed(request) }
      return .answered(request, status: status, body: Array((values["body"] ?? "").utf8))
    case ("confirm", _, let request?): return .confirmed(request, value == .boolean(true))
    case ("tab", _, _): return values["name"].map { .selectedTab($0) }
    case ("back", _, _): return .wentBack
    case ("close", _, _): return .closed
    default: return nil
    }
  }
}

/// Whether a window can have a name.
func isSessionName(_ name: String) -> Bool {
  (16...64).contains(name.utf8.count) && name.utf8.allSatisfy { Hexadecimal.value(of: $0) != nil }
}

/// The value of a JSON text; `nil` for text that is none.
private func liveValue(_ json: String) -> Value? {
  var bag = DiagnosticBag()
  let bytes = Array(json.utf8)
  let text = SourceText(file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
  return readJSON(text, reporting: &bag)?.value
}
