/// A part of an expression of Elixir in the words of VML.
///
/// In Elixir all but `nil` and `false` is true, and `a || b` is one of both: what is known of their
/// types says which operator of VML that is.
struct ElixirTerm {
  /// Knowledge of the values.
  enum Kind { case unknown, boolean, other }

  var code: String
  /// The strength with which the code holds together: 0 for a choice, 9 for a name.
  var strength = 9
  /// The text, if it is a plain string.
  var text: String?
  /// The text of a string as a page has it, with interpolations.
  var source: String?
  var kind = Kind.unknown
  var mayBeNil = false
  /// The parts of `a && b` and of an `if` without `else`: nil unless the test holds.
  var guarded: (test: String, value: String)?
  /// The two sides of `a || b` whose types nothing tells.
  var sides: [String] = []
  /// Whether it is the views of a slot, which the caller has given or not.
  var isSlot = false
  /// A function of one argument as VML's closures: its value, whether Elixir takes that for true,
  /// and whether not.
  var closure: (value: String, test: String, not: String)?

  /// A function with this body; `parameter` is its argument, by no name in `& &1.name`.
  func function(of parameter: String?) -> ElixirTerm {
    let wrap = { (code: String) in parameter.map { "{ \($0) in \(code) }" } ?? "{ \(code) }" }
    let forms = (wrap(asValue.code), wrap(asTest.code), wrap(negated.code))
    // A member of each element is a key path.
    let own = parameter ?? "$0"
    let path = code.hasPrefix(own + ".") ? code.dropFirst(own.count) : ""
    let isPath = path.wholeMatch(of: /(\.\w+)+/) != nil
    return ElixirTerm(code: isPath ? "\\" + path : forms.0, kind: .other, closure: forms)
  }

  /// The value as an operand that has to hold together at least so strongly.
  func held(_ least: Int) -> String {
    let value = asValue
    return value.strength < least ? "(\(value.code))" : value.code
  }

  /// The term where its value is read, and not only whether it holds.
  var asValue: ElixirTerm {
    var value = self
    if let guarded {
      (value.code, value.strength) = ("\(guarded.test) ? \(guarded.value) : nil", 0)
    } else if !sides.isEmpty {
      (value.code, value.strength) = (sides.joined(separator: " ?? "), 4)
    }
    return value
  }

  /// The term where it is shown: nil has no text.
  var asText: ElixirTerm {
    var value = asValue
    if let guarded {
      value.code = "\(guarded.test) ? \(guarded.value) : ''"
    } else if mayBeNil {
      (value.code, value.strength) = ("\(value.held(4)) ?? ''", 4)
    }
    return value
  }

  /// The term where nothing but a boolean can stand.
  var asBoolean: ElixirTerm {
    guard kind == .unknown else { return self }
    var boolean = self
    (boolean.kind, boolean.guarded, boolean.sides) = (.boolean, nil, [])
    return boolean
  }

  /// The condition whether Elixir takes the term for true.
  var asTest: ElixirTerm {
    if kind == .other, let guarded {
      let strength = guarded.test.contains(" ") ? 0 : 9
      return ElixirTerm(code: guarded.test, strength: strength, kind: .boolean)
    }
    if kind == .other {
      return ElixirTerm(code: "\(held(4)) != nil", strength: 3, kind: .boolean)
    }
    if mayBeNil {
      return ElixirTerm(code: "\(held(4)) == true", strength: 3, kind: .boolean)
    }
    return asBoolean
  }

  /// `!a`.
  var negated: ElixirTerm {
    if guarded == nil, kind == .other || mayBeNil {
      let sign = kind == .other ? "== nil" : "!= true"
      return ElixirTerm(code: "\(held(4)) \(sign)", strength: 3, kind: .boolean)
    }
    return ElixirTerm(code: "!\(asTest.held(7))", strength: 7, kind: .boolean)
  }

  /// `a || b`: the first one that is neither nil nor false; `nil` if VML has no such operator.
  func or(_ right: ElixirTerm) -> ElixirTerm? {
    if kind == .other, let guarded, right.kind == .other {
      return ElixirTerm(
        code: "\(guarded.test) ? \(guarded.value) : \(right.held(1))", strength: 0, kind: .other,
        mayBeNil: right.mayBeNil)
    }
    switch (kind, right.kind) {
    case (.boolean, .other), (.other, .boolean): return nil
    case (.other, _), (_, .other):
      return ElixirTerm(
        code: "\(held(4)) ?? \(right.held(4))", strength: 4, kind: .other,
        mayBeNil: right.mayBeNil)
    default:
      let isOpen = kind == .unknown && right.kind == .unknown
      return ElixirTerm(
        code: joined("||", right, 1), strength: 1, kind: isOpen ? .unknown : .boolean,
        sides: isOpen ? [held(4), right.held(4)] : [])
    }
  }

  /// `a && b`: the second one, if the first one is neither nil nor false.
  func and(_ right: ElixirTerm) -> ElixirTerm {
    let test = asTest
    if right.kind == .other {
      let second = right.guarded.map { ElixirTerm(code: $0.test, strength: 0, kind: .boolean) }
      let whole = second.map { test.joined("&&", $0, 2) } ?? test.held(1)
      let value = right.guarded?.value ?? right.held(1)
      return ElixirTerm(
        code: "\(whole) ? \(value) : nil", strength: 0, kind: .other, mayBeNil: true,
        guarded: (whole, value))
    }
    // `@user && @user.name`: a member of what may be missing.
    let rest = right.code.dropFirst(code.count)
    if kind == .unknown, strength == 9, right.code.hasPrefix(code), ". ".contains(rest.prefix(1)) {
      if right.strength == 9 { return ElixirTerm(code: "\(code)?\(rest)", mayBeNil: true) }
      var value = self
      value.kind = .other
      return value.and(right)
    }
    let isOpen = kind == .unknown && right.kind == .unknown
    return ElixirTerm(
      code: joined("&&", right, 2), strength: 2, kind: isOpen ? .unknown : .boolean,
      guarded: isOpen ? (test.held(1), right.held(1)) : nil)
  }

  /// Both as conditions, with an operator that groups to the left.
  private func joined(_ sign: String, _ right: ElixirTerm, _ strength: Int) -> String {
    let (left, right) = (asTest, right.asTest)
    return "\(left.held(strength)) \(sign) \(right.held(strength + 1))"
  }
}
