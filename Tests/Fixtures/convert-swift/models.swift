import SwiftUI

enum Plan: String, CaseIterable { case free, pro }

@MainActor @Observable
final class Profile {
  var name = ""
  var age = 18
  var isPublic = false
  var plan = Plan.free
  var unused = 0
  var friends: [String] = []
  private(set) var visits: Int { didSet { print(visits) } }

  init(visits: Int = 3) { self.visits = visits * 2 }

  var isComplete: Bool { !name.isEmpty && isPublic }
  var greeting: String { "Hello" }

  func clear() {
    name = ""
    isPublic = false
  }

  func publish() async throws {
    let answer = try await Server.send(self)
    if answer.isFine { isPublic = true }
  }
}

final class Basket: ObservableObject {
  @Published var isOpen = false
  @Published var note: String?
}

@Observable final class Note {
  var text: String
  init(text: String) { self.text = text }
}

/// The screen has its model: its properties are states.
struct ProfileView: View {
  @State private var model = Profile(visits: 1)
  @State private var other = Note(text: "First")

  var body: some View {
    @Bindable var model = model
    Form {
      TextField("Name", text: $model.name)
      Toggle("Public", isOn: $model.isPublic)
      Stepper("Age: \(model.age)", value: $model.age, in: 0...120)
      Picker("Plan", selection: $model.plan) {
        ForEach(Plan.allCases, id: \.self) { plan in Text(plan.rawValue).tag(plan) }
      }
      if model.isPublic { Text("Everybody sees it") }
      if model.isComplete { Text(model.greeting) }
      ForEach(model.friends, id: \.self) { Text($0) }
      Button("Clear") { model.clear() }
      Button("Publish") { Task { try? await model.publish() } }
      Button("Reset") {
        model.name = ""
        self.model.isPublic.toggle()
      }
      .disabled(!model.isComplete)
      TextField("Note", text: $other.text)
      NameField(model: model)
      Details(model: model)
    }
  }
}

struct NameField: View {
  @Bindable var model: Profile
  var body: some View { TextField("Nick", text: $model.name) }
}

/// Its own state stands beside the caller's model.
struct Details: View {
  @ObservedObject var model: Profile
  @State private var isShown = false
  var body: some View {
    Button("More") { isShown.toggle() }
    if isShown { Text("Visits: \(model.visits)") }
  }
}

/// The app shares the model among screens.
struct BasketView: View {
  @EnvironmentObject private var basket: Basket
  @Environment(Profile.self) private var profile

  var body: some View {
    VStack {
      Button("Open") { basket.isOpen = true }
      Button("No note") { basket.note = nil }
      if profile.isPublic { Text("Public") }
      OpenText()
      Footer(text: "End")
    }
    .sheet(isPresented: $basket.isOpen) { Text("Basket") }
    .searchable(text: $profile.name)
  }
}

/// It has the model of the screen around it.
struct OpenText: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { if basket.isOpen { Text("Open") } }
}

/// It reads nothing of its model, and so is a component.
struct Footer: View {
  let text: String
  @EnvironmentObject private var basket: Basket
  var body: some View { Text(text) }
}
