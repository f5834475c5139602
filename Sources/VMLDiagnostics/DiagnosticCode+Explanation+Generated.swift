// swift-format-ignore-file
// Made by ExplanationTests from docs/diagnostics.md; UPDATE_GOLDEN=1 makes it anew.

extension DiagnosticCode {
  /// What the code means, an example, and what to do, as Markdown; `nil` if that is not written yet.
  package var explanation: String? {
    switch rawValue {
    case "ampersand":
      ##"""
      A `&` begins an entity such as `&lt;`. A `&` that stands for itself is written `&amp;`.

      ```vml
      <VStack>
        <Text>Fish & chips</Text>
      </VStack>
      ```

      ```text
      warning[ampersand]: a '&' that begins no entity is written '&amp;'
       --> input.vml:2:14
        |
      2 |   <Text>Fish & chips</Text>
        |              ^
      fix: write '&amp;'
        |
      2 |   <Text>Fish &amp; chips</Text>
        |              ~~~~~
      ```

      **What to do:** write `&amp;`.
      """##
    case "apply-limit":
      ##"""
      Classes that apply others several times grow quickly: the rules below come to more than 10,000 modifiers.

      `content/index.vml`

      ```vml
      <Text class="d">Hello</Text>
      ```

      `styles/main.vss`

      ```vss
      .line { bold(); italic(); }
      .a { @apply .line; @apply .line; @apply .line; @apply .line; @apply .line; }
      .b { @apply .a; @apply .a; @apply .a; @apply .a; @apply .a; @apply .a; @apply .a; @apply .a; @apply .a; @apply .a; }
      .c { @apply .b; @apply .b; @apply .b; @apply .b; @apply .b; @apply .b; @apply .b; @apply .b; @apply .b; @apply .b; }
      .d { @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; }
      ```

      ```text
      error[apply-limit]: this '@apply' would bring the rule to more than 10000 modifiers
       --> styles/main.vss:5:124
        |
      5 | …pply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; @apply .c; }
        |                                                                                                ^
      note: classes that apply others several times multiply; apply each once
      ```

      **What to do:** apply each class once.
      """##
    case "argument-count":
      ##"""
      A call has an argument more than any overload takes.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <Text style="frame(width: 100, height: 50, 7);bold(true, false)">Lamp</Text>
      ```

      ```text
      error[argument-count]: 'frame' does not take this argument
       --> content/index.vml:1:44
        |
      1 | <Text style="frame(width: 100, height: 50, 7);bold(true, false)">Lamp</Text>
        |                                            ^
      note: there is 'frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)'
      note: there is 'frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)'

      error[argument-count]: 'bold' does not take this argument
       --> content/index.vml:1:58
        |
      1 | <Text style="frame(width: 100, height: 50, 7);bold(true, false)">Lamp</Text>
        |                                                          ^^^^^
      note: there is 'bold(_ isActive: Bool = true)'
      note: there is 'bold(_ isActive: Bool)'
      note: there is 'bold()'
      ```

      **What to do:** remove the argument; `vmlc catalog NAME` shows what there is.
      """##
    case "argument-label":
      ##"""
      An argument's label is none that SwiftUI has, stands too late, or is missing. The overloads that there are follow, the closest first.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Text style="padding(horizontal: 8)">Lamp</Text>
        <Text style="shadow(radus: 4)">Chair</Text>
        <Text style="blur(3)">Table</Text>
      </VStack>
      ```

      ```text
      error[argument-label]: 'padding' has no argument 'horizontal:'
       --> content/index.vml:2:24
        |
      2 |   <Text style="padding(horizontal: 8)">Lamp</Text>
        |                        ^^^^^^^^^^
      note: a side is a value before the length: 'padding(.horizontal, 8)'
      fix: write '.horizontal,'
        |
      2 |   <Text style="padding(.horizontal, 8)">Lamp</Text>
        |                        ~~~~~~~~~~~~

      error[argument-label]: 'shadow' has no argument 'radus:'; did you mean 'radius:'?
       --> content/index.vml:3:23
        |
      3 |   <Text style="shadow(radus: 4)">Chair</Text>
        |                       ^^^^^
      note: there is 'shadow(color: Color = _, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)'
      fix: write 'radius'
        |
      3 |   <Text style="shadow(radius: 4)">Chair</Text>
        |                       ~~~~~~

      error[argument-label]: this argument of 'blur' needs its label 'radius:'
       --> content/index.vml:4:21
        |
      4 |   <Text style="blur(3)">Table</Text>
        |                     ^
      note: there is 'blur(radius: CGFloat, opaque: Bool = false)'
      fix: write 'radius: '
        |
      4 |   <Text style="blur(radius: 3)">Table</Text>
        |                     ++++++++
      ```

      **What to do:** write the argument as one of the overloads in the notes has it. `vmlc catalog NAME` shows them all.
      """##
    case "argument-type":
      ##"""
      An argument's value cannot be of the type that SwiftUI expects there. What could only be meant in one way is a warning.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Text style="rotationEffect(45)">Lamp</Text>
        <Text style="opacity(&quot;half&quot;);lineLimit(1.5)">Chair</Text>
        <Text style="overlay(content: .red)">Table</Text>
      </VStack>
      ```

      ```text
      error[argument-type]: expected an 'Angle', found a number
       --> content/index.vml:2:31
        |
      2 |   <Text style="rotationEffect(45)">Lamp</Text>
        |                               ^^
      fix: write '45deg'
        |
      2 |   <Text style="rotationEffect(45deg)">Lamp</Text>
        |                               ~~~~~

      error[argument-type]: expected a number, found a string
       --> content/index.vml:3:24
        |
      3 |   <Text style="opacity(&quot;half&quot;);lineLimit(1.5)">Chair</Text>
        |                        ^^^^^^^^^^^^^^^^

      error[argument-type]: expected a whole number, found a fraction
       --> content/index.vml:3:52
        |
      3 |   <Text style="opacity(&quot;half&quot;);lineLimit(1.5)">Chair</Text>
        |                                                    ^^^

      error[argument-type]: views are passed as a template
       --> content/index.vml:4:33
        |
      4 |   <Text style="overlay(content: .red)">Table</Text>
        |                                 ^^^^
      note: write ':name' here, and give a child of the element the attribute 'template="name"'
      ```

      **What to do:** write a value of the type that is named. [checking.md](checking.md#modifiers) lists how VML writes each kind of value.
      """##
    case "attribute-limit":
      ##"""
      An element has more than 256 attributes. Almost always a quote or a `>` is missing before them. It may also come to have as many
      by its style: each string in it with a `;`, a quote, a `\` or a line break is written as an attribute of its own.

      ```text
      error[attribute-limit]: more than 256 attributes in one element; the rest of the file is not read
         --> input.vml:258:3
          |
      258 |   a256=""
          |   ^^^^
      note: a quote or '>' may be missing; what is long belongs into a component
      ```

      **What to do:** look for the missing quote or `>`. The rest of the file is not read. Where it is the style, give the element fewer
      such strings.
      """##
    case "attribute-name":
      ##"""
      The name of an attribute has a `-` or a `:`. VML's names are letters, digits and `_`; no client reads any other, and
      nothing would say so.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <Image system-name="star"/>
      ```

      ```text
      warning[attribute-name]: 'system-name' is no name of an attribute in VML; did you mean 'systemName'?
       --> content/index.vml:1:8
        |
      1 | <Image system-name="star"/>
        |        ^^^^^^^^^^^
      note: a name is letters, digits and '_'; what has '-' or ':' reaches no client
      fix: write 'systemName'
        |
      1 | <Image systemName="star"/>
        |        ~~~~~~~~~~
      ```

      **What to do:** write the name in camelCase. What an app needs besides goes into an attribute of a view of its own.
      """##
    case "attribute-type":
      ##"""
      An attribute's value is none of the type of its parameter. For an attribute that an `attr()` reads, the type is that of its hint, or of the argument that it stands for.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack alignment="middle" spacing="wide">
        <Toggle isOn="yes">Light</Toggle>
        <Text level="high" style="opacity(attr(level type(<number>)))">Lamp</Text>
      </VStack>
      ```

      ```text
      error[attribute-type]: expected a 'HorizontalAlignment', found 'middle'; did you mean 'center'?
       --> content/index.vml:1:20
        |
      1 | <VStack alignment="middle" spacing="wide">
        |                    ^^^^^^
      fix: write 'center'
        |
      1 | <VStack alignment="center" spacing="wide">
        |                    ~~~~~~

      error[attribute-type]: expected a number, found 'wide'
       --> content/index.vml:1:37
        |
      1 | <VStack alignment="middle" spacing="wide">
        |                                     ^^^^

      error[attribute-type]: expected 'true' or 'false', found 'yes'; did you mean 'true'?
       --> content/index.vml:2:17
        |
      2 |   <Toggle isOn="yes">Light</Toggle>
        |                 ^^^
      fix: write 'true'
        |
      2 |   <Toggle isOn="true">Light</Toggle>
        |                 ~~~~

      error[attribute-type]: expected a number, found 'high'
       --> content/index.vml:3:16
        |
      3 |   <Text level="high" style="opacity(attr(level type(<number>)))">Lamp</Text>
        |                ^^^^
      ```

      **What to do:** write a value of the type that is named; `vmlc catalog NAME` shows a view's attributes.
      """##
    case "attribute-value":
      ##"""
      The value of an attribute does not stand in quotes.

      ```vml
      <VStack>
        <Text id=greeting>Hello</Text>
      </VStack>
      ```

      ```text
      error[attribute-value]: expected a value in quotes
       --> input.vml:2:12
        |
      2 |   <Text id=greeting>Hello</Text>
        |            ^^^^^^^^
      fix: write "greeting"
        |
      2 |   <Text id="greeting">Hello</Text>
        |            ~~~~~~~~~~
      ```

      **What to do:** put it in quotes: `spacing="8"`.
      """##
    case "attributes-together":
      ##"""
      No initialiser of the view takes all that the element has: its attributes, its text or content, and its templates. One of them is left out by a client.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Slider value="0.5" step="0.1"/>
        <Image name="lamp" systemName="lightbulb"/>
        <Label title="Lamp" systemImage="lightbulb">Light</Label>
      </VStack>
      ```

      ```text
      warning[attributes-together]: 'Slider' takes 'step' only together with 'in'
       --> content/index.vml:2:23
        |
      2 |   <Slider value="0.5" step="0.1"/>
        |                       ^^^^
      note: these go together: 'value', 'in', 'step'
      note: these go together: 'value', 'in', 'step', content
      note: these go together: 'value', 'in', 'step', content, the template 'minimumValueLabel', the template 'maximumValueLabel'

      warning[attributes-together]: 'Image' does not take 'systemName' together with 'name'
       --> content/index.vml:3:22
        |
      3 |   <Image name="lamp" systemName="lightbulb"/>
        |                      ^^^^^^^^^^
      note: 'name' is here
       --> content/index.vml:3:10
        |
      3 |   <Image name="lamp" systemName="lightbulb"/>
        |          ^^^^
      note: 'systemName' will do
      note: these go together: 'systemName', 'variableValue'

      warning[attributes-together]: 'Label' does not take 'title' together with text
       --> content/index.vml:4:10
        |
      4 |   <Label title="Lamp" systemImage="lightbulb">Light</Label>
        |          ^^^^^
      note: text is here
       --> content/index.vml:4:47
        |
      4 |   <Label title="Lamp" systemImage="lightbulb">Light</Label>
        |                                               ^^^^^
      note: these go together: 'title' or text, 'systemImage'
      note: these go together: 'title' or text, 'image'
      ```

      **What to do:** remove what is too much, or give what is lacking; the notes say what goes together.
      """##
    case "bare-attribute":
      ##"""
      An attribute has no value. It is read as `"true"`, since VML has no attributes without one. Only `image` stands so, on the
      `AsyncImage` inside another one that is the picture it has loaded.

      ```vml
      <VStack>
        <Toggle isOn>Sound</Toggle>
      </VStack>
      ```

      ```text
      warning[bare-attribute]: attribute 'isOn' has no value; it is read as "true"
       --> input.vml:2:11
        |
      2 |   <Toggle isOn>Sound</Toggle>
        |           ^^^^
      fix: write 'isOn="true"'
        |
      2 |   <Toggle isOn="true">Sound</Toggle>
        |               +++++++
      ```

      **What to do:** write the value.
      """##
    case "bare-identifier":
      ##"""
      A word alone is not a value. A member of a type has a dot before it, `.title`, and text stands in quotes.

      ```vml
      <VStack>
        <Text style="padding(horizontal)">Hello</Text>
      </VStack>
      ```

      ```text
      error[bare-identifier]: 'horizontal' is not a value
       --> input.vml:2:24
        |
      2 |   <Text style="padding(horizontal)">Hello</Text>
        |                        ^^^^^^^^^^
      note: an enum case or static member has a dot before it, and a string has quotes
      fix: write '.horizontal'
        |
      2 |   <Text style="padding(.horizontal)">Hello</Text>
        |                        ~~~~~~~~~~~
      ```

      **What to do:** write the dot or the quotes.
      """##
    case "bare-text":
      ##"""
      Text stands beside the views of a page and not in one of them.

      `content/index.vml`

      ```vml
      Welcome!
      <Text>Hello</Text>
      ```

      ```text
      warning[bare-text]: text stands outside of any view
       --> content/index.vml:1:1
        |
      1 | Welcome!
        | ^^^^^^^^
      note: put it into '<Text>…</Text>'
      ```

      **What to do:** put it into a view: `<Text>Welcome!</Text>`.
      """##
    case "behaviour-limit":
      ##"""
      A document asks more of a client than clients promise: 64 states, 16 steps for an event, 32 terms and 8 open brackets in a
      condition, 60 seconds of waiting, 4,096 bytes in a string, 256 values in a set.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Button onTap="wait(90);send(reminded)">Remind me</Button>
      ```

      ```text
      error[behaviour-limit]: 'wait' takes up to 60 seconds
       --> content/index.vml:1:21
        |
      1 | <Button onTap="wait(90);send(reminded)">Remind me</Button>
        |                     ^^
      note: what comes later is the app's or the server's to do
      ```

      **What to do:** do less at once, or let the app do it: `send` may ask for anything.
      """##
    case "broken-link":
      ##"""
      A link leads to no document of the site, to one that is not made for this target, or to an id that no view there has.

      `content/index.vml`

      ```vml
      <Link destination="/lamps">All lamps</Link>
      <Link destination="/lamp#size">Sizes</Link>
      ```

      `content/lamp.vml`

      ```vml
      <Text id="sizes">40 cm</Text>
      ```

      ```text
      warning[broken-link]: the site has no document '/lamps'; did you mean '/lamp'?
       --> content/index.vml:1:20
        |
      1 | <Link destination="/lamps">All lamps</Link>
        |                    ^^^^^^
      fix: write '/lamp'
        |
      1 | <Link destination="/lamp">All lamps</Link>
        |                    ~~~~~

      warning[broken-link]: no view of '/lamp' has the id 'size'; did you mean 'sizes'?
       --> content/index.vml:2:20
        |
      2 | <Link destination="/lamp#size">Sizes</Link>
        |                    ^^^^^^^^^^
      ```

      **What to do:** correct the destination, or make the page for the target too. Links with a scheme or a host are not looked at.
      """##
    case "calculation":
      ##"""
      `calc(…)` cannot be worked out: its parts are no numbers, their units do not go together, or something is divided by zero.

      `styles/main.vss`

      ```vss
      :root { --gap: 50%; }
      .card { padding(calc(var(--gap) + 45deg)); }
      ```

      ```text
      error[calculation]: these units do not go together: '%' and 'deg'
       --> styles/main.vss:2:33
        |
      2 | .card { padding(calc(var(--gap) + 45deg)); }
        |                                 ^
      note: numbers of one unit are added; one of two that are multiplied has no unit
      note: this 'Text' has it
       --> content/index.vml:1:1
        |
      1 | <Text class="card">Hello</Text>
        | ^^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** calculate with numbers of one unit.
      """##
    case "call-limit":
      ##"""
      More members follow one another than the compiler looks at.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      ```text
      error[call-limit]: more than 500 members follow one another here
       --> content/index.vml:1:30
        |
      1 | <Text style="foregroundStyle(.blue.opacity(1).opacity(1).opacity(1).opacity(1).opacity(1).opacity(…
        |                              ^^^^^
      ```

      **What to do:** let fewer members follow one another.
      """##
    case "class-pattern":
      ##"""
      A class pattern has a hole without a name or a type, or a type that does not exist; a hole could never be filled,
      since the one before it goes on over what belongs to it; or the name of a hole stands in a rule some of whose
      selectors do not have it.

      `styles/main.vss`

      ```vss
      .p-(n: number) { padding(n); }
      .m-(n) { offset(x: n); }
      .fg-(c: wrd) { foregroundStyle(.(c)); }
      .grid-(w: number)(h: number) { frame(width: w, height: h); }
      .p-(n: number), .card { padding(n); }
      ```

      ```text
      error[class-pattern]: expected a hole of a class pattern
       --> styles/main.vss:2:4
        |
      2 | .m-(n) { offset(x: n); }
        |    ^^
      note: a hole has a name and a type, number, integer or word, as in '.p-(n: number)'

      error[class-pattern]: 'wrd' is no type of a hole; did you mean 'word'?
       --> styles/main.vss:3:9
        |
      3 | .fg-(c: wrd) { foregroundStyle(.(c)); }
        |         ^^^
      note: the types are number, integer, word
      fix: write 'word'
        |
      3 | .fg-(c: word) { foregroundStyle(.(c)); }
        |         ~~~~

      error[class-pattern]: what stands here already fits into the hole before it
       --> styles/main.vss:4:18
        |
      4 | .grid-(w: number)(h: number) { frame(width: w, height: h); }
        |                  ^^^^^^^^^^^
      note: put something between the two holes, as in '(a: number)-(b: number)'

      error[class-pattern]: 'n' has no value for some of what this rule matches
       --> styles/main.vss:5:33
        |
      5 | .p-(n: number), .card { padding(n); }
        |                                 ^
      note: every selector of the rule must have a hole 'n', and not inside of a pseudo-class
      note: this 'Text' has it
       --> content/index.vml:1:1
        |
      1 | <Text class="p-8">Hello</Text>
        | ^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** write a hole as `(name: type)` with one of the types `number`, `integer` and `word`, put something
      between two holes, and give every selector of a rule the holes that its block names
      ([vss.md](vss.md#class-patterns)).
      """##
    case "component-name":
      ##"""
      The name of a file below `components/` is the name of the component. It cannot be used: it begins with a small letter, is taken by a view of SwiftUI, or is there twice.

      `components/badge.vml`

      ```vml
      <Text>New</Text>
      ```

      ```text
      error[component-name]: 'badge' cannot name a component
       --> components/badge.vml:1:1
        |
      1 | <Text>New</Text>
        | ^
      note: a component's name is words with capitals: rename the file to 'Badge.vml'
      ```

      **What to do:** rename the file. To replace a view of SwiftUI on purpose, write `overrides: true` in the component's front matter.
      """##
    case "constant-condition":
      ##"""
      A condition has one outcome, whatever the states are.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <VStack state="quantity: integer(1...9) = 1">
        <Stepper value="1" bind="value: quantity">Quantity</Stepper>
        <Text show="quantity > 0">In your basket</Text>
      </VStack>
      ```

      ```text
      warning[constant-condition]: this comparison has one outcome for all values of 'quantity'
       --> content/index.vml:3:15
        |
      3 |   <Text show="quantity > 0">In your basket</Text>
        |               ^^^^^^^^
      note: its type is 'integer(1...9)'
      ```

      **What to do:** compare with a value that the state can have, or take the condition away. A choice at build time is an `if`.
      """##
    case "constant-value":
      ##"""
      A modifier does something whenever a value changes, and the value that it is given never does.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Text style="animation(.spring(), value: true)">Lamp</Text>
        <Image systemName="bell" style="symbolEffect(.bounce, value: 1)"/>
      </VStack>
      ```

      ```text
      warning[constant-value]: this 'value' never changes, so that 'animation' does nothing
       --> content/index.vml:2:44
        |
      2 |   <Text style="animation(.spring(), value: true)">Lamp</Text>
        |                                            ^^^^
      note: write what does, as in 'value: attr(count)'

      warning[constant-value]: this 'value' never changes, so that 'symbolEffect' does nothing
       --> content/index.vml:3:64
        |
      3 |   <Image systemName="bell" style="symbolEffect(.bounce, value: 1)"/>
        |                                                                ^
      note: write what does, as in 'value: attr(count)'
      ```

      **What to do:** let the value be an attribute, as in `value: attr(count)`, which another document may give another value, or leave the modifier out.
      """##
    case "control-value":
      ##"""
      The first value of a control is none that it can show: outside of its range, or the tag of none of a picker's options.

      `content/index.vml`

      ```vml
      <Slider value="80" in="0...1"><Text template="label">Volume</Text></Slider>
      <Text style="opacity(50)">Half</Text>
      <DatePicker selection="tomorrow">Day</DatePicker>
      <Stepper value="x">Size</Stepper>
      ```

      ```text
      warning[control-value]: the value 80 lies outside of 0...1
       --> content/index.vml:1:16
        |
      1 | <Slider value="80" in="0...1"><Text template="label">Volume</Text></Slider>
        |                ^^
      note: the range is given here
       --> content/index.vml:1:24
        |
      1 | <Slider value="80" in="0...1"><Text template="label">Volume</Text></Slider>
        |                        ^^^^^

      warning[control-value]: the opacity 50 lies outside of 0...1
       --> content/index.vml:2:14
        |
      2 | <Text style="opacity(50)">Half</Text>
        |              ^^^^^^^^^^^
      note: 50 % is 'opacity(0.5)'

      warning[control-value]: the value 'tomorrow' is not a date, as '2026-02-28'
       --> content/index.vml:3:24
        |
      3 | <DatePicker selection="tomorrow">Day</DatePicker>
        |                        ^^^^^^^^

      warning[control-value]: the value 'x' is not a number
       --> content/index.vml:4:17
        |
      4 | <Stepper value="x">Size</Stepper>
        |                 ^
      ```

      **What to do:** change the value, or the range, or give an option the tag. Pickers with an option that has no `tag`, or with an empty selection, are not looked at.
      """##
    case "css-construct":
      ##"""
      The sheet uses something of CSS that VSS does not have.

      `styles/main.vss`

      ```vss
      @media (min-width: 600px) {
        .card { padding(8); }
      }
      ```

      ```text
      error[css-construct]: '@media' is CSS; VSS has no such thing
       --> styles/main.vss:1:1
        |
      1 | @media (min-width: 600px) {
        | ^^^^^^
      note: a document is made for one target and theme: use '@target ios { … }', '@theme dark { … }' or '@available (ios >= 17) { … }'; what depends on the size is SwiftUI's, as 'ViewThatFits' or 'containerRelativeFrame(…)'
      ```

      **What to do:** the note says what to use instead.
      """##
    case "csv-syntax":
      ##"""
      A table in a `.csv` file is not as RFC 4180 has it: the first row names the columns, every other row has as many fields, and a field that holds a comma, a quote or a line feed stands in quotes.

      `content/prices.csv`

      ```csv
      sku,name,price
      a-1,"Lamp, large",40
      a-2,Cord, red,9
      ```

      ```text
      error[csv-syntax]: this row has 4 fields, and the table 3 columns
       --> content/prices.csv:3:15
        |
      3 | a-2,Cord, red,9
        |               ^
      note: a field with a comma stands in quotes; where a field is left out its comma stays
      ```

      **What to do:** correct the marked row. Programs that write tables put quotes round such fields by themselves.
      """##
    case "data-mistake-limit":
      ##"""
      The file has more than a hundred mistakes, so the rest is not read. Often they have one cause. The message shows the last one; those before it are printed too.

      ```text
      error[data-mistake-limit]: the file holds more than 100 mistakes
         --> content/products.yaml:101:3
          |
      101 | - !product 100
          |   ^
      note: nothing after this is read; correct those above first
      ```

      **What to do:** correct the first few and build again.
      """##
    case "data-nesting-limit":
      ##"""
      Lists and objects stand inside one another more than 128 deep.

      ```text
      error[data-nesting-limit]: lists and objects are nested more than 128 deep
       --> content/products.yaml:1:129
        |
      1 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]…
        |                                          ^
      note: nothing after this is read; move the inner ones nearer to the top
      ```

      **What to do:** look for brackets that should have been closed. The rest of the file is not read.
      """##
    case "data-node-limit":
      ##"""
      The file holds more than a million values.

      ```text
      error[data-node-limit]: the file holds more than 1000000 values
       --> content/products.yaml:1:2000000
        |
      1 | …,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,]
        |                                                                                               ^
      note: nothing after this is read; split the file
      ```

      **What to do:** split it into several files.
      """##
    case "dead-action":
      ##"""
      A Button has neither an `action` nor an event.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Button>Buy</Button>
      ```

      ```text
      warning[dead-action]: nothing comes of a tap on this 'Button'
       --> content/index.vml:1:1
        |
      1 | <Button>Buy</Button>
        | ^^^^^^^^
      note: give it an 'action', or steps in 'onTap'
      ```

      **What to do:** give it an `action`, or steps in `onTap`.
      """##
    case "dead-handler":
      ##"""
      An element answers an event that never comes, or answers with nothing.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Text onChange="send(changed)">Lamp</Text>
      ```

      ```text
      warning[dead-handler]: a 'Text' never has the event 'onChange'
       --> content/index.vml:1:17
        |
      1 | <Text onChange="send(changed)">Lamp</Text>
        |                 ^^^^^^^^^^^^^
      note: put it on the control, or the list, that has it
      ```

      **What to do:** put the event on the control that has it.
      """##
    case "deprecated":
      ##"""
      SwiftUI has something better for the systems that the target is for, or a sheet uses a [design token](vss.md#design-tokens) that its file calls deprecated, or a page uses a [component or a prop](language.md#descriptions-and-names-that-go) whose front matter says so. What Apple has only announced to deprecate counts once every system of the target has its replacement.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <NavigationView>
        <Text style="cornerRadius(8)">Lamp</Text>
        <Text style="foregroundColor(.red)">Chair</Text>
      </NavigationView>
      ```

      ```text
      warning[deprecated]: 'NavigationView' is deprecated
       --> content/index.vml:1:1
        |
      1 | <NavigationView>
        | ^^^^^^^^^^^^^^^^
      note: use 'NavigationStack' instead

      warning[deprecated]: 'cornerRadius' is deprecated
       --> content/index.vml:2:16
        |
      2 |   <Text style="cornerRadius(8)">Lamp</Text>
        |                ^^^^^^^^^^^^
      fix: write 'clipShape(.rect(cornerRadius: 8))'
        |
      2 |   <Text style="clipShape(.rect(cornerRadius: 8))">Lamp</Text>
        |                ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

      warning[deprecated]: 'foregroundColor' is deprecated
       --> content/index.vml:3:16
        |
      3 |   <Text style="foregroundColor(.red)">Chair</Text>
        |                ^^^^^^^^^^^^^^^
      fix: write 'foregroundStyle(.red)'
        |
      3 |   <Text style="foregroundStyle(.red)">Chair</Text>
        |                ~~~~~~~~~~~~~~~~~~~~~
      ```

      **What to do:** write what the note or the fix says.
      """##
    case "division-by-zero":
      ##"""
      Something is divided by zero.

      `content/index.vml`

      ```vml
      <let name="count" value="0"/>
      <Text>\(100 / count) each</Text>
      ```

      ```text
      error[division-by-zero]: division by zero
       --> content/index.vml:2:15
        |
      2 | <Text>\(100 / count) each</Text>
        |               ^^^^^
      note: test it first, as in 'n == 0 ? 0 : total / n'
      ```

      **What to do:** test the divisor first: `count == 0 ? 0 : 100 / count`.
      """##
    case "document-structure":
      ##"""
      A whole document is `<!doctype swiftui+vml>`, then `<vml>` with an optional `<head>` and a `<body>` in it. Something else stands there, or a part is missing.

      ```vml
      <!doctype swiftui+vml>
      <vml>
        <head/>
      </vml>
      ```

      ```text
      error[document-structure]: a whole document has a 'body' element
       --> input.vml:2:2
        |
      2 | <vml>
        |  ^^^
      note: '<vml>' holds an optional '<head>' and a '<body>'; views alone need none of them
      ```

      **What to do:** move the views into `<body>`, or leave all of this away: a page may be views alone, and a component always is.
      """##
    case "duplicate-attribute":
      ##"""
      An element has the same attribute twice. Clients disagree about which one counts.

      ```vml
      <VStack spacing="8" alignment="leading" spacing="12">
        <Text>Hello</Text>
      </VStack>
      ```

      ```text
      error[duplicate-attribute]: attribute 'spacing' is given twice
       --> input.vml:1:41
        |
      1 | <VStack spacing="8" alignment="leading" spacing="12">
        |                                         ^^^^^^^
      note: first given here
       --> input.vml:1:9
        |
      1 | <VStack spacing="8" alignment="leading" spacing="12">
        |         ^^^^^^^
      note: clients disagree about which one counts; remove one
      ```

      **What to do:** remove one of the two.
      """##
    case "duplicate-button-label":
      ##"""
      Two buttons side by side in a stack have the same label, so that people cannot tell which of them does what.

      `content/index.vml`

      ```vml
      <HStack>
        <Button action="buy">Buy</Button>
        <Button action="rent">Buy</Button>
      </HStack>
      ```

      ```text
      warning[duplicate-button-label]: the button before this one has the label 'Buy' too
       --> content/index.vml:3:3
        |
      3 |   <Button action="rent">Buy</Button>
        |   ^^^^^^^^^^^^^^^^^^^^^^
      note: the button before
       --> content/index.vml:2:3
        |
      2 |   <Button action="buy">Buy</Button>
        |   ^^^^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** let each label say what its button does. Buttons with `show`, `template` or a label for VoiceOver are not looked at.
      """##
    case "duplicate-data":
      ##"""
      Two files below `content/` give the same piece of data: `products.yaml` and `products.json` are both `data.products`.

      `content/products.json`

      ```json
      ["Lamp"]
      ```

      `content/products.yaml`

      ```yaml
      - Chair
      ```

      ```text
      error[duplicate-data]: 'data.products' comes from two files
       --> content/products.yaml:1:1
        |
      1 | - Chair
        | ^
      note: the other one
       --> content/products.json:1:1
        |
      1 | ["Lamp"]
        | ^
      note: rename one of them
      ```

      **What to do:** rename one of the files, or merge them into one.
      """##
    case "duplicate-handler":
      ##"""
      An element has both `action` and `onTap`, and both answer the same tap.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Button action="buy" onTap="open('/thanks')">Buy</Button>
      ```

      ```text
      error[duplicate-handler]: 'action' and 'onTap' answer the same tap
       --> content/index.vml:1:29
        |
      1 | <Button action="buy" onTap="open('/thanks')">Buy</Button>
        |                             ^^^^^^^^^^^^^^^
      note: 'action' is here
       --> content/index.vml:1:17
        |
      1 | <Button action="buy" onTap="open('/thanks')">Buy</Button>
        |                 ^^^
      note: write 'send(…)' as one of the steps of 'onTap', and leave 'action' out
      ```

      **What to do:** write `send(…)` as one of the steps of `onTap`, and take `action` away.
      """##
    case "duplicate-id":
      ##"""
      Two views of one document have the same `id`, so that a client finds only one of them.

      `content/index.vml`

      ```vml
      <VStack>
        <Text id="total">Total</Text>
        <Text id="total">£49</Text>
      </VStack>
      ```

      ```text
      warning[duplicate-id]: another view of the document has the id 'total'
       --> content/index.vml:3:13
        |
      3 |   <Text id="total">£49</Text>
        |             ^^^^^
      note: the other view is here; give one of them another id
       --> content/index.vml:2:13
        |
      2 |   <Text id="total">Total</Text>
        |             ^^^^^
      ```

      **What to do:** give each view an id of its own; in a `for`, put something of the item into it.
      """##
    case "duplicate-item":
      ##"""
      Two items of a list have the same value at a key that `unique` in site.yaml names.

      `site.yaml`

      ```yaml
      name: Example
      types:
        Product: { sku: string, name: string }
      data:
        products: { type: "[Product]", unique: sku }
      ```

      `content/products.yaml`

      ```yaml
      - { sku: a-1, name: Lamp }
      - { sku: a-1, name: Cord }
      ```

      ```text
      error[duplicate-item]: two items have the sku 'a-1'
       --> content/products.yaml:2:10
        |
      2 | - { sku: a-1, name: Cord }
        |          ^^^
      note: the other one
       --> content/products.yaml:1:10
        |
      1 | - { sku: a-1, name: Lamp }
        |          ^^^
      note: site.yaml says that no two items have the same: 'unique: sku'
      ```

      **What to do:** give one of them another value.
      """##
    case "duplicate-key":
      ##"""
      An object has the same key twice. Only one of the values could count.

      `content/products.yaml`

      ```yaml
      name: Lamp
      price: 12
      name: Chair
      ```

      ```text
      error[duplicate-key]: key 'name' is given twice
       --> content/products.yaml:3:1
        |
      3 | name: Chair
        | ^^^^
      note: first given here
       --> content/products.yaml:1:1
        |
      1 | name: Lamp
        | ^^^^
      note: give one another name, or remove it
      ```

      **What to do:** remove one of the two, or rename it.
      """##
    case "duplicate-path":
      ##"""
      Two documents would be written to the same place. A page's path comes from the place of its file, or from `path:` in its front matter. Paths that differ only in capitals count as the same, since some file systems do not tell them apart.

      `content/about.vml`

      ```vml
      <Text>About us</Text>
      ```

      `content/team.vml`

      ```vml
      ---
      path: /about
      ---
      <Text>The team</Text>
      ```

      ```text
      error[duplicate-path]: two documents have the path '/about'
       --> content/team.vml:2:7
        |
      2 | path: /about
        |       ^^^^^^
      note: the other comes from this page
       --> content/about.vml:1:1
        |
      1 | <Text>About us</Text>
        | ^
      note: give one of the pages a 'path' of its own
      ```

      In a [format](formats.md) other than VML a document's file can also meet a file of `outputs`, one that is copied, or the tree's manifest.

      **What to do:** give one of the pages another `path:`, or move its file. For a page with `each`, put something into the path that differs from item to item, such as `\(item.slug)`.
      """##
    case "duplicate-text":
      ##"""
      Two files of `locales/`, or two places of one, have a text for the same key and the same locale.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en]
      ```

      `locales/en.yaml`

      ```yaml
      cart:
        empty: Your cart is empty
      ```

      `locales/shop/en.yaml`

      ```yaml
      cart:
        empty: Nothing in it yet
      ```

      `content/index.vml`

      ```vml
      <Text>@cart.empty</Text>
      ```

      ```text
      error[duplicate-text]: 'cart.empty' has two texts in 'en'
       --> locales/shop/en.yaml:2:3
        |
      2 |   empty: Nothing in it yet
        |   ^^^^^
      note: the other one
       --> locales/en.yaml:2:3
        |
      2 |   empty: Your cart is empty
        |   ^^^^^
      note: remove one of them, or rename its key
      ```

      **What to do:** remove one of them, or rename its key.
      """##
    case "each-without-path":
      ##"""
      A page with `each` makes one document for each item, and each needs a path of its own.

      `content/products.yaml`

      ```yaml
      - name: Lamp
      - name: Chair
      ```

      `content/index.vml`

      ```vml
      ---
      each: data.products
      ---
      <Text>\(item.name)</Text>
      ```

      ```text
      error[each-without-path]: a page with 'each' needs a 'path' of its own
       --> content/index.vml:2:7
        |
      2 | each: data.products
        |       ^^^^^^^^^^^^^
      note: as in 'path: /products/\(item.slug)'
      ```

      **What to do:** add a `path:` with something of the item in it: `path: /products/\(item.slug)`.
      """##
    case "element-name":
      ##"""
      An element has a name that can be read and that no view of SwiftUI can have: with a dot, a hyphen, a colon or `_` in it.

      ```vml
      <Grid.Row>
        <Text>Hello</Text>
      </Grid.Row>
      ```

      ```text
      warning[element-name]: 'Grid.Row' is not the name of a view: those are letters and digits and begin with a capital
       --> input.vml:1:2
        |
      1 | <Grid.Row>
        |  ^^^^^^^^
      note: it is kept as it is; clients read such names differently, or not at all
      ```

      **What to do:** write the name of the view as SwiftUI has it (`GridRow`); a name with a small letter first is an instruction.
      """##
    case "endless-component":
      ##"""
      A component contains itself, directly or through others, and nothing ever ends that.

      `components/Tree.vml`

      ```vml
      <VStack>
        <Text>Branch</Text>
        <Tree/>
      </VStack>
      ```

      `content/index.vml`

      ```vml
      <Tree/>
      ```

      ```text
      error[endless-component]: component 'Tree' is expanded inside of itself without end
       --> components/Tree.vml:3:3
        |
      3 |   <Tree/>
        |   ^^^^^^^
      note: the cycle is Tree → Tree
      note: take a call away, or end the cycle with an 'if' or a list that runs out
      ```

      **What to do:** put an `<if>` or a `<for>` over data that runs out around the inner call.
      """##
    case "expansion-limit":
      ##"""
      Loops and components make the document larger than any client should have to show (250,000 views), or nest it too deep. The page below would have a million dividers.

      `content/index.vml`

      ```vml
      <for each="a" in="1...1000">
        <for each="b" in="1...1000"><Divider/></for>
      </for>
      ```

      ```text
      error[expansion-limit]: the document grows to more than 250000 views here
       --> content/index.vml:2:31
        |
      2 |   <for each="b" in="1...1000"><Divider/></for>
        |                               ^^^^^^^^^^
      note: go through shorter lists, or make several documents with 'each'
      ```

      **What to do:** go through shorter lists, or make several documents with `each:`.
      """##
    case "expected-attribute":
      ##"""
      Something stands in a tag that is no attribute, such as a value without a name or a quote too many.

      ```vml
      <VStack>
        <Text "greeting">Hello</Text>
      </VStack>
      ```

      ```text
      error[expected-attribute]: expected the name of an attribute
       --> input.vml:2:9
        |
      2 |   <Text "greeting">Hello</Text>
        |         ^^^^^^^^^^
      note: an attribute is 'name="value"', and a tag ends with '>' or '/>'
      ```

      **What to do:** write attributes as `name="value"`. Look for a quote that is missing or doubled before the marked place.
      """##
    case "expected-comma":
      ##"""
      The arguments of a modifier are not separated by commas, or the `)` is missing.

      ```vml
      <VStack>
        <Text style="frame(width: 10 height: 10)">Hello</Text>
      </VStack>
      ```

      ```text
      error[expected-comma]: expected ',' or ')' after an argument
       --> input.vml:2:32
        |
      2 |   <Text style="frame(width: 10 height: 10)">Hello</Text>
        |                                ^
      ```

      **What to do:** write the comma or the `)`.
      """##
    case "expected-modifier":
      ##"""
      Something stands where a modifier is expected. A style is a row of calls.

      ```vml
      <VStack>
        <Text style="color: red">Hello</Text>
      </VStack>
      ```

      ```text
      error[expected-modifier]: 'color: …' is CSS; VML's styles are modifier calls
       --> input.vml:2:16
        |
      2 |   <Text style="color: red">Hello</Text>
        |                ^^^^^
      note: the colour of a text is 'foregroundStyle(.red)'
      ```

      **What to do:** write it as a call, such as `padding(8)`. Declarations of CSS (`padding: 8`) are not known.
      """##
    case "expected-parentheses":
      ##"""
      A modifier is always a call, also without arguments.

      ```vml
      <VStack style="bold">
        <Text>Hello</Text>
      </VStack>
      ```

      ```text
      error[expected-parentheses]: expected '(' after 'bold'
       --> input.vml:1:16
        |
      1 | <VStack style="bold">
        |                ^^^^
      fix: write 'bold()'
        |
      1 | <VStack style="bold()">
        |                ~~~~~~
      ```

      **What to do:** write `bold()`.
      """##
    case "expected-selector":
      ##"""
      A selector, or a part of one, is missing or cannot be read.

      `styles/main.vss`

      ```vss
      .card, { padding(8); }
      ```

      ```text
      error[expected-selector]: expected a selector
       --> styles/main.vss:1:6
        |
      1 | .card, { padding(8); }
        |      ^
      note: as in '.card', 'Text', '#main' or '[badge]'
      ```

      **What to do:** write selectors as `.class`, `Type`, `#id` or `[attribute]`, separated by commas.
      """##
    case "expected-semicolon":
      ##"""
      A `;` is missing at the end of a line.

      `styles/main.vss`

      ```vss
      :root { --gap: 8 }
      .card {
        --inset: 4
        padding(8);
      }
      ```

      ```text
      error[expected-semicolon]: expected ';' after this value
       --> styles/main.vss:3:13
        |
      3 |   --inset: 4
        |             ^
      fix: write ';'
        |
      3 |   --inset: 4;
        |             +
      ```

      **What to do:** add it.
      """##
    case "expected-value":
      ##"""
      A value is missing, or it cannot stand in a finished document.

      ```vml
      <VStack>
        <Text style="padding(.horizontal, ?)">Hello</Text>
      </VStack>
      ```

      ```text
      error[expected-value]: expected a value
       --> input.vml:2:37
        |
      2 |   <Text style="padding(.horizontal, ?)">Hello</Text>
        |                                     ^
      note: a value is a number, a "string", '.member', '#rrggbb', ':template' or 'attr(name)'
      ```

      **What to do:** write a value: a number, text in quotes, `.member`, `#rrggbb`, `:template`, `attr(name)`, in a sheet also `var(--name)`.
      """##
    case "expression-syntax":
      ##"""
      An expression cannot be read. It is written as in Swift: `&&`, `||`, `==`, text in quotes.

      `content/index.vml`

      ```vml
      <let name="count" value="3"/>
      <if test="count > 0 and count < 9"><Text>A few</Text></if>
      ```

      ```text
      error[expression-syntax]: expected an operator or the end of the expression, found 'and'
       --> content/index.vml:2:21
        |
      2 | <if test="count > 0 and count < 9"><Text>A few</Text></if>
        |                     ^^^
      note: both conditions must hold: write '&&'
      fix: write '&&'
        |
      2 | <if test="count > 0 && count < 9"><Text>A few</Text></if>
        |                     ~~
      ```

      **What to do:** correct it as the note says.
      """##
    case "expression-too-costly":
      ##"""
      Working out one expression takes too much work, so that building the site could take very long.

      `content/index.vml`

      ```vml
      <let name="numbers" value="0..<100000"/>
      <Text>\(numbers.sorted().sorted().sorted().sorted().count)</Text>
      ```

      ```text
      error[expression-too-costly]: this expression takes too much work
       --> content/index.vml:2:9
        |
      2 | <Text>\(numbers.sorted().sorted().sorted().sorted().count)</Text>
        |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: go through shorter lists, or work parts of it out before, with '<let>'
      ```

      **What to do:** go through shorter lists, and do things once and not again and again.
      """##
    case "expression-too-deep":
      ##"""
      An expression has more than 64 parentheses, brackets and calls inside one another.

      ```text
      error[expression-too-deep]: an expression may be 64 levels deep at most
       --> content/index.vml:1:73
        |
      1 | …(((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))…
        |                                          ^
      note: move parts of it into '<let>'
      ```

      **What to do:** work out parts of it with `<let>` before.
      """##
    case "expression-too-long":
      ##"""
      An expression is longer than 65,536 bytes. The message shows a list of 20,000 numbers.

      ```text
      error[expression-too-long]: an expression may be 65536 bytes long at most
       --> content/index.vml:1:25
        |
      1 | <let name="list" value="[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,…
        |                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: move data into a data file, or parts of the expression into '<let>'
      ```

      **What to do:** move the data into a data file below `content/`.
      """##
    case "file-too-large":
      ##"""
      A file is larger than vmlc reads: 16 MiB for a page, component or sheet, 64 MiB for a data file, 1 MiB for `site.yaml`. The message shows a page that is too large.

      ```text
      error[file-too-large]: this file is 16777226 bytes long, and the limit is 16777216
       --> content/index.vml:1:1
      note: split it into several files
      ```

      **What to do:** split the file. A long list belongs into a data file, and a page can make one document for each of its items (`each:`).
      """##
    case "fixed-font-size":
      ##"""
      Text in a size that does not grow with the size that people choose in their settings. Off, unless site.yaml turns it on.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      lints: { fixed-font-size: warning }
      ```

      `content/index.vml`

      ```vml
      <Text style="font(.system(size: 17))">Lamp</Text>
      ```

      ```text
      warning[fixed-font-size]: text of this size does not grow with the size that people choose
       --> content/index.vml:1:14
        |
      1 | <Text style="font(.system(size: 17))">Lamp</Text>
        |              ^^^^^^^^^^^^^^^^^^^^^^^
      note: use a text style as in 'font(.body)', or '.custom(…, size: …, relativeTo: …)'
      ```

      **What to do:** use a text style such as `.body`, or `.custom(…, size: …, relativeTo: …)`.
      """##
    case "fixed-token-size":
      ##"""
      A design token, or a custom property, gives the system's font a size in points, which does not grow with the size that
      people choose.

      `styles/type.tokens.json`

      ```json
      {
        "title": {
          "$type": "typography",
          "$value": { "fontFamily": "system-ui", "fontSize": "22px" }
        }
      }
      ```

      `styles/main.vss`

      ```vss
      @tokens "type.tokens.json";
      .title { font(var(--title)); }
      ```

      `content/index.vml`

      ```vml
      <Text class="title">Lamp</Text>
      ```

      ```text
      warning[fixed-token-size]: '--title' is a font that does not grow with the size that people choose
       --> styles/type.tokens.json:4:15
        |
      4 |     "$value": { "fontFamily": "system-ui", "fontSize": "22px" }
        |               ^
      note: a token says which text style it is made for: "$extensions": { "vmlc": { "textStyle": "body" } }
      ```

      **What to do:** say which text style the token is made for: `"$extensions": { "vmlc": { "textStyle": "title2" } }`.
      """##
    case "forbidden-character":
      ##"""
      The file holds a control character, which cannot be a part of a document. Such characters come in by copying from other programs. The message shows a page with one between two letters.

      ```text
      error[forbidden-character]: control character U+0007 is not allowed
       --> input.vml:1:10
        |
      1 | <Text>Hel�lo</Text>
        |          ^
      note: remove it; text holds no control characters but tabs, line feeds, form feeds and carriage returns
      ```

      **What to do:** delete the character. Tabs and line ends are fine.
      """##
    case "foreign-syntax":
      ##"""
      Something is written as another language has it: a template of EEx, ERB, Jinja, Vue, JSX or Svelte, an instruction
      without its attribute. In a tag it is an error; in a text it is a warning, since a client shows it as it stands.

      ```vml
      <VStack>
        <Text>Hello <%= @name %>!</Text>
      </VStack>
      ```

      ```text
      error[foreign-syntax]: this is a template of EEx, ERB or EJS, which a server fills in
       --> input.vml:2:15
        |
      2 |   <Text>Hello <%= @name %>!</Text>
        |               ^^^^^^^^^^^^
      note: a page is compiled once; a value is '\(name)', from the page's front matter or the site's data
      fix: write '\(name)'
        |
      2 |   <Text>Hello \(name)!</Text>
        |               ~~~~~~~
      ```

      **What to do:** a value is `\(name)`, a condition `<if test="…">`, a loop `<for each="x" in="list">`, a component an element
      with the name of its file. A brace that is meant as one is `&#123;`. See [language.md](language.md).
      """##
    case "format-lacks":
      ##"""
      A target's documents are written in a format that cannot say something of a page. It is left out, and all else is written.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios-json: { os: ios, minimum: "17.0", format: swiftuiml }
      ```

      `content/index.vml`

      ```vml
      <List style="searchable(text: attr(query))" query="">
        <Text>Lamps</Text>
      </List>
      ```

      ```text
      warning[format-lacks]: the modifier 'searchable' is left out, in the format 'swiftuiml'
       --> content/index.vml:1:14
        |
      1 | <List style="searchable(text: attr(query))" query="">
        |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: 'swiftuiml' has no modifier 'searchable'
      note: '@target NAME' in a sheet, or an 'if' on 'target.name' in a page, says it otherwise for one target
      ```

      **What to do:** give the target something that its format has, in an `if` on `target` ([language.md](language.md)) or in
      `@target` of a sheet ([vss.md](vss.md)), or accept the loss: [formats.md](formats.md) lists what each format can say.
      """##
    case "format-uncertain":
      ##"""
      A target's documents are written in a format whose client may not know a modifier, or not in this form. It is
      written: a client that does not know it leaves it out, and applies the rest.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios-live: { os: ios, minimum: "17.0", format: lvn-0.4 }
      ```

      `content/index.vml`

      ```vml
      <Image systemName="lamp.desk" style="accessibilityLabel('Lamps')"/>
      ```

      ```text
      warning[format-uncertain]: the modifier 'accessibilityLabel' may do nothing, in the format 'lvn-0.4'
       --> content/index.vml:1:38
        |
      1 | <Image systemName="lamp.desk" style="accessibilityLabel('Lamps')"/>
        |                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: version 0.3 of the client has it not; 0.4 has what the SDK of the app's build has
      ```

      **What to do:** look whether it works in the app. Where it does, `lints: { format-uncertain: off }` in site.yaml
      hides the warning; where it does not, give the target something else, as for [format-lacks](#format-lacks).
      [liveview-native.md](liveview-native.md) says which modifiers are known.
      """##
    case "fragment-cycle":
      ##"""
      Parts load each other without anything that the user does, so that a client would load them for ever.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/a.vml`

      ```vml
      ---
      fragment: true
      ---
      <ProgressView onVisible="load('/b')"/>
      ```

      `content/b.vml`

      ```vml
      ---
      fragment: true
      ---
      <ProgressView onVisible="load('/a')"/>
      ```

      ```text
      error[fragment-cycle]: these parts load each other without end: /a → /b → /a
       --> content/a.vml:4:26
        |
      4 | <ProgressView onVisible="load('/b')"/>
        |                          ^^^^^^^^^^
      note: '/a' is loaded here
       --> content/b.vml:4:26
        |
      4 | <ProgressView onVisible="load('/a')"/>
        |                          ^^^^^^^^^^
      note: let a tap load one of them, or let the last one load none
      ```

      **What to do:** let the last part load no other, or let a tap do it.
      """##
    case "fragment-target":
      ##"""
      A step loads a page that is no part, or opens one that is.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <ProgressView onVisible="load('/cart')"/>
      ```

      `content/cart.vml`

      ```vml
      <Text>Your basket is empty.</Text>
      ```

      ```text
      error[fragment-target]: '/cart' is a whole page, and no part to be loaded
       --> content/index.vml:1:26
        |
      1 | <ProgressView onVisible="load('/cart')"/>
        |                          ^^^^^^^^^^^^^
      note: give it 'fragment: true' in its front matter, or 'open' it
      ```

      **What to do:** give the page `fragment: true` in its front matter, or `open` it.
      """##
    case "geometry-scope":
      ##"""
      A style reads `geometry`, which VML gives only to what is inside of a `GeometryReader`.

      `content/index.vml`

      ```vml
      <VStack>
        <Text class="half">Too wide</Text>
        <GeometryReader>
          <Text class="half">Half</Text>
        </GeometryReader>
        <Text style="frame(width: geometry.size.width / 3)">A third</Text>
      </VStack>
      ```

      `styles/main.vss`

      ```vss
      .half { frame(width: geometry.size.width / 2); }
      ```

      ```text
      warning[geometry-scope]: 'geometry' means something only inside a 'GeometryReader'
       --> content/index.vml:6:22
        |
      6 |   <Text style="frame(width: geometry.size.width / 3)">A third</Text>
        |                      ^^^^^^^^^^^^^^^
      note: the element
       --> content/index.vml:6:3
        |
      6 |   <Text style="frame(width: geometry.size.width / 3)">A third</Text>
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: put a 'GeometryReader' round it, or say the size in numbers

      warning[geometry-scope]: 'geometry' means something only inside a 'GeometryReader'
       --> styles/main.vss:1:15
        |
      1 | .half { frame(width: geometry.size.width / 2); }
        |               ^^^^^^^^^^^^^^^
      note: the element
       --> content/index.vml:2:3
        |
      2 |   <Text class="half">Too wide</Text>
        |   ^^^^^^^^^^^^^^^^^^^
      note: put a 'GeometryReader' round it, or say the size in numbers
      ```

      **What to do:** put the views into a `GeometryReader`, let SwiftUI do it (`containerRelativeFrame(.horizontal)`), or say the size in numbers.
      """##
    case "hard-coded-text":
      ##"""
      A page or component of a site with several locales says a text itself, which is the same in all of them.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en, fr]
      ```

      `content/index.vml`

      ```vml
      <Text>Your cart is empty</Text>
      ```

      ```text
      warning[hard-coded-text]: this text is the same in all locales
       --> content/index.vml:1:7
        |
      1 | <Text>Your cart is empty</Text>
        |       ^^^^^^^^^^^^^^^^^^
      note: put it into 'locales/en.yaml' and name it here, as in '@home.title'
      ```

      **What to do:** put the text into the files of `locales/`, and name it, as in `@cart.empty`.
      """##
    case "head-content":
      ##"""
      A document's `<head>` holds lifecycle templates (`launch`, `connecting`, `error`, `disconnected`, and those that `site.yaml` lists) and sheets of the page. What stands there is something else, so no client shows it; or a `Style` that says nothing, or
      stands where it cannot be.

      `content/index.vml`

      ```vml
      <!doctype swiftui+vml>
      <vml>
        <head>
          <Text template="lanch">Starting…</Text>
        </head>
        <body>
          <Text>Hello</Text>
        </body>
      </vml>
      ```

      ```text
      warning[head-content]: 'lanch' is not a lifecycle template of VML; did you mean 'launch'?
       --> content/index.vml:4:21
        |
      4 |     <Text template="lanch">Starting…</Text>
        |                     ^^^^^
      note: VML has launch, connecting, error, disconnected; site.yaml's 'lifecycle' may list others
      fix: write 'launch'
        |
      4 |     <Text template="launch">Starting…</Text>
        |                     ~~~~~~
      ```

      **What to do:** correct the template's name, or move the view into the body.
      """##
    case "hidden-state":
      ##"""
      A state has the name of one that is in sight already, so that the other cannot be reached from here on.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <VStack state="open: boolean = false">
        <Toggle isOn="false" bind="isOn: open">All</Toggle>
        <HStack state="open: boolean = true">
          <Text show="open">Brass</Text>
        </HStack>
      </VStack>
      ```

      ```text
      warning[hidden-state]: the state 'open' hides one of that name from this element and what is in it
       --> content/index.vml:3:18
        |
      3 |   <HStack state="open: boolean = true">
        |                  ^^^^
      note: the other is here
       --> content/index.vml:1:16
        |
      1 | <VStack state="open: boolean = false">
        |                ^^^^
      note: give one of them another name
      ```

      **What to do:** give one of them another name.
      """##
    case "id-of-many":
      ##"""
      An `id` is given to a component that comes out as several views, and an id belongs to one view.

      `components/Pair.vml`

      ```vml
      <Text>One</Text>
      <Text>Two</Text>
      ```

      `content/index.vml`

      ```vml
      <Pair id="prices"/>
      ```

      ```text
      error[id-of-many]: component 'Pair' has 2 roots here, and an id belongs to one view
       --> content/index.vml:1:11
        |
      1 | <Pair id="prices"/>
        |           ^^^^^^
      note: give the component one root, or leave the id out
      ```

      **What to do:** put one view, such as a `Group` or a stack, around the component's views, or leave the id away.
      """##
    case "identical-replacement":
      ##"""
      A modifier replaces one that is the same, wherever it is used, so that it changes nothing.

      `content/index.vml`

      ```vml
      <Text class="title large">Lamp</Text>
      ```

      `styles/main.vss`

      ```vss
      .title { font(.title); bold(); }
      .title.large { font(.title); italic(); }
      ```

      ```text
      warning[identical-replacement]: this 'font' replaces one that is the same, wherever it is used
       --> styles/main.vss:2:16
        |
      2 | .title.large { font(.title); italic(); }
        |                ^^^^^^^^^^^^
      note: the other one
       --> styles/main.vss:1:10
        |
      1 | .title { font(.title); bold(); }
        |          ^^^^^^^^^^^^
      note: remove it
      ```

      **What to do:** remove it.
      """##
    case "identity-in-style":
      ##"""
      `id` and `tag` are attributes in VML. In a style each would be a modifier among others, and a client looks for the attribute.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <Text style='id("lamp")'>Lamp</Text>
      ```

      ```text
      warning[identity-in-style]: 'id' is an attribute in VML
       --> content/index.vml:1:14
        |
      1 | <Text style='id("lamp")'>Lamp</Text>
        |              ^^
      note: write 'id="…"' on the element, where it comes after all of its modifiers
      ```

      **What to do:** write the attribute instead.
      """##
    case "import-cycle":
      ##"""
      Sheets import one another in a circle.

      `content/index.vml`

      ```vml
      <Text class="card field">Hello</Text>
      ```

      `styles/forms.vss`

      ```vss
      @import "main.vss";
      .field { bold(); }
      ```

      `styles/main.vss`

      ```vss
      @import "forms.vss";
      .card { padding(8); }
      ```

      ```text
      error[import-cycle]: sheets import one another in a circle: styles/forms.vss → styles/main.vss → styles/forms.vss
       --> styles/main.vss:1:10
        |
      1 | @import "forms.vss";
        |          ^^^^^^^^^
      note: 'styles/forms.vss' imports 'styles/main.vss' here
       --> styles/forms.vss:1:10
        |
      1 | @import "main.vss";
        |          ^^^^^^^^
      note: take one of these away; what both need belongs into a sheet of its own
      ```

      **What to do:** take one import away. What both sheets need belongs into a third one that both import.
      """##
    case "import-limit":
      ##"""
      More than 128 sheets import one another in a row.

      ```text
      error[import-limit]: more than 128 sheets import one another in a row
       --> styles/sheet127.vss:1:10
        |
      1 | @import "sheet128.vss";
        |          ^^^^^^^^^^^^
      note: let one sheet import the others, one after the other
      ```

      **What to do:** let one sheet import the others.
      """##
    case "import-not-found":
      ##"""
      `@import` names a sheet that is not there. The path is relative to the sheet that it stands in.

      `content/index.vml`

      ```vml
      <Text class="card field">Hello</Text>
      ```

      `styles/form.vss`

      ```vss
      .field { bold(); }
      ```

      `styles/main.vss`

      ```vss
      @import "from.vss";
      .card { padding(8); }
      ```

      ```text
      error[import-not-found]: the site has no sheet 'styles/from.vss'; did you mean 'styles/form.vss'?
       --> styles/main.vss:1:10
        |
      1 | @import "from.vss";
        |          ^^^^^^^^
      note: 'from.vss' is relative to 'styles/main.vss'
      ```

      **What to do:** correct the path.
      """##
    case "import-outside-site":
      ##"""
      `@import` leads out of the site, or to another host. A build reads the site's own files only.

      `styles/main.vss`

      ```vss
      @import "../../shared.vss";
      .card { padding(8); }
      ```

      ```text
      error[import-outside-site]: '../../shared.vss' leads out of the site
       --> styles/main.vss:1:10
        |
      1 | @import "../../shared.vss";
        |          ^^^^^^^^^^^^^^^^
      note: a sheet imports sheets of its own site only
      ```

      **What to do:** copy the sheet into the site.
      """##
    case "index-out-of-range":
      ##"""
      A list is asked for an element that it does not have. Elements are counted from 0.

      `content/index.vml`

      ```vml
      <let name="sizes" value="['S', 'M', 'L']"/>
      <Text>\(sizes[3])</Text>
      ```

      ```text
      error[index-out-of-range]: there is no element 3
       --> content/index.vml:2:15
        |
      2 | <Text>\(sizes[3])</Text>
        |               ^
      note: the last index of the list is 2; 'first' and 'last' are nil where there is none
      ```

      **What to do:** use an index from 0 to `count - 1`, or `first` and `last`, which are nil for an empty list.
      """##
    case "ineffective-style":
      ##"""
      A `font` or `foregroundStyle` of a container in which everything that would show it has one of its own: the inner one wins.

      `content/index.vml`

      ```vml
      <VStack style="font(.title)">
        <Text style="font(.body)">Lamp</Text>
      </VStack>
      ```

      ```text
      warning[ineffective-style]: this 'font' does nothing: all that would show it has one of its own
       --> content/index.vml:1:16
        |
      1 | <VStack style="font(.title)">
        |                ^^^^^^^^^^^^
      note: the inner one wins, as here
       --> content/index.vml:2:16
        |
      2 |   <Text style="font(.body)">Lamp</Text>
        |                ^^^^^^^^^^^
      ```

      **What to do:** remove the outer one, or the inner ones.
      """##
    case "inheritance-cycle":
      ##"""
      Classes inherit or apply one another in a circle. The message shows every step of it.

      `styles/main.vss`

      ```vss
      .card { @inherit .box; padding(8); }
      .box { @inherit .card; bold(); }
      ```

      ```text
      error[inheritance-cycle]: '.box' leads back to itself: .box → .card → .box
       --> styles/main.vss:1:19
        |
      1 | .card { @inherit .box; padding(8); }
        |                   ^^^
      note: '.box' inherits '.card' here
       --> styles/main.vss:2:18
        |
      2 | .box { @inherit .card; bold(); }
        |                  ^^^^
      note: take one of these away; what both need belongs into a class of its own
      ```

      **What to do:** take one step away. What both classes need belongs into a third one that both inherit.
      """##
    case "inheritance-limit":
      ##"""
      More than 128 classes inherit or apply one another in a row.

      ```text
      error[inheritance-limit]: more than 128 classes inherit or apply one another in a row
       --> styles/main.vss:2:20
        |
      2 | .card1 { @inherit .card2; }
        |                    ^^^^^
      note: let the classes inherit fewer others, and those directly
      ```

      **What to do:** let a class inherit those that it needs directly.
      """##
    case "instruction-attribute":
      ##"""
      An instruction (`if`, `elseif`, `for`, `let`, `slot`) lacks an attribute that it needs, or has one that it does not know.

      `content/index.vml`

      ```vml
      <if condition="true"><Text>Hello</Text></if>
      ```

      ```text
      error[instruction-attribute]: 'if' has no attribute 'condition'; did you mean 'test'?
       --> content/index.vml:1:5
        |
      1 | <if condition="true"><Text>Hello</Text></if>
        |     ^^^^^^^^^
      note: it has 'test'
      fix: write 'test'
        |
      1 | <if test="true"><Text>Hello</Text></if>
        |     ~~~~
      ```

      **What to do:** write the attributes as the message says: `<if test="…">`, `<for each="x" in="…">`, `<let name="x" value="…"/>`.
      """##
    case "invalid-color":
      ##"""
      A colour has neither six nor eight hexadecimal digits.

      ```vml
      <VStack>
        <Text style="foregroundStyle(#12345)">Hello</Text>
      </VStack>
      ```

      ```text
      error[invalid-color]: a colour is '#' and 6 or 8 hexadecimal digits
       --> input.vml:2:32
        |
      2 |   <Text style="foregroundStyle(#12345)">Hello</Text>
        |                                ^^^^^^
      note: '#rrggbb', or '#rrggbbaa' with opacity
      ```

      **What to do:** write `#rrggbb`, or `#rrggbbaa` with opacity.
      """##
    case "invalid-configuration":
      ##"""
      A value in `site.yaml` has the right type and still cannot be used: a version or target with signs that no folder may have, an operating system that does not exist, a minimum that is no version.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        kiosk: { minimum: "17.0" }
      ```

      ```text
      error[invalid-configuration]: 'kiosk' is not an operating system
       --> site.yaml:3:3
        |
      3 |   kiosk: { minimum: "17.0" }
        |   ^^^^^
      note: the systems are ios, ipados, maccatalyst, macos, tvos, visionos, watchos
      note: a target with a name of its own says its system: 'targets: { kiosk: { os: ios } }'
      ```

      **What to do:** change the value as the note says. A target with a name of your own needs the system that it runs on: `kiosk: { os: ios }`.
      """##
    case "invalid-number":
      ##"""
      A number is written in a way that cannot be read, or it is too large.

      `content/index.vml`

      ```vml
      <Text>\(2x + 1)</Text>
      ```

      ```text
      error[invalid-number]: '2x' is neither a number nor a name
       --> content/index.vml:1:9
        |
      1 | <Text>\(2x + 1)</Text>
        |         ^^
      note: a number is written as in 12, 1_000, 0.5 or 0xff; a name begins with a letter
      ```

      **What to do:** write numbers as `12`, `1_000`, `0.5` or `0xff`; put `*` between things that are multiplied: `2 * x`.
      """##
    case "invalid-path":
      ##"""
      The `path:` of a page cannot be the path of a document.

      `content/index.vml`

      ```vml
      ---
      path: shop/lamps
      ---
      <Text>Lamps</Text>
      ```

      ```text
      error[invalid-path]: 'shop/lamps' cannot be a page's path: it must begin with '/'
       --> content/index.vml:2:7
        |
      2 | path: shop/lamps
        |       ^^^^^^^^^^
      note: a path is written as in '/products/lamp'
      ```

      **What to do:** begin it with `/`, use no `..`, no empty part and none of the signs `\ ? # * : | " < >`. Only the path of an index page may end with `/`.
      """##
    case "invalid-range":
      ##"""
      A range ends before it begins.

      `content/index.vml`

      ```vml
      <for each="n" in="5...1"><Text>\(n)</Text></for>
      ```

      ```text
      error[invalid-range]: a range cannot begin at 5 and end at 1
       --> content/index.vml:1:19
        |
      1 | <for each="n" in="5...1"><Text>\(n)</Text></for>
        |                   ^^^^^
      note: its start comes first; '(a...b).reversed()' counts down
      ```

      **What to do:** write the smaller number first. `(1...5).reversed()` counts down.
      """##
    case "invalid-specifier":
      ##"""
      The `specifier:` of an interpolation is not a format, or does not fit the value.

      `content/index.vml`

      ```vml
      <let name="price" value="12.5"/>
      <Text>\(price, specifier: "%.2")</Text>
      ```

      ```text
      error[invalid-specifier]: expected a conversion such as '%d' or '%.2f'
       --> content/index.vml:2:27
        |
      2 | <Text>\(price, specifier: "%.2")</Text>
        |                           ^^^^^
      note: the conversions are %d %u %x %X %o %f %e %E %g %G %@ %s
      ```

      **What to do:** write a format such as `"%.2f"` for a number with two decimals, `"%d"` for an integer, `"%@"` for anything.
      """##
    case "invalid-text":
      ##"""
      Something in a file of `locales/` is no text: a number, a list, a key that cannot be written after `@`; or a string catalog has another form than Apple's, or a text in it with a `%` that stands for no argument.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en]
      ```

      `locales/en.yaml`

      ```yaml
      title: Lamps
      year: 2026
      ```

      `locales/App.xcstrings`

      ```json
      { "sourceLanguage": "en", "strings": {
        "sold": { "localizations": { "en": { "stringUnit": { "value": "50 % off" } } } }
      } }
      ```

      `content/index.vml`

      ```vml
      <Text>@title</Text>
      ```

      ```text
      error[invalid-text]: '% o' stands for no argument
       --> locales/App.xcstrings:2:65
        |
      2 |   "sold": { "localizations": { "en": { "stringUnit": { "value": "50 % off" } } } }
        |                                                                 ^^^^^^^^^^
      note: an argument is written '%@', '%lld' or '%1$@', a percent sign '%%'

      error[invalid-text]: 'year' must be a text or a group of texts, not an integer
       --> locales/en.yaml:2:7
        |
      2 | year: 2026
        |       ^^^^
      note: put it in quotes to make it a text
      ```

      **What to do:** write a text there; numbers stand in quotes, and a percent sign in a string catalog is `%%`.
      """##
    case "invalid-token":
      ##"""
      A file of design tokens has something that is no token, or a token whose value is not of its type. What the format is, and what becomes of each type, says [vss.md](vss.md#design-tokens).

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      ```

      `styles/main.vss`

      ```vss
      @tokens "brand.tokens.json";
      .card { background(var(--color-brand)); }
      ```

      `styles/brand.tokens.json`

      ```json
      {
        "color": {
          "$type": "color",
          "brand": { "$value": "green" }
        }
      }
      ```

      `content/index.vml`

      ```vml
      <Text class="card">Hello</Text>
      ```

      ```text
      error[invalid-token]: 'green' is not a color
       --> styles/brand.tokens.json:4:26
        |
      4 |     "brand": { "$value": "green" }
        |                          ^^^^^^^
      note: a color is '#' and six digits, or eight with its opacity: "#1b6e3c"
      ```

      **What to do:** write the value as the note shows. What only your design tool understands belongs into `$extensions`.
      """##
    case "invalid-utf8":
      ##"""
      The file is not saved as UTF-8. vmlc reads nothing else. The message shows a page that was saved as Latin-1.

      ```text
      error[invalid-utf8]: byte 0xE9 is not UTF-8 text; the file must be saved as UTF-8
       --> input.vml:1:10
        |
      1 | <Text>Caf�</Text>
        |          ^
      note: the file looks like Latin-1 (ISO 8859-1)
      ```

      **What to do:** open the file in an editor and save it as UTF-8.
      """##
    case "json-syntax":
      ##"""
      The file is not JSON. JSON is stricter than it looks: keys and text stand in double quotes, there is no comma after the last item, and there are no comments.

      `content/lamp.json`

      ```json
      {
        "name": "Lamp",
        "price": 12,
      }
      ```

      ```text
      error[json-syntax]: a ',' may not stand before '}'
       --> content/lamp.json:3:14
        |
      3 |   "price": 12,
        |              ^
      fix: remove ','
        |
      3 |   "price": 12
      ```

      **What to do:** correct the marked place. A `.yaml` file may be easier to write by hand.
      """##
    case "large-image":
      ##"""
      A picture has more bytes or pixels than [`images`](configuration.md#images) of site.yaml allows.

      `site.yaml`

      ```yaml
      name: Acme
      targets: [ios]
      images: { maxPixels: 1000000 }
      ```

      `content/assets/lamp.svg`

      ```xml
      <svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"/>
      ```

      ```text
      warning[large-image]: the picture 'assets/lamp.svg' has 4000 × 3000 pixels, more than 'maxPixels' allows
       --> site.yaml:3:22
        |
      3 | images: { maxPixels: 1000000 }
        |                      ^^^^^^^
      note: make it smaller, or leave it out with 'exclude'
      ```

      **What to do:** make the picture smaller, or save it in a format that takes fewer bytes. A file that is no part of the app is left out by [`exclude`](configuration.md#exclude).
      """##
    case "leading-dot":
      ##"""
      There is a dot before a modifier, as in Swift. VML has none there; it is skipped.

      ```vml
      <VStack>
        <Text style=".bold()">Hello</Text>
      </VStack>
      ```

      ```text
      warning[leading-dot]: a modifier has no '.' before its name in VML
       --> input.vml:2:16
        |
      2 |   <Text style=".bold()">Hello</Text>
        |                ^
      fix: remove the '.'
        |
      2 |   <Text style="bold()">Hello</Text>
      ```

      **What to do:** remove the dot.
      """##
    case "link-destination":
      ##"""
      A `NavigationLink` has a path as its `destination`. SwiftUI's parameter of that name is a view, so that the path is written as the link's `value`.

      `content/index.vml`

      ```vml
      <NavigationLink destination="/">Home</NavigationLink>
      ```

      ```text
      warning[link-destination]: the path of a 'NavigationLink' is its 'value'
       --> content/index.vml:1:17
        |
      1 | <NavigationLink destination="/">Home</NavigationLink>
        |                 ^^^^^^^^^^^
      note: it is read as the 'value' here; SwiftUI's 'destination' is a view, a template
      fix: write 'value'
        |
      1 | <NavigationLink value="/">Home</NavigationLink>
        |                 ~~~~~
      ```

      **What to do:** write `value`; `vmlc check --fix` does so. A style sheet that selects `[destination]` selects `[value]` then.
      """##
    case "low-contrast":
      ##"""
      Text in a colour that is hardly told from the one behind it, by WCAG 2.2, level AA. Only colours that are written out are compared.

      `content/index.vml`

      ```vml
      <Text style="foregroundStyle(#999999);background(#ffffff)">Lamp</Text>
      ```

      ```text
      warning[low-contrast]: #999999 on #ffffff has a contrast of 2.84 to 1; text needs 4.5
       --> content/index.vml:1:14
        |
      1 | <Text style="foregroundStyle(#999999);background(#ffffff)">Lamp</Text>
        |              ^^^^^^^^^^^^^^^^^^^^^^^^
      note: what stands behind it
       --> content/index.vml:1:39
        |
      1 | <Text style="foregroundStyle(#999999);background(#ffffff)">Lamp</Text>
        |                                       ^^^^^^^^^^^^^^^^^^^
      note: this text has both
       --> content/index.vml:1:1
        |
      1 | <Text style="foregroundStyle(#999999);background(#ffffff)">Lamp</Text>
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** take a darker or a lighter colour.
      """##
    case "markdown-left-out":
      ##"""
      Markdown has something that VML cannot draw: HTML, a footnote, an image between words, or quotes and lists that are more than 50 inside one another. It is left out; the words round it stay.

      `content/index.md`

      ```markdown
      # Lamps

      They are <mark>bright</mark>, and come with a bulb[^1].

      [^1]: Not in every country.
      ```

      ```text
      warning[markdown-left-out]: HTML in Markdown is left out
       --> content/index.md:3:10
        |
      3 | They are <mark>bright</mark>, and come with a bulb[^1].
        |          ^^^^^^
      note: VML draws views alone; say it in Markdown, or on a page of VML

      warning[markdown-left-out]: footnotes are left out
       --> content/index.md:3:51
        |
      3 | They are <mark>bright</mark>, and come with a bulb[^1].
        |                                                   ^^^^
      note: say it in the text, or in a paragraph at the end
      ```

      **What to do:** say it in Markdown, put it into a paragraph of its own, or write the page in VML.
      """##
    case "markdown-syntax":
      ##"""
      Something in Markdown was meant otherwise than it is read: a table whose second line has another number of cells than its first, a row with too many cells, a block of code without the fence that ends it.

      `content/index.md`

      ```markdown
      # Prices

      | Lamp | Price |
      |------|
      | Oak  | 40    |

      ```sh
      vmlc build
      ```

      ```text
      warning[markdown-syntax]: this is no table, but text
       --> content/index.md:4:1
        |
      4 | |------|
        | ^^^^^^^^
      note: the line above has 2 cells, and this one 1

      warning[markdown-syntax]: no fence ends this block of code
       --> content/index.md:7:1
        |
      7 | ```sh
        | ^^^^^
      note: it goes on to the end of the file, or of the quote or item it is in
      ```

      **What to do:** give each column its `---`, write a `|` inside of a cell as `\|`, and end the block of code.
      """##
    case "method-arguments":
      ##"""
      A method is called with other arguments than it takes.

      `content/index.vml`

      ```vml
      <let name="title" value="'Lamp'"/>
      <Text>\(title.prefix())</Text>
      ```

      ```text
      error[method-arguments]: 'prefix' takes other arguments
       --> content/index.vml:2:15
        |
      2 | <Text>\(title.prefix())</Text>
        |               ^^^^^^^^
      note: it is called as 'prefix(3)'
      ```

      **What to do:** call it as the note shows.
      """##
    case "misplaced-doctype":
      ##"""
      The doctype is the first thing in a document, and it stands there once.

      ```vml
      <VStack>
        <Text>Hello</Text>
      </VStack>
      <!doctype swiftui+vml>
      ```

      ```text
      error[misplaced-doctype]: a doctype stands once, before everything else
       --> input.vml:4:1
        |
      4 | <!doctype swiftui+vml>
        | ^^^^^^^^^^^^^^^^^^^^^^
      fix: remove it
        |
      4 |
      ```

      **What to do:** remove it, or move it to the top of the file.
      """##
    case "misplaced-file":
      ##"""
      A file looks like a source of the site and is none where it stands: CSS in `styles/`, data in `components/`, a sheet in
      `content/` that no sheet imports and no page links to, or one in `components/` that stands beside no component.

      `content/index.vml`

      ```vml
      <Text class="lead">Lamps</Text>
      ```

      `content/extra.vss`

      ```vss
      .lead { bold(); }
      ```

      `styles/main.vss`

      ```vss
      .lead { font(.title); }
      ```

      ```text
      warning[misplaced-file]: 'content/extra.vss' is not used: no sheet imports it, and no page links to it
       --> content/extra.vss:1:1
        |
      1 | .lead { bold(); }
        | ^
      note: move it into 'styles/', whose sheets are used without a word

      warning[misplaced-file]: 'styles/theme.css' is not used: 'styles/' holds '.vss' files
       --> styles/theme.css:1:1
      note: a sheet is VSS: rewrite it as a '.vss' file in 'styles/'
      ```

      **What to do:** move the file to where the message says, or remove it. A file that the app shall get goes into `content/`; one
      whose name begins with `.` is passed over everywhere. A file of `content/` that is no part of the site is named under
      [`exclude`](configuration.md#exclude) in site.yaml; with a `!` before it, that it is wanted.
      """##
    case "misplaced-instruction":
      ##"""
      An instruction stands where it has no meaning: `else` outside of `if`, `slot` in a page, `@inherit` after other lines of a rule.

      `styles/main.vss`

      ```vss
      .base { bold(); }
      .card {
        padding(8);
        @inherit .base;
      }
      ```

      ```text
      error[misplaced-instruction]: '@inherit' stands at the start of its rule
       --> styles/main.vss:4:3
        |
      4 |   @inherit .base;
        |   ^^^^^^^^
      note: what a rule inherits always comes before what it says itself
      ```

      **What to do:** move it to where the note says.
      """##
    case "misplaced-key-path":
      ##"""
      `\.name` means a member of each element of a list. It stands only in the methods `map`, `sorted(by:)` and `filter(where:equals:)`.

      `content/index.vml`

      ```vml
      <let name="title" value="\.name"/>
      <Text>\(title)</Text>
      ```

      ```text
      error[misplaced-key-path]: expected a value; a key path stands only where a method takes one, such as 'map' or 'sorted(by:)'
       --> content/index.vml:1:26
        |
      1 | <let name="title" value="\.name"/>
        |                          ^^^^^^
      ```

      **What to do:** write the member directly, `product.name`, or use one of these methods.
      """##
    case "misplaced-variable":
      ##"""
      An attribute other than `style` is a `var()` or `calc()` and nothing else. Custom properties are of styles; the client would get the text as it is written.

      `content/index.vml`

      ```vml
      <VStack spacing="var(--gap)" style="padding(var(--gap))"><Text>Lamp</Text></VStack>
      ```

      `styles/main.vss`

      ```vss
      :root { --gap: 8; }
      ```

      ```text
      warning[misplaced-variable]: 'var()' is nothing but text in 'spacing'
       --> content/index.vml:1:18
        |
      1 | <VStack spacing="var(--gap)" style="padding(var(--gap))"><Text>Lamp</Text></VStack>
        |                  ^^^^^^^^^^
      note: it is resolved in sheets and in 'style'; write the value itself, or one of 'params' as in '\(site.gap)'
      ```

      **What to do:** write the value itself. One that several pages share can stand under `params` in site.yaml, and is then `\(site.gap)`.
      """##
    case "missing-argument":
      ##"""
      A call lacks an argument that has no default. It is kept, since clients differ in what they make of it.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <Text style="background(.linearGradient(colors: [.blue, .red], startPoint: .top));clipShape()">Lamp</Text>
      ```

      ```text
      warning[missing-argument]: 'linearGradient' lacks its argument 'endPoint'
       --> content/index.vml:1:26
        |
      1 | <Text style="background(.linearGradient(colors: [.blue, .red], startPoint: .top));clipShape()">Lam…
        |                          ^^^^^^^^^^^^^^
      note: there is 'linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)'
      note: there is 'linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)'
      note: there is 'linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)'

      warning[missing-argument]: 'clipShape' lacks its argument 'shape'
       --> content/index.vml:1:83
        |
      1 | …yle="background(.linearGradient(colors: [.blue, .red], startPoint: .top));clipShape()">Lamp</Text>
        |                                                                            ^^^^^^^^^
      note: there is 'clipShape(_ shape: S, style: FillStyle = FillStyle())'
      note: as in 'clipShape(.circle)'
      ```

      **What to do:** give the argument, or a template where it is a view or a shape.
      """##
    case "missing-attribute":
      ##"""
      A style reads an attribute with `attr(…)` that the element does not have, and says nothing to fall back on. The client would have no value.

      `content/index.vml`

      ```vml
      <VStack>
        <Text class="price" tnit="red">9.90</Text>
        <Text tint="green" class="price">4.90</Text>
        <Text style="padding(attr(inset type(<length>)));opacity(attr(fade, 1))">New</Text>
      </VStack>
      ```

      `styles/main.vss`

      ```vss
      .price { foregroundStyle(attr(tint type(<color>))); }
      ```

      ```text
      error[missing-attribute]: 'attr(inset)' reads an attribute that its element does not have
       --> content/index.vml:4:24
        |
      4 |   <Text style="padding(attr(inset type(<length>)));opacity(attr(fade, 1))">New</Text>
        |                        ^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: the element
       --> content/index.vml:4:3
        |
      4 |   <Text style="padding(attr(inset type(<length>)));opacity(attr(fade, 1))">New</Text>
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: give it the attribute, or a fallback: 'attr(inset, …)'

      error[missing-attribute]: 'attr(tint)' reads an attribute that its element does not have; did you mean 'tnit'?
       --> styles/main.vss:1:26
        |
      1 | .price { foregroundStyle(attr(tint type(<color>))); }
        |                          ^^^^^^^^^^^^^^^^^^^^^^^^
      note: the element
       --> content/index.vml:2:3
        |
      2 |   <Text class="price" tnit="red">9.90</Text>
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: give it the attribute, or a fallback: 'attr(tint, …)'
      ```

      **What to do:** give the element the attribute, correct its name, or say a fallback: `attr(tint type(<color>), .primary)`.
      """##
    case "missing-file":
      ##"""
      `site.yaml` lists a sheet that is not there. Paths are relative to the folder of `site.yaml`.

      `site.yaml`

      ```yaml
      name: Example
      styles: [styles/mian.vss]
      ```

      `styles/main.vss`

      ```vss
      .card { padding(8); }
      ```

      ```text
      error[missing-file]: there is no sheet 'styles/mian.vss'; did you mean 'styles/main.vss'?
       --> site.yaml:2:10
        |
      2 | styles: [styles/mian.vss]
        |          ^^^^^^^^^^^^^^^
      note: a sheet's path is relative to the site, as in 'styles/main.vss'
      fix: write 'styles/main.vss'
        |
      2 | styles: [styles/main.vss]
        |          ~~~~~~~~~~~~~~~
      ```

      **What to do:** correct the path, or remove the entry. Without `styles:` every sheet below `styles/` is used, in the order of their names.
      """##
    case "missing-key":
      ##"""
      `site.yaml` lacks a key that every site needs.

      `site.yaml`

      ```yaml
      version: 1.4.0
      ```

      ```text
      error[missing-key]: site.yaml has no 'name'
       --> site.yaml:1:1
        |
      1 | version: 1.4.0
        | ^
      note: begin with the site's name, as in 'name: Acme'
      ```

      **What to do:** add it: `name: My Shop`.
      """##
    case "missing-label":
      ##"""
      A picture, or a button with nothing but a picture, has nothing that can be read out to people who do not see it.

      `content/index.vml`

      ```vml
      <Image name="lamp"/>
      <Button action="add"><Image systemName="cart.badge.plus"/></Button>
      ```

      ```text
      warning[missing-label]: this picture has nothing to be read out
       --> content/index.vml:1:1
        |
      1 | <Image name="lamp"/>
        | ^^^^^^^^^^^^^^^^^^^^
      note: add 'accessibilityLabel("…")', or 'accessibilityHidden(true)' if it only decorates

      warning[missing-label]: this 'Button' shows a picture alone, and has nothing to be read out
       --> content/index.vml:2:1
        |
      2 | <Button action="add"><Image systemName="cart.badge.plus"/></Button>
        | ^^^^^^^^^^^^^^^^^^^^^
      note: add 'accessibilityLabel("…")' that says what it does
      ```

      **What to do:** add `accessibilityLabel("…")`, or `accessibilityHidden(true)` to a picture that only decorates.
      """##
    case "missing-prop":
      ##"""
      A component is used without a prop that it needs.

      `components/Badge.vml`

      ```vml
      ---
      props:
        label: string
      ---
      <Text>\(label)</Text>
      ```

      `content/index.vml`

      ```vml
      <Badge/>
      ```

      ```text
      error[missing-prop]: component 'Badge' needs the prop 'label'
       --> content/index.vml:1:2
        |
      1 | <Badge/>
        |  ^^^^^
      note: 'label' is declared here, of type 'string'
       --> components/Badge.vml:3:3
        |
      3 |   label: string
        |   ^^^^^
      ```

      **What to do:** give the prop: `<Badge label="New"/>`. If it may be left out, let the component declare it as optional (`label: string?`) or give it a default.
      """##
    case "missing-space":
      ##"""
      Two attributes touch each other.

      ```vml
      <VStack>
        <Image systemName="star"id="star"/>
      </VStack>
      ```

      ```text
      warning[missing-space]: white space is missing before this attribute
       --> input.vml:2:27
        |
      2 |   <Image systemName="star"id="star"/>
        |                           ^
      fix: insert a blank
        |
      2 |   <Image systemName="star" id="star"/>
        |                           +
      ```

      **What to do:** put a blank between them.
      """##
    case "missing-text":
      ##"""
      Some of the site's locales have no text for a key, or no file at all, and show the text of another language. `fr-CA` may have its texts from `fr`, and the other way round a text of `fr-CA` is no text of `fr`.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en, fr-CA, pl]
      ```

      `locales/en.yaml`

      ```yaml
      home:
        title: Welcome
      ```

      `locales/fr.yaml`

      ```yaml
      home:
        title: Bienvenue
      ```

      `content/index.vml`

      ```vml
      <Text>@home.title</Text>
      ```

      ```text
      warning[missing-text]: no file has texts for the locale 'pl'
       --> site.yaml:3:22
        |
      3 | locales: [en, fr-CA, pl]
        |                      ^^
      note: 'vmlc' reads 'locales/pl.yaml', and Apple's string catalogs
      ```

      **What to do:** translate the text. While a locale is worked on, `lints: { missing-text: off }` in `site.yaml` keeps silent about it.
      """##
    case "mistake-limit":
      ##"""
      The file has more mistakes than are worth reading at once, so the rest of it is not read. Often they have one cause, such as a quote that is missing. The message shows the last one; those before it are printed too.

      ```text
      error[mistake-limit]: this file holds 100 errors or more; the rest of it is not read
         --> input.vml:101:11
          |
      101 |   <Text>1 < 2</Text>
          |           ^
      note: correct those above first
      ```

      **What to do:** correct the first few and build again.
      """##
    case "needs-gesture":
      ##"""
      A step opens, submits or copies something, and the event is not a user's act.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Text onAppear="openURL('https://acme.example')">Lamp</Text>
      ```

      ```text
      error[needs-gesture]: 'openURL' needs a user's act, and 'onAppear' is none
       --> content/index.vml:1:17
        |
      1 | <Text onAppear="openURL('https://acme.example')">Lamp</Text>
        |                 ^^^^^^^
      note: it may stand in onTap, onLongPress and onSubmit
      ```

      **What to do:** let a tap do it. Other events may change states, `send` and `load`.
      """##
    case "nesting-too-deep":
      ##"""
      More than 512 elements (in a style 128 brackets, in a sheet 64 blocks) are open inside one another. The message shows a page with 513 groups inside one another.

      ```text
      error[nesting-too-deep]: more than 512 elements are open at once; the rest of the file is not read
         --> input.vml:513:1
          |
      513 | <Group>
          | ^^^^^^
      note: an end tag may be missing above; or move inner parts into components
      ```

      **What to do:** look for end tags that are missing. The rest of the file is not read.
      """##
    case "no-pages":
      ##"""
      There is no page below `content/`, so nothing is built.

      ```text
      warning[no-pages]: the site has no pages
      note: a page is a file 'content/….vml' or '….md'; 'vmlc new page NAME' makes one
      ```

      **What to do:** write a page, such as `content/index.vml`, or let `vmlc new page NAME` make one. If you have pages, look whether `--site` names the right folder.
      """##
    case "no-root":
      ##"""
      A component is text alone, so there is no view that could take the `class`, `style`, `id` or `template` of the call.

      `components/Greeting.vml`

      ```vml
      Good morning
      ```

      `content/index.vml`

      ```vml
      <Greeting class="title"/>
      ```

      `styles/main.vss`

      ```vss
      .title { bold(); }
      ```

      ```text
      error[no-root]: component 'Greeting' is text alone, which takes no attributes
       --> content/index.vml:1:18
        |
      1 | <Greeting class="title"/>
        |                  ^^^^^
      note: put the component's text into a '<Text>'
      ```

      **What to do:** put the component's text into a `<Text>`.
      """##
    case "no-slot":
      ##"""
      A component is used with content that it has no place for.

      `components/Badge.vml`

      ```vml
      <Text>Badge</Text>
      ```

      `content/index.vml`

      ```vml
      <Badge><Text>New</Text></Badge>
      ```

      ```text
      error[no-slot]: component 'Badge' has no place for content
       --> content/index.vml:1:8
        |
      1 | <Badge><Text>New</Text></Badge>
        |        ^^^^^^
      note: put '<slot/>' into the component where its content belongs
      ```

      **What to do:** put `<slot/>` into the component where its content belongs, or fill one of its named slots with `template="name"`.
      """##
    case "not-a-list":
      ##"""
      `<for>` goes through a list, and this is none.

      `content/index.vml`

      ```vml
      <let name="count" value="3"/>
      <for each="n" in="count"><Text>\(n)</Text></for>
      ```

      ```text
      error[not-a-list]: expected a list, but 'count' is an integer
       --> content/index.vml:2:19
        |
      2 | <for each="n" in="count"><Text>\(n)</Text></for>
        |                   ^^^^^
      note: a range, such as '0..<count', is a list of integers
      ```

      **What to do:** give it a list. `0..<count` counts from 0 to `count - 1`.
      """##
    case "not-available":
      ##"""
      Some system that a target is for has not what is used. A modifier is left out of that target's tree, so that an older rule stays in force; `availability` in [site.yaml](configuration.md#availability) makes it an error, or keeps it. An element is always an error.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "16.0" }
        macos: { minimum: "14.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack style="toolbar(content: :bar)">
        <Text style="hoverEffect(.lift)">Lamp</Text>
        <Text class="new">Chair</Text>
        <ContentUnavailableView title="Nothing here"/>
        <ToolbarItem template="bar" placement="topBarTrailing"><Text>Edit</Text></ToolbarItem>
      </VStack>
      ```

      `styles/main.vss`

      ```vss
      .new { symbolEffect(.bounce); glassEffect(); }
      ```

      ```text
      warning[not-available]: 'hoverEffect' is not available everywhere
       --> content/index.vml:2:16
        |
      2 |   <Text style="hoverEffect(.lift)">Lamp</Text>
        |                ^^^^^^^^^^^
      note: target 'macos': macOS does not have it

      error[not-available]: 'ContentUnavailableView' is not available everywhere
       --> content/index.vml:4:3
        |
      4 |   <ContentUnavailableView title="Nothing here"/>
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: put it in '<if test="target.os == …">', or give the page 'targets:'
      note: target 'ios': it came with iOS 17, and the target begins at 16

      warning[not-available]: 'topBarTrailing' is not available everywhere
       --> content/index.vml:5:42
        |
      5 |   <ToolbarItem template="bar" placement="topBarTrailing"><Text>Edit</Text></ToolbarItem>
        |                                          ^^^^^^^^^^^^^^
      note: target 'macos': macOS does not have it

      warning[not-available]: 'symbolEffect' is not available everywhere
       --> styles/main.vss:1:8
        |
      1 | .new { symbolEffect(.bounce); glassEffect(); }
        |        ^^^^^^^^^^^^
      note: target 'ios': it came with iOS 17, and the target begins at 16
      note: this 'Text' has it
       --> content/index.vml:3:3
        |
      3 |   <Text class="new">Chair</Text>
        |   ^^^^^^^^^^^^^^^^^^

      warning[not-available]: 'glassEffect' is not available everywhere
       --> styles/main.vss:1:31
        |
      1 | .new { symbolEffect(.bounce); glassEffect(); }
        |                               ^^^^^^^^^^^
      note: target 'ios': it came with iOS 26, and the target begins at 16
      note: target 'macos': it came with macOS 26, and the target begins at 14
      note: this 'Text' has it
       --> content/index.vml:3:3
        |
      3 |   <Text class="new">Chair</Text>
        |   ^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** raise the target's `minimum`, or put it in `@target` in a sheet or `<if test="target.os == …">` in a page.
      """##
    case "not-boolean":
      ##"""
      A condition is not true or false. No other value counts as true.

      `content/index.vml`

      ```vml
      <let name="tags" value="['new']"/>
      <if test="tags"><Text>Tagged</Text></if>
      ```

      ```text
      error[not-boolean]: expected a boolean, but 'tags' is a list
       --> content/index.vml:2:11
        |
      2 | <if test="tags"><Text>Tagged</Text></if>
        |           ^^^^
      note: '!tags.isEmpty' tells whether there is anything in it
      ```

      **What to do:** compare: `count > 0`, `!tags.isEmpty`, `title != nil`.
      """##
    case "not-supported":
      ##"""
      This version of vmlc does not have the feature. It is an error, so that nothing is left out silently.

      `site.yaml`

      ```yaml
      name: Example
      publish: { store: "ftp://example.com/shop" }
      ```

      ```text
      error[not-supported]: 'ftp:' is no kind of store that vmlc can publish to
       --> site.yaml:2:19
        |
      2 | publish: { store: "ftp://example.com/shop" }
        |                   ^^^^^^^^^^^^^^^^^^^^^^^^
      note: docs/publishing.md lists what there is; 'file:DIR' is a folder
      ```

      **What to do:** use what the note names instead.
      """##
    case "number-overflow":
      ##"""
      The result of a calculation is too large for a number.

      `content/index.vml`

      ```vml
      <Text>\(9223372036854775807 + 1)</Text>
      ```

      ```text
      error[number-overflow]: the result does not fit into a number
       --> content/index.vml:1:9
        |
      1 | <Text>\(9223372036854775807 + 1)</Text>
        |         ^^^^^^^^^^^^^^^^^^^^^^^
      note: an integer has 64 bits, a number with a fraction is a double
      ```

      **What to do:** work with smaller numbers, or with a fraction: `1.0 * a`.
      """##
    case "number-too-large":
      ##"""
      The number is larger than computers can hold, or an integer that has more than 64 bits: as a number it would lose digits.

      `content/products.yaml`

      ```yaml
      distance: 1e400
      ```

      ```text
      error[number-too-large]: the number '1e400' is too large
       --> content/products.yaml:1:11
        |
      1 | distance: 1e400
        |           ^^^^^
      note: the largest is about 1.8e308; if it is not meant as a number, put it in quotes
      ```

      **What to do:** if it is not meant as a number, put it in quotes.
      """##
    case "operand-type":
      ##"""
      An operator or a method is used with values that it does not take, such as `+` between a number and a text.

      `content/index.vml`

      ```vml
      <let name="count" value="3"/>
      <Text>\(count + " items")</Text>
      ```

      ```text
      error[operand-type]: '+' cannot join an integer and a string
       --> content/index.vml:2:15
        |
      2 | <Text>\(count + " items")</Text>
        |               ^
      note: an interpolation, such as "\(a) items", puts a value into a string
      ```

      **What to do:** use values of one kind. To put a number into a text, write `"\(count) items"`.
      """##
    case "outside-rule":
      ##"""
      A modifier stands outside of every rule.

      `styles/main.vss`

      ```vss
      padding(8);
      .card { bold(); }
      ```

      ```text
      error[outside-rule]: expected a rule
       --> styles/main.vss:1:1
        |
      1 | padding(8);
        | ^
      note: modifiers stand in a rule, as in '.card { padding(8); }'
      ```

      **What to do:** put it into a rule: `.card { padding(8); }`.
      """##
    case "padding-outside":
      ##"""
      A padding or a frame that a variant's rule adds comes after the background of the plain rule, so that it is empty space around
      it. Only a rule whose selector begins with the other's is looked at.

      `styles/main.vss`

      ```vss
      .btn { background(.blue); clipShape(.capsule); }
      .btn-large { padding(16); }
      ```

      `content/index.vml`

      ```vml
      <Text class="btn btn-large">Buy</Text>
      ```

      ```text
      warning[padding-outside]: this padding lies outside of the background of '.btn'
       --> styles/main.vss:2:14
        |
      2 | .btn-large { padding(16); }
        |              ^^^^^^^^^^^
      note: the background comes first
       --> styles/main.vss:1:8
        |
      1 | .btn { background(.blue); clipShape(.capsule); }
        |        ^^^^^^^^^^^^^^^^^
      fix: insert '@base', which puts what '.btn' says behind it
        |
      2 | .btn-large { padding(16); @base; }
        |                         +++++++
      ```

      **What to do:** write `@base;` behind it, which puts the modifiers of the weaker rule after it, or give the weaker rule a padding of its own.
      """##
    case "path-outside":
      ##"""
      Something leads out of the site's folder: the `output:` of `site.yaml`, or a symbolic link. A build reads and writes inside the site only.

      `site.yaml`

      ```yaml
      name: Example
      output: ../public
      ```

      ```text
      error[path-outside]: the output must be a folder inside the site
       --> site.yaml:2:9
        |
      2 | output: ../public
        |         ^^^^^^^^^
      note: '--output' on the command line may name any folder
      ```

      **What to do:** name a folder inside the site. To write elsewhere, say so on the command line: `vmlc build --output DIR`. What a link leads to is best copied into the site.
      """##
    case "plural-form":
      ##"""
      A text with a form for each kind of amount lacks `other`; or it lacks a form that its language has, or has one that its language has not. Which forms there are is what Unicode's CLDR says of the language, for whole numbers below a million.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en, pl]
      ```

      `locales/en.yaml`

      ```yaml
      items: { one: '\(count) item', few: '\(count) items' }
      ```

      `locales/pl.yaml`

      ```yaml
      items: { one: '\(count) rzecz', two: '\(count) rzeczy', other: '\(count) rzeczy' }
      ```

      `content/index.vml`

      ```vml
      <Text>@items(count: 3)</Text>
      ```

      ```text
      error[plural-form]: a text with forms for amounts needs 'other'
       --> locales/en.yaml:1:1
        |
      1 | items: { one: '\(count) item', few: '\(count) items' }
        | ^^^^^
      note: 'other' is the form for all amounts that no other form is for

      warning[plural-form]: in 'pl' there are also the forms 'few', 'many'
       --> locales/pl.yaml:1:1
        |
      1 | items: { one: '\(count) rzecz', two: '\(count) rzeczy', other: '\(count) rzeczy' }
        | ^^^^^
      note: 'other' is taken instead, which is wrong for some amounts

      warning[plural-form]: 'pl' has no form 'two'; it is never taken
       --> locales/pl.yaml:1:33
        |
      1 | items: { one: '\(count) rzecz', two: '\(count) rzeczy', other: '\(count) rzeczy' }
        |                                 ^^^
      note: its forms are one, few, many, other; one amount has a form as in '=2'
      ```

      **What to do:** write the forms that the message names. One amount has a form as in `=2`, in every language.
      """##
    case "prop-declaration":
      ##"""
      A prop is declared in a way that cannot be used: its name is taken, it has no type, or its default is not of its type. A mistake in the type itself is a [`type-syntax`](#type-syntax) or [`undefined-type`](#undefined-type).

      `components/Badge.vml`

      ```vml
      ---
      props:
        size: { type: "enum(small, large)", default: medium }
      ---
      <Text>\(size)</Text>
      ```

      `content/index.vml`

      ```vml
      <Badge size="large"/>
      ```

      ```text
      error[prop-declaration]: the default of 'size' is not of its type 'enum(small, large)'
       --> components/Badge.vml:3:48
        |
      3 |   size: { type: "enum(small, large)", default: medium }
        |                                                ^^^^^^
      ```

      **What to do:** write `name: type` or `name: { type: …, default: … }`.
      """##
    case "property-cycle":
      ##"""
      Custom properties refer to one another in a circle, so none of them has a value.

      `styles/main.vss`

      ```vss
      :root {
        --gap: var(--inset);
        --inset: var(--gap);
      }
      .card { padding(var(--gap)); }
      ```

      ```text
      error[property-cycle]: '--gap' depends on itself: --gap → --inset → --gap
       --> styles/main.vss:3:12
        |
      3 |   --inset: var(--gap);
        |            ^^^^^^^^^^
      note: '--gap' refers to '--inset' here
       --> styles/main.vss:2:10
        |
      2 |   --gap: var(--inset);
        |          ^^^^^^^^^^^^
      note: give one of them a value of its own
      ```

      **What to do:** give one of them a value of its own.
      """##
    case "property-limit":
      ##"""
      Custom properties that name others several times grow quickly: the value below would be longer than 65,536 bytes.

      `styles/main.vss`

      ```vss
      :root {
        --a: "0123456789012345678901234567890123456789";
        --b: [var(--a), var(--a), var(--a), var(--a), var(--a), var(--a), var(--a), var(--a), var(--a), var(--a)];
        --c: [var(--b), var(--b), var(--b), var(--b), var(--b), var(--b), var(--b), var(--b), var(--b), var(--b)];
        --d: [var(--c), var(--c), var(--c), var(--c), var(--c), var(--c), var(--c), var(--c), var(--c), var(--c)];
        --e: [var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), var(--d)];
      }
      .card { accessibilityLabel(var(--e)); }
      ```

      ```text
      error[property-limit]: custom properties make this value longer than 65536 bytes
       --> styles/main.vss:6:19
        |
      6 |   --e: [var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), var(--d), …
        |                   ^^^^^^^^
      note: properties that name others several times multiply; name each once
      ```

      **What to do:** name each property once.
      """##
    case "replaced-several":
      ##"""
      One modifier takes the place of several, which stood there one behind the other.

      `content/index.vml`

      ```vml
      <Text class="card sale">Lamp</Text>
      ```

      `styles/main.vss`

      ```vss
      .card { background(.white); padding(4); background(.gray); }
      .sale { background(.yellow); }
      ```

      ```text
      warning[replaced-several]: this 'background' takes the place of 2 others of a 'Text'
       --> styles/main.vss:2:9
        |
      2 | .sale { background(.yellow); }
        |         ^^^^^^^^^^^^^^^^^^^
      note: it replaces this one
       --> styles/main.vss:1:9
        |
      1 | .card { background(.white); padding(4); background(.gray); }
        |         ^^^^^^^^^^^^^^^^^^
      note: it replaces this one
       --> styles/main.vss:1:41
        |
      1 | .card { background(.white); padding(4); background(.gray); }
        |                                         ^^^^^^^^^^^^^^^^^
      note: '@append' adds to them; '@remove background;' before it says that all are to go
      ```

      **What to do:** say all of them again, use `@append` to add to them, or say with `@remove` that none is to stay.
      """##
    case "required-attribute":
      ##"""
      A view cannot be made of what the element has. It is kept, since a client may have a value of its own for what is lacking.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Image/>
        <Link>Read more</Link>
        <LinearGradient colors="[.red, .blue]"/>
      </VStack>
      ```

      ```text
      warning[required-attribute]: 'Image' needs 'systemName', 'name' or 'decorative'
       --> content/index.vml:2:4
        |
      2 |   <Image/>
        |    ^^^^^
      note: 'systemName' will do
      note: these go together: 'name', 'bundle'
      note: these go together: 'decorative', 'bundle'

      warning[required-attribute]: 'Link' needs 'destination'
       --> content/index.vml:3:4
        |
      3 |   <Link>Read more</Link>
        |    ^^^^
      note: these go together: 'title' or text, 'destination'
      note: these go together: 'destination', content

      warning[required-attribute]: 'LinearGradient' needs 'startPoint' and 'endPoint'
       --> content/index.vml:4:4
        |
      4 |   <LinearGradient colors="[.red, .blue]"/>
        |    ^^^^^^^^^^^^^^
      note: these go together: 'colors', 'startPoint', 'endPoint'
      note: these go together: 'gradient', 'startPoint', 'endPoint'
      note: these go together: 'stops', 'startPoint', 'endPoint'
      ```

      **What to do:** give the attribute; `vmlc catalog NAME` shows an example.
      """##
    case "root-modifier":
      ##"""
      `:root` is the document as a whole, which is no view: it has custom properties and no modifiers.

      `styles/main.vss`

      ```vss
      :root {
        --gap: 8;
        padding(8);
      }
      .card { padding(var(--gap)); }
      ```

      ```text
      error[root-modifier]: ':root' takes custom properties only
       --> styles/main.vss:3:3
        |
      3 |   padding(8);
        |   ^^^^^^^^^^
      note: the document, its head and its body are no views; style the views themselves
      ```

      **What to do:** give the modifiers to views, such as the one that the page begins with.
      """##
    case "rule-limit":
      ##"""
      A sheet has more rules, or a rule more modifiers, than are read. The rest is left out. The message shows a rule of 4,097 modifiers.

      ```text
      error[rule-limit]: more than 4096 modifiers in one rule; the rest of them is left out
       --> styles/main.vss:1:32777
        |
      1 | … bold(); bold(); bold(); bold(); bold(); bold(); bold(); bold(); bold(); bold(); bold(); bold(); }
        |                                                                                           ^^^^^^
      note: a '}' may be missing before this
      ```

      **What to do:** look for a `}` that is missing. A sheet that is really that long can be split, and put together with `@import`.
      """##
    case "run-time-state":
      ##"""
      A selector asks for something that only a running app knows, such as where the pointer is. Sheets are worked out when the site is built.

      `styles/main.vss`

      ```vss
      .card:hover { background(.yellow); }
      ```

      ```text
      error[run-time-state]: ':hover' needs state that only a running client has
       --> styles/main.vss:1:6
        |
      1 | .card:hover { background(.yellow); }
        |      ^^^^^^
      note: styles are resolved when the site is built; let SwiftUI react, as with 'hoverEffect(.lift)', 'buttonStyle(…)' or 'disabled(attr(…))'
      ```

      **What to do:** let SwiftUI react: `hoverEffect(.lift)`, `buttonStyle(…)`, `disabled(attr(…))`.
      """##
    case "scoped-sheet":
      ##"""
      A sheet in `components/` is for the elements of the component that it stands beside. Here it has a rule for the
      document, which no component says.

      `components/Card.vml`

      ```vml
      <Text class="title">Lamp</Text>
      ```

      `components/Card.vss`

      ```vss
      :root { --gap: 8; }
      .title { padding(var(--gap, 4)); }
      ```

      `content/index.vml`

      ```vml
      <Card/>
      ```

      ```text
      error[scoped-sheet]: the document is none of the elements of 'Card', which alone this sheet is for
       --> components/Card.vss:1:1
        |
      1 | :root { --gap: 8; }
        | ^^^^^
      note: declare custom properties where the component begins, as in 'Card { --gap: 8; }', or in a sheet in 'styles/'
      ```

      **What to do:** declare custom properties where the component begins, or in a sheet in `styles/`
      ([vss.md](vss.md#sheets-of-components)).
      """##
    case "secure-read":
      ##"""
      The text of a secure field would be read. It is submitted, and nothing else.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Form form="login">
        <SecureField name="password" text="">Password</SecureField>
        <Text show="password.isEmpty">Type your password</Text>
      </Form>
      ```

      ```text
      error[secure-read]: the text of the secure field 'password' is not read
       --> content/index.vml:3:15
        |
      3 |   <Text show="password.isEmpty">Type your password</Text>
        |               ^^^^^^^^
      note: it is submitted, and compared by 'equals' alone
      ```

      **What to do:** read `password.error` instead, or compare two fields with `check="equals(password)"`.
      """##
    case "selector-limit":
      ##"""
      A selector has more than 256 parts. The message shows one that repeats a class 257 times.

      ```text
      error[selector-limit]: this selector has more than 256 parts
       --> styles/main.vss:1:1
        |
      1 | .card.card.card.card.card.card.card.card.card.card.card.card.card.card.card.card.card.card.card.ca…
        | ^
      note: give the element a class of its own
      ```

      **What to do:** give the element a class of its own.
      """##
    case "sheet-mistake-limit":
      ##"""
      A sheet has more than 200 mistakes, so the rest of it is not read. Often they have one cause, such as a brace that is missing. The message shows the last one; those before it are printed too.

      ```text
      error[sheet-mistake-limit]: more than 200 mistakes in this sheet; the rest of it is not read
         --> styles/main.vss:200:15
          |
      200 | .card:hover { bold(); }
          |               ^
      note: correct those above first
      ```

      **What to do:** correct the first few and build again.
      """##
    case "short-color":
      ##"""
      VML has no colours of three or four digits. They are written out for you.

      ```vml
      <VStack>
        <Text style="foregroundStyle(#f00)">Hello</Text>
      </VStack>
      ```

      ```text
      warning[short-color]: VML has no short colours
       --> input.vml:2:32
        |
      2 |   <Text style="foregroundStyle(#f00)">Hello</Text>
        |                                ^^^^
      fix: write '#ff0000'
        |
      2 |   <Text style="foregroundStyle(#ff0000)">Hello</Text>
        |                                ~~~~~~~
      ```

      **What to do:** write all the digits.
      """##
    case "small-target":
      ##"""
      A `frame` makes something to tap smaller than 44 points on iOS or iPadOS.

      `content/index.vml`

      ```vml
      <Button action="add" style="frame(width: 30, height: 30)">+</Button>
      ```

      ```text
      warning[small-target]: this makes a 'Button' 30 by 30 points, and 44 are needed to hit it on iOS
       --> content/index.vml:1:29
        |
      1 | <Button action="add" style="frame(width: 30, height: 30)">+</Button>
        |                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** make the frame larger; what is drawn in it may stay small.
      """##
    case "state-read-only":
      ##"""
      A step or a control would change a state that only the app or the form itself sets.

      `site.yaml`

      ```yaml
      name: Example
      state:
        cart: { type: integer, default: 0, from: app }
      ```

      `content/index.vml`

      ```vml
      <Button onTap="increment(cart)">Add</Button>
      ```

      ```text
      error[state-read-only]: the state 'cart' is read-only, and 'increment' would change it
       --> content/index.vml:1:26
        |
      1 | <Button onTap="increment(cart)">Add</Button>
        |                          ^^^^
      note: the app sets it: ask it with an action, 'send(name)', or keep the value in a state of the document's own
      ```

      **What to do:** ask the app, with `send`, or keep the value in a state of the document's own.
      """##
    case "state-type":
      ##"""
      A value, a comparison or a step does not go with the type of a state.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <VStack state="size: enum(s, m, l) = .m">
        <Button onTap="set(size, .xl)">Largest</Button>
        <Text show="size == .l">Large</Text>
      </VStack>
      ```

      ```text
      error[state-type]: '.xl' is not of type 'enum(s, m, l)'
       --> content/index.vml:2:28
        |
      2 |   <Button onTap="set(size, .xl)">Largest</Button>
        |                            ^^^
      note: a value is written as its type wants it: 3, 'text', .word, true
      ```

      **What to do:** write a value of the type: `3`, `0.5`, `'text'`, `.word`, `true`. Nothing is converted.
      """##
    case "step-arguments":
      ##"""
      A step does not have the arguments that it takes, or an action the values.

      `site.yaml`

      ```yaml
      name: Example
      actions:
        add_to_cart: { sku: string, quantity: integer }
      ```

      `content/index.vml`

      ```vml
      <Button onTap="send(add_to_cart, sku: 'lamp')">Add</Button>
      ```

      ```text
      error[step-arguments]: the action 'add_to_cart' also needs 'quantity'
       --> content/index.vml:1:16
        |
      1 | <Button onTap="send(add_to_cart, sku: 'lamp')">Add</Button>
        |                ^^^^
      note: as in 'quantity: …', of type 'integer'
      ```

      **What to do:** write the arguments as the note shows them. The values of an action are listed under `actions:` in `site.yaml`.
      """##
    case "stray-brace":
      ##"""
      A `}` ends no block.

      `styles/main.vss`

      ```vss
      .card { padding(8); }
      }
      ```

      ```text
      error[stray-brace]: no block is open that this '}' could end
       --> styles/main.vss:2:1
        |
      2 | }
        | ^
      fix: remove the '}'
        |
      2 |
      ```

      **What to do:** remove it, or look for a `{` that is missing above.
      """##
    case "stray-end-tag":
      ##"""
      An end tag has no start tag that it could belong to.

      ```vml
      <VStack>
        <Text>Hello</Text>
        </Image>
      </VStack>
      ```

      ```text
      error[stray-end-tag]: '</Image>' ends nothing: no 'Image' is open here
       --> input.vml:3:3
        |
      3 |   </Image>
        |   ^^^^^^^^
      note: remove it, or write the start tag that it belongs to
      ```

      **What to do:** remove it, correct its name, or write the start tag.
      """##
    case "stray-markup":
      ##"""
      A `<` is followed by something that is no name, so it begins no tag.

      ```vml
      <VStack>
        <Text>1 < 2</Text>
      </VStack>
      ```

      ```text
      error[stray-markup]: a '<' begins no tag here
       --> input.vml:2:11
        |
      2 |   <Text>1 < 2</Text>
        |           ^
      fix: write '&lt;'
        |
      2 |   <Text>1 &lt; 2</Text>
        |           ~~~~
      ```

      **What to do:** write `&lt;` for a `<` that stands for itself.
      """##
    case "style-collision":
      ##"""
      `style` is a parameter of this view in Swift. In VML the attribute `style` holds modifiers, so a word alone does nothing there.

      ```vml
      <VStack>
        <RoundedRectangle cornerRadius="8" style="continuous"/>
      </VStack>
      ```

      ```text
      warning[style-collision]: 'style' holds modifiers in VML, and 'continuous' is none; it is kept as it is
       --> input.vml:2:45
        |
      2 |   <RoundedRectangle cornerRadius="8" style="continuous"/>
        |                                             ^^^^^^^^^^
      note: a corner style is an argument, as in 'clipShape(.rect(cornerRadius: 8, style: .circular))'
      ```

      **What to do:** say it with a modifier: `clipShape(.rect(cornerRadius: 8, style: .continuous))`.
      """##
    case "style-separator":
      ##"""
      The modifiers are separated by a comma or by nothing.

      ```vml
      <VStack>
        <Text style="bold(), italic()">Hello</Text>
      </VStack>
      ```

      ```text
      warning[style-separator]: a comma stands between these modifiers; VML separates modifiers with ';'
       --> input.vml:2:22
        |
      2 |   <Text style="bold(), italic()">Hello</Text>
        |                      ^
      fix: write ';'
        |
      2 |   <Text style="bold(); italic()">Hello</Text>
        |                      ~
      ```

      **What to do:** separate them with `;`.
      """##
    case "style-space":
      ##"""
      There is white space in a `style` attribute where VML has none, or none where it has some. Sheets may be written as you like.

      ```vml
      <VStack>
        <Text style="padding( 8)">Hello</Text>
      </VStack>
      ```

      ```text
      warning[style-space]: white space after a bracket in a style attribute
       --> input.vml:2:24
        |
      2 |   <Text style="padding( 8)">Hello</Text>
        |                        ^
      note: VML 6.2 has one blank after ',' and ':' and none beside brackets
      fix: remove the white space
        |
      2 |   <Text style="padding(8)">Hello</Text>
      ```

      **What to do:** write `name(label: value, value)`, with one blank after each `,` and `:`.
      """##
    case "text-argument":
      ##"""
      A text is named without an argument that it reads in some locale, or with one that it reads in none; or its arguments are not of the form `(name: value, …)`.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en]
      ```

      `locales/en.yaml`

      ```yaml
      greeting: Hello, \(name)!
      ```

      `content/index.vml`

      ```vml
      <Text>@greeting</Text>
      <Text>@greeting(nam: "Ada")</Text>
      ```

      ```text
      error[text-argument]: the text 'greeting' needs the argument 'name'
       --> content/index.vml:1:7
        |
      1 | <Text>@greeting</Text>
        |       ^^^^^^^^^
      note: it is read here
       --> locales/en.yaml:1:1
        |
      1 | greeting: Hello, \(name)!
        | ^^^^^^^^
      note: as in '@greeting(name: …)'

      error[text-argument]: the text 'greeting' has no argument 'nam'; did you mean 'name'?
       --> content/index.vml:2:17
        |
      2 | <Text>@greeting(nam: "Ada")</Text>
        |                 ^^^
      note: it has 'name'
       --> locales/en.yaml:1:1
        |
      1 | greeting: Hello, \(name)!
        | ^^^^^^^^
      fix: write 'name'
        |
      2 | <Text>@greeting(name: "Ada")</Text>
        |                 ~~~~
      ```

      **What to do:** give the arguments that the text reads, by the names that it has for them. A text that is to begin with `@` and is none of the site's begins with `@@`.
      """##
    case "text-limit":
      ##"""
      A text is longer than 65,536 bytes, or comes to more than 1 MiB with its arguments; or the site has more texts than can be looked up quickly, or a text more than 64 arguments.

      ```text
      error[text-limit]: a text may be 65536 bytes long at most
       --> locales/en.yaml:1:8
        |
      1 | about: We sell lamps. We sell lamps. We sell lamps. We sell lamps. We sell lamps. We sell lamps. W…
        |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: make several of it, or put it into a component
      ```

      **What to do:** put long texts into components or data.
      """##
    case "token-cycle":
      ##"""
      Design tokens refer to one another in a circle, or a group extends one that it is part of.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      ```

      `styles/main.vss`

      ```vss
      @tokens "brand.tokens.json";
      .card { background(var(--color-brand)); }
      ```

      `styles/brand.tokens.json`

      ```json
      {
        "color": {
          "$type": "color",
          "brand": { "$value": "{color.button}" },
          "button": { "$value": "{color.brand}" }
        }
      }
      ```

      `content/index.vml`

      ```vml
      <Text class="card">Hello</Text>
      ```

      ```text
      error[token-cycle]: 'color.brand' refers to itself: color.brand → color.button → color.brand
       --> styles/brand.tokens.json:5:27
        |
      5 |     "button": { "$value": "{color.brand}" }
        |                           ^^^^^^^^^^^^^^^
      note: 'color.brand' refers to 'color.button' here
       --> styles/brand.tokens.json:4:26
        |
      4 |     "brand": { "$value": "{color.button}" },
        |                          ^^^^^^^^^^^^^^^^
      note: give one of them a value of its own
      ```

      **What to do:** give one of the tokens a value of its own.
      """##
    case "trailing-closure":
      ##"""
      A modifier is followed by `{ … }`, as in Swift. A document holds no code.

      ```vml
      <VStack>
        <Text style="overlay { Circle() }">Hello</Text>
      </VStack>
      ```

      ```text
      error[trailing-closure]: a modifier in VML has no closure
       --> input.vml:2:24
        |
      2 |   <Text style="overlay { Circle() }">Hello</Text>
        |                        ^
      note: give the content as a child with 'template="name"' and refer to it: 'overlay(content: :name)'
      ```

      **What to do:** give the content as a child with a `template`, and refer to it: `<Image style="overlay(content: :badge)"><Circle template="badge"/></Image>`.
      """##
    case "type-cycle":
      ##"""
      A type under `types` contains itself, so that no value of it would have an end.

      `site.yaml`

      ```yaml
      name: Example
      types:
        Order: { number: integer, repeats: Order }
      ```

      ```text
      error[type-cycle]: a value of type 'Order' would contain itself without end
       --> site.yaml:3:3
        |
      3 |   Order: { number: integer, repeats: Order }
        |   ^^^^^
      note: the cycle is Order → Order
      note: write one of them as a list, '[Order]', or as a value that may be left out, 'Order?', in an object
      ```

      **What to do:** let it refer to itself through a list (`[Order]`) or through a value that may be left out (`Order?`), or take the value out of the type.
      """##
    case "type-pattern":
      ##"""
      A pattern of a `string(/…/)` is no regular expression, or has something that not all clients have: anchors, references back to a group, a look around. A pattern is always of the whole text. [What there is](types.md#patterns)

      `site.yaml`

      ```yaml
      name: Example
      types:
        Sku: string(/^[A-Z]{2}[0-9]+$/)
      ```

      ```text
      error[type-pattern]: '^' cannot stand in a pattern
       --> site.yaml:3:16
        |
      3 |   Sku: string(/^[A-Z]{2}[0-9]+$/)
        |                ^
      note: a pattern is of the whole text and needs no '^'; leave it out
      ```

      **What to do:** change the pattern as the note says.
      """##
    case "type-range":
      ##"""
      The brackets of an `integer(…)`, `number(…)` or `string(…)` hold no range: it has two dots or four, an end that is no number of the type, or its ends the wrong way round. A string counts its characters, so that its ends are not negative.

      `site.yaml`

      ```yaml
      name: Example
      types:
        Quantity: integer(9...1)
      ```

      ```text
      error[type-range]: '9...1' is not a range of this type
       --> site.yaml:3:21
        |
      3 |   Quantity: integer(9...1)
        |                     ^^^^^
      note: the lower end stands first
      ```

      **What to do:** write `1...9`, `1...` or `...9`, with the lower end first.
      """##
    case "type-syntax":
      ##"""
      A type is written in a way that cannot be read: a bracket is missing, a name of `types` begins with a small letter, or YAML reads the comma of `enum(a, b)` as the end of a value. [How types are written](types.md)

      `site.yaml`

      ```yaml
      name: Example
      actions:
        sort: { by: enum(name, price) }
      ```

      ```text
      error[type-syntax]: inside of '{ }' a comma begins the next key
       --> site.yaml:3:15
        |
      3 |   sort: { by: enum(name, price) }
        |               ^^^^^^^^^^^^^^^^^
      note: put the type into quotes, as in '{ type: "enum(small, large)" }'
      fix: put it into quotes
        |
      3 |   sort: { by: "enum(name, price)" }
        |               ~~~~~~~~~~~~~~~~~~~
      ```

      **What to do:** correct it as the note says. Inside of `{ }` a type with a comma stands in quotes.
      """##
    case "unclosed-attribute":
      ##"""
      The quote that ends an attribute's value is missing.

      ```vml
      <VStack>
        <Text id="greeting>Hello</Text>
        <Text id="farewell">Goodbye</Text>
      </VStack>
      ```

      ```text
      error[unclosed-attribute]: expected " to end the value of 'id'
       --> input.vml:2:12
        |
      2 |   <Text id="greeting>Hello</Text>
        |            ^
      fix: insert "
        |
      2 |   <Text id="greeting">Hello</Text>
        |                     +
      ```

      **What to do:** add it at the marked place.
      """##
    case "unclosed-block":
      ##"""
      A `{` has no `}`.

      `styles/main.vss`

      ```vss
      .card {
        padding(8);
      ```

      ```text
      error[unclosed-block]: expected '}' to end the block that begins here
       --> styles/main.vss:1:7
        |
      1 | .card {
        |       ^
      ```

      **What to do:** add the `}` where the block ends.
      """##
    case "unclosed-bracket":
      ##"""
      A bracket is not closed.

      ```vml
      <VStack>
        <Text style="padding(8">Hello</Text>
      </VStack>
      ```

      ```text
      error[unclosed-bracket]: expected ')' to end what begins here
       --> input.vml:2:23
        |
      2 |   <Text style="padding(8">Hello</Text>
        |                       ^
      ```

      **What to do:** close it.
      """##
    case "unclosed-comment":
      ##"""
      A comment is not ended, so all that follows it would be a part of it. Comments are `<!-- … -->` in VML and `/* … */` in VSS.

      ```vml
      <Text>Hello</Text>
      <!-- The rest is a sketch.
      <Text>Goodbye</Text>
      ```

      ```text
      error[unclosed-comment]: expected '-->' to end this comment
       --> input.vml:2:1
        |
      2 | <!-- The rest is a sketch.
        | ^^^^
      ```

      **What to do:** end the comment.
      """##
    case "unclosed-element":
      ##"""
      An element is not ended before the one around it is.

      ```vml
      <VStack>
        <Text>Hello
      </VStack>
      ```

      ```text
      error[unclosed-element]: expected '</Text>' to end this element
       --> input.vml:2:4
        |
      2 |   <Text>Hello
        |    ^^^^
      note: an outer element ends here
       --> input.vml:3:1
        |
      3 | </VStack>
        | ^^^^^^^^^
      fix: insert '</Text>'
        |
      3 | </Text></VStack>
        | +++++++
      ```

      **What to do:** write its end tag, or end its start tag with `/>` if it holds nothing.
      """##
    case "unclosed-front-matter":
      ##"""
      A file begins with `---`, and the second `---` that ends the front matter is missing.

      ```vml
      ---
      title: Catalogue
      <Text>Hello</Text>
      ```

      ```text
      error[unclosed-front-matter]: expected a line '---' to end this front matter
       --> input.vml:1:1
        |
      1 | ---
        | ^^^
      ```

      **What to do:** add a line `---` before the views.
      """##
    case "unclosed-interpolation":
      ##"""
      `\(` begins an expression, and the `)` that ends it is missing.

      ```vml
      <VStack>
        <Text>Hello, \(page.name</Text>
      </VStack>
      ```

      ```text
      error[unclosed-interpolation]: expected ')' to end this interpolation
       --> input.vml:2:16
        |
      2 |   <Text>Hello, \(page.name</Text>
        |                ^^
      note: a quote or parenthesis inside it may be left open; a literal '\(' is '\\('
      ```

      **What to do:** write the `)`. A `\(` that stands for itself is written `\\(`.
      """##
    case "unclosed-string":
      ##"""
      A text in quotes is not ended.

      ```vml
      <VStack>
        <Text style="navigationTitle('Home)">Hello</Text>
      </VStack>
      ```

      ```text
      error[unclosed-string]: expected ' to end this string
       --> input.vml:2:32
        |
      2 |   <Text style="navigationTitle('Home)">Hello</Text>
        |                                ^
      note: all that follows it in this style is taken for a part of it
      ```

      **What to do:** write the second quote.
      """##
    case "unclosed-tag":
      ##"""
      The `>` that ends a tag is missing.

      ```vml
      <VStack>
        <Image systemName="star"
        <Text>Hello</Text></Image>
      </VStack>
      ```

      ```text
      error[unclosed-tag]: expected '>' to end the 'Image' tag
       --> input.vml:2:27
        |
      2 |   <Image systemName="star"
        |                           ^
      fix: insert '>'
        |
      2 |   <Image systemName="star">
        |                           +
      ```

      **What to do:** add it at the marked place.
      """##
    case "undefined-property":
      ##"""
      `var(--name)` names a custom property that is not declared, or not for this element.

      `styles/main.vss`

      ```vss
      :root { --gap: 8; }
      .card { padding(var(--gapp)); }
      ```

      ```text
      error[undefined-property]: nothing declares the custom property '--gapp'; did you mean '--gap'?
       --> styles/main.vss:2:17
        |
      2 | .card { padding(var(--gapp)); }
        |                 ^^^^^^^^^^^
      note: this 'Text' has it
       --> content/index.vml:1:1
        |
      1 | <Text class="card">Hello</Text>
        | ^^^^^^^^^^^^^^^^^^^
      fix: write 'var(--gap)'
        |
      2 | .card { padding(var(--gap)); }
        |                 ~~~~~~~~~~
      ```

      **What to do:** correct the name, declare it in `:root { --name: …; }`, or give a value for this case: `var(--name, 8)`.
      """##
    case "undefined-token":
      ##"""
      A design token refers to a token that no file has.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      ```

      `styles/main.vss`

      ```vss
      @tokens "brand.tokens.json";
      .card { background(var(--color-brand)); }
      ```

      `styles/brand.tokens.json`

      ```json
      {
        "color": {
          "$type": "color",
          "brand": { "$value": "#1b6e3c" },
          "button": { "$value": "{color.brnd}" }
        }
      }
      ```

      `content/index.vml`

      ```vml
      <Text class="card">Hello</Text>
      ```

      ```text
      error[undefined-token]: there is no token 'color.brnd'; did you mean 'color.brand'?
       --> styles/brand.tokens.json:5:27
        |
      5 |     "button": { "$value": "{color.brnd}" }
        |                           ^^^^^^^^^^^^^^
      fix: write '{color.brand}'
        |
      5 |     "button": { "$value": "{color.brand}" }
        |                           ~~~~~~~~~~~~~~~
      ```

      **What to do:** correct the name, or name the file that has it with `@tokens`, too.
      """##
    case "undefined-type":
      ##"""
      There is no type of this name, neither one of the language nor one under `types` in `site.yaml`.

      `site.yaml`

      ```yaml
      name: Example
      types:
        Product: { name: string, price: number(0...) }
      ```

      `components/Card.vml`

      ```vml
      ---
      props: { product: Prodct }
      ---
      <Text>\(product.name)</Text>
      ```

      ```text
      error[undefined-type]: 'Prodct' is not a type; did you mean 'Product'?
       --> components/Card.vml:2:19
        |
      2 | props: { product: Prodct }
        |                   ^^^^^^
      note: the types are any, boolean, color, date, duration, integer, number, object, string, symbol, url, Product, enum(a, b), set(a, b), ref(list, key), [T], T? and { name: T }
      fix: write 'Product'
        |
      2 | props: { product: Product }
        |                   ~~~~~~~
      ```

      **What to do:** correct the name, or give it a type under `types`.
      """##
    case "unexpected-content":
      ##"""
      A view takes nothing of what stands between its tags, or nothing of its kind: SwiftUI's builders tell views, chart
      content, map content, tabs, toolbar items, and the rows and columns of tables apart. A `Group` or `ForEach` is of the kind
      of its content.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Spacer>8</Spacer>
        <Divider><Text>Lamp</Text></Divider>
        <Chart><Text>Sales</Text></Chart>
        <List><ToolbarItem><Text>Edit</Text></ToolbarItem></List>
      </VStack>
      ```

      ```text
      warning[unexpected-content]: 'Spacer' shows nothing of the text in it
       --> content/index.vml:2:11
        |
      2 |   <Spacer>8</Spacer>
        |           ^

      warning[unexpected-content]: 'Divider' shows nothing of what stands in it
       --> content/index.vml:3:12
        |
      3 |   <Divider><Text>Lamp</Text></Divider>
        |            ^^^^^^

      warning[unexpected-content]: 'Text' is a view, and 'Chart' takes chart content
       --> content/index.vml:4:10
        |
      4 |   <Chart><Text>Sales</Text></Chart>
        |          ^^^^^^
      note: a mark shows views with 'annotation', a chart with 'chartOverlay'

      warning[unexpected-content]: 'ToolbarItem' is a toolbar item, and 'List' takes views
       --> content/index.vml:5:9
        |
      5 |   <List><ToolbarItem><Text>Edit</Text></ToolbarItem></List>
        |         ^^^^^^^^^^^^^
      note: a toolbar's items are a template of a view: 'toolbar(content: :items)'
      ```

      **What to do:** remove the content, or put it beside the view.
      """##
    case "unexpected-nil":
      ##"""
      A value that is not there (nil) is used as if it were.

      `content/index.vml`

      ```vml
      <let name="product" value="nil"/>
      <Text>\(product.name)</Text>
      ```

      ```text
      error[unexpected-nil]: 'product' is nil
       --> content/index.vml:2:9
        |
      2 | <Text>\(product.name)</Text>
        |         ^^^^^^^
      note: test it first, as in 'test="product != nil"'; '?.' passes nil on, and '??' replaces it
      ```

      **What to do:** test it with `<if test="product != nil">`, pass it on with `product?.name`, or replace it: `title ?? "Untitled"`.
      """##
    case "unknown-action":
      ##"""
      A view has an `action` that is not listed under `actions:` in `site.yaml`, so the app probably does not know it.

      `site.yaml`

      ```yaml
      name: Example
      actions: [add_to_cart, open_url]
      ```

      `content/index.vml`

      ```vml
      <Button action="add_to_card">Buy</Button>
      ```

      ```text
      warning[unknown-action]: the site lists no action 'add_to_card'; did you mean 'add_to_cart'?
       --> content/index.vml:1:17
        |
      1 | <Button action="add_to_card">Buy</Button>
        |                 ^^^^^^^^^^^
      note: what the app can do is listed under 'actions' in site.yaml
      fix: write 'add_to_cart'
        |
      1 | <Button action="add_to_cart">Buy</Button>
        |                 ~~~~~~~~~~~
      ```

      **What to do:** correct the name, or add it to the list.
      """##
    case "unknown-attribute":
      ##"""
      No initialiser of the view has such a parameter, and no `attr()` of its style reads it. Names that begin with `action` are the app's; [attribute-name](#attribute-name) tells names with `-` or `:`, and [unknown-event](#unknown-event) those that are like events.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack spacng="8">
        <Image systemname="star"/>
        <Text colour="red">Lamp</Text>
      </VStack>
      ```

      ```text
      warning[unknown-attribute]: 'VStack' has no attribute 'spacng'; did you mean 'spacing'?
       --> content/index.vml:1:9
        |
      1 | <VStack spacng="8">
        |         ^^^^^^
      fix: write 'spacing'
        |
      1 | <VStack spacing="8">
        |         ~~~~~~~

      warning[unknown-attribute]: 'Image' has no attribute 'systemname'; did you mean 'systemName'?
       --> content/index.vml:2:10
        |
      2 |   <Image systemname="star"/>
        |          ^^^^^^^^^^
      fix: write 'systemName'
        |
      2 |   <Image systemName="star"/>
        |          ~~~~~~~~~~

      warning[unknown-attribute]: 'Text' has no attribute 'colour'
       --> content/index.vml:3:9
        |
      3 |   <Text colour="red">Lamp</Text>
        |         ^^^^^^
      note: it has attributedContent, bundle, comment, content, countsDown, date, dates, format, formatter, image, input, interval, …
      ```

      **What to do:** correct the name. An attribute that carries data for an `attr()` is only needed where the style reads it.
      """##
    case "unknown-class":
      ##"""
      An element has a class that no sheet defines, or a rule inherits or applies one.

      `content/index.vml`

      ```vml
      <Text class="crad">Hello</Text>
      <Text class="card">Hello</Text>
      ```

      `styles/main.vss`

      ```vss
      .card { padding(8); }
      ```

      ```text
      warning[unknown-class]: no sheet defines the class 'crad'; did you mean 'card'?
       --> content/index.vml:1:14
        |
      1 | <Text class="crad">Hello</Text>
        |              ^^^^
      fix: write 'card'
        |
      1 | <Text class="card">Hello</Text>
        |              ~~~~
      ```

      **What to do:** correct the name, or write a rule for the class.
      """##
    case "unknown-component":
      ##"""
      `site.yaml` or a page names a component (as layout, as lifecycle template, or with `<component is>`) that is not there.

      `site.yaml`

      ```yaml
      name: Example
      lifecycle:
        launch: LanchScreen
      ```

      `components/LaunchScreen.vml`

      ```vml
      <ProgressView/>
      ```

      ```text
      error[unknown-component]: there is no component 'LanchScreen' for this lifecycle template; did you mean 'LaunchScreen'?
       --> site.yaml:3:11
        |
      3 |   launch: LanchScreen
        |           ^^^^^^^^^^^
      note: it would be 'components/LanchScreen.vml'
      fix: write 'LaunchScreen'
        |
      3 |   launch: LaunchScreen
        |           ~~~~~~~~~~~~
      ```

      **What to do:** correct the name, or make the component: `components/NAME.vml`.
      """##
    case "unknown-doctype":
      ##"""
      The file begins with a doctype that is not VML's.

      ```vml
      <!doctype html>
      <vml>
        <body>
          <Text>Hello</Text>
        </body>
      </vml>
      ```

      ```text
      warning[unknown-doctype]: 'html' is not VML's doctype
       --> input.vml:1:1
        |
      1 | <!doctype html>
        | ^^^^^^^^^^^^^^^
      fix: write '<!doctype swiftui+vml>'
        |
      1 | <!doctype swiftui+vml>
        | ~~~~~~~~~~~~~~~~~~~~~~
      ```

      **What to do:** write `<!doctype swiftui+vml>`, or leave the doctype away in a page that is views alone.
      """##
    case "unknown-element":
      ##"""
      An element is neither a view of SwiftUI nor a component of the site. With a capital a document in VML keeps it, since the app may know it; with a small letter it would be an instruction, and there is none of that name.

      `content/index.vml`

      ```vml
      <Lable title="Hello"/>
      ```

      ```text
      warning[unknown-element]: 'Lable' is neither a component nor a view of SwiftUI; did you mean 'Label'?
       --> content/index.vml:1:2
        |
      1 | <Lable title="Hello"/>
        |  ^^^^^
      note: documents in VML keep it; name it under 'custom.views' in site.yaml if the app registers it
      fix: write 'Label'
        |
      1 | <Label title="Hello"/>
        |  ~~~~~
      ```

      **What to do:** correct the name. A view of your app is listed under `custom: { views: … }` in `site.yaml`.
      """##
    case "unknown-endpoint":
      ##"""
      A form is submitted to an endpoint that `site.yaml` does not list.

      `site.yaml`

      ```yaml
      name: Example
      endpoints:
        order: { url: "https://api.acme.example/orders", fields: { email: string } }
      ```

      `content/index.vml`

      ```vml
      <Form form="order">
        <TextField name="email" text="">Email</TextField>
        <Button onTap="submit(order, to: orders)">Order</Button>
      </Form>
      ```

      ```text
      error[unknown-endpoint]: the site has no endpoint 'orders'; did you mean 'order'?
       --> content/index.vml:3:36
        |
      3 |   <Button onTap="submit(order, to: orders)">Order</Button>
        |                                    ^^^^^^
      note: it is listed under 'endpoints' in site.yaml
      fix: write 'order'
        |
      3 |   <Button onTap="submit(order, to: order)">Order</Button>
        |                                    ~~~~~
      ```

      **What to do:** correct the name, or list the endpoint. A form that the app receives needs no `to:`.
      """##
    case "unknown-entity":
      ##"""
      `&…;` is not the name of a character. It is kept as text.

      ```vml
      <VStack>
        <Text>Fish &und; chips</Text>
      </VStack>
      ```

      ```text
      warning[unknown-entity]: '&und;' is not a known entity, and is kept as text
       --> input.vml:2:14
        |
      2 |   <Text>Fish &und; chips</Text>
        |              ^^^^^
      note: VML has &lt; &gt; &amp; &quot; and &#39;; HTML's names and numbers are known too
      fix: write '&amp;' for the '&'
        |
      2 |   <Text>Fish &amp;und; chips</Text>
        |              ~~~~~~~~~
      ```

      **What to do:** correct the name, or write the character itself: files are UTF-8, so `€` and `é` need no entity.
      """##
    case "unknown-escape":
      ##"""
      A backslash in a text in quotes begins an escape, and this one is not known.

      ```vml
      <VStack>
        <Text style="navigationTitle('C:\home')">Hello</Text>
      </VStack>
      ```

      ```text
      error[unknown-escape]: this escape is not known in a string
       --> input.vml:2:35
        |
      2 |   <Text style="navigationTitle('C:\home')">Hello</Text>
        |                                   ^^
      note: the escapes are \" \' \\ \n \t \r \u{…}; a backslash itself is written \\
      ```

      **What to do:** write `\\` for a backslash, or leave it away.
      """##
    case "unknown-event":
      ##"""
      An attribute is named like an event, and there is no such event.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Text on-tap="send(opened)">Lamp</Text>
      ```

      ```text
      error[unknown-event]: there is no event 'on-tap'; did you mean 'onTap'?
       --> content/index.vml:1:7
        |
      1 | <Text on-tap="send(opened)">Lamp</Text>
        |       ^^^^^^
      fix: write 'onTap'
        |
      1 | <Text onTap="send(opened)">Lamp</Text>
        |       ~~~~~
      ```

      **What to do:** write one of the events. What only the app knows is an `action`, or a view of its own.
      """##
    case "unknown-field":
      ##"""
      There is no form, or no field of a form, of that name around the element.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Form form="order">
        <TextField name="email" text="">Email</TextField>
        <Button onTap="focus(mail)">Go on</Button>
      </Form>
      ```

      ```text
      error[unknown-field]: the form 'order' has no field 'mail'; did you mean 'email'?
       --> content/index.vml:3:24
        |
      3 |   <Button onTap="focus(mail)">Go on</Button>
        |                        ^^^^
      ```

      **What to do:** correct the name, or put the element inside the form.
      """##
    case "unknown-instruction":
      ##"""
      A word that begins with `@` is an instruction to the compiler, and this one is not known.

      ```vml
      <VStack>
        <Text style="@include(card)">Hello</Text>
      </VStack>
      ```

      ```text
      error[unknown-instruction]: expected '@apply(…)' or a modifier
       --> input.vml:2:16
        |
      2 |   <Text style="@include(card)">Hello</Text>
        |                ^^^^^^^^
      note: '@apply(name)' is the only instruction that a style may hold
      ```

      **What to do:** correct the name. A `style` attribute knows `@apply(class)` alone.
      """##
    case "unknown-key":
      ##"""
      An object in `site.yaml` or in front matter has a key that vmlc does not know; most often it is a slip of the fingers.

      `site.yaml`

      ```yaml
      name: Example
      tagrets:
        ios: { minimum: "17.0" }
      ```

      ```text
      error[unknown-key]: site.yaml has no key 'tagrets'; did you mean 'targets'?
       --> site.yaml:2:1
        |
      2 | tagrets:
        | ^^^^^^^
      fix: write 'targets'
        |
      2 | targets:
        | ~~~~~~~
      ```

      **What to do:** correct the key. The message names the nearest known one, or lists them all.
      """##
    case "unknown-lint":
      ##"""
      A `vmlc-ignore` comment names no warning, or names an error, which cannot be ignored.

      `content/index.vml`

      ```vml
      <!-- vmlc-ignore: unknown-clas -->
      <Text>Lamp</Text>
      ```

      ```text
      warning[unknown-lint]: there is no warning 'unknown-clas'; did you mean 'unknown-class'?
       --> content/index.vml:1:19
        |
      1 | <!-- vmlc-ignore: unknown-clas -->
        |                   ^^^^^^^^^^^^
      fix: write 'unknown-class'
        |
      1 | <!-- vmlc-ignore: unknown-class -->
        |                   ~~~~~~~~~~~~~
      ```

      **What to do:** write the name that stands in brackets in the message, as in `warning[unknown-class]`.
      """##
    case "unknown-locale":
      ##"""
      `@locale` names a language that is not listed under `locales:` in `site.yaml`. `fr` stands for all kinds of French, `fr-CA` for that of Canada alone. A file `locales/de.yaml` of a site without `de` is a warning.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en, fr]
      ```

      `styles/main.vss`

      ```vss
      .card { padding(8); }
      .card {
        @locale fr-CA { padding(12); }
      }
      ```

      `content/index.vml`

      ```vml
      <Text class="card">Hello</Text>
      ```

      ```text
      error[unknown-locale]: the site has no locale 'fr-CA'; did you mean 'fr'?
       --> styles/main.vss:3:11
        |
      3 |   @locale fr-CA { padding(12); }
        |           ^^^^^
      note: site.yaml has the locales en, fr
      fix: write 'fr'
        |
      3 |   @locale fr { padding(12); }
        |           ~~
      ```

      **What to do:** write the locale as `site.yaml` does, or add it there.
      """##
    case "unknown-member":
      ##"""
      A value does not have the member that is asked for.

      `content/lamp.yaml`

      ```yaml
      name: Lamp
      price: 12
      ```

      `content/index.vml`

      ```vml
      <Text>\(data.lamp.nmae)</Text>
      ```

      ```text
      error[unknown-member]: 'data.lamp' has no 'nmae'; did you mean 'name'?
       --> content/index.vml:1:19
        |
      1 | <Text>\(data.lamp.nmae)</Text>
        |                   ^^^^
      note: 'data.lamp' comes from here
       --> content/lamp.yaml:1:1
        |
      1 | name: Lamp
        | ^^^^
      fix: write 'name'
        |
      1 | <Text>\(data.lamp.name)</Text>
        |                   ~~~~
      ```

      **What to do:** correct the name. Where a key may be missing in the data, write `?.key`, which is nil then.
      """##
    case "unknown-method":
      ##"""
      There is no method of that name, or not for this kind of value.

      `content/index.vml`

      ```vml
      <let name="title" value="'Lamp'"/>
      <Text>\(title.upercased())</Text>
      ```

      ```text
      error[unknown-method]: there is no method 'upercased'; did you mean 'uppercased'?
       --> content/index.vml:2:15
        |
      2 | <Text>\(title.upercased())</Text>
        |               ^^^^^^^^^
      fix: write 'uppercased'
        |
      2 | <Text>\(title.uppercased())</Text>
        |               ~~~~~~~~~~
      ```

      **What to do:** correct the name; [language.md](language.md) lists the methods.
      """##
    case "unknown-modifier":
      ##"""
      SwiftUI has no modifier of this name. It is kept, since the app may know it.

      `styles/main.vss`

      ```vss
      .card { paddding(8); }
      ```

      ```text
      warning[unknown-modifier]: SwiftUI has no modifier 'paddding'; did you mean 'padding'?
       --> styles/main.vss:1:9
        |
      1 | .card { paddding(8); }
        |         ^^^^^^^^
      note: it is kept; one that the app registers belongs under 'custom.modifiers' in site.yaml
      note: this 'Text' has it
       --> content/index.vml:1:1
        |
      1 | <Text class="card">Hello</Text>
        | ^^^^^^^^^^^^^^^^^^^
      fix: write 'padding'
        |
      1 | .card { padding(8); }
        |         ~~~~~~~
      ```

      **What to do:** correct the name. A modifier of your app is listed under `custom: { modifiers: … }` in `site.yaml`.
      """##
    case "unknown-prop":
      ##"""
      A component is given a prop that it does not declare.

      `components/Badge.vml`

      ```vml
      ---
      props:
        label: string?
      ---
      <Text>\(label ?? "")</Text>
      ```

      `content/index.vml`

      ```vml
      <Badge lable="New"/>
      ```

      ```text
      error[unknown-prop]: component 'Badge' has no prop 'lable'; did you mean 'label'?
       --> content/index.vml:1:8
        |
      1 | <Badge lable="New"/>
        |        ^^^^^
      note: its props are label
      fix: write 'label'
        |
      1 | <Badge label="New"/>
        |        ~~~~~
      ```

      **What to do:** correct the name, or declare the prop in the component's front matter.
      """##
    case "unknown-state":
      ##"""
      A condition, a step or a `bind` names a state that is not in sight: states belong to an element and what is in it.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <VStack state="open: boolean = false">
        <Button onTap="toggle(opn)">Details</Button>
        <Text show="open">Brass, 40 cm.</Text>
      </VStack>
      ```

      ```text
      error[unknown-state]: there is no state 'opn' here; did you mean 'open'?
       --> content/index.vml:2:25
        |
      2 |   <Button onTap="toggle(opn)">Details</Button>
        |                         ^^^
      fix: write 'open'
        |
      2 |   <Button onTap="toggle(open)">Details</Button>
        |                         ~~~~
      ```

      **What to do:** correct the name, or declare the state on an element that holds both.
      """##
    case "unknown-step":
      ##"""
      An event has a step that no client knows.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Button onTap="opn('/cart')">Cart</Button>
      ```

      ```text
      error[unknown-step]: there is no step 'opn'; did you mean 'open'?
       --> content/index.vml:1:16
        |
      1 | <Button onTap="opn('/cart')">Cart</Button>
        |                ^^^
      fix: write 'open'
        |
      1 | <Button onTap="open('/cart')">Cart</Button>
        |                ~~~~
      ```

      **What to do:** write one of the steps of [behaviour](behaviour.md#steps). What the app can do is sent: `send(action)`.
      """##
    case "unknown-symbol":
      ##"""
      SF Symbols has no picture of that name. It may be misspelt, it may be newer than the list that `vmlc` has
      ([the catalogue](catalogue.md)), or the app brings it. A picture that came later than the systems of a target is
      [not available](#not-available) there, and an old name is [deprecated](#deprecated) where every system knows the new one.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "17.0" }
        macos: { minimum: "15.0" }
      custom:
        symbols: [acme.lamp]
      ```

      `styles/main.vss`

      ```vss
      .new { badge(Text(Image(systemName: "strokes"))); }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Image systemName="heartt.fill"/>
        <Label title="Number" systemImage="numbers.rectangle"/>
        <Label title="Lamp" systemImage="acme.lamp"/>
        <Text class="new">Chair</Text>
        <Image systemName="lamp.of.ours"/>
        <Label title="Old" systemImage="doc.plaintext"/>
      </VStack>
      ```

      ```text
      warning[unknown-symbol]: SF Symbols has no 'heartt.fill'; did you mean 'heart.fill'?
       --> content/index.vml:2:22
        |
      2 |   <Image systemName="heartt.fill"/>
        |                      ^^^^^^^^^^^
      note: list the app's own symbols under 'custom.symbols' in site.yaml
      fix: write 'heart.fill'
        |
      2 |   <Image systemName="heart.fill"/>
        |                      ~~~~~~~~~~

      warning[unknown-symbol]: SF Symbols has no 'lamp.of.ours'
       --> content/index.vml:6:22
        |
      6 |   <Image systemName="lamp.of.ours"/>
        |                      ^^^^^^^^^^^^
      note: list the app's own symbols under 'custom.symbols' in site.yaml

      warning[unknown-symbol]: SF Symbols has no 'strokes'
       --> styles/main.vss:1:38
        |
      1 | .new { badge(Text(Image(systemName: "strokes"))); }
        |                                      ^^^^^^^
      note: list the app's own symbols under 'custom.symbols' in site.yaml
      note: this 'Text' has it
       --> content/index.vml:5:3
        |
      5 |   <Text class="new">Chair</Text>
        |   ^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** correct the name, or list the app's own symbols under `custom.symbols` in `site.yaml`.
      """##
    case "unknown-target":
      ##"""
      A page or sheet names a target that is not listed under `targets:` in `site.yaml`.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "17.0" }
        macos: { minimum: "14.0" }
      ```

      `content/index.vml`

      ```vml
      ---
      targets: [ios, mcos]
      ---
      <Text>Hello</Text>
      ```

      ```text
      error[unknown-target]: the site has no target 'mcos'; did you mean 'macos'?
       --> content/index.vml:2:16
        |
      2 | targets: [ios, mcos]
        |                ^^^^
      note: its targets are ios, macos
      fix: write 'macos'
        |
      2 | targets: [ios, macos]
        |                ~~~~~
      ```

      **What to do:** correct the name, or add the target to `site.yaml`.
      """##
    case "unknown-template":
      ##"""
      A modifier names a template that no direct child of the element has.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <Text style="overlay(content: :badge)">Lamp
        <Circle template="bagde"/>
      </Text>
      ```

      ```text
      warning[unknown-template]: no child of the element has the template 'badge'; did you mean 'bagde'?
       --> content/index.vml:1:22
        |
      1 | <Text style="overlay(content: :badge)">Lamp
        |                      ^^^^^^^^^^^^^^^
      note: this may be the child
       --> content/index.vml:2:21
        |
      2 |   <Circle template="bagde"/>
        |                     ^^^^^
      note: the element
       --> content/index.vml:1:1
        |
      1 | <Text style="overlay(content: :badge)">Lamp
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: give a direct child of it 'template="badge"'
      ```

      **What to do:** give a direct child of the element the attribute `template` with that name.
      """##
    case "unknown-text":
      ##"""
      A page or component names a text that no locale has. The key itself is shown.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en, fr]
      ```

      `locales/en.yaml`

      ```yaml
      home: { title: Welcome }
      ```

      `locales/fr.yaml`

      ```yaml
      home: { title: Bienvenue }
      ```

      `content/index.vml`

      ```vml
      <Text>@home.titel</Text>
      ```

      ```text
      warning[unknown-text]: no locale has a text 'home.titel'; did you mean 'home.title'?
       --> content/index.vml:1:8
        |
      1 | <Text>@home.titel</Text>
        |        ^^^^^^^^^^
      note: the key itself is shown in en, fr; a text that begins with '@' begins with '@@'
      fix: write 'home.title'
        |
      1 | <Text>@home.title</Text>
        |        ~~~~~~~~~~
      ```

      **What to do:** correct the key, or add the text to the files of `locales/`. A text that is to begin with `@` begins with `@@`.
      """##
    case "unknown-theme":
      ##"""
      `@theme` names a theme that is not listed under `themes:` in `site.yaml`.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      themes: [light, dark]
      ```

      `styles/main.vss`

      ```vss
      .card { background(.white); }
      @theme drak {
        .card { background(.black); }
      }
      ```

      `content/index.vml`

      ```vml
      <Text class="card">Hello</Text>
      ```

      ```text
      error[unknown-theme]: the site has no theme 'drak'; did you mean 'dark'?
       --> styles/main.vss:2:8
        |
      2 | @theme drak {
        |        ^^^^
      note: site.yaml has the themes light, dark
      fix: write 'dark'
        |
      2 | @theme dark {
        |        ~~~~
      ```

      **What to do:** correct the name, or add the theme to `site.yaml`.
      """##
    case "unknown-type":
      ##"""
      `attr(name type(<…>))` says how the value of an attribute is read, and there is no such type.

      ```vml
      <VStack>
        <Text size="8" style="padding(attr(size type(<nubmer>)))">Hello</Text>
      </VStack>
      ```

      ```text
      error[unknown-type]: 'nubmer' is not a type; did you mean 'number'?
       --> input.vml:2:49
        |
      2 |   <Text size="8" style="padding(attr(size type(<nubmer>)))">Hello</Text>
        |                                                 ^^^^^^
      note: the types are string, number, integer, length, angle, color, url, boolean
      fix: write 'number'
        |
      2 |   <Text size="8" style="padding(attr(size type(<number>)))">Hello</Text>
        |                                                 ~~~~~~
      ```

      **What to do:** correct the type; the note lists them.
      """##
    case "unknown-unit":
      ##"""
      A number is followed by letters that are no unit of VML. CSS has units that SwiftUI does not.

      ```vml
      <VStack>
        <Text style="padding(2em)">Hello</Text>
      </VStack>
      ```

      ```text
      error[unknown-unit]: 'em' is not a unit of VML
       --> input.vml:2:24
        |
      2 |   <Text style="padding(2em)">Hello</Text>
        |                        ^^^
      note: 'em' is CSS; lengths are points, '16' for '1rem', and fonts are 'font(.title)'
      ```

      **What to do:** leave the unit away: lengths are points. Angles are degrees, `45deg`.
      """##
    case "unknown-value":
      ##"""
      A type has no such member. An unknown type, or an unknown value of the environment, is a warning, since the app may have it.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Text style="font(.headlin);foregroundStyle(.blu)">Lamp</Text>
        <Text style="environment(\.colorSchme, .dark)">Chair</Text>
        <Text style="foregroundStyle(Color.read)">Table</Text>
      </VStack>
      ```

      ```text
      error[unknown-value]: 'Font' has no '.headlin'; did you mean 'headline'?
       --> content/index.vml:2:22
        |
      2 |   <Text style="font(.headlin);foregroundStyle(.blu)">Lamp</Text>
        |                      ^^^^^^^
      fix: write 'headline'
        |
      2 |   <Text style="font(.headline);foregroundStyle(.blu)">Lamp</Text>
        |                      ~~~~~~~~

      error[unknown-value]: 'ShapeStyle' has no '.blu'; did you mean 'blue'?
       --> content/index.vml:2:48
        |
      2 |   <Text style="font(.headlin);foregroundStyle(.blu)">Lamp</Text>
        |                                                ^^^
      fix: write 'blue'
        |
      2 |   <Text style="font(.headlin);foregroundStyle(.blue)">Lamp</Text>
        |                                                ~~~~

      warning[unknown-value]: SwiftUI's environment has no 'colorSchme'; did you mean '\.colorScheme'?
       --> content/index.vml:3:28
        |
      3 |   <Text style="environment(\.colorSchme, .dark)">Chair</Text>
        |                            ^^^^^^^^^^^^
      note: it is kept, since the app may have it

      error[unknown-value]: 'Color' has no member 'read'; did you mean 'red'?
       --> content/index.vml:4:38
        |
      4 |   <Text style="foregroundStyle(Color.read)">Table</Text>
        |                                      ^^^^
      fix: write 'red'
        |
      4 |   <Text style="foregroundStyle(Color.red)">Table</Text>
        |                                      ~~~
      ```

      **What to do:** correct the name; `vmlc catalog TYPE` shows a type's members. What the app adds to a type belongs under `custom.members` in site.yaml.
      """##
    case "unknown-variable":
      ##"""
      There is no variable of that name at this place. What `<let>`, `<for>` and `props:` name is known only inside of the same element or component.

      `content/index.vml`

      ```vml
      <let name="product" value="'Lamp'"/>
      <Text>\(prodict)</Text>
      ```

      ```text
      error[unknown-variable]: there is no variable 'prodict' here; did you mean 'product'?
       --> content/index.vml:2:9
        |
      2 | <Text>\(prodict)</Text>
        |         ^^^^^^^
      fix: write 'product'
        |
      2 | <Text>\(product)</Text>
        |         ~~~~~~~
      ```

      **What to do:** correct the name. Data files are reached through `data.`, front matter through `page.`, the parameters of `site.yaml` through `site.`.
      """##
    case "unreadable-file":
      ##"""
      vmlc found something in the site that it cannot read as a file: a symbolic link that leads nowhere, a folder whose name ends like a file's, or a name that is not UTF-8. The message shows a broken link.

      ```text
      error[unreadable-file]: 'content/about.vml' is a symbolic link that leads nowhere
       --> content/about.vml:1:1
      note: remove it, or let it lead to a file of the site
      ```

      **What to do:** remove or rename it, or let the link lead to a file of the site.
      """##
    case "unsent-field":
      ##"""
      What the user fills in would go nowhere: the field has no name, or the endpoint does not take it.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <Form form="order">
        <TextField text="">Email</TextField>
      </Form>
      ```

      ```text
      warning[unsent-field]: this 'TextField' has no 'name', so its form leaves it out
       --> content/index.vml:2:3
        |
      2 |   <TextField text="">Email</TextField>
        |   ^^^^^^^^^^^^^^^^^^^
      note: name it, as in 'name="email"', or let it follow a state with 'bind'
      ```

      **What to do:** name the field, or list it under the endpoint's `fields:`.
      """##
    case "unsupported-markup":
      ##"""
      The file uses something of XML or HTML that VML does not have, such as `<![CDATA[…]]>` or `<?…?>`.

      ```vml
      <?xml version="1.0"?>
      <Text>Hello</Text>
      ```

      ```text
      error[unsupported-markup]: VML has no '<?'
       --> input.vml:1:1
        |
      1 | <?xml version="1.0"?>
        | ^^
      note: text is written with '&lt;' and '&amp;', and notes as '<!-- … -->'
      ```

      **What to do:** write text with `&lt;` and `&amp;`, and notes as `<!-- … -->`.
      """##
    case "unused-component":
      ##"""
      No page reaches this component: none calls it, nor does a component that a page reaches, a layout or `lifecycle`.

      `content/index.vml`

      ```vml
      <Text>Lamp</Text>
      ```

      `components/Badge.vml`

      ```vml
      <Text>New</Text>
      ```

      ```text
      warning[unused-component]: no page uses the component 'Badge'
       --> components/Badge.vml:1:1
        |
      1 | <Text>New</Text>
        | ^
      note: remove its file, or use it
      ```

      **What to do:** remove its file, or use it.
      """##
    case "unused-prop":
      ##"""
      A component declares a prop that it does not read.

      `content/index.vml`

      ```vml
      <Badge title="New"/>
      ```

      `components/Badge.vml`

      ```vml
      ---
      props: { title: string, color: string? }
      ---
      <Text>\(title)</Text>
      ```

      ```text
      warning[unused-prop]: the component 'Badge' does not read 'color'
       --> components/Badge.vml:2:25
        |
      2 | props: { title: string, color: string? }
        |                         ^^^^^
      note: '\(color)' in its text or attributes reads it
      ```

      **What to do:** read it, or take it out of `props` and of the calls.
      """##
    case "unused-property":
      ##"""
      No `var()` reads this custom property.

      `content/index.vml`

      ```vml
      <Text>Lamp</Text>
      ```

      `styles/main.vss`

      ```vss
      :root { --gap: 8; --gutter: 16; }
      Text { padding(var(--gap)); }
      ```

      ```text
      warning[unused-property]: nothing reads the custom property '--gutter'
       --> styles/main.vss:1:19
        |
      1 | :root { --gap: 8; --gutter: 16; }
        |                   ^^^^^^^^^^^^
      note: 'var(--gutter)' reads it
      ```

      **What to do:** remove it, or read it.
      """##
    case "unused-rule":
      ##"""
      No element of the whole site, on any target, is matched by this rule.

      `styles/main.vss`

      ```vss
      .card { padding(8); }
      .crad { bold(); }
      ```

      ```text
      warning[unused-rule]: no element of the site matches this rule
       --> styles/main.vss:2:1
        |
      2 | .crad { bold(); }
        | ^^^^^
      note: no element has the class 'crad'; did you mean 'card'?
      ```

      **What to do:** remove the rule, or correct its selector or the class of the element that it was meant for.
      """##
    case "unused-slot":
      ##"""
      No page and no component puts anything into this slot.

      `content/index.vml`

      ```vml
      <Card><Text>Lamp</Text></Card>
      ```

      `components/Card.vml`

      ```vml
      <VStack>
        <slot/>
        <slot name="footer"/>
      </VStack>
      ```

      ```text
      warning[unused-slot]: nothing is ever put into the slot 'footer' of 'Card'
       --> components/Card.vml:3:3
        |
      3 |   <slot name="footer"/>
        |   ^^^^^^^^^^^^^^^^^^^^^
      note: a view with 'template="footer"', directly inside the component, goes there
      ```

      **What to do:** remove the slot, or pass it a view with `template`.
      """##
    case "unused-state":
      ##"""
      A state is declared, and nothing reads it.

      `site.yaml`

      ```yaml
      name: Example
      ```

      `content/index.vml`

      ```vml
      <VStack state="open: boolean = false">
        <Button onTap="toggle(open)">Details</Button>
      </VStack>
      ```

      ```text
      warning[unused-state]: nothing reads the state 'open'
       --> content/index.vml:1:16
        |
      1 | <VStack state="open: boolean = false">
        |                ^^^^
      note: 'show', 'bind', 'when' and the values of 'send' read states
      ```

      **What to do:** read it in a `show`, a `bind`, a `when` or a `send`, or take it away.
      """##
    case "unused-suppression":
      ##"""
      A `vmlc-ignore` comment names a warning that is not there any more.

      `content/index.vml`

      ```vml
      <!-- vmlc-ignore: unknown-class -->
      <Text>Lamp</Text>
      ```

      ```text
      warning[unused-suppression]: there is no 'unknown-class' here to be ignored
       --> content/index.vml:1:19
        |
      1 | <!-- vmlc-ignore: unknown-class -->
        |                   ^^^^^^^^^^^^^
      fix: remove it
      ```

      **What to do:** remove the name; `vmlc check --fix` does.
      """##
    case "unused-template":
      ##"""
      A child has a template that neither its view nor a modifier of it looks at, so that nothing shows it.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <Section>
        <Text template="headr">Lamps</Text>
        <Text>Table lamp</Text>
      </Section>
      ```

      ```text
      warning[unused-template]: nothing shows the template 'headr' of this 'Section'; did you mean 'header'?
       --> content/index.vml:2:19
        |
      2 |   <Text template="headr">Lamps</Text>
        |                   ^^^^^
      ```

      **What to do:** correct the name, or let a modifier of the view name the template.
      """##
    case "unused-text":
      ##"""
      No page and no component names this text of `locales/`.

      `site.yaml`

      ```yaml
      name: Example
      targets: [ios]
      locales: [en]
      ```

      `locales/en.yaml`

      ```yaml
      cart: { empty: Your cart is empty, full: Your cart is full }
      ```

      `content/index.vml`

      ```vml
      <Text>@cart.empty</Text>
      ```

      ```text
      warning[unused-text]: nothing uses the text 'cart.full'
       --> locales/en.yaml:1:36
        |
      1 | cart: { empty: Your cart is empty, full: Your cart is full }
        |                                    ^^^^
      note: '@cart.full' as a whole text or attribute uses it
      ```

      **What to do:** name it, as in `@cart.full`, or remove it from all files.
      """##
    case "value-too-large":
      ##"""
      An expression makes a list of more than 100,000 elements or a text of more than one megabyte.

      `content/index.vml`

      ```vml
      <Text>\((1...1000000).count)</Text>
      ```

      ```text
      error[value-too-large]: a list may have 100000 elements at most
       --> content/index.vml:1:10
        |
      1 | <Text>\((1...1000000).count)</Text>
        |          ^^^^^^^^^^^
      note: go through fewer at once
      ```

      **What to do:** work with less at once.
      """##
    case "value-without-text":
      ##"""
      A list, an object or nil stands where text is needed, and it has none.

      `content/index.vml`

      ```vml
      <let name="tags" value="['new', 'sale']"/>
      <Text>\("Tags: \(tags)")</Text>
      ```

      ```text
      error[value-without-text]: a list has no text
       --> content/index.vml:2:18
        |
      2 | <Text>\("Tags: \(tags)")</Text>
        |                  ^^^^
      note: 'joined(separator: ", ")' makes a string of a list
      ```

      **What to do:** join a list, `tags.joined(", ")`, name a member of an object, `product.name`, and replace nil, `title ?? ""`.
      """##
    case "wrong-data":
      ##"""
      A value in a data file, or in a page's front matter, is not of the type that `data` in site.yaml gives it. It is told once, at its line, and nothing is said of pages that read it.

      `site.yaml`

      ```yaml
      name: Example
      types:
        Product: { sku: string, price: number(0...), tags: "[string]?" }
      data:
        products: [Product]
      ```

      `content/products.yaml`

      ```yaml
      - { sku: a-1, price: 40 }
      - { sku: a-2, prise: 9 }
      - { sku: a-3, price: "12,5" }
      ```

      ```text
      error[wrong-data]: there is no 'prise' in its type; did you mean 'price'?
       --> content/products.yaml:2:15
        |
      2 | - { sku: a-2, prise: 9 }
        |               ^^^^^
      note: its type is 'Product'; add the key there, or take it out here

      error[wrong-data]: 'price' is of type 'number(0...)', and the string '12,5' does not fit
       --> content/products.yaml:3:22
        |
      3 | - { sku: a-3, price: "12,5" }
        |                      ^^^^^^
      note: a number has a point, no comma: 12.5
      note: the value is of type 'Product', as site.yaml says
      ```

      **What to do:** correct the value, or the type. A value that may be left out has a type with `?`.
      """##
    case "wrong-kind":
      ##"""
      A value is of another kind than the one that is needed, such as a number where text is expected. In YAML `1.4` is a number and `"1.4"` is text.

      `site.yaml`

      ```yaml
      name: Example
      version: 1.4
      ```

      ```text
      error[wrong-kind]: 'version' must be a string, not a number
       --> site.yaml:2:10
        |
      2 | version: 1.4
        |          ^^^
      note: put it in quotes to make it a string
      fix: write '"1.4"'
        |
      2 | version: "1.4"
        |          ~~~~~
      ```

      **What to do:** write the kind of value that the message asks for; text that looks like a number needs quotes.
      """##
    case "wrong-prop-type":
      ##"""
      The value that is given for a prop is not of the type that the component declares.

      `components/Badge.vml`

      ```vml
      ---
      props:
        count: integer
      ---
      <Text>\(count)</Text>
      ```

      `content/index.vml`

      ```vml
      <Badge count="many"/>
      ```

      ```text
      error[wrong-prop-type]: prop 'count' is of type 'integer', and 'many' does not fit
       --> content/index.vml:1:15
        |
      1 | <Badge count="many"/>
        |               ^^^^
      note: 'count' is declared here
       --> components/Badge.vml:3:3
        |
      3 |   count: integer
        |   ^^^^^
      ```

      **What to do:** give a value of that type, or change the type in the component.
      """##
    case "wrong-receiver":
      ##"""
      A modifier belongs to another kind of view.

      `site.yaml`

      ```yaml
      name: Example
      targets:
        ios: { minimum: "26.0" }
      ```

      `content/index.vml`

      ```vml
      <VStack>
        <Text style="resizable()">Lamp</Text>
        <Text class="photo">Chair</Text>
      </VStack>
      ```

      `styles/main.vss`

      ```vss
      .photo { resizable(); }
      ```

      ```text
      error[wrong-receiver]: only 'Image' has the modifier 'resizable'
       --> content/index.vml:2:16
        |
      2 |   <Text style="resizable()">Lamp</Text>
        |                ^^^^^^^^^
      note: an image in the view has it; a view's own size is 'frame(width: 100)'

      error[wrong-receiver]: only 'Image' has the modifier 'resizable'
       --> styles/main.vss:1:10
        |
      1 | .photo { resizable(); }
        |          ^^^^^^^^^
      note: an image in the view has it; a view's own size is 'frame(width: 100)'
      note: for this 'Text'
       --> content/index.vml:3:3
        |
      3 |   <Text class="photo">Chair</Text>
        |   ^^^^^^^^^^^^^^^^^^^^
      ```

      **What to do:** put the modifier on a view that has it. In a sheet, name the view in the selector: `Image.photo { resizable(); }`.
      """##
    case "yaml-alias-limit":
      ##"""
      Aliases repeat values, and repeated repetitions grow quickly: the five lines below stand for more than 100,000 values.

      `content/products.yaml`

      ```yaml
      a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      ```

      ```text
      error[yaml-alias-limit]: aliases repeat more than 100000 values
       --> content/products.yaml:5:36
        |
      5 | e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
        |                                    ^^
      note: nothing after this is read; name smaller values or use fewer aliases
      ```

      **What to do:** use fewer aliases, or let them stand for smaller values.
      """##
    case "yaml-complex-key":
      ##"""
      A key is a list or an object. A key is always text.

      `content/products.yaml`

      ```yaml
      [red, blue]: sold out
      ```

      ```text
      error[yaml-complex-key]: a key must be text, not a list or an object
       --> content/products.yaml:1:1
        |
      1 | [red, blue]: sold out
        | ^^^^^^^^^^^
      note: brackets and braces that are meant as text must stand in quotes
      ```

      **What to do:** put the key in quotes if it is text.
      """##
    case "yaml-directive":
      ##"""
      A line that begins with `%` stands before the document. Of such lines only `%YAML 1.2` is read.

      `content/products.yaml`

      ```yaml
      %TAG ! tag:example.com,2026:
      ---
      - Lamp
      ```

      ```text
      error[yaml-directive]: directive '%TAG' is not supported
       --> content/products.yaml:1:1
        |
      1 | %TAG ! tag:example.com,2026:
        | ^^^^
      note: a value that begins with '%' is written in quotes; only '%YAML' may stand here as it is
      ```

      **What to do:** remove the line. If it is text, put it in quotes or indent it.
      """##
    case "yaml-merge":
      ##"""
      `<<` takes the keys of other objects into this one, and what follows it is no object.

      `content/products.yaml`

      ```yaml
      lamp:
        <<: defaults
        price: 12
      ```

      ```text
      error[yaml-merge]: '<<' takes an object or a list of objects, not a string
       --> content/products.yaml:2:7
        |
      2 |   <<: defaults
        |       ^^^^^^^^
      note: write the alias of an object, as in '<<: *name'; a key named '<<' needs quotes
      ```

      **What to do:** write an alias of an object: `<<: *defaults`. A key that is really called `<<` needs quotes.
      """##
    case "yaml-recursive-alias":
      ##"""
      `*name` stands inside the very value that is called `&name`, which would never end.

      `content/products.yaml`

      ```yaml
      lamp: &lamp
        related: [*lamp]
      ```

      ```text
      error[yaml-recursive-alias]: alias '*lamp' stands inside the value that it names
       --> content/products.yaml:2:13
        |
      2 |   related: [*lamp]
        |             ^^^^^
      note: the value begins here
       --> content/products.yaml:1:7
        |
      1 | lamp: &lamp
        |       ^
      note: a value cannot hold itself; write out what is meant
      ```

      **What to do:** write out what is meant.
      """##
    case "yaml-several-documents":
      ##"""
      A line `---` begins a second document. A data file holds one.

      `content/products.yaml`

      ```yaml
      - Lamp
      ---
      - Chair
      ```

      ```text
      error[yaml-several-documents]: a second document begins here
       --> content/products.yaml:2:1
        |
      2 | ---
        | ^^^
      note: a file holds one document; put the second into a file of its own
      ```

      **What to do:** move the second part into a file of its own, or make both the items of a list.
      """##
    case "yaml-syntax":
      ##"""
      The file is not YAML, often because lines are not indented alike or a text needs quotes.

      `content/products.yaml`

      ```yaml
      - name: Lamp
        price: 12
       stock: 3
      ```

      ```text
      error[yaml-syntax]: expected '-' to begin the list's next item, found 's'
       --> content/products.yaml:3:2
        |
      3 |  stock: 3
        |  ^
      note: the list begins here
       --> content/products.yaml:1:1
        |
      1 | - name: Lamp
        | ^
      note: all items of a list begin in the same column
      ```

      **What to do:** look at the marked place and at the line above it. Keys that belong together start in the same column; put text that holds `: ` or ` #`, or begins with a sign such as `@` or `*`, in quotes.
      """##
    case "yaml-tag-mismatch":
      ##"""
      A tag says that the value is of a type that it is not of.

      `content/products.yaml`

      ```yaml
      price: !!int twelve
      ```

      ```text
      error[yaml-tag-mismatch]: 'twelve' does not fit the tag '!!int'
       --> content/products.yaml:1:14
        |
      1 | price: !!int twelve
        |              ^^^^^^
      note: expected an integer such as '42', '0o17' or '0xff'; or leave the tag out
      ```

      **What to do:** remove the tag or correct the value.
      """##
    case "yaml-undefined-alias":
      ##"""
      `*name` repeats a value that was marked with `&name` before it, and there is no such mark.

      `content/products.yaml`

      ```yaml
      lamp: &defaults { stock: 3 }
      chair: *default
      ```

      ```text
      error[yaml-undefined-alias]: alias '*default' names no anchor before it; did you mean '*defaults'?
       --> content/products.yaml:2:8
        |
      2 | chair: *default
        |        ^^^^^^^^
      note: give a value the name first, as in '&default value'
      fix: write '*defaults'
        |
      2 | chair: *defaults
        |        ~~~~~~~~~
      ```

      **What to do:** correct the name, or mark the value. If the `*` belongs to a text, put the text in quotes.
      """##
    case "yaml-unknown-tag":
      ##"""
      A word with `!` before a value tells YAML its type, and this type is not known.

      `content/products.yaml`

      ```yaml
      price: !money 12
      ```

      ```text
      error[yaml-unknown-tag]: tag '!money' is not known
       --> content/products.yaml:1:8
        |
      1 | price: !money 12
        |        ^^^^^^
      note: known are !!str, !!int, !!float, !!bool, !!null, !!seq, !!map
      note: leave the tag out; if '!' begins a text, put the text in quotes
      ```

      **What to do:** remove it. If the `!` belongs to a text, put the text in quotes.
      """##
    default: nil
    }
  }
}
