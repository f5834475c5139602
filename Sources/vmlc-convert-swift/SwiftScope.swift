#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// The meaning of a name where Swift is read.
  indirect enum Meaning {
    /// An expression of VML, which the compiler works out.
    case value(String)
    case state(ScreenState)
    /// An argument, a constant or a closure, which is read where its name stands.
    case swift(ExprSyntax, Scope)
    /// Views of the caller; by no name for the ones without a template.
    case slot(String?)
    /// The members of a model: states, and data of the app.
    case model(Scope)
    /// The steps of an event of the caller's.
    case event
    case dismiss
    case openURL
    /// A value that a view gives to a closure, and that no page has: of a `GeometryReader`.
    case given
    /// The image of an `AsyncImage` that has loaded.
    case image
    /// The content of a `ViewModifier`, or the view that a function is called on.
    case nodes([PageNode])
  }

  extension Meaning {
    var isConstant: Bool { if case .swift = self { true } else { false } }

    var nodes: [PageNode]? { if case .nodes(let nodes) = self { nodes } else { nil } }
  }

  /// The names that are there.
  struct Scope {
    var names: [String: Meaning] = [:]
    /// The types of names whose values are cases.
    var types: [String: String] = [:]
    /// The struct whose computed properties and functions can be read.
    var owner: SwiftStruct?
    /// The names of its stored properties.
    private var properties: [String: Meaning] = [:]
    /// The number of constants that were read on the way here.
    private(set) var depth = 0

    init(owner: SwiftStruct? = nil) { self.owner = owner }

    subscript(_ name: String) -> Meaning? { names[name] }

    mutating func declareProperties(_ meanings: [String: Meaning]) {
      names = meanings
      properties = meanings
    }

    /// The scope of the struct's other members.
    var ofOwner: Scope {
      var scope = self
      scope.names = properties
      return scope
    }

    /// The scope of a constant; `nil` where constants are too many deep to have an end.
    var ofConstant: Scope? {
      guard depth < 50 else { return nil }
      var scope = Scope()
      scope.depth = depth + 1
      return scope
    }

    func at(depth: Int) -> Scope {
      var scope = self
      scope.depth = depth
      return scope
    }

    /// The views of a computed property.
    func body(_ name: String) -> CodeBlockItemListSyntax? { owner?.property(name)?.body }
  }

  extension Scope {
    /// The scope of a closure at a call of it.
    func given(_ call: FunctionCallExprSyntax, of closure: ExprSyntax, _ outer: Scope) -> Scope {
      var inner = self
      let names = closure.plain.as(ClosureExprSyntax.self)?.parameterNames ?? []
      for (index, argument) in call.arguments.enumerated() {
        let name = index < names.count ? names[index] : "$\(index)"
        inner.names[name] = .swift(argument.expression, outer)
      }
      return inner
    }

    /// The scope of a function's body at a call; `nil` if the arguments do not fit.
    func bound(
      _ function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax, _ outer: Scope
    ) -> Scope? {
      guard let matched = call.matched(function.signature.parameterClause) else { return nil }
      var inner = ofOwner
      for argument in matched {
        inner.names[argument.name] = .swift(argument.value, argument.isGiven ? outer : self)
      }
      return inner
    }

    /// The scope in a closure to which a view gives values.
    func within(_ closure: ClosureExprSyntax) -> Scope {
      var inner = self
      for name in closure.parameterNames where name != "_" { inner.names[name] = .given }
      return inner
    }
  }

  extension ClosureExprSyntax {
    /// Whether it reads `$0`, and not only closures in it do.
    var readsFirst: Bool {
      tokens(viewMode: .sourceAccurate).contains { token in
        guard token.text == "$0" else { return false }
        var node = token.parent
        while let inner = node, !inner.is(ClosureExprSyntax.self) { node = inner.parent }
        return node?.id == id
      }
    }

    /// Whether it reads a value that it is given.
    var readsArguments: Bool { readsFirst || !parameterNames.allSatisfy { $0 == "_" } }
  }

  /// A state of a screen.
  struct ScreenState {
    /// As a page writes it, which is an interpolation for a state that a caller names.
    var name: String
    /// `boolean`, `integer`, `number`, `string`, `date`, `enum(a, b)`, `set(string)`; empty where
    /// the caller declares it.
    var type: String
    /// As `state` has it.
    var first: String
    /// Whether it has no value at times, for which the empty text stands.
    var isOptional = false
    /// Whether it is a set of texts for what is no text in the source.
    var isOfIdentifiers = false
    /// Whether a model has it: a screen declares the ones that it needs.
    var isOfModel = false
  }
#endif
