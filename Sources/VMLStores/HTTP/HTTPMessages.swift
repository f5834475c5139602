import VMLPublish
import VMLRelease

/// A request, with its body in memory.
package struct HTTPRequest: Sendable {
  package var method: String
  package var server: WebURL
  /// The path and, after a `?`, the query, percent-encoded; begins with `/`.
  package var target: String
  package var headers: [(name: String, value: String)] = []
  package var body: [UInt8] = []

  package init(_ method: String, _ server: WebURL, _ target: String) {
    self.method = method
    self.server = server
    self.target = target
  }
}

/// The answer to a request, with its body in memory.
package struct HTTPAnswer: Sendable {
  package var status: Int
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]

  package init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  var isSuccess: Bool { (200..<300).contains(status) }

  /// The first header of a name, in whatever case; `nil` if there is none.
  subscript(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

extension StoredEntry {
  /// Reads an object's entry from the headers of an answer; `nil` where they lack it.
  init?(key: String, _ answer: HTTPAnswer) {
    guard let size = answer["Content-Length"].flatMap({ Int($0) }),
      let modified = answer["Last-Modified"].flatMap({ UTCTime(httpDate: $0) })
    else { return nil }
    self.init(key: key, size: size, modified: modified)
  }
}
