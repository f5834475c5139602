import SwiftUI

struct Lamp: Identifiable {
  let id = UUID()
  let name: String
  let price: Double
  var isNew = false
}

enum Size: String, CaseIterable { case small, medium, large }

private let lamps = [
  Lamp(name: "Arc", price: 120),
  Lamp(name: "Desk \"2\"", price: 39.5, isNew: true),
]

struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(12).background(Color(.systemGray6)).cornerRadius(10)
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
  func tinted(_ color: Color) -> some View { foregroundStyle(color).bold() }
}

struct Row: View {
  let lamp: Lamp
  @Binding var selected: String
  var body: some View {
    HStack {
      Text(lamp.name).font(.headline)
      Spacer()
      if lamp.isNew { Text("New").tinted(.red) }
      Text(lamp.price, format: .currency(code: "EUR")).monospacedDigit()
      Text("\(lamp.price, specifier: "%.2f") €")
    }
    .card()
    .onTapGesture { selected = lamp.name }
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @State private var count = 1
  @State private var size: Size = .small
  @State private var name = ""
  @State private var selected = ""
  @Environment(\.dismiss) private var dismiss
  @ObservedObject var model: Model
  let inset: CGFloat = 16

  private var title: String { "Lamps" }

  private var header: some View {
    VStack(alignment: .leading, spacing: inset) {
      Text(title).font(.largeTitle.bold())
      Text("You have **\(lamps.count)** lamps")
      Text("Count: \(count)")
    }
  }

  @ViewBuilder
  func badge(_ text: String, color: Color = .blue) -> some View {
    Text(text).padding(.horizontal, 8).background(color, in: Capsule())
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Lamps") {
          ForEach(lamps) { lamp in
            NavigationLink(value: lamp.name) { Row(lamp: lamp, selected: $selected) }
          }
        }
        Section {
          Toggle("Open", isOn: $isOpen)
          Stepper("Count", value: $count, in: 1...9)
          TextField("Name", text: $name).textContentType(.name)
          Picker("Size", selection: $size) {
            ForEach(Size.allCases, id: \.self) { s in Text(s.rawValue).tag(s) }
          }
        } header: {
          Text("Settings")
        } footer: {
          badge("beta", color: .orange)
          badge("x")
        }
        if isOpen {
          Text("Opened").opacity(count > 3 ? 1 : 0.5)
        } else if count == 2 {
          Text("Two")
        } else {
          Label("Closed", systemImage: "lock")
        }
        switch size {
        case .small: Text("S")
        case .medium, .large: Text("ML")
        }
        Text(model.title)
        ForEach(model.items) { item in Text(item.name) }
        AsyncImage(url: URL(string: "https://a.example/b.png")) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          ProgressView()
        }
        Circle().fill(.red).frame(width: 40, height: 40).overlay(
          Circle().stroke(.white, lineWidth: 2))
        Image(systemName: isOpen ? "lock.open" : "lock")
        ForEach(0..<3) { i in Text("Row \(i + 1)") }
        ForEach(Array(["a", "b"].enumerated()), id: \.offset) { i, t in Text("\(i): \(t)") }
        Color.red.frame(height: 4)
        Canvas { context, size in }
        Chart3(values: [1, 2])
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") {
            count += 1; model.add(name)
          }
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: dismiss.callAsFunction)
        }
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          header
          Button("Close") { withAnimation(.smooth) { isOpen = false } }
            .buttonStyle(.borderedProminent)
        }
        .presentationDetents([.medium, .large])
      }
      .alert("Sure?", isPresented: $isOpen) {
        Button("Delete", role: .destructive) { remove() }
      } message: {
        Text("Gone.")
      }
      .onChange(of: count) { print("x") }
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
  }

  func remove() { count = 1; name = "" }
}

#Preview { ContentView(model: Model()) }
