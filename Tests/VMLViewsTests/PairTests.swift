import Testing
import VMLViews

/// SwiftUI as the specification has it, beside the VML of the same section.
///
/// Written without what equals a default, with a text in place of a label that is only one, and
/// with each slot under its parameter's name.
struct PairTests {
  @Test(arguments: elementPairs.indices) func elements(_ index: Int) throws {
    let pair = elementPairs[index]
    #expect(try text(pair.view()) == pair.vml)
  }

  @Test(arguments: modifierPairs.indices) func modifiers(_ index: Int) throws {
    let pair = modifierPairs[index]
    let quoted = pair.vml.replacing("\"", with: "&quot;")
    #expect(try text(pair.view()) == "<Text style=\"\(quoted)\">a</Text>")
  }

  /// Modifiers that read a state of the view: it gets an attribute of the state's name.
  @Test func statesOfAView() throws {
    struct Shown: View {
      @State private var show = false
      var body: some View { Text("a").sheet(isPresented: $show) { Text("b") } }
    }
    #expect(
      try text(Shown())
        == #"<Text show="false" style="sheet(isPresented: attr(show), content: :content)">a"#
        + #"<Text template="content">b</Text></Text>"#)
  }

  @Test func aViewOfTheApp() throws {
    #expect(
      try text(ProfileCard(name: "Jane Doe", role: "Designer"))
        == #"<ProfileCard name="Jane Doe" role="Designer"/>"#)
    #expect(
      try text(Text("Card").modifier(CardStyle()))
        == #"<Text style="padding();background(.white);clipShape(.rect(cornerRadius: 10));shadow(radius: 5)">Card</Text>"#
    )
    #expect(try text(Text("Card").modifier(Glow())) == #"<Text style="glow()">Card</Text>"#)
  }
}

private struct Item: Identifiable {
  let id: Int
  let name: String
}

private struct HomeView: NamedView {}
private struct Mark: NamedView {}

private struct ProfileCard: NamedView {
  let name: String
  let role: String
}

private struct Glow: NamedModifier {}

private struct CardStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .shadow(radius: 5)
  }
}

private struct Fields: View {
  @State private var email = ""
  @State private var isOn = false

  var body: some View {
    Form {
      Section("Personal Information") { TextField("Name", text: $email) }
      Section {
        Toggle("Notifications", isOn: $isOn)
      } header: {
        Text("Preferences")
      } footer: {
        Text("Choose")
      }
    }
  }
}

private struct Pair: Sendable {
  let view: @Sendable () -> any View
  let vml: String
  init(_ vml: String, _ view: @escaping @Sendable () -> any View) {
    self.vml = vml
    self.view = view
  }
}

