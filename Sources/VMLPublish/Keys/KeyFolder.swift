import VMLFiles
public import VMLRelease

/// The private keys of a site, and the public roots that vouch for them.
///
/// Keys are files of PEM with mode 600 in a folder outside of the site, or variables of the
/// environment. Roots are public: `1.root.json`, `2.root.json` and so on, in a folder that belongs
/// to the site and that apps take the first of.
public struct KeyFolder: Sendable {
  /// Folder of the private keys; `nil` for keys from the environment alone.
  public var keys: String?
  /// Of the roots.
  public var roots: String
  /// The variables that hold keys, by role.
  public var variables: [Role: String]

  public init(keys: String?, roots: String, variables: [Role: String] = [:]) {
    self.keys = keys
    self.roots = roots
    self.variables = variables
  }

  /// Reads the roots, and the keys that are there.
  ///
  /// - Parameter withKeys: Whether private keys are read; nothing but signing needs them.
  /// - Returns: The roots, and the keys that are at hand.
  /// - Throws: For a key that others may read, or that is damaged; never with a part of it.
  public func load(withKeys: Bool = true) throws(PublishFailure) -> Signing {
    let roots = try loadRoots()
    guard withKeys else { return Signing(roots: roots, keys: [:]) }
    var keys: [Role: [SigningKey]] = [:]
    for role in Role.allCases { keys[role] = try loadKeys(of: role) }
    return Signing(roots: roots, keys: keys)
  }

  /// Makes keys for all roles, and the first root.
  ///
  /// `counts` says how many keys a role gets, `thresholds` how many of them have to sign; one each
  /// where they say nothing.
  public func initialize(
    counts: [Role: Int] = [:], thresholds: [Role: Int] = [:], lifetimes: Lifetimes = Lifetimes(),
    asOf now: UTCTime
  ) throws(PublishFailure) -> Signing {
    let folder = try keyFolder()
    let rootFolder = try openRoots(making: true)
    if try !onDisk({ () throws(FileSystemError) in try rootVersions(in: rootFolder) }).isEmpty {
      throw .keys(
        "'\(roots)' has a root already, which apps may trust; 'vmlc keys rotate' replaces keys")
    }
    var keys: [Role: [SigningKey]] = [:]
    var signers: [Role: RootMetadata.Signers] = [:]
    for role in Role.allCases {
      let count = max(1, counts[role] ?? 1)
      let threshold = thresholds[role] ?? 1
      guard (1...count).contains(threshold) else {
        throw .keys("the \(role.rawValue) has \(count) keys, and \(threshold) of them cannot sign")
      }
      let made = (0..<count).map { _ in SigningKey() }
      keys[role] = made
      signers[role] = RootMetadata.Signers(keys: made.map(\.publicKey), threshold: threshold)
    }
    try checkHasNoKey(folder)
    for role in Role.allCases {
      try write(keys[role] ?? [], of: role, to: folder, replacing: false)
    }
    let root = RootMetadata(expires: now.adding(days: lifetimes.root), roles: signers)
    let file = try signed(root, by: keys[.root] ?? [])
    try writeRoot(file, version: 1, to: rootFolder)
    return Signing(roots: [Signing.Root(metadata: root, file: file)], keys: keys)
  }

