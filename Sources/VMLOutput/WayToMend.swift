import VMLFiles

/// Says how to mend a version whose files are not as its manifests say, in one clause.
///
/// `path` is the version's folder, as the user would write it. One that shards were merged into is
/// made of them again: they are done for every other purpose.
public func wayToMend(_ path: String) -> String {
  let (output, version) = splitPath(path)
  if let folder = try? Folder.open(output.isEmpty ? "." : output),
    let latest = readLatestVersion(in: folder), latest.version == version,
    let entries = try? folder.entries()
  {
    for entry in entries where entry.name.hasPrefix(OutputName.shards) {
      guard let shards = try? folder.folder(entry.name),
        let bytes = try? shards.read(ShardFolder.merged, limit: 1 << 16),
        LatestVersion(json: bytes) == latest
      else { continue }
      let name = output.isEmpty ? entry.name : output + "/" + entry.name
      return "remove '\(name)', build all shards of its plan again, and merge them"
    }
  }
  return "'vmlc build --verify' mends it"
}
