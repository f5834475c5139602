import Testing
import VMLDiagnostics
import VMLDocuments
import VMLViews

/// Checks a view on a platform that has all of it.
typealias Check = (CallPlatform, () -> any View) -> Void

enum CallPlatform: String, CaseIterable { case ios, macos, visionos, watchos, tvos }

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
    callEverything { platform, make in
      count += 1
      let view = make()
      do {
        let made = try makers[platform]?.document(of: view, target: platform.rawValue)
        wrong += (made?.warnings ?? []).filter { !$0.isExpected }.map {
          "\(describe(view)): \($0.diagnostic.message)"
        }
      } catch {
        wrong.append("\(describe(view)): \(error)")
      }
    }
    #expect(count > 1_500)
    #expect(wrong.isEmpty, "\(wrong.count) of \(count):\n\(wrong.joined(separator: "\n"))")
  }
}

private func describe(_ view: any View) -> String { (try? text(view)) ?? "\(view)" }

extension DocumentReport.Problem {
  /// Advice that has nothing to do with how a call is written; arguments may be of a platform of
  /// their own.
  var isExpected: Bool {
    ["deprecated", "constant-value", "not-available"].contains(diagnostic.code.rawValue)
  }
}
