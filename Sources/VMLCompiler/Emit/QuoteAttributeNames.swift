/// A style with the names of its `attr()`s in quotes, as some clients need them: `attr("title")`.
///
/// The style must be canonical: only a name or a string follows the parenthesis.
func quotingAttributeNames(in style: [UInt8]) -> [UInt8] {
  let call = Array("attr(".utf8)
  var result: [UInt8] = []
  result.reserveCapacity(style.count + 16)
  var isInString = false
  var index = 0
  while index < style.count {
    let byte = style[index]
    let previous = index > 0 ? style[index - 1] : 0
    if isInString, byte == UInt8(ascii: #"\"#), index + 1 < style.count {
      result += style[index...index + 1]
      index += 2
    } else if !isInString, style[index...].starts(with: call),
      !isNameByte(previous), previous != UInt8(ascii: ".")
    {
      result += call
      index += call.count
      let name = style[index...].prefix(while: isNameByte)
      if !name.isEmpty { result += [UInt8(ascii: "\"")] + name + [UInt8(ascii: "\"")] }
      index += name.count
    } else {
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      result.append(byte)
      index += 1
    }
  }
  return result
}
