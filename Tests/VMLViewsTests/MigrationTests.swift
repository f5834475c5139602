import Foundation
import Testing
import VMLDocuments
import VMLViews

/// Code of SwiftUI's users and of other systems' users that compiles with few edits or none.
struct MigrationTests {
  /// The examples of the page, through the compiler's checks; DocumentedTests has what they give.
  @Test func examplesAreRight() throws {
    var maker = try DocumentMaker()
    #expect(try maker.document(of: exampleView).warnings.isEmpty)
    #expect(try maker.document(of: photo).warnings.isEmpty)
    #expect(try maker.document(of: more).warnings.isEmpty)
    let lamp = Lamp(id: "nox", name: "Nox", price: "€49", image: nil)
    #expect(try maker.document(of: Lamps(lamps: [lamp])).bytes.count > 100)
  }

  @Test func variadicViews() throws {
    let inner = "<Text>First</Text><Divider/><Text>Second</Text><Divider/><Text>Third</Text>"
    let stack = VariadicViews.DividedVStack {
      Text("First")
      Text("Second")
      Text("Third")
    }
    #expect(try text(stack) == "<VStack>\(inner)</VStack>")
    #expect(
      try text(stack.border(.blue)) == #"<VStack style="border(.blue)">\#(inner)</VStack>"#)
    let divided = HStack {
      VariadicViews.Divided {
        Text("First")
        Text("Second")
        Text("Third")
      }
      .border(.blue)
    }
    #expect(
      try text(divided) == #"<HStack><Group style="border(.blue)">\#(inner)</Group></HStack>"#)
  }

  /// A tuple in a tuple is so many views, and a unary tree is one.
  @Test func tuplesAreTransparent() throws {
    let pair = ViewBuilder.buildBlock(Text("First"), Text("Second"))
    let outer = ViewBuilder.buildBlock(pair, Text("Third"))
    #expect(
      try text(outer.border(.blue))
        == #"<Group style="border(.blue)"><Text>First</Text><Text>Second</Text>"#
        + "<Text>Third</Text></Group>")
    let divider = "<Divider/>"
    #expect(
      try text(Divided { outer })
        == "<VStack><Text>First</Text>\(divider)<Text>Second</Text>\(divider)"
        + "<Text>Third</Text>\(divider)</VStack>")
    let unary = _VariadicView.Tree(VariadicViews.PlainLayout()) { outer }
    #expect(
      try text(Divided { unary })
        == "<VStack><Text>First</Text><Text>Second</Text><Text>Third</Text>\(divider)</VStack>")
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
    var isOn = false
  }

  private struct Items: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b", isOn: true)]
    @State private var selection: Int?
    @Binding var isShown: Bool

    var body: some View {
      List(items, selection: $selection) { item in Text(item.name) }
      ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
      Button("Done") { dismiss() }
      Button("More") {
        if let url = URL(string: "https://example.com") { openURL(url) }
      }
      Button("Hide") { isShown = false }
      Button("Open") { withAnimation(.smooth) { toggle("open") } }
      Button("Set") { withAnimation { isShown.toggle() } }
      Toggle("Shown", isOn: Binding(get: { isShown }, set: { isShown = $0 }))
    }
  }

  @Test func statesAndActionsOfApps() throws {
    let written = try text(
      VStack { Items(isShown: .constant(true)).onChange(of: 1) { old, new in print(old, new) } })
    #expect(
      written
        == "<VStack><List><Text>a</Text><Text>b</Text></List>"
        + #"<Toggle isOn="false">a</Toggle><Toggle isOn="true">b</Toggle>"#
        + #"<Button onTap="dismiss()">Done</Button>"#
        + #"<Button onTap="openURL(&quot;https://example.com&quot;)">More</Button>"#
        + #"<Button>Hide</Button><Button onTap="animate(.smooth);toggle(open)">Open</Button>"#
        + #"<Button>Set</Button><Toggle isOn="true">Shown</Toggle></VStack>"#)
  }

  @Test func tabsWithTags() throws {
    let tabs = TabView(selection: .constant(2)) {
      Text("Shop").tag(1)
      Text("Cart").tag(2)
    }
    #expect(
      try text(tabs)
        == #"<TabView selection="2"><Text tag="1">Shop</Text><Text tag="2">Cart</Text></TabView>"#)
  }

  /// The accent colour is a member of `Color` alone; a slot that a modifier names is never empty.
  @Test func whatTheCompilerWouldRefuse() throws {
    var maker = try DocumentMaker()
    let circle = Circle().strokeBorder(Color.accentColor.opacity(0.5), lineWidth: 2)
    #expect(try maker.document(of: circle).warnings.isEmpty)
    let isShown = false
    let view = Text("a").overlay { if isShown { Text("b") } }
    #expect(
      try text(view)
        == #"<Text style="overlay(content: :content)">a<EmptyView template="content"/></Text>"#)
    #expect(try maker.document(of: view).warnings.isEmpty)
  }

  @Test func formats() throws {
    let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "fr"))
    #expect(try text(Text(1.5, format: french)) == "<Text>1,5</Text>")
    #expect(
      try text(Text("From \(1.5, format: french), \(Text("now").bold())"))
        == "<Text>From 1,5, now</Text>")
  }
}
