import VMLDiagnostics

/// A sheet of LiveView Native as rules of VSS: a class for each `"name" do … end`.
///
/// Parts of a name become holes, `"w-" <> width do` is `.w-(width: number)`.
func readSheet(
  _ bytes: [UInt8], in file: SourceFile, at start: Int, reporting bag: inout DiagnosticBag
) -> [UInt8] {
  var rules = ""
  var offset = start
  var rule: SheetRule?
  var call = ""
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let range = SourceRange(file: file.id, offset..<offset + line.count)
    offset += line.count + 1
    var text = trimmed(String(decoding: line, as: UTF8.self))
    if let comment = place(of: "#", in: text) { text = trimmed(String(text[..<comment])) }
    if text.isEmpty { continue }
    guard var open = rule else {
      if text.hasSuffix(" do"), text.hasPrefix("\"") {
        let (made, isWhole) = head(of: String(text.dropLast(3)))
        rule = made
        if !isWhole { tell(.condition, at: range, &bag) }
      } else {
        tell(.rule, at: range, &bag)
      }
      continue
    }
    if text == "end", call.isEmpty {
      rules += written(open)
      rule = nil
      continue
    }
    call += call.isEmpty ? text : " " + text
    if depth(of: call) <= 0 {
      var rest = call[...]
      while !rest.isEmpty {
        let end = place(of: ";", in: rest) ?? rest.endIndex
        let one = trimmed(String(rest[..<end]))
        if !one.isEmpty { open.calls.append(one) }
        rest = rest[end...].dropFirst()
      }
      call = ""
      rule = open
    }
  }
  if let rule {
    tell(.end, at: SourceRange(file: file.id, max(start, offset - 1)..<offset - 1), &bag)
    rules += written(rule)
  }
  return Array(rules.utf8)
}

private enum SheetMistake: String {
  case rule = "a rule of a sheet begins with its class, as in '\"card\" do'"
  case end = "the last rule has no 'end'"
  case condition = "of what a rule asks for only a 'target' has a form, and the rest is left out"
}

private struct SheetRule {
  var selector: String
  var names: [String] = []
  var target: String?
  var calls: [String] = []
}

private func tell(_ mistake: SheetMistake, at range: SourceRange, _ bag: inout DiagnosticBag) {
  bag.report(Diagnostic(.formatLacks, .warning, at: range, mistake.rawValue))
}

/// `"w-" <> width <> "-x", target: :ios`; not whole with other conditions.
private func head(of text: String) -> (rule: SheetRule, isWhole: Bool) {
  var selector = "."
  var names: [String] = []
  var target: String?
  var isWhole = true
  var rest = text[...]
  while let first = rest.first {
    if first == "\"" {
      let inner = rest.dropFirst().prefix { $0 != "\"" }
      for character in inner {
        let isPlain = character.isLetter || character.isNumber || "-_".contains(character)
        selector += isPlain ? String(character) : "\\\(character)"
      }
      rest = rest.dropFirst(inner.count + 2)
    } else if first.isLetter || first == "_" {
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      if name != "when" { names.append(name) }
      selector += "(\(camelCase(name)))"
      rest = rest.dropFirst(name.count)
    } else if first == "," {
      target = rest.firstMatch(of: /target:\s*:(\w+)/).map { String($0.1) }
      let only = /,\s*(?:[%{\[\s]*target:\s*:\w+[\s}\]]*|_\w*\s*)/
      isWhole = rest.wholeMatch(of: only) != nil
      break
    } else {
      rest = rest.dropFirst()
    }
  }
  return (SheetRule(selector: selector, names: names, target: target), isWhole)
}

private func depth(of text: String) -> Int {
  var depth = 0
  for index in placesOutsideStrings(text) {
    switch text[index] {
    case "(", "[", "{": depth += 1
    case ")", "]", "}": depth -= 1
    default: break
    }
  }
  return depth
}

private func place(of character: Character, in text: some StringProtocol) -> String.Index? {
  placesOutsideStrings(text).first { text[$0] == character }
}

private func placesOutsideStrings(_ text: some StringProtocol) -> [String.Index] {
  var places: [String.Index] = []
  var (isInString, isEscaped) = (false, false)
  for index in text.indices {
    let character = text[index]
    if isEscaped {
      isEscaped = false
    } else if character == "\"" {
      isInString.toggle()
    } else if !isInString {
      places.append(index)
    } else if character == "\\" {
      isEscaped = true
    }
  }
  return places
}

private func written(_ rule: SheetRule) -> String {
  var selector = rule.selector
  var calls = rule.calls
  for name in rule.names {
    let hole = camelCase(name)
    var isWord = false
    calls = calls.map { call in
      var text = call
      for wrapped in [".{\(name)}", "to_ime(\(name))", ".{to_ime(\(name))}"]
      where text.contains(wrapped) {
        text = text.replacing(wrapped, with: ".(\(hole))")
        isWord = true
      }
      for wrapped in [
        "to_float(\(name))", "to_integer(\(name))", "to_number(\(name))", "{\(name)}",
      ] {
        text = text.replacing(wrapped, with: hole)
      }
      return text.replacing("{.(\(hole))}", with: ".(\(hole))")
    }
    selector = selector.replacing("(\(hole))", with: "(\(hole): \(isWord ? "word" : "number"))")
  }
  let text = "\(selector) {\n" + calls.map { "  \($0);\n" }.joined() + "}\n"
  return (rule.target.map { "@target \($0) {\n\(text)}\n" } ?? text) + "\n"
}
