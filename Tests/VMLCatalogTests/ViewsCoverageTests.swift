import CatalogueCompiler
import Foundation
import Testing
import VMLCatalog

/// What a document may say can be said in Swift, or there is a reason why not.
struct ViewsCoverageTests {
  private static let coverage: ViewsCoverage = {
    var errors: [CatalogueError] = []
    return compileCatalogue(CatalogueFolder.texts, errors: &errors)?.viewCoverage ?? ViewsCoverage()
  }()

  @Test func noDeclarationIsForgotten() {
    let entries = Self.coverage.entries
    #expect(entries.count > 2_800)
    let forgotten = entries.filter { $0.outcome == .forgotten }
    #expect(forgotten.isEmpty, "\(forgotten.map { "\($0.place): \($0.name)" })")
    #expect(entries.count { $0.outcome == .written || $0.outcome == .byHand } > 1_300)
  }

  /// By the tables that the checker reads, and by the library's own text.
  @Test func everyRowOfTheTablesHasADeclaration() {
    let leftOut = Set(Self.coverage.entries.filter(\.isLeftOut).map(\.name))
    var missing: [String] = []
    func expect(_ declaration: Catalog.Declaration) {
      let parameters = declaration.parameters.map {
        (label: $0.label?.string ?? "_", isNeeded: !$0.hasDefault)
      }
      let owner = declaration.owner
      let labels = parameters.map { "\($0.label):" }.joined()
      let name = "\(owner.name.string).\(declaration.name.string)(\(labels))"
      let owners = [owner.name.string] + owner.protocols.map(\.string)
      let isThere = owners.contains {
        DeclaredNames.have(declaration.name.string, of: $0, parameters)
      }
      if !isThere, !leftOut.contains(name), !name.contains("(_internal"), !name.contains("._") {
        missing.append(name)
      }
    }
    for element in Catalog.elements where element.isWritable {
      element.initializers.forEach(expect)
    }
    let outside = ["Scene", "Commands", "WidgetConfiguration"]
    for modifier in Catalog.modifiers where modifier.isWritable {
      modifier.overloads.filter { !outside.contains($0.owner.name.string) }.forEach(expect)
    }
    #expect(missing.isEmpty, "\(missing)")
  }

  /// What the library lacks is there to say why, unless it is a modifier of what is not there.
  @Test func whatIsLeftOutSaysWhy() {
    var silent: Set<String> = []
    for entry in Self.coverage.entries where entry.isLeftOut {
      let parts = entry.name.split(separator: "(")
      let labels = parts[1].dropLast().split(separator: ":")
      let name = parts[0].split(separator: ".").last ?? ""
      var owner = String(parts[0].dropLast(name.count + 1))
      if owner == "DynamicViewContent" { owner = "ForEach" }
      let isThere = DeclaredNames.have(
        String(name), of: owner, labels.map { (label: String($0), isNeeded: false) })
      let isElement = name == "init" && DeclaredNames.all[owner] != nil
      if !isThere, !isElement { silent.insert(owner) }
    }
    #expect(silent == notThere)
  }

  /// Kinds of parts, and elements whose initialisers cannot be used.
  private let notThere: Set = [
    "AxisContent", "AxisMark", "BasicChartSymbolShape", "ButtonBorderShape", "Chart3DContent",
    "ChartContent", "ChartSymbolShape", "DynamicTableRowContent", "Layout", "MapContent",
    "ObjectCapturePointCloudView", "ObjectCaptureView", "ResolvedModel3D", "StoreContent",
    "TableColumn", "TableColumnContent", "TableRowContent", "VectorizedChartContent",
  ]

  @Test func eachMemberOfAValueIsInACall() {
    let types = Set(Self.coverage.uncalled.map { String($0.prefix { $0 != "." }) })
    #expect(types == unwritten, "\(Self.coverage.uncalled)")
  }

