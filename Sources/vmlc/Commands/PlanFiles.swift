import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLFiles

/// Reads a plan that `vmlc plan` has written.
func readPlan(_ path: String) throws -> SitePlan {
  let (folder, name) = placeOfFile(path)
  let bytes = try folder().read(name, limit: 1 << 30)
  return try SitePlan(json: bytes, of: path)
}

/// Writes a command's result to a file, which takes the place of one that is there.
func writeResult(_ bytes: [UInt8], to path: String) throws {
  let (folder, name) = placeOfFile(path)
  try folder().replace(name, bytes.span)
}

/// The folder of a file that the command line names, and its name there.
func placeOfFile(
  _ path: String
) -> (folder: () throws(FileSystemError) -> Folder, name: String) {
  let (folder, name) = splitPath(path)
  let parent = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
  return (
    { () throws(FileSystemError) in try Folder.open(parent, shownAs: folder) }, name
  )
}
