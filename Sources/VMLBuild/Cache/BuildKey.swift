import VMLMarkup

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

/// What tells this program from another one, and from another version of itself, as text; only ever compared.
public var programKey: String {
  "\(compilerVersion) \(programStamp.size) \(programStamp.modified) \(programStamp.inode)"
}

/// The stamp of this program, by which one compiler is told from another.
private let programStamp: FileStamp = {
  #if canImport(Darwin)
    let path = CommandLine.arguments.first ?? ""
  #else
    let path = "/proc/self/exe"
  #endif
  return (try? DiskFileSystem.status(ofPath: path))?.stamp ?? FileTable.noStamp
}()
