// Written by WrittenSwiftTests: the format 'swiftui' of documents.
// swift-format-ignore-file

import VMLViews

extension Written {

struct Spec3Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec4Page: View {
  var body: some View {
    VStack {}
  }
}

struct Spec6Page: View {
  var body: some View {
    NavigationStack {}
  }
}

struct Spec7Page: View {
  var body: some View {
    Text("Content")
  }
}

struct Spec8Page: View {
  var body: some View {
    Label("Title", systemImage: "star")
  }
}

struct Spec9Page: View {
  var body: some View {
    Label {
      Text("Title")
    } icon: {
    }
  }
}

struct Spec10Page: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("...")
    }
  }
}

struct Spec11Page: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("...")
    }
  }
}

struct Spec12Page: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Text("...")
    }
  }
}

struct Spec13Page: View {
  var body: some View {
    Group {
      Text("...")
    }
  }
}

struct Spec14Page: View {
  var body: some View {
    ScrollView(.horizontal) {
      Text("...")
    }
  }
}

struct Spec15Page: View {
  var body: some View {
    Circle()
  }
}

struct Spec16Page: View {
  var body: some View {
    Rectangle()
  }
}

struct Spec17Page: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12)
  }
}

struct Spec18Page: View {
  var body: some View {
    Capsule()
  }
}

struct Spec19Page: View {
  var body: some View {
    Ellipse()
  }
}

struct Spec20Page: View {
  var body: some View {
    Button("Label") {}
  }
}

struct Spec21Page: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Setting", isOn: $isOn)
  }
}

struct Spec22Page: View {
  @State private var text = ""

  var body: some View {
    TextField("Placeholder", text: $text)
  }
}

struct Spec23Page: View {
  var body: some View {
    Slider(value: .constant(0.5))
  }
}

struct Spec24Page: View {
  var body: some View {
    Picker(selection: .constant("option1")) {
      Text("...")
    } label: {
    }
  }
}

struct Spec25Page: View {
  var body: some View {
    ProfileCard(name: "John Doe", role: "Developer")
  }
}

struct Spec27Page: View {
  var body: some View {
    Image(systemName: "star.fill")
  }
}

struct Spec28Page: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {}
  }
}

struct Spec29Page: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10)
  }
}

struct Spec30Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec31Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec32Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec33Page: View {
  var body: some View {
    Circle()
  }
}

struct Spec34Page: View {
  var body: some View {
    VStack(spacing: 12) {}
  }
}

struct Spec35Page: View {
  var body: some View {
    Toggle(isOn: .constant(true)) {}
  }
}

struct Spec36Page: View {
  var body: some View {
    ScrollView(showsIndicators: false) {}
  }
}

struct Spec37Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec38Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec39Page: View {
  var body: some View {
    VStack(alignment: .leading) {}
  }
}

struct Spec40Page: View {
  var body: some View {
    VStack(alignment: .leading) {}
  }
}

struct Spec41Page: View {
  @State private var value: Double = 0

  var body: some View {
    Slider(value: $value)
  }
}

struct Spec42Page: View {
  @State private var value: Double = 0

  var body: some View {
    Slider(value: $value)
  }
}

struct Spec43Page: View {
  var body: some View {
    Text("Content")
      .id("header-text")
      .tag("main")
  }
}

struct Spec44Page: View {
  var body: some View {
    Button("OK") {}
  }
}

struct Spec45Page: View {
  @State private var text = ""

  var body: some View {
    TextField("Placeholder", text: $text)
  }
}

struct Spec46Page: View {
  var body: some View {
    Text("Hello")
      .font(.system(size: 17, weight: .semibold))
      .foregroundStyle(.blue)
      .padding(.horizontal, 12)
      .background(.yellow)
  }
}

struct Spec47Page: View {
  var body: some View {
    Text("").padding(.horizontal, 16)
  }
}

struct Spec48Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec49Page: View {
  var body: some View {
    Text("warning style-space\n")
    Text("").padding(.horizontal, 16)
  }
}

struct Spec50Page: View {
  var body: some View {
    Text("warning style-space\n")
    Text("").font(.system(size: 17))
  }
}

struct Spec51Page: View {
  var body: some View {
    Text("Text").background(.image(Image("my-image, with comma.png")))
  }
}

struct Spec52Page: View {
  var body: some View {
    Text("Text").background(.image(Image("my-image, with comma.png")))
  }
}

struct Spec53Page: View {
  var body: some View {
    Text("").background(.blue)
  }
}

struct Spec54Page: View {
  var body: some View {
    Text("").background(.ultraThinMaterial)
  }
}

struct Spec55Page: View {
  var body: some View {
    Text("").foregroundStyle(.red.opacity(0.5))
  }
}

struct Spec56Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec57Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec58Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec59Page: View {
  var body: some View {
    Text("").clipShape(.circle)
  }
}

struct Spec60Page: View {
  var body: some View {
    Text("").clipShape(.rect(cornerRadius: 12))
  }
}

struct Spec61Page: View {
  var body: some View {
    Text("")
      .overlay {}
  }
}

struct Spec62Page: View {
  var body: some View {
    Text("").cornerRadius(8)
  }
}

struct Spec63Page: View {
  var body: some View {
    Text("").clipShape(.rect(cornerRadius: 8))
  }
}

struct Spec65Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec66Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec67Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec68Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec69Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec70Page: View {
  var body: some View {
    Text("")
      .overlay(alignment: .topLeading) {}
  }
}

struct Spec71Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec72Page: View {
  var body: some View {
    Text("")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Back") {}
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Done") {}
        }
      }
  }
}

struct Spec73Page: View {
  var body: some View {
    Text("warning style-separator\n")
    Text("Hello\n  ")
      .overlay(alignment: .topTrailing) {
        Circle()
          .fill(.red)
          .frame(width: 10, height: 10)
      }
  }
}

struct Spec74Page: View {
  var body: some View {
    Text("").padding(12)
  }
}

struct Spec75Page: View {
  var body: some View {
    Text("").padding(12)
  }
}

struct Spec76Page: View {
  var body: some View {
    Text("").padding(12)
  }
}

struct Spec77Page: View {
  var body: some View {
    Text("").padding(12)
  }
}

