import Testing
import VMLBuild
import VMLCatalog
import VMLDiagnostics
import VMLTestSupport

/// Elements that are made from the catalogue, one for each that can be written, right and wrong.
///
/// Each of these sites has one page for each platform, with one element in each of its lines.
struct GeneratedElementTests {
  @Test func everyElementHasOneThatIsMade() {
    let made = Set(generatedElements().map(\.name))
    let ours = Catalog.elements.filter { element in
      ["SwiftUI", "SwiftUICore"].contains(element.type.module.string)
        && !element.initializers.isEmpty
    }
    #expect(ours.count == 143)
    #expect(ours.count { $0.isWritable } == 112)
    let without = ours.filter { $0.isWritable && !made.contains($0.name.string) }
    #expect(without.map(\.name.string) == unwritable)
  }

  @Test func theSimplestElementIsAccepted() async throws {
    for (element, found) in try await diagnostics(of: \.text) {
      #expect(found.isEmpty, "\(element.text): \(found.map(\.message))")
    }
  }

  @Test func unknownAttributesAreRefused() async throws {
    for (element, found) in try await diagnostics(of: \.withUnknownAttribute) {
      #expect(found.map(\.code) == [.unknownAttribute], "\(element.withUnknownAttribute ?? "")")
      #expect(found.first?.range?.range.count == 5, "it is not the name that is shown")
    }
  }

  @Test func wrongValuesAreRefused() async throws {
    let checked = try await diagnostics(of: \.withWrongValue)
    #expect(checked.count >= 20)
    for (element, found) in checked {
      #expect(
        found.map(\.code) == [.attributeType],
        "\(element.withWrongValue ?? ""): \(found.map(\.message))")
    }
  }

  @Test func surplusTemplatesAreRefused() async throws {
    for (element, found) in try await diagnostics(of: \.withSurplusTemplate) {
      #expect(found.map(\.code) == [.unusedTemplate], "\(element.withSurplusTemplate ?? "")")
    }
  }

  @Test func surplusContentIsRefused() async throws {
    let checked = try await diagnostics(of: \.withSurplusContent)
    #expect(checked.count >= 30)
    for (element, found) in checked {
      #expect(found.map(\.code) == [.unexpectedContent], "\(element.withSurplusContent ?? "")")
    }
  }

  @Test func missingAttributesAreToldOf() async throws {
    let checked = try await diagnostics(of: \.withoutAttributes)
    let lacking = checked.filter { $0.1.contains { $0.code == .requiredAttribute } }
    #expect(Set(lacking.map(\.0.name)).isSuperset(of: ["Color", "Gauge", "Image", "Link"]))
    for (element, found) in checked {
      #expect(
        found.allSatisfy { $0.code == .requiredAttribute && $0.severity == .warning },
        "\(element.name): \(found.map(\.message))")
    }
  }

  /// Diagnostics of each element in one of its forms.
  private func diagnostics(
    of form: KeyPath<GeneratedElement, String?>
  ) async throws -> [(GeneratedElement, [Diagnostic])] {
    let site = try TestSite(siteFile)
    var pages: [String: [GeneratedElement]] = [:]
    for (target, _) in targets {
      let elements = generatedElements().filter { $0.target == target && $0[keyPath: form] != nil }
      guard !elements.isEmpty else { continue }
      // The front matter has four lines. In a fragment elements of every kind may stand outermost.
      let lines = elements.compactMap { $0[keyPath: form] }
      let page =
        "---\nfragment: true\ntargets: [\(target)]\n---\n" + lines.joined(separator: "\n") + "\n"
      try site.write(page, to: "content/\(target).vml")
      pages["content/\(target).vml"] = elements
    }
    var options = BuildOptions(site: site.path)
    options.writes = false
    let report = try await buildSite(options)
    var found = pages.mapValues { $0.map { ($0, [Diagnostic]()) } }
    for diagnostic in report.diagnostics where diagnostic.code != .deprecated {
      let range = try #require(diagnostic.range)
      let file = try #require(report.sources[range.file])
      let line = file.bytes[..<range.range.lowerBound].count { $0 == UInt8(ascii: "\n") } - 4
      guard found[file.path]?.indices.contains(line) == true else {
        Issue.record("\(file.path): \(diagnostic.message)")
        continue
      }
      found[file.path]?[line].1.append(diagnostic)
    }
    return found.values.flatMap(\.self)
  }
}

