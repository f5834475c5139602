import Synchronization
import VMLBuild
import VMLPreview

/// Draws documents, and keeps the last drawings for all who look at the same.
final class FrameRenderer: Sendable {
  private let cache = Mutex(Cache())

  /// How much is kept, in bytes of HTML.
  private static let limit = 16 << 20

  private struct Key: Hashable {
    var digest: String
    var options: PreviewOptions
    var index: Int
  }

  private struct Cache {
    var drawings: [Key: (html: [UInt8], used: Int)] = [:]
    var size = 0
    var clock = 0
  }

  /// The drawing of a document.
  ///
  /// - Parameters:
  ///   - document: Its bytes.
  ///   - digest: The document's.
  ///   - options: How it is drawn.
  ///   - revision: That of the index with the pictures that the options have.
  /// - Returns: HTML for the preview's style sheet.
  func html(
    of document: [UInt8], _ digest: String, _ options: PreviewOptions, revision: Int
  ) async -> [UInt8] {
    var plain = options
    plain.assets = [:]
    let key = Key(digest: digest, options: plain, index: revision)
    let known = cache.withLock { cache in
      cache.clock += 1
      cache.drawings[key]?.used = cache.clock
      return cache.drawings[key]?.html
    }
    if let known { return known }
    let html = await onLargeStack { renderPreview(document, options).html }
    cache.withLock { cache in
      if cache.drawings[key] == nil { cache.size += html.count }
      cache.drawings[key] = (html, cache.clock)
      while cache.size > Self.limit, cache.drawings.count > 1,
        let oldest = cache.drawings.min(by: { $0.value.used < $1.value.used })
      {
        cache.size -= oldest.value.html.count
        cache.drawings[oldest.key] = nil
      }
    }
    return html
  }
}
