import VMLFiles
import VMLMarkup

extension BuildOptions {
  /// The digest of all that two builds of one site must have in common for one to go on from the
  /// other: what they were asked for, and the compiler.
  var key: XXH128 {
    var hashing = Hashing()
    hashing.add(compilerVersion)
    let program = programStamp
    for number in [program.size, Int(program.modified), Int(truncatingIfNeeded: program.inode)] {
      hashing.add(UInt64(bitPattern: Int64(number)))
    }
    hashing.add(output ?? "")
    hashing.add(version ?? "")
    hashing.add(UInt64(targets.count))
    for target in targets { hashing.add(target) }
    for flag in [output != nil, version != nil, isStrict, checksSwiftUI, prunes, layout == .pretty]
    {
      hashing.add(flag ? 1 : 0)
    }
    return hashing.finish()
  }

  /// Whether a build knows enough afterwards for another to go on from it.
  var isRemembered: Bool { cache != .none && writes && !keepsGoing && !lints }
}
