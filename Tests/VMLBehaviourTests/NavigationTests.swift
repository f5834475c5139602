import Testing
import VMLBehaviour
import VMLData

struct NavigationTests {
  private static let buttons =
    """
    <VStack><Button id="a" onTap="open('/a')"/><Button id="b" onTap="open('/b')"/>
    <Button id="sheet" onTap="open('/s', as: .sheet)" onDismiss="send(closed)"/>
    <Button id="replace" onTap="open('/r', as: .replace)"/>
    <Button id="root" onTap="open('/b', as: .root)"/>
    <Button id="back" onTap="back()"/><Button id="home" onTap="back(to: .root)"/>
    <Button id="toA" onTap="back(to: '/a')"/><Button id="dismiss" onTap="dismiss()"/></VStack>
    """
  private static let pages = Dictionary(
    uniqueKeysWithValues: ["/", "/a", "/b", "/s", "/r"].map { ($0, buttons) })

  private var client: TestClient {
    var client = TestClient(Self.pages)
    _ = client.take()
    return client
  }

  @Test func thePathOnTopIsRefreshedAndNotPushedTwice() {
    var client = client
    client.tap("a")
    #expect(client.stack == ["/", "/a"])
    _ = client.takeFetches()
    client.tap("a")
    #expect(client.stack == ["/", "/a"])
    #expect(client.takeFetches() == ["/a"])
  }

  @Test func backAtTheRootOfASheetClosesIt() {
    var client = client
    client.tap("a")
    client.tap("sheet")
    #expect(client.stack == ["/s"])
    #expect(client.state.layers.count == 2)
    client.tap("b")
    client.tap("back")
    #expect(client.stack == ["/s"])
    client.tap("back")
    #expect(client.stack == ["/", "/a"])
    #expect(client.take() == [.send("closed", [])])
  }

  @Test func theUserClosesASheet() {
    var client = client
    client.tap("sheet")
    client.send(.closed)
    client.send(.closed)
    #expect(client.stack == ["/"])
    #expect(client.take() == [.send("closed", [])])
  }

  @Test func backToTheRootGoesAllTheWay() {
    var client = client
    for id in ["a", "b", "a"] { client.tap(id) }
    #expect(client.stack == ["/", "/a", "/b", "/a"])
    client.tap("home")
    #expect(client.stack == ["/"])
    #expect(client.takeReports() == [])
    client.tap("home")
    #expect(!client.effects.contains(.leave))
    #expect(client.takeReports() == ["there is nothing to go back to"])
    client.tap("back")
    #expect(client.stack == ["/"])
    #expect(client.effects.contains(.leave))
    #expect(client.takeReports() == [])
  }

  @Test func backGoesToAPath() {
    var client = client
    for id in ["a", "b", "replace"] { client.tap(id) }
    #expect(client.stack == ["/", "/a", "/r"])
    client.tap("toA")
    #expect(client.stack == ["/", "/a"])
    client.tap("toA")
    #expect(client.takeReports() == ["there is nothing to go back to"])
  }

  @Test func aRootClosesWhatIsPresented() {
    var client = client
    for id in ["a", "sheet", "root"] { client.tap(id) }
    #expect(client.state.layers.count == 1)
    #expect(client.stack == ["/b"])
  }

  @Test func aLinkInATextPushesAPage() {
    var client = client
    client.send(.opened("/a"))
    #expect(client.stack == ["/", "/a"])
  }

  @Test func aReplacedRootIsGone() {
    var client = client
    client.tap("replace")
    #expect(client.stack == ["/r"])
  }

  @Test func dismissClosesTheSheetOrWhatAnAttributePresents() {
    var client = client
    for id in ["sheet", "a", "dismiss"] { client.tap(id) }
    #expect(client.stack == ["/"])
    client.tap("dismiss")
    #expect(client.effects.contains(.leave))
    client = TestClient(
      """
      <HStack id="h" s="true" style="sheet(isPresented: attr(s), content: :c)" onDismiss="send(x)">
      <VStack template="c"><Button id="b" onTap="dismiss()"/></VStack>
      <Button onTap="set(s, true)"/></HStack>
      """)
    client.tap("b")
    #expect(client.node("h")?["s"] == "false")
    #expect(client.take() == [.send("x", [])])
  }

