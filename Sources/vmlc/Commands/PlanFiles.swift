import VMLBuild
import VMLCommandLine
import VMLFiles

/// Reads a plan that `vmlc plan` has written.
func readPlan(_ path: String) throws -> SitePlan {
  let (folder, name) = try openFolder(of: path)
  return try SitePlan(json: try folder.read(name, limit: 1 << 30), of: path)
}

/// Writes a command's result to a file, which takes the place of one that is there; a device, a
/// pipe and a link are written to.
func writeResult(_ bytes: [UInt8], to path: String) throws {
  let (folder, name) = try openFolder(of: path)
  if [nil, .file].contains(try folder.status(name)?.kind) {
    return try folder.replace(name, bytes.span)
  }
  try folder.openToWrite(name).write(bytes.span, shownAs: path)
}