struct Spec78Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec79Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec80Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec81Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec82Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec83Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec84Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec85Page: View {
  var body: some View {
    Text("")
  }
}

struct Spec86Page: View {
  var body: some View {
    Circle().fill(Color(red: 1, green: 0, blue: 0))
  }
}

struct Spec87Page: View {
  var body: some View {
    Text("Hello").font(.system(size: 20))
  }
}

struct Spec88Page: View {
  @State private var showingSheet = false

  var body: some View {
    Text("")
      .sheet(isPresented: $showingSheet) {
        Text("Sheet Content")
      }
  }
}

struct Spec89Page: View {
  var body: some View {
    Text(verbatim: "<")
  }
}

struct Spec90Page: View {
  var body: some View {
    Text(">")
  }
}

struct Spec91Page: View {
  var body: some View {
    Text("&")
  }
}

struct Spec92Page: View {
  var body: some View {
    Text("\"")
  }
}

struct Spec93Page: View {
  var body: some View {
    Text("'")
  }
}

struct Spec94Page: View {
  var body: some View {
    Text(";")
  }
}

struct Spec95Page: View {
  var body: some View {
    Text("warning style-separator\n")
    Text("Hello World")
      .font(.title)
      .foregroundStyle(.blue)
      .multilineTextAlignment(.center)
  }
}

struct Spec96Page: View {
  var body: some View {
    Label("Home", systemImage: "house")
  }
}

struct Spec97Page: View {
  var body: some View {
    Label("Files", image: "folder-icon")
  }
}

struct Spec98Page: View {
  var body: some View {
    Text("warning style-separator\n")
    Image(systemName: "star.fill")
      .resizable()
      .frame(width: 50, height: 50)
      .foregroundStyle(.yellow)
  }
}

struct Spec99Page: View {
  var body: some View {
    Text("warning style-separator\n")
    Image("photo")
      .resizable()
      .scaledToFit()
  }
}

struct Spec100Page: View {
  var body: some View {
    Text("warning style-separator\n")
    AsyncImage(url: URL(string: "https://example.com/image.jpg")) { phase in
      if let image = phase.image {
        image
          .resizable()
          .aspectRatio(contentMode: .fit)
      } else if phase.error != nil {
        Image(systemName: "photo")
      } else {
        ProgressView()
      }
    }
  }
}

struct Spec101Page: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Title")
      Text("Subtitle")
    }
  }
}

struct Spec102Page: View {
  var body: some View {
    HStack(spacing: 20) {
      Circle().fill(.blue)
      Circle().fill(.red)
    }
  }
}

struct Spec103Page: View {
  var body: some View {
    ZStack(alignment: .topTrailing) {
      Rectangle().fill(.gray)
      Text("Badge")
    }
  }
}

struct Spec104Page: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        Text("Item 1")
        Text("Item 2")
        Text("Item 3")
      }
    }
  }
}

struct Spec105Page: View {
  var body: some View {
    List {
      Text("Row 1").listRowBackground(Color.blue)
      Text("Row 2").listRowSeparator(.hidden)
      HStack {
        Text("Row 3")
      }
      .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    }
  }
}

struct Spec106Page: View {
  var body: some View {
    Text("warning style-separator\n")
    Circle()
      .fill(.blue)
      .frame(width: 100, height: 100)
  }
}

struct Spec107Page: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 15).strokeBorder(.green, lineWidth: 2)
  }
}

struct Spec108Page: View {
  var body: some View {
    Rectangle()
      .fill(
        .linearGradient(
          colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

struct Spec109Page: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(.borderedProminent)
  }
}

struct Spec110Page: View {
  var body: some View {
    Button {
    } label: {
      HStack {
        Image(systemName: "plus")
        Text("Add")
      }
    }
  }
}

struct Spec111Page: View {
  @State private var text = ""

  var body: some View {
    Text("warning style-separator\n")
    TextField("Email", text: $text)
      .textFieldStyle(.roundedBorder)
      .keyboardType(.emailAddress)
  }
}

struct Spec112Page: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Notifications", isOn: $isOn)
  }
}

struct Spec113Page: View {
  var body: some View {
    Toggle(isOn: .constant(true)) {
      Label("WiFi", systemImage: "wifi")
    }
  }
}

struct Spec114Page: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Settings") {
          SettingsView()
        }
        NavigationLink {
          ProfileView()
        } label: {
          Label("Profile", systemImage: "person")
        }
      }
      .navigationTitle("Home")
    }
  }
}

struct Spec115Page: View {
  @State private var text = ""
  @State private var text2 = ""
  @State private var isOn = false

  var body: some View {
    Form {
      Section("Personal Information") {
        TextField("Name", text: $text)
        TextField("Email", text: $text2)
      }
      Section {
        Toggle("Notifications", isOn: $isOn)
      } header: {
        Text("Preferences")
      } footer: {
        Text("Choose your notification preferences")
      }
    }
  }
}

struct Spec116Page: View {
  var body: some View {
    TabView {
      HomeView()
        .tabItem {
          Label("Home", systemImage: "house")
        }
      SettingsView()
        .tabItem {
          Label("Settings", systemImage: "gear")
        }
    }
  }
}

struct Spec117Page: View {
  @State private var isOn = false
  @State private var isOn2 = false

  var body: some View {
    DisclosureGroup("Advanced Options") {
      Toggle("Option 1", isOn: $isOn)
      Toggle("Option 2", isOn: $isOn2)
    }
  }
}

struct Spec118Page: View {
  var body: some View {
    Menu("Actions") {
      Button("Edit") {}
      Button("Delete") {}
      Divider()
      Button("Share") {}
    }
  }
}

struct Spec119Page: View {
  var body: some View {
    ViewThatFits {
      Text("This is a very long text that might not fit")
      Text("Shorter text")
      Text("Tiny")
    }
  }
}

struct Spec120Page: View {
  var body: some View {
    Color.blue
  }
}

struct Spec121Page: View {
  var body: some View {
    Color(red: 0.5, green: 0.2, blue: 0.8)
  }
}

struct Spec122Page: View {
  var body: some View {
    Color("CustomColor")
  }
}

struct Spec123Page: View {
  var body: some View {
    Color.red
  }
}

