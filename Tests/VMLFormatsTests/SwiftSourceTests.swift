import Foundation
import Testing
import VMLFormats
import VMLTestSupport

/// Views of SwiftUI that are written for documents; VMLViewsTests compiles them.
@Suite struct SwiftSourceTests {
  private func source(_ vml: String, named name: String = "index") throws -> String {
    let writer = try #require(FormatWriter(.swiftUI))
    let made = writer.document(try parsed(Array(vml.utf8)), named: name)
    return String(decoding: made.bytes, as: UTF8.self)
  }

  /// The example of docs/formats.md.
  @Test func theExample() throws {
    let url = repositoryFolder.appending(path: "docs/formats.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let vml = try #require(page.firstMatch(of: /```vml swiftui\n((?:.|\n)*?)```/))
    let swift = try #require(page.firstMatch(of: /```swift swiftui\n((?:.|\n)*?)```/))
    #expect(try source(String(vml.1)) == String(swift.1))
  }

  /// Different files have views of different names, and each is one of Swift.
  @Test func namesOfViews() throws {
    let files = [
      "index", "products/lamp", "products-lamp", "productslamp", "products/Lamp", "Products/lamp",
      "products_lamp", "2024", "a/1", "a1", "a-1", "a/-b", "a--b", "a__b", "ü", "a/b-c", "a-b/c",
      "-a", "a-", "a.b", "class",
    ]
    let names = try files.map { file in
      let text = try source("<Text>a</Text>", named: file)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("struct ") })
      return String(line.dropFirst("struct ".count).prefix { $0 != ":" })
    }
    #expect(Set(names).count == files.count, "\(names)")
    #expect(names[0] == "IndexPage" && names[1] == "ProductsLampPage")
    #expect(names[2] == "Products_LampPage")
    for name in names { #expect(name.wholeMatch(of: /[A-Z][A-Za-z0-9_]*Page/) != nil) }
  }

  /// The compiler takes no chain of any length.
  @Test(arguments: ["<Text style=\"STYLE\">a</Text>", "<Image name=\"a\" style=\"STYLE\"/>"])
  func longChains(_ view: String) throws {
    let calls = (["resizable()"] + (0..<450).map { "padding(\($0))" }).joined(separator: ";")
    let lines = try source(view.replacing("STYLE", with: calls)).split(separator: "\n")
    let chained = lines.map { $0.drop { $0 == " " }.hasPrefix(".padding(") }
    #expect(chained.count(where: \.self) == 450)
    #expect(chained.split(separator: false).allSatisfy { $0.count <= 100 })
  }

  /// A state has no name that a type has, nor one that Swift or the written view calls.
  @Test func namesOfStates() throws {
    let names = ["Text", "self", "Self", "min", "class", "body", "count"]
    let states = names.map { "\($0): number = 1" }.joined(separator: "; ")
    let text = try source("<VStack state=\"\(states)\"><Text>a</Text></VStack>")
    let written = text.matches(of: /@State private var (\S+): Double/).map { String($0.1) }
    #expect(written == ["Text2", "self2", "Self2", "min2", "`class`", "body2", "count"])
  }

