import VMLDiagnostics
public import VMLMarkup

/// Facts about an element of a document that is drawn in the middle of its life.
///
/// They stand in an attribute of the element, ``attribute``, so that a drawing depends on the
/// bytes of one document alone. With them a drawing says what a user can do with it: `data-e` is
/// the name of an element, `data-events` has the events that it answers, `data-set` an element's
/// name and its attribute that a click gives the value in `data-to`, which is JSON, and
/// `data-input` the same for values that are typed or dragged.
public struct LiveElement: Hashable, Sendable {
  /// The caller's name for it, without blanks.
  public var name: String
  /// The index of its node in the document as it was built; `nil` where it comes from another.
  public var source: Int?
  public var events: [EventName]
  /// Whether its steps take their time, so that it is off.
  public var isBusy: Bool

  /// Name of the attribute that has these facts, of the one with the error of a field, and of the
  /// one of a navigation stack with a way back.
  public static let attribute: StaticString = "vmlc.live"
  public static let errorAttribute: StaticString = "vmlc.error"
  public static let backAttribute: StaticString = "vmlc.back"

  /// Template of a screen that lies over another one, which the modifier of its opener shows.
  public static let layerTemplate = "vmlcLayer"

  public init(name: String, source: Int?, events: [EventName] = [], isBusy: Bool = false) {
    (self.name, self.source, self.events, self.isBusy) = (name, source, events, isBusy)
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    name = String(parts[0])
    source = Int(parts[1])
    events = parts[2].split(separator: ",").compactMap { EventName(rawValue: String($0)) }
    isBusy = parts[3] == "busy"
  }

  /// The value of the attribute.
  public var text: String {
    let events = events.map(\.rawValue).joined(separator: ",")
    return "\(name) \(source.map(String.init) ?? "-") \(events) \(isBusy ? "busy" : "-")"
  }
}

/// The value that a click gives an attribute, as JSON.
enum LiveValue {
  case boolean(Bool), number(Double), text(String)

  fileprivate var json: String {
    switch self {
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return shortest(value)
    case .text(let text):
      var json = JSONText()
      json.value(text)
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }
}

/// A number without a fraction that says nothing.
func shortest(_ value: Double) -> String {
  Int(exactly: value).map { String($0) } ?? String(value)
}

extension Renderer {
  /// The facts about an element in the middle of its life; `nil` for a document as it was built.
  func live(_ node: Int) -> LiveElement? {
    guard options.isLive else { return nil }
    return value(LiveElement.attribute, node).flatMap(LiveElement.init)
  }

  /// Says on a box of an element which it is, and what it answers.
  func name(_ box: inout Box, _ node: Int, _ live: LiveElement?) {
    guard let live else { return box.attribute("data-v", String(node)) }
    if let source = live.source { box.attribute("data-v", String(source)) }
    box.attribute("data-e", live.name)
    if live.isBusy {
      box.classes.append("disabled")
      box.attribute("aria-busy", "true")
    } else if !live.events.isEmpty {
      box.attribute("data-events", live.events.map(\.rawValue).joined(separator: " "))
    }
  }

  /// Has a click on a box set an attribute of an element, where the document is alive.
  func sets(_ box: inout Box, _ node: Int, _ attribute: String, to value: LiveValue?) {
    guard let value, let live = live(node), !live.isBusy else { return }
    box.attribute("data-set", "\(live.name) \(attribute)")
    box.attribute("data-to", value.json)
  }

  /// Has a box take input of some kind for an attribute of an element; `value` is the present one.
  func takes(
    _ box: inout Box, _ node: Int, _ attribute: String, _ kind: String, _ value: String
  ) {
    guard let live = live(node), !live.isBusy else { return }
    box.attribute("data-input", "\(live.name) \(attribute) \(kind)")
    box.attribute("data-value", value)
  }

  /// A view with the error of a field below it.
  func withError(_ box: Box, _ node: Int, _ environment: PreviewEnvironment) -> Box {
    guard let error = value(LiveElement.errorAttribute, node) else { return box }
    var small = environment.inside()
    small.font = PreviewFont()
    small.font.style = .caption
    small.foreground = .color(environment.hueRed)
    small.level = 0
    var text = textBox(error, small)
    text.attribute("role", "alert")
    var outer = stack([box, text], .vertical, Alignment(.leading), spacing: nil)
    outer.flex = box.flex
    return outer
  }

  /// Has a click be a gesture of the modifier of a style, by the modifier's number.
  func gesture(_ box: inout Box, _ call: Modifier, _ index: Int) {
    let kind: String
    switch call.name {
    case "onTapGesture": kind = call["count"]?.number ?? 1 > 1 ? "double" : "tap"
    case "onLongPressGesture": kind = "long"
    case "refreshable": kind = "refresh"
    default: return
    }
    if box.attributes.contains(where: { $0.name.description == "data-gesture" }) {
      box = box.wrapped()
    }
    box.attribute("data-gesture", "\(index) \(kind)")
  }

  /// The attribute that a binding of a modifier reads, as `sheet(isPresented: attr(open))` does.
  func bound(_ label: String, of modifier: Int, _ node: Int) -> String? {
    guard let index = markup.attribute(.style, of: node) else { return nil }
    let range = markup.attributes[index].style
    var call = range.lowerBound
    var count = 0
    while call < range.upperBound {
      if markup.styles.nodes[call].kind == .modifier {
        if count == modifier { break }
        count += 1
      }
      call = Int(markup.styles.nodes[call].end)
    }
    guard call < range.upperBound else { return nil }
    let argument = markup.styles.arguments(of: call).first {
      markup.styles.string($0.label) == label
    }
    guard let first = argument?.nodes.lowerBound, markup.styles.nodes[first].kind == .attribute
    else { return nil }
    return markup.styles.text(of: first)
  }
}
