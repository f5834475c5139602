import SwiftUI

enum Size: String { case small, large }

struct Lamp: Identifiable, Hashable {
  let id: Int
  var title: String
}

let lamps = [
  Lamp(id: 1, title: "Desk lamp of brass, with a switch"),
  Lamp(id: 2, title: "Floor lamp of oak, with a dimmer"),
]

struct ExpandedView: View {
  @State private var expanded: Set<Int> = []
  @State private var saved = Set<Lamp.ID>()
  @State private var sizes: Set<Size> = [.small]
  @State private var names: Set<String> = ["a"]
  @State private var whole: Set<Lamp> = []
  @State private var count = 0

  var body: some View {
    List {
      ForEach(lamps) { lamp in
        if expanded.contains(lamp.id) { Text(lamp.title) }
        Button("Open") { expanded.insert(lamp.id) }
        Button("Toggle") {
          if saved.contains(lamp.id) { saved.remove(lamp.id) } else { saved.insert(lamp.id) }
        }
      }
      if expanded.contains(1) { Text("The first") }
      if expanded.contains(count) { Text("Counted") }
      if sizes.contains(.large) { Text("Large") }
      if whole.isEmpty { Text("None") }
      Button("Add") { names.insert("b") }
      Button("None") { expanded = [] }
      Button("Clear") { sizes.removeAll() }
      Button("All") { expanded.formUnion([1, 2]) }
    }
  }
}

struct TagsView: View {
  @State private var tags = ["new", "sale"]
  @State private var fixed = ["one"]
  @State private var isShown = false

  var body: some View {
    VStack {
      ForEach(tags, id: \.self) { Text($0) }
      ForEach(fixed, id: \.self) { Text($0) }
      if tags.contains("new") { Text("New") }
      Button("More") { tags.append("brass") }
      Button("Less") { tags = [] }
      Toggle("Shown", isOn: $isShown.animation())
      Toggle("Shown", isOn: $isShown.animation(.spring))
    }
  }
}

struct TextsView: View {
  var body: some View {
    VStack {
      Text(NSLocalizedString("lamp.title", comment: "The title"))
      Text(String(localized: "lamp.price_text"))
      Text(NSLocalizedString("Not found", comment: ""))
      Button(String(localized: "LAMP_BUY")) {}
      Text("Turned").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      AsyncImage(url: URL(string: "https://a.example/lamp.png")) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
    }
  }
}
