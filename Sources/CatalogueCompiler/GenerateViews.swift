/// Writes the part of the library `VMLViews` that the catalogue says.
struct ViewsGenerator {
  let model: CatalogueModel
  let rules: TableBuilder
  var types: ViewsTypes
  /// Number of declarations of each kind that were written.
  var counts: [String: Int] = [:]
  var calls = ViewsCalls()
  /// Outcomes of declarations, by their places in the catalogue.
  var outcomes: [Place: ViewsCoverage.Outcome] = [:]
  /// Members of protocols that were written: `ListStyle.plain`.
  var written: Set<String> = []
  var toCall: [CalledDeclaration] = []
  /// Members of values that were written, and those that a call has.
  var membersWritten: [Place: String] = [:]
  var membersCalled: Set<Place> = []
  var coverage = ViewsCoverage()
  /// Declarations that a client calls for a document.
  var drawnModifiers: [DrawnDeclaration] = []
  var drawnInitialisers: [DrawnDeclaration] = []
  var drawnEnvironment: [DrawnDeclaration] = []

  init(_ model: CatalogueModel, _ rules: TableBuilder) {
    self.model = model
    self.rules = rules
    types = ViewsTypes(model)
  }

  /// The files by their paths in the repository.
  mutating func files() -> [(path: String, text: String)] {
    noteByHand()
    let modifiers = modifiers()
    let elements = elements()
    let values = values()
    for called in toCall { noteCall(called) }
    noteValues()
    noteCoverage()
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
