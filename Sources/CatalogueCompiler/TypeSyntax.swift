/// A type as Swift writes it.
indirect enum TypeSyntax: Hashable {
  case named(String, [TypeSyntax])
  case member(TypeSyntax, String, [TypeSyntax])
  case optional(TypeSyntax)
  case unwrapped(TypeSyntax)
  case array(TypeSyntax)
  case dictionary(TypeSyntax, TypeSyntax)
  case tuple([TypeSyntax], labels: [String])
  case function(TypeSyntax, effects: String, TypeSyntax)
  /// `some`, `any`, `inout`, `repeat`, `each`, `sending`, `~`, or an attribute such as
  /// `@MainActor`.
  case prefixed(String, TypeSyntax)
  case composition([TypeSyntax])

  /// Whether brackets around it make a tuple and do not only group.
  var isPack: Bool {
    if case .prefixed("repeat", _) = self { return true }
    return false
  }
}
