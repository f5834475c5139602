import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Attributes and numbers as other languages write them: one message each, with the way out.
struct ForeignHabitTests {
  @Test(arguments: [
    (#"<Text v-if="x">a</Text>"#, "'v-if' is no name of an attribute in VML"),
    (#"<Text :class="x">a</Text>"#, "':class' is no name of an attribute in VML"),
    (#"<Text @click="x">a</Text>"#, "'@click' is no name of an attribute in VML"),
    (#"<Text href="x">a</Text>"#, "'href' is no name of an attribute in VML"),
    (#"<VStack spacing="8px"><Text>a</Text></VStack>"#, "expected a number, found '8px'"),
    (#"<VStack spacing="1_000"><Text>a</Text></VStack>"#, "expected a number, found '1_000'"),
    (#"<Text style="opacity(50%)">a</Text>"#, "expected a number, found a percentage"),
    (#"<Text style="frame(width: 50%)">a</Text>"#, "expected a number, found a percentage"),
    (#"<Text style="opacity([1, 2])">a</Text>"#, "expected a number, found an array"),
    (#"<Text style="keyboardType(.email)">a</Text>"#, "'UIKeyboardType' has no '.email'"),
    (#"<Text style="foregroundStyle(hsl(30, 100%, 50%))">a</Text>"#, nil),
  ])
  func oneMessageEach(page: String, message: String?) async throws {
    let site = try TestSite(page)
    let report = try await buildSite(BuildOptions(site: site.path))
    let told = report.diagnostics.map(\.message)
    #expect(told.count == (message == nil ? 0 : 1), "\(told)")
    if let message { #expect(told.first?.hasPrefix(message) == true, "\(told)") }
  }
}