  private static let tabs: [String: String] = [
    "/": """
    <TabView><NavigationStack tag="home"><Button id="b" onTap="open('/c', in: 'cart')"/>
    <Button id="p" onTap="open('/d')"/><Button id="n" onTap="open('/c', in: 'none')"/>
    </NavigationStack><Text tag="cart">Cart</Text></TabView>
    """,
    "/c": #"<NavigationStack><Text>C</Text></NavigationStack>"#,
    "/d": #"<Button id="b" onTap="open('/c', in: 'cart')"/>"#,
  ]

  @Test func aPageOpensInItsTab() {
    var client = TestClient(Self.tabs)
    client.tap("p")
    #expect(client.stack == ["/", "/d"])
    client.tap("b")
    #expect(client.state.layers[0].selected == "cart")
    #expect(client.stack == ["/", "/c"])
    #expect(client.texts == ["C"])
    #expect(!client.tree.nodes.contains { $0.name == "NavigationStack" })
    client.send(.selectedTab("home"))
    #expect(client.stack == ["/", "/d"])
    client.send(.selectedTab("none"))
    #expect(client.stack == ["/", "/d"])
  }

  /// Pages with two tabs, whose element follows a state.
  private static let bound = [
    "/": """
    <TabView id="here" selection="bag" bind="selection: tab" state="tab: enum(home, bag) = .bag"
      onChange="send(changed, tab: tab)">
    <Tab title="Home" value="home"><NavigationStack><Button id="set" onTap="set(tab, .bag)"/>
    </NavigationStack></Tab>
    <Tab title="Bag" value="bag"><NavigationStack><Button id="p" onTap="open('/p')"/>
    <Button id="q" onTap="open('/p', in: 'home')"/></NavigationStack></Tab>
    </TabView>
    """, "/p": "<Text>P</Text>",
  ]

  @Test func aStepSelectsTheTabOfANumber() {
    var client = TestClient([
      "/": """
      <TabView selection="1" bind="selection: tab" state="tab: integer = 1">
      <Tab value="1"><NavigationStack><Button id="q" onTap="open('/p', in: '2')"/>
      </NavigationStack></Tab>
      <Tab value="2"><NavigationStack><Text>Two</Text></NavigationStack></Tab></TabView>
      """, "/p": "<Text>P</Text>",
    ])
    client.tap("q")
    #expect(client.state.layers[0].selected == "2")
    #expect(client.stack == ["/", "/p"])
  }

  /// One rule for both events of a client.
  @Test(arguments: [true, false])
  func aTabThatTheUserSelectsSetsTheState(_ isTold: Bool) {
    var client = TestClient(Self.bound)
    #expect(client.state.layers[0].selected == "bag")
    client.tap("p")
    #expect(client.stack == ["/", "/p"])
    client.send(.wentBack)
    if isTold {
      client.send(.selectedTab("home"))
    } else {
      client.change("selection", of: "here", to: .string("home"))
    }
    #expect(client.value("tab") == .string("home"))
    #expect(client.node("here")?["selection"] == "home")
    #expect(client.state.layers[0].selected == "home")
    #expect(client.take() == [.send("changed", [SentValue("tab", .string("home"))])])
    client.tap("set")
    #expect(client.state.layers[0].selected == "bag")
    client.tap("q")
    #expect(client.state.layers[0].selected == "home")
    client.send(.wentBack)
    #expect(client.value("tab") == .string("home"))
  }

  @Test(arguments: [true, false])
  func aTabViewWithoutAState(_ isTold: Bool) {
    var client = TestClient([
      "/": #"<TabView id="here" selection="b"><Tab value="a"/><Tab value="b"/></TabView>"#
    ])
    #expect(client.node("here")?["selection"] == "b")
    if isTold {
      client.send(.selectedTab("a"))
    } else {
      client.change("selection", of: "here", to: .string("a"))
    }
    #expect(client.node("here")?["selection"] == "a")
    client.change("selection", of: "here", to: .string("none"))
    #expect(client.node("here")?["selection"] == "a")
    #expect(client.takeReports() == ["/: 'selection' does not take the user's value"])
  }

