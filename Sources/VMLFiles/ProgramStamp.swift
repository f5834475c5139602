#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Text that differs from program to program, and from one version of a program to the next.
public var programKey: String {
  "\(programStamp.size) \(programStamp.modified) \(programStamp.inode)"
}

/// The stamp of the running program's file, by which one compiler is told from another.
public let programStamp: FileStamp = {
  #if canImport(Darwin)
    let path = CommandLine.arguments.first ?? ""
  #else
    let path = "/proc/self/exe"
  #endif
  return (try? DiskFileSystem.status(ofPath: path))?.stamp ?? FileStamp.none
}()