struct Spec124Page: View {
  var body: some View {
    Color(red: 1, green: 0, blue: 0)
  }
}

struct Spec125Page: View {
  var body: some View {
    HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
  }
}

struct Spec126Page: View {
  var body: some View {
    Spacer().frame(height: 20)
  }
}

struct Spec127Page: View {
  var body: some View {
    VStack {
      Text("Above")
      Divider()
      Text("Below")
    }
  }
}

struct Spec128Page: View {
  var body: some View {
    ProgressView()
  }
}

struct Spec129Page: View {
  var body: some View {
    ProgressView("Loading...")
  }
}

struct Spec130Page: View {
  var body: some View {
    ProgressView(value: 0.7)
  }
}

struct Spec131Page: View {
  var body: some View {
    Link("Visit Apple", destination: URL(string: "https://apple.com")!)
  }
}

struct Spec132Page: View {
  var body: some View {
    ShareLink(item: "https://example.com") {
      Label("Share", systemImage: "square.and.arrow.up")
    }
  }
}

struct Spec133Page: View {
  var body: some View {
    Gauge(value: 0.7) {
      Text("Battery")
    } currentValueLabel: {
      Text("70%")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }
}

struct Spec134Page: View {
  var body: some View {
    Text("").padding()
  }
}

struct Spec135Page: View {
  var body: some View {
    Text("").padding(.all, 10)
  }
}

struct Spec136Page: View {
  var body: some View {
    Text("").padding(.horizontal, 20)
  }
}

struct Spec137Page: View {
  var body: some View {
    Text("").frame(width: 100)
  }
}

struct Spec138Page: View {
  var body: some View {
    Text("").frame(width: 100, height: 50)
  }
}

struct Spec139Page: View {
  var body: some View {
    Text("").frame(maxWidth: .infinity)
  }
}

struct Spec140Page: View {
  var body: some View {
    Text("").offset(x: 10, y: 20)
  }
}

struct Spec141Page: View {
  var body: some View {
    Text("").position(x: 100, y: 200)
  }
}

struct Spec142Page: View {
  var body: some View {
    Text("").foregroundStyle(.blue)
  }
}

struct Spec143Page: View {
  var body: some View {
    Text("").background(.yellow)
  }
}

struct Spec144Page: View {
  var body: some View {
    Text("").opacity(0.5)
  }
}

struct Spec145Page: View {
  var body: some View {
    Text("").blur(radius: 3)
  }
}

struct Spec146Page: View {
  var body: some View {
    Text("").shadow(radius: 5)
  }
}

struct Spec147Page: View {
  var body: some View {
    Text("").shadow(color: .black.opacity(0.3), radius: 5, y: 2)
  }
}

struct Spec148Page: View {
  var body: some View {
    Text("").clipShape(.circle)
  }
}

struct Spec149Page: View {
  var body: some View {
    Text("").clipShape(.rect(cornerRadius: 10))
  }
}

struct Spec150Page: View {
  var body: some View {
    Text("").clipShape(.rect(cornerRadius: 8))
  }
}

struct Spec151Page: View {
  var body: some View {
    Text("").rotationEffect(.degrees(45))
  }
}

struct Spec152Page: View {
  var body: some View {
    Text("").scaleEffect(1.5)
  }
}

struct Spec153Page: View {
  var body: some View {
    Text("").scaleEffect(x: 2, y: 0.5)
  }
}

struct Spec154Page: View {
  var body: some View {
    Text("").font(.title)
  }
}

struct Spec155Page: View {
  var body: some View {
    Text("").font(.system(size: 18))
  }
}

struct Spec156Page: View {
  var body: some View {
    Text("").fontWeight(.bold)
  }
}

struct Spec157Page: View {
  var body: some View {
    Text("").bold()
  }
}

struct Spec158Page: View {
  var body: some View {
    Text("").italic()
  }
}

struct Spec159Page: View {
  var body: some View {
    Text("").textCase(.uppercase)
  }
}

struct Spec160Page: View {
  var body: some View {
    Text("").lineLimit(2)
  }
}

struct Spec161Page: View {
  var body: some View {
    Text("").multilineTextAlignment(.center)
  }
}

struct Spec162Page: View {
  @State private var show = false

  var body: some View {
    Text("")
      .sheet(isPresented: $show) {}
  }
}

struct Spec163Page: View {
  @State private var show = false

  var body: some View {
    Text("")
      .fullScreenCover(isPresented: $show) {}
  }
}

struct Spec164Page: View {
  @State private var show = false

  var body: some View {
    Text("")
      .alert("Title", isPresented: $show) {
      } message: {
      }
  }
}

struct Spec165Page: View {
  @State private var show = false

  var body: some View {
    Text("")
      .confirmationDialog("Title", isPresented: $show) {
      } message: {
      }
  }
}

struct Spec166Page: View {
  @State private var show = false

  var body: some View {
    Text("")
      .popover(isPresented: $show) {}
  }
}

struct Spec167Page: View {
  var body: some View {
    Text("").environment(\.colorScheme, .dark)
  }
}

struct Spec168Page: View {
  var body: some View {
    Text("").environment(\.locale, Locale(identifier: "fr"))
  }
}

struct Spec169Page: View {
  var body: some View {
    Text("").animation(.easeInOut)
  }
}

struct Spec170Page: View {
  var body: some View {
    Text("").animation(.spring(), value: true)
  }
}

struct Spec171Page: View {
  var body: some View {
    Text("").transition(.slide)
  }
}

struct Spec172Page: View {
  var body: some View {
    Text("").transition(.opacity.combined(with: .scale))
  }
}

struct Spec173Page: View {
  var body: some View {
    Text("warning style-separator\n")
    Text("Content\n  ")
      .overlay(alignment: .topTrailing) {
        Badge()
      }
      .background {
        RoundedRectangle(cornerRadius: 10).fill(.blue)
      }
  }
}

struct Spec174Page: View {
  var body: some View {
    ProfileCard(name: "Jane Doe", role: "Designer")
  }
}

struct Spec175Page: View {
  var body: some View {
    Text("Card").cardStyle()
  }
}

struct Spec176Page: View {
  @State private var showAlert = false
  @State private var text = ""
  @State private var text2 = ""
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Image(systemName: "lock.circle.fill")
          .resizable()
          .frame(width: 80, height: 80)
          .foregroundStyle(.blue)
        VStack(spacing: 16) {
          TextField("Email", text: $text)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
          SecureField("Password", text: $text2)
            .textFieldStyle(.roundedBorder)
            .textContentType(.password)
          Toggle("Remember me", isOn: $isOn)
        }
        .padding(.horizontal)
        Button {
        } label: {
          Text("Sign In").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .padding(.horizontal)
        HStack {
          Link("Forgot Password?", destination: URL(string: "https://example.com/forgot")!)
            .font(.footnote)
          Spacer()
          Link("Sign Up", destination: URL(string: "https://example.com/signup")!).font(.footnote)
        }
        .padding(.horizontal)
        Spacer()
      }
      .padding(.top, 50)
      .navigationTitle("Login")
      .alert("Error", isPresented: $showAlert) {
        Group {
          Button("OK") {}
        }
      } message: {
        Text("Invalid credentials")
      }
    }
  }
}

