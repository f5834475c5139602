extension ViewsGenerator {
  /// Adds a call for each member of each value, where some call takes it: also by way of another
  /// value's member.
  mutating func noteValues() {
    var done: Set<String> = []
    while let type = calls.holes.keys.filter({ !done.contains($0) }).min() {
      done.insert(type)
      guard let hole = calls.holes[type] else { continue }
      if type.hasPrefix("some ") {
        let protocols = type.split(separator: " ").dropFirst().filter { $0 != "&" }
        noteStyles(protocols.map(String.init), hole)
      } else if types.needed.contains(type) || type == "Color" {
        for member in model.types[type]?.members.map(\.syntax) ?? [] {
          guard let call = memberCall(member, of: type, 0) else { continue }
          note(call, member, hole, on: platforms(member.attributes, of: type))
        }
      }
    }
    for (place, name) in membersWritten where !membersCalled.contains(place) {
      coverage.uncalled.append(name)
    }
    coverage.uncalled.sort()
  }

  /// Adds calls of what is written with a dot where a type conforms to some protocols, and takes
  /// all such types to be called too.
  private mutating func noteStyles(
    _ protocols: [String], _ hole: CallHole
  ) {
    for member in dotMembers(of: protocols) {
      let type = member.requirements.first { $0.left == .named("Self", []) }?.right.simpleName
      guard var call = memberCall(member, of: "", 1) else { continue }
      call.head = "." + escaped(member.name)
      note(call, member, hole, on: platforms(member.attributes, of: type))
    }
    for type in types.needed where protocols.allSatisfy({ types.conforms(type, to: $0) }) {
      var inner = hole
      inner.platforms.formIntersection(platforms(AttributesSyntax(), of: type))
      calls.addHole(for: type, inner)
    }
  }

  private mutating func note(
    _ call: MemberCall, _ member: MemberSyntax, _ hole: CallHole, on platforms: Set<Int>
  ) {
    let there = hole.platforms.intersection(platforms)
    membersCalled.insert(member.place)
    for argument in call.arguments where argument.isDefault { coverage.defaults.append(call.text) }
    let name = member.kind == .initializer ? call.head : member.name
    let expectation = call.isPlain ? name : "\(name)(\(call.arguments.count))"
    calls.add(
      hole.call(call.text), expecting: hole.shows(call.text) ? expectation : "", on: there)
    for (index, argument) in call.arguments.enumerated() {
      let inner = CallHole(platforms: there, standard: argument.standard) { value in
        var outer = call
        outer.arguments[index].put(value)
        return hole.call(outer.text)
      }
      calls.addHole(for: argument.valueType, inner)
    }
  }
}
