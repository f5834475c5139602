import Foundation
public import Testing
import VMLFiles

/// Expects the error that a closure throws to read as `description`, with `ROOT` for the folder.
public func expectFileSystemError<Result>(
  _ description: String, in folder: TemporaryFolder? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) {
  do {
    _ = try body()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
  } catch let error as FileSystemError {
    let found = folder.map {
      error.description.replacingOccurrences(of: $0.path, with: "ROOT")
    }
    #expect((found ?? error.description) == description, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
