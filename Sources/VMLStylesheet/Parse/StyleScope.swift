public import VMLDiagnostics

/// The component that a sheet stands beside.
///
/// The sheet is for the component's own elements: the elements in its file, wherever they end up,
/// and its roots, except content that was passed to it.
///
/// Spec: VSS 6, scope.
public struct StyleScope: Hashable, Sendable {
  /// The component's name and file.
  public var component: String
  public var file: FileID

  public init(component: String, file: FileID) {
    self.component = component
    self.file = file
  }
}
