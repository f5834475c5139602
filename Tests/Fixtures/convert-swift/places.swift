import SwiftUI

/// Each view has constants and cases of its own, and types stand in other types.
enum Layout { static let gap: CGFloat = 99 }

extension Color {
  static let brand = Color(red: 0.2, green: 0.4, blue: 0.9)
  static var warning: Color { .orange }
}

extension Font {
  static let heading = Font.system(size: 22, weight: .bold)
}

enum Onboarding {
  struct Welcome: View {
    enum Field { case name, mail }
    @State private var field: Field = .name

    var body: some View {
      Picker("Field", selection: $field) {
        Text("Name").tag(Field.name)
        Text("Mail").tag(Field.mail)
      }
    }
  }
}

final class Legacy {
  struct Inner: View {
    private enum Layout { static let gap: CGFloat = 4 }

    var body: some View { VStack(spacing: Layout.gap) { Text("Inner") } }
  }
}

struct Late { let title: String }

extension Late: View {
  var body: some View { Text(title).foregroundStyle(.brand).font(.heading) }
}

protocol Screen: View {}

struct Places: Screen {
  enum Field { case first }
  @State private var field: Field = .first
  @AppStorage("size") private var size = 14.0 {
    didSet { track(size) }
  }

  static var name: String { "Places" }

  private func label(for title: String) -> String { "\(title)!" }
  private func tint(isDone: Bool) -> Color { isDone ? .warning : .gray }

  var body: some View {
    VStack(spacing: Layout.gap) {
      Onboarding.Welcome()
      Legacy.Inner()
      Late(title: label(for: "late"))
      Text(Self.name).foregroundStyle(tint(isDone: true))
      Text(field == .first ? "first" : "none")
      Slider(value: $size, in: 10...20)
    }
  }
}

@main
struct PlacesApp: App {
  var body: some Scene { WindowGroup { Places() } }
}
