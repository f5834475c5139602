import VMLBuild

/// The files of a new site.
public func siteScaffold(named name: String) -> Scaffold {
  Scaffold(
    subject: "the site '\(name)'",
    files: [
      .init(path: SiteFiles.configuration, text: configuration(named: name)),
      .init(path: SiteFiles.content + "/index.vml", text: homePage(of: name)),
      .init(path: SiteFiles.components + "/Screen.vml", text: layout),
      .init(path: SiteFiles.components + "/Card.vml", text: card),
      .init(path: SiteFiles.styles + "/main.vss", text: sheet),
      .init(path: ".gitignore", text: "# What vmlc makes.\n/dist/\n/.vmlc/\n"),
    ],
    nextSteps: [
      "vmlc build                compile the site into dist/",
      "vmlc new page /about      add a page",
      "vmlc new component Badge  add a component",
    ])
}

private func configuration(named name: String) -> String {
  """
  name: \(quoted(name))

  # Names the output: dist/0.1.0/. Without it the folder is named after the content.
  version: 0.1.0

  # Every target gets a tree of documents of its own. The first one is the default.
  targets:
    ios: { minimum: "17.0" }
    macos: { minimum: "14.0" }
    visionos: { minimum: "1.0" }

  # The component that the body of every page is passed to.
  layout: Screen

  # In the order of the cascade: where two rules have equal specificity, the later wins.
  styles:
    - styles/main.vss

  """
}

private func homePage(of name: String) -> String {
  #"""
  ---
  title: \#(quoted(name))
  steps:
    - { title: Change this page, text: It is content/index.vml. }
    - { title: Change how it looks, text: The rules are in styles/main.vss. }
    - { title: Build it, text: vmlc build writes a tree of documents for every target. }
  ---
  <Text class="lead">A page is made of views. vmlc does what begins with a small letter.</Text>
  <for each="step" in="page.steps">
    <Card title="\(step.title)">
      <Text>\(step.text)</Text>
    </Card>
  </for>

  """#
}

private let layout = #"""
  ---
  # The layout: site.yaml names it, and the body of every page goes to its slot.
  ---
  <NavigationStack>
    <ScrollView style="navigationTitle(\(page.title ?? page.path))">
      <VStack alignment="leading" spacing="16" class="page">
        <slot/>
      </VStack>
    </ScrollView>
  </NavigationStack>

  """#

private let card = #"""
  ---
  # A component: <Card title="…"> and any views in it.
  props:
    title: string
  ---
  <VStack alignment="leading" spacing="8" class="card">
    <Text class="heading">\(title)</Text>
    <slot/>
  </VStack>

  """#

private let sheet = """
  :root {
    --gap: 16;
    --radius: 12;
  }

  .page { padding(var(--gap)); }
  .lead { font(.title3); }
  .heading { font(.headline); }

  .card {
    padding(var(--gap));
    frame(maxWidth: .infinity, alignment: .leading);
    background(.regularMaterial);
    clipShape(.rect(cornerRadius: var(--radius)));
  }

  """
