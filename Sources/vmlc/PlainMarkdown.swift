/// A page of Markdown as a terminal shows it: paragraphs filled to 80 columns, code indented, links
/// without where they lead.
///
/// Knows what the pages of the diagnostics use: paragraphs, fenced blocks, `**strong**` and links.
func plainText(ofMarkdown markdown: String) -> String {
  var output = ""
  var paragraph: [Substring] = []
  var isCode = false
  func endParagraph() {
    guard !paragraph.isEmpty else { return }
    output += filled(withoutMarks(paragraph.joined(separator: " "))) + "\n"
    paragraph = []
  }
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") {
      endParagraph()
      isCode.toggle()
    } else if isCode {
      output += line.isEmpty ? "\n" : "    \(line)\n"
    } else if line.isEmpty {
      endParagraph()
      output += "\n"
    } else {
      paragraph.append(line)
    }
  }
  endParagraph()
  return output
}

/// Text without the marks of strong words and links.
private func withoutMarks(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let mark = rest.firstIndex(where: { $0 == "*" || $0 == "[" || $0 == "`" }) {
    result += rest[..<mark]
    rest = rest[mark...]
    if rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
      // What stands in code is no mark.
      result += rest[...end]
      rest = rest[rest.index(after: end)...]
    } else if rest.hasPrefix("**") {
      rest = rest.dropFirst(2)
    } else if let middle = rest.firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      result += rest.dropFirst()[..<middle.lowerBound]
      rest = rest[rest.index(after: end)...]
    } else {
      result.append(rest.removeFirst())
    }
  }
  return result + rest
}

/// Words in lines of at most 80 characters, as far as the words are shorter.
private func filled(_ text: String) -> String {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= 80 {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines.joined(separator: "\n")
}