  /// A link with steps of its own does these, as in a client of VML.
  @Test(arguments: [
    (#"onTap="send(a, id: 9007199254740993)""#, #"Action("a", ["id": 9007199254740993])"#),
    (#"action="a""#, #"Action("a")"#), ("", #"Action(step: "open", ["value": "/x"])"#),
  ])
  func linksWithSteps(_ event: String, _ sent: String) throws {
    let text = try source("<Link destination=\"/x\" \(event)>x</Link>")
    let steps = text.matches(of: /perform\(.*\) }/).map { String($0.output) }
    #expect(steps == ["perform(\(sent)) }"], "\(text)")
  }

  @Test func valuesOfUnknownTypes() throws {
    let text = try source("<Badge code=\"007\" count=\"7\" share=\"0.5\"/>")
    #expect(text.contains("Badge(code: \"007\", count: 7, share: 0.5)"), "\(text)")
  }

  @Test func circularCorners() throws {
    let text = try source(
      "<RoundedRectangle cornerRadius=\"8\" style=\"circular\"/><Capsule style=\"circular\"/>")
    #expect(text.contains("RoundedRectangle(cornerRadius: 8, style: .circular)"), "\(text)")
    #expect(text.contains("Capsule(style: .circular)"), "\(text)")
  }

  /// Texts in a text are added, as far as each is one still.
  @Test func textsInTexts() throws {
    let text = try source(
      "<Text style=\"padding()\">a <Text style=\"bold()\">b</Text> c<Text>d</Text></Text>")
    let sum = #"(Text(verbatim: "a ") + Text("b").bold() + Text(verbatim: " c") + Text("d"))"#
    #expect(text.contains(sum), "\(text)")
    let vml = "<Text>a <Text style=\"padding()\">b</Text></Text>"
    let writer = try #require(FormatWriter(.swiftUI))
    #expect(writer.document(try parsed(Array(vml.utf8))).lacks.map(\.part) == [.content])
  }

  /// A number that no integer of Swift is has no place where SwiftUI wants one.
  @Test func integers() throws {
    for (number, isWritten) in [("1e+20", false), ("2.5", false), ("3", true)] {
      let text = try source("<Text style=\"lineLimit(\(number))\">a</Text>")
      #expect(text.contains("lineLimit") == isWritten, "\(text)")
    }
  }

  /// Addresses that `URL(string:)` may refuse are none.
  @Test func addresses() throws {
    for address in ["", ":a", "1a:b", "https://", "http://a:b/", "http://a b/"] {
      let text = try source("<Link destination=\"\(address)\">a</Link>")
      #expect(!text.contains("!"), "\(text)")
    }
    for (address, written) in [
      ("/a/b.pdf", "/a/b.pdf"), ("a b", "a%20b"), ("https://a.example:80/?q=%20%zz#a#b", nil),
      ("mailto:a@b.example", "mailto:a@b.example"), ("?q=[1]", "?q=%5B1%5D"),
    ] as [(String, String?)] {
      let text = try source("<Link destination=\"\(address)\">a</Link>")
      let expected = written ?? "https://a.example:80/?q=%20%25zz#a%23b"
      #expect(text.contains("URL(string: \"\(expected)\")!"), "\(text)")
      #expect(URL(string: expected)?.absoluteString == expected)
    }
  }

  /// Every document is written, in lines that have their brackets, whatever it holds.
  @Test func anyViews() throws {
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      let text = try source(random.views(depth: 0))
      let open = text.count { $0 == "{" || $0 == "(" || $0 == "[" }
      let closed = text.count { $0 == "}" || $0 == ")" || $0 == "]" }
      #expect(open == closed, "\(text)")
    }
  }

  /// No body is larger than a type checker takes, however wide or deep a document is.
  @Test(arguments: [true, false]) func largeDocuments(_ isDeep: Bool) throws {
    let count = 200
    let start = String(repeating: "<VStack>", count: isDeep ? count : 1)
    let rows = String(repeating: "<Text style=\"font(.body)\">a</Text>", count: isDeep ? 1 : count)
    let end = String(repeating: "</VStack>", count: isDeep ? count : 1)
    let text = try source(start + rows + end)
    for part in text.components(separatedBy: "some View {") {
      let views = part.ranges(of: "VStack").count + part.ranges(of: "Text(").count
      #expect(views <= 31, "\(part)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  /// A view that a style names twice is there twice, and so is all that it holds.
  @Test func viewsThatAreNamedTwice() throws {
    let style = #"style="overlay(:o);background(:o)""#
    let text =
      "<VStack \(style)>" + String(repeating: "<VStack \(style) template=\"o\">", count: 60)
      + "<Text template=\"o\">a</Text>" + String(repeating: "</VStack>", count: 61)
    let writer = try #require(FormatWriter(.swiftUI))
    let lacks = writer.document(try parsed(Array(text.utf8))).lacks
    #expect(lacks.map(\.part) == [.tooMany(1000 + 4 * 62)])
  }
}
