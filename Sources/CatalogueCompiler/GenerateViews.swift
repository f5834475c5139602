/// Writes the part of the library `VMLViews` that the catalogue says.
struct ViewsGenerator {
  let model: CatalogueModel
  let rules: TableBuilder
  var types: ViewsTypes
  /// Number of declarations of each kind that were written.
  var counts: [String: Int] = [:]
  var calls = ViewsCalls()
  /// Members of protocols that were written: `ListStyle.plain`.
  var written: Set<String> = []
  /// Declarations to call once all types are known.
  var toCall: [(ViewsSignature, steps: Bool, platforms: Set<Int>, call: (String) -> String)] = []

  init(_ model: CatalogueModel, _ rules: TableBuilder) {
    self.model = model
    self.rules = rules
    types = ViewsTypes(model)
  }

  /// The files by their paths in the repository.
  mutating func files() -> [(path: String, text: String)] {
    let modifiers = modifiers()
    let elements = elements()
    let values = values()
    for (signature, steps, platforms, call) in toCall {
      noteCall(signature, steps: steps, on: platforms, call)
    }
    noteValues()
    counts["calls"] = calls.lines.count
    let folder = "Sources/VMLViews/Generated"
    return [
      ("\(folder)/Elements+Generated.swift", header + elements),
      ("\(folder)/Modifiers+Generated.swift", header + modifiers),
      ("\(folder)/Values+Generated.swift", header + values),
      ("Tests/VMLViewsTests/Calls+Generated.swift", header + calls.text()),
    ]
  }

  private var header: String {
    """
    // Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.
    // swift-format-ignore-file


    """
  }
}
