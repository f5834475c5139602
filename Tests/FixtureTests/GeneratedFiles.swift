import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLStylesheet

/// The inputs that are one step beyond a limit, and too large to be kept; by their paths in the fixture.
let generatedFiles: [DiagnosticCode: [String: String]] = [
  .callLimit: [
    "site/content/index.vml":
      "<Text style=\"foregroundStyle(.blue\(String(repeating: ".opacity(1)", count: 500)))\">Hello</Text>\n"
  ],
  .dataMistakeLimit: [
    "site/content/products.yaml": numbered(DataLimits.mistakes + 1) { "- !product \($0)\n" }
  ],
  .dataNodeLimit: [
    "site/content/products.yaml":
      "[" + String(repeating: "1,", count: DataLimits.nodes + 1) + "]\n"
  ],
  .expressionTooLong: [
    "site/content/index.vml":
      "<let name=\"list\" value=\"[\(numbered(20_000) { "\($0), " })]\"/>\n"
  ],
  .fileTooLarge: [
    "site/content/index.vml":
      "<Text>\(String(repeating: "Hello ", count: sourceSizeLimit / 6))</Text>\n"
  ],
  .importLimit: Dictionary(
    uniqueKeysWithValues: (0...importDepthLimit + 1).map { number in
      let next = number <= importDepthLimit ? "@import \"sheet\(number + 1).vss\";\n" : ""
      let name = number == 0 ? "main" : "sheet\(number)"
      return ("site/styles/\(name).vss", next + (number == 0 ? ".card { bold(); }\n" : ""))
    }),
  .inheritanceLimit: [
    "site/styles/main.vss":
      numbered(inheritanceDepthLimit + 1) { ".card\($0) { @inherit .card\($0 + 1); }\n" }
      + ".card\(inheritanceDepthLimit + 1) { bold(); }\n"
  ],
  .ruleLimit: [
    "site/styles/main.vss":
      ".card { \(String(repeating: "bold(); ", count: ruleModifierLimit + 1))}\n"
  ],
  .selectorLimit: [
    "site/styles/main.vss":
      String(repeating: ".card", count: selectorPartLimit + 1) + " { bold(); }\n"
  ],
  .sheetMistakeLimit: [
    "site/styles/main.vss": String(
      repeating: ".card:hover { bold(); }\n", count: sheetMistakeLimit + 1)
  ],
  .textLimit: [
    "site/locales/en.yaml":
      "about: \(String(repeating: "We sell lamps. ", count: TextLimits.length / 14))\n"
  ],
]

/// One text after the other, for 0, 1, 2 and so on.
private func numbered(_ count: Int, _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined()
}
