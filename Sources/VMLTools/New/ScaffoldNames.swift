/// The longest name of a new component, sheet or site, in UTF-8 bytes.
let scaffoldNameLimit = 100

/// The rest of a file's path in the site, which people give where a name is asked for, without
/// the folder that all such files are in and their ending; a name without the ending stays as it
/// is.
func withoutFolder(_ folder: String, andEnding ending: String, _ name: String) -> String {
  guard name.hasSuffix(ending) else { return name }
  var path = name.dropLast(ending.count)
  if path.hasPrefix("./") { path = path.dropFirst(2) }
  if path.hasPrefix(folder + "/") { path = path.dropFirst(folder.count + 1) }
  return String(path)
}

/// Refuses a path in which folders before the last part are not plain names.
func checkFolder(of path: String, for what: String) throws(NameMistake) {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  guard let wrong = parts.first(where: { !isFileName(String($0)) }) else { return }
  throw NameMistake(
    "'\(wrong)' cannot name a folder of a \(what); a name is letters, digits, '-' and '_'")
}

/// Letters, digits, `-` and `_`, and a letter or digit first: what is a file's name on every
/// system.
func isFileName(_ name: String) -> Bool {
  guard let first = name.utf8.first, name.utf8.count <= scaffoldNameLimit else { return false }
  let isAlphanumeric = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
  return isAlphanumeric(first)
    && name.utf8.allSatisfy { isAlphanumeric($0) || $0 == 0x2D || $0 == 0x5F }
}
