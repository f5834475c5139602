/// Describes an entry for people to read: on at most a screen where it can be.
public func catalogText(of entry: CatalogEntry) -> String {
  var page = CatalogText()
  page.write(entry)
  return page.lines.map { $0 + "\n" }.joined()
}

private struct CatalogText {
  private(set) var lines: [String] = []

  mutating func write(_ entry: CatalogEntry) {
    let modules = entry.modules
    let origin = modules.contains("SwiftUI") ? "" : " of " + modules.joined(separator: ", ")
    lines.append("\(entry.name), \(article(entry.kind)) \(entry.kind)\(origin)")
    switch entry {
    case .element(let element): write(element)
    case .modifier(let modifier): write(modifier)
    case .type(let type): write(type)
    case .members(let members, _):
      section(nil)
      write(overloads: members)
    case .environmentValue(let value):
      section(nil)
      write(overloads: [value])
    }
  }

  private mutating func section(_ title: String?) {
    lines.append("")
    if let title { lines.append(title) }
  }

  // MARK: Kinds of entries

  private mutating func write(_ element: Catalog.Element) {
    writeDeprecation(element.type.deprecation)
    section("In VML")
    if !element.isWritable {
      lines.append("  It has no place in a document.")
    } else if let example = exampleElement(element) {
      lines.append("  \(example)")
    }
    write("attributes", element.attributes.map(\.string))
    write("templates", element.slots.map { $0.name.string + ($0.isDefault ? " (or none)" : "") })
    write("content", element.contentText)
    section(element.initializers.isEmpty ? "Platforms" : "Initialisers")
    if element.initializers.isEmpty {
      var table = AvailabilityTable()
      table.add("", element.type.availability)
      lines += table.lines
    } else {
      write(overloads: Array(element.initializers))
    }
    let own = Array(element.type.modifiers)
    if !own.isEmpty {
      section("Modifiers of its own")
      write(members: own, in: element.type)
    }
    writeMembers(of: element.type)
  }

  private mutating func write(_ modifier: Catalog.Modifier) {
    let overloads = Array(modifier.overloads)
    var receivers: [Catalog.TypeEntry] = []
    for overload in overloads where !receivers.contains(overload.owner) {
      receivers.append(overload.owner)
    }
    if let best = simplest(overloads), let call = exampleCall(of: best) {
      section("In VML")
      lines.append("  style=\"\(call.replacingQuotes)\"")
    }
    for receiver in receivers {
      section("On \(receiver.name)")
      write(overloads: overloads.filter { $0.owner == receiver })
    }
  }

  private mutating func write(_ type: Catalog.TypeEntry) {
    writeDeprecation(type.deprecation)
    if let target = type.target {
      section(nil)
      lines.append("  Another name of \(target.text).")
    }
    section("Platforms")
    var table = AvailabilityTable()
    table.add("", type.availability)
    lines += table.lines
    write("is", type.conformances.map { $0.type.text })
    if type.kind == .protocol {
      let names = type.conformingTypes.map(\.name.string)
      write("types", Array(names.prefix(40)) + (names.count > 40 ? ["…"] : []))
    }
    writeMembers(of: type)
    if !type.initializers.isEmpty {
      section("Initialisers")
      write(members: Array(type.initializers), in: type)
    }
  }

  private mutating func writeMembers(of type: Catalog.TypeEntry) {
    let members = Array(type.cases) + Array(type.staticMembers) + Array(type.staticFunctions)
    if !members.isEmpty {
      section("Written with a dot")
      write(members: members, in: type)
    }
    let others = Array(type.methods) + (type.element == nil ? Array(type.modifiers) : [])
    let chained = others.filter { $0.result.unwrapped.entry == type || $0.result.kind == .some }
    if !chained.isEmpty, type.kind != .protocol {
      section("Written behind a value")
      write(members: chained, in: type)
    }
  }

  // MARK: Declarations

  /// Overloads, with a table of their platforms; numbers tell which row is whose.
  private mutating func write(overloads: [Catalog.Declaration]) {
    var groups: [(availability: Catalog.Availability, numbers: [Int])] = []
    for (index, overload) in overloads.enumerated() {
      if let group = groups.firstIndex(where: { $0.availability == overload.availability }) {
        groups[group].numbers.append(index + 1)
      } else {
        groups.append((overload.availability, [index + 1]))
      }
    }
    let isNumbered = groups.count > 1
    let width = String(overloads.count).count
    for (index, overload) in overloads.enumerated() {
      let number = String(index + 1)
      let label =
        isNumbered ? String(repeating: " ", count: width - number.count) + number + "  " : ""
      lines.append("  \(label)\(overload.signature)")
      if let deprecation = overload.deprecation {
        lines.append("  \(String(repeating: " ", count: label.count))  \(deprecation.text)")
      }
    }
    lines.append("")
    var table = AvailabilityTable()
    for group in groups {
      table.add(isNumbered ? ranges(of: group.numbers) : "", group.availability)
    }
    lines += table.lines
  }

  /// Writes members, each with the difference of its platforms from its type's.
  private mutating func write(members: [Catalog.Declaration], in type: Catalog.TypeEntry) {
    for member in members {
      let notes = [
        member.availability.difference(from: type.availability), member.deprecation?.text,
      ].compactMap(\.self)
      lines.append("  \(member.signature)")
      if !notes.isEmpty { lines.append("      \(notes.joined(separator: "; "))") }
    }
  }

  private mutating func writeDeprecation(_ deprecation: Catalog.Deprecation?) {
    guard let deprecation else { return }
    lines.append("  \(deprecation.text)")
  }

  /// A word, and a list of names filled to 80 columns.
  private mutating func write(_ title: String, _ names: [String]) {
    guard !names.isEmpty else { return }
    var line = "  \(title):"
    for (index, name) in names.enumerated() {
      let word = name + (index + 1 < names.count ? "," : "")
      if line.count + word.count > 79 {
        lines.append(line)
        line = "     "
      }
      line += " " + word
    }
    lines.append(line)
  }

  /// `1–3, 5` of 1, 2, 3 and 5.
  private func ranges(of numbers: [Int]) -> String {
    var ranges: [(first: Int, last: Int)] = []
    for number in numbers {
      if let last = ranges.last, last.last + 1 == number {
        ranges[ranges.count - 1].last = number
      } else {
        ranges.append((number, number))
      }
    }
    return ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)" }
      .joined(separator: ", ")
  }

  private func article(_ word: String) -> String {
    "aeiou".contains(word.first.map { $0.lowercased() } ?? "") ? "an" : "a"
  }
}

extension Catalog.Element {
  /// Kinds of content that may stand between its tags.
  fileprivate var contentText: [String] {
    var parts: [String] = []
    if content.contains(.text) { parts.append("text") }
    if content.contains(.children) { parts.append("views") }
    return parts.isEmpty ? ["nothing"] : parts
  }
}