struct Spec177Page: View {
  var body: some View {
    Text(
      "warning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\n"
    )
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Image("iphone-15")
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(height: 200)
          .clipped()
        Text("SALE")
          .font(.caption)
          .fontWeight(.bold)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.red)
          .foregroundStyle(.white)
          .clipShape(.capsule)
          .padding(8)
      }
      Text("iPhone 15 Pro")
        .font(.headline)
        .lineLimit(1)
      Text("The most advanced iPhone ever with titanium design")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      HStack {
        Text("$999.00")
          .font(.title3)
          .fontWeight(.bold)
        Text("$1099.00")
          .font(.caption)
          .strikethrough()
          .foregroundStyle(.secondary)
        Spacer()
        Button {
        } label: {
          Image(systemName: "cart.badge.plus")
        }
        .buttonStyle(.bordered)
      }
    }
    .padding()
    .background(.background)
    .clipShape(.rect(cornerRadius: 12))
    .shadow(radius: 4)
  }
}

struct Spec178Page: View {
  var body: some View {
    Text(
      "warning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\nwarning style-separator\n"
    )
    ZStack {
      Rectangle()
        .fill(
          .linearGradient(
            colors: [.blue.opacity(0.3), .purple.opacity(0.3)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .ignoresSafeArea()
      ScrollView { part1 }
    }
  }

  @ViewBuilder private var part1: some View {
    VStack(spacing: 20) {
      HStack {
        VStack(alignment: .leading) {
          Text("Welcome back")
            .font(.subheadline)
            .foregroundStyle(.secondary)
          Text("Dashboard")
            .font(.largeTitle)
            .fontWeight(.bold)
        }
        Spacer()
        Image(systemName: "person.circle.fill")
          .resizable()
          .frame(width: 44, height: 44)
          .foregroundStyle(.gray)
      }
      .padding()
      HStack(spacing: 16) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Revenue")
            .font(.caption)
            .foregroundStyle(.secondary)
          Text("$12,543")
            .font(.title2)
            .fontWeight(.bold)
          HStack(spacing: 4) {
            Image(systemName: "arrow.up.right").font(.caption)
            Text("+12%").font(.caption)
          }
          .foregroundStyle(.green)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.ultraThinMaterial)
        .clipShape(.rect(cornerRadius: 12))
        VStack(alignment: .leading, spacing: 8) {
          Text("Orders")
            .font(.caption)
            .foregroundStyle(.secondary)
          Text("432")
            .font(.title2)
            .fontWeight(.bold)
          HStack(spacing: 4) {
            Image(systemName: "arrow.down.right").font(.caption)
            Text("-3%").font(.caption)
          }
          .foregroundStyle(.red)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.ultraThinMaterial)
        .clipShape(.rect(cornerRadius: 12))
      }
      .padding(.horizontal)
      RoundedRectangle(cornerRadius: 20)
        .fill(.ultraThinMaterial)
        .frame(height: 200)
        .overlay {
          Text("Chart").foregroundStyle(.secondary)
        }
        .padding(.horizontal)
    }
  }
}

struct ColoursPage: View {
  var body: some View {
    VStack {
      Text("primary").foregroundStyle(.primary)
      Text("indigo").foregroundStyle(.indigo)
      Text("hex").foregroundStyle(Color(red: 0.106, green: 0.431, blue: 0.235, opacity: 0.502))
      Text("rgb").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
      Text("hsb").foregroundStyle(Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5))
      Text("secondary").foregroundStyle(.secondary)
      Text("asset").foregroundStyle(Color("Brand"))
      Text("tint").foregroundStyle(.tint)
      Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("p3").foregroundStyle(Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3))
      Text("beyond").foregroundStyle(Color(.displayP3, red: 1, green: 0, blue: 0))
      Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3)
      Text("material").background(.ultraThinMaterial)
    }
  }
}

struct ControlsPage: View {
  @Environment(\.perform) private var perform
  @State private var text = ""
  @State private var open = false

  var body: some View {
    Form {
      part1
      part2
    }
  }

  @ViewBuilder private var part1: some View {
    Section("Head") {
      TextField("Name", text: .constant("x"))
      SecureField("Secret", text: $text)
      Toggle("Sound", isOn: .constant(true))
      Toggle(isOn: .constant(false)) {
        Label("Styled", systemImage: "star")
      }
      Slider(value: .constant(3), in: 0...10, step: 1)
      Stepper("Count", value: .constant(2), in: 1...9)
      Picker("Size", selection: .constant("a")) {
        Text("Small").tag("a")
        Text("Large").tag("b")
      }
      ProgressView(value: 0.5)
      Gauge(value: 1, in: 0...2) {
        Text("Speed")
      } currentValueLabel: {
        Text("now")
      }
    }
    Button("Buy") { perform(Action("buy", ["value": "7"])) }
      .buttonStyle(.borderedProminent)
      .tint(.purple)
    Button {
      perform(Action("add", ["sku": "a", "n": 2]))
    } label: {
      Image(systemName: "plus")
    }
    Button("Open") { open = true }
    Link("Go", destination: URL(string: "https://a.example")!)
    ShareLink("Share", item: "https://a.example")
    Menu("More") {
      Button("A") { perform(Action("a")) }
    }
  }

