import VMLCompiler
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
    choices.add(to: &hashing)
    return hashing.finish()
  }

  /// Whether a later build can go on from this one: it writes, or it is a check.
  var isRemembered: Bool { cache != .none && !keepsGoing && writes != lints }

  /// The file of the cache; a check has its own, so that neither takes from the other.
  var cacheFile: String { lints ? CacheFolder.checkFile : CacheFolder.file }
}

extension SiteChoices {
  /// Adds all of it; nothing for a build that is asked for nothing beyond the sources.
  fileprivate func add(to hashing: inout Hashing) {
    if self == SiteChoices() { return }
    hashing.add(environment ?? "")
    hashing.add(environment == nil ? 0 : 1)
    hashing.add(UInt64(settings.count))
    for setting in settings {
      hashing.add(UInt64(setting.keys.count))
      for key in setting.keys { hashing.add(key) }
      hashing.add(setting.text)
    }
    hashing.add(moment.map { UInt64(bitPattern: $0.seconds) } ?? UInt64.max)
    hashing.add(includesDrafts ? 1 : 0)
  }
}
