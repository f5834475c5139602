/// The text with the first letter of each word in upper case and the others in lower case.
///
/// A word is letters, digits and the apostrophes between them. Rules of languages are not used.
func capitalize(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  var isInWord = false
  for character in text {
    if character.isLetter || character.isNumber {
      result += isInWord ? character.lowercased() : titlecased(character)
      isInWord = true
    } else {
      result.append(character)
      isInWord = isInWord && (character == "'" || character == "\u{2019}")
    }
  }
  return result
}

private func titlecased(_ character: Character) -> String {
  var scalars = character.unicodeScalars
  let first = scalars.removeFirst()
  return first.properties.titlecaseMapping + String(scalars)
}

/// The text without the white space at its ends, line breaks included.
func trim(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
    let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
  else { return "" }
  return String(scalars[first...last])
}

/// The parts of a text between separators.
///
/// As in Swift, empty parts are left out.
func split(_ text: String, at separator: String, limit: Int) -> [String] {
  let bytes = Array(text.utf8)
  let length = separator.utf8.count
  var parts: [String] = []
  var start = 0
  for end in occurrences(of: separator, in: text, limit: .max) + [bytes.count]
  where parts.count < limit {
    if end > start { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
    start = end + length
  }
  return parts
}

/// The UTF-8 offsets of a part in a text, in order, without overlaps.
///
/// - Complexity: Linear in the two lengths, after Knuth, Morris and Pratt.
func occurrences(of part: String, in text: String, limit: Int) -> [Int] {
  let sought = Array(part.utf8)
  guard !sought.isEmpty else { return [0] }
  let fallbacks = fallbacks(of: sought)
  var found: [Int] = []
  var matched = 0
  var offset = 0
  for byte in text.utf8 {
    while matched > 0, sought[matched] != byte { matched = fallbacks[matched - 1] }
    if sought[matched] == byte { matched += 1 }
    offset += 1
    guard matched == sought.count else { continue }
    found.append(offset - matched)
    if found.count >= limit { break }
    matched = 0
  }
  return found
}

/// By start of the text: the length of its longest proper suffix that the text begins with.
private func fallbacks(of bytes: [UInt8]) -> [Int] {
  var fallbacks = Array(repeating: 0, count: bytes.count)
  var length = 0
  for index in bytes.indices.dropFirst() {
    while length > 0, bytes[index] != bytes[length] { length = fallbacks[length - 1] }
    if bytes[index] == bytes[length] { length += 1 }
    fallbacks[index] = length
  }
  return fallbacks
}

/// The text with a part replaced that stands at some UTF-8 offsets.
func replace(_ part: String, at offsets: [Int], by other: String, in text: String) -> String {
  let bytes = Array(text.utf8)
  let length = part.utf8.count
  var result: [UInt8] = []
  var start = 0
  for offset in offsets {
    result += bytes[start..<offset]
    result += other.utf8
    start = offset + length
  }
  result += bytes[start...]
  return String(decoding: result, as: UTF8.self)
}

/// The text with the first letter of each word in upper case; the other letters stay.
func titlecase(_ text: String) -> String {
  var result = ""
  var isInWord = false
  for character in text {
    if character.isLetter || character.isNumber {
      result += isInWord ? String(character) : titlecased(character)
      isInWord = true
    } else {
      result.append(character)
      isInWord = isInWord && (character == "'" || character == "\u{2019}")
    }
  }
  return result
}

/// The text, shortened to some characters at most; the last one is then an ellipsis.
///
/// It ends after a word, if there is one in the second half.
func truncate(_ text: String, to count: Int) -> String {
  let start = text.prefix(count)
  guard start.endIndex < text.endIndex else { return text }
  let kept = start.dropLast()
  let isAtBlank = text[kept.endIndex].isWhitespace
  let words =
    isAtBlank
    ? kept : kept.prefix(through: kept.lastIndex(where: \.isWhitespace) ?? kept.startIndex)
  let cut = words.count * 2 >= count ? words : kept
  let trimmed = trim(String(cut))
  return trimmed + "\u{2026}"
}

/// The text as a part of a path: small letters and digits, with `-` for all that stands between.
///
/// Latin letters lose their accents. Letters of other scripts stay.
func slug(of text: String) -> String {
  var result = ""
  var isWord = false
  for scalar in text.lowercased().unicodeScalars {
    let properties = scalar.properties
    if scalar == "'" || scalar == "\u{2019}" || properties.generalCategory == .nonspacingMark {
      continue
    }
    guard properties.isAlphabetic || properties.numericType != nil else {
      isWord = false
      continue
    }
    if !isWord, !result.isEmpty { result += "-" }
    isWord = true
    result += scalar.isASCII ? String(scalar) : latinLetters(of: scalar) ?? String(scalar)
  }
  return result
}

/// The plain letters that a Latin letter is made of, by its name in Unicode; `nil` for any other.
private func latinLetters(of scalar: Unicode.Scalar) -> String? {
  let start = "LATIN SMALL LETTER "
  guard let name = scalar.properties.name, name.hasPrefix(start) else { return nil }
  let letter = name.dropFirst(start.count).prefix { $0 != " " }
  switch letter {
  case "SHARP": return "ss"
  case "ETH": return "d"
  case "THORN": return "th"
  case "DOTLESS": return "i"
  default: return letter.utf8.count <= 2 ? letter.lowercased() : nil
  }
}