  @ViewBuilder private var part2: some View {
    DisclosureGroup {
      Text("Body")
    } label: {
      Text("Details").bold()
    }
    DatePicker(
      "From", selection: .constant(Date(timeIntervalSince1970: 1780272000)),
      in: Date(timeIntervalSince1970: 1767225600)...Date(timeIntervalSince1970: 1798675200))
    DatePicker(
      "Until", selection: .constant(Date(timeIntervalSince1970: 1780358400)),
      in: ...Date(timeIntervalSince1970: 1798718400))
  }
}

struct LayoutPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("A & B").font(.title.bold())
        Spacer()
        Text("**C**")
      }
      ZStack(alignment: .topTrailing) {
        Color.blue
        Circle()
          .fill(.green)
          .frame(width: 8, height: 8)
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 4) {
          Text("D")
        }
      }
      Grid(alignment: .leading, horizontalSpacing: 2) {
        GridRow {
          Text("E")
          Text("F")
        }
      }
    }
    .padding(.horizontal, 16)
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.red.opacity(0.2))
  }
}

struct LinksPage: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.perform) private var perform

  var body: some View {
    VStack {
      part1
      part2
    }
    NavigationStack {
      NavigationLink("A") {
        Text("B")
      }
      .id("k")
      NavigationLink("C", value: "k")
      NavigationLink("D", value: "l")
    }
  }

  @ViewBuilder private var part1: some View {
    Button("All") { perform(Action(step: "open", ["value": "/catalogue"])) }
    Button {
      perform(Action(step: "open", ["value": "/o's/é?a=1&b=2"]))
    } label: {
      Image(systemName: "star")
    }
    Link("Manual", destination: URL(string: "/manual.pdf")!)
    Link("Away", destination: URL(string: "https://a.example/b")!)
    Link("Help", destination: URL(string: "help")!)
    Button {
      perform(Action(step: "open", ["value": "/two"]))
    } label: {
      Text("Two")
      Text("words")
    }
    NavigationLink("Lamp", value: "/lamp")
    NavigationLink("Own", value: "own")
    AsyncImage(url: URL(string: "/a.png"))
    AsyncImage(url: URL(string: "img/a.png"))
    AsyncImage(url: nil)
    AsyncImage(url: URL(string: "https://a.example/a.png"))
    Button("Page") { perform(Action(step: "open", ["value": "/p"])) }
    Button("URL") { openURL(URL(string: "https://a.example")!) }
    Button("Back") { perform(Action(step: "back")) }
    Button("Toggle") {}
    Button("Two") {
      perform(Action("a"))
      perform(Action("b"))
    }
    Button("Soon") {}
  }

  @ViewBuilder private var part2: some View {
    Button("Sheet") { perform(Action(step: "open", ["value": "/p", "as": "sheet"])) }
    Text("a")
      .onTapGesture { perform(Action(step: "open", ["value": "/p"])) }
  }
}

struct PicturesPage: View {
  var body: some View {
    List {
      Image("lamp")
        .frame(width: 20)
        .scaledToFit()
      Image(systemName: "star.fill").renderingMode(.template)
      Label("Inbox", systemImage: "tray")
      AsyncImage(url: URL(string: "https://a.example/p.png"), scale: 2) { phase in
        if let image = phase.image {
          image
            .resizable()
            .aspectRatio(1.5, contentMode: .fit)
        } else if phase.error != nil {
          Text("Failed")
        } else {
          ProgressView()
        }
      }
      AsyncImage(url: URL(string: "https://a.example/q.png"))
      Capsule().stroke(.red, lineWidth: 2)
      RoundedRectangle(cornerRadius: 8)
    }
  }
}

struct PresentationPage: View {
  @Environment(\.perform) private var perform
  @State private var open = false
  @State private var asks = true
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        NavigationLink(value: "/a") {
          Text("A")
        }
        Text("T")
          .accessibilityLabel("T")
          .accessibilityAddTraits(.isHeader)
          .overlay(alignment: .bottom) {
            Divider()
          }
          .id("t")
          .tag("1")
      }
      .navigationTitle("Shop")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { perform(Action("add")) }
        }
      }
      .sheet(isPresented: $open) {
        VStack {
          Text("Detail")
        }
      }
      .alert("Sure?", isPresented: $asks) {
        Button("Go", role: .destructive) { perform(Action("go")) }
        Button("Stay", role: .cancel) {}
      } message: {
        Text("It is late.")
      }
      .presentationDetents([.medium, .fraction(0.3)])
      .searchable(text: $query)
    }
  }
}

struct RootsPage: View {
  var body: some View {
    Text("One")
    Text("loose text")
    WebView(url: URL(string: "https://a.example"))
  }
}

struct SeldomPage: View {
  @Environment(\.perform) private var perform

  var body: some View {
    part1
  }

  @ViewBuilder private var part1: some View {
    VStack {
      Button("B") { perform(Action("a", ["id": 9007199254740993])) }
      Text("B")
        .onTapGesture { perform(Action("buy", ["value": "{\"id\": 9007199254740993}"])) }
      Text("t").environment(\.timeZone, TimeZone(identifier: "Europe/Berlin") ?? .current)
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(90), endAngle: .degrees(180))
      Text("g")
        .background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .overlay(
          .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
      ShareLink("s", item: "Look at this")
      ShareLink("s", item: "/img/a.png")
      AsyncImage(url: URL(string: "https://a.example/i.jpg")) { phase in
        if let image = phase.image {
          image
            .resizable()
            .aspectRatio(contentMode: .fit)
        }
      }
      Text("e")
        .ignoresSafeArea(edges: [.top])
        .clipped(antialiased: true)
      TabView {
        Text("a").tag("a")
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      ScrollView {
        Text("a")
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      DatePicker(
        "When", selection: .constant(Date(timeIntervalSince1970: 1772323200)),
        in: Date(timeIntervalSince1970: 1767225600)...Date(timeIntervalSince1970: 1798675200))
      DatePicker(
        "From", selection: .constant(Date(timeIntervalSince1970: 1772323200)),
        in: Date(timeIntervalSince1970: 1767225600)...)
      Text("f")
        .onAppear { perform(Action("seen", ["n": 1])) }
        .opacity(1e-07)
        .onLongPressGesture { perform(Action("b")) }
        .onAppear { perform(Action("a")) }
      Text("t")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Text("x")
          }
        }
    }
  }
}

