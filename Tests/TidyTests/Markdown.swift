/// Headings and links of a Markdown file, without its blocks and spans of code.
struct Markdown {
  /// Without their `#`s; code spans are kept.
  private(set) var headings: [String] = []
  /// The targets of `[text](target)`, with or without a title, and of `[label]: target`.
  private(set) var links: [(line: Int, target: String)] = []

  init(parsing text: String) {
    var fence: Substring?
    for (number, line) in TextFile(path: "", text: text).numberedLines {
      let trimmed = line[...].trimmingPrefix(/\s*/)
      let marks = trimmed.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if marks.hasPrefix(open), marks.count == trimmed.count { fence = nil }
        continue
      }
      if marks.count >= 3 {
        fence = marks
        continue
      }
      if let heading = line.wholeMatch(of: /#+\s+(.*?)\s*/) { headings.append(String(heading.1)) }
      links += Self.links(in: line.replacing(/`[^`]*`/, with: "")).map { (number, $0) }
    }
  }

  private static func links(in line: String) -> [String] {
    let inline = line.matches(of: /\]\(\s*<?([^)\s>]*)>?(\s+"[^"]*")?\s*\)/).map { String($0.1) }
    let reference = line.wholeMatch(of: /\s{0,3}\[[^\]]+\]:\s+(\S+).*/).map { String($0.1) }
    return inline + (reference.map { [$0] } ?? [])
  }

  /// The fragments that lead to the headings, as GitHub makes them.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for heading in headings {
      let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      let anchor = kept.replacing(" ", with: "-")
      var candidate = anchor
      var number = 0
      while !anchors.insert(candidate).inserted {
        number += 1
        candidate = "\(anchor)-\(number)"
      }
    }
    return anchors
  }
}
