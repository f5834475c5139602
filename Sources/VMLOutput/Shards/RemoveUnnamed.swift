import VMLFiles

extension ShardFolder {
  /// Removes the files of the tree that no manifest names: documents of tries that failed or were
  /// killed, of rows that came otherwise with the next try.
  ///
  /// - Precondition: The tree has no manifest, and all shards are there.
  /// - Complexity: n log n in the number of files; memory of eight bytes for each.
  func removeUnnamed(of count: Int, plan: String) throws(FileSystemError) {
    // Of texts, as some file systems spell names otherwise; names are many.
    var named: [Int] = []
    for shard in 1...count {
      var reader = try ShardReader(shard, of: count, plan: plan, in: self)
      while let line = reader.line {
        if line.kind != .claim {
          guard let file = ShardFile(line, of: reader.bytes) else { throw reader.damagedLine }
          let name = String(decoding: reader.bytes[file.file], as: UTF8.self)
          named.append((reader.manifest.trees[line.target].target + "/" + name).hashValue)
        }
        try reader.advance()
      }
    }
    named.sort()
    if let tree = try folder.folder(Self.tree) {
      try Self.removeUnnamed(in: tree, at: "", named)
    }
    for name in try leftovers() { try folder.remove(name) }
  }

  private static func removeUnnamed(
    in folder: Folder, at path: String, _ named: [Int]
  ) throws(FileSystemError) {
    for entry in try folder.entries() {
      let path = path.isEmpty ? entry.name : path + "/" + entry.name
      if entry.kind == .folder {
        if let inner = try folder.folder(entry.name) {
          try removeUnnamed(in: inner, at: path, named)
        }
        folder.removeFolder(entry.name)
      } else if !contains(path.hashValue, in: named) {
        try folder.remove(entry.name)
      }
    }
  }

  private static func contains(_ hash: Int, in sorted: [Int]) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == hash
  }
}