  /// Makes new keys for some roles, and the next root, which the old and the new root keys sign.
  ///
  /// Without roles only the root is signed anew, so that it does not expire.
  ///
  /// The new keys are written beside the old ones first; the new root is what makes them count, and
  /// then they take the place of the old ones.
  public func rotate(
    _ rotated: [Role], lifetimes: Lifetimes = Lifetimes(), asOf now: UTCTime
  ) throws(PublishFailure) -> Signing {
    let folder = try keyFolder()
    let old = try load()
    guard let last = old.roots.last else {
      throw .keys("'\(roots)' has no root; 'vmlc keys init' makes the first one")
    }
    let oldRootKeys = (old.keys[.root] ?? []).filter { key in
      last.metadata.roles[.root]?.keys.contains(key.publicKey) == true
    }
    if oldRootKeys.isEmpty { try old.check([.root], in: last.metadata) }
    try finishRotation(in: folder, last.metadata)
    try checkNoneUnfinished(after: last.metadata.version)
    var root = last.metadata
    root.version += 1
    root.expires = now.adding(days: lifetimes.root)
    var new = old.keys
    for role in rotated {
      guard let signers = root.roles[role] else { continue }
      let made = signers.keys.map { _ in SigningKey() }
      new[role] = made
      root.roles[role] = RootMetadata.Signers(
        keys: made.map(\.publicKey), threshold: signers.threshold)
      try write(made, of: role, to: folder, as: Self.newFile(of: role))
    }
    let signing = oldRootKeys + (rotated.contains(.root) ? new[.root] ?? [] : [])
    let file = try signed(root, by: signing)
    guard oldRootKeys.count >= last.metadata.roles[.root]?.threshold ?? 1 else {
      try writeUnfinished(file, version: root.version)
      return Signing(roots: old.roots, keys: new)
    }
    try writeRoot(file, version: root.version, to: try openRoots(making: true))
    for role in rotated {
      try onDisk { () throws(FileSystemError) in
        try folder.rename(Self.newFile(of: role), to: Self.file(of: role))
      }
    }
    return Signing(
      roots: old.roots + [Signing.Root(metadata: root, file: file)], keys: new)
  }

  /// Gives keys their names that a rotation made and, since it was ended, did not put into place.
  func finishRotation(
    in folder: Folder, _ root: RootMetadata
  ) throws(PublishFailure) {
    for role in Role.allCases {
      let name = Self.newFile(of: role)
      guard let bytes = try? folder.read(name, limit: 1 << 20),
        let found = try? readSigningKeys(String(decoding: bytes, as: UTF8.self)),
        found.contains(where: { root.roles[role]?.keys.contains($0.publicKey) == true })
      else { continue }
      try onDisk { () throws(FileSystemError) in
        try folder.rename(name, to: Self.file(of: role))
      }
    }
  }

  /// Refuses a folder with a key of any role, also with one that was split off or is not in place
  /// yet: keys of two sites would count as keys of one.
  private func checkHasNoKey(_ folder: Folder) throws(PublishFailure) {
    let names = try onDisk { () throws(FileSystemError) in try folder.entries() }.map(\.name)
    let found = names.sorted().first { name in
      Role.allCases.contains { role in
        [Self.file(of: role), Self.newFile(of: role)].contains(name) || Self.isPart(name, of: role)
      }
    }
    guard let found else { return }
    throw .keys(
      "there is a key already, '\(keys ?? "")/\(found)', of this site or of another one with its "
        + "name; '--keys' names another folder, for this and for all that signs")
  }

  // MARK: Reading

  private func loadRoots() throws(PublishFailure) -> [Signing.Root] {
    guard let folder = try? openRoots(making: false) else { return [] }
    let versions = try onDisk { () throws(FileSystemError) in try rootVersions(in: folder) }
    guard let first = versions.first else { return [] }
    var found: [Signing.Root] = []
    var trusted: TrustedChannel?
    for (index, version) in versions.enumerated() {
      let name = Role.root.file(version: version)
      guard version == first + index else {
        throw .keys("'\(roots)' lacks '\(Role.root.file(version: first + index))'")
      }
      let bytes = try onDisk { () throws(FileSystemError) in
        try folder.read(name, limit: 4 << 20)
      }
      do throws(TrustFailure) {
        if trusted == nil {
          trusted = try TrustedChannel("", trusting: .root(bytes))
        } else {
          try trusted?.update(root: bytes)
        }
      } catch {
        throw .keys("'\(roots)/\(name)' cannot be used: \(error)")
      }
      guard let root = trusted?.root, root.version == version else {
        throw .keys("'\(roots)/\(name)' has another version than its name says")
      }
      found.append(Signing.Root(metadata: root, file: bytes))
    }
    return found
  }

