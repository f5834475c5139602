import Foundation
import VMLBehaviour
import VMLData
public import VMLRuntime

/// Sends forms to the endpoints of a release, as JSON.
///
/// Only to addresses with `https` whose hosts the app has named.
public struct VMLEndpoints: Sendable {
  private let hosts: Set<String>
  private let transport: any FormTransport
  private let headers: @Sendable (String) async -> [String: String]

  /// - Parameters:
  ///   - hosts: Hosts that forms may go to, such as `api.acme.example`.
  ///   - transport: The way there.
  ///   - headers: Gives more headers for the endpoint of a name, such as `Authorization`.
  public init(
    hosts: Set<String>, transport: some FormTransport = URLSessionTransport(),
    headers: @escaping @Sendable (String) async -> [String: String] = { _ in [:] }
  ) {
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.transport = transport
    self.headers = headers
  }

  /// Posts a form to an address of the release.
  ///
  /// - Throws: ``Problem`` where the address may not be used, else what the transport throws.
  func send(
    _ form: Submission, to name: String, at address: String?
  ) async throws -> (status: Int, body: [UInt8]) {
    guard let address, let url = URL(string: address) else {
      throw Problem(description: "the release has no address for the endpoint '\(name)'")
    }
    guard url.scheme == "https", url.user == nil, let host = url.host,
      hosts.contains(host.lowercased())
    else {
      throw Problem(description: "the app sends no forms to '\(address)'")
    }
    var all = await headers(name)
    all["Content-Type"] = "application/json"
    all["Accept"] = "application/json"
    all["Idempotency-Key"] = form.key
    let values = form.fields.map { ($0.label, plain($0.value)) }
    let body = try JSONSerialization.data(
      withJSONObject: Dictionary(values) { first, _ in first }, options: .sortedKeys)
    return try await transport.post(
      FormRequest(
        url: address, headers: all, body: Array(body), limit: ClientLimits.answerBytes))
  }

  /// A reason for which a form is not sent.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private func plain(_ value: Value) -> Any {
    switch value {
    case .boolean(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .list(let items): items.map(plain)
    case .string(let text), .date(let text), .color(let text), .url(let text), .symbol(let text):
      text
    default: NSNull()
    }
  }
}
