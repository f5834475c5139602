public import VMLBehaviour

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
  /// The site's states with `keep: device` as they were kept, by their names.
  ///
  /// One that is missing, or is no value of its state, has its first value.
  public var kept: [SentValue] = []
  /// Keeps a state of the site, whose name is the label.
  public var keep: (SentValue) -> Void = { _ in }
  /// Is told of what the system carries out, such as `openURL` or `share`, and carries out the
  /// rest: `review`, and paths that the release does not have.
  public var effect: (BehaviourEffect) -> Void = { _ in }
  /// Is told after each thing that has come by ``VMLClient/run()``, for what draws without SwiftUI.
  public var changed: (VMLClient) -> Void = { _ in }

  public init() {}

  public init(action: @escaping (String, [SentValue]) -> Void) { self.action = action }
}
