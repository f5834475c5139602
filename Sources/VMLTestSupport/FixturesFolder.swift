public import Foundation

/// The folder that holds Package.swift, found from this file, so that tests read and rewrite the
/// files of the checkout and not copies of them.
public let repositoryFolder = URL(filePath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

/// The `Tests/Fixtures` folder.
public let fixturesFolder = repositoryFolder.appending(path: "Tests/Fixtures")
