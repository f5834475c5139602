import Foundation
import Synchronization
import Testing
import VMLDocuments
import VMLViews

/// Views inside of each other on a thread with a stack of 512 KB.
struct SmallStackTests {
  private struct Endless: View {
    var body: some View {
      Group {
        Text("a")
        Divided { AnyView(Endless()).padding().overlay { Text("b") } }
      }
    }
  }

  private struct Split: View {
    var body: some View {
      Divided {
        AnyView(Split())
        AnyView(Split())
      }
    }
  }

  private static func chain(_ count: Int, _ around: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Text("a"))
    for _ in 0..<count { view = around(view) }
    return view
  }

  private static let makers: [@Sendable () -> AnyView] = [
    { AnyView(Endless()) },
    { AnyView(Split()) },
    { chain(10_000) { inner in AnyView(VStack { inner }) } },
    { chain(10_000) { AnyView($0.padding()) } },
    { chain(10_000) { view in AnyView(view.overlay { Text("b") }) } },
    { chain(10_000) { inner in AnyView(Text("b").overlay { inner }) } },
  ]

  @Test(arguments: makers.indices) func endsWithAnError(_ index: Int) async throws {
    let error = await withCheckedContinuation { continuation in
      let thread = Thread {
        do throws(ViewError) {
          _ = try Self.makers[index]().vml()
          continuation.resume(returning: ViewError?.none)
        } catch {
          continuation.resume(returning: error)
        }
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(error != nil)
  }
}
