import Testing
import VMLViews

struct BuilderTests {
  enum Size { case small, large }

  struct Card: View {
    let size: Size
    let title: String?

    var body: some View {
      VStack {
        if let title { Text(title) }
        switch size {
        case .small: Text("s")
        case .large: Image(systemName: "star")
        }
        if #available(macOS 99, *) { Text("new") } else { Text("old") }
      }
    }
  }

  @Test func conditions() throws {
    #expect(
      try text(Card(size: .small, title: nil)) == "<VStack><Text>s</Text><Text>new</Text></VStack>")
    #expect(
      try text(Card(size: .large, title: "t"))
        == #"<VStack><Text>t</Text><Image systemName="star"/><Text>new</Text></VStack>"#)
  }

  @Test func severalViewsUnderAModifierAreAGroup() throws {
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    #expect(try text(VStack { Two() }) == "<VStack><Text>a</Text><Text>b</Text></VStack>")
    #expect(
      try text(Two().padding())
        == #"<Group style="padding()"><Text>a</Text><Text>b</Text></Group>"#)
    #expect(try text(EmptyView().padding()) == #"<Group style="padding()"></Group>"#)
    #expect(
      try text(Text("x").overlay { Two() })
        == #"<Text style="overlay(content: :content)">x<Text template="content">a</Text>"#
        + #"<Text template="content">b</Text></Text>"#)
  }

  /// Written between the children that it was given, however these are grouped.
  struct Divided<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      Group(subviews: content) { children in
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Divider() }
        }
      }
    }
  }

  struct DividedLayout: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }

  @Test func variadicContainers() throws {
    let divided = Divided {
      Text("a")
      ForEach(0..<2) { Text("\($0)") }
    }
    let inner = "<Text>a</Text><Divider/><Text>0</Text><Divider/><Text>1</Text>"
    #expect(try text(divided) == "<Group>\(inner)</Group>")
    let tree = _VariadicView.Tree(DividedLayout()) {
      Text("a")
      ForEach(0..<2) { Text("\($0)") }
    }
    #expect(try text(VStack { tree }) == "<VStack>\(inner)</VStack>")
  }

  @Test func groupsOfTabsAndOfPartsOfAToolbar() throws {
    let wide = true
    let tabs = TabView {
      Group {
        Tab("Home", systemImage: "house") { Text("a") }
        if wide { Tab("Search", systemImage: "magnifyingglass") { Text("b") } }
      }
      .defaultVisibility(.hidden, for: .sidebar)
    }
    #expect(
      try text(tabs).contains(#"<Group style="defaultVisibility(.hidden, for: .sidebar)"><Tab "#))
    let bar = Text("a").toolbar {
      Group {
        ToolbarItem(placement: .primaryAction) { Text("b") }
        ToolbarItem { Text("c") }
      }
    }
    #expect(
      try text(bar)
        == #"<Text style="toolbar(content: :content)">a<Group template="content">"#
        + #"<ToolbarItem placement="primaryAction"><Text>b</Text></ToolbarItem>"#
        + "<ToolbarItem><Text>c</Text></ToolbarItem></Group></Text>")
  }

  @Test func attributesAndClasses() throws {
    #expect(
      try text(Text("a").class("card").class("wide").id("x").attribute("title", "A \"b\""))
        == #"<Text id="x" class="card wide" title="A &quot;b&quot;">a</Text>"#)
    #expect(try text(Text("a").modifier("glow(.red)")) == #"<Text style="glow(.red)">a</Text>"#)
  }

  @Test func stepsAndStates() throws {
    let view = VStack {
      Button("Buy") { send("add_to_cart", sku: "lamp", count: 2) }
      Button("More") {
        toggle("open")
        announce("opened")
      }
      Text("a").sheet(isPresented: state("open")) { Text("b") }
      Toggle("Open", isOn: state("open"))
      Button("Print") { print("never called") }
    }
    .declaring("open", false)
    #expect(
      try text(view)
        == #"<VStack state="open: boolean = false">"#
        + #"<Button onTap="send(add_to_cart, sku: &quot;lamp&quot;, count: 2)">Buy</Button>"#
        + #"<Button onTap="toggle(open);announce(&quot;opened&quot;)">More</Button>"#
        + #"<Text bind="open" style="sheet(isPresented: attr(open), content: :content)">a"#
        + #"<Text template="content">b</Text></Text>"#
        + #"<Toggle bind="isOn: open">Open</Toggle><Button>Print</Button></VStack>"#)
    #expect(throws: Never.self) { try view.vml() }
  }

  @Test func tabsOfData() throws {
    let view = TabView {
      ForEach(["a", "b"], id: \.self) { name in
        Tab(name, systemImage: "star", value: name) { Text(name) }
      }
      Tab("c", systemImage: "moon", value: "c") { Text("c") }
    }
    #expect(
      try text(view)
        == #"<TabView><Tab systemImage="star" title="a" value="a"><Text>a</Text></Tab>"#
        + #"<Tab systemImage="star" title="b" value="b"><Text>b</Text></Tab>"#
        + #"<Tab systemImage="moon" title="c" value="c"><Text>c</Text></Tab></TabView>"#)
  }

  @Test func listsOfData() throws {
    #expect(
      try text(List(["a", "b"], id: \.self) { Text($0) })
        == "<List><Text>a</Text><Text>b</Text></List>")
  }
}