  /// Types that nothing takes that a document writes: SwiftUI hands them to closures, or keeps them
  /// in the environment.
  private let unwritten: Set = [
    "AccessibilityAdjustmentDirection", "AnimationTimelineSchedule", "ControlActiveState",
    "EditMode", "EveryMinuteTimelineSchedule", "HoverPhase", "KeyPress", "MeshGradient",
    "MoveCommandDirection", "NavigationPath", "PencilSqueezeGesturePhase",
    "PeriodicTimelineSchedule", "ScenePhase", "ScrollPhase", "ScrollTransitionConfiguration",
    "TabViewCustomization", "TimelineSchedule", "Transaction", "Viewpoint3D", "WorldRecenterPhase",
  ]

  @Test func argumentsOfCallsAreNoDefaults() {
    #expect(Self.coverage.defaults == [])
  }
}

/// Names with their labels that the library declares, read from its source.
private enum DeclaredNames {
  /// Lists of labels by their owner and name, `Text.init`; elements that cannot be used have none.
  static let all: [String: [[String]]] = {
    let folder = CatalogueFolder.repository.appending(path: "Sources/VMLViews")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var names: [String: [[String]]] = [:]
    for path in paths ?? [] where path.hasSuffix(".swift") {
      collect(
        String(decoding: CatalogueFolder.bytes(of: "Sources/VMLViews/\(path)"), as: UTF8.self),
        &names)
    }
    return names
  }()

  /// Whether a declaration has the labels, but for some that may be left out.
  static func have(
    _ name: String, of owner: String, _ parameters: [(label: String, isNeeded: Bool)]
  ) -> Bool {
    all["\(owner).\(name)"]?.contains { fits($0[...], parameters[...]) } ?? false
  }

  private static func fits(
    _ labels: ArraySlice<String>, _ parameters: ArraySlice<(label: String, isNeeded: Bool)>
  ) -> Bool {
    guard let parameter = parameters.first else { return labels.isEmpty }
    let rest = parameters.dropFirst()
    return labels.first == parameter.label && fits(labels.dropFirst(), rest)
      || !parameter.isNeeded && fits(labels, rest)
  }

  private static func collect(_ text: String, _ names: inout [String: [[String]]]) {
    var owner = ""
    for match in text.matches(
      of:
        /(?m)^(?:public )?(?:struct|extension|protocol|enum) ([A-Za-z0-9_.]+)|public (?:func `?(\w+)`?|(init)\b)/
    ) {
      if let name = match.1 {
        owner = String(name)
        names[owner] = []
      } else if let name = match.2 ?? match.3 {
        let labels = labels(in: text[match.range.upperBound...])
        names["\(owner).\(name)", default: []].append(labels)
      }
    }
  }

  /// The labels of a parameter list, which may stand behind generic parameters.
  private static func labels(in text: Substring) -> [String] {
    var angles = 0
    var depth = 0
    var parts: [String] = [""]
    for character in text {
      switch character {
      case "<" where depth == 0: angles += 1
      case ">" where depth == 0: angles -= 1
      case "(", "[", "<":
        depth += 1
        if depth > 1 { parts[parts.count - 1].append(character) }
      case ")", "]":
        depth -= 1
        if depth == 0 { return parts.compactMap(label) }
      case ">" where !parts[parts.count - 1].hasSuffix("-"): depth -= 1
      case "," where depth == 1: parts.append("")
      default: if depth > 0 { parts[parts.count - 1].append(character) }
      }
      if depth == 0, angles == 0, character == "{" { return [] }
    }
    return []
  }

  private static func label(_ part: String) -> String? {
    let words = part.split { $0.isWhitespace || $0 == ":" }.drop { $0.hasPrefix("@") }
    return words.first.map(String.init)
  }
}

extension ViewsCoverage.Entry {
  fileprivate var isLeftOut: Bool {
    if case .leftOut = outcome { true } else { false }
  }
}
