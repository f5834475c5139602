import CLibCurl

/// One request on its way, with libcurl's handle of it.
// SAFETY: the handle is freed with the value, and every user of it holds the value until then.
@safe final class HTTPTransfer {
  typealias ID = Int

  let handle: OpaquePointer
  /// The handle's address.
  // SAFETY: it is a number.
  var id: ID { unsafe ID(bitPattern: handle) }

  private let request: HTTPRequest
  private let limit: Int
  private let certificates: String?
  private let deadlines: HTTPDeadlines
  /// Memory that the handle reads while it is in use.
  private var headerList: UnsafeMutablePointer<curl_slist>?

  private var status = 0
  private var headers: [(name: String, value: String)] = []
  private var headerSize = 0
  private var body: [UInt8] = []
  private var hasBeenSent = false
  /// Why it was broken off here.
  private var failure: HTTPFailure?
  /// Whether the rest of the body was not wanted.
  private var isCut = false

  private let start = ContinuousClock.now
  private var moved = (bytes: 0, at: ContinuousClock.now)

  /// - Throws: If the request cannot be sent as it is.
  init(
    _ request: HTTPRequest, limit: Int, certificates: String?, deadlines: HTTPDeadlines
  ) throws(HTTPFailure) {
    // SAFETY: freed with this value.
    guard let handle = unsafe curl_easy_init() else {
      preconditionFailure("there is memory for a request")
    }
    unsafe self.handle = handle
    self.request = request
    self.limit = limit
    self.certificates = certificates
    self.deadlines = deadlines
    try setConnection()
    try setHeaders()
    try setMethod()
    try setReceivers()
  }

  deinit {
    // SAFETY: both are this value's, and nothing else uses them any more.
    unsafe curl_easy_cleanup(handle)
    unsafe curl_slist_free_all(headerList)
  }

  // MARK: What is sent

  private func setConnection() throws(HTTPFailure) {
    let server = request.server
    try set(CURLOPT_URL, server.start + request.target)
    if let socket = server.socket { try set(CURLOPT_UNIX_SOCKET_PATH, socket) }
    // SAFETY: the handle is this value's.
    try check(unsafe ccurl_allow_http(handle))
    // What is signed is the path as it stands.
    try set(CURLOPT_PATH_AS_IS, 1)
    try set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    try set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    if let certificates {
      try set(CURLOPT_CAINFO, certificates)
      // The system's folder would still be trusted, where there is one.
      _ = unsafe ccurl_set_text(handle, CURLOPT_CAPATH, nil)
    }
    // A proxy would hear what stays on this machine because it is not encrypted.
    if server.isLoopback { try set(CURLOPT_PROXY, "") }
    try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    try set(CURLOPT_CONNECTTIMEOUT_MS, deadlines.connect.milliseconds)
    // Servers close what is idle, some after 20 seconds.
    try set(CURLOPT_MAXAGE_CONN, 15)
    // All requests would wait for the look-up of a name that was given up.
    _ = unsafe ccurl_leave_lookups(handle)
    // Signals are for programs of one thread.
    try set(CURLOPT_NOSIGNAL, 1)
  }