  /// A page over another has no tabs of the app.
  @Test func tabsOfAPageThatWasPushed() {
    var client = TestClient([
      "/": #"<Button id="b" onTap="open('/t')"/>"#,
      "/t": #"<TabView id="here" selection="a"><Tab value="a"/><Tab value="b"/></TabView>"#,
    ])
    client.tap("b")
    client.change("selection", of: "here", to: .string("b"))
    #expect(client.node("here")?["selection"] == "b")
    #expect(client.stack == ["/", "/t"])
  }

  @Test func anUnknownTabIsReported() {
    var client = TestClient(Self.tabs)
    client.tap("n")
    #expect(client.stack == ["/"])
    #expect(client.takeReports() == ["there is no tab 'none'"])
    #expect(client.tree.nodes.first?["selection"] == "home")
  }

  @Test func aLinkBuildsTheStackBelow() {
    var client = TestClient(["/": "<Text>A</Text>", "/orders/": "<Text>B</Text>"])
    client.pages["/orders/42"] = "<Text>C</Text>"
    client.send(.link("/orders/42", parents: ["/orders/"]))
    #expect(client.stack == ["/orders/", "/orders/42"])
  }

  @Test func aLinkKeepsTheTabs() {
    var client = TestClient(Self.tabs)
    client.send(.link("/d", parents: ["/c"]))
    #expect(client.stack == ["/", "/c", "/d"])
    client.send(.link("/d", parents: ["/"]))
    #expect(client.stack == ["/", "/d"])
  }

  @Test func linksAreFollowedWithoutSteps() {
    var client = TestClient([
      "/": """
      <VStack><NavigationLink id="a" value="/a">A</NavigationLink>
      <Link id="b" destination="/b">B</Link><Link id="c" destination="https://c.example"/></VStack>
      """, "/a": #"<Link id="b" destination="/b">B</Link>"#, "/b": "<Text>B</Text>",
    ])
    client.tap("c")
    #expect(client.take() == [.openURL("https://c.example")])
    client.tap("a")
    client.tap("b")
    #expect(client.stack == ["/", "/a", "/b"])
  }

  @Test func anUnknownPathHasItsPageElseTheApp() {
    var client = TestClient(["/": #"<Button id="a" onTap="open('/none')"/>"#])
    client.tap("a")
    #expect(client.stack == ["/"])
    #expect(client.take() == [.openPath("/none")])
    client.pages["/not-found"] = "<Text>Nothing here</Text>"
    client.tap("a")
    #expect(client.texts == ["Nothing here"])
  }

  @Test func aPageThatCannotBeHadIsAskedForAgain() {
    var client = TestClient(["/": #"<Button id="a" onTap="open('/a')"/>"#, "/a": "<Text>A</Text>"])
    client.holdsPages = true
    client.tap("a")
    client.failPages()
    #expect(client.state.hasFailed(screen: client.screen))
    client.holdsPages = false
    client.send(.link("/a", parents: ["/"]))
    #expect(client.texts == ["A"])
    #expect(!client.state.hasFailed(screen: client.screen))
  }

  @Test func stacksAndSheetsHaveLimits() {
    var client = client
    for number in 0..<250 { client.tap(number % 2 == 0 ? "a" : "b") }
    #expect(client.stack.count == ClientLimits.screens + 1)
    for _ in 0..<20 {
      client.tap("sheet")
      client.tap("a")
    }
    #expect(client.state.layers.count == ClientLimits.sheets + 1)
    #expect(client.takeReports().count == 2)
  }

  @Test func statesLiveWithTheirScreen() {
    let page =
      """
      <VStack id="here" state="n: integer = 0"><Button id="b" onTap="increment(n)"/>
      <Button id="go" onTap="open('/a')"/></VStack>
      """
    var client = TestClient(["/": page, "/a": page.replacing("/a", with: "/")])
    client.tap("b")
    client.tap("go")
    #expect(client.value("n") == .integer(0))
    client.tap("b")
    client.send(.wentBack)
    #expect(client.value("n") == .integer(1))
    client.tap("go")
    #expect(client.value("n") == .integer(0))
  }
}
