import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// Pages that run in a window of a browser.
@Suite(.serialized, .timeLimit(.minutes(30))) struct LiveTests {
  private static let text = #"""
    -- site.yaml --
    name: S
    version: "1"
    targets: [ios]
    state:
      saved: { type: set(string), default: [] }
    actions:
      add: { sku: string }
    endpoints:
      order: { url: "https://api.acme.example/orders", fields: { email: string } }
    -- content/index.vml --
    <VStack state="open: boolean = false; size: enum(s, l) = .s">
      <Button onTap="toggle(open);send(add, sku: 'lamp')">Details</Button>
      <Text show="open">Brass</Text>
      <Toggle isOn="true">Alone</Toggle>
      <Picker title="Size" selection="s" bind="selection: size" style="pickerStyle(.segmented)">
        <Text tag="s">Small</Text><Text tag="l">Large</Text></Picker>
      <Text bind="content: size"/>
      <Text style="onTapGesture(perform: open('/form', as: .sheet))">Order it</Text>
      <Button onTap="open('/form')">Go</Button>
      <Button onTap="append(saved, 'lamp')">Save</Button>
      <Button onTap="wait(0.01);set(size, .l)">Later</Button>
      <Button onTap="back()">Back</Button>
    </VStack>
    -- content/form.vml --
    <VStack form="order" onAppear="append(saved, 'seen')">
      <TextField name="email" text="" check="required" errorRequired="We need it.">Email</TextField>
      <Button onTap="submit(order, to: order)">Send</Button>
      <Text show="order.busy">One moment</Text>
      <Text show="saved.contains('lamp')">Saved before</Text>
      <Text show="saved.contains('seen')">Seen</Text>
    </VStack>
    """#

  /// A window that looks at one page.
  private final class Window {
    let site: ServedTestSite
    private(set) var frame: String
    private var stream: (any HTTPStream)?
    let session: String
    private(set) var html = ""
    private(set) var notes: [[String: Any]] = []

    init(_ site: ServedTestSite, at path: String = "/", session: String = windowName()) async throws
    {
      self.site = site
      self.session = session
      frame = "id=a&path=\(path)&target=ios&platform=ios"
      stream = try await site.feed([frame], session: session)
      try await wait { _ in !html.isEmpty }
    }

    /// Looks no longer, as a browser does whose tab is hidden.
    func close() { stream = nil }

    func forgetNotes() { notes = [] }

    /// Connects anew; `states` is what the query says of the app.
    func open(_ states: String = "") async throws {
      stream = try await site.feed([frame], session: session, states: states)
    }

    /// Reads events until something holds.
    func wait(for isThere: (String) -> Bool) async throws {
      while !isThere(html) {
        for event in try ServerEvent.all(in: try #require(await stream?.next())) {
          if event.name == "frame" { html = event.data["html"] as? String ?? "" }
          if event.name == "notes" { notes += event.data["notes"] as? [[String: Any]] ?? [] }
        }
      }
    }

    func shows(_ text: String, _ isShown: Bool = true) async throws {
      try await wait { $0.contains(">\(text)<") == isShown }
    }

    func notes(_ key: String) async throws -> [String: Any] {
      try await wait { _ in notes.contains { $0[key] != nil } }
      return try #require(notes.last { $0[key] != nil })
    }

    /// The name of the element round a text.
    func element(_ text: String) throws -> String {
      let end = try #require(html.range(of: ">\(text)<"))
      let start = try #require(
        html[..<end.lowerBound].range(of: #"data-e=""#, options: .backwards))
      return String(html[start.upperBound...].prefix { $0 != "\"" })
    }

    /// The value of an attribute of the element that a pattern finds.
    func value(_ attribute: String, before text: String) throws -> String {
      let end = try #require(html.range(of: text))
      let start = try #require(
        html[..<end.lowerBound].range(of: "\(attribute)=\"", options: .backwards))
      return String(html[start.upperBound...].prefix { $0 != "\"" })
    }

    @discardableResult
    func post(_ kind: String, _ values: [String: String] = [:]) async -> Int {
      await site.act(["session": session, "frame": frame, "kind": kind].merging(values) { $1 })
    }

    func tap(_ text: String) async throws {
      let name = try element(text)
      #expect(await post("event", ["element": name, "name": "onTap"]) == 204)
    }
  }

  private static func windowName() -> String {
    String(UInt64.random(in: 1 << 60...UInt64.max), radix: 16)
  }

  @Test func aTapDoesWhatItsStepsSay() async throws {
    let window = try await Window(ServedTestSite(Self.text))
    #expect(!window.html.contains("Brass"))
    try await window.tap("Details")
    try await window.shows("Brass")
    #expect(try await window.notes("say")["say"] as? String == "action add(sku: lamp)")
    try await window.tap("Details")
    try await window.shows("Brass", false)
  }

  @Test func aControlIsUsable() async throws {
    let window = try await Window(ServedTestSite(Self.text))
    let toggle = try window.value("data-set", before: #"role="switch""#).split(separator: " ")
    #expect(try window.value("data-to", before: #"role="switch""#) == "false")
    await window.post(
      "change", ["element": String(toggle[0]), "name": String(toggle[1]), "value": "false"])
    try await window.wait { $0.contains(#"aria-checked="false""#) }
    #expect(try window.value("data-to", before: #"role="switch""#) == "true")
    #expect(try window.value("data-to", before: ">Large<") == "&quot;l&quot;")
    let picker = try window.value("data-set", before: ">Large<").split(separator: " ")
    await window.post(
      "change", ["element": String(picker[0]), "name": "selection", "value": #""l""#])
    try await window.shows("l")
  }

  @Test func whatWasDoneStaysOverAnEdit() async throws {
    let window = try await Window(ServedTestSite(Self.text))
    try await window.tap("Details")
    try await window.shows("Brass")
    let page = try #require(Self.text.components(separatedBy: "-- content/").dropFirst().first)
    try await window.site.write(
      page.replacingOccurrences(of: "index.vml --\n", with: "")
        .replacingOccurrences(of: "Brass", with: "Copper"), to: "content/index.vml")
    try await window.shows("Copper")
  }

  @Test func eachWindowHasItsOwnPages() async throws {
    let site = try await ServedTestSite(Self.text)
    let (one, other) = (try await Window(site), try await Window(site))
    try await one.tap("Details")
    try await one.shows("Brass")
    try await other.tap("Later")
    try await other.shows("l")
    #expect(!other.html.contains("Brass"))
  }

  @Test func pagesOfAWindowShareTheSitesStates() async throws {
    let site = try await ServedTestSite(Self.text)
    let window = try await Window(site)
    try await window.tap("Save")
    try await window.tap("Go")
    #expect(try await window.notes("go")["go"] as? String == "/form")
    let form = try await Window(site, at: "/form", session: window.session)
    #expect(form.html.contains(">Saved before<"))
    #expect(form.html.contains(">Seen<"))
    // The page itself is as it was left.
    try await window.tap("Details")
    try await window.shows("Brass")
  }

  @Test func whatTimeBringsStays() async throws {
    let window = try await Window(ServedTestSite(Self.shared))
    try await window.tap("Later")
    try await window.shows("late")
    try await window.tap("Other")
    try await window.shows("other")
    #expect(window.html.contains(">late<"))
    #expect(window.html.contains(">seen<"))
  }

  private static let shared = """
    -- site.yaml --
    name: S
    version: "1"
    targets: [ios]
    state:
      saved: { type: set(string), default: [] }
    -- content/index.vml --
    <VStack onAppear="append(saved, 'seen')">
      <Button onTap="wait(0.05);append(saved, 'late')">Later</Button>
      <Button onTap="append(saved, 'other')">Other</Button>
      <Text show="saved.contains('late')">late</Text>
      <Text show="saved.contains('other')">other</Text>
      <Text show="saved.contains('seen')">seen</Text>
    </VStack>
    -- content/ticking.vml --
    <VStack state="on: boolean = true; ticks: integer = 0">
      <Text show="on" onAppear="wait(0.01);set(on, false);increment(ticks)">A</Text>
      <Text show="!on" onAppear="wait(0.01);set(on, true);increment(ticks)">B</Text>
      <Text bind="content: ticks"/>
    </VStack>
    """

  @Test func aPageOnWhichNothingHappensIsDrawnAsItWasBuilt() async throws {
    let site = try await ServedTestSite(Self.shared)
    try await site.change("-- content/still.vml --\n<Text>Still</Text>")
    let window = try await Window(site, at: "/still")
    #expect(window.html.contains(">Still<") && !window.html.contains("data-e"))
    // From the first thing that can be done on it on, it runs.
    try await site.write(
      #"<VStack><Text>Still</Text><Toggle isOn="true">On</Toggle></VStack>"#,
      to: "content/still.vml")
    try await window.wait { $0.contains("data-set") }
  }

  @Test func aQuestionIsAskedAgainOnANewConnection() async throws {
    let window = try await Window(ServedTestSite(Self.text), at: "/form")
    let field = try window.value("data-input", before: ">Email<").split(separator: " ")
    await window.post(
      "change", ["element": String(field[0]), "name": "text", "value": #""a@b.example""#])
    try await window.tap("Send")
    let number = try #require(try await window.notes("form")["form"] as? Int)
    try await window.open()
    window.forgetNotes()
    #expect(try await window.notes("form")["form"] as? Int == number)
    await window.post("answer", ["number": "\(number)", "status": "200"])
    try await window.open()
    window.forgetNotes()
    try await window.shows("One moment", false)
    #expect(window.notes.isEmpty)
  }

  @Test func theUserSetsWhatTheAppWould() async throws {
    let site = try await ServedTestSite(
      """
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios]
      state:
        signedIn: { type: boolean, default: false, from: app }
        plan: { type: "enum(free, pro)", default: free, from: app }
        news: { type: set(string), default: [], from: app }
        seen: { type: boolean, default: false }
      -- content/index.vml --
      <VStack>
        <Text show="signedIn">Hello</Text>
        <Text show="plan == .pro">Paid</Text>
        <Text show="news.contains('b')">News</Text>
      </VStack>
      """)
    let window = try await Window(site)
    #expect(!window.html.contains("Hello"))
    try await window.open("&state.signedIn=true&state.plan=pro&state.news=a,b&state.none=1")
    for text in ["Hello", "Paid", "News"] { try await window.shows(text) }
    // What is no value of a state is as at first.
    try await window.open("&state.signedIn=perhaps&state.plan=pro")
    try await window.shows("Hello", false)
    #expect(window.html.contains(">Paid<"))
    let facts = await site.get("/.vmlc/site.json").text
    #expect(
      facts.contains(
        #""states":[{"name":"news","kind":"expression","choices":[],"default":""},"#
          + #"{"name":"plan","kind":"choice","choices":["free","pro"],"default":"free"},"#
          + #"{"name":"signedIn","kind":"boolean","choices":[],"default":"false"}]"#))
  }

  @Test func aSecretIsDots() async throws {
    let window = try await Window(
      ServedTestSite(
        """
        -- content/index.vml --
        <VStack form="signIn">
          <SecureField name="password" text="">Password</SecureField>
          <Button onTap="submit(signIn)">Sign in</Button>
        </VStack>
        """))
    let field = try window.value("data-input", before: ">Password<").split(separator: " ")
    await window.post(
      "change", ["element": String(field[0]), "name": "text", "value": #""open""#])
    try await window.shows("••••")
    #expect(!window.html.contains(#"data-value="o"#))
    try await window.tap("Sign in")
    #expect(try await window.notes("form")["fields"] as? [[String]] == [["password", "••••"]])
  }

  @Test func aSearchIsTyped() async throws {
    let window = try await Window(
      ServedTestSite(
        """
        -- content/index.vml --
        <NavigationStack state="wanted: string = ''">
          <List query="" bind="query: wanted" style="searchable(text: attr(query), prompt: 'Find')">
            <Text show="wanted != ''" bind="content: wanted"/>
          </List>
        </NavigationStack>
        """))
    let field = try window.value("data-input", before: ">Find<").split(separator: " ")
    #expect(field.dropFirst() == ["query", "line"])
    await window.post(
      "change", ["element": String(field[0]), "name": "query", "value": #""lamp""#])
    try await window.shows("Find", false)
    #expect(window.html.components(separatedBy: ">lamp<").count == 3)
  }

  @Test func timeStandsStillWhereNobodyLooks() async throws {
    let window = try await Window(ServedTestSite(Self.shared), at: "/ticking")
    try await window.shows("3")
    window.close()
    try await Task.sleep(for: .seconds(1))
    try await window.open()
    // Each is drawn on its way up, so that many at once would not be seen.
    for tick in 5...8 { try await window.shows("\(tick)") }
  }

  @Test func aWindowThatIsLookedAtIsNotForgotten() async throws {
    let site = try await ServedTestSite(Self.text)
    let window = try await Window(site)
    for _ in 1...40 { _ = try await Window(site) }
    try await window.tap("Details")
    try await window.shows("Brass")
  }

  @Test func aScreenOnASheetHasAWayBack() async throws {
    let window = try await Window(
      ServedTestSite(
        """
        -- content/index.vml --
        <Button onTap="open('/one', as: .sheet)">Open</Button>
        -- content/one.vml --
        <NavigationStack><Button onTap="open('/two')">One</Button></NavigationStack>
        -- content/two.vml --
        <NavigationStack><Text style="navigationTitle('Second')">Two</Text></NavigationStack>
        """))
    try await window.tap("Open")
    try await window.shows("One")
    #expect(!window.html.contains("data-back"))
    try await window.tap("One")
    try await window.shows("Two")
    #expect(window.html.contains("data-back"))
    #expect(window.html.contains(">Second<"))
    #expect(await window.post("back") == 204)
    try await window.shows("One")
    #expect(!window.html.contains("data-back"))
  }

  @Test func aSheetLiesOverThePage() async throws {
    let window = try await Window(ServedTestSite(Self.text))
    #expect(window.html.contains(#"data-gesture="0 tap""#))
    await window.post("gesture", ["element": try window.element("Order it"), "number": "0"])
    try await window.shows("Send")
    #expect(window.html.contains("data-closes"))
    try await window.tap("Send")
    try await window.shows("We need it.")
    let focused = try await window.notes("focus")["focus"] as? String
    #expect(focused == (try window.element("We need it.")))
    await window.post("close", [:])
    try await window.shows("Send", false)
  }

  @Test func aFormIsAnsweredByTheUser() async throws {
    let window = try await Window(ServedTestSite(Self.text), at: "/form")
    let field = try window.value("data-input", before: ">Email<").split(separator: " ")
    #expect(field.dropFirst() == ["text", "line"])
    await window.post(
      "change", ["element": String(field[0]), "name": "text", "value": #""a@b.example""#])
    try await window.shows("a@b.example")
    try await window.tap("Send")
    try await window.shows("One moment")
    let note = try await window.notes("form")
    #expect(note["address"] as? String == "https://api.acme.example/orders")
    #expect(note["fields"] as? [[String]] == [["email", "a@b.example"]])
    let number = "\(try #require(note["form"] as? Int))"
    await window.post(
      "answer",
      ["number": number, "status": "422", "body": #"{"errors": {"email": "It is taken."}}"#])
    try await window.shows("It is taken.")
    try await window.shows("One moment", false)
  }

  @Test func timeGoesOn() async throws {
    let window = try await Window(ServedTestSite(Self.text))
    try await window.tap("Later")
    try await window.shows("l")
  }

  @Test func thereIsNothingToGoBackToOnAPage() async throws {
    let window = try await Window(ServedTestSite(Self.text))
    try await window.tap("Back")
    #expect(try await window.notes("back")["back"] as? Bool == true)
  }

  @Test func whatCannotBeReadChangesNothing() async throws {
    let site = try await ServedTestSite(Self.text)
    let window = try await Window(site)
    let tap = ["element": try window.element("Details"), "name": "onTap"]
    #expect(await window.post("event", ["element": "1.0", "name": "onTap"]) == 400)
    #expect(await window.post("event", ["element": tap["element"] ?? "", "name": "onT"]) == 400)
    #expect(await window.post("change", tap.merging(["value": "{"]) { $1 }) == 400)
    #expect(await window.post("nothing", tap) == 400)
    #expect(await window.post("event", tap.merging(["session": "x"]) { $1 }) == 400)
    let unknown = String(repeating: "a", count: 32)
    #expect(await window.post("event", tap.merging(["session": unknown]) { $1 }) == 404)
    #expect(await window.post("event", ["element": "9.9.999999", "name": "onTap"]) == 204)
    #expect(await window.post("answer", ["number": "77", "status": "200"]) == 204)
    #expect(await site.get("/.vmlc/act").status == 405)
    #expect(!window.html.contains("Brass"))
  }

  @Test func aDocumentSaysNothingOfItsOwnLife() async throws {
    let window = try await Window(
      ServedTestSite(
        """
        -- content/index.vml --
        <Text vmlc.live="9.9.9 1 onTap -" vmlc.error="broken">Hello</Text>
        """))
    #expect(!window.html.contains("9.9.9"))
    #expect(!window.html.contains("broken"))
  }
}
