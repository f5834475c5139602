extension Catalog {
  /// Result of reading an expression, or a call, as something that was expected.
  struct Reading {
    var problems: [Problem] = []
    /// Distance from being right; 0 is right.
    var cost = 0
    /// The part of the cost that was taken off ``cost``, since it is about the arguments of calls
    /// inside.
    var inner = 0
    /// Literals that are not of their own type, and what nothing is known of.
    var doubts = 0
    /// Number of declarations in it that the target has not.
    var lacking = 0
    var uses: [Use] = []
    var reads: [AttributeRead] = []
    /// The nodes that name symbols.
    var symbols: [Int] = []
    /// Parameters whose default value was taken.
    var defaults = 0
    /// Templates that were left out.
    var omitted = 0

    static let fits = Reading()
    static let unsure = Reading(doubts: 2)

    var isRight: Bool { cost == 0 }

    init(doubts: Int = 0) { self.doubts = doubts }

    init(_ problem: Problem) {
      problems = [problem]
      cost = problem.cost
    }

    mutating func add(_ other: Reading) {
      // Of very many mistakes in one call the first ones are told.
      if problems.count < readingProblemLimit { problems += other.problems }
      cost += other.cost
      inner += other.inner
      doubts += other.doubts
      lacking += other.lacking
      if !other.uses.isEmpty { uses += other.uses }
      if !other.reads.isEmpty { reads += other.reads }
      if !other.symbols.isEmpty { symbols += other.symbols }
    }

    /// Has a call whose declaration was found count less than a value that is of the wrong type,
    /// whatever its arguments are: it is what was meant.
    mutating func enclose() {
      guard cost > enclosedCostLimit else { return }
      inner += cost - enclosedCostLimit
      cost = enclosedCostLimit
    }

    mutating func add(_ problem: Problem) {
      if problems.count < readingProblemLimit { problems.append(problem) }
      cost += problem.cost
    }
  }

  /// A declaration that an expression names, and where.
  struct Use {
    var declaration: Declaration
    var node: Int
  }

  /// An `attr()`, and what its value should be.
  public struct AttributeRead: Sendable {
    public var name: String
    var expected: Expected
    /// The types that other overloads would take.
    var others: [Expected] = []
    /// Whether its value is the name of a symbol.
    public var isSymbolName: Bool { expected == .symbolName && others.isEmpty }
    /// The type in its hint; empty if it has none.
    var hint: String
    var node: Int
  }

  /// A mistake of an expression, at a node of its tree.
  struct Problem {
    var kind: Kind
    var node: Int
    var cost: Int

    enum Kind {
      case argumentLabel(Callee, label: String, nearest: String?)
      case argumentOrder(Callee, label: String)
      case lacksLabel(Callee, label: String)
      case surplus(Callee, most: Int)
      case missing(Callee, parameters: [String])
      case type(expected: Expected, found: String)
      /// An angle or a string that was written as something else: what to write.
      case typeFix(expected: Expected, found: String, replacement: String)
      case unknownFunction(String)
      case unknownMember(String, of: Expected)
      case unknownInstanceMember(String, of: String, candidates: [String])
      case unknownStatic(String, of: TypeEntry)
      case unknownType(String)
      case unknownKeyPath(String)
      /// A member of `Color` where a view is expected, which Swift wants to be told.
      case needsType(String, member: String)
      /// A string, or an `attr()`, where something is made of one.
      case textForValue(Expected, attribute: String?)
      case needsTemplate
      case action(label: String)
      case tooLong
    }

    /// Whether the compiler can still let the author have it.
    var isWarning: Bool {
      switch kind {
      case .missing, .unknownFunction, .unknownType, .unknownKeyPath, .needsType, .textForValue:
        true
      default: false
      }
    }
  }

  /// A called declaration, for messages.
  struct Callee {
    var name: String
    var overloads: [Declaration]
    /// The labels of the call's arguments.
    var labels: [String]
    /// Declaration of the app that is meant instead.
    var custom: String?
  }
}

/// Most that the mistakes inside of a call count where it stands as an argument.
private let enclosedCostLimit = 6

/// Number of mistakes of one call that are reported.
let readingProblemLimit = 20
