/// Declaration of SwiftUI that a document may call, and that the library `VMLViews` has.
struct DrawnDeclaration {
  /// The element, or the receiver of the modifier.
  var owner: String
  var member: MemberSyntax
  var signature: ViewsSignature
  /// Constraints of its generic parameters, and of the type around.
  var constraints: [String: String]

  init(
    owner: String, member: MemberSyntax, signature: ViewsSignature, constraints: [String: String]
  ) {
    self.owner = owner
    self.member = member
    self.signature = signature
    self.constraints = constraints
    for requirement in member.requirements where !requirement.isEquality {
      guard let name = requirement.left.simpleName, constraints[name] != nil else { continue }
      self.constraints[name, default: ""] += "&\(requirement.right.simpleName ?? "")"
    }
  }
}

/// Writes the part of the library `VMLSwiftUI` that the catalogue says: the calls of SwiftUI's
/// initialisers and modifiers, and the readers of its values.
///
/// It takes the declarations that ``ViewsGenerator`` has selected, so that what it writes compiles
/// over SwiftUI and over `VMLViews`.
struct DrawingGenerator {
  let views: ViewsGenerator
  /// Readers of values that a call asked for, in order.
  var needed: [String] = []
  var known: Set<String> = []
  /// Number of declarations of each kind that were written.
  var counts: [String: Int] = [:]

  /// Declarations of other frameworks, which an app may not link.
  private var foreign: Set<Place> = []

  init(_ views: ViewsGenerator) {
    self.views = views
    for record in views.model.types.values {
      for member in record.members where member.module != "SwiftUI" {
        foreign.insert(member.syntax.place)
      }
    }
    for member in views.model.environment where member.module != "SwiftUI" {
      foreign.insert(member.syntax.place)
    }
  }

  static let folder = "Sources/VMLSwiftUI/Generated"

