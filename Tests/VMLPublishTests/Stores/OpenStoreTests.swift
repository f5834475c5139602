import Testing
import VMLCompiler
import VMLPublish
import VMLStores

struct OpenStoreTests {
  /// What site.yaml and `--store` accept, `openStore` knows.
  @Test(arguments: PublishConfiguration.schemes) func aKnownScheme(_ scheme: String) {
    #expect(mistake(in: scheme + ":no/such/place")?.contains("is no kind of store") != true)
  }

  @Test func anUnknownScheme() {
    #expect(mistake(in: "ftp:host")?.contains("'ftp:' is no kind of store") == true)
  }

  private func mistake(in address: String) -> String? {
    do {
      _ = try openStore(address, StoreSettings { _ in nil }, isMade: false)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
