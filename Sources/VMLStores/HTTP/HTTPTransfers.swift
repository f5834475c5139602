import CLibCurl
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The requests that are on their way, on the thread that runs them.
///
/// Others hand requests over under a lock, and wake the thread. Handles of libcurl are that
/// thread's alone.
final class HTTPTransfers: Sendable {
  private let certificates: String?
  private let deadlines: HTTPDeadlines
  private let shared = Mutex(Shared())
  /// Held while the thread runs.
  private let running = Mutex(())

  /// State that threads share.
  private struct Shared {
    var arrived: [Arrival] = []
    var hasEnded = false
    /// `nil` where the thread does not run.
    var library: HTTPLibrary?
  }

  /// A request that was handed over.
  private struct Arrival: Sendable {
    let request: HTTPRequest
    let limit: Int
    let order: Order
    let continuation: CheckedContinuation<Result<HTTPAnswer, HTTPFailure>, Never>
  }

  /// Whether an answer is still wanted.
  private final class Order: Sendable {
    let isCancelled = Atomic(false)
  }

  init(certificates: String?, deadlines: HTTPDeadlines) {
    self.certificates = certificates
    self.deadlines = deadlines
  }

  /// Hands a request over, and waits for its answer.
  func send(_ request: HTTPRequest, limit: Int) async throws(HTTPFailure) -> HTTPAnswer {
    let order = Order()
    let result: Result<HTTPAnswer, HTTPFailure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let arrival = Arrival(
          request: request, limit: limit, order: order, continuation: continuation)
        tellThread { $0.arrived.append(arrival) }
      }
    } onCancel: {
      order.isCancelled.store(true, ordering: .relaxed)
      tellThread { _ in }
    }
    return try result.get()
  }

  /// Ends the thread, and waits until its connections are closed: where the program ends before
  /// that, the library is cleared away under them.
  ///
  /// No request may be on its way.
  func end() {
    tellThread { $0.hasEnded = true }
    running.withLock { _ in }
  }

  private func tellThread(_ change: (inout sending Shared) -> Void) {
    shared.withLock { shared in
      change(&shared)
      shared.library?.wake()
    }
  }

  // MARK: The thread

  /// Runs requests until ``end()``.
  func run() {
    running.withLock { _ in
      ignoreBrokenPipes()
      let library = HTTPLibrary()
      shared.withLock { $0.library = library }
      runRequests(library)
      shared.withLock { $0.library = nil }
    }
  }

  private func runRequests(_ library: HTTPLibrary) {
    var underWay: [HTTPTransfer.ID: (transfer: HTTPTransfer, arrival: Arrival)] = [:]
    func end(_ id: HTTPTransfer.ID, _ result: (HTTPTransfer) -> Result<HTTPAnswer, HTTPFailure>) {
      guard let (transfer, arrival) = underWay.removeValue(forKey: id) else { return }
      library.remove(transfer)
      arrival.continuation.resume(returning: result(transfer))
    }
    while true {
      let (arrived, hasEnded) = shared.withLock { shared in
        defer { shared.arrived = [] }
        return (shared.arrived, shared.hasEnded)
      }
      if hasEnded { break }
      for arrival in arrived {
        do throws(HTTPFailure) {
          let transfer = try HTTPTransfer(
            arrival.request, limit: arrival.limit, certificates: certificates, deadlines: deadlines)
          underWay[transfer.id] = (transfer, arrival)
          library.add(transfer)
        } catch {
          arrival.continuation.resume(returning: .failure(error))
        }
      }
      for (id, code) in library.perform() { end(id) { $0.result(code) } }
      for (id, (transfer, arrival)) in underWay {
        if arrival.order.isCancelled.load(ordering: .relaxed) {
          end(id) { _ in .failure(.interrupted) }
        } else if let failure = transfer.overdue() {
          end(id) { _ in .failure(failure) }
        }
      }
      library.wait(milliseconds: underWay.isEmpty ? idlePause : busyPause)
    }
  }
}

/// libcurl's handle of several requests. A thread may wake another that waits; all else is one
/// thread's.
// SAFETY: the handle is freed with the value, and libcurl lets any thread wake another.
@safe private final class HTTPLibrary: @unchecked Sendable {
  private let handle: OpaquePointer

  init() {
    // SAFETY: freed with this value.
    guard isPrepared, let handle = unsafe curl_multi_init() else {
      preconditionFailure("there is memory for connections")
    }
    unsafe self.handle = handle
    // Otherwise it keeps few connections while few requests are on their way.
    _ = unsafe ccurl_multi_set_number(handle, CURLMOPT_MAXCONNECTS, connectionLimit)
  }

  deinit {
    // SAFETY: nothing else has it any more.
    _ = unsafe curl_multi_cleanup(handle)
  }

  /// The caller keeps it until it is removed.
  func add(_ transfer: HTTPTransfer) {
    // SAFETY: both live.
    _ = unsafe curl_multi_add_handle(handle, transfer.handle)
  }

  func remove(_ transfer: HTTPTransfer) {
    // SAFETY: both live.
    _ = unsafe curl_multi_remove_handle(handle, transfer.handle)
  }

  /// Does what can be done without waiting.
  ///
  /// - Returns: Those that are done, and how they ended.
  func perform() -> [(id: HTTPTransfer.ID, code: CURLcode)] {
    var count: Int32 = 0
    // SAFETY: all that was added lives; the calls write to variables of ours, and a message stays
    // until the next one.
    _ = unsafe curl_multi_perform(handle, &count)
    var done: [(HTTPTransfer.ID, CURLcode)] = []
    while let message = unsafe curl_multi_info_read(handle, &count) {
      done.append(
        unsafe (
          HTTPTransfer.ID(bitPattern: message.pointee.easy_handle), message.pointee.data.result
        ))
    }
    return done
  }

  /// Waits until there is something to do, or another thread says so.
  func wait(milliseconds: Int32) {
    // SAFETY: no descriptors are given.
    _ = unsafe curl_multi_poll(handle, nil, 0, milliseconds, nil)
  }

  func wake() {
    // SAFETY: the handle lives.
    _ = unsafe curl_multi_wakeup(handle)
  }
}

/// As many as there can be requests at a time.
private let connectionLimit = 512
/// Time that the thread waits for something to happen, in milliseconds: with requests it looks
/// whether one is overdue.
private let busyPause: Int32 = 200
private let idlePause: Int32 = 60_000

/// Prepares the library, once.
private let isPrepared = curl_global_init(Int(CURL_GLOBAL_SSL)) == CURLE_OK

/// Has writes on this thread to connections that the other side has closed fail, and not end the
/// program.
private func ignoreBrokenPipes() {
  var signals = sigset_t()
  // SAFETY: the set is a variable of ours.
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
}
