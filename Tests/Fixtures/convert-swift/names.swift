import SwiftUI

// A word of Swift, and names that no component can have.
struct `class`: View { var body: some View { Text("a") } }
struct VStack: View { var body: some View { Text("b") } }
struct 日本: View { var body: some View { Text("c") } }
struct `Self2`: View { var body: some View { Text("d") } }

enum Kind { case `default`, other }

enum Parts { struct Title: View { var body: some View { Text("e") } } }

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Names: View {
  @State private var kind = Kind.default

  @ViewBuilder func `repeat`() -> some View { Text("f") }

  var body: some View {
    Group {
      `class`()
      VStack()
      日本()
      `Self2`()
      Parts.Title()
      `repeat`()
      Row(title: "g", title: "h")
      Text("i").opacity(kind == .default ? 1 : 0)
    }
  }
}
