/// The way to say in VSS what a class of Tailwind with a sign in its name says.
///
/// - Returns: Text for a note; `nil` for a name without such a sign.
func tailwindWay(of name: String) -> String? {
  if let colon = name.lastIndex(of: ":") {
    let rest = name[colon...].dropFirst()
    let variant = String(name[..<colon].split(separator: ":").last ?? "")
    switch variant {
    case "dark", "light":
      return "a class has no variants: what differs stands in its rule: '@theme \(variant) { … }'"
    case "hover", "focus", "active", "disabled", "checked", "group-hover", "focus-visible":
      return "a class has no variants: write '\(rest)'; what a touch changes is SwiftUI's"
    case "ios", "macos", "visionos", "watchos", "tvos", "android":
      return "a class has no variants: write '\(rest)', and '@target \(variant) { … }' in the sheet"
    default:
      return "a class has no variants: write '\(rest)'; what depends on the size is SwiftUI's, as "
        + "'ViewThatFits'"
    }
  }
  if let open = name.firstIndex(of: "["), name.last == "]" {
    let value = name[open...].dropFirst().dropLast()
    let number = value.prefix { $0.isNumber || $0 == "." }
    let written = number.isEmpty ? value : number
    return
      "a value stands in the name as it is, without brackets and unit: "
      + "'\(name[..<open])\(written)', "
      + "for a rule '.\(name[..<open])(n: number)'"
  }
  if let slash = name.firstIndex(of: "/") {
    return "a class has no opacity: a rule of its own has it, as in '.\(name[..<slash])-half { "
      + "background(.red.opacity(0.5)); }'"
  }
  if name.first == "-", let digit = name.lastIndex(of: "-"), digit > name.startIndex {
    return "the sign stands before the number: '\(name[..<digit].dropFirst())-\(name[digit...])'"
  }
  guard let dash = name.lastIndex(of: "-"), Double(name[dash...].dropFirst()) != nil,
    let declaration = scales[String(name[..<dash])]
  else { return nil }
  return "classes of Tailwind are not built in; a rule for all numbers is "
    + "'.\(name[..<dash])-(n: number) { \(declaration); }'"
}

/// Of the names before a number: the declaration that says the same.
private let scales: [String: String] = {
  var table = [
    "w": "frame(width: calc(n * 4))", "h": "frame(height: calc(n * 4))",
    "opacity": "opacity(calc(n / 100))", "z": "zIndex(n)",
  ]
  for base in ["p", "m"] {
    table[base] = "padding(calc(n * 4))"
    for (side, edge) in [
      ("x", "horizontal"), ("y", "vertical"), ("t", "top"), ("b", "bottom"), ("l", "leading"),
      ("r", "trailing"),
    ] {
      table[base + side] = "padding(.\(edge), calc(n * 4))"
    }
  }
  return table
}()
