import Testing
import VMLDiagnostics
import VMLMarkup

/// Syntax of other languages in tags: one message each, with the way out.
struct ForeignTests {
  @Test func serverTemplates() {
    let server = "this is a template of EEx, ERB or EJS, which a server fills in"
    expectDiagnostics("<Text>Hello 1️⃣<%= @name %>!</Text>", server)
    expectDiagnostics("1️⃣<%= for x <- @xs do %><Text>x</Text><% end %>", server)
    expectDiagnostics("1️⃣<% if a do %><A/><% else %><B/><% end %>", server)
    expectDiagnostics("<A>1️⃣<%!-- note --%></A>", "this is a comment of EEx or ERB")
    expectDiagnostics("<A>1️⃣<# x</A>", "a '<' begins no tag here")
    expectDiagnostics("<A>1️⃣<% never ends</A>", "a '<' begins no tag here")
  }

  @Test func functionComponents() {
    expectDiagnostics(
      "<A>1️⃣<.button phx-click=\"a\" b={%{x: \">\"}}>Go</.button></A>",
      "'<.button>' calls a function component of HEEx")
    expectDiagnostics("<A>1️⃣<:title>Go</:title></A>", "'<:title>' is a slot of HEEx")
    expectDiagnostics("1️⃣<><A/></>", "'<>' is a fragment of JSX")
  }

  @Test func braces() {
    let braces = "a value in braces is JSX or HEEx"
    expectDiagnostics("<A b=1️⃣{32} c=\"1\"/>", braces)
    expectDiagnostics("<A b=1️⃣{:rect}/>", braces)
    expectDiagnostics("<A style=1️⃣{[\"bold()\", \"padding(8)\"]}/>", braces)
    expectDiagnostics("<A b=1️⃣{() => { go('}') }}>x</A>", braces)
    expectDiagnostics("<A b=1️⃣{32 />", "expected a value in quotes")
  }

  @Test func apostrophes() {
    expectDiagnostics("<A b='Don1️⃣'t stop'/>", "this ' ends the value")
    expectDiagnostics("<A b='Don1️⃣'t' c='1'/>", "this ' ends the value")
    expectDiagnostics("<A b=\"say 1️⃣\"hi\" to me\" c=\"1\"/>", "this \" ends the value")
    expectDiagnostics("<A b='1'1️⃣c='2'/>", "white space is missing before this attribute")
  }

  @Test func instructions() {
    expectDiagnostics(
      "<if 1️⃣item == \"x\"><A/></if>", "the condition of 'if' is the value of 'test'")
    expectDiagnostics("<if 1️⃣!open><A/></if>", "the condition of 'if' is the value of 'test'")
    expectDiagnostics(
      "<for 1️⃣item in items><A/></for>", "the variable and the list of 'for' are attributes")
    expectDiagnostics(
      "<if test=\"a\"><A/><1️⃣else if test=\"b\"/><B/></if>", "'else if' is one word here")
  }

  @Test func documentsHaveNoOtherLanguage() {
    expectDiagnostics("<A>1️⃣<%= x %></A>", "a '<' begins no tag here", as: .document)
  }

  @Test func units() {
    expectDiagnostics("<A style=\"padding(1️⃣8px)\"/>", "'px' is not a unit of VML")
    expectDiagnostics("<A style=\"rotationEffect(1️⃣-1turn)\"/>", "'turn' is not a unit of VML")
    expectDiagnostics("<A style=\"padding(1️⃣8furlongs)\"/>", "'furlongs' is not a unit of VML")
  }

  @Test func replacements() {
    #expect(ForeignNumber("8px")?.replacement == "8")
    #expect(ForeignNumber("0.5turn")?.replacement == "180deg")
    #expect(ForeignNumber("1_000")?.replacement == "1000")
    #expect(ForeignNumber("12,5")?.replacement == "12.5")
    #expect(ForeignNumber("250ms")?.replacement == "0.25")
    #expect(ForeignNumber("12") == nil)
    #expect(ForeignNumber("auto") == nil)
    #expect(interpolation(ofForeign: "@user.name") == "\\(user.name)")
    #expect(interpolation(ofForeign: ".Title") == "\\(Title)")
    #expect(interpolation(ofForeign: "a + b") == nil)
    #expect(interpolation(ofForeign: "") == nil)
  }
}
