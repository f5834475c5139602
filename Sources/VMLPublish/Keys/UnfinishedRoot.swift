import VMLFiles
public import VMLRelease

// A root may take keys that are never in one place: then each signs by itself, and the next root
// waits among the others, as 'N.root.unfinished.json', until enough have.

/// The next root, with the signatures that it has by now.
public struct UnfinishedRoot: Hashable, Sendable {
  public var version: Int
  /// Roles that it has other keys for.
  public var newRoles: [Role]
  /// Number of signatures of the last root's keys.
  public var valid: Int
  /// Number of them that it takes.
  public var threshold: Int
  public var isFinished: Bool { valid >= threshold }
}

extension KeyFolder {
  private static func unfinishedFile(version: Int) -> String { "\(version).root.unfinished.json" }

  /// The next root that waits for signatures; `nil` for none.
  public func unfinishedRoot() throws(PublishFailure) -> UnfinishedRoot? {
    let roots = try load(withKeys: false).roots
    guard let last = roots.last, let document = try readUnfinished(after: last) else { return nil }
    return described(document, after: last)
  }

  /// Adds the signatures of the root's keys that are at hand to the next root, and makes it count
  /// where these are enough.
  ///
  /// - Throws: Where no root waits for signatures, and without a key that it lacks.
  public func signRoot() throws(PublishFailure) -> UnfinishedRoot {
    let known = try load()
    guard let last = known.roots.last, var document = try readUnfinished(after: last) else {
      throw .keys(
        "no root in '\(roots)' waits for signatures; 'vmlc keys rotate' makes the next one")
    }
    let ids = document.signed["roles"]?["root"]?["keyids"]?.strings ?? []
    let keys = (known.keys[.root] ?? []).filter { key in
      let counts =
        last.metadata.roles[.root]?.keys.contains(key.publicKey) == true
        || ids.contains(key.publicKey.id)
      return counts && !document.signatures.contains { $0.keyID == key.publicKey.id }
    }
    guard !keys.isEmpty else {
      throw .keys("no key of the root is at hand that has not signed the next one already")
    }
    do {
      for key in keys { try document.sign(with: key) }
    } catch {
      throw .keys("the system has no randomness left to sign with")
    }
    let state = described(document, after: last)
    guard state.isFinished else {
      try writeUnfinished(document.file, version: state.version)
      return state
    }
    let root: RootMetadata
    do throws(TrustFailure) {
      var trusted = try TrustedChannel("", trusting: .root(last.file))
      try trusted.update(root: document.file)
      root = trusted.root ?? last.metadata
    } catch {
      throw .keys("the next root in '\(roots)' cannot be used: \(error)")
    }
    let folder = try openRoots(making: false)
    try writeRoot(document.file, version: state.version, to: folder)
    _ = try onDisk { () throws(FileSystemError) in
      try folder.remove(Self.unfinishedFile(version: state.version))
    }
    if self.keys != nil { try finishRotation(in: keyFolder(), root) }
    return state
  }

  /// Puts each key of a role into a file of its own, to be taken apart.
  ///
  /// - Returns: The files, in the folder of the keys.
  public func split(_ role: Role) throws(PublishFailure) -> [String] {
    let folder = try keyFolder()
    let name = Self.file(of: role)
    let bytes = try onDisk { () throws(FileSystemError) in
      try folder.status(name) == nil ? nil : try folder.read(name, limit: 1 << 20)
    }
    guard let bytes else {
      throw .keys("there is no '\(keys ?? "")/\(name)' whose keys could be taken apart")
    }
    let found: [SigningKey]
    do throws(KeyTextMistake) {
      found = try readSigningKeys(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .keys("the key '\(keys ?? "")/\(name)' cannot be used: \(error)")
    }
    guard found.count > 1 else { throw .keys("'\(keys ?? "")/\(name)' holds one key alone") }
    let files = found.indices.map { "\(role.rawValue)-\($0 + 1).pem" }
    for (file, key) in zip(files, found) {
      try onDisk { () throws(FileSystemError) in
        try folder.writeNew(file, Array(key.pem.utf8).span, isPrivate: true)
      }
    }
    try onDisk { () throws(FileSystemError) in
      try folder.synchronize()
      try folder.remove(name)
    }
    return files
  }

  func checkNoneUnfinished(after version: Int) throws(PublishFailure) {
    let name = Self.unfinishedFile(version: version + 1)
    let isThere = try onDisk { () throws(FileSystemError) in
      try Folder.open(roots).status(name) != nil
    }
    guard isThere else { return }
    throw .keys(
      "'\(roots)/\(name)' waits for signatures: 'vmlc keys sign' adds one; remove it to begin again"
    )
  }

  func writeUnfinished(_ file: [UInt8], version: Int) throws(PublishFailure) {
    let folder = try openRoots(making: true)
    let name = Self.unfinishedFile(version: version)
    try onDisk { () throws(FileSystemError) in
      try folder.remove(name + ".new")
      try folder.writeNew(name + ".new", file.span)
      try folder.rename(name + ".new", to: name)
      try folder.synchronize()
    }
  }

  private func readUnfinished(
    after last: Signing.Root
  ) throws(PublishFailure) -> SignedDocument? {
    let name = Self.unfinishedFile(version: last.metadata.version + 1)
    let folder = try openRoots(making: false)
    let bytes = try onDisk { () throws(FileSystemError) in
      try folder.status(name) == nil ? nil : try folder.read(name, limit: 4 << 20)
    }
    guard let bytes else { return nil }
    let document: SignedDocument
    do throws(JSONMistake) { document = try SignedDocument(file: bytes) } catch {
      throw .keys("'\(roots)/\(name)' cannot be used: \(error)")
    }
    // A rotation gives a role other keys, and never other numbers; a signer would not see those.
    for (role, signers) in last.metadata.roles {
      let entry = document.signed["roles"]?[role.rawValue]
      guard entry?["threshold"]?.integer == signers.threshold,
        entry?["keyids"]?.strings?.count == signers.keys.count
      else {
        throw .keys(
          "'\(roots)/\(name)' asks for other numbers of keys or signatures of "
            + "'\(role.rawValue)' than the root before; remove it, and begin the rotation again")
      }
    }
    return document
  }

  private func described(_ document: SignedDocument, after last: Signing.Root) -> UnfinishedRoot {
    let signers = last.metadata.roles[.root]
    let newRoles = Role.allCases.filter { role in
      let ids = document.signed["roles"]?[role.rawValue]?["keyids"]?.strings ?? []
      return Set(ids) != Set((last.metadata.roles[role]?.keys ?? []).map(\.id))
    }
    return UnfinishedRoot(
      version: last.metadata.version + 1, newRoles: newRoles,
      valid: signers.map(document.validSignatureCount) ?? 0, threshold: signers?.threshold ?? 1)
  }
}
