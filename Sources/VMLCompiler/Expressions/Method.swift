/// The methods that a value may have.
///
/// The list is closed, so that every expression ends.
enum Method: String, CaseIterable, Sendable {
  case allSatisfy, average, chunked, compactMap, contains, count, dropFirst, dropLast, enumerated
  case filter, first, firstIndex, flatMap, formatted, group, hasPrefix, hasSuffix, isMultiple,
    joined, last
  case lookup, lowercased, map, max, min, prefix, replacing, reversed, rounded, slug, sorted
  case split, suffix, sum, titlecased, truncated, unique, uppercased

  /// The labels of the arguments, for each way to call it without a closure; `nil` is an argument
  /// without one.
  var signatures: [[String?]] {
    switch self {
    case .allSatisfy, .count, .first, .last: []
    case .average, .max, .min, .sum: [[], ["of"]]
    case .chunked: [[nil], ["by"], ["into"], ["of"]]
    case .compactMap, .contains, .flatMap, .hasPrefix, .hasSuffix, .map, .prefix, .suffix: [[nil]]
    case .dropFirst, .dropLast: [[], [nil]]
    case .enumerated, .lowercased, .reversed, .slug, .titlecased, .uppercased: [[]]
    case .filter: [["where", "equals"]]
    case .formatted: []
    case .firstIndex, .isMultiple: [["of"]]
    case .group: [["by"]]
    case .joined: [[], [nil], ["separator"]]
    case .lookup: [[nil], ["where", "equals"]]
    case .replacing: [[nil, "with"]]
    case .rounded: [[], [nil], ["to"]]
    case .sorted:
      [
        [], ["by"], ["by", nil], ["by", nil, nil], ["by", nil, nil, nil], ["order"],
        ["by", "order"], ["by", nil, "order"], ["by", nil, nil, "order"],
        ["by", nil, nil, nil, "order"],
      ]
    case .split: [[nil], ["separator"]]
    case .truncated: [[nil], ["to"]]
    case .unique: [[], ["by"]]
    }
  }

  /// The values that a closure after the method is given; 0 if it takes none.
  var closureParameters: Int {
    switch self {
    case .allSatisfy, .average, .compactMap, .contains, .count, .filter, .first, .firstIndex,
      .flatMap, .group, .last, .map, .max, .min, .sum, .unique:
      1
    case .sorted: 2
    default: 0
    }
  }

  /// Whether an argument names a member of each element, and may be a key path.
  func takesKey(at position: Int, label: String?) -> Bool {
    switch self {
    case .average, .compactMap, .flatMap, .group, .map, .max, .min, .sum, .unique: true
    case .filter, .lookup: position == 0
    case .sorted: label != "order"
    default: false
    }
  }

  /// An example call, for messages.
  var example: String {
    switch self {
    case .allSatisfy: "allSatisfy { $0.key > 0 }"
    case .average: "average(of: \\.key)"
    case .chunked: "chunked(20)"
    case .compactMap: "compactMap { $0?.key }"
    case .contains: "contains(x)"
    case .count: "count { $0.key > 0 }"
    case .dropFirst: "dropFirst(1)"
    case .dropLast: "dropLast(1)"
    case .enumerated: "enumerated()"
    case .filter: "filter { $0.key == x }' or 'filter(where: \\.key, equals: x)"
    case .first: "first { $0.key == x }"
    case .firstIndex: "firstIndex(of: x)"
    case .flatMap: "flatMap(\\.key)"
    case .group: "group(by: \\.key)"
    case .hasPrefix: "hasPrefix(\"a\")"
    case .hasSuffix: "hasSuffix(\"a\")"
    case .isMultiple: "isMultiple(of: 2)"
    case .formatted: "formatted(.long)"
    case .joined: "joined(separator: \", \")"
    case .last: "last { $0.key == x }"
    case .lookup: "lookup(where: \\.key, equals: x)' or 'lookup(key)"
    case .lowercased: "lowercased()"
    case .map: "map(\\.key)"
    case .max: "max(of: \\.key)"
    case .min: "min(of: \\.key)"
    case .prefix: "prefix(3)"
    case .replacing: "replacing(\"a\", with: \"b\")"
    case .reversed: "reversed()"
    case .rounded: "rounded()', 'rounded(.up)' or 'rounded(to: 2)"
    case .slug: "slug()"
    case .sorted: "sorted(by: \\.key, order: .reverse)"
    case .split: "split(separator: \",\")"
    case .suffix: "suffix(3)"
    case .sum: "sum(of: \\.key)"
    case .titlecased: "titlecased()"
    case .truncated: "truncated(40)"
    case .unique: "unique(by: \\.key)"
    case .uppercased: "uppercased()"
    }
  }

