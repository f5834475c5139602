import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// HTTP by the system's loader, with bodies that come in parts.
///
/// By a delegate, since that is what Foundation has on every system.
final class HTTPLoader: Sendable {
  private let session: URLSession
  private let delegate: Delegate

  enum Part: Sendable {
    case head(status: Int, contentType: String?)
    case bytes([UInt8])
  }

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    delegate = Delegate()
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// The head of an answer, and then its body.
  ///
  /// Without a reader the request is cancelled. A body is posted, and goes to no other host.
  func parts(
    of url: String, headers: [String: String], limit: Int?, posting body: [UInt8]? = nil
  ) throws -> AsyncThrowingStream<Part, any Error> {
    guard let url = URL(string: url), url.scheme != nil else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    if let body {
      request.httpMethod = "POST"
      request.httpBody = Data(body)
    }
    let (stream, parts) = AsyncThrowingStream.makeStream(of: Part.self)
    let task = session.dataTask(with: request)
    delegate.add(task.taskIdentifier, Delegate.Reader(parts: parts, limit: limit))
    parts.onTermination = { _ in task.cancel() }
    task.resume()
    return stream
  }
}

/// Gives each part to the reader of its request.
// SAFETY: the readers are used under the lock alone.
private final class Delegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var readers: [Int: Reader] = [:]

  struct Reader {
    var parts: AsyncThrowingStream<HTTPLoader.Part, any Error>.Continuation
    /// Bytes after which the task ends.
    var limit: Int?
    var count = 0
  }

  func add(_ task: Int, _ reader: Reader) {
    lock.withLock { readers[task] = reader }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let reader = lock.withLock { readers[dataTask.taskIdentifier] }
    if let response = response as? HTTPURLResponse {
      reader?.parts.yield(
        .head(
          status: response.statusCode,
          contentType: response.value(forHTTPHeaderField: "Content-Type")))
    }
    completionHandler(.allow)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let first = task.originalRequest, first.httpMethod == "POST" else {
      return completionHandler(request)
    }
    let stays =
      request.url?.host == first.url?.host && request.url?.scheme == first.url?.scheme
      && request.url?.port == first.url?.port && request.httpMethod == "POST"
    completionHandler(stays ? request : nil)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let reader = lock.withLock {
      readers[dataTask.taskIdentifier]?.count += data.count
      return readers[dataTask.taskIdentifier]
    }
    reader?.parts.yield(.bytes(Array(data)))
    if let reader, let limit = reader.limit, reader.count > limit { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let reader = lock.withLock { readers.removeValue(forKey: task.taskIdentifier) }
    reader?.parts.finish(throwing: error)
  }
}
