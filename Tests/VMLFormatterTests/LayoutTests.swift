import Testing
import VMLDiagnostics
import VMLFormatter

/// Cases that are not worth a file of their own.
struct LayoutTests {
  @Test func nothing() {
    expectCanonical("")
    expectCanonical("", as: .stylesheet)
    expectFormatted("\n \n", "")
    expectFormatted(" \n\n", "", as: .stylesheet)
    expectCanonical("---\ntitle: A\n---\n")
    expectCanonical("<!-- alone -->\n")
    expectFormatted("// alone", "// alone\n", as: .stylesheet)
  }

  @Test func namesOfTextsStayAsTheyAre() {
    expectFormatted(
      "<A><Text>@a.b(n:1,  s: \"x\")</Text><B t='@a(s: \"x\" )'   u=\"@@a\"/></A>",
      "<A>\n  <Text>@a.b(n:1,  s: \"x\")</Text>\n  <B t='@a(s: \"x\" )' u=\"@@a\"/>\n</A>\n")
  }

  @Test func frontMatterStaysAsItIs() {
    expectFormatted(
      "---\ntitle:   A # b\n\n\n\n---\n\n\n<A  />", "---\ntitle:   A # b\n\n\n\n---\n\n<A/>\n")
    expectFormatted("---\n---\n<A  />", "---\n---\n<A/>\n")
  }

  @Test func byteOrderMarksStay() {
    expectFormatted("\u{FEFF}<A  />", "\u{FEFF}<A/>\n")
    expectFormatted("\u{FEFF}---\n---\n<A  />", "\u{FEFF}---\n---\n<A/>\n")
    expectFormatted("\u{FEFF}.a{bold()}", "\u{FEFF}.a { bold(); }\n", as: .stylesheet)
  }

  @Test func linesEndAsTheLastOneDoes() {
    expectFormatted("<A>\n<B/>\r\n<C/></A>", "<A>\r\n  <B/>\r\n  <C/>\r\n</A>\r\n")
    expectFormatted("<A>\r\n<B/><C/>\n</A>", "<A>\n  <B/>\n  <C/>\n</A>\n")
    expectFormatted(
      ".a{\r\n  bold(); // b\r\n italic()}",
      ".a {\r\n  bold();  // b\r\n  italic();\r\n}\r\n", as: .stylesheet)
  }

  @Test func textInNoElementKeepsTheFileAsItIs() {
    expectCanonical("<A  />text<B/>")
    expectCanonical("<body><A  /> text</body>\n")
  }

  @Test func sheetsInPages() {
    expectFormatted(
      """
      <vml><head><Style>
       .a{ bold() } /* first
                       second */
      .b { > Text{font(.title);padding(8)} // small
      }</Style></head></vml>
      """,
      """
      <vml>
        <head>
          <Style>
            .a { bold(); }  /* first
                               second */
            .b {
              > Text {
                font(.title);
                padding(8);
              }  // small
            }
          </Style>
        </head>
      </vml>

      """)
    expectFormatted(
      "<head><Style>/* a */ .a{ bold() } // b\n</Style><Style url='/a.vss'> </Style></head>",
      """
      <head>
        <Style>
          /* a */
          .a { bold(); }  // b
        </Style>
        <Style url="/a.vss"/>
      </head>

      """)
    expectFormatted(
      "<Style>\r\n.a{ bold() }\r\n\r\n\r\n.b{ italic() }</Style>\r\n",
      "<Style>\r\n  .a { bold(); }\r\n\r\n  .b { italic(); }\r\n</Style>\r\n")
  }

  @Test func aPageWithAMistakeInItsSheetIsRefused() {
    #expect(formatted(Array("<A  /><Style>.a { bold() } }</Style>".utf8), as: .markup) == nil)
  }

  /// Instructions and pseudo-classes that the formatter does not know.
  @Test func whatIsNewIsLaidOutToo() {
    expectFormatted(
      "@layer  a.b ,c; @layer d{ .e{bold()} }", "@layer a.b, c;\n@layer d { .e { bold(); } }\n",
      as: .stylesheet)
  }

  /// A comment that turns warnings off is about the same afterwards.
  @Test func commentsAboutALine() {
    expectFormatted(
      """
      <VStack>
      <A  /><B  /> <!-- vmlc-ignore: missing-label -->
      <A  /> <!-- vmlc-ignore: missing-label -->
      <!-- vmlc-ignore: missing-label --> <B  />
      <C><!-- vmlc-ignore: missing-label --><D  /></C>
      </VStack>
      """,
      """
      <VStack>
        <A  /><B  /> <!-- vmlc-ignore: missing-label -->
        <A/> <!-- vmlc-ignore: missing-label -->
        <!-- vmlc-ignore: missing-label -->
        <B/>
        <C> <!-- vmlc-ignore: missing-label --><D  />
        </C>
      </VStack>

      """)
    expectFormatted(
      """
      .a { bold();  italic(); /* vmlc-ignore: replaced-several */
        bold( ); // vmlc-ignore: replaced-several
      }
      """,
      """
      .a {
        bold();  italic(); /* vmlc-ignore: replaced-several */
        bold();  // vmlc-ignore: replaced-several
      }

      """, as: .stylesheet)
  }

