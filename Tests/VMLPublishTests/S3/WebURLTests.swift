import Testing
import VMLStores

struct WebURLTests {
  @Test(arguments: [
    ("https://Example.com", "https://example.com", false),
    ("HTTPS://example.com:443/", "https://example.com", false),
    ("http://127.0.0.1:9000/base/", "http://127.0.0.1:9000/base", true),
    ("http://127.1.2.3", "http://127.1.2.3", true), ("http://[::1]:80/", "http://[::1]", true),
    ("http://localhost", "http://localhost", true),
    ("http://a.localhost", "http://a.localhost", true),
    ("https://a.example/ü x/%41", "https://a.example/%C3%BC%20x/A", false),
    ("http://127.0.0.1.example", "http://127.0.0.1.example", false),
    ("http://localhost.example", "http://localhost.example", false),
  ])
  func whatIsRead(_ text: String, _ expected: String, _ isLoopback: Bool) throws {
    let url = try WebURL(parsing: text)
    #expect(url.text == expected)
    #expect(url.isLoopback == isLoopback)
    #expect(try WebURL(parsing: url.text) == url)
  }

  @Test(arguments: [
    ("", "https://"), ("example.com", "https://"), ("ftp://example.com", "https://"),
    ("https://", "host"), ("https://u:geheim@example.com/", "user name"), ("https://a/?b", "'?'"),
    ("https://a/#b", "'?'"), ("https://a b/", "host"), ("https://a:0", "port"),
    ("https://a:70000", "port"), ("https://a:x", "port"), ("https://[::1", "host"),
    ("https://[::1]x", "host"), ("https://ü.example", "host"), ("https://a\nb/", "host"),
  ])
  func whatIsRefused(_ text: String, _ reason: String) {
    do throws(URLMistake) {
      _ = try WebURL(parsing: text)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains(reason))
      #expect(!"\(error)".contains("geheim"))
    }
  }

  @Test func encoding() {
    let text = "a/ü +%~-._&=?#'\"😀"
    #expect(percentEncoded("a/b c~") == "a%2Fb%20c~")
    #expect(percentEncoded(text, keepsSlashes: true).contains("/"))
    #expect(percentDecoded(percentEncoded(text)) == text)
    #expect(percentDecoded("a+b%2B", plusIsSpace: true) == "a b+")
    for broken in ["%", "%4", "%zz", "%FF"] { #expect(percentDecoded(broken) == nil) }
  }
}