private let elementPairs: [Pair] = [
  Pair(#"<Image systemName="star.fill"/>"#) { Image(systemName: "star.fill") },
  Pair(#"<VStack alignment="leading" spacing="12"><Divider/></VStack>"#) {
    VStack(alignment: .leading, spacing: 12) { Divider() }
  },
  Pair(#"<RoundedRectangle cornerRadius="10"/>"#) { RoundedRectangle(cornerRadius: 10) },
  Pair(
    #"<Text style="font(.system(size: 17, weight: .semibold));foregroundStyle(.blue);padding(.horizontal, 12);background(.yellow)">Hello</Text>"#
  ) {
    Text("Hello")
      .font(.system(size: 17, weight: .semibold))
      .foregroundStyle(.blue)
      .padding(.horizontal, 12)
      .background(.yellow)
  },
  Pair(
    #"<Text style="overlay(alignment: .topTrailing, content: :content)">Hello<Circle template="content" style="fill(.red);frame(width: 10, height: 10)"/></Text>"#
  ) {
    Text("Hello")
      .overlay(alignment: .topTrailing) {
        Circle()
          .fill(.red)
          .frame(width: 10, height: 10)
      }
  },
  Pair(#"<Label systemImage="house">Home</Label>"#) { Label("Home", systemImage: "house") },
  Pair(#"<Label image="folder-icon">Files</Label>"#) { Label("Files", image: "folder-icon") },
  Pair(
    #"<Image systemName="star.fill" style="resizable();frame(width: 50, height: 50);foregroundStyle(.yellow)"/>"#
  ) {
    Image(systemName: "star.fill")
      .resizable()
      .frame(width: 50, height: 50)
      .foregroundStyle(.yellow)
  },
  Pair(#"<Image name="photo" style="resizable();scaledToFit()"/>"#) {
    Image("photo").resizable().scaledToFit()
  },
  Pair(
    #"<AsyncImage url="https://example.com/image.jpg"><AsyncImage image="" style="resizable()"/><ProgressView template="placeholder"/></AsyncImage>"#
  ) {
    AsyncImage(url: URL(string: "https://example.com/image.jpg")) { image in
      image.resizable()
    } placeholder: {
      ProgressView()
    }
  },
  Pair(
    #"<AsyncImage url="https://example.com/image.jpg"><ProgressView template="phase.empty"/><AsyncImage template="phase.success" image="" style="resizable();aspectRatio(contentMode: .fit)"/><Image template="phase.failure" systemName="photo"/></AsyncImage>"#
  ) {
    AsyncImage(url: URL(string: "https://example.com/image.jpg")) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
      case .failure: Image(systemName: "photo")
      @unknown default: EmptyView()
      }
    }
  },
  Pair(
    #"<HStack spacing="20"><Circle style="fill(.blue)"/><Circle style="fill(.red)"/></HStack>"#
  ) {
    HStack(spacing: 20) {
      Circle().fill(.blue)
      Circle().fill(.red)
    }
  },
  Pair(
    #"<ZStack alignment="topTrailing"><Rectangle style="fill(.gray)"/><Text>Badge</Text></ZStack>"#
  ) {
    ZStack(alignment: .topTrailing) {
      Rectangle().fill(.gray)
      Text("Badge")
    }
  },
  Pair(
    #"<ScrollView axes="horizontal" showsIndicators="false"><HStack><Text>Item 1</Text><Text>Item 2</Text></HStack></ScrollView>"#
  ) {
    let items = [Item(id: 1, name: "Item 1"), Item(id: 2, name: "Item 2")]
    return ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(items) { item in
          Text(item.name)
        }
      }
    }
  },
  Pair(
    #"<List><Text style="listRowBackground(.blue)">Row 1</Text><Text style="listRowSeparator(.hidden)">Row 2</Text><HStack style="listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))"><Text>Row 3</Text></HStack></List>"#
  ) {
    List {
      Text("Row 1")
        .listRowBackground(Color.blue)
      Text("Row 2")
        .listRowSeparator(.hidden)
      HStack {
        Text("Row 3")
      }
      .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    }
  },
  Pair(#"<RoundedRectangle cornerRadius="15" style="strokeBorder(.green, lineWidth: 2)"/>"#) {
    RoundedRectangle(cornerRadius: 15)
      .strokeBorder(.green, lineWidth: 2)
  },
  Pair(
    #"<Rectangle style="fill(.linearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))"/>"#
  ) {
    Rectangle()
      .fill(
        .linearGradient(
          colors: [.blue, .purple],
          startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
      )
  },
  Pair(#"<Button style="buttonStyle(.borderedProminent)">Save</Button>"#) {
    Button("Save") {
      // Action
    }
    .buttonStyle(.borderedProminent)
  },
  Pair(#"<Button><HStack><Image systemName="plus"/><Text>Add</Text></HStack></Button>"#) {
    Button(action: {}) {
      HStack {
        Image(systemName: "plus")
        Text("Add")
      }
    }
  },
  Pair(
    #"<TextField text="" style="textFieldStyle(.roundedBorder);keyboardType(.emailAddress)">Email</TextField>"#
  ) {
    TextField("Email", text: .constant(""))
      .textFieldStyle(.roundedBorder)
      .keyboardType(.emailAddress)
  },
  Pair(#"<Toggle isOn="true"><Label systemImage="wifi">WiFi</Label></Toggle>"#) {
    Toggle(isOn: .constant(true)) {
      Label("WiFi", systemImage: "wifi")
    }
  },
  Pair(
    #"<NavigationStack><List style="navigationTitle(&quot;Home&quot;)"><NavigationLink>Settings<HomeView template="destination"/></NavigationLink><NavigationLink><HomeView template="destination"/><Label systemImage="person">Profile</Label></NavigationLink></List></NavigationStack>"#
  ) {
    NavigationStack {
      List {
        NavigationLink("Settings", destination: HomeView())
        NavigationLink(destination: HomeView()) {
          Label("Profile", systemImage: "person")
        }
      }
      .navigationTitle("Home")
    }
  },
  Pair(
    #"<Form><Section><Text template="header">Personal Information</Text><TextField>Name</TextField></Section><Section><Toggle>Notifications</Toggle><Text template="header">Preferences</Text><Text template="footer">Choose</Text></Section></Form>"#
  ) { Fields() },
  Pair(
    #"<TabView><HomeView style="tabItem(:label)"><Label template="label" systemImage="house">Home</Label></HomeView></TabView>"#
  ) {
    TabView {
      HomeView()
        .tabItem {
          Label("Home", systemImage: "house")
        }
    }
  },
  Pair(
    #"<DisclosureGroup><Text template="label">Advanced Options</Text><Text>Option 1</Text></DisclosureGroup>"#
  ) {
    DisclosureGroup("Advanced Options") { Text("Option 1") }
  },
  Pair(
    #"<Menu><Text template="label">Actions</Text><Button>Edit</Button><Divider/></Menu>"#
  ) {
    Menu("Actions") {
      Button("Edit") {}
      Divider()
    }
  },
  Pair(#"<ViewThatFits><Text>Shorter text</Text><Text>Tiny</Text></ViewThatFits>"#) {
    ViewThatFits {
      Text("Shorter text")
      Text("Tiny")
    }
  },
  Pair(#"<Color name="system-blue"/>"#) { Color.blue },
  Pair(#"<Color blue="0.8" green="0.2" red="0.5"/>"#) { Color(red: 0.5, green: 0.2, blue: 0.8) },
  Pair(#"<Color name="CustomColor"/>"#) { Color("CustomColor") },
  Pair(#"<HStack><Text>Left</Text><Spacer/><Text>Right</Text></HStack>"#) {
    HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
  },
  Pair(#"<Spacer style="frame(height: 20)"/>"#) { Spacer().frame(height: 20) },
  Pair(#"<ProgressView/>"#) { ProgressView() },
  Pair(#"<ProgressView>Loading...</ProgressView>"#) { ProgressView("Loading...") },
  Pair(#"<ProgressView value="0.7"/>"#) { ProgressView(value: 0.7) },
  Pair(#"<Link destination="https://apple.com">Visit Apple</Link>"#) {
    Link("Visit Apple", destination: URL(string: "https://apple.com") ?? URL(filePath: "/"))
  },
  Pair(
    #"<ShareLink item="https://example.com"><Label systemImage="square.and.arrow.up">Share</Label></ShareLink>"#
  ) {
    ShareLink(item: URL(string: "https://example.com") ?? URL(filePath: "/")) {
      Label("Share", systemImage: "square.and.arrow.up")
    }
  },
  Pair(
    #"<Gauge value="0.7"><Text>Battery</Text><Text template="currentValueLabel">70%</Text><Text template="minimumValueLabel">0</Text><Text template="maximumValueLabel">100</Text></Gauge>"#
  ) {
    Gauge(value: 0.7, in: 0...1) {
      Text("Battery")
    } currentValueLabel: {
      Text("70%")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  },
  Pair(
    #"<Text style="overlay(alignment: .topTrailing, content: :content);background(content: :content2)">Content<Mark template="content"/><RoundedRectangle template="content2" cornerRadius="10" style="fill(.blue)"/></Text>"#
  ) {
    Text("Content")
      .overlay(alignment: .topTrailing) {
        Mark()
      }
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(.blue)
      }
  },
]

private let modifierPairs: [Pair] = [
  Pair("padding()") { Text("a").padding() },
  Pair("padding(.all, 10)") { Text("a").padding(.all, 10) },
  Pair("padding(.horizontal, 20)") { Text("a").padding(.horizontal, 20) },
  Pair("frame(width: 100)") { Text("a").frame(width: 100) },
  Pair("frame(width: 100, height: 50)") { Text("a").frame(width: 100, height: 50) },
  Pair("frame(maxWidth: .infinity)") { Text("a").frame(maxWidth: .infinity) },
  Pair("offset(x: 10, y: 20)") { Text("a").offset(x: 10, y: 20) },
  Pair("position(x: 100, y: 200)") { Text("a").position(x: 100, y: 200) },
  Pair("foregroundStyle(.blue)") { Text("a").foregroundStyle(.blue) },
  Pair("background(.yellow)") { Text("a").background(.yellow) },
  Pair("opacity(0.5)") { Text("a").opacity(0.5) },
  Pair("blur(radius: 3)") { Text("a").blur(radius: 3) },
  Pair("shadow(radius: 5)") { Text("a").shadow(radius: 5) },
  Pair("shadow(color: .black.opacity(0.3), radius: 5, y: 2)") {
    Text("a").shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)
  },
  Pair("clipShape(.circle)") { Text("a").clipShape(Circle()) },
  Pair("clipShape(.rect(cornerRadius: 10))") {
    Text("a").clipShape(RoundedRectangle(cornerRadius: 10))
  },
  Pair("cornerRadius(8)") { Text("a").cornerRadius(8) },
  Pair("rotationEffect(.degrees(45))") { Text("a").rotationEffect(.degrees(45)) },
  Pair("scaleEffect(1.5)") { Text("a").scaleEffect(1.5) },
  Pair("scaleEffect(x: 2, y: 0.5)") { Text("a").scaleEffect(x: 2, y: 0.5) },
  Pair("font(.title)") { Text("a").font(.title) },
  Pair("font(.system(size: 18))") { Text("a").font(.system(size: 18)) },
  Pair("fontWeight(.bold)") { Text("a").fontWeight(.bold) },
  Pair("bold()") { Text("a").bold() },
  Pair("italic()") { Text("a").italic() },
  Pair("textCase(.uppercase)") { Text("a").textCase(.uppercase) },
  Pair("lineLimit(2)") { Text("a").lineLimit(2) },
  Pair("multilineTextAlignment(.center)") { Text("a").multilineTextAlignment(.center) },
  Pair("font(.title);foregroundStyle(.blue);multilineTextAlignment(.center)") {
    Text("a").font(.title).foregroundStyle(.blue).multilineTextAlignment(.center)
  },
  Pair("environment(\\.colorScheme, .dark)") { Text("a").environment(\.colorScheme, .dark) },
  Pair(#"environment(\.locale, Locale(identifier: "fr"))"#) {
    Text("a").environment(\.locale, Locale(identifier: "fr"))
  },
  Pair("animation(.easeInOut)") { Text("a").animation(.easeInOut) },
  Pair("animation(.spring(), value: true)") { Text("a").animation(.spring(), value: true) },
  Pair("transition(.slide)") { Text("a").transition(.slide) },
  Pair("transition(.opacity.combined(with: .scale))") {
    Text("a").transition(.opacity.combined(with: .scale))
  },
  Pair("onTapGesture(count: 2, perform: steps(toggle(big), send(zoomed)))") {
    Text("a").onTapGesture(count: 2) {
      toggle("big")
      send("zoomed")
    }
  },
]
