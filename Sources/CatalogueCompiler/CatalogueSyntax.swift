/// One file of the catalogue, as it is written.
struct FileSyntax {
  /// Written by hand, and stronger than what a script wrote.
  var isAddition = false
  var module = ""
  var types: [TypeDeclarationSyntax] = []
  var extensions: [ExtensionSyntax] = []
  var releases: [AvailabilitySyntax] = []
}

/// A place in a file, for messages.
struct Place: Hashable {
  var file: String
  var line: Int

  func error(_ message: String) -> CatalogueError {
    CatalogueError(file: file, line: line, message)
  }
}

/// A declaration such as `struct Toggle<Label: View>: View @since(ios 13)`, with its block.
struct TypeDeclarationSyntax {
  enum Kind: String { case `struct`, `class`, `enum`, `protocol`, `typealias` }

  var place: Place
  var kind: Kind
  var name: String
  var generics: [GenericSyntax] = []
  var conformances: [TypeSyntax] = []
  var requirements: [RequirementSyntax] = []
  var attributes = AttributesSyntax()
  /// Type that an alias stands for.
  var target: TypeSyntax?
  var members: [MemberSyntax] = []
}

/// A block of an extension, or a line such as `extension Section: View where Content: View`.
struct ExtensionSyntax {
  var place: Place
  var name: String
  var conformance: TypeSyntax?
  var requirements: [RequirementSyntax] = []
  var members: [MemberSyntax] = []
}

/// One line of a block.
struct MemberSyntax {
  enum Kind: Int { case enumCase, staticMember, staticFunction, initializer, property, method }

  var place: Place
  var kind: Kind
  var name: String
  var generics: [GenericSyntax] = []
  var parameters: [ParameterSyntax] = []
  var result: TypeSyntax?
  var requirements: [RequirementSyntax] = []
  var attributes = AttributesSyntax()
  var isSettable = false
  var isFailable = false
  var isAsync = false
  var isThrowing = false
  var isRethrowing = false
}

struct GenericSyntax: Hashable {
  var name: String
  var constraint: TypeSyntax?
}

struct RequirementSyntax: Hashable {
  var left: TypeSyntax
  /// `==` instead of `:`.
  var isEquality: Bool
  var right: TypeSyntax
}

struct ParameterSyntax: Hashable {
  /// `nil` for `_`.
  var label: String?
  var name: String?
  var type: TypeSyntax
  var builder: String?
  /// As it is written; `_` if there is one that is not said.
  var defaultValue: String?
  var isAutoclosure = false
  var isVariadic = false
}

/// Attributes behind a declaration: `@since(ios 16) @deprecated(soft) @disfavored @docs`.
struct AttributesSyntax: Hashable {
  /// `nil` for the availability of the declaration around.
  var availability: AvailabilitySyntax?
  var deprecation: DeprecationSyntax?
  var isDisfavored = false
  var isFromDocumentation = false
}

/// Versions, in the order of ``platformNames``; 0 where it is missing.
struct AvailabilitySyntax: Hashable {
  var versions: [UInt16] = Array(repeating: 0, count: platformNames.count)
  /// One bit for each platform whose version is a guess.
  var inferred: UInt16 = 0
}

struct DeprecationSyntax: Hashable {
  var since: [UInt16] = Array(repeating: 0, count: platformNames.count)
  /// One bit for each platform whose version follows from the one of iOS, if it is there at all.
  var implied: UInt16 = 0
  /// One bit for each platform on which it only will be deprecated.
  var soft: UInt16 = 0
  var renamed = ""
  var replacement = ""
}

let platformNames = ["ios", "macos", "visionos", "watchos", "tvos"]
