import VMLDocuments
import VMLViews

// The examples of docs/views.md; each stands below its name, up to the next.

// example: card

struct ProductCard: View {
  let name: String
  let isNew: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.headline)
      if isNew {
        Text("New").foregroundStyle(.white).padding(4).background(.red, in: .capsule)
      }
    }
    .padding(12)
    .background(.regularMaterial)
  }
}

// example: divided

struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { child in
        child
        Divider()
      }
    }
  }
}

// example: buy

struct Buy: View {
  var body: some View {
    VStack {
      Button("Buy") { send("add_to_cart", sku: "lamp") }
      Button("Filter") { toggle("filters") }
      Text("Lamps").sheet(isPresented: state("filters")) { Text("No filters yet") }
    }
    .declaring("filters", false)
  }
}

// example: named

struct Badge: NamedView {
  let count: Int
}

// example: document

struct Welcome: View {
  var body: some View {
    Text("Hello").class("title")
  }
}

func welcome() throws -> [UInt8] {
  var maker = try DocumentMaker(sheets: [".title { font(.largeTitle); }"])
  return try maker.document(of: Welcome(), target: "ios").bytes
}

// end
