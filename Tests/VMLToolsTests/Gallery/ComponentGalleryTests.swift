import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport
import VMLTools
import VMLWatch

/// Components that are compiled alone.
struct ComponentGalleryTests {
  private static let text = #"""
    -- site.yaml --
    name: Test
    version: "1"
    targets: [ios, macos]
    actions: [go]
    -- content/index.vml --
    <Text>A page</Text>
    -- content/products.yaml --
    - { name: Lamp, price: 3 }
    -- components/Card.vml --
    ---
    props:
      product: object
      title: string
      count: { type: integer, default: 2 }
      tone: { type: "enum(plain, loud)", default: plain }
      isNew: boolean?
      action: string
      since: date?
      tags: "[string]"
    ---
    <VStack>
      <Text>\(title) \(product.name) \(count) \(target.name)</Text>
      <if test="isNew ?? false"><Text>new</Text></if>
      <slot name="foot"><Text>the usual foot</Text></slot>
      <slot/>
    </VStack>
    -- components/Plain.vml --
    <Text>plain</Text>
    -- components/Broken.vml --
    <Text>
    """#

  /// A gallery whose site is there as long as it is.
  private final class Opened: Sendable {
    let site: TestSite
    let revisions: SiteRevisions
    private let gallery: ComponentGallery

    init(_ text: String = ComponentGalleryTests.text) throws {
      site = try TestSite(text)
      revisions = SiteRevisions(BuildOptions(site: site.path))
      gallery = ComponentGallery(revisions)
    }

    func entries() async throws -> [ComponentGallery.Entry] {
      let entries = try await gallery.entries()
      return withExtendedLifetime(site) { entries }
    }

    func compile(
      _ call: ComponentCall, for target: String = "ios"
    ) async throws -> ComponentGallery.Outcome {
      let outcome = try await gallery.compile(call, for: VariantNames(target: target))
      return withExtendedLifetime(site) { outcome }
    }
  }

  private func text(_ outcome: ComponentGallery.Outcome) -> String {
    outcome.document.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test func everyPropHasAnInput() async throws {
    let entries = try await Opened().entries()
    #expect(entries.map(\.name) == ["Broken", "Card", "Plain"])
    let card = try #require(entries.first { $0.name == "Card" })
    #expect(card.file == "components/Card.vml")
    #expect(card.slots == ["", "foot"])
    #expect(
      card.props.map {
        "\($0.name) \($0.kind) \($0.isRequired) \($0.defaultText ?? "-") \($0.sample)"
      }
        == [
          #"product expression true - \(data.products.first)"#, "title text true - Title",
          "count integer false 2 ", "tone choice false plain ", "isNew boolean false - ",
          "action text true - go", "since date false - ", #"tags expression true - \([])"#,
        ])
    #expect(card.props[3].choices == ["plain", "loud"])
  }

  @Test func aCallIsCompiledAsOnAPage() async throws {
    let gallery = try Opened()
    let before = try gallery.site.folder.contents(of: "site")
    let call = ComponentCall(
      component: "Card",
      props: [
        .init(name: "product", value: #"\(data.products.first)"#),
        .init(name: "title", value: #"<"A" & B>"#), .init(name: "isNew", value: "true"),
        .init(name: "tags", value: #"\(["a"])"#), .init(name: "action", value: "go"),
      ], slots: [.init(name: "", value: "<Text>inside</Text>"), .init(name: "foot", value: " ")])
    let outcome = try await gallery.compile(call, for: "macos")
    let document = text(outcome)
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(
      document.contains("&lt;\"A\" &amp; B> Lamp 2 macos")
        || document.contains("&lt;\"A\" &amp; B&gt; Lamp 2 macos"), "\(document)")
    #expect(document.contains(">new<"))
    #expect(document.contains(">inside<"))
    // What is blank is not given.
    #expect(document.contains(">the usual foot<"))
    #expect(try gallery.site.folder.contents(of: "site") == before, "nothing is written")
  }

  @Test func namedSlots() async throws {
    let outcome = try await Opened().compile(
      ComponentCall(
        component: "Card",
        props: [
          .init(name: "product", value: #"\(data.products.first)"#),
          .init(name: "title", value: "T"), .init(name: "tags", value: #"\([])"#),
          .init(name: "action", value: "go"),
        ], slots: [.init(name: "foot", value: "<Text>another</Text>")]))
    #expect(text(outcome).contains(">another<"))
    #expect(!text(outcome).contains(">the usual foot<"))
  }

  @Test(arguments: [
    ("Card", [], "'Card' needs"), ("Nowhere", [], "Nowhere"),
    ("Plain", [ComponentCall.Argument(name: "size", value: "1")], "size"),
    ("Broken", [], "Text"),
  ])
  func mistakesAreSaid(
    _ name: String, _ props: [ComponentCall.Argument], _ part: String
  ) async throws {
    let outcome = try await Opened().compile(
      ComponentCall(component: name, props: props))
    #expect(outcome.document == nil)
    let messages = outcome.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test(arguments: [
    "</Card><Text>", "<Text", "\u{0}", "<!--", #"\(data.products["#, #"\(1 / 0)"#, "]]>",
    "---\nlayout: Nowhere\n---",
  ])
  func nothingThatIsTypedDoesHarm(_ text: String) async throws {
    let gallery = try Opened()
    for call in [
      ComponentCall(component: "Card", props: [.init(name: "title", value: text)]),
      ComponentCall(component: "Card", slots: [.init(name: "", value: text)]),
      ComponentCall(component: "Card", slots: [.init(name: text, value: "<Text>x</Text>")]),
    ] {
      let outcome = try await gallery.compile(call)
      #expect(outcome.document == nil && !outcome.diagnostics.isEmpty)
    }
  }

  @Test func anEditIsSeenOnceItIsNoted() async throws {
    let gallery = try Opened()
    let call = ComponentCall(component: "Plain")
    func text() async throws -> String { self.text(try await gallery.compile(call)) }
    #expect(try await text().contains(">plain<"))
    try gallery.site.write("<Text>other</Text>", to: "components/Plain.vml")
    gallery.revisions.note(SiteChanges(paths: ["components/Plain.vml"]))
    #expect(try await text().contains(">other<"))
    #expect(try await text().contains(">other<"))
    #expect(gallery.revisions.loadCount == 2)
  }

  @Test func aMistakeInSiteYAML() async throws {
    let gallery = try Opened(
      "-- site.yaml --\nnam: x\n-- content/index.vml --\n<Text>x</Text>")
    #expect(try await gallery.entries().isEmpty)
    let outcome = try await gallery.compile(
      ComponentCall(component: "Card"))
    #expect(outcome.document == nil && !outcome.diagnostics.isEmpty)
  }
}
