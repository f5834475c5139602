import SwiftUI

struct Primary: ButtonStyle {
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 12)
      .background(color, in: .rect(cornerRadius: 12))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.isPressed { Image(systemName: "hand.tap") }
    }
  }
}

struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

extension ButtonStyle where Self == Primary {
  static var primary: Primary { Primary() }
  static func primary(_ color: Color) -> Self { .init(color: color) }
}

extension Font {
  static func brand(_ size: CGFloat) -> Font { .custom("Brand", size: size) }
}

struct Row: View {
  var body: some View { Button("In a component") {} }
}

/// The body of a style is the label of each button.
struct Buttons: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Named") { count += 1 }.buttonStyle(Primary())
      Button("Static") { count += 1 }.buttonStyle(.primary)
      Button("Add", systemImage: "plus") { count += 1 }.buttonStyle(.primary(.red))
      Button {
        count = 0
      } label: {
        Label("Zero", systemImage: "0.circle")
      }
      .buttonStyle(Quiet())
      Toggle("Check", isOn: $isOn).toggleStyle(Check())
      VStack {
        Button("All of them") { count = 1 }
        Button("But this one") { count = 2 }.buttonStyle(.bordered)
        Row()
      }
      .buttonStyle(Quiet())
      Text("Count").font(.brand(12))
    }
  }
}
