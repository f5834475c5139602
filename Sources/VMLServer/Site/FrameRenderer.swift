import Synchronization
import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLPreview

/// A drawing of a document.
struct FrameDrawing: Sendable {
  var html: [UInt8]
  /// The lifecycle templates that can be drawn instead.
  var states: [String]
}

/// Draws documents, and keeps the last drawings for all who look at the same.
final class FrameRenderer: Sendable {
  private let cache = Mutex(Cache())
  /// By digest of a document: the names of its lifecycle templates.
  private let names = Mutex<[String: [String]]>([:])

  /// Number of bytes of HTML that are kept.
  private static let limit = 16 << 20
  /// Number of documents whose names are kept.
  private static let nameLimit = 1024

  private struct Key: Hashable {
    var digest: String
    var options: PreviewOptions
    var state: String?
    var index: Int
  }

  private struct Cache {
    var drawings: [Key: (drawing: FrameDrawing, used: Int)] = [:]
    var size = 0
    var clock = 0
  }

  /// The drawing of a document.
  ///
  /// - Parameters:
  ///   - document: Its bytes.
  ///   - digest: The document's.
  ///   - options: How it is drawn.
  ///   - state: The lifecycle template that is drawn instead; one that the document lacks counts as
  ///     none.
  ///   - revision: The revision of the index with the pictures that the options have.
  ///   - built: The document as it was built, with its digest, where `document` is what its page
  ///     has come to.
  /// - Returns: HTML for the preview's style sheet, and what else there is to draw.
  func drawing(
    of document: [UInt8], _ digest: String, _ options: PreviewOptions, state: String? = nil,
    revision: Int, built: (document: [UInt8], digest: String)? = nil
  ) async -> FrameDrawing {
    var plain = options
    plain.assets = [:]
    let key = Key(digest: digest, options: plain, state: state, index: revision)
    let known = cache.withLock { cache in
      cache.clock += 1
      cache.drawings[key]?.used = cache.clock
      return cache.drawings[key]?.drawing
    }
    if let known { return known }
    let drawing = await onLargeStack {
      let markup = parsed(document)
      let preview =
        state.flatMap { renderPreview(ofLifecycle: $0, in: markup, options) }
        ?? renderPreview(markup, options)
      let states =
        if let built, built.digest != digest { self.lifecycles(of: built) } else {
          lifecycleNames(in: markup)
        }
      return FrameDrawing(html: preview.html, states: states)
    }
    cache.withLock { cache in
      if cache.drawings[key] == nil { cache.size += drawing.html.count }
      cache.drawings[key] = (drawing, cache.clock)
      while cache.size > Self.limit, cache.drawings.count > 1,
        let oldest = cache.drawings.min(by: { $0.value.used < $1.value.used })
      {
        cache.size -= oldest.value.drawing.html.count
        cache.drawings[oldest.key] = nil
      }
    }
    return drawing
  }

  private func lifecycles(of built: (document: [UInt8], digest: String)) -> [String] {
    if let known = names.withLock({ $0[built.digest] }) { return known }
    let found = lifecycleNames(in: parsed(built.document))
    names.withLock { names in
      if names.count >= Self.nameLimit { names = [:] }
      names[built.digest] = found
    }
    return found
  }
}

/// The tree of a document; mistakes in it are passed over, as clients do.
private func parsed(_ document: [UInt8]) -> Markup {
  var ignored = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "preview.vml", bytes: document)
  return parseMarkup(file, as: .document, reporting: &ignored)
}