struct BehaviourPage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.perform) private var perform
  @State private var open = false
  @State private var quantity = 1
  @State private var size = "s"
  @State private var saved: Set<String> = []
  @State private var filters = false

  var body: some View {
    VStack {
      part1
      part2
    }
  }

  @ViewBuilder private var part1: some View {
    Button("Details") {
      withAnimation(.smooth) {
        open.toggle()
      }
    }
    if open {
      Text("Brass, 40 cm.")
    }
    if !open && quantity < 3 {
      Text("Folded.")
    }
    Stepper("Quantity", value: $quantity, in: 1...9)
    Text(verbatim: "\(quantity)")
    Toggle("Open", isOn: $open)
    Button("More") {
      quantity = max(1, min(9, quantity + 2))
      size = "l"
      saved.insert("lamp")
      saved.remove("pot")
    }
    Button("Add") { perform(Action("add_to_cart", ["sku": "lamp", "quantity": quantity])) }
    Button("Done") {
      if saved.contains("lamp") {
        quantity = 1
        dismiss()
      }
    }
    Button("Help") { perform(Action("help", ["value": "cart"])) }
    Button("Cart") { perform(Action(step: "open", ["value": "/cart", "as": "sheet"])) }
    Button("Website") { openURL(URL(string: "https://example.com/a%20b")!) }
    Text("Seen")
      .padding(8)
      .onTapGesture { perform(Action("seen")) }
  }

  @ViewBuilder private var part2: some View {
    Text("Lamps")
      .sheet(isPresented: $filters) {
        VStack {
          Text("None")
          Button("Close") { filters = false }
        }
      }
    Text("Zoom")
      .onTapGesture(count: 2) {
        open.toggle()
        perform(Action("zoomed"))
      }
    TextField("Email", text: .constant(""))
  }
}

struct FollowingPage: View {
  @Environment(\.perform) private var perform
  @State private var n = 3
  @State private var v: Double = 0.5
  @State private var s = "a"
  @State private var b = false
  @State private var d = Date(timeIntervalSince1970: 1796083200)
  @State private var e = "x"
  @State private var t: Set<String> = []
  @State private var confirm1 = false
  @State private var filters = false

  var body: some View {
    VStack {
      part1
      part2
      part3
      part4
    }
  }

  @ViewBuilder private var part1: some View {
    Slider(value: Binding<Double>(get: { Double(n) }, set: { n = Int($0) }), in: 0...9)
    Slider(value: $v, in: 0...9)
    Stepper("Count", value: $n)
    Stepper("Size", value: $v, step: 0.5)
    ProgressView("Done", value: Double(n), total: 9)
    ProgressView("Done", value: v)
    Gauge(value: Double(n), in: 0...9) {
      Text("Full")
    }
    Gauge(value: v) {
      Text("Full")
    }
    Toggle("On", isOn: $b)
    TextField("Name", text: $s)
      .onSubmit {
        perform(Action("find", ["q": s]))
        e = "y"
      }
    TextField("Lost", text: .constant("a"))
    DatePicker("Day", selection: $d)
    DatePicker(
      "Day", selection: $d,
      in: Date(timeIntervalSince1970: 1796083200)...Date(timeIntervalSince1970: 1798675200))
    DatePicker("Day", selection: $d, in: Date(timeIntervalSince1970: 1796083200)...)
    DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1796083200)))
    ColorPicker("Tint", selection: .constant(.red))
    DisclosureGroup("More", isExpanded: $b) {
      Text("Brass")
    }
    List(selection: .constant("a")) {
      Text("A").tag("a")
    }
    List(selection: Binding<String?>(get: { s }, set: { s = $0 ?? s })) {
      Text("A").tag("a")
    }
    List(selection: Binding<Int?>(get: { n }, set: { n = $0 ?? n })) {
      Text("A").tag(3)
    }
  }

  @ViewBuilder private var part2: some View {
    List(selection: $t) {
      Text("A").tag("a")
    }
    Picker("Count", selection: $n) {
      Text("Three").tag(3)
      Text("Four").tag(4)
    }
    Picker("Size", selection: $v) {
      Text("Half").tag(0.5)
      Text("One").tag(1.0)
    }
    Picker("On", selection: $b) {
      Text("Yes").tag(true)
      Text("No").tag(false)
    }
    Picker("Size", selection: $e) {
      Text("X").tag("x")
      Text("Y").tag("y")
    }
    Picker("Day", selection: $d) {
      Text("First").tag(Date(timeIntervalSince1970: 1796083200))
    }
    TabView(selection: $n) {
      Tab("Lamps", systemImage: "star", value: 3) {
        Picker("Size", selection: $e) {
          Text("X").tag("x")
        }
      }
      Tab("Desks", systemImage: "star", value: 4) {
        Text("Desks")
      }
    }
    if v > Double(n) {
      Text(verbatim: "\(v)")
    }
    if Double(n) >= v && d < Date(timeIntervalSince1970: 1798761600) {
      Text(verbatim: d.formatted(.iso8601.year().month().day()))
    }
    Text(verbatim: e == "x" ? "Large" : s)
  }

  @ViewBuilder private var part3: some View {
    Button("Change") {
      v = Double(n)
      d = Date(timeIntervalSince1970: 1798070400)
      v = max(0, v + Double(n))
      n = max(0, min(9, n - 1))
      t = ["a"]
      t.insert("b")
    }
    Button("Lost") {}
    Button("Lost") {}
    Button("Lost") {}
    Button("Add") { perform(Action("add", ["value": n, "day": d, "sizes": [String]()])) }
    Text("Dim").opacity(v)
    Text("Blue")
      .foregroundStyle(
        e == "x" ? Color.blue : b ? Color.red : Color(red: 0.502, green: 0.502, blue: 0.502))
    Text("Lost").buttonStyle(.plain)
    Text("Turned").rotationEffect(.degrees(Double(n)))
    Text("Moving").animation(.easeIn, value: b)
    Text("Lines")
      .lineLimit(n)
      .disabled(b || n == 3)
    Text("Wide")
      .padding(v)
      .shadow(radius: v)
    Text("Lost in part")
      .frame(minWidth: v)
      .border(Color(red: 0.5, green: 0, blue: 0))
    Button("Delete") { confirm1 = true }
      .confirmationDialog("Delete?", isPresented: $confirm1, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { perform(Action("delete")) }
        Button("Cancel", role: .cancel) {}
      }
  }

  @ViewBuilder private var part4: some View {
    HStack {
      Button("Filter") { filters = true }
      if filters {
        Text("Open")
      }
    }
    .sheet(isPresented: $filters) {
      Button("Close") { filters.toggle() }
    }
    List {
      Text("Lamp")
    }
    .searchable(text: $s)
    ProfileCard(name: s, role: "a")
  }
}

