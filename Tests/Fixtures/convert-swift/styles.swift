import SwiftUI

struct Card: ViewModifier {
  var radius: CGFloat = 12
  var isRaised = false

  func body(content: Content) -> some View {
    content
      .padding(16)
      .shadow(radius: isRaised ? 8 : 0)
      .clipShape(.rect(cornerRadius: radius))
  }
}

struct Pressed: ViewModifier {
  @State private var isPressed = false

  func body(content: Content) -> some View {
    content.scaleEffect(isPressed ? 0.95 : 1).onTapGesture { isPressed.toggle() }
  }
}

struct Badge: ViewModifier {
  let text: String
  let color: Color

  init(_ text: String, color: Color = .red) {
    self.text = text
    self.color = color
  }

  func body(content: Content) -> some View {
    content.overlay { Text(text).background(color) }
  }
}

extension View {
  func card(isRaised: Bool = false) -> some View { modifier(Card(isRaised: isRaised)) }
  func card(title: String) -> some View {
    VStack {
      Text(title); self
    }.card()
  }

  @ViewBuilder
  func `if`<Other: View>(_ condition: Bool, transform: (Self) -> Other) -> some View {
    if condition { transform(self) } else { self }
  }

  var big: some View { font(.largeTitle) }
}

struct Panel<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {
      Text(title); content
    }
  }
}

struct Split<Side: View, Content: View>: View {
  @ViewBuilder let side: () -> Side
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack {
      side(); content()
    }
  }
}

struct Shout: View {
  let text: String

  init(text: String) { self.text = text.uppercased() }

  var body: some View { Text(text) }
}

struct Filled: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

struct Styles: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Plain").card()
      Text("Twice").card()
      Text("Raised").modifier(Card(radius: 4, isRaised: true))
      Text("Follows").card(isRaised: isOn)
      Text("Titled").card(title: "Title")
      Text("Pressed").modifier(Pressed())
      Text("Badge").modifier(Badge("3"))
      Text("If").if(isOn) { view in view.bold() }
      Text("Big").big
      Panel("Hello") { Text("Inside") }
      Split(side: { Text("Side") }) { Text("Content") }
      Shout(text: "loud")
      Button("Filled") { isOn = false }.buttonStyle(Filled())
    }
  }
}
