import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup

/// Source language, 7: `site.yaml`.
@Suite struct ConfigurationTests {
  private func configuration(
    _ yaml: String, at location: SourceLocation = #_sourceLocation
  ) -> SiteConfiguration {
    let loaded = LoadedSource(SiteSource("-- site.yaml --\n\(yaml)", at: location))
    #expect(loaded.bag.diagnostics.map(\.message) == [], sourceLocation: location)
    return loaded.site.configuration
  }

  private func expectMistake(
    _ yaml: String, _ message: String, at location: SourceLocation = #_sourceLocation
  ) {
    expectMistakes("-- site.yaml --\nname: T\n\(yaml)", message, at: location)
  }

  @Test func allKeys() {
    let site = configuration(
      """
      name: Acme
      version: 1.4.0
      targets:
        ios: { minimum: "17.0" }
        kiosk: { os: ios, minimum: "18" }
        macos:
      layout: Shell
      styles: [styles/main.vss, b.vss]
      lifecycle: { launch: LaunchScreen, reconnecting: Busy }
      params: { shop: "https://acme.example", deep: { a: [1] } }
      custom:
        views: { MapCard: { latitude: number } }
        modifiers: { cardStyle: [] }
        members: { Color: [brand] }
      actions: [add_to_cart]
      output: out/dist
      markup: { quoteAttr: true, encodeSemicolons: true, keepComments: true, keepAttributeOrder: true }
      """)
    #expect(site.name == "Acme")
    #expect(site.version == "1.4.0")
    #expect(site.targets.map(\.name) == ["ios", "kiosk", "macos"])
    #expect(site.targets.map(\.os) == ["ios", "ios", "macos"])
    #expect(site.targets.map { $0.minimum?.text } == ["17.0", "18", nil])
    #expect(site.layout?.text == "Shell")
    #expect(site.styles?.map(\.text) == ["styles/main.vss", "b.vss"])
    #expect(site.lifecycle.map(\.name) == ["launch", "reconnecting"])
    #expect(site.lifecycle.map(\.component.text) == ["LaunchScreen", "Busy"])
    #expect(site.custom.views == ["MapCard": ["latitude": .value(.number())]])
    #expect(site.custom.modifiers == ["cardStyle"])
    #expect(site.custom.members == ["Color": ["brand"]])
    #expect(site.actions?.map(\.name) == ["add_to_cart"])
    #expect(site.output == "out/dist")
    #expect(site.markup.style.quotesAttributeNames && site.markup.encodesSemicolons)
    #expect(site.markup.keepsComments && site.markup.keepsAttributeOrder)
    guard case .object(let parameters) = site.parameters else {
      Issue.record("params are no object")
      return
    }
    #expect(parameters["shop"] == .string("https://acme.example"))
  }

  @Test func nameAlone() {
    let site = configuration("name: Acme")
    #expect(site.version == nil && site.layout == nil && site.styles == nil && site.actions == nil)
    #expect(site.targets.map(\.name) == ["ios", "macos", "visionos"])
    #expect(site.output == "dist" && site.lifecycle.isEmpty)
    #expect(site.parameters == .object(ValueObject()))
  }

