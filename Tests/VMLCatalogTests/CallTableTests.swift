import Testing
import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Calls that are made from the catalogue, one for each modifier of `View`, right and wrong.
struct CallTableTests {
  @Test func everyModifierOfViewIsAccepted() throws {
    let calls = generatedCalls()
    #expect(viewModifierNames().count == 491)
    #expect(calls.count == 491 - unwritable.count)
    var accepted = 0
    for call in calls {
      let outcome = try call.outcome(of: call.text)
      #expect(outcome.codes.isEmpty, "\(call.text): \(outcome.messages)")
      accepted += 1
    }
    #expect(accepted == calls.count)
  }

  @Test func wrongLabelsAreRefused() throws {
    for call in generatedCalls() {
      let codes = try call.outcome(of: call.withWrongLabel).codes
      #expect(codes.contains(.argumentLabel), "\(call.withWrongLabel): \(codes)")
    }
  }

  @Test func surplusArgumentsAreRefused() throws {
    for call in generatedCalls() where !call.isVariadic {
      let codes = try call.outcome(of: call.withSurplus).codes
      #expect(codes.contains(.argumentCount), "\(call.withSurplus): \(codes)")
    }
  }

  @Test func wrongMembersAreRefused() throws {
    let calls = generatedCalls().filter { !open.contains($0.name) }.compactMap { call in
      call.withWrongMember.map { (call: call, text: $0) }
    }
    #expect(calls.count >= 120)
    for (call, text) in calls {
      let codes = try call.outcome(of: text).codes
      #expect(codes.contains(.unknownValue), "\(text): \(codes)")
    }
  }

  @Test func everyModifierOfSwiftUIHasACall() {
    let names = Set(generatedCalls().map(\.name))
    let without = viewModifierNames().filter { !names.contains($0) }
    #expect(without == unwritable)
  }
}

/// Elements that are made from the catalogue, right and wrong.
struct ElementTableTests {
  private let checker = ElementChecker(Catalog.CheckTarget(platform: .iOS, minimum: nil))
  private let place = SourceRange(file: FileID(0), 0..<1)

  @Test func everyAttributeOfEveryViewTakesItsValue() throws {
    var count = 0
    for element in Catalog.elements where element.isWritable && isSwiftUI(element) {
      count += 1
      let name = Array(element.name.string.utf8)
      let subject = try #require(checker.subject(named: name[...]))
      var seen: Set<String> = []
      for initializer in element.initializers {
        for argument in initializer.arguments {
          guard let attribute = argument.attributes.first?.string else { continue }
          guard seen.insert(attribute).inserted else { continue }
          let rule = checker.rule(for: attribute, of: subject)
          if case .unknown = rule { Issue.record("\(element.name) has no '\(attribute)'") }
          guard case .typed(let types) = rule,
            let text = value(of: argument.parameter.type, in: initializer, .iOS)
          else { continue }
          let isMember = text.hasPrefix(".")
          let written = isMember ? [text, String(text.dropFirst())] : [text]
          for value in written {
            let problem = checker.problem(with: value, as: types, at: place)
            #expect(problem == nil, "\(element.name) \(attribute)=\(value)")
          }
          let problem = checker.problem(with: "§ §", as: types, at: place)
          // A picture may be named by any text.
          guard text != "Image(\"a\")" else { continue }
          guard case .wrong(let mistake) = problem else {
            Issue.record("\(element.name) \(attribute) takes anything")
            continue
          }
          #expect(mistake.code == .attributeType, "\(element.name) \(attribute)")
        }
      }
      guard case .unknown = checker.rule(for: "xyzzy", of: subject) else {
        Issue.record("\(element.name) takes anything")
        continue
      }
    }
    #expect(count >= 110)
  }

  private func isSwiftUI(_ element: Catalog.Element) -> Bool {
    ["SwiftUI", "SwiftUICore"].contains(element.type.module.string)
  }
}

