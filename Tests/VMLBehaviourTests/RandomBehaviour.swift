import VMLBehaviour
import VMLData
import VMLMarkup
import VMLTestSupport

/// Documents and events of every kind, most of them sound; names are drawn from few, so that what
/// changes meets what follows.
struct RandomBehaviour {
  var generator: SplitMix64

  init(_ generator: SplitMix64) { self.generator = generator }

  private static let paths = ["/", "/a", "/b", "/p", "/plain", "/none"]

  mutating func pages() -> [String: String] {
    var pages = ["/plain": "<Text>Plain</Text>"]
    for path in ["/", "/a", "/b", "/p"] { pages[path] = element(depth: 0) }
    if roll(3) { pages["/not-found"] = element(depth: 2) }
    return pages
  }

  private mutating func roll(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &generator) == 0
  }

  private mutating func pick<Element>(_ all: [Element]) -> Element {
    all[Int.random(in: 0..<all.count, using: &generator)]
  }

  // MARK: Documents

  private mutating func element(depth: Int) -> String {
    let name = pick([
      "VStack", "HStack", "List", "Form", "Text", "Button", "Toggle", "TextField", "SecureField",
      "Stepper", "NavigationStack", "NavigationLink", "TabView", "ProgressView", "Group",
    ])
    var attributes: [String: String] = [:]
    if roll(2) { attributes["id"] = pick(["x", "y", "z"]) }
    if roll(3) { attributes["state"] = state() }
    if roll(4) { attributes["show"] = condition() }
    if roll(4) {
      attributes["bind"] = "\(pick(["isOn", "text", "content", "tint", "value"])): \(source())"
    }
    if roll(4) { attributes["form"] = pick(["f", "g"]) }
    if roll(2) { attributes["name"] = pick(["a", "b", "n"]) }
    if roll(4) { attributes["check"] = pick(["required", "email", "length(1...3)", "equals(b)"]) }
    if roll(6) { attributes["template"] = pick(["hidden", "failed", "label", "s"]) }
    if roll(6) { attributes["tag"] = pick(["one", "two"]) }
    if roll(5) {
      attributes["s"] = "false"
      attributes["style"] = pick([
        "sheet(isPresented: attr(s), content: :s)", "onTapGesture(perform: \(step()))",
        "refreshable(action: steps(\(step()), \(step())))", "padding(8)",
      ])
    }
    if name == "NavigationLink" { attributes["value"] = pick(Self.paths) }
    for event in EventName.allCases where roll(6) {
      attributes[event.rawValue] = (0..<Int.random(in: 1...3, using: &generator)).map { _ in step()
      }
      .joined(separator: ";")
    }
    let text = attributes.sorted { $0.key < $1.key }.map { name, value in
      let escaped = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return " \(name)=\"\(escaped)\""
    }.joined()
    let count = depth < 4 ? Int.random(in: 0...3, using: &generator) : 0
    let children = (0..<count).map { _ in element(depth: depth + 1) }.joined()
    return "<\(name)\(text)>\(children.isEmpty && roll(2) ? "Words" : children)</\(name)>"
  }

  private mutating func state() -> String {
    let all = [
      "o: boolean = false", "n: integer(0...3) = 1", "m: number = 0.5", "q: string(0...5) = ''",
      "e: enum(a, b) = .a", "w: set(a, b) = []", "v: set(string) = ['x']", "d: date = '2026-12-01'",
      "o: integer = 3",
    ]
    return (0..<Int.random(in: 1...4, using: &generator)).map { _ in pick(all) }.joined(
      separator: ";")
  }

  private mutating func condition() -> String {
    let one = pick([
      "o", "!o", "n > 1", "m <= n", "e == .a", "w.contains(.b)", "q.isEmpty", "s", "f.busy",
      "f.valid", "a.error.isEmpty", "matches('lamp', q)", "before('1970-01-01T00:01:00Z')",
      "after('1970-01-01T00:02:00Z')", "a == b", "unknown",
    ])
    return roll(3) ? "(\(one)) \(pick(["&&", "||"])) \(condition())" : one
  }

  private mutating func source() -> String {
    switch pick([0, 1, 2]) {
    case 0: pick(["o", "n", "q", "m", "e", "w", "a.error"])
    case 1: condition()
    default: "\(condition()) ? \(pick([".red", "1", "'x'"])) : \(source())"
    }
  }

  private mutating func step() -> String {
    let path = pick(Self.paths)
    return pick([
      "set(o, true)", "toggle(o)", "toggle(s)", "set(s, true)", "increment(n)",
      "increment(n, by: -2)",
      "increment(m, by: 1e300)", "append(w, .a)", "append(v, q)", "remove(w, .a)", "reset(q)",
      "set(q, value)", "send(act, n, v: q)", "open('\(path)')", "open('\(path)', as: .sheet)",
      "open('\(path)', as: .replace)", "open('\(path)', as: .root)", "open('\(path)', in: 'two')",
      "back()", "back(to: .root)", "back(to: '\(path)')", "dismiss()", "refresh()",
      "load('\(path)')",
      "load('\(path)', into: 'x', as: .append)", "load('\(path)', as: .inner)",
      "load('\(path)', into: 'y', as: .prepend)", "retry()", "submit(f)", "focus(a)",
      "scroll(to: 'x')", "openURL('https://a.example')", "haptic(.success)", "when(\(condition()))",
      "confirm('?', button: 'Yes')", "wait(1)", "wait(0)", "debounce(0.5)", "once()",
      "animate(.smooth)", "fly()",
    ])
  }

  // MARK: Events

  mutating func act(on client: inout TestClient) {
    client.holdsPages = roll(2)
    let nodes = client.tree.nodes
    let drawn = nodes.isEmpty || roll(8) ? strange() : pick(nodes).id
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...4:
      client.send(.happened(pick(EventName.allCases), drawn, value: roll(2) ? value() : nil))
    case 5: client.send(.performed(drawn, modifier: pick([0, 1, -1])))
    case 6...7:
      let attribute = pick(["isOn", "text", "value", "s", "selection", "none"])
      client.send(.changed(drawn, attribute: attribute, value()))
    case 8: client.send(.visible(drawn, roll(2)))
    case 9: client.wait(pick([0.1, 1, 70]))
    case 10: client.send(.clock(Double.random(in: 0..<200, using: &generator)))
    case 11: answer(&client)
    case 12:
      let path = pick(Self.paths)
      let other = BehaviourDocument(
        path: path, source: Array(element(depth: 1).utf8), in: client.state.site)
      client.send(.released(other))
    default:
      client.send(
        pick([
          .wentBack, .closed, .selectedTab(pick(["one", "two", "no"])), .link(pick(Self.paths)),
          .link("/a", parents: ["/b", "/p"]), .appSet("cart", value()),
        ]))
    }
  }

  private mutating func answer(_ client: inout TestClient) {
    switch pick([0, 1, 2, 3, 4]) {
    case 0: client.failPages()
    case 1: client.answer(200, #"{"set": {"n": 2}, "open": "/a"}"#)
    case 2: client.answer(422, #"{"errors": {"a": "no"}}"#)
    case 3: client.answerQuestion(roll(2))
    default:
      client.send(
        pick([
          .arrived(1, BehaviourDocument(path: "/", source: [], in: BehaviourSite())), .unchanged(2),
          .failed(3), .timer(4), .unknownPath(5), .answered(6, status: 200, body: []),
        ]))
    }
  }

  private mutating func strange() -> ElementID {
    ElementID(
      screen: pick([-1, 0, 1, 3, .max]), part: pick([-1, 0, 2, 5, .min]),
      node: pick([-1, 0, 3, .max]))
  }

  private mutating func value() -> Value {
    pick([
      .boolean(true), .boolean(false), .integer(2), .integer(.max), .number(.infinity),
      .string("x"),
      .string(String(repeating: "y", count: 5000)), .list([.string("a")]), .list([.integer(1)]),
      .nothing,
    ])
  }
}
