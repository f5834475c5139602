public import VMLDiagnostics

/// A value that is not of its type: where in it, and why.
public struct TypeMismatch: Error, Hashable, Sendable {
  /// The way from the value to the part that is wrong; empty for the value itself.
  public private(set) var path: [Step]
  public var reason: Reason

  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  public enum Reason: Hashable, Sendable {
    /// `found` is the value in words.
    case doesNotFit(ValueType, found: String)
    /// The object lacks a value.
    case isMissing(String)
    /// The object has a value that its type has not.
    case isUnknown(String, nearest: String?)
    /// A set has a value twice.
    case isRepeated(String)
    case isTooDeep
    /// The data have no such list.
    case hasNoList(String, nearest: String?)
    /// No item of the list in the data has the text under the key.
    case hasNoItem(String, list: String, key: String, nearest: String?)
  }

  public init(_ reason: Reason) {
    path = []
    self.reason = reason
  }

  /// The mismatch as one of the value that has this one at a step.
  public func inside(_ step: Step) -> TypeMismatch {
    var outer = self
    outer.path.insert(step, at: 0)
    return outer
  }

  /// The way as an expression has it: `items[2].price`; empty for the value itself.
  public var pathText: String {
    var text = ""
    for step in path {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  /// The mismatch in words where the value and its type alone do not say it.
  public var detail: String? {
    if path.isEmpty, case .doesNotFit = reason { nil } else { text }
  }

  /// The mismatch in words, for a message or a note.
  public var text: String {
    let place = pathText
    switch reason {
    case .doesNotFit(let type, let found):
      return place.isEmpty
        ? "\(found) is not of type '\(type.shortName)'"
        : "'\(place)' is of type '\(type.shortName)', and \(found) does not fit"
    case .isMissing(let key):
      return "'\(place.isEmpty ? key : "\(place).\(key)")' is missing"
    case .isUnknown(let key, let nearest):
      return "there is no '\(place.isEmpty ? key : "\(place).\(key)")' in its type"
        + didYouMean(nearest)
    case .isRepeated(let value):
      return "\(value) is there twice" + (place.isEmpty ? "" : " in '\(place)'")
    case .hasNoList(let list, let nearest):
      return "the data have no list '\(list)'"
        + (place.isEmpty ? "" : ", which '\(place)' refers to") + didYouMean(nearest)
    case .hasNoItem(let text, let list, let key, let nearest):
      return "no item of 'data.\(list)' has the \(key) '\(text)'"
        + (place.isEmpty ? "" : ", which '\(place)' refers to" + didYouMean(nearest))
    case .isTooDeep: return "values are up to \(TypeTable.valueDepthLimit) deep"
    }
  }
}

extension DataNode {
  /// The place of a mismatch in this value.
  public func place(of mismatch: TypeMismatch) -> SourceRange {
    var node = self
    for step in mismatch.path {
      switch step {
      case .key(let key): node = node[key] ?? node
      case .index(let index):
        if let items = node.items, items.indices.contains(index) { node = items[index] }
      }
    }
    if case .isUnknown(let key, _) = mismatch.reason, let entry = node.entry(key) {
      return entry.keyRange
    }
    return node.range
  }
}
