struct ProductCard: View {
  var title: String
  var isNew = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      if isNew {
        Text("New").font(.caption).foregroundStyle(.red)
      }
    }
    .padding()
    .background(.regularMaterial)
  }
}

struct Catalogue: View {
  @State private var isShowingHelp = false

  var body: some View {
    List {
      ForEach(products) { product in
        ProductCard(title: product.title, isNew: product.isNew)
      }
      Button("Help") { isShowingHelp = true }
    }
    .sheet(isPresented: $isShowingHelp) { Text("Tap a lamp to see it.") }
  }
}
