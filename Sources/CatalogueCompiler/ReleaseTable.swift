/// Which versions of the platforms came out together, by the version of iOS.
struct ReleaseTable {
  /// The first is where SwiftUI begins.
  private(set) var rows: [[UInt16]] = []

  mutating func add(_ row: [UInt16]) { rows.append(row) }

  func row(ofIOS version: UInt16) -> [UInt16]? { rows.first { $0[0] == version } }

  var base: AvailabilitySyntax { AvailabilitySyntax(versions: rows.first ?? [1, 1, 1, 1, 1]) }
}
