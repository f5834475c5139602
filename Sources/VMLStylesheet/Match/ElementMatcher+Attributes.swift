import VMLMarkup

extension ElementMatcher {
  /// Whether an attribute of an element, or a prop of `call`, is as a selector asks.
  mutating func passes(
    _ test: CompiledCompound.AttributeTest, _ element: Int, _ call: ViewTree.Call?,
    in tree: ViewTree
  ) -> Bool {
    guard element >= 0, let name = attributeName(test.name, in: tree) else { return false }
    if let attribute = tree.attribute(name, of: element),
      test.holds(for: tree.bytes[tree.attributes[attribute].value.range])
    {
      return true
    }
    guard let call else { return false }
    return call.props.contains { index in
      let prop = tree.props[Int(index)]
      return prop.name == name && test.holds(for: tree.bytes[prop.value.range])
    }
  }

  private mutating func attributeName(_ symbol: Int32, in tree: ViewTree) -> NameID? {
    if attributeNames[Int(symbol)] == -2 {
      let name = tree.names.find(styles.symbols.attributes[symbol])
      attributeNames[Int(symbol)] = name.map { Int64($0.rawValue) } ?? -1
    }
    let number = attributeNames[Int(symbol)]
    return number < 0 ? nil : NameID(rawValue: UInt32(number))
  }
}

extension CompiledCompound.AttributeTest {
  /// Whether a value is as the test asks.
  func holds(for value: ArraySlice<UInt8>) -> Bool {
    guard ignoresCase else { return holds(for: value, self.value) }
    return holds(for: value.map(lowercased)[...], self.value.map(lowercased))
  }

  private func holds(for value: ArraySlice<UInt8>, _ wanted: [UInt8]) -> Bool {
    switch relation {
    case .exists: true
    case .equals: value.elementsEqual(wanted)
    case .hasPrefix: !wanted.isEmpty && value.starts(with: wanted)
    case .hasSuffix: !wanted.isEmpty && value.suffix(wanted.count).elementsEqual(wanted)
    case .contains: !wanted.isEmpty && contains(wanted, in: value)
    case .hasWord:
      value.split(whereSeparator: { $0 <= 0x20 }).contains { $0.elementsEqual(wanted) }
    case .hasTag:
      value.starts(with: wanted)
        && (value.count == wanted.count
          || value[value.startIndex + wanted.count] == UInt8(ascii: "-"))
    }
  }
}

/// An ASCII letter in lower case; every other byte as it is.
private func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

/// Whether some bytes occur among others.
private func contains(_ part: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
  guard let first = part.first, bytes.count >= part.count else { return false }
  var start = bytes.startIndex
  while let next = bytes[start...].firstIndex(of: first), next + part.count <= bytes.endIndex {
    if bytes[next..<next + part.count].elementsEqual(part) { return true }
    start = next + 1
  }
  return false
}
