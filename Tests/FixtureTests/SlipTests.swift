import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// The slips of the specification's own examples, and what else it leaves open, are warnings.
///
/// None of them refuses a document; `--strict` makes errors of them.
struct SlipTests {
  /// Sources, and the codes that are reported for them, in their order.
  static let slips: [(source: String, codes: [DiagnosticCode])] = [
    // Separators and white space.
    ("<Text style=\"bold(), italic()\">a</Text>", [.styleSeparator]),
    ("<Text style=\"bold() italic()\">a</Text>", [.styleSeparator]),
    ("<Text style=\"padding( 8 )\">a</Text>", [.styleSpace]),
    ("<Text style=\"font(.system(size:17))\">a</Text>", [.styleSpace]),
    ("<Text style=\".font(.title)\">a</Text>", [.leadingDot]),
    // Entities, colours, and forms that are none of VML's.
    ("<Text>a &foo; b</Text>", [.unknownEntity]),
    ("<Text style=\"foregroundStyle(#f00)\">a</Text>", [.shortColor]),
    ("<Text style=\"frame(width: geometry.size.width / 2)\">a</Text>", [.geometryScope]),
    ("<Text style=\"cornerRadius(8)\">a</Text>", [.deprecated]),
    ("<Capsule style=\"continuous\"/>", [.styleCollision]),
    ("<Text style=\"id(&quot;a&quot;)\">a</Text>", [.identityInStyle]),
    ("<Text style=\"tag(1)\">a</Text>", [.identityInStyle]),
    ("<Text style=\"glitter()\">a</Text>", [.unknownModifier]),
    // Documents and elements.
    ("<!doctype swiftui>\n<vml><body><Text>a</Text></body></vml>", [.unknownDoctype]),
    (
      "<!doctype swiftui+vml>\n<vml><head><Text template=\"idle\">a</Text></head><body/></vml>",
      [.headContent]
    ),
    ("a", [.bareText]),
    ("<View><Text>a</Text></View>", [.unknownElement]),
    ("<SettingsView/>", [.unknownElement]),
    ("<Toggle isOn>a</Toggle>", [.bareAttribute]),
    ("<AsyncImage image url=\"a\"/>", [.unknownAttribute]),
    ("<Text message=\"a\"/>", [.unknownAttribute]),
    ("<Circle radius=\"5\"/>", [.unknownAttribute]),
    ("<RoundedRectangle></RoundedRectangle>", [.requiredAttribute]),
    ("<Label title=\"A\">B</Label>", [.attributesTogether]),
    // Templates.
    ("<Text>a<Spacer template=\"b\"/></Text>", [.unusedTemplate]),
    ("<Circle style=\"clipShape()\"><Circle template=\"shape\"/></Circle>", [.missingArgument]),
    // Slips within the specification; others of them are in its prose or its Swift, where there is
    // nothing to check: sections out of order, lost arrows, `showingAlert` beside `showAlert`.
    (
      "<Text style=\"sheet(isPresented: attr(a), content: :content)\" a=\"false\">a</Text>",
      [.unknownTemplate]
    ),
    ("<Text style=\"animation(.spring(), value: true)\">a</Text>", [.constantValue]),
    ("<Text style=\"animation(.easeInOut)\">a</Text>", [.deprecated]),
    ("<Text style=\"listRowBackground(.blue)\">a</Text>", [.argumentType]),
    (
      "<Text style=\"background(.linearGradient(colors: [.blue, .red], startPoint: .top))\">a</Text>",
      [.missingArgument]
    ),
    (
      "<Text imageName=\"my-image.png\" style=\"background(.image(attr(imageName)))\">a</Text>",
      [.argumentType]
    ),
  ]

  /// Slips that look like right code, so that to warn of them would be wrong elsewhere.
  static let silent = [
    // `system-` names SwiftUI's own colours as well as UIKit's; either may be meant.
    "<Color name=\"system-red\"/>", "<Color name=\"system-blue\"/>",
    // Both spellings of a parameter without a label stand in the specification.
    "<ScrollView axis=\"horizontal\"/>", "<ScrollView axes=\"horizontal\"/>",
    // Single quotes, a blank after ';', and colours without blanks.
    "<Text style=\"navigationTitle('Home'); bold()\">a</Text>",
    "<Text style=\"foregroundStyle(rgb(1,2,3))\">a</Text>",
    // The compiler itself takes a ';' in a string out of the style.
    "<Text style=\"help(&quot;a;b&quot;)\">a</Text>",
    // Names of templates are free, and a label may be anywhere.
    "<TabView><Text style=\"tabItem(:home)\">a<Label template=\"home\">b</Label></Text></TabView>",
    "<Label systemImage=\"star\">a</Label>", "<Toggle isOn=\"true\"/>",
  ]

  @Test(arguments: slips) func slip(_ source: String, _ codes: [DiagnosticCode]) async throws {
    let found = try await diagnostics(of: source)
    #expect(found.map(\.code) == codes, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: silent) func noSlip(_ source: String) async throws {
    let found = try await diagnostics(of: source)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  private func diagnostics(of source: String) async throws -> [Diagnostic] {
    let site = try TestSite(
      source
        + "\n-- site.yaml --\nname: T\nversion: \"1\"\ntargets: { ios: { minimum: \"26.0\" } }\n")
    var options = BuildOptions(site: site.path)
    options.writes = false
    return try await buildSite(options).diagnostics
  }
}
