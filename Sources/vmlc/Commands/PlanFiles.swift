import VMLBuild
import VMLCommandLine
import VMLFiles

/// Reads a plan that `vmlc plan` has written.
func readPlan(_ path: String) throws -> SitePlan {
  let (folder, name) = try openFolder(of: path)
  return try SitePlan(json: try folder.read(name, limit: 1 << 30), of: path)
}

/// Writes a command's result to a file, which takes the place of one that is there.
func writeResult(_ bytes: [UInt8], to path: String) throws {
  let (folder, name) = try openFolder(of: path)
  try folder.replace(name, bytes.span)
}
