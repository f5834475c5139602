import VMLBehaviour

/// What pages ask of the app.
struct Actions {
  static let shared = Actions()

  func handle(_ name: String, _ values: [SentValue]) {
    switch SiteAction(name, values) {
    case .addToCart(let sku, let quantity)?: print("\(quantity) of \(sku)")
    case nil: print("a newer page sends '\(name)'")
    case let other?: print(other)
    }
  }
}
