import Testing
import VMLDiagnostics
import VMLDocuments
import VMLViews

/// Checks a view on a platform that has all of it, and that its VML has what a text says: the words
/// of it, or so many arguments of a call, as `frame(2)`.
typealias Check = (CallPlatform, String, () -> any View) -> Void

enum CallPlatform: String, CaseIterable { case ios, macos, visionos, watchos, tvos }

/// Data for calls that take some.
struct CallRow: Identifiable { let id = 1 }

let callRows = [CallRow()]

struct CallTests {
  /// One call of each declaration, and one for each member of a value, with arguments that differ
  /// from the defaults: the compiler finds nothing wrong with what is written.
  @Test func everyDeclarationWritesVMLThatIsRight() throws {
    var makers: [CallPlatform: DocumentMaker] = [:]
    for platform in CallPlatform.allCases {
      makers[platform] = try DocumentMaker(
        configuration: "name: a\nversion: '1'\ntargets: [\(platform.rawValue)]\n")
    }
    var wrong: [String] = []
    var count = 0
    callEverything { platform, expectation, make in
      count += 1
      let view = make()
      if !describe(view).shows(expectation) {
        wrong.append("\(describe(view)) does not show '\(expectation)'")
      }
      do {
        let made = try makers[platform]?.document(of: view, target: platform.rawValue)
        wrong += (made?.warnings ?? []).filter { !$0.isExpected }.map {
          "\(describe(view)): \($0.diagnostic.message)"
        }
      } catch {
        wrong.append("\(describe(view)): \(error)")
      }
    }
    #expect(count > 3_000)
    #expect(wrong.isEmpty, "\(wrong.count) of \(count):\n\(wrong.joined(separator: "\n"))")
  }
}

private func describe(_ view: any View) -> String { (try? text(view)) ?? "\(view)" }

extension String {
  /// Whether VML has what the text of a ``Check`` says.
  func shows(_ expectation: String) -> Bool {
    guard expectation.hasSuffix(")"), let parenthesis = expectation.firstIndex(of: "("),
      let count = Int(expectation[expectation.index(after: parenthesis)...].dropLast())
    else { return expectation.split(separator: " ").allSatisfy { contains($0) } }
    return ranges(of: expectation[...parenthesis]).contains {
      argumentCount(from: $0.upperBound) == count
    }
  }

  /// Number of arguments of a call, from behind its parenthesis on.
  private func argumentCount(from start: Index) -> Int {
    guard self[start] != ")" else { return 0 }
    var depth = 0
    var count = 1
    for character in self[start...] {
      switch character {
      case "(", "[": depth += 1
      case ")" where depth == 0: return count
      case ")", "]": depth -= 1
      case "," where depth == 0: count += 1
      default: continue
      }
    }
    return count
  }
}

extension DocumentReport.Problem {
  /// Advice that has nothing to do with how a call is written; arguments may be of a platform of
  /// their own.
  var isExpected: Bool {
    ["deprecated", "constant-value", "not-available"].contains(diagnostic.code.rawValue)
  }
}
