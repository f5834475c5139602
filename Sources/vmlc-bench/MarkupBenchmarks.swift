import VMLDiagnostics
import VMLMarkup

/// Measures reading and writing of VML, on pages like a site's: views, component calls, prose.
enum MarkupBenchmarks {
  /// Prints one measurement: a name, how many bytes one call of the body works through, the body,
  /// whose result is a checksum.
  typealias Measure = (_ name: String, _ bytes: Int, _ body: () -> Int) -> Void

  static func run(_ measure: Measure) {
    var generator = PageGenerator()
    let sources = files((0..<200).map { _ in generator.source() })
    let outputs = files((0..<50).map { _ in generator.output() })
    measureReading(sources, as: .source, "markup.read.sources", measure)
    measureReading(outputs, as: .document, "markup.read.outputs", measure)
    measureWriting(sources, as: .source, "markup.write.sources", measure)
    measureWriting(outputs, as: .document, "markup.write.outputs", measure)
  }

  private static func files(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { index, text in
      SourceFile(id: FileID(UInt32(index)), path: "page\(index).vml", bytes: Array(text.utf8))
    }
  }

  private static func measureReading(
    _ files: [SourceFile], as dialect: MarkupDialect, _ name: String, _ measure: Measure
  ) {
    measure(name, files.reduce(0) { $0 + $1.bytes.count }) {
      var checksum = 0
      var bag = DiagnosticBag()
      for file in files where validateEncoding(of: file, reporting: &bag) {
        let markup = parseMarkup(file, as: dialect, reporting: &bag)
        checksum &+= markup.nodes.count &+ markup.styles.nodes.count
      }
      return checksum &+ bag.diagnostics.count
    }
  }

  private static func measureWriting(
    _ files: [SourceFile], as dialect: MarkupDialect, _ name: String, _ measure: Measure
  ) {
    var bag = DiagnosticBag()
    let trees = files.map { parseMarkup($0, as: dialect, reporting: &bag) }
    var options = MarkupPrintingOptions()
    options.dialect = dialect
    measure(name, files.reduce(0) { $0 + $1.bytes.count }) {
      trees.reduce(0) { $0 &+ printMarkup($1, options: options).count }
    }
  }
}

/// Makes pages from a fixed seed: sources of about 2 kB, finished documents of about 12 kB.
struct PageGenerator {
  private var random = SeededGenerator(state: 1)

  mutating func source() -> String {
    var text = "<NavigationStack>\n  <ScrollView axis=\"vertical\" class=\"\(name())\">\n"
    text += "    <VStack alignment=\"leading\" spacing=\"12\" class=\"\(name()) \(name())\">\n"
    text += "      <Hero title=\"\(prose(4))\" sub=\"\(prose(7))\" image=\"hero-\(number())\""
    text += " tone=\"\(name())\" badge=\"\(prose(2))\"/>\n"
    for paragraph in 0..<6 {
      text += "      <Text class=\"\(name())\">\(prose(20))</Text>\n"
      guard paragraph == 1 || paragraph == 3 else { continue }
      text += "      <Card title=\"\(prose(3))\" icon=\"star.fill\" tone=\"\(name())\""
      text += " badge=\"\(prose(2))\">\n"
      for _ in 0..<2 {
        text += "        <Row label=\"\(prose(2))\" value=\"\(number())\" icon=\"house\""
        text += " tone=\"\(name())\"/>\n"
      }
      text += "        <Text template=\"footer\" class=\"\(name())\">\(prose(6))</Text>\n"
      text += "      </Card>\n"
    }
    return text + "    </VStack>\n  </ScrollView>\n</NavigationStack>\n"
  }

  mutating func output() -> String {
    var text = "<!doctype swiftui+vml>\n<vml><body><NavigationStack><ScrollView axis=\"vertical\">"
    text += "<VStack alignment=\"leading\" spacing=\"12\"\(style())>"
    for _ in 0..<14 {
      text += "<HStack spacing=\"6\"\(style())><Image systemName=\"star.fill\"\(style())/>"
      text +=
        "<Text\(style())>\(prose(6))</Text><Spacer/><Text\(style())>\(number())</Text></HStack>"
    }
    return text + "</VStack></ScrollView></NavigationStack></body></vml>\n"
  }

  private mutating func style() -> String {
    let modifiers = (0..<5).map { _ in modifier() }
    return " style=\"\(modifiers.joined(separator: ";"))\""
  }

  private mutating func modifier() -> String {
    switch random.next() % 8 {
    case 0: "padding(.horizontal, \(number()))"
    case 1: "font(.system(size: \(number()), weight: .semibold))"
    case 2: "foregroundStyle(.blue)"
    case 3: "background(.teal.opacity(0.\(number())))"
    case 4: "frame(width: \(number()), height: \(number()))"
    case 5: "clipShape(.rect(cornerRadius: \(number())))"
    case 6: "shadow(color: .orange, radius: \(number()), x: 0, y: \(number()))"
    default: "multilineTextAlignment(.center)"
    }
  }

  private mutating func name() -> String { "c\(random.next() % 180)" }

  private mutating func number() -> Int { Int(random.next() % 48) + 1 }

  /// Some words, now and then with a character that is written as an entity.
  private mutating func prose(_ count: Int) -> String {
    (0..<count).map { _ in
      let index = Int(random.next() % UInt64(Self.words.count))
      return random.next() % 100 == 0 ? "R&amp;D" : Self.words[index]
    }
    .joined(separator: " ")
  }

  private static let words = [
    "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "do",
    "eiusmod", "tempor", "incididunt", "ut", "labore", "et", "magna", "aliqua", "enim", "veniam",
  ]
}

/// Sebastiano Vigna's SplitMix64.
private struct SeededGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
