/// Makes classes of the styles that pages share: the named ones of layouts under their names, and
/// every other list of at least two modifiers that occurs twice.
///
/// A class takes the place of an element's first modifiers where that means the same. Lists that
/// name views or attributes of their element stay there.
///
/// - Returns: The sheet; empty if no page has a class.
public func makeClasses(of pages: inout [ConvertedPage]) -> [UInt8] {
  var maker = ClassMaker()
  for page in pages {
    maker.count(page.roots, named: page.styles)
    maker.name(page.styles)
  }
  maker.nameLists()
  for index in pages.indices {
    pages[index].roots = maker.classified(pages[index].roots, named: pages[index].styles)
  }
  return maker.sheet
}

private struct ClassMaker {
  private struct Use {
    var count = 0
    /// Of the first element that has the list.
    var element: String
    var order: Int
  }

  /// By the text of a list.
  private var uses: [String: Use] = [:]
  private var names: [String: String] = [:]
  private var takenNames: Set<String> = []
  /// Rules that some element has, with their modifiers.
  private var rules: [(name: String, calls: [String])] = []
  private var known: Set<String> = []

  mutating func count(_ nodes: [PageNode], named styles: [String: [String]]) {
    for case .element(let element) in nodes {
      if namedStyle(of: element, styles) == nil, element.calls.count > 1,
        Self.isShareable(element.calls)
      {
        let list = element.calls.joined(separator: "; ")
        let first = Use(element: element.name, order: uses.count)
        uses[list, default: first].count += 1
      }
      count(element.children, named: styles)
    }
  }

  /// Gives the lists of named styles their names.
  mutating func name(_ styles: [String: [String]]) {
    for (name, calls) in styles.sorted(by: { $0.key < $1.key }) where Self.isShareable(calls) {
      let list = calls.joined(separator: "; ")
      if names[list] == nil { names[list] = unusedName(className(name)) }
    }
  }

  /// Gives the lists that occur twice names, in the order in which they come up.
  mutating func nameLists() {
    for (list, use) in uses.sorted(by: { $0.value.order < $1.value.order })
    where use.count > 1 && names[list] == nil {
      names[list] = unusedName(use.element.lowercased() + "-1")
    }
  }

  mutating func classified(
    _ nodes: [PageNode], named styles: [String: [String]]
  ) -> [PageNode] {
    nodes.map { node in
      guard case .element(var element) = node else { return node }
      let calls = namedStyle(of: element, styles) ?? element.calls
      if Self.isShareable(calls), let name = names[calls.joined(separator: "; ")] {
        if known.insert(name).inserted { rules.append((name, calls)) }
        element.attributes.append(("class", name))
        element.calls.removeFirst(calls.count)
      }
      element.children = classified(element.children, named: styles)
      return .element(element)
    }
  }

  /// The modifiers of an element's named style, if they are its first, and none comes again.
  private func namedStyle(of element: PageElement, _ styles: [String: [String]]) -> [String]? {
    guard let name = element.style, let calls = styles[name], !calls.isEmpty,
      element.calls.starts(with: calls), Self.isShareable(calls)
    else { return nil }
    let heads = Set(calls.map(Self.head))
    return element.calls.dropFirst(calls.count).contains { heads.contains(Self.head($0)) }
      ? nil : calls
  }

  private static func head(_ call: String) -> Substring { call.prefix { $0 != "(" } }

  /// Whether a list has modifiers that mean the same on every element.
  private static func isShareable(_ calls: [String]) -> Bool {
    !calls.isEmpty
      && calls.allSatisfy { call in
        !["attr(", "(:", ": :", "\\("].contains { call.contains($0) }
      }
  }

  /// By the stem of names: the last number.
  private var numbers: [String: Int] = [:]

  private mutating func unusedName(_ wanted: String) -> String {
    if takenNames.insert(wanted).inserted { return wanted }
    let stem = wanted.hasSuffix("-1") ? String(wanted.dropLast(2)) : wanted
    while true {
      let number = numbers[stem, default: 1] + 1
      numbers[stem] = number
      let name = "\(stem)-\(number)"
      if takenNames.insert(name).inserted { return name }
    }
  }

  var sheet: [UInt8] {
    let order = rules.sorted { $0.name < $1.name }
    return Array(
      order.map { ".\($0.name) {\n" + $0.calls.map { "  \($0);\n" }.joined() + "}\n" }
        .joined(separator: "\n").utf8)
  }
}

/// A style's name as a class may be called.
func className(_ name: String) -> String {
  let bytes = name.utf8.map { byte in
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F ? byte : 0x2D
  }
  let made = String(decoding: bytes, as: UTF8.self)
  return made.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 } == true ? made : "style-" + made
}
