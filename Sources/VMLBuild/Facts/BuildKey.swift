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
    for flag in [
      output != nil, version != nil, isStrict, checksSwiftUI, prunes, layout == .pretty, lints,
    ] {
      hashing.add(flag ? 1 : 0)
    }
    return hashing.finish()
  }

  /// Whether a later build can go on from this one: it writes, or it is a check.
  var isRemembered: Bool { cache != .none && !keepsGoing && writes != lints }

  /// The file of the cache; a check has its own, so that neither takes from the other.
  var cacheFile: String { lints ? CacheFolder.checkFile : CacheFolder.file }
}