private let targets: [(name: String, platform: Catalog.Platform)] = [
  ("ios", .iOS), ("macos", .macOS), ("visionos", .visionOS), ("watchos", .watchOS),
  ("tvos", .tvOS),
]

private let siteFile =
  "<Text>1</Text>\n-- site.yaml --\nname: T\nversion: \"1\"\ntargets: ["
  + targets.map(\.name).joined(separator: ", ") + "]\n"

/// Elements that take values without a form in VML: vectors, and what modifiers give.
///
/// A loop is VML's own.
private let unwritable = [
  "FillShapeView", "ForEach", "MeshGradient", "StrokeBorderShapeView", "StrokeShapeView",
]

/// Elements that are deprecated, or whose values only a client knows.
private let byHand = [
  "DisclosureTableRow":
    "<DisclosureTableRow value=\"a\"><TableRow value=\"b\"/></DisclosureTableRow>",
  "KeyframeAnimator": "<KeyframeAnimator initialValue=\"1\"><Text>…</Text></KeyframeAnimator>",
  "MenuButton": "<MenuButton title=\"a\"><Text>…</Text></MenuButton>",
  "NavigationView": "<NavigationView><Text>…</Text></NavigationView>",
  "OutlineGroup": "<OutlineGroup><Text>…</Text></OutlineGroup>",
  "PhaseAnimator": "<PhaseAnimator phases=\"[1]\"><Text>…</Text></PhaseAnimator>",
  "TableRow": "<TableRow value=\"a\"/>",
]

/// An element of the simplest initialiser that can be written, for a target that has it.
private struct GeneratedElement {
  let element: Catalog.Element
  let target: String
  private let example: String

  init?(_ element: Catalog.Element) {
    let type = element.type.availability
    let newest = Catalog.Version("64")
    let target = targets.first { _, platform in
      type.isAvailable(on: platform, since: newest)
        && element.initializers.contains {
          $0.availability.isAvailable(on: platform, since: newest)
        }
    }
    guard let target, let example = byHand[element.name.string] ?? exampleElement(element)
    else { return nil }
    self.element = element
    self.target = target.name
    self.example = example
  }

  var name: String { element.name.string }
  var text: String? { example }

  var withUnknownAttribute: String? { adding(attribute: "xyzzy=\"1\"") }

  /// With another value for an attribute whose type is known.
  var withWrongValue: String? {
    let checker = ElementChecker(Catalog.CheckTarget(platform: .iOS, minimum: nil))
    let name = Array(self.name.utf8)
    guard let subject = checker.subject(named: name[...]) else { return nil }
    for match in example.prefix(while: { $0 != ">" }).matches(of: /([A-Za-z]+)="([^"]*)"/) {
      guard case .typed = checker.rule(for: String(match.1), of: subject) else { continue }
      return example.replacing("\(match.1)=\"\(match.2)\"", with: "\(match.1)=\"? ?\"")
    }
    return nil
  }

  var withSurplusTemplate: String? { adding(child: "<Spacer template=\"xyzzy\"/>") }

  /// For those that take neither text nor children.
  var withSurplusContent: String? {
    element.content.isEmpty && !element.isLayout ? adding(child: "<Spacer/>") : nil
  }

  var withoutAttributes: String? {
    let tag = example.prefix { $0 != ">" }
    return String(tag).replacing(/\ [A-Za-z]+="[^"]*"/, with: "")
      + String(example.dropFirst(tag.count))
  }

  private func adding(attribute: String) -> String {
    "<\(name) \(attribute)" + example.dropFirst(name.count + 1)
  }

  private func adding(child: String) -> String {
    let tag = example.prefix { $0 != ">" } + ">"
    guard tag.hasSuffix("/>") else {
      return example.replacing(tag, with: tag + child, maxReplacements: 1)
    }
    return "\(tag.dropLast(2))>\(child)</\(name)>"
  }
}

private func generatedElements() -> [GeneratedElement] {
  Catalog.elements.filter { $0.isWritable && $0.name.string != "ForEach" }
    .compactMap(GeneratedElement.init)
}