  @Test func targetsAsAList() {
    #expect(
      configuration("name: T\ntargets: [visionos, tvos]").targets.map(\.name) == [
        "visionos", "tvos",
      ])
  }

  @Test func noName() {
    expectMistakes("-- site.yaml --\n1️⃣version: '1'", "missing-key: site.yaml has no 'name'")
    expectMistakes("-- site.yaml --\n1️⃣name:\nversion: '1'", "missing-key: site.yaml has no 'name'")
    expectMistakes(
      "-- site.yaml --\nname: 1️⃣7", "wrong-kind: 'name' must be a string, not an integer")
    expectMistakes(
      "-- site.yaml --\n1️⃣[a]",
      "wrong-kind: site.yaml must be an object of keys and values, not a list")
  }

  @Test func typesOfCustomAttributes() {
    expectMistake(
      "custom: { views: { MapCard: { latitude: 1️⃣nubmer } } }",
      "undefined-type: 'nubmer' is not a type; did you mean 'number'?")
  }

  @Test func actionsAndTheirValues() {
    let names: (SiteConfiguration) -> [String] = { site in
      (site.actions ?? []).map { "\($0.name): \($0.value?.name ?? "-")" }
    }
    #expect(
      names(configuration("name: T\nactions: [a, b: string, c]")) == ["a: -", "b: string", "c: -"])
    let site = configuration(
      """
      name: T
      types: { Sku: string }
      actions:
        add: { sku: Sku, quantity: integer(1...9) }
        search: string(1...80)
        sign_out: {}
        retry:
      """)
    #expect(
      names(site) == [
        "add: { sku: Sku, quantity: integer(1...9) }", "search: string(1...80)", "sign_out: {}",
        "retry: -",
      ])
    expectMistake(
      "actions: { a: 1️⃣strng }", "undefined-type: 'strng' is not a type; did you mean 'string'?")
  }

  @Test func links() {
    let links: (String) -> [String] = { self.configuration("name: T\n\($0)").links.map(\.text) }
    #expect(links("links: https://a.example/") == ["https://a.example"])
    #expect(links("links: [https://a.example/b, http://c]") == ["https://a.example/b", "http://c"])
    #expect(links("") == [])
    expectMistake(
      "links: [https://a.example, 1️⃣a.example]",
      "invalid-configuration: 'a.example' cannot stand before a path")
    expectMistake("links: 1️⃣7", "wrong-kind: 'links' must be a string, not an integer")
  }

  @Test func unknownKeys() {
    expectMistake(
      "1️⃣lifecyle: {}", "unknown-key: site.yaml has no key 'lifecyle'; did you mean 'lifecycle'?")
    expectMistake("1️⃣zzz: 1", "unknown-key: site.yaml has no key 'zzz'")
    expectMistake(
      "custom: { 1️⃣view: {} }", "unknown-key: 'custom' has no key 'view'; did you mean 'views'?")
    expectMistake(
      "markup: { 1️⃣quoteAttrs: true }",
      "unknown-key: 'markup' has no key 'quoteAttrs'; did you mean 'quoteAttr'?")
    expectMistake(
      "targets: { ios: { 1️⃣minimun: '17' } }",
      "unknown-key: target 'ios' has no key 'minimun'; did you mean 'minimum'?")
  }

  @Test func publishing() {
    let publish = configuration(
      """
      name: T
      publish:
        { store: "file:../live", channel: beta, signing: none, trees: objects, expires: { root: 9 } }
      """
    ).publish
    #expect(publish.store?.text == "file:../live")
    #expect(publish.channel == "beta")
    #expect(!publish.isSigned)
    #expect(publish.trees == "objects")
    #expect(publish.lifetimes == ["root": 9])
    let runtimes = configuration(
      """
      name: T
      custom: { views: { MapCard: {} } }
      publish:
        runtimes:
          v1: { vml: "1.0", elements: [Text], modifiers: [bold], views: [MapCard], systems: { ios: "16" } }
          v2: { lacks: [glassEffect, Gauge, MapCard] }
          v3:
          v4: runtimes/v4.json
      """
    ).publish.runtimes
    #expect(runtimes.map(\.name) == ["v1", "v2", "v3", "v4"])
    guard case .here(let first) = runtimes[0].source, case .here(let second) = runtimes[1].source,
      case .here(let third) = runtimes[2].source, case .file(let path) = runtimes[3].source
    else { return #expect(Bool(false), "other kinds of runtimes") }
    #expect((first.vml, first.elements, first.modifiers) == ("1.0", ["Text"], ["bold"]))
    #expect((first.views, first.systems) == (["MapCard"], ["ios": "16"]))
    #expect(second.lacks == ["glassEffect", "Gauge", "MapCard"])
    #expect(third.elements == nil && third.lacks == [])
    #expect(path.text == "runtimes/v4.json")
    let bucket = configuration(
      """
      name: T
      publish:
        { store: "s3://shop/app", endpoint: "https://s3.example/x", region: auto, insecureHost: s3.lan }
      """
    ).publish
    #expect(bucket.store?.text == "s3://shop/app")
    #expect(bucket.endpoint == "https://s3.example/x")
    #expect(bucket.region == "auto" && bucket.insecureHost == "s3.lan")
    let keys = configuration("name: T\npublish: { keys: { beta: b, \"pr-*\": previews } }").publish
    #expect(keys.keySets.map(\.pattern) == ["beta", "pr-*"])
    #expect(keys.keySets.map(\.name) == ["b", "previews"])
    let defaults = configuration("name: T").publish
    #expect(defaults.keySets.isEmpty)
    #expect(defaults.store == nil && defaults.isSigned && defaults.channel == "production")
  }

  @Test(arguments: [
    ("1️⃣[en]", "wrong-kind: 'publish' must be an object of keys and values, not a list"),
    ("{ store: 1️⃣live }", "invalid-configuration: 'live' names no store"),
    ("{ store: 1️⃣\"file:\" }", "invalid-configuration: 'file:' names no store"),
    (
      "{ store: 1️⃣\"flie:x\" }",
      "not-supported: 'flie:' is no kind of store that vmlc can publish to; did you mean 'file:'?"
    ),
    ("{ channel: 1️⃣a/b }", "invalid-configuration: 'a/b' cannot name a channel"),
    (
      "{ keys: 1️⃣beta }",
      "wrong-kind: 'keys' must be an object of channels and sets of keys, not a string"
    ),
    ("{ keys: { 1️⃣a/b: c } }", "invalid-configuration: 'a/b' cannot name a channel"),
    ("{ keys: { \"pr-*\": 1️⃣../c } }", "invalid-configuration: '../c' cannot name a set of keys"),
    ("{ keys: { a: 1️⃣[b] } }", "wrong-kind: 'a' must be a string, not a list"),
    ("{ signing: 1️⃣7 }", "wrong-kind: 'signing' must be a string, not an integer"),
    (
      "{ signing: 1️⃣non }",
      "invalid-configuration: 'signing' cannot be 'non'; did you mean 'none'?"
    ),
    ("{ trees: 1️⃣flat }", "invalid-configuration: 'trees' cannot be 'flat'"),
    (
      "{ expires: { root: 1️⃣0 } }",
      "invalid-configuration: 'root' must be a number of days from 1 to 36500"
    ),
    ("{ runtimes: { 1️⃣a/b: {} } }", "invalid-configuration: 'a/b' cannot name a runtime"),
    (
      "{ runtimes: { v1: { lacks: [1️⃣Guage] } } }",
      "invalid-configuration: there is no element, modifier, view, event or step 'Guage' that a runtime could lack; did you mean 'Gauge'?"
    ),
    (
      "{ runtimes: { v1: { systems: { ios: 1️⃣'x' } } } }",
      "invalid-configuration: 'x' is no version for 'ios'"
    ),
    (
      "{ runtimes: { v1: { systems: { 1️⃣maco: '1' } } } }",
      "unknown-key: 'systems' has no key 'maco'; did you mean 'macos'?"
    ),
    (
      "{ runtimes: { v1: { 1️⃣modifier: [] } } }",
      "unknown-key: the runtime 'v1' has no key 'modifier'; did you mean 'modifiers'?"
    ),
    (
      "{ endpoint: 1️⃣s3.example }",
      "invalid-configuration: 'endpoint' is not the address of a server"
    ),
    (
      "{ endpoint: 1️⃣\"https://u:p@s3.example\" }",
      "invalid-configuration: a user and a password have no place in 'endpoint'"
    ),
    ("{ region: 1️⃣eu/west }", "invalid-configuration: 'region' cannot be 'eu/west'"),
    (
      "{ insecureHost: 1️⃣\"http://s3.lan\" }",
      "invalid-configuration: 'insecureHost' cannot be 'http://s3.lan'"
    ),
    ("{ 1️⃣chanel: a }", "unknown-key: 'publish' has no key 'chanel'; did you mean 'channel'?"),
  ])
  func mistakesOfPublish(_ text: String, _ message: String) {
    expectMistake("publish: " + text, message)
  }

  // MARK: Versions

  @Test(arguments: ["1.4.0", "v2", "1.0.0-rc.1+build_7", "7a"])
  func versions(_ version: String) {
    #expect(configuration("name: T\nversion: '\(version)'").version == version)
  }

  @Test(arguments: ["", ".1", "-a", "a/b", "a b", "..", "é", String(repeating: "1", count: 65)])
  func versionsThatNameNoFolder(_ version: String) {
    expectMistake(
      "version: 1️⃣'\(version)'", "invalid-configuration: '\(version)' cannot name a version")
  }

  @Test func versionThatIsANumber() {
    expectMistake("version: 1️⃣1.4", "wrong-kind: 'version' must be a string, not a number")
  }

  // MARK: Targets

  @Test func namesOfTargets() {
    for name in ["Kiosk", "1a", "a b", String(repeating: "a", count: 33)] {
      expectMistake(
        "targets: { 1️⃣'\(name)': { os: ios } }",
        "invalid-configuration: '\(name)' cannot name a target")
    }
  }

  @Test func targetsThatAreObjectsInAList() {
    for item in ["{ name: ios, minimum: '17.0' }", "{ ios: { minimum: '17.0' } }"] {
      expectMistake(
        "targets: [1️⃣\(item)]", "wrong-kind: in a list, a target is its name alone, not an object")
    }
  }

  @Test func systemsOfTargets() {
    expectMistake(
      "targets: { 1️⃣kiosk: }", "invalid-configuration: 'kiosk' is not an operating system")
    expectMistake(
      "targets: [1️⃣maccos]",
      "invalid-configuration: 'maccos' is not an operating system; did you mean 'macos'?")
    expectMistake(
      "targets: { kiosk: { os: 1️⃣iso } }",
      "invalid-configuration: 'iso' is not an operating system; did you mean 'ios'?")
    expectMistake(
      "targets: { kiosk: { os: 1️⃣7 } }", "wrong-kind: 'os' must be a string, not an integer")
  }

  @Test func minimums() {
    for text in ["x", "1.2.3.4", "", "1.", "99999", "-1"] {
      expectMistake(
        "targets: { ios: { minimum: 1️⃣'\(text)' } }",
        "invalid-configuration: '\(text)' is not a version")
    }
    expectMistake(
      "targets: { ios: { minimum: 1️⃣17.0 } }", "wrong-kind: 'minimum' must be a string, not a number"
    )
  }

  @Test func noTargets() {
    expectMistake("targets: 1️⃣{}", "invalid-configuration: 'targets' names no target")
    expectMistake("targets: 1️⃣[]", "invalid-configuration: 'targets' names no target")
    expectMistake(
      "targets: 1️⃣ios",
      "wrong-kind: 'targets' must be a list of names, or an object of targets, not a string")
    expectMistake(
      "targets: [ios, 1️⃣ios]", "invalid-configuration: target 'ios' is listed twice")
  }

  // MARK: Kinds

  @Test(arguments: [
    ("layout: 1️⃣[a]", "'layout' must be a string, not a list"),
    ("styles: 1️⃣a", "'styles' must be a list, not a string"),
    ("styles: [1️⃣1]", "an item of 'styles' must be a string, not an integer"),
    (
      "lifecycle: 1️⃣[a]",
      "'lifecycle' must be an object of template names and components, not a list"
    ),
    ("lifecycle: { launch: 1️⃣1 }", "'launch' must be a string, not an integer"),
    ("params: 1️⃣[a]", "'params' must be an object, not a list"),
    (
      "actions: 1️⃣1",
      "'actions' must be a list of names, or an object of names and types, not an integer"
    ),
    ("output: 1️⃣true", "'output' must be a string, not a boolean"),
    ("custom: 1️⃣[]", "'custom' must be an object of keys and values, not a list"),
    ("custom: { views: 1️⃣[] }", "'views' must be an object, not a list"),
    ("custom: { views: { A: 1️⃣1 } }", "'A' must be an object, not an integer"),
    ("custom: { views: { A: { b: 1️⃣1 } } }", "the type of 'b' must be a type, not an integer"),
    ("custom: { members: { A: 1️⃣b } }", "'A' must be a list, not a string"),
    ("markup: 1️⃣true", "'markup' must be an object of keys and values, not a boolean"),
    ("markup: { keepComments: 1️⃣1 }", "'keepComments' must be true or false, not an integer"),
  ])
  func wrongKinds(_ yaml: String, _ message: String) {
    expectMistake(yaml, "wrong-kind: \(message)")
  }

  @Test(arguments: ["..", "a/../..", "/tmp/x", ".", "./", "", "a/..", "./."])
  func outputsOutside(_ output: String) {
    expectMistake(
      "output: 1️⃣'\(output)'", "path-outside: the output must be a folder inside the site")
  }

  @Test(arguments: ["1a", "a b", ""])
  func namesOfTemplates(_ name: String) {
    expectMistake(
      "lifecycle: { 1️⃣'\(name)': A }", "invalid-configuration: '\(name)' cannot name a template")
  }

  @Test func everyMistakeIsReported() {
    expectMistakes(
      "-- site.yaml --\nname: T\n1️⃣layuot: A\nversion: 2️⃣'/'\nactions: 3️⃣x",
      "unknown-key: site.yaml has no key 'layuot'; did you mean 'layout'?",
      "invalid-configuration: '/' cannot name a version",
      "wrong-kind: 'actions' must be a list of names, or an object of names and types, not a string"
    )
  }
}
