import Synchronization
import Testing
import VMLRelease
import VMLRuntime
import VMLTestSupport

/// The vectors of docs/protocol.md, read by the library for apps.
struct RuntimeVectorTests {
  @Test(arguments: ProtocolVectors.all)
  func aChannel(_ vector: ProtocolVector) async throws {
    let folder = try TemporaryFolder()
    if !vector.before.isEmpty {
      let verdict = try await read(ProtocolVectors.store(vector.before), vector, folder)
      guard case .accepted = verdict else {
        Issue.record("what was before is refused: \(verdict)")
        return
      }
    }
    let verdict = try await read(ProtocolVectors.store(vector.layers), vector, folder)
    #expect(verdict == vector.verdict)
  }

  /// Reads a store by a client that has what the cache in a folder keeps.
  private func read(
    _ store: StoreFiles, _ vector: ProtocolVector, _ folder: TemporaryFolder
  ) async throws -> ProtocolVector.Verdict {
    var client = ClientProfile(target: vector.client.target, system: vector.client.system)
    client.id = vector.client.id
    client.runtime = vector.client.runtime
    client.vml = vector.client.vml
    client.behaviour = vector.client.behaviour
    client.lacks = Set(vector.client.lacks)
    var root = ChannelRoot.unsigned
    if case .root(let bytes) = try ProtocolVectors.trust(vector) { root = .bytes(bytes) }
    var configuration = ChannelConfiguration(
      url: "https://cdn.example/app", root: root, client: client)
    configuration.cache = folder("cache")
    configuration.prefetch = .everything
    configuration.policy = .atOnce
    let channel = VMLChannel(
      configuration, transport: MemoryTransport(store), clock: { ProtocolVectors.now.seconds },
      mayStep: { true })
    switch await channel.update() {
    case .refused(let refusal):
      return .refused(refusal.reason.rawValue, document: refusal.document)
    case .unchanged, .shown, .ready:
      return .accepted(await channel.status().shown.flatMap(ReleaseID.init))
    case let other:
      Issue.record("\(other)")
      return .accepted(nil)
    }
  }
}