  /// The files by their paths in the repository.
  mutating func files() -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    // Those that are asked for by hand.
    for name in [
      "AccessibilitySystemRotor", "Angle", "BlendMode", "Color.RGBColorSpace",
      "RectangleCornerRadii", "RoundedCornerStyle", "ShadowStyle", "SpacerSizing", "TabRole",
      "ToolbarCustomizationBehavior", "ToolbarCustomizationOptions", "ToolbarDefaultItemKind",
      "ToolbarItemPlacement",
    ] {
      _ = need(name)
    }
    func add(_ name: String, _ text: String) {
      files.append(("\(Self.folder)/\(name)+Generated.swift", Self.header + text))
    }
    let receivers = [
      "View", "Shape", "InsettableShape", "ShapeView", "Path", "Text", "Image", "Color",
      "TabContent",
    ]
    for receiver in receivers {
      let declared = views.drawnModifiers.filter { $0.owner == receiver }
      let pieces = modifiers(of: receiver, declared)
      for (index, var piece) in pieces.enumerated() {
        // Over SwiftUI a shape that is painted again lies over what was there.
        if receiver == "ShapeView" { piece = "#if !canImport(SwiftUI)\n\(piece)#endif\n" }
        add("\(receiver)Modifiers\(pieces.count > 1 ? "\(index + 1)" : "")", piece)
      }
    }
    add("Elements", elements())
    add("Environment", environment())
    let values = self.values()
    for (index, piece) in values.enumerated() { add("Values\(index + 1)", piece) }
    counts["drawn value types", default: 0] += needed.count
    return files
  }

  private static let header =
    [
      "// Made by `make catalogue` from the text in Sources/VMLCatalog/Catalogue.",
      "// swift-format-ignore-file", "", "#if canImport(SwiftUI)", "import Foundation",
      "import SwiftUI", "import Symbols", "import UniformTypeIdentifiers", "#if canImport(UIKit)",
      "import UIKit", "#endif", "#else", "import VMLViews", "#endif", "", "",
    ].joined(separator: "\n")

  // MARK: Modifiers

  /// The modifiers of a receiver, 150 in a file.
  private mutating func modifiers(
    of receiver: String, _ declared: [DrawnDeclaration]
  ) -> [String] {
    var byName: [String: [DrawnDeclaration]] = [:]
    for declaration in declared { byName[declaration.member.name, default: []].append(declaration) }
    let names = byName.keys.sorted()
    var pieces: [String] = []
    var written: [String] = []
    var text = ""
    var count = 0
    for name in names {
      let found = selected(byName[name] ?? []).sorted(by: isBefore).flatMap {
        self.lines($0, of: receiver)
      }
      guard !found.isEmpty else { continue }
      written.append(name)
      let (generics, type, result) = head(receiver)
      text += available(receiver)
      text +=
        "  static func \(prefix(receiver))\(name)\(generics)(_ view: \(type), _ c: inout Call)"
      text += " -> \(result)? {\n"
      text += found.map { "    \($0)\n" }.joined() + "    return nil\n  }\n"
      count += 1
      if count == 150 {
        pieces.append("extension Draw {\n\(text)}\n")
        (text, count) = ("", 0)
      }
    }
    return pieces + ["extension Draw {\n\(text)\(switcher(receiver, written))}\n"]
  }

  /// The generic parameters of a receiver's function, its type, and the one of what is made.
  private func head(_ receiver: String) -> (generics: String, type: String, result: String) {
    switch receiver {
    case "View": ("", "AnyView", "Subject")
    case "TabContent": ("<V: Hashable>", "AnyTabContent<V>", "AnyTabContent<V>")
    case "Shape", "InsettableShape", "ShapeView": ("<S: \(receiver)>", "S", "Subject")
    default: ("", receiver, "Subject")
    }
  }

  /// The line before a function, for a receiver that the oldest systems lack.
  private func available(_ receiver: String) -> String {
    guard receiver == "TabContent" else { return "" }
    return "  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)\n"
  }

  private func prefix(_ receiver: String) -> String {
    receiver.prefix(1).lowercased() + receiver.dropFirst() + "_"
  }

  /// A function that finds a modifier, by its first letter and then by its name.
  private func switcher(_ receiver: String, _ names: [String]) -> String {
    let (generics, type, result) = head(receiver)
    let parameters = "(_ view: \(type), _ c: inout Call) -> \(result)?"
    let groups = Dictionary(grouping: names) { $0.first ?? "_" }.sorted { $0.key < $1.key }
    var text = available(receiver)
    text += "  static func \(prefix(receiver))modified\(generics)\(parameters) {\n"
    text += "    switch c.name.utf8.first {\n"
    for (letter, _) in groups {
      let code = letter.asciiValue ?? 0
      text += "    case \(code): \(prefix(receiver))\(letter)_(view, &c)\n"
    }
    text += "    default: nil\n    }\n  }\n"
    for (letter, names) in groups {
      text += available(receiver)
      text += "  private static func \(prefix(receiver))\(letter)_\(generics)\(parameters) {\n"
      text += "    switch c.name {\n"
      for name in names { text += "    case \"\(name)\": \(prefix(receiver))\(name)(view, &c)\n" }
      text += "    default: nil\n    }\n  }\n"
    }
    return text
  }

  /// The declarations of SwiftUI, without those that take a key where another takes any text.
  private func selected(_ all: [DrawnDeclaration]) -> [DrawnDeclaration] {
    func text(_ declared: DrawnDeclaration, _ key: String) -> String {
      declared.signature.arguments.map { argument in
        let type = argument.parameter.type == key ? "text" : argument.parameter.type
        return "\(argument.syntax.label ?? "_"):\(type)"
      }.joined(separator: ",")
    }
    let texts = Set(all.map { text($0, "some StringProtocol") } + all.map { text($0, "Text") })
    return all.filter { declared in
      let takesKey = declared.signature.arguments.contains {
        $0.parameter.type == "LocalizedStringKey"
      }
      return !foreign.contains(declared.member.place)
        && !(takesKey && texts.contains(text(declared, "LocalizedStringKey")))
    }
  }

  /// The order in which overloads are tried: those that are deprecated come last.
  private func isBefore(_ first: DrawnDeclaration, _ second: DrawnDeclaration) -> Bool {
    func rank(_ declaration: DrawnDeclaration) -> (Int, Int, String, Int) {
      let attributes = declaration.member.attributes
      let place = declaration.member.place
      return (
        attributes.deprecation == nil ? 0 : 1, attributes.isDisfavored ? 1 : 0, place.file,
        place.line
      )
    }
    return rank(first) < rank(second)
  }

  private mutating func lines(_ declared: DrawnDeclaration, of receiver: String) -> [String] {
    var lines: [String] = []
    let (result, _) = views.result(of: declared.member, on: receiver)
    let kind =
      switch result {
      case "Text": "text: "
      case "Image": "image: "
      case "Color": "color: "
      case "some Shape", "some InsettableShape": "shape: "
      default: ""
      }
    for form in forms(of: declared) {
      let name = escaped(declared.member.name)
      for call in calls(form, declared, element: nil) {
        lines += guarded(declared, form, call) {
          receiver == "TabContent"
            ? "AnyTabContent(view.\(name)(\($0)))" : "Subject(\(kind)view.\(name)(\($0)))"
        }
      }
    }
    if !lines.isEmpty { counts["drawn modifiers of \(receiver)", default: 0] += 1 }
    return lines
  }

  // MARK: Elements

  private mutating func elements() -> String {
    var byName: [String: [DrawnDeclaration]] = [:]
    for declaration in views.drawnInitialisers {
      byName[declaration.owner, default: []].append(declaration)
    }
    var text = ""
    var written: [String] = []
    for name in byName.keys.sorted() where views.types.conforms(name, to: "View") {
      let kind = views.types.conforms(name, to: "Shape") ? "shape: " : ""
      var lines: [String] = []
      for declared in selected(byName[name] ?? []).sorted(by: isBefore) {
        for form in forms(of: declared) {
          for call in calls(form, declared, element: name) {
            lines += guarded(declared, form, call) { "Subject(\(kind)\(name)(\($0)))" }
          }
        }
        if !lines.isEmpty { counts["drawn initialisers", default: 0] += 1 }
      }
      guard !lines.isEmpty else { continue }
      written.append(name)
      text += "  static func element_\(name)(_ c: inout Call) -> Subject? {\n"
      text += lines.map { "    \($0)\n" }.joined() + "    return nil\n  }\n"
    }
    text += "  static func element(_ c: inout Call) -> Subject? {\n    switch c.name {\n"
    for name in written { text += "    case \"\(name)\": element_\(name)(&c)\n" }
    text += "    default: nil\n    }\n  }\n"
    text += "  static let elements: Set<String> = [\n"
    text += written.map { "    \"\($0)\",\n" }.joined() + "  ]\n"
    text += "  /// By element: the slot that children without a template fill.\n"
    text += "  static let defaultSlots: [String: String] = [\n"
    for name in written {
      if let slot = views.rules.defaultSlot(of: name) { text += "    \"\(name)\": \"\(slot)\",\n" }
    }
    return "extension Draw {\n\(text)  ]\n}\n"
  }

  // MARK: Environment

  /// A function that sets a value of the environment by its key path.
  private mutating func environment() -> String {
    var text = "extension Draw {\n"
    text += "  static func environment(_ view: AnyView, _ key: String, _ c: Call) -> Subject? {\n"
    text += "    switch key {\n"
    for declared in views.drawnEnvironment where !foreign.contains(declared.member.place) {
      let argument = declared.signature.arguments[0]
      guard let reader = reader(of: argument.parameter.type, argument, [:]) else { continue }
      let name = declared.member.name
      let call = DrawnCall(
        conditions: ["let value = c.value(1, \(reader))"], arguments: "\\.\(escaped(name)), value")
      text += "    case \".\(name)\":\n"
      let lines = guarded(declared, declared.signature, call) {
        "Subject(view.environment(\($0)))"
      }
      text += lines.map { "      \($0)\n" }.joined()
      text += "      break\n"
      counts["drawn environment values", default: 0] += 1
    }
    return text + "    default: break\n    }\n    return nil\n  }\n}\n"
  }

  // MARK: Conditions

  /// One statement: a condition, and what is returned where it holds; around it the platforms.
  private func guarded(
    _ declared: DrawnDeclaration, _ form: ViewsSignature, _ call: DrawnCall,
    _ value: (String) -> String
  ) -> [String] {
    let types = form.arguments.flatMap { words(in: $0.parameter.type) }
    let availability = Availability(
      [declared.member.attributes.availability] + self.availability(of: declared.owner)
        + types.flatMap { self.availability(of: $0) })
    var conditions = call.conditions
    if let check = availability.check { conditions.insert(check, at: 0) }
    // A value of any type of a protocol makes the result one, which has to be opened on its own.
    let isOpened = form.arguments.contains { Self.isProtocol($0.parameter.type) }
    var line = value(call.arguments)
    if isOpened {
      let label =
        ["shape: ", "text: ", "image: ", "color: "].first { line.hasPrefix("Subject(\($0)") } ?? ""
      let inner = line.dropFirst("Subject(".count + label.count).dropLast()
      line = "let found = \(inner); return Subject(\(label)found)"
    } else {
      line = "return \(line)"
    }
    line = "if \(conditions.joined(separator: ", ")) { \(line) }"
    guard let platforms = availability.platforms else { return [line] }
    return ["#if \(platforms)", line, "#endif"]
  }

  /// True if a parameter takes values of any type of a protocol, so that no type is said.
  private static func isProtocol(_ type: String) -> Bool {
    (type.hasPrefix("some ") || type.hasPrefix("(some "))
      && !["StringProtocol", "BinaryFloatingPoint", "Hashable", "Equatable"].contains {
        type.contains($0)
      }
  }

  /// The availability of a type, and of those around it.
  func availability(of type: String) -> [AvailabilitySyntax?] {
    var parts = type.split(separator: ".")
    var found: [AvailabilitySyntax?] = []
    while !parts.isEmpty {
      found.append(
        views.model.types[parts.joined(separator: ".")]?.declaration.attributes.availability)
      parts.removeLast()
    }
    return found
  }

  func words(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init)
  }

  /// Systems that have all of some declarations.
  struct Availability {
    /// Condition in Swift; `nil` where the oldest systems of the library have all of it.
    var check: String?
    /// Condition on the platform; `nil` for all.
    var platforms: String?

    private static let oldest: [UInt16] = [16000, 13000, 1000, 9000, 16000]
    private static let names = ["iOS", "macOS", "visionOS", "watchOS", "tvOS"]

    init(_ all: [AvailabilitySyntax?]) {
      var versions = Self.oldest
      for availability in all.compactMap(\.self) {
        for (index, version) in availability.versions.enumerated() {
          versions[index] = version == 0 || versions[index] == 0 ? 0 : max(version, versions[index])
        }
      }
      let there = versions.indices.filter { versions[$0] != 0 }
      if there.contains(where: { versions[$0] > Self.oldest[$0] }) {
        let parts = there.map { index in
          let minor = versions[index] % 1000 / 10
          return "\(Self.names[index]) \(versions[index] / 1000)" + (minor == 0 ? "" : ".\(minor)")
        }
        check = "#available(\((parts + ["*"]).joined(separator: ", ")))"
      }
      if there.count < versions.count {
        platforms =
          (["!canImport(SwiftUI)"] + there.map { "os(\(Self.names[$0]))" })
          .joined(separator: " || ")
      }
    }
  }
}
