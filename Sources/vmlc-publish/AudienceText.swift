import VMLRelease

/// Who gets an offer: `everybody`, `5 % of all clients`, `clients with the runtime 'v2'`.
func audienceWords(share: Int, runtime: String?) -> String {
  let clients = runtime.map { "clients with the runtime '\($0)'" }
  if share >= ChannelState.Offer.everybody { return clients ?? "everybody" }
  let (whole, rest) = (share / 100, share % 100)
  let decimals =
    rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  return "\(whole)\(decimals) % of " + (clients ?? "all clients")
}

/// Makes one entry of neighbours that have the same lines: `ios, macos`, and the lines.
func grouped(_ entries: [(name: String, lines: [String])]) -> [(names: String, lines: [String])] {
  var groups: [(names: String, lines: [String])] = []
  for entry in entries {
    if let last = groups.last, last.lines == entry.lines {
      groups[groups.count - 1].names += ", " + entry.name
    } else {
      groups.append((entry.name, entry.lines))
    }
  }
  return groups
}
