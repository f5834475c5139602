import SwiftUI

enum Layout: String { case list, grid }

struct Item: Identifiable {
  let id: Int
  var title: String
  var note: String
}

let stock = [
  Item(id: 1, title: "Lamp", note: "Brass"), Item(id: 2, title: "Shade", note: "Linen"),
  Item(id: 3, title: "Bulb", note: "Glass"),
]

struct SettingsView: View {
  @AppStorage("layout") private var layout: Layout = .list
  @SceneStorage("name") private var name = "Ada"
  @State private var isOn = false

  var body: some View {
    Form {
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name)
      Button("Grid") { layout = .grid }
    }
  }
}

struct SearchView: View {
  @State private var query = ""

  var body: some View {
    List {
      ForEach(
        stock.filter {
          query.isEmpty || $0.title.localizedCaseInsensitiveContains(query)
            || $0.note.localizedCaseInsensitiveContains(query)
        }
      ) { item in
        Text(item.title)
      }
      ForEach(stock.filter { query == "" || $0.title.localizedStandardContains(query) }) {
        Text($0.note)
      }
    }
    .searchable(text: $query)
  }
}

struct UnitsView: View {
  @State private var units = "metric"
  @State private var isWide = false
  @State private var count = 0
  @State private var note: String?

  var body: some View {
    VStack {
      if isWide {
        Text("Wide")
      } else if stock.isEmpty {
        Text("Nothing")
      } else {
        Text(Double(stock.count) * 1.5, format: .number)
      }
      if stock.count > 2 {
        Text("Many")
      } else if isWide {
        Text("Few, wide")
      } else {
        Text("Few")
      }
      if isOdd && isWide { Text("Odd") }
      Text(note ?? "No note")
      Button("Note") { note = "Odd" }
      UnitsPicker(units: $units)
      UnitsButton(units: $units)
    }
  }

  private var isOdd: Bool { units == "odd" || units.isEmpty }
}

struct UnitsPicker: View {
  @Binding var units: String
  @State private var date = Date()

  var body: some View {
    Picker("Units", selection: $units) {
      Text("Metric").tag("metric")
      Text("Imperial").tag("imperial")
    }
    if units == "imperial" { Text("Miles") }
  }
}

struct UnitsButton: View {
  @Binding var units: String

  var body: some View { Button("Metric") { units = "metric" } }
}

struct LonelySwitch: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("On", isOn: $isOn) }
}
