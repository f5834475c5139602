import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var name: String
}

struct LampRow: View {
  let lamp: Lamp
  var body: some View { Text(lamp.name) }
}

struct Plain: View {
  init(_ lamp: Lamp) { self.lamp = lamp }
  let lamp: Lamp
  var body: some View { Text(lamp.name) }
}

extension View {
  func card(padding: CGFloat = 16) -> some View { self.padding(padding).background(.red) }
}

/// Functions in the place of closures, and what has no name of its own.
struct Handed: View {
  enum Field { case name, note }
  @State private var name = ""
  @State private var (x, y) = (1, 2)
  @State private var isDone = false
  @FocusState private var field: Field?
  private let lamps = [Lamp(id: 1, name: "Brass"), Lamp(id: 2, name: "Glass")]
  private let title: String? = nil
  #if DEBUG
    private let isDebug = true
  #endif

  var body: some View {
    let (low, high) = (1, 2)
    NavigationStack {
      List(lamps, rowContent: LampRow.init)
      ForEach(lamps, content: LampRow.init(lamp:))
      ForEach(lamps, content: Plain.init)
      ForEach(lamps, content: row)
      ForEach(["a", "b"], id: \.self, content: Text.init)
      ForEach(lamps) { lamp in
        NavigationLink(lamp.name, value: lamp)
      }
      .navigationDestination(for: Lamp.self) { LampRow(lamp: $0) }
      TextField("Name", text: $name).onSubmit(save).refreshable(action: save)
        .focused($field, equals: .name)
      Button("Next") { field = .note }
      Text("Card").card().modifier(Unknown(3))
      if let title { Text(title) } else { Text("No title") }
      if isDebug { Text("Debug") }
      if isDone && lamps.count > 1 { Text("Both") }
    }
    #if os(iOS) || os(tvOS)
      Text("Touch")
    #elseif !os(macOS)
      Text("Watch")
    #else
      Text("Mac")
    #endif
    Host(onClose: { isDone = true })
    Closing(close: { isDone = true })
  }

  private func row(_ lamp: Lamp) -> some View { Text(lamp.name).bold() }
  private func save() { isDone = true }
}

/// A state of its own, and an action of its caller.
struct Host: View {
  @State private var isOpen = false
  var onClose: () -> Void

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Button("Close") { onClose() }
  }
}

/// A value of its own that no state has.
struct Closing: View {
  @State private var colors = Palette()
  var close: () -> Void

  var body: some View {
    VStack { Button("Close") { close() } }
  }
}
