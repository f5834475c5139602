/// Rules of VML.txt: which types are elements, and where an element departs from the rules.
struct ElementRules {
  struct Exceptions {
    var place: Place
    /// By the parameter, as `label name` in Swift: the attributes that stand for it.
    var attributes: [String: [String]] = [:]
    var slots: [String] = []
    /// `nil` to follow the rules, an empty string for none.
    var defaultSlot: String?
    /// The parameters that text stands for; `nil` to follow the rules.
    var text: [String]?
  }

  var kinds: [String] = []
  var outside: [String] = []
  var reserved: [String] = []
  var elements: [String: Exceptions] = [:]
}

/// Parses VML.txt.
func parseElementRules(
  _ bytes: [UInt8], named file: String, errors: inout [CatalogueError]
) -> ElementRules {
  var rules = ElementRules()
  var element: String?
  var number = 0
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    number += 1
    var scanner = LineScanner(line, at: Place(file: file, line: number))
    guard !scanner.isAtEnd, !scanner.isNext("//") else { continue }
    do throws(CatalogueError) {
      if let name = element {
        if scanner.eat("}") {
          element = nil
        } else if var exceptions = rules.elements[name] {
          try scanner.parseException(into: &exceptions)
          rules.elements[name] = exceptions
        }
      } else {
        element = try scanner.parseRule(into: &rules)
      }
      guard scanner.isAtEnd else { throw scanner.error("nothing more was expected on this line") }
    } catch {
      errors.append(error)
    }
  }
  return rules
}

extension LineScanner {
  /// Parses a line outside of a block; gives the name of the element whose block begins.
  fileprivate mutating func parseRule(
    into rules: inout ElementRules
  ) throws(CatalogueError) -> String? {
    if eat(word: "kinds") {
      rules.kinds += try names()
    } else if eat(word: "outside") {
      rules.outside += try names()
    } else if eat(word: "reserved") {
      rules.reserved += try names()
    } else if eat(word: "element") {
      let name = try dottedName()
      try expect("{")
      guard rules.elements[name] == nil else { throw error("'\(name)' has a block already") }
      rules.elements[name] = ElementRules.Exceptions(place: place)
      return name
    } else {
      throw error("expected 'kinds', 'outside', 'reserved' or 'element'")
    }
    return nil
  }

  /// Parses a line of an element's block.
  fileprivate mutating func parseException(
    into exceptions: inout ElementRules.Exceptions
  ) throws(CatalogueError) {
    if eat(word: "attribute") {
      let names = try names()
      try expect(":")
      exceptions.attributes[try parameterName(), default: []] += names
    } else if eat(word: "slot") {
      exceptions.slots += try names()
    } else if eat(word: "default") {
      exceptions.defaultSlot = try name()
    } else if eat(word: "text") {
      var parameters: [String] = []
      repeat { parameters.append(try parameterName()) } while eat(",")
      exceptions.text = parameters
    } else if eat(word: "no") {
      if eat(word: "text") {
        exceptions.text = []
      } else if eat(word: "default") {
        exceptions.defaultSlot = ""
      } else {
        throw error("expected 'text' or 'default'")
      }
    } else {
      throw error("expected 'attribute', 'slot', 'default', 'text' or 'no'")
    }
  }

  private mutating func names() throws(CatalogueError) -> [String] {
    var names: [String] = []
    repeat { names.append(try dottedName()) } while eat(",")
    return names
  }

  /// Reads `label name` or `label`.
  private mutating func parameterName() throws(CatalogueError) -> String {
    let label = try name()
    return eatName().map { "\(label) \($0)" } ?? label
  }
}
