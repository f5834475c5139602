/// The targets that a Package.swift declares, read from its text.
///
/// Only what this package's manifest uses is understood: one array of target calls whose arguments
/// are literals.
struct PackageManifest {
  struct Target: Equatable {
    let name: String
    let isTest: Bool
    /// Targets of the package.
    let dependencies: [String]
    /// Libraries of other packages.
    let products: [String]
  }

  let targets: [Target]

  init(parsing text: String) {
    targets = text.matches(of: /\.(target|executableTarget|testTarget|systemLibrary)\(/).compactMap
    {
      let call = bracketed(in: text[text.index(before: $0.range.upperBound)...])
      // A dependency on some platforms alone is written in the same way.
      let isDependency = call.prefixMatch(of: /\(\s*name: "[^"]*",\s*condition:/) != nil
      guard !isDependency, let name = call.firstMatch(of: /name: "([^"]*)"/)?.1 else { return nil }
      let list = call.firstRange(of: "dependencies:").map { call[$0.upperBound...] } ?? ""
      let dependencies = list.firstIndex(of: "[").map { bracketed(in: list[$0...]) } ?? ""
      let product = /(?:\.product\(\s*name:|tool\(|converter\() ?"([^"]*)"[^)]*\)/
      return Target(
        name: String(name), isTest: $0.1 == "testTarget",
        dependencies: dependencies.replacing(product, with: "").matches(of: /"([^"]*)"/)
          .map { String($0.1) },
        products: dependencies.matches(of: product).map { String($0.1) })
    }
  }
}

/// The text from an opening bracket to the one that closes it, or to the end if none does.
private func bracketed(in text: Substring) -> Substring {
  var depth = 0
  var isString = false
  for index in text.indices {
    switch text[index] {
    case "\"": isString.toggle()
    case "(" where !isString, "[" where !isString: depth += 1
    case ")" where !isString, "]" where !isString: depth -= 1
    default: break
    }
    if depth == 0 { return text[...index] }
  }
  return text
}