/// Modifiers that take values that VML has no way to write: shaders, layouts' keys, objects of the
/// app.
private let unwritable = [
  "accessibilityChartDescriptor", "colorEffect", "containerValue", "defaultAppStorage",
  "distortionEffect", "dragConfiguration", "environmentObject", "keyframeAnimator", "layerEffect",
  "layoutValue", "menuButtonStyle", "modifier", "onCommand", "onReceive", "ornament",
  "pageCommand", "phaseAnimator", "preference", "previewContext", "projectionEffect",
  "scrollInputBehavior", "textRenderer", "touchBarItemPresence", "transform3DEffect",
]

/// Whose argument is of a type of another framework, or known from documentation, so that the
/// catalogue may lack a member.
private let open: Set<String> = [
  "autocapitalization", "breakthroughEffect", "handPointerBehavior", "keyboardType",
  "preferredSurroundingsEffect", "preferredWindowClippingMargins",
  "presentationBreakthroughEffect", "previewLayout", "textContentType", "transformEffect",
  "typesettingLanguage",
]

/// A call of the simplest overload that can be written.
struct GeneratedCall {
  var name: String
  var arguments: [(label: String, text: String)]
  /// The argument that may be any member of its type, if there is one.
  var member: Int?
  var isVariadic: Bool
  var platform: Catalog.Platform

  var text: String { write(arguments) }

  var withWrongLabel: String {
    var wrong = arguments
    if wrong.isEmpty {
      wrong = [("xyzzy", "1")]
    } else {
      wrong[0].label = "xyzzy"
    }
    return write(wrong)
  }

  var withSurplus: String {
    write(arguments + Array(repeating: ("", "#123456"), count: 12))
  }

  var withWrongMember: String? {
    guard let member else { return nil }
    var wrong = arguments
    wrong[member].text = ".xyzzy"
    return write(wrong)
  }

