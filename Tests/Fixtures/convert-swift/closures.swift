import Charts
import SwiftUI

struct Sale: Identifiable {
  let id = UUID()
  let day: String
  let amount: Double
}

enum Load {
  case idle
  case loading(progress: Double)
  case failed(String)
}

enum Mode { case compact, regular, large }

struct Progress: View {
  let load: Load

  var body: some View {
    switch load {
    case .idle: EmptyView()
    case .loading(let progress): ProgressView(value: progress)
    case .failed(let reason): Text(reason)
    }
  }
}

struct Modes: View {
  let mode: Mode
  var isEditing = false

  var body: some View {
    switch mode {
    case .compact where isEditing: Text("Editing")
    case .compact, .regular: Text("Small")
    case .large: Text("Large")
    }
  }
}

@Observable
final class Model { var name = "" }

/// Closures that are given values, and closures behind the first one.
struct Closures: View {
  @State private var sales = [Sale(day: "Mo", amount: 12.5), Sale(day: "Tu", amount: 7)]
  @State private var model = Model()
  @State private var isOn = false
  @State private var count = 1
  @State private var text = ""
  @State private var tags: Set<String> = []
  @State private var mode = Mode.compact
  private let names = ["a", "b"]
  var subtitle: String? = "Sub"

  var body: some View {
    ScrollViewReader { proxy in
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
      }
      GeometryReader { geometry in
        Text("Half").frame(width: geometry.size.width / 2)
      }
      Canvas { context, size in context.fill(Path(), with: .color(.red)) }
      Path { path in path.closeSubpath() }
      Text("V").visualEffect { content, proxy in content.offset(y: 1) }
      Text("S").scrollTransition { content, phase in content.opacity(0) }
      Text("E").environment(\.layoutDirection, .rightToLeft).environment(model)
      Text(sales.map(\.day), format: .list(type: .or))
      Text(String(format: "%.2f of %ld%%", 2.5, 3))
      Text(names.count.formatted())
      Text("\(count, specifier: "%d") left")
      AsyncImage(url: URL(string: "https://a.example/\(names[0]).png")) {
        $0.resizable()
      } placeholder: {
        Color.gray
      }
      AsyncImage(url: URL(string: "https://a.example/b.png")) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image
        default: Image(systemName: "photo")
        }
      }
      AsyncImage(url: URL(string: "https://a.example/c.png")) { phase in
        ZStack { if let image = phase.image { image } }
      }
      ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in
        Text("\(index): \(name)")
      }
      TextField("Name", text: $model.name)
      Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      Stepper("More") {
        count = min(count + 1, 10)
      } onDecrement: {
        count -= 1
      }
      EmptyView().sheet(isPresented: $isOn) { Text("Sheet") }
      Progress(load: .loading(progress: 0.5))
      Modes(mode: .compact, isEditing: true)
      if let subtitle { Text(subtitle) }
      if case .compact = mode { Text("compact") } else { Text("not compact") }
      if #unavailable(iOS 17) { Text("old") } else { Text("new") }
      switch count {
      case 1...3: Text("low")
      default: Text("high")
      }
      Button("Bound") { count = min(count + 1, 10) }
      Button("Append") { text.append("x") }
      Button("Clear") { tags.removeAll { $0 == "a" } }
      Button("Top") { proxy.scrollTo("top", anchor: .top) }
      Button("Later") {
        withAnimation {
          isOn = true
        } completion: {
          count = 3
        }
      }
      Button("Call") {
        call(count) {
          count = 2
        } onError: {
          isOn = false
        }
      }
      Button("Make") { sales = Sale(day: "We", amount: 1) }
      Button("Try") {
        Task {
          do {
            try await save()
            isOn = true
          } catch {
            text = "wrong"
          }
          let result = await load()
        }
      }
      Text("File").fileImporter(isPresented: $isOn, allowedContentTypes: [.pdf]) { print($0) }
      Text("Sheet").sheet(isPresented: $isOn, onDismiss: { print("closed") }) { Text("Content") }
    }
  }
}
