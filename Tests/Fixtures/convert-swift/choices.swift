import SwiftUI

enum Priority: String, CaseIterable {
  case low, high = "urgent"

  var color: Color {
    switch self {
    case .low: .gray
    case .high: .red
    }
  }

  var title: String { rawValue.capitalized }
}

enum Route: Hashable {
  case settings
  case task(String)
}

struct Job: Identifiable {
  let id: String
  let title: String
  let isDone: Bool
  let priority: Priority
  let tint: Color
}

struct JobList: View {
  @State private var jobs = [
    Job(id: "a", title: "Water the plants", isDone: true, priority: .low, tint: .green),
    Job(id: "b", title: "File taxes", isDone: false, priority: .high, tint: .orange),
  ]
  @State private var query = ""
  @State private var page = 0
  @State private var filter: Priority = .low
  @State private var isWide = false
  @State private var mistake: String?
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var colorScheme

  private var found: [Job] {
    query.isEmpty ? jobs : jobs.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { job in
          NavigationLink(value: Route.task(job.title)) { JobRow(job: job) }
        }
        ForEach($jobs) { $job in JobEditor(job: $job) }
        NavigationLink("Settings", value: Route.settings)
        if let mistake { Text(mistake).foregroundStyle(.red) }
        if mistake != nil { Button("Forget it") { mistake = nil } }
        Text(filter.title)
        Toggle(isWide ? "Wide" : "Narrow", isOn: $isWide.animation())
        TextField("Note", text: $query, axis: .vertical)
          .lineLimit(1...4)
          .focused($isFocused)
        Text("Preview")
          .background(isWide ? Color.gray.opacity(0.2) : Color.accentColor)
          .rotationEffect(.degrees(isWide ? 90 : 0))
          .foregroundStyle(colorScheme == .dark ? Color.white : Color.black)
          .padding(isWide ? [.top, .bottom] : .leading)
          .onTapGesture(count: 1) { isWide.toggle() }
        Button {
          if page == 2 {
            finish()
          } else {
            page += 1
          }
        } label: {
          Text(page == 2 ? "Done" : "Next")
        }
        Button("Go on with \(query)") { go() }
        Picker("Priority", selection: $filter) {
          ForEach(Priority.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2)) { Text("Cell") }
        LabeledContent("Version", value: Bundle.main.version)
        RoundedRectangle(cornerRadius: 8, style: .continuous)
      }
      .overlay { ContentUnavailableView.search(text: query) }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .settings: Text("Settings")
        case .task(let title): Text("About \(title)").font(.title)
        }
      }
      .task(id: query) { await Store.shared.load() }
    }
  }

  private func finish() { page = 0 }
}

struct JobRow: View {
  let job: Job

  var body: some View {
    HStack(alignment: job.isDone ? .top : .bottom) {
      Image(systemName: job.isDone ? "checkmark" : "circle")
        .foregroundStyle(job.isDone ? .green : .secondary)
      Text(job.title)
        .strikethrough(job.isDone)
        .background((job.isDone ? Color.green : Color.red).opacity(0.15), in: .capsule)
        .accessibilityAddTraits(job.isDone ? .isSelected : [])
      Tag(text: job.priority.title, color: job.priority.color)
      Circle().fill(job.tint.gradient)
    }
    .background(job.isDone ? AnyShapeStyle(.bar) : AnyShapeStyle(.red.gradient))
    .onTapGesture(count: 2) {}
  }
}

struct JobEditor: View {
  @Binding var job: Job

  var body: some View { Text(job.title) }
}

struct Tag: View {
  let text: String
  let color: Color

  var body: some View {
    Text(text).background(color.opacity(0.15))
  }
}
