private import CBuildInformation
private import VMLBuild
private import VMLCatalog

/// The version of the compiler, and the commit and the catalogue that it was made from, as `vmlc
/// --version` prints them: `0.1.0 (commit 1a2b3c4d5e, SwiftUI of iOS 26.2)`.
///
/// The version comes first, so that a script can read it as the first word. `+` after the commit
/// says that files had changed since; without the commit, the sources were no checkout.
public var versionText: String {
  let source = programCommit.map { "commit \($0), " } ?? ""
  return "\(compilerVersion) (\(source)SwiftUI of \(Catalog.newestSystem))"
}

/// The commit that the program was made from; `nil` if its sources were no checkout.
public var programCommit: String? {
  // SAFETY: the function returns a constant text that ends with a NUL.
  let commit = unsafe String(cString: cbuildinformation_commit())
  return commit.isEmpty ? nil : commit
}