  private func write(_ arguments: [(label: String, text: String)]) -> String {
    let texts = arguments.map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Result of the checker, without warnings of deprecation, or of values that never change.
  func outcome(of text: String) throws -> (codes: [DiagnosticCode], messages: [String]) {
    let check = try checked(text, platform: platform)
    let found = check.diagnostics.filter {
      ![.deprecated, .constantValue, .identityInStyle].contains($0.code)
    }
    return (found.map(\.code), found.map(\.message))
  }
}

/// The names of the modifiers that SwiftUI itself has on `View`.
func viewModifierNames() -> [String] {
  Catalog.modifiers.filter { modifier in
    modifier.overloads.contains { overload in
      overload.owner.name.isEqual(to: "View")
        && ["SwiftUI", "SwiftUICore"].contains(overload.module.string)
    }
  }.map(\.name.string)
}

func generatedCalls() -> [GeneratedCall] {
  viewModifierNames().compactMap { name in
    let overloads = Catalog.modifier(name)?.overloads.filter { overload in
      overload.owner.name.isEqual(to: "View")
        && ["SwiftUI", "SwiftUICore"].contains(overload.module.string)
    }
    let calls = (overloads ?? []).compactMap { generatedCall(name, $0) }
    return calls.min {
      ($0.arguments.count, $0.platform.rawValue) < ($1.arguments.count, $1.platform.rawValue)
    }
  }
}

private func generatedCall(_ name: String, _ overload: Catalog.Declaration) -> GeneratedCall? {
  let newest = Catalog.Version("64")
  guard
    let platform = Catalog.Platform.allCases.first(where: {
      overload.availability.isAvailable(on: $0, since: newest)
    })
  else { return nil }
  var call = GeneratedCall(name: name, arguments: [], isVariadic: false, platform: platform)
  let parameters = Array(overload.parameters)
  for (index, parameter) in parameters.enumerated() {
    if parameter.isVariadic { call.isVariadic = true }
    // Without its label an argument is the first parameter's that has none.
    let isInTheWay =
      parameter.label == nil
      && parameters[(index + 1)...].contains { $0.label == nil && !$0.hasDefault }
    if parameter.hasDefault, !isInTheWay { continue }
    if parameter.isBinding || parameter.isAction || parameter.isUnwritable { continue }
    if parameter.isClosure {
      if parameter.builder == nil { continue }
      call.arguments.append((parameter.label?.string ?? "", ":x"))
      continue
    }
    guard let value = value(of: parameter.type, in: overload, platform) else { return nil }
    if value.hasPrefix("."), call.member == nil { call.member = call.arguments.count }
    call.arguments.append((parameter.label?.string ?? "", value))
  }
  return call
}

/// A value of a type as VML writes it; `nil` where there is no simple one.
private func value(
  of type: Catalog.TypeExpression, in overload: Catalog.Declaration, _ platform: Catalog.Platform,
  depth: Int = 0
) -> String? {
  guard depth < 4 else { return nil }
  let inner = { (type: Catalog.TypeExpression) in
    value(of: type, in: overload, platform, depth: depth + 1)
  }
  switch type.kind {
  case .optional, .unwrapped: return inner(type.arguments[0]) ?? "nil"
  case .attributed, .sending: return inner(type.arguments[0])
  case .array: return inner(type.arguments[0]).map { "[\($0)]" }
  case .tuple:
    let parts = type.arguments.compactMap(inner)
    return parts.count == type.arguments.count && parts.count > 1
      ? "(\(parts.joined(separator: ", ")))" : nil
  case .named where plainValues[type.name.string] != nil: return plainValues[type.name.string]
  case .named where type.name.string == "Set": return inner(type.arguments[0]).map { "[\($0)]" }
  case .named where type.name.string.hasSuffix("KeyPath"): return "\\.font"
  default: break
  }
  let simple = Catalog.implicitMembers(of: type, in: overload).filter { member in
    member.parameters.isEmpty && member.kind != .initializer
      && member.availability.isAvailable(on: platform, since: Catalog.Version("64"))
  }
  if let member = simple.first { return ".\(member.name)" }
  for constraint in [type.name.string] + overload.constraints(on: type.name).map(\.text)
    + (type.arguments.first.map { [$0.text] } ?? [])
  {
    if let plain = plainValues[constraint] { return plain }
  }
  return nil
}

private let plainValues = [
  "String": "\"a\"", "LocalizedStringKey": "\"a\"", "LocalizedStringResource": "\"a\"",
  "StringProtocol": "\"a\"", "Text": "Text(\"a\")", "Int": "1", "Double": "1", "CGFloat": "1",
  "Float": "1", "Bool": "true", "URL": "\"a\"", "View": ":x", "Hashable": "\"a\"",
  "Equatable": "1", "Character": "\"a\"", "Angle": "45deg", "BinaryFloatingPoint": "0.5",
  "CGPoint": "CGPoint(x: 1, y: 1)", "CGSize": "CGSize(width: 1, height: 1)",
  "Namespace.ID": "\"a\"", "EdgeInsets": "EdgeInsets()", "Image": "Image(\"a\")",
  "UTType": ".image", "Any": "1",
  "AnyHashable": "1", "Locale": "Locale(identifier: \"fr\")",
  "Gesture": "TapGesture()", "Gesture<T>": "TapGesture()", "RandomAccessCollection": "[1]",
  "Sequence": "[1]",
]

/// Checks one modifier.
func checked(
  _ text: String, on element: String? = nil, platform: Catalog.Platform = .iOS,
  minimum: String? = nil, custom: Catalog.CustomDeclarations = Catalog.CustomDeclarations(),
  at location: SourceLocation = #_sourceLocation
) throws -> Catalog.CallCheck {
  var bag = DiagnosticBag()
  let file = FileID(0)
  let tree = parseStyle(Array(text.utf8), as: file, reporting: &bag)
  try #require(!bag.hasErrors, "\(text): \(bag.diagnostics)", sourceLocation: location)
  let target = Catalog.CheckTarget(
    platform: platform, minimum: minimum.flatMap { Catalog.Version($0) }, custom: custom)
  let receiver = element.flatMap { Catalog.element($0) }.map { Catalog.Receiver.element($0) }
  return try #require(
    CallChecker(target).check(modifier: 0, in: tree, file: file, on: receiver ?? .any),
    "\(text) is no modifier", sourceLocation: location)
}
