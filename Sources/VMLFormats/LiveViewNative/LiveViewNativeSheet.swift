/// The sheet of a tree of documents for LiveView Native: one JSON object with all their styles.
public enum LiveViewNativeSheet {
  /// Its name in the tree.
  public static let file = "stylesheet.json"

  /// A sheet with members, each in one line of JSON, in the order of their bytes.
  ///
  /// Equal members are written once.
  public static func bytes(_ members: Set<String>) -> [UInt8] {
    let lines = members.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var bytes = Array("{".utf8)
    for (index, line) in lines.enumerated() {
      bytes += Array((index == 0 ? "\n" : ",\n").utf8)
      bytes += Array(line.utf8)
    }
    return bytes + Array("\n}\n".utf8)
  }

  /// The members of a sheet that this program wrote.
  public static func members(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first == UInt8(ascii: "\"") else { return nil }
      let end = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      return String(decoding: end, as: UTF8.self)
    }
  }
}