struct LargePage: View {
  var body: some View {
    List {
      part1
      part2
      part3
      part4
    }
    .navigationTitle("Lamps")
  }

  @ViewBuilder private var part1: some View {
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 1").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 2").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 3").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 4").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
  }

  @ViewBuilder private var part2: some View {
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 5").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 6").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 7").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 8").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
  }

  @ViewBuilder private var part3: some View {
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 9").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 10").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 11").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 12").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
  }

  @ViewBuilder private var part4: some View {
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 13").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 14").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 15").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
    HStack {
      Image(systemName: "lamp.desk")
        .font(.title)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Lamp 16").font(.headline)
        Text("A light")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(8)
  }
}

struct TextsPage: View {
  @Environment(\.perform) private var perform

  var body: some View {
    VStack {
      Text(verbatim: "\"Quoted\" \\ and a tab\there, $0 and #if")
      Text("\u{202E}left\u{200B}|\u{2028}|\u{FEFF}")
      Text(verbatim: "*stars* _words_ `code` [link](https://a.example) 100%")
      Text("**bold** & [link](https://a.example)")
      Button {
        perform(Action("say \"hi\""))
      } label: {
        Text(verbatim: "a*b")
      }
      Label(String("https://a.example"), systemImage: "star")
      Text("Name")
        .accessibilityLabel("a \"b\" \\ c")
        .id("it's \"here\"")
        .tag("a\\b")
      Link("Address", destination: URL(string: "https://a.example/%C3%BC%20b?q=%20&r=%5B1%5D")!)
      Widget(default: 1, in: "a", is_on: true, let: 2.5) {
        Text("Inside")
      } for: {
        Text("Slot")
      }
      Text("Glows").glow(.red, radius: 4, "a")
    }
  }
}

struct WordsPage: View {
  var body: some View {
    ScrollView { part1 }
  }