  /// Sends what the request has, without what libcurl would add.
  private func setHeaders() throws(HTTPFailure) {
    for header in request.headers
    where header.value.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw HTTPFailure(unsendable: header.name)
    }
    let names = Set(request.headers.map { $0.name.lowercased() })
    var lines = request.headers.map { $0.value.isEmpty ? $0.name + ";" : "\($0.name): \($0.value)" }
    lines += ["Accept", "Content-Type", "Expect"].filter { !names.contains($0.lowercased()) }
      .map { $0 + ":" }
    for line in lines {
      // SAFETY: the list is this value's; each line is copied.
      guard let list = unsafe curl_slist_append(headerList, line) else {
        throw HTTPFailure(CURLE_OUT_OF_MEMORY, request.server)
      }
      unsafe headerList = list
    }
    // SAFETY: the list stays for as long as the handle.
    try check(unsafe ccurl_set_list(handle, CURLOPT_HTTPHEADER, headerList))
  }

  private func setMethod() throws(HTTPFailure) {
    if request.method == "HEAD" {
      try set(CURLOPT_NOBODY, 1)
    } else if !request.body.isEmpty || request.method == "PUT" {
      // SAFETY: the count is the body's, and as many bytes are copied.
      try check(
        unsafe ccurl_set_size(
          handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count)))
      try check(unsafe ccurl_set_bytes(handle, CURLOPT_COPYPOSTFIELDS, request.body))
    }
    try set(CURLOPT_CUSTOMREQUEST, request.method)
  }

  private func set(_ option: CURLoption, _ value: Int) throws(HTTPFailure) {
    // SAFETY: the handle is this value's; callers give options of this type.
    try check(unsafe ccurl_set_number(handle, option, value))
  }

  private func set(_ option: CURLoption, _ value: String?) throws(HTTPFailure) {
    // SAFETY: the handle is this value's; callers give options of this type, whose text is copied.
    try check(unsafe ccurl_set_text(handle, option, value))
  }

  private func check(_ code: CURLcode) throws(HTTPFailure) {
    if code != CURLE_OK { throw HTTPFailure(code, request.server) }
  }

  // MARK: What comes

  private func setReceivers() throws(HTTPFailure) {
    // SAFETY: this value lives for as long as its handle is in use.
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    try check(unsafe ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION, receiveHeader))
    try check(unsafe ccurl_set_context(handle, CURLOPT_HEADERDATA, context))
    try check(unsafe ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION, receiveBody))
    try check(unsafe ccurl_set_context(handle, CURLOPT_WRITEDATA, context))
    // A request may have been carried out once it was sent, also if its connection ends without an
    // answer: libcurl would send it again on another connection, and return the answer to the
    // second one. Older versions have no gate; they repeat only on connections that were used
    // before.
    if unsafe ccurl_set_gate(handle, allowOnce, context) != CURLE_OK {
      try set(CURLOPT_FRESH_CONNECT, 1)
    }
  }

  /// Whether the request may be sent.
  fileprivate func mayBeSent() -> Bool {
    defer { hasBeenSent = true }
    if hasBeenSent { failure = HTTPFailure(closing: request.server) }
    return failure == nil
  }

  /// - Returns: Whether to go on.
  fileprivate func addHeader(_ line: some Collection<UInt8>) -> Bool {
    headerSize += line.count
    guard headerSize <= headerLimit else {
      failure = HTTPFailure(garblingBy: request.server)
      return false
    }
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") {
      // One before it told of progress.
      headers = []
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if let colon = text.firstIndex(of: ":") {
      headers.append(
        (name: String(text[..<colon]), value: trimmed(text[text.index(after: colon)...])))
    }
    return true
  }

  /// - Returns: Whether to go on.
  fileprivate func addBody(_ part: UnsafeRawBufferPointer) -> Bool {
    let answer = HTTPAnswer(status: status, headers: headers, body: [])
    let limit = answer.isSuccess ? limit : failureBodyLimit
    let length = answer["Content-Length"].flatMap { Int($0) } ?? 0
    if answer.isSuccess, max(length, body.count + part.count) > limit {
      failure = .tooLarge
      return false
    }
    // SAFETY: the part lives for the call.
    unsafe body += part.prefix(limit - body.count)
    isCut = body.count == limit && !answer.isSuccess
    return !isCut
  }

  // MARK: How it ends

  /// Why the request is to be broken off by now; `nil` where it is in time.
  func overdue() -> HTTPFailure? {
    let now = ContinuousClock.now
    if now - start > deadlines.whole { return HTTPFailure(overdueAt: request.server) }
    // SAFETY: the handle is this value's.
    let isConnected = unsafe ccurl_get_size(handle, CURLINFO_PRETRANSFER_TIME_T) > 0
    let bytes = unsafe Int(ccurl_get_size(handle, CURLINFO_SIZE_UPLOAD_T))
    let sum = bytes + headerSize + body.count
    if !isConnected || sum != moved.bytes { moved = (sum, now) }
    return now - moved.at > deadlines.stall ? HTTPFailure(stallAt: request.server) : nil
  }

  func result(_ code: CURLcode) -> Result<HTTPAnswer, HTTPFailure> {
    if let failure { return .failure(failure) }
    if code == CURLE_OK || isCut {
      return .success(HTTPAnswer(status: status, headers: headers, body: body))
    }
    if code == CURLE_SSL_CACERT_BADFILE { return .failure(HTTPFailure(unreadable: certificates)) }
    // SAFETY: the handle is this value's.
    let system = unsafe Int32(ccurl_get_number(handle, CURLINFO_OS_ERRNO))
    let isReached = unsafe ccurl_get_number(handle, CURLINFO_LOCAL_PORT) > 0
    return .failure(
      HTTPFailure(code, request.server, system: system, isReached: isReached))
  }
}

/// Of a body that tells why something failed, in bytes.
private let failureBodyLimit = 64 * 1024
/// Of all headers, in bytes.
private let headerLimit = 128 * 1024

private func trimmed(_ text: Substring) -> String {
  let start = text.drop(while: \.isWhitespace)
  return String(start.reversed().drop(while: \.isWhitespace).reversed())
}

extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

// MARK: What libcurl calls

private let receiveHeader: curl_write_callback = { bytes, _, count, context in
  // SAFETY: `setReceivers` gives the context; the bytes live for the call.
  unsafe transfer(context).addHeader(received(bytes, count)) ? count : 0
}

private let receiveBody: curl_write_callback = { bytes, _, count, context in
  // SAFETY: as above.
  unsafe transfer(context).addBody(received(bytes, count)) ? count : 0
}

private let allowOnce:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32,
    Int32
  ) -> Int32 = { context, _, _, _, _ in
    // SAFETY: as above.
    unsafe transfer(context).mayBeSent() ? 0 : 1
  }

// SAFETY: `context` has to be a transfer's that lives.
@unsafe private func transfer(_ context: UnsafeMutableRawPointer?) -> HTTPTransfer {
  guard let context = unsafe context else { preconditionFailure("libcurl hands the context on") }
  // SAFETY: callers see to it.
  return unsafe Unmanaged<HTTPTransfer>.fromOpaque(context).takeUnretainedValue()
}

private func received(
  _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int
) -> UnsafeRawBufferPointer {
  // SAFETY: there are as many bytes as libcurl says.
  unsafe UnsafeRawBufferPointer(start: bytes, count: count)
}
