import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLMarkup
import VMLTestSupport
import VMLViews

/// Documents as SwiftUI's source, compiled here against this library, give the documents again.
///
/// `Written+Generated.swift` has what is written for the specification's examples and for fixtures.
struct WrittenSwiftTests {
  private struct Document {
    var name: String
    var vml: String
  }

  /// The source is what is written today.
  @Test func theSourceThatIsCompiled() throws {
    var text = """
      // Written by WrittenSwiftTests: the format 'swiftui' of documents.
      // swift-format-ignore-file

      import VMLViews

      extension Written {

      """
    var list = ""
    for document in try Self.documents() {
      let source = try Self.source(document.vml, named: document.name)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.drop { !$0.hasPrefix("struct ") }.joined(separator: "\n")
      let type = body.dropFirst("struct ".count).prefix { $0 != ":" }
      text += "\n" + body
      list += "    (\"\(document.name)\", { \(type)() }),\n"
    }
    let type = "[(name: String, view: @Sendable () -> any View)]"
    text += "\n  static let all: \(type) = [\n\(list)  ]\n}\n"
    try expectGolden(
      Array(text.utf8), "VMLViewsTests/Written+Generated.swift",
      in: repositoryFolder.appending(path: "Tests"))
  }

  /// What the written views give is written as the same source, and the words and numbers that
  /// do not come back are those of a list: defaults, names of slots, and what was told as lost.
  @Test func whatTheWrittenViewsGive() throws {
    let documents = Dictionary(
      uniqueKeysWithValues: try Self.documents().map { ($0.name, $0.vml) })
    var given = ""
    var lost = ""
    #expect(Written.all.count == documents.count)
    for (name, view) in Written.all {
      let vml = try #require(documents[name])
      let back = try text(view())
      if Self.givenOnce.contains(name) {
        given += "== \(name)\n\(back)\n"
        continue
      }
      #expect(try Self.source(back, named: name) == Self.source(vml, named: name), "\(name)")
      let words = Self.words(vml).subtracting(Self.words(back))
      if !words.isEmpty { lost += "\(name): \(words.sorted().joined(separator: " "))\n" }
    }
    try expectGolden(given, "swiftui/given.txt")
    try expectGolden(lost, "swiftui/lost.txt")
  }

  private static func words(_ vml: String) -> Set<String> {
    let text = vml.replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    return Set(text.matches(of: /[A-Za-z]{2,}|[0-9.]*[0-9]/).map { String($0.output) })
  }

  /// Documents with what the library gives in another way: states and their steps, Markdown, and
  /// sets in another order.
  private static let givenOnce: Set = [
    "behaviour", "controls", "following", "layout", "presentation", "seldom", "texts",
  ]

  // MARK: Documents

  private static func documents() throws -> [Document] {
    var documents: [Document] = []
    let examples = try read("spec/expected.txt").components(separatedBy: "\n== ")
    for (number, example) in examples.enumerated() {
      let vml = example.drop { $0 != "\n" }.dropFirst()
      // Sheets and heads are no views, and the library has no geometry, nor views of an app that
      // hold others.
      let isOther = ["<Style ", "<GeometryReader", "<ParentView", "<CustomButton"].contains {
        vml.contains($0)
      }
      guard !isOther, !vml.contains("<head>") || vml.contains("<body>") else { continue }
      // A modifier or attribute stands in a view of no meaning.
      let text = String(vml).replacing("<View ", with: "<Text ")
        .replacing("</View>", with: "</Text>")
      let source = try source(text, named: "a")
      if source.contains("EmptyView()") { continue }
      documents.append(Document(name: "spec\(number)", vml: text))
    }
    for folder in ["formats", "swiftui"] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: fixturesFolder.appending(path: folder).path)
      // Some are about SwiftUIML, which has views and modifiers of its own.
      let others = [
        "asking.vml", "environment.vml", "events.vml", "grids.vml", "labels.vml", "navigation.vml",
        "spellings.vml",
      ]
      for file in files.sorted() where file.hasSuffix(".vml") && !others.contains(file) {
        documents.append(
          Document(name: String(file.dropLast(4)), vml: try read("\(folder)/\(file)")))
      }
    }
    return documents
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: fixturesFolder.appending(path: path), encoding: .utf8)
  }

  private static func source(_ vml: String, named name: String) throws -> String {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "\(name).vml", bytes: Array(vml.utf8))
    let markup = parseMarkup(file, as: .document, reporting: &bag)
    let writer = try #require(FormatWriter(.swiftUI))
    return String(decoding: writer.document(markup, named: name).bytes, as: UTF8.self)
  }
}

/// Written views, with the views that an app has besides SwiftUI.
enum Written {
  struct HomeView: NamedView {}
  struct SettingsView: NamedView {}
  struct ProfileView: NamedView {}
  struct Badge: NamedView {}

  struct ProfileCard: NamedView {
    let name: String
    let role: String
  }

  struct MapCard: NamedView {
    let latitude: Double
    let longitude: Double
    let title: String
  }

  struct Widget: NamedView {
    let `default`: Int
    let `in`: String

    init(
      `default` first: Int, in second: String, is_on: Bool, `let` number: Double,
      @ViewBuilder content: () -> some View, @ViewBuilder for: () -> some View
    ) {
      `default` = first
      `in` = second
    }
  }

  /// An action of the app, or a step that it takes, with its values.
  struct Action {
    let step: Steps

    init(_ name: String, _ values: KeyValuePairs<String, any VMLValue> = [:]) {
      step = Steps(list: "send", [name] + Self.arguments(values))
    }

    init(step name: String, _ values: KeyValuePairs<String, any VMLValue> = [:]) {
      step = Steps(list: name, Self.arguments(values))
    }

    private static func arguments(_ values: KeyValuePairs<String, any VMLValue>) -> [String] {
      values.map { $0.key == "value" ? $0.value.vmlCode : "\($0.key): \($0.value.vmlCode)" }
    }
  }

  struct Perform {
    @discardableResult func callAsFunction(_ action: Action) -> Steps { action.step }
  }
}

extension Steps {
  fileprivate init(list name: String, _ arguments: [String]) {
    self.init(name, arguments.joined(separator: ", "))
  }
}

extension View {
  func cardStyle() -> some View { modifier("cardStyle()") }
  func shimmer() -> some View { modifier("shimmer()") }
  func glow(_ color: Color, radius: Double, _ name: String) -> some View {
    modifier("glow(\(color.vmlCode), radius: \(radius.vmlCode), \(name.vmlCode))")
  }
}

extension EnvironmentValues {
  var perform: Written.Perform { Written.Perform() }
}
