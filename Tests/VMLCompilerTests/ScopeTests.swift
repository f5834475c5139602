import Testing
import VMLCompiler
import VMLData
import VMLTestSupport

@Suite struct ScopeTests {
  /// A variable is found without a look at all that were bound after it.
  @Test func aVariableBelowManyOthers() {
    var scope = Scope(["page": .integer(1)])
    scope.makeGlobal()
    scope.bind("z", to: .integer(2))
    for number in 0..<5000 { scope.bind("a", to: .integer(number)) }
    #expect(scope["z"] == .integer(2) && scope["page"] == .integer(1))
    #expect(scope["a"] == .integer(4999) && scope["b"] == nil)
    #expect(scope.comparisonLimit(of: "z") == 1 && scope.comparisonLimit(of: "page") == 1)
  }

  /// Many variables are bound, found, hidden and unbound as few are.
  @Test(arguments: 0..<20) func manyAreAsFew(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var scope = Scope()
    /// The same without a table: names and values, and where what is in sight begins.
    var all: [(name: String, value: Int)] = []
    var (globals, firstLocal) = (0, 0)
    func value(_ name: String) -> Value? {
      let local = all[firstLocal...].last { $0.name == name }
      return (local ?? all[..<globals].last { $0.name == name }).map { .integer($0.value) }
    }
    var marks: [(mark: Int, hidden: Int?)] = []
    for number in 0..<3000 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0 where number > 100:
        marks.append((all.count, nil))
      case 1 where number > 100:
        marks.append((all.count, firstLocal))
        let hidden = scope.hideLocals()
        #expect(hidden == firstLocal)
        firstLocal = all.count
      case 2, 3:
        guard let last = marks.popLast() else { break }
        scope.pop(to: last.mark)
        all.removeSubrange(last.mark...)
        if let hidden = last.hidden {
          scope.showLocals(hidden)
          firstLocal = hidden
        }
      default:
        let name = "v\(Int.random(in: 0..<40, using: &random))"
        scope.bind(name, to: .integer(number))
        all.append((name, number))
      }
      if number == 30 {
        scope.makeGlobal()
        (globals, firstLocal) = (all.count, all.count)
        marks = []
      }
      let name = "v\(Int.random(in: 0..<45, using: &random))"
      #expect(scope[name] == value(name))
      #expect(scope.mark == all.count)
    }
  }
}