  @ViewBuilder private var part1: some View {
    VStack(alignment: .leading, spacing: 8) {
      Section("Title") {
        Text("Row")
      }
      Menu("Menu") {
        Button("Delete", role: .destructive) {}
      }
      Picker("Size", selection: .constant("b")) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: 1796083200)),
        displayedComponents: .date)
      Slider(value: .constant(2), in: 0...10, step: 0.5)
      ProgressView("Loading", value: 1, total: 4)
      Color(red: 0.5, green: 0.2, blue: 0.8)
      Rectangle()
        .fill(
          .linearGradient(
            colors: [.blue, Color(red: 1, green: 0.533, blue: 0)], startPoint: .top,
            endPoint: .bottom)
        )
        .rotationEffect(.degrees(45))
        .frame(height: 20)
      Text("Reads")
        .padding(8)
        .foregroundStyle(.red)
        .font(.body)
      Text("Slots")
        .listRowBackground(Color.blue)
        .background(alignment: .top) {
          Circle()
        }
        .overlay {
          Divider()
        }
      Image("photo")
        .resizable()
        .scaledToFit()
        .frame(width: 40)
      AsyncImage(url: URL(string: "https://example.com/a.jpg"), scale: 2) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.image == nil && phase.error == nil {
          ProgressView()
        }
      }
      NavigationLink("Lamps", value: "/lamps")
      Grid {
        GridRow {
          Text("1")
          Text("2").gridCellColumns(2)
        }
      }
    }
  }
}

  static let all: [(name: String, view: @Sendable () -> any View)] = [
    ("spec3", { Spec3Page() }),
    ("spec4", { Spec4Page() }),
    ("spec6", { Spec6Page() }),
    ("spec7", { Spec7Page() }),
    ("spec8", { Spec8Page() }),
    ("spec9", { Spec9Page() }),
    ("spec10", { Spec10Page() }),
    ("spec11", { Spec11Page() }),
    ("spec12", { Spec12Page() }),
    ("spec13", { Spec13Page() }),
    ("spec14", { Spec14Page() }),
    ("spec15", { Spec15Page() }),
    ("spec16", { Spec16Page() }),
    ("spec17", { Spec17Page() }),
    ("spec18", { Spec18Page() }),
    ("spec19", { Spec19Page() }),
    ("spec20", { Spec20Page() }),
    ("spec21", { Spec21Page() }),
    ("spec22", { Spec22Page() }),
    ("spec23", { Spec23Page() }),
    ("spec24", { Spec24Page() }),
    ("spec25", { Spec25Page() }),
    ("spec27", { Spec27Page() }),
    ("spec28", { Spec28Page() }),
    ("spec29", { Spec29Page() }),
    ("spec30", { Spec30Page() }),
    ("spec31", { Spec31Page() }),
    ("spec32", { Spec32Page() }),
    ("spec33", { Spec33Page() }),
    ("spec34", { Spec34Page() }),
    ("spec35", { Spec35Page() }),
    ("spec36", { Spec36Page() }),
    ("spec37", { Spec37Page() }),
    ("spec38", { Spec38Page() }),
    ("spec39", { Spec39Page() }),
    ("spec40", { Spec40Page() }),
    ("spec41", { Spec41Page() }),
    ("spec42", { Spec42Page() }),
    ("spec43", { Spec43Page() }),
    ("spec44", { Spec44Page() }),
    ("spec45", { Spec45Page() }),
    ("spec46", { Spec46Page() }),
    ("spec47", { Spec47Page() }),
    ("spec48", { Spec48Page() }),
    ("spec49", { Spec49Page() }),
    ("spec50", { Spec50Page() }),
    ("spec51", { Spec51Page() }),
    ("spec52", { Spec52Page() }),
    ("spec53", { Spec53Page() }),
    ("spec54", { Spec54Page() }),
    ("spec55", { Spec55Page() }),
    ("spec56", { Spec56Page() }),
    ("spec57", { Spec57Page() }),
    ("spec58", { Spec58Page() }),
    ("spec59", { Spec59Page() }),
    ("spec60", { Spec60Page() }),
    ("spec61", { Spec61Page() }),
    ("spec62", { Spec62Page() }),
    ("spec63", { Spec63Page() }),
    ("spec65", { Spec65Page() }),
    ("spec66", { Spec66Page() }),
    ("spec67", { Spec67Page() }),
    ("spec68", { Spec68Page() }),
    ("spec69", { Spec69Page() }),
    ("spec70", { Spec70Page() }),
    ("spec71", { Spec71Page() }),
    ("spec72", { Spec72Page() }),
    ("spec73", { Spec73Page() }),
    ("spec74", { Spec74Page() }),
    ("spec75", { Spec75Page() }),
    ("spec76", { Spec76Page() }),
    ("spec77", { Spec77Page() }),
    ("spec78", { Spec78Page() }),
    ("spec79", { Spec79Page() }),
    ("spec80", { Spec80Page() }),
    ("spec81", { Spec81Page() }),
    ("spec82", { Spec82Page() }),
    ("spec83", { Spec83Page() }),
    ("spec84", { Spec84Page() }),
    ("spec85", { Spec85Page() }),
    ("spec86", { Spec86Page() }),
    ("spec87", { Spec87Page() }),
    ("spec88", { Spec88Page() }),
    ("spec89", { Spec89Page() }),
    ("spec90", { Spec90Page() }),
    ("spec91", { Spec91Page() }),
    ("spec92", { Spec92Page() }),
    ("spec93", { Spec93Page() }),
    ("spec94", { Spec94Page() }),
    ("spec95", { Spec95Page() }),
    ("spec96", { Spec96Page() }),
    ("spec97", { Spec97Page() }),
    ("spec98", { Spec98Page() }),
    ("spec99", { Spec99Page() }),
    ("spec100", { Spec100Page() }),
    ("spec101", { Spec101Page() }),
    ("spec102", { Spec102Page() }),
    ("spec103", { Spec103Page() }),
    ("spec104", { Spec104Page() }),
    ("spec105", { Spec105Page() }),
    ("spec106", { Spec106Page() }),
    ("spec107", { Spec107Page() }),
    ("spec108", { Spec108Page() }),
    ("spec109", { Spec109Page() }),
    ("spec110", { Spec110Page() }),
    ("spec111", { Spec111Page() }),
    ("spec112", { Spec112Page() }),
    ("spec113", { Spec113Page() }),
    ("spec114", { Spec114Page() }),
    ("spec115", { Spec115Page() }),
    ("spec116", { Spec116Page() }),
    ("spec117", { Spec117Page() }),
    ("spec118", { Spec118Page() }),
    ("spec119", { Spec119Page() }),
    ("spec120", { Spec120Page() }),
    ("spec121", { Spec121Page() }),
    ("spec122", { Spec122Page() }),
    ("spec123", { Spec123Page() }),
    ("spec124", { Spec124Page() }),
    ("spec125", { Spec125Page() }),
    ("spec126", { Spec126Page() }),
    ("spec127", { Spec127Page() }),
    ("spec128", { Spec128Page() }),
    ("spec129", { Spec129Page() }),
    ("spec130", { Spec130Page() }),
    ("spec131", { Spec131Page() }),
    ("spec132", { Spec132Page() }),
    ("spec133", { Spec133Page() }),
    ("spec134", { Spec134Page() }),
    ("spec135", { Spec135Page() }),
    ("spec136", { Spec136Page() }),
    ("spec137", { Spec137Page() }),
    ("spec138", { Spec138Page() }),
    ("spec139", { Spec139Page() }),
    ("spec140", { Spec140Page() }),
    ("spec141", { Spec141Page() }),
    ("spec142", { Spec142Page() }),
    ("spec143", { Spec143Page() }),
    ("spec144", { Spec144Page() }),
    ("spec145", { Spec145Page() }),
    ("spec146", { Spec146Page() }),
    ("spec147", { Spec147Page() }),
    ("spec148", { Spec148Page() }),
    ("spec149", { Spec149Page() }),
    ("spec150", { Spec150Page() }),
    ("spec151", { Spec151Page() }),
    ("spec152", { Spec152Page() }),
    ("spec153", { Spec153Page() }),
    ("spec154", { Spec154Page() }),
    ("spec155", { Spec155Page() }),
    ("spec156", { Spec156Page() }),
    ("spec157", { Spec157Page() }),
    ("spec158", { Spec158Page() }),
    ("spec159", { Spec159Page() }),
    ("spec160", { Spec160Page() }),
    ("spec161", { Spec161Page() }),
    ("spec162", { Spec162Page() }),
    ("spec163", { Spec163Page() }),
    ("spec164", { Spec164Page() }),
    ("spec165", { Spec165Page() }),
    ("spec166", { Spec166Page() }),
    ("spec167", { Spec167Page() }),
    ("spec168", { Spec168Page() }),
    ("spec169", { Spec169Page() }),
    ("spec170", { Spec170Page() }),
    ("spec171", { Spec171Page() }),
    ("spec172", { Spec172Page() }),
    ("spec173", { Spec173Page() }),
    ("spec174", { Spec174Page() }),
    ("spec175", { Spec175Page() }),
    ("spec176", { Spec176Page() }),
    ("spec177", { Spec177Page() }),
    ("spec178", { Spec178Page() }),
    ("colours", { ColoursPage() }),
    ("controls", { ControlsPage() }),
    ("layout", { LayoutPage() }),
    ("links", { LinksPage() }),
    ("pictures", { PicturesPage() }),
    ("presentation", { PresentationPage() }),
    ("roots", { RootsPage() }),
    ("seldom", { SeldomPage() }),
    ("behaviour", { BehaviourPage() }),
    ("following", { FollowingPage() }),
    ("large", { LargePage() }),
    ("texts", { TextsPage() }),
    ("words", { WordsPage() }),
  ]
}
