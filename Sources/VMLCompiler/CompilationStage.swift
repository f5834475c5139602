/// The stages that every document goes through, in their order.
public enum CompilationStage: String, CaseIterable, Sendable {
  case expand, style, check
  /// Only where a caller asks for lints.
  case lint
  case emit
}
