/// Scope of what is different in a site and its output since the last build.
enum ChangeScope {
  /// All is as it was, and this is what the last build said.
  case nothing(BuildReport)
  /// These files, and nothing else, do not hold what they did.
  case files([String])
  case site(because: WholeBuildReason)
}
