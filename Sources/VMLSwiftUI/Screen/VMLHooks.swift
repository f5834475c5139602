public import VMLBehaviour
public import VMLData

/// Ways in which screens reach the app.
public struct VMLHooks {
  /// Takes an action that a document sends, with its values.
  public var action: (String, [SentValue]) -> Void = { _, _ in }
  /// Is told, once each, what is not drawn or not understood.
  public var report: (String) -> Void = { _ in }
  /// Sends forms to the endpoints of the release; `nil` leaves them to ``submit``.
  public var endpoints: VMLEndpoints?
  /// Takes a form, and returns a status of HTTP and the body of the answer.
  ///
  /// Without it a `submit` to the app fails.
  public var submit: (@Sendable (Submission) async -> (status: Int, body: [UInt8]))?
  /// The site's states that the device has kept.
  public var kept: [String: Value] = [:]
  /// Keeps a state of the site.
  public var keep: (String, Value) -> Void = { _, _ in }
  /// Is told of what the system carries out, such as `openURL` or `share`, and carries out the
  /// rest: `review`, and paths that the release does not have.
  public var effect: (BehaviourEffect) -> Void = { _ in }
  /// Is told after each thing that has come by ``VMLClient/run()``, for what draws without SwiftUI.
  public var changed: (VMLClient) -> Void = { _ in }

  public init() {}

  public init(action: @escaping (String, [SentValue]) -> Void) { self.action = action }
}