  @Test func namesStandAtTheirBrackets() {
    expectFormatted(
      ".a { tint(attr(c type\n  (<color>))); }", ".a {\n  tint(attr(c type(<color>)));\n}\n",
      as: .stylesheet)
    expectFormatted(
      "<Text style=\"tint(attr(c type\n  (<color>)))\"/>\n",
      "<Text style=\"tint(attr(c type(<color>)))\"/>\n", as: .markup)
  }

  /// They would have to be moved as a whole.
  @Test func commentsOfSeveralLinesAreNotAligned() {
    expectFormatted(
      ".a {\n  bbbbbbbb(); // 1\n  d(); /* x\n          over */\n}",
      ".a {\n  bbbbbbbb();  // 1\n  d();  /* x\n           over */\n}\n", as: .stylesheet)
    expectFormatted(
      "@theme dark { .b { c(); } } // q\n.a1 { padding(4) } /* y\n over */",
      "@theme dark { .b { c(); } }  // q\n.a1 { padding(4); }  /* y\n   over */\n",
      as: .stylesheet)
    expectFormatted(
      ".a { b(); /* x */ /* y\n   z */\n cc(); }",
      ".a {\n  b();  /* x */  /* y\n  z */\n  cc();\n}\n", as: .stylesheet)
    expectFormatted(
      ".a { b(); // 1\n ccc(); // 2\n d(); /* x */ /* y\n*/ // 3\n ee(); // 4\n f(); // 5\n}",
      """
      .a {
        b();    // 1
        ccc();  // 2
        d();  /* x */  /* y
         */  // 3
        ee();  // 4
        f();   // 5
      }

      """, as: .stylesheet)
  }

  @Test func severalCommentsBehindAStatement() {
    expectFormatted(
      ".a { b(); /* x */ /* y */\n cc(); }", ".a {\n  b();  /* x */  /* y */\n  cc();\n}\n",
      as: .stylesheet)
    expectFormatted(
      ".a { b(); /* x */ /* y */\n cc(); // z\n &.d { e(); } // e\n}",
      """
      .a {
        b();          /* x */  /* y */
        cc();         // z
        &.d { e(); }  // e
      }

      """, as: .stylesheet)
  }

  /// A build with `keepComments` writes them as they are.
  @Test func insidesOfCommentsStay() {
    expectFormatted(
      "<VStack><!-- a\nb --><Text>A</Text></VStack>",
      "<VStack> <!-- a\nb -->\n  <Text>A</Text>\n</VStack>\n")
  }

  @Test func unitsAndOperatorsStay() {
    expectFormatted(
      ".a{--b:calc(var( --c )*2 - 4/2);rotationEffect(-45deg);tag(1...3);offset(x:-.5)}",
      """
      .a {
        --b: calc(var(--c)*2 - 4/2);
        rotationEffect(-45deg);
        tag(1...3);
        offset(x: -.5);
      }

      """, as: .stylesheet)
  }

  @Test func quotesInStringsStay() {
    expectFormatted(
      #".a{help('b');help('c "d"');help('e\'');help("f; /* g */ {")}"#,
      #"""
      .a {
        help("b");
        help('c "d"');
        help('e\'');
        help("f; /* g */ {");
      }

      """#, as: .stylesheet)
  }

  @Test func typeHintsHaveNoBlanks() {
    expectFormatted(
      #"<A style="font(.system(size: attr(size type( < number > ), 17)))"/>"#,
      "<A style=\"font(.system(size: attr(size type(<number>), 17)))\"/>\n")
  }

  @Test func mistakesKeepAFileAsItIs() {
    for (text, language) in [
      ("<A><B></A>", FormattedLanguage.markup), ("<A b=>", .markup), ("---\na: b", .markup),
      (".a { bold() italic() }", .stylesheet), (".a { bold();", .stylesheet),
    ] {
      #expect(formatted(Array(text.utf8), as: language) == nil, "\(text)")
    }
    #expect(formatted([0xFF, 0xFE, 0], as: .markup) == nil)
    #expect(formatted([0x2E, 0x61, 0x00], as: .stylesheet) == nil)
  }

  @Test func onlyMistakesAreReported() {
    var bag = DiagnosticBag()
    let slips = SourceFile(id: FileID(1), path: "a", bytes: Array("<A b/>&x;".utf8))
    #expect(formatSource(slips, as: .markup, reporting: &bag) != nil)
    #expect(bag.diagnostics.isEmpty)
    let broken = SourceFile(id: FileID(1), path: "a", bytes: Array("<A b/>&x;</A>".utf8))
    #expect(formatSource(broken, as: .markup, reporting: &bag) == nil)
    #expect(bag.diagnostics.map(\.severity) == [.error])
  }

  @Test func languagesByEnding() {
    #expect(FormattedLanguage(path: "a/b.vml") == .markup)
    #expect(FormattedLanguage(path: "B.VSS") == .stylesheet)
    #expect(FormattedLanguage(path: "vml") == nil)
    #expect(FormattedLanguage(path: "a.vml.bak") == nil)
  }
}