  /// The values that have the method, for messages.
  var owners: String {
    switch self {
    case .contains, .dropFirst, .dropLast, .prefix, .reversed, .suffix:
      "strings and lists have it"
    case .hasPrefix, .hasSuffix, .lowercased, .replacing, .slug, .split, .titlecased, .truncated,
      .uppercased:
      "strings have it; '\"\\(a)\"' makes a string of a value"
    case .isMultiple: "integers have it"
    case .rounded: "numbers have it; 'Double(a)' makes one of a string"
    case .lookup: "lists and objects have it"
    default: "lists have it"
    }
  }
}

/// Members that values have without parentheses, besides an object's own keys.
enum Property: String, CaseIterable, Sendable {
  case capitalized, count, first, indices, isEmpty, keys, last, trimmed, values
}

/// The functions that are called without a value before them.
enum Function: String, CaseIterable, Sendable {
  case absolute = "abs"
  case image
  case integer = "Int"
  case maximum = "max"
  case minimum = "min"
  case number = "Double"
  case text = "String"
  case zip

  /// The numbers of arguments that it takes.
  var arguments: ClosedRange<Int> {
    switch self {
    case .absolute, .image, .integer, .number, .text: 1...1
    case .maximum, .minimum: 2...16
    case .zip: 2...2
    }
  }

  /// An example call, for messages.
  var example: String {
    switch self {
    case .absolute: "abs(x)"
    case .image: "image(\"logo.png\").width"
    case .integer: "Int(x)"
    case .maximum: "max(a, b)"
    case .minimum: "min(a, b)"
    case .number: "Double(x)"
    case .text: "String(x)"
    case .zip: "zip(a, b)"
    }
  }
}

/// Names of methods in other languages, with what is meant here.
let foreignMethods: [String: String] = [
  "append": "'a + [b]' is a list with one more element",
  "ceil": "'x.rounded(.up)' rounds up",
  "concat": "'a + b' joins two strings or two lists",
  "contain": "'contains(x)' tells whether it holds x",
  "distinct": "'unique()' or 'unique(by: \\.key)' keeps the first of equal elements",
  "drop": "'dropFirst(n)' leaves out the first n",
  "endsWith": "'hasSuffix(\"a\")' tells how a string ends",
  "every": "'allSatisfy { $0.key > 0 }' tells whether all elements pass",
  "find": "'first { $0.key == x }' is the first element that passes",
  "floor": "'x.rounded(.down)' rounds down",
  "forEach": "'<for each=\"x\" in=\"list\">' goes through a list",
  "groupBy": "'group(by: \\.key)' is a list of objects with 'key' and 'items'",
  "grouped": "'group(by: \\.key)' is a list of objects with 'key' and 'items'",
  "includes": "'contains(x)' tells whether it holds x",
  "indexOf": "'firstIndex(of: x)' is the index of an element, or nil",
  "join": "'joined(separator: \", \")' makes one string",
  "length": "'count' is the number of elements or characters",
  "limit": "'prefix(n)' takes the first n",
  "matches": "'contains', 'hasPrefix' and 'hasSuffix' look into strings",
  "random": "a build gives the same for the same sources, so nothing is random",
  "randomElement": "a build gives the same for the same sources, so nothing is random",
  "reduce": "'sum', 'min', 'max', 'average' and 'joined' make one value of a list",
  "replace": "'replacing(\"a\", with: \"b\")' replaces all of a part",
  "replaceAll": "'replacing(\"a\", with: \"b\")' replaces all of a part",
  "replacingOccurrences": "'replacing(\"a\", with: \"b\")' replaces all of a part",
  "round": "'x.rounded()' rounds to the nearest, 'rounded(to: 2)' to two places",
  "shuffled": "a build gives the same for the same sources, so nothing is random",
  "size": "'count' is the number of elements or characters",
  "slice": "'list[1..<3]' is a part of a list",
  "some": "'contains { $0.key > 0 }' tells whether some element passes",
  "sort": "'sorted(by: \\.key)' is the list in order",
  "sortBy": "'sorted(by: \\.key)' is the list in order",
  "startsWith": "'hasPrefix(\"a\")' tells how a string begins",
  "substring": "'prefix(n)', 'suffix(n)' and 'dropFirst(n)' cut strings",
  "toFixed": "'\\(x, specifier: \"%.2f\")' writes two places",
  "toLowerCase": "'lowercased()' is in small letters",
  "toString": "'\"\\(x)\"' is a string of a value",
  "toUpperCase": "'uppercased()' is in capitals",
  "trim": "'trimmed' is without white space at the ends, written without parentheses",
  "trimmingCharacters": "'trimmed' is without white space at the ends",
  "truncate": "'truncated(40)' shortens a string at a word",
  "uniq": "'unique()' or 'unique(by: \\.key)' keeps the first of equal elements",
  "where": "'filter { $0.key > 0 }' keeps the elements that pass",
]