  private func rootVersions(in folder: Folder) throws(FileSystemError) -> [Int] {
    var versions: [Int] = []
    for entry in try folder.entries() where entry.kind == .file {
      let words = entry.name.split(separator: ".")
      if words.count == 3, words[1] == "root", words[2] == "json", let version = Int(words[0]) {
        versions.append(version)
      }
    }
    return versions.sorted()
  }

  private func loadKeys(of role: Role) throws(PublishFailure) -> [SigningKey] {
    var found: [SigningKey] = []
    if let text = variables[role] {
      do throws(KeyTextMistake) { found += try readSigningKeys(text) } catch {
        throw .keys("the variable \(KeyVariable.name(of: role)) cannot be used: \(error)")
      }
    }
    guard let keys, let folder = try? Folder.open(keys) else { return found }
    let split = try onDisk { () throws(FileSystemError) in try folder.entries() }
      .map(\.name).filter { Self.isPart($0, of: role) }.sorted()
    for name in [Self.file(of: role), Self.newFile(of: role)] + split {
      guard
        let isOpen = try onDisk({ () throws(FileSystemError) in
          try folder.isOpenToOthers(name)
        })
      else { continue }
      let path = "\(keys)/\(name)"
      guard !isOpen else {
        throw .keys(
          "others may read the private key '\(path)'; 'chmod 600 \(path)' takes that away")
      }
      let bytes = try onDisk { () throws(FileSystemError) in try folder.read(name, limit: 1 << 20) }
      do throws(KeyTextMistake) {
        found += try readSigningKeys(String(decoding: bytes, as: UTF8.self))
      } catch {
        throw .keys("the key '\(path)' cannot be used: \(error)")
      }
    }
    return found
  }

  // MARK: Writing

  static func file(of role: Role) -> String { role.rawValue + ".pem" }
  /// Whether a file has one key of a role that was split off.
  private static func isPart(_ name: String, of role: Role) -> Bool {
    name.hasPrefix(role.rawValue + "-") && name.hasSuffix(".pem")
  }
  /// Of keys that no root names yet.
  private static func newFile(of role: Role) -> String { role.rawValue + ".new.pem" }

  func keyFolder() throws(PublishFailure) -> Folder {
    guard let keys else { throw .keys("'--keys' has to name the folder of the private keys") }
    return try onDisk { () throws(FileSystemError) in
      try Folder.make(all: keys, isPrivate: true)
    }
  }

  func openRoots(making: Bool) throws(PublishFailure) -> Folder {
    try onDisk { () throws(FileSystemError) in
      making ? try Folder.make(all: roots) : try Folder.open(roots)
    }
  }

  private func write(
    _ keys: [SigningKey], of role: Role, to folder: Folder, as name: String? = nil,
    replacing: Bool = true
  ) throws(PublishFailure) {
    let name = name ?? Self.file(of: role)
    let text = keys.map(\.pem).joined()
    try onDisk { () throws(FileSystemError) in
      if replacing { try folder.remove(name) }
      try folder.writeNew(name, Array(text.utf8).span, isPrivate: true)
      try folder.synchronize()
    }
  }

  func writeRoot(
    _ file: [UInt8], version: Int, to folder: Folder
  ) throws(PublishFailure) {
    try onDisk { () throws(FileSystemError) in
      try folder.writeNew(Role.root.file(version: version), file.span)
      try folder.synchronize()
    }
  }

  private func signed(
    _ root: RootMetadata, by keys: [SigningKey]
  ) throws(PublishFailure) -> [UInt8] {
    do { return try SignedDocument(root, signedBy: keys).file } catch {
      throw .keys("the system has no randomness left to sign with")
    }
  }
}
