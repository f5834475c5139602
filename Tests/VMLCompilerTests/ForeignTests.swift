import Testing
import VMLCompiler

/// Habits of other languages in texts, names and values: none is silent, and each has a way out.
struct ForeignTests {
  @Test func interpolations() {
    let shown = "and is shown as it stands"
    expectMistakes(
      "<Text>Hello 1️⃣{{ page.title }}</Text>",
      "foreign-syntax: this is Mustache, Vue, Jinja or Hugo, \(shown)")
    expectMistakes(
      "<Text>Hello 1️⃣${title}</Text>", "foreign-syntax: this is JavaScript, \(shown)")
    expectMistakes("<Text>Hello 1️⃣{@title}</Text>", "foreign-syntax: this is HEEx, \(shown)")
    expectMistakes(
      "<Text>Hello 1️⃣{user.name}</Text>",
      "foreign-syntax: this is JSX, Svelte or HEEx, \(shown)")
    expectMistakes(
      "<Text>1️⃣{% if a %}</Text>", "foreign-syntax: this is Jinja or Liquid, \(shown)")
    expectMistakes("<Text>1️⃣{#if a}</Text>", "foreign-syntax: this is Svelte, \(shown)")
    expectMistakes(
      "<Label title=\"1️⃣{{ x }}\" systemImage=\"star\"/>",
      "foreign-syntax: this is Mustache, Vue, Jinja or Hugo, \(shown)")
  }

  @Test func braces() {
    expectBody("<Text>{ }, {1, 2} and {a b}</Text>", "<Text>{ }, {1, 2} and {a b}</Text>")
    expectBody("<Text>&#123;name}</Text>", "<Text>{name}</Text>")
    expectBody("<Text>{{never ends</Text>", "<Text>{{never ends</Text>")
  }

  @Test func elements() {
    expectMistakes("<1️⃣div><p>x</p></div>", "unknown-element: 'div' is no view")
    expectMistakes("<VStack><1️⃣br/></VStack>", "unknown-element: 'br' is no view")
  }

  @Test func pages() {
    let outside = "bare-text: text stands outside of any view"
    expectMistakes("1️⃣VStack(spacing: 8) { Text(\"Hi\") }", outside)
    expectMistakes("1️⃣+++\ntitle = 'x'\n+++", outside)
    expectMistakes("1️⃣# Title", outside)
  }
}
