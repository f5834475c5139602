import VMLDiagnostics
import VMLFiles

extension FileSystem {
  /// Reads a file that an author wrote.
  ///
  /// - Returns: `nil` where the author is to blame that it cannot be read; `bag` then says why. A
  ///   failure of the disk is thrown.
  func readSource(
    _ path: String, as file: FileID, limit: Int, reporting bag: inout DiagnosticBag
  ) throws(FileSystemError) -> [UInt8]? {
    do throws(FileSystemError) {
      return try read(path, limit: limit)
    } catch {
      let start = SourceRange(file: file, 0..<0)
      switch error.reason {
      case .tooLarge:
        let size = try status(of: path)?.stamp.size ?? 0
        bag.report(.fileTooLarge(file, byteCount: max(size, limit + 1), limit: limit))
      case .isFolder: bag.report(.folderAsFile(path, at: start))
      case .leadsOut: bag.report(.linkOut(path, at: start))
      default: throw error
      }
      return nil
    }
  }
}

extension Diagnostic {
  static func folderAsFile(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is a folder, and a file is expected here",
      notes: [Note("rename it if it is only to hold others")])
  }

  static func linkOut(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pathOutside, .error, at: range, "'\(path)' is a symbolic link that leads out of the site",
      notes: [Note("copy what it leads to into the site")])
  }

  static func notAFile(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is neither a file nor a folder",
      notes: [Note("remove it, or begin its name with '.'")])
  }
}
