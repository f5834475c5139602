import VMLBuild
import VMLCommandLine
import VMLFiles

/// Reads a plan that `vmlc plan` has written.
///
/// - Throws: A `PlanMistake` also where there is no such file: no other try helps.
func readPlan(_ path: String) throws -> SitePlan {
  let bytes: [UInt8]
  do throws(FileSystemError) {
    let (folder, name) = try openFolder(of: path)
    bytes = try folder.read(name, limit: 1 << 30)
  } catch {
    guard [.notFound, .notAFolder, .isFolder, .notAllowed].contains(error.reason) else {
      throw error
    }
    throw PlanMistake(error.description)
  }
  let plan = try SitePlan(json: bytes, of: path)
  guard plan.commit == programCommit else {
    throw PlanMistake(
      "'\(path)' is a plan of another vmlc: of "
        + "\(plan.commit.map { "commit " + $0 } ?? "no commit"), "
        + "and this is \(versionText); every shard needs the vmlc that made the plan")
  }
  return plan
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
